/** Milestones in the browser. */
import { asks, type GameModule } from '$lib/game';
import OthersPane from '$lib/ui/OthersPane.svelte';
import { roadPrompt } from './map/plan';
import { toldPlaces } from './map/told';
import { houseLeft, promptOf } from './model';
import BoardList from './BoardList.svelte';
import Panel from './Panel.svelte';
import HirePane from './panes/HirePane.svelte';
import LoopPane from './panes/LoopPane.svelte';
import MajoritiesPane from './panes/MajoritiesPane.svelte';
import PromptButtons from './PromptButtons.svelte';
import Supplies from './Supplies.svelte';
import Table from './Table.svelte';
import WordCard from './WordCard.svelte';

/** What depends on the spaces a tile is laid on. */
const LAID = /-effect-(laid-over|bonus-lost|falls|rises)$/;

export default {
  Table,
  PromptButtons,
  Panel,
  Supplies,
  BoardList,
  WordCard,
  sheets: [
    {
      id: 'loop',
      label: 'milestones-tab-loop',
      symbol: 'turn',
      Pane: LoopPane,
      board: true,
      lit: asks('move', 'place', 'cover', 'bonus'),
    },
    {
      id: 'hire',
      label: 'milestones-tab-hire',
      symbol: 'human',
      Pane: HirePane,
      lit: asks('draft', 'hire', 'buy', 'sell'),
    },
    { id: 'others', label: 'milestones-tab-others', symbol: 'house', Pane: OthersPane },
    { id: 'majorities', label: 'milestones-tab-majorities', symbol: 'star', Pane: MajoritiesPane },
  ],
  others: { show: 'milestones-show-loop' },
  // Workers, the buildings of the loop and pieces, not the texts about them.
  cards: /^(worker|space|piece)-[a-z]+$/,
  confirm: ['end'],
  waste: houseLeft,
  rounds: true,
  prompt: promptOf,
  upright: true,
  places: toldPlaces,
  begun: {
    place: { prompt: 'milestones-picked-tile', tip: 'milestones-next-tile', varies: LAID },
    hire: { prompt: 'milestones-picked-tile', tip: 'milestones-next-tile', varies: LAID },
    road: { prompt: roadPrompt, varies: /-effect-offered$/ },
    house: { prompt: 'milestones-picked-house' },
    market: { prompt: 'milestones-picked-market' },
    deliver: { prompt: 'milestones-picked-deliver' },
    bonus: { prompt: 'milestones-picked-bonus' },
  },
  keys: { e: { block: 'end' }, d: { block: 'decline' } },
  seatAnchors: /^(?:stock|space|hand|score)-(\d)(?:-|$)/,
} satisfies GameModule;
