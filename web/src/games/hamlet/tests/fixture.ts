/** A table in round thirteen as the server gave it, cut to what the tests need. */
import type { Origin, Provenance } from '$lib/types';
import { numbered, type Shape } from '../../../../tests/actions';
import { seated } from '../../../../tests/stage';
import game from '../index';
import type {
  Goal,
  HamletComponents,
  HamletTable,
  Place,
  PlayerBoard,
  Sale,
  Standing,
  Task,
  TileCard,
  Token,
  Vertex,
} from '../types';

// — The box: the first six places, the bag, and all that is small —

const digits = (text: string) => [...text].map(Number);

const origin = (provenance: Provenance, values: Record<string, Provenance> = {}): Origin => ({
  provenance,
  values,
  source: 'a review',
});

const tile = (
  key: string,
  group: TileCard['group'],
  role: TileCard['role'],
  directions: string,
  segments: string,
  cost: string,
  reward: number,
  slots: number,
  makes: number | null,
  provenance: Provenance,
  values: Record<string, Provenance> = {},
): TileCard => ({
  key,
  group,
  role,
  directions: digits(directions),
  segments,
  cost: digits(cost),
  reward,
  slots,
  makes,
  origin: origin(provenance, values),
});

const tiles = [
  tile('church', 'start', 'special', '05054343232101', 'MFFRRMRFFMRFMR', '00000000', 0, 0, null, 'public'),
  tile('quarry', 'start', 'producer', '054321', 'MMRMMM', '00000000', 0, 3, 0, 'public'),
  tile('woodcutter', 'start', 'producer', '00553322', 'FFFRFFFF', '00000000', 0, 3, 1, 'public'),
  tile('farm', 'start', 'producer', '004422', 'FFFFRF', '00000000', 0, 3, 2, 'public'),
  tile('town-hall', 'start', 'special', '0545432121', 'MFFMMMMFFR', '00000000', 0, 0, null, 'public'),
  tile('market', 'start', 'special', '111555333', 'RFFRFFFFF', '00000000', 0, 0, null, 'public'),
  tile('sawmill', 'bag', 'refinery', '0544422021', 'FFFFFRFFRF', '10200000', 4, 1, 6, 'public'),
  tile('dairy-farm', 'bag', 'refinery', '50543221', 'MMRMMRFF', '12000000', 4, 1, 4, 'public'),
  tile('stonemason', 'bag', 'refinery', '0505432321', 'RMMMMMMRMM', '01200000', 4, 1, 5, 'public'),
  tile('flour-mill', 'bag', 'refinery', '00443311', 'MRFFFMRM', '21000000', 4, 1, 3, 'public', {
    group: 'house',
    reward: 'house',
  }),
  tile('small-woodland', 'bag', 'landmark', '0543311', 'FFFFFFF', '01000000', 2, 0, null, 'public'),
  tile('small-mountain-range', 'bag', 'landmark', '054321', 'MMMMMM', '10000000', 2, 0, null, 'public'),
  tile('barn-1', 'bag', 'barn', '0053331', 'RFFRMMF', '00000003', 4, 3, null, 'house'),
  tile('barn-2', 'bag', 'barn', '0053331', 'FRMMFRF', '00000003', 4, 3, null, 'house'),
  tile('pond-1', 'bag', 'landmark', '054321', 'RFFRFF', '01100000', 2, 0, null, 'house'),
  tile('outpost-1', 'bag', 'landmark', '004422', 'RMMFRF', '10100000', 2, 0, null, 'house'),
];

const order = (gold: number, kinds: number[], count: number, points: number) => ({
  gold,
  kinds,
  count,
  points,
});
const sale = (tier: number, takes: string, points: number, gold: number): Sale => ({
  tier,
  takes: digits(takes),
  points,
  gold,
  origin: origin('house'),
});

