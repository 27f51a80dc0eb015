/** Hamlet in the browser. */
import type { GameModule } from '$lib/game';
import PromptButtons from './PromptButtons.svelte';
import Table from './Table.svelte';

const SEAT = /^(?:gold|hand|supply|score)-(\d)$/;

export default {
  Table,
  PromptButtons,
  confirm: ['end'],
  keys: { e: { block: 'end' }, d: { block: 'done' } },
  seatOfAnchor: (anchor) => {
    const seat = SEAT.exec(anchor)?.[1];
    return seat === undefined ? null : Number(seat);
  },
} satisfies GameModule;
