/** Hamlet in the browser. */
import type { GameModule } from '$lib/game';
import OthersPane from '$lib/ui/OthersPane.svelte';
import BoardList from './BoardList.svelte';
import Panel from './Panel.svelte';
import BlueprintsPane from './panes/BlueprintsPane.svelte';
import ChurchPane from './panes/ChurchPane.svelte';
import GoalsPane from './panes/GoalsPane.svelte';
import PromptButtons from './PromptButtons.svelte';
import Supplies from './Supplies.svelte';
import Table from './Table.svelte';
import WordCard from './WordCard.svelte';

export default {
  Table,
  PromptButtons,
  Panel,
  Supplies,
  BoardList,
  WordCard,
  sheets: [
    {
      id: 'blueprints',
      label: 'hamlet-tab-blueprints',
      symbol: 'blueprint',
      Pane: BlueprintsPane,
      board: true,
    },
    { id: 'church', label: 'hamlet-church', symbol: 'church', Pane: ChurchPane },
    { id: 'goals', label: 'hamlet-goals', symbol: 'star', Pane: GoalsPane },
    { id: 'others', label: 'hamlet-tab-others', symbol: 'house', Pane: OthersPane },
  ],
  others: { show: 'hamlet-show-hand' },
  // Places, goals and roads, not the texts about them.
  cards: /^(place|goal|road)-(?!.*-effect$)/,
  symbols: { gold: 'coin' },
  confirm: ['end'],
  keys: { e: { block: 'end' }, d: { block: 'done' } },
  help: { p: 'hamlet-pay-all', r: 'hamlet-turn-tile', '+ − 0': 'hamlet-zoom' },
  seatAnchors: /^(?:gold|hand|supply|score)-(\d)$/,
} satisfies GameModule;