export const COMPONENTS: HamletComponents = {
  goods: ['stone', 'wood', 'grain', 'flour', 'milk', 'brick', 'timber', 'gold'],
  tiles,
  layout: [
    [-4, 4],
    [-6, 5],
    [-8, 3],
    [-2, 4],
    [-1, 1],
    [0, 1],
  ],
  churches: [
    {
      players: [2],
      parts: 2,
      origin: origin('public'),
      orders: [
        order(10, [], 0, 6),
        order(0, [0, 1, 2], 10, 6),
        order(0, [4, 5], 3, 4),
        order(0, [6, 3], 3, 4),
      ],
    },
    {
      players: [3, 4],
      parts: 1,
      origin: origin('house'),
      orders: [
        order(10, [], 0, 6),
        order(0, [0, 1, 2], 10, 6),
        order(0, [4, 5], 3, 4),
        order(0, [6, 3], 3, 4),
        order(4, [3, 4, 5, 6], 4, 6),
      ],
    },
  ],
  sales: [
    sale(1, '0210000', 1, 1),
    sale(1, '2010000', 1, 1),
    sale(1, '0000100', 1, 2),
    sale(1, '0001000', 1, 2),
    sale(2, '1000001', 3, 1),
    sale(2, '0100010', 3, 1),
    sale(2, '0010100', 3, 1),
    sale(2, '2200000', 2, 3),
    sale(3, '0001100', 4, 3),
    sale(3, '0000011', 5, 2),
    sale(3, '0000101', 5, 2),
    sale(3, '0001010', 4, 3),
  ],
  hand: 3,
  roads: { F: [2, 0, 0, 0, 0, 0, 0, 0], M: [0, 2, 0, 0, 0, 0, 0, 0] },
};

const SHAPES: Shape[] = [
  ['produce', 32],
  ['refine', 32],
  ['blueprint', 4],
  ['villager'],
  ['donkey', 32],
  ['sell', 3],
  ['order', 5],
  ['beg'],
  ['build', 3, 32],
  ['spot', 14, 14],
  ['road', 32, 14],
  ['use', 32, 3],
  ['buy', 7],
  ['mix', 3],
  ['done'],
  ['herd', 32, 32],
  ['end'],
];

const { actions: ACTIONS, id } = numbered(SHAPES);
export { id };

// — The table —

const raw = (kind: number): Token => ({ kind, owner: null, fine: false, reward: 0 });
const made = (kind: number, owner: number, fine: boolean): Token => ({
  kind,
  owner,
  fine,
  reward: fine ? 2 : 1,
});
const place = (
  tile: number,
  at: Vertex,
  turned: number,
  links: number[],
  slots: (Token | null)[],
  flag: number | null,
): Place => ({ tile, at, turned, joined: true, links, slots, flag });

const village = [
  place(0, [-4, 4], 0, [1, 2, 3, 4, 5, 6], [], null),
  place(1, [-6, 5], 0, [0], [raw(0), raw(0), raw(0)], null),
  place(2, [-8, 3], 0, [0], [raw(1), raw(1), null], null),
  place(3, [-2, 4], 0, [0, 5, 9], [raw(2), raw(2), raw(2)], null),
  place(4, [-1, 1], 0, [0, 6], [], null),
  place(5, [0, 1], 0, [0, 3], [], null),
  place(6, [-1, 0], 5, [0, 4], [made(6, 0, true)], null),
  place(9, [-2, 6], 0, [3], [made(3, 0, false)], null),
];

const anna: PlayerBoard = {
  gold: 9,
  track: 5,
  villagers: [
    { place: 6, tired: true },
    { place: 0, tired: false },
  ],
  donkeys: [
    { place: 0, count: 1, rested: 0 },
    { place: 6, count: 1, rested: 0 },
  ],
  hand: [12, 14],
  tokens: [1, 2, 2, 1],
  villagerPrice: 7,
  roadsLeft: 3,
  ordersFilled: 0,
  salesMade: 0,
};
const ben: PlayerBoard = {
  gold: 11,
  track: 15,
  villagers: [
    { place: 3, tired: false },
    { place: 2, tired: false },
  ],
  donkeys: [{ place: 0, count: 2, rested: 0 }],
  hand: [],
  tokens: [2, 2, 2, 2],
  villagerPrice: 7,
  roadsLeft: 3,
  ordersFilled: 1,
  salesMade: 4,
};

