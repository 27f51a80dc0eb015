/** A table in round three, by hand, in the format of docs/protocol.md. */
import type { Origin } from '$lib/types';
import { numbered, type Shape } from '../../../../tests/actions';
import { seated } from '../../../../tests/stage';
import game from '../index';
import type {
  Building,
  Components,
  Counted,
  Effect,
  Exchange,
  Goods,
  Guild,
  Hero,
  Landscape,
  Lot,
  PlayerBoard,
  Table,
  Trade,
} from '../types';

const SHAPES: Shape[] = [
  ['artifact', 14],
  ['build', 9, 3, 3],
  ['explore', 3],
  ['place', 3],
  ['fight', 3, 3],
  ['outpost', 3, 3],
  ['region', 3],
  ['street', 3],
  ['garrison', 3, 3],
  ['invite', 4],
  ['use', 3],
  ['use-good', 3, 3],
  ['use-outpost', 3, 3, 3],
  ['swap', 9],
  ['mirror', 6],
  ['gem'],
  ['gold'],
  ['sell-gold', 3],
  ['sell-diamonds', 3],
  ['store', 3],
  ['scroll', 5],
  ['monster', 2],
  ['finish'],
  ['end'],
  ['pass'],
];

const { actions: ACTIONS, id } = numbered(SHAPES);
export { id };

const origin: Origin = { provenance: 'house', values: {}, source: '' };
const NONE = [0, 0, 0, 0, 0];
/** One of each of these goods, counted. */
const handful = (...which: number[]): Goods => NONE.map((_, i) => which.filter((good) => good === i).length);

const effect = (give: Goods, get: Goods, more: Partial<Effect> = {}): Effect => ({
  block: 'use',
  give,
  anyGiven: 0,
  get,
  anyGot: 0,
  trades: [{ params: [], give, get }],
  settlers: 0,
  points: 0,
  ...more,
});
const BASICS = [0, 1, 2];
const toGold = BASICS.map((basic) => ({ params: [basic], give: handful(basic), get: handful(4) }));
const toBasic = BASICS.map((basic) => ({ params: [basic], give: NONE, get: handful(basic) }));

const building = (key: string, cost: Goods, does: Effect): Building => ({
  key,
  cost,
  count: 3,
  effect: does,
  origin,
});
const hero = (
  key: string,
  guild: Guild,
  cost: number[],
  points: number,
  settlers: number,
  monster: number,
): Hero => ({
  key,
  guild,
  cost,
  counts: { adventurer: 'landscapes', defender: 'outposts', builder: 'buildings', artisan: null }[
    guild
  ] as Counted | null,
  points,
  settlers,
  monster,
  origin,
});

const trade = ([a, b, c]: [number, number, number], index: number): Trade => ({
  params: [index],
  give: handful(a, b),
  get: handful(c),
});
const SWAPS: [number, number, number][] = [
  [0, 0, 1],
  [0, 0, 2],
  [0, 1, 2],
  [0, 2, 1],
  [1, 1, 0],
  [1, 1, 2],
  [1, 2, 0],
  [2, 2, 0],
  [2, 2, 1],
];
const swaps = SWAPS.map(trade);
const mirrors = BASICS.flatMap((a) =>
  BASICS.filter((b) => b !== a).map((b) => ({ give: handful(a), get: handful(b) })),
).map((one, index): Trade => ({ params: [index], ...one }));
const rate = (block: string, trades: Trade[], more: Partial<Exchange> = {}): Exchange => {
  const fixed = trades.length === 1 ? trades[0]! : { give: NONE, get: NONE };
  return { block, give: fixed.give, anyGiven: 0, get: fixed.get, anyGot: 0, trades, artifact: null, ...more };
};

export const COMPONENTS: Components = {
  goods: ['wood', 'clay', 'stone', 'diamond', 'gold'],
  buildings: [
    building('sawmill', handful(2), effect(NONE, handful(0))),
    building('clay-pit', handful(0), effect(NONE, handful(1))),
    building('quarry', handful(1), effect(NONE, handful(2))),
    building('diamond-mine', handful(4), effect(NONE, handful(3))),
    building(
      'bazaar',
      handful(3),
      effect(NONE, handful(4), { block: 'use-good', anyGiven: 1, trades: toGold }),
    ),
    building('gem-cutter', handful(4), effect(handful(3), handful(0, 1, 2))),
    building('alchemist', handful(2), effect(handful(4), handful(3, 3))),
    building('storehouse', handful(3), effect(NONE, NONE, { block: 'use-good', anyGot: 1, trades: toBasic })),
    building('tavern', handful(4), effect(handful(3), NONE, { settlers: 2 })),
    building('bank', handful(1), effect(handful(4), NONE, { points: 5 })),
    building('church', handful(0), effect(handful(3), NONE, { points: 4 })),
    building('trading-post', handful(3), effect(NONE, NONE, { block: 'use-outpost', trades: [] })),
  ],
  artifacts: 'hourglass compass mace potion chest scroll crown mug treasure ring star key mirror mask'
    .split(' ')
    .map((key) => ({ key, origin })),
  heroes: [
    hero('runa', 'adventurer', [2, 0, 0, 0, 2], 0, 1, 0),
    hero('jost', 'artisan', [0, 1, 1, 1, 1], 6, 1, 2),
    hero('gerlinde', 'defender', [0, 0, 2, 2, 0], 0, 2, 3),
    hero('anselm', 'builder', [1, 1, 1, 0, 1], 0, 0, 1),
    hero('fenja', 'adventurer', [1, 0, 0, 2, 1], 0, 1, 3),
    hero('quirin', 'artisan', [1, 1, 1, 0, 2], 9, 0, 3),
  ],
  landscapes: [0, 1, 2].map((region) => ({ region, resource: region, monster: 0, origin })),
  monsters: [
    { key: 'gnoll', settlers: 1, reward: [0, 0, 0, 1, 0], origin },
    { key: 'manticore', settlers: 2, reward: [0, 0, 0, 0, 1], origin },
    { key: 'hydra', settlers: 3, reward: [0, 0, 0, 0, 2], origin },
    { key: 'dragon', settlers: 4, reward: [0, 0, 0, 1, 2], origin },
  ],
  exchanges: [
    rate('swap', swaps, { anyGiven: 2, anyGot: 1 }),
    rate('mirror', mirrors, { anyGiven: 1, anyGot: 1, artifact: 12 }),
    rate('gem', [{ params: [], give: handful(0, 1, 2), get: handful(3) }]),
    rate('gold', [{ params: [], give: handful(3, 3), get: handful(4) }]),
    rate(
      'sell-gold',
      toBasic.map((trade) => ({ ...trade, give: handful(4) })),
      { give: handful(4), anyGot: 1 },
    ),
    rate(
      'sell-diamonds',
      toBasic.map((trade) => ({ ...trade, give: handful(3, 3) })),
      {
        give: handful(3, 3),
        anyGot: 1,
      },
    ),
  ],
  settlers: { build: 1, explore: [1, 2, 3], outpost: 1 },
  surcharges: [2, 1, 0, 0],
  ranks: [{ key: 'settler', from: 0 }],
};

