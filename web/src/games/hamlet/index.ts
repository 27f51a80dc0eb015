/** Hamlet in the browser. */
import { asks, type GameModule } from '$lib/game';
import OthersPane from '$lib/ui/OthersPane.svelte';
import BoardList from './BoardList.svelte';
import Panel from './Panel.svelte';
import BlueprintsPane from './panes/BlueprintsPane.svelte';
import ChurchPane from './panes/ChurchPane.svelte';
import GoalsPane from './panes/GoalsPane.svelte';
import PromptButtons from './PromptButtons.svelte';
import Supplies from './Supplies.svelte';
import Table from './Table.svelte';
import { toldPlaces } from './map/told';
import { idleVillagers, promptOf } from './model';
import WordCard from './WordCard.svelte';

/** Which villager goes where. */
const WALK = /-effect-(walk|work)$/;

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
      lit: asks('blueprint', 'build'),
    },
    { id: 'church', label: 'hamlet-church', symbol: 'church', Pane: ChurchPane, lit: asks('order', 'sell') },
    { id: 'goals', label: 'hamlet-goals', symbol: 'star', Pane: GoalsPane },
    { id: 'others', label: 'hamlet-tab-others', symbol: 'house', Pane: OthersPane },
  ],
  others: { show: 'hamlet-show-hand' },
  // Places, goals and roads, not the texts about them.
  cards: /^(place|goal|road)-(?!.*-effect$)/,
  symbols: { gold: 'coin' },
  confirm: ['end'],
  waste: idleVillagers,
  prompt: promptOf,
  rounds: true,
  upright: true,
  places: toldPlaces,
  begun: {
    build: { prompt: 'hamlet-picked-build', tip: 'hamlet-next-build', varies: WALK },
    road: { prompt: 'hamlet-picked-road', tip: 'hamlet-next-road', varies: WALK },
    donkey: { prompt: 'hamlet-picked-donkey', tip: 'hamlet-next-donkey', varies: /-effect-donkey$/ },
    herd: { prompt: 'hamlet-picked-herd', tip: 'hamlet-next-herd', varies: /-effect-herd$/ },
  },
  common: WALK,
  keys: { e: { block: 'end' }, d: { block: 'done' } },
  help: { p: 'hamlet-pay-all', r: 'hamlet-turn-tile', '+ − 0': 'hamlet-zoom' },
  seatAnchors: /^(?:gold|hand|supply|score)-(\d)$/,
} satisfies GameModule;