const milestone = (goal: Goal, ...seats: number[]): Standing => ({ goal, seats, counts: null, points: null });

export const board = (change: Partial<HamletTable> = {}, own: Partial<PlayerBoard> = {}): HamletTable => ({
  round: 13,
  startSeat: 0,
  edition: 'final',
  phase: 'turn',
  ending: false,
  herd: 'ready',
  task: null,
  village,
  roads: [
    { from: 5, to: 3, segment: 2, owner: 0 },
    { from: 3, to: 9, segment: 1, owner: 1 },
    { from: 4, to: 6, segment: 8, owner: 1 },
    { from: 0, to: 6, segment: 7, owner: 0 },
  ],
  row: [
    { tile: 15, gold: 0, price: 0 },
    { tile: 11, gold: 2, price: 1 },
    { tile: 8, gold: 0, price: 2 },
    null,
  ],
  bag: 12,
  piles: [true, false, false, true],
  sales: { open: [2, 6, 9], left: 0, taken: [1, 1, null, 1, null, null, null, 1, null, null, null, null] },
  church: 0,
  orders: [null, 1, null, null],
  prices: [3, 3, 3, 5, 5, 5, 5],
  donkeyPrice: 3,
  goals: [
    milestone('miller', 1),
    milestone('herder'),
    milestone('mason'),
    milestone('carpenter', 0),
    milestone('planner', 0),
    { goal: 'chaplain', seats: [1], counts: [0, 1], points: 5 },
    { goal: 'sacristan', seats: [], counts: [0, 1], points: 3 },
    { goal: 'merchant', seats: [1], counts: [0, 4], points: 4 },
    { goal: 'landscaper', seats: [], counts: [0, 0], points: 4 },
  ],
  carry: {
    '1': { '0': 1, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0 },
    '2': { '0': 2, '1': 0, '3': 0, '4': 0, '5': 0, '6': 0 },
    '3': { '0': 3, '5': 3, '9': 3, '1': 0, '2': 0, '4': 0, '6': 0 },
    '5': { '0': 5, '3': 5, '1': 0, '2': 0, '4': 0, '6': 0 },
    '6': { '0': 6, '4': 6, '1': 0, '2': 0, '3': 0, '5': 0 },
    '9': { '3': 9 },
  },
  boards: [{ ...anna, ...own }, ben],
  ...change,
});

/** What Anna pays for an order of three flour or timber: her own timber, and flour from the market. */
const ORDER: Task = {
  deed: 'order',
  place: 0,
  tile: null,
  what: 3,
  spot: null,
  need: [0, 0, 0, 0, 0, 0, 0],
  needAny: 3,
  kinds: [3, 6],
  buyable: [3, 6],
  plan: [{ place: 6, slot: 0 }, { buy: 3 }, { buy: 3 }],
};

export const paying = (change: Partial<Task> = {}): HamletTable =>
  board({ phase: 'pay', task: { ...ORDER, ...change } });

/** What Anna can do on her turn; one of each. */
export const MOVES = [
  id('refine', 9),
  id('produce', 2),
  id('blueprint', 1),
  id('villager'),
  id('donkey', 0),
  id('sell', 1),
  id('order', 2),
  id('build', 1, 4),
  id('road', 0, 5),
  id('herd', 0, 1),
  id('end'),
];

export const fixture = (position: HamletTable = board(), moves: number[] = MOVES) =>
  seated<HamletTable, HamletComponents>({
    name: 'hamlet',
    game,
    actions: ACTIONS,
    components: COMPONENTS,
    prompt: { id: 'hamlet-prompt-turn', args: { who: { seat: 0 }, n: 1 } },
    position,
    moves,
    totals: position.boards.map(({ track }) => track),
  });
