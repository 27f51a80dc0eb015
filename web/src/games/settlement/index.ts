/** Settlement in the browser. */
import type { GameModule } from '$lib/game';
import { canExchange, idleSettlers, placesOf, promptOf } from './model';
import type { Components } from './types';
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
    {
      id: 'market',
      label: 'settlement-tab-market',
      symbol: 'stall',
      Pane: MarketPane,
      lit: (table) => table.movesOf('build').length + table.movesOf('artifact').length > 0,
    },
    {
      id: 'heroes',
      label: 'settlement-tab-heroes',
      symbol: 'guild-defender',
      Pane: HeroesPane,
      lit: (table) => table.movesOf('invite').length > 0,
    },
    {
      id: 'exchange',
      label: 'settlement-tab-exchange',
      symbol: 'turn',
      Pane: ExchangePane,
      lit: canExchange,
    },
    { id: 'others', label: 'settlement-tab-others', symbol: 'house', Pane: OthersPane },
  ],
  others: { show: 'settlement-show-board' },
  // The buildings, artifacts and heroes of the box, not the texts about them.
  cards: /^(building|artifact|hero)-(?!.*-(effect|short|gist)$)/,
  confirm: ['end', 'pass'],
  waste: (table, block) => {
    const n = block === 'pass' ? idleSettlers(table) : 0;
    return n ? { id: 'settlement-pass-idle', args: { n } } : null;
  },
  prompt: promptOf,
  begun: { build: { prompt: 'settlement-picked-build', open: 'settlement-picked-lot' } },
  rounds: true,
  upright: true,
  stacked: true,
  places: placesOf,
  keys: { e: { block: 'end' }, f: { block: 'finish' }, p: { block: 'pass' } },
  titles: ({ ranks }: Components) => ranks.map(({ key, from }) => ({ word: `rank-${key}`, from })),
  seatAnchors: /^(?:stock|settlers|bonus|land|lot|region|street|action|heroes|artifact|score)-(\d)(?:-|$)/,
} satisfies GameModule;
