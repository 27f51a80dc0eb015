/** Settlement in the browser. */
import type { GameModule } from '$lib/game';
import BoardList from './BoardList.svelte';
import Panel from './Panel.svelte';
import ExchangePane from './panes/ExchangePane.svelte';
import HeroesPane from './panes/HeroesPane.svelte';
import MarketPane from './panes/MarketPane.svelte';
import OthersPane from './panes/OthersPane.svelte';
import PromptButtons from './PromptButtons.svelte';
import Supplies from './Supplies.svelte';
import Table from './Table.svelte';
import WordCard from './WordCard.svelte';

/** Words with a card: the buildings, artifacts and heroes of the box, not what is said about them. */
const CARD = /^(building|artifact|hero)-(?!.*-(effect|short)$)/;
const SEAT = /^(?:stock|settlers|bonus|land|lot|region|street|action|heroes|artifact|score)-(\d)(?:-|$)/;

export default {
  Table,
  PromptButtons,
  Panel,
  Supplies,
  BoardList,
  WordCard,
  sheets: [
    { id: 'market', label: 'settlement-tab-market', symbol: 'stall', Pane: MarketPane },
    { id: 'heroes', label: 'settlement-tab-heroes', symbol: 'guild-defender', Pane: HeroesPane },
    { id: 'exchange', label: 'settlement-tab-exchange', symbol: 'turn', Pane: ExchangePane },
    { id: 'others', label: 'settlement-tab-others', symbol: 'house', Pane: OthersPane },
  ],
  hasCard: (word) => CARD.test(word),
  confirm: ['end', 'pass'],
  keys: { e: { block: 'end' }, f: { block: 'finish' }, p: { block: 'pass' } },
  seatOfAnchor: (anchor) => {
    const seat = SEAT.exec(anchor)?.[1];
    return seat === undefined ? null : Number(seat);
  },
} satisfies GameModule;
