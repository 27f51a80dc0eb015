/** A table in round three, by hand, in the format of docs/protocol.md. */
import type { Origin } from '$lib/types';
import { numbered, type Shape } from '../../../../tests/actions';
import { seated } from '../../../../tests/stage';
import game from '../index';
import type { LoopSpace, MilestonesComponents, MilestonesTable, PlayerBoard } from '../types';

// — A small land: three rows of four, three and four numbers —

const ROWS = [
  [0, 1, 2, 3],
  [1, 3, 2],
  [2, 1, 4, 5],
];

const vertices = ROWS.flatMap((numbers, row) =>
  numbers.map((number, place) => ({
    name: `${'abc'[row]}${place + 1}`,
    row,
    x: 2 * place + (row % 2),
    number,
  })),
);
const near = (a: number, b: number): boolean => {
  const [one, other] = [vertices[a]!, vertices[b]!];
  const [rows, steps] = [Math.abs(one.row - other.row), Math.abs(one.x - other.x)];
  return (rows === 0 && steps === 2) || (rows === 1 && steps === 1);
};
const all = vertices.map((_, vertex) => vertex);
const triangles = all
  .flatMap((a) => all.flatMap((b) => all.map((c): [number, number, number] => [a, b, c])))
  .filter(([a, b, c]) => a < b && b < c && near(a, b) && near(b, c) && near(a, c))
  .map((corners, index) => ({ corners, bush: index === 2 ? 0 : index === 5 ? 1 : null }));
const paths = all
  .flatMap((a) => all.flatMap((b) => all.map((c): [number, number, number] => [a, b, c])))
  .filter(([a, b, c]) => a !== c && near(a, b) && near(b, c));

const origin: Origin = { provenance: 'house', values: {}, source: '' };

export const COMPONENTS: MilestonesComponents = {
  goods: ['stone', 'wood', 'sand', 'grain', 'coin'],
  vertices,
  triangles,
  paths,
  tiles: [
    { kinds: [0, 1], numbers: [2, 3], origin },
    { kinds: [3, 4], numbers: [4, 7], origin },
    { kinds: [1, 1], numbers: [1, 2], origin },
    { kinds: [2, 0], numbers: [5, 6], origin },
    { kinds: [4, 3], numbers: [7, 8], origin },
    { kinds: [0, 2], numbers: [3, 4], origin },
    { kinds: [2, 4], numbers: [6, 6], origin },
  ],
  pairs: [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => b >= a).map((b): [number, number] => [a, b])),
  deliveries: [[], [1], [2], [1, 1], [2, 1]].map((numbers) => ({
    numbers,
    points: numbers.reduce((sum, n) => sum + n, 0),
  })),
  costs: {
    road: [1, 0, 1, 0, 0],
    house: [1, 1, 0, 0, 0],
    market: [0, 1, 1, 0, 0],
    delivery: [0, 0, 0, 2, 0],
    hire: [0, 0, 0, 0, 2],
    buy: [0, 0, 0, 0, 2],
  },
  start: 0,
  land: origin,
  bonus: origin,
};

const SHAPES: Shape[] = [
  ['draft', 9],
  ['place', 2, 7],
  ['move', 12],
  ['hire', 5, 7],
  ['buy', 4],
  ['sell', 10],
  ['road', paths.length],
  ['house', triangles.length],
  ['market', vertices.length],
  ['deliver', vertices.length, 5],
  ['bonus', 2, 8],
  ['decline'],
  ['discard', 5],
  ['cover', 8],
  ['end'],
];

const { actions: ACTIONS, id } = numbered(SHAPES);
export { id };

// — The players —

const half = (tile: number, which: number, bonus = false): LoopSpace => ({
  tile,
  half: which,
  bonus,
  covered: false,
});
const COVER: LoopSpace = { tile: null, half: 0, bonus: false, covered: true };
const counting = (...values: number[]) => values.map((value) => ({ value, points: value > 1 ? 5 : 0 }));

const anna: PlayerBoard = {
  points: 12,
  goods: [2, 1, 1, 0, 2],
  position: 4,
  ascending: false,
  falls: [6],
  hand: [],
  spaces: [half(0, 0), half(0, 1, true), null, half(1, 0), COVER, half(2, 1), null, null],
  majority: counting(1, 3, 0, 1, 0),
};
const ben: PlayerBoard = {
  points: 20,
  goods: [0, 0, 0, 3, 0],
  position: 0,
  ascending: true,
  falls: [],
  hand: [],
  spaces: [null, null, half(3, 0), half(3, 1), null, null, null, null],
  majority: counting(1, 0, 1, 0, 0),
};

const NONE = [0, 0, 0, 0, 0];

export const board = (
  change: Partial<MilestonesTable> = {},
  own: Partial<PlayerBoard> = {},
): MilestonesTable => ({
  round: 3,
  startSeat: 0,
  phase: 'turn',
  goal: 67,
  endedBy: null,
  movesLeft: 1,
  atWork: false,
  hired: false,
  missing: { road: NONE, house: NONE, market: NONE, delivery: NONE, hire: NONE, buy: NONE },
  mustTake: false,
  toDiscard: 0,
  display: [4, 5, null, 6, 2],
  stack: 21,
  startTiles: [],
  supply: { sections: 23, houses: 11, markets: 10, sacks: 12 },
  roads: [
    [0, 4],
    [4, 5],
  ],
  milestones: [4],
  markets: [{ vertex: 0, sack: false }],
  houses: [0],
  bonus: [1, null],
  offered: [],
  roadStarts: [0, 5],
  houseSites: [{ triangle: 2, counts: [1, 5], points: 5 }],
  deliverySites: [{ market: 0, counts: [1] }],
  boards: [{ ...anna, ...own }, ben],
  ...change,
});

/** What Anna can do from her fourth space. */
export const MOVES = [5, 6, 7, 8, 9, 10, 11, 0].map((space) => id('move', space));

export const fixture = (position: MilestonesTable = board(), moves: number[] = MOVES) =>
  seated<MilestonesTable, MilestonesComponents>({
    name: 'milestones',
    game,
    actions: ACTIONS,
    components: COMPONENTS,
    prompt: { id: 'milestones-prompt-first-move', args: { who: { seat: 0 } } },
    position,
    moves,
    totals: position.boards.map(({ points }) => points),
  });
