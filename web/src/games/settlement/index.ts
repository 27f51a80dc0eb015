/** Settlement in the browser. */
import type { GameModule } from '$lib/game';
import OthersPane from '$lib/ui/OthersPane.svelte';
import BoardList from './BoardList.svelte';
import Panel from './Panel.svelte';
import ExchangePane from './panes/ExchangePane.svelte';
import HeroesPane from './panes/HeroesPane.svelte';
import MarketPane from './panes/MarketPane.svelte';
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
    { id: 'market', label: 'settlement-tab-market', symbol: 'stall', Pane: MarketPane },
    { id: 'heroes', label: 'settlement-tab-heroes', symbol: 'guild-defender', Pane: HeroesPane },
    { id: 'exchange', label: 'settlement-tab-exchange', symbol: 'turn', Pane: ExchangePane },
    { id: 'others', label: 'settlement-tab-others', symbol: 'house', Pane: OthersPane },
  ],
  others: { show: 'settlement-show-board', alone: 'settlement-alone' },
  // The buildings, artifacts and heroes of the box, not the texts about them.
  cards: /^(building|artifact|hero)-(?!.*-(effect|short)$)/,
  confirm: ['end', 'pass'],
  keys: { e: { block: 'end' }, f: { block: 'finish' }, p: { block: 'pass' } },
  seatAnchors: /^(?:stock|settlers|bonus|land|lot|region|street|action|heroes|artifact|score)-(\d)(?:-|$)/,
} satisfies GameModule;