const land = (resource: number, monsterKind: number, more: Partial<Landscape> = {}): Landscape => ({
  tile: resource,
  resource,
  monsterKind,
  monster: false,
  outpost: false,
  outpostUsed: false,
  ...more,
});
const lot = (kind: number, stored = 0): Lot => ({ building: kind, stored, used: false });

const anna: PlayerBoard = {
  goods: [2, 0, 1, 1, 0],
  settlers: { basic: 3, bonus: 2, usedBasic: 3, usedBonus: 0 },
  artifact: 12,
  passed: false,
  regions: [
    [land(0, 0), land(1, 0, { outpost: true, outpostUsed: true }), land(2, 1)],
    [land(0, 1, { outpost: true }), land(3, 2, { monster: true }), land(4, 3)],
    [null, land(3, 3), null],
  ],
  open: [
    [false, false, false],
    [false, false, false],
    [true, false, true],
  ],
  regionUses: [1, 0, 0],
  streetUses: [1, 0, 0],
  streets: [
    [lot(0), lot(2), lot(10, 2)],
    [lot(9, 1), lot(8), null],
    [lot(7), lot(11), null],
  ],
  heroes: [5, 4],
  counts: { landscapes: 7, outposts: 2, buildings: 7 },
  wouldLose: 1,
};

const ben: PlayerBoard = {
  goods: [0, 3, 0, 2, 1],
  settlers: { basic: 4, bonus: 0, usedBasic: 2, usedBonus: 1 },
  artifact: 1,
  passed: true,
  regions: [
    [land(1, 0, { outpost: true }), land(0, 1), null],
    [land(3, 1), null, null],
    [null, null, null],
  ],
  open: [
    [false, false, true],
    [false, true, false],
    [true, false, false],
  ],
  regionUses: [0, 0, 0],
  streetUses: [0, 2, 0],
  streets: [
    [lot(5), null, null],
    [lot(3), lot(4), null],
    [null, null, null],
  ],
  heroes: [],
  counts: { landscapes: 3, outposts: 1, buildings: 3 },
  wouldLose: 2,
};

export const board = (change: Partial<Table> = {}): Table => ({
  round: 3,
  rounds: 6,
  solo: false,
  startSeat: 0,
  phase: 'turn',
  pending: null,
  actionTaken: false,
  heroInvited: false,
  market: [1, 3, 4, 5, 6, 11, 8, 7, 2].map((kind, slot) => ({
    building: kind,
    count: slot === 2 ? 2 : 1,
    missing: [0, 0, 0, 0, 0],
  })),
  heroes: [0, 1, 2, 3].map((one, slot) => ({
    hero: one,
    surcharge: COMPONENTS.surcharges[slot]!,
    missing: [0, 0, 0, 0, 0],
  })),
  artifacts: [0, 2, 4, 11, 9],
  decks: { regions: [9, 10, 11], buildings: 18, heroes: 38, artifacts: 0 },
  supply: { goods: [13, 12, 14, 33, 28], bonusSettlers: 21, monsters: [9, 8, 8, 0], outposts: 33 },
  boards: [anna, ben],
  ...change,
});

const LOTS: [number, number][] = [
  [1, 2],
  [2, 2],
];

/** What Anna can do at the start of her turn. */
export const MOVES = [
  ...[0, 2, 4, 5, 7].flatMap((slot) => LOTS.map(([row, column]) => id('build', slot, row, column))),
  id('explore', 2),
  id('fight', 1, 1),
  id('outpost', 0, 0),
  id('outpost', 0, 2),
  id('outpost', 1, 2),
  id('outpost', 2, 1),
  id('region', 1),
  id('region', 2),
  id('street', 1),
  id('street', 2),
  id('garrison', 1, 0),
  id('swap', 0),
  id('swap', 3),
  id('mirror', 0),
  id('mirror', 4),
  id('pass'),
];

export const fixture = (change: Partial<Table> = {}, moves: number[] = MOVES) =>
  seated<Table, Components>({
    name: 'settlement',
    game,
    actions: ACTIONS,
    components: COMPONENTS,
    prompt: { id: 'settlement-prompt-turn', args: { who: { seat: 0 } } },
    position: board(change),
    moves,
    totals: [31, 12],
  });
