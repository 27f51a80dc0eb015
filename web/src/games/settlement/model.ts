/** What the box and a board say, put the way the table shows it. Nothing here decides what is allowed. */
import type { Move } from '$lib/game';
import type { Message } from '$lib/types';
import type { Table, Components, Goods, Landscape, PlayerBoard, SettlementTable } from './types';

export const GOODS = ['wood', 'clay', 'stone', 'diamond', 'gold'] as const;
export const BASICS = GOODS.slice(0, 3);
export const MONSTERS = ['gnoll', 'manticore', 'hydra', 'dragon'] as const;
export const REGIONS = ['I', 'II', 'III'];
export const ROWS = [0, 1, 2];

/** Goods as the typed argument of a message. */
export const amounts = (goods: Goods): Record<string, number> =>
  Object.fromEntries(goods.map((n, i) => [GOODS[i]!, n]).filter(([, n]) => n));

/** One of each of these goods, counted. */
export const handful = (...which: number[]): Goods =>
  GOODS.map((_, i) => which.filter((good) => good === i).length);

/** What a good stands on its own in a list: its index and how many. */
export const listed = (goods: Goods): { good: number; n: number }[] =>
  goods.map((n, good) => ({ good, n })).filter(({ n }) => n > 0);

/** What a guild counts: its symbol, and how many a board has. Artisans count nothing. */
export const COUNTED: Record<string, { symbol: string; count: (board: PlayerBoard) => number }> = {
  adventurer: { symbol: 'edge-forest', count: (board) => countLandscapes(board) },
  defender: { symbol: 'outpost', count: (board) => countOutposts(board) },
  builder: { symbol: 'house', count: (board) => countBuildings(board) },
};

/** How a building's effect reads in symbols: what is given, what is got; `any` is a basic resource of one's choice. */
interface Effect {
  give: string[];
  get: string[];
  /** What is put on it counts points at the end. */
  deposit?: 'bank' | 'church';
}

const effect = (give: string, get: string, more: Partial<Effect> = {}): Effect => ({
  give: give ? give.split(' ') : [],
  get: get ? get.split(' ') : [],
  ...more,
});

export const EFFECTS: Record<string, Effect> = {
  sawmill: effect('', 'wood'),
  'clay-pit': effect('', 'clay'),
  quarry: effect('', 'stone'),
  'diamond-mine': effect('', 'diamond'),
  bazaar: effect('any', 'gold'),
  'gem-cutter': effect('diamond', 'wood clay stone'),
  alchemist: effect('gold', 'diamond diamond'),
  storehouse: effect('', 'any'),
  tavern: effect('diamond', 'settler-bonus settler-bonus'),
  bank: effect('gold', '', { deposit: 'bank' }),
  church: effect('diamond', '', { deposit: 'church' }),
  'trading-post': effect('', 'outpost'),
};

export const countLandscapes = (board: PlayerBoard): number => board.regions.flat().filter(Boolean).length;
export const countOutposts = (board: PlayerBoard): number =>
  board.regions.flat().filter((land) => land?.outpost).length;
export const countBuildings = (board: PlayerBoard): number => board.streets.flat().filter(Boolean).length;
const countBasics = (board: PlayerBoard): number => board.goods.slice(0, 3).reduce((a, b) => a + b, 0);

/** Basics that would go back to the supply at a pass now. */
export const wouldLose = (board: PlayerBoard): number =>
  Math.max(0, countBasics(board) - countOutposts(board));

/**
 * Whether a tile drawn for this region could lie here. The server decides about the region; this only keeps
 * the spaces that border nothing from being lit with it.
 */
export function reachable(board: PlayerBoard, row: number, column: number): boolean {
  if (countLandscapes(board) === 0) return row === 0;
  const near: [number, number][] = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ];
  return near.some(([r, c]) => board.regions[r]?.[c]);
}

// — The moves of things —

const exchange = (block: string, params: number[], give: Goods, get: Goods): Move => ({
  block,
  params,
  label: {
    id: 'settlement-exchange',
    args: { give: { amounts: amounts(give) }, get: { amounts: amounts(get) } },
  },
});

interface Rate {
  id: string;
  give: string[];
  get: string[];
  moves: Move[];
}

const ANY = 'any';

/** The exchange rates and the moves behind each. Those nearest to possible come first, so that the reason fits best. */
export function rates(components: Components, goods: Goods, mirror: boolean): Rate[] {
  const missing = (move: Move & { give: Goods }) =>
    move.give.reduce((sum, n, i) => sum + Math.max(0, n - goods[i]!), 0);
  const rate = (
    id: string,
    give: string[],
    get: string[],
    all: { params: number[]; give: Goods; get: Goods }[],
  ): Rate => ({
    id,
    give,
    get,
    moves: all
      .map((one) => ({ ...exchange(id, one.params, one.give, one.get), give: one.give }))
      .sort((a, b) => missing(a) - missing(b))
      .map(({ block, params, label }) => ({ block, params, label })),
  });
  const basics = BASICS.map((_, basic) => basic);
  return [
    ...(mirror
      ? [
          rate(
            'mirror',
            [ANY],
            [ANY],
            components.mirrors.map(([a, b], i) => ({ params: [i], give: handful(a), get: handful(b) })),
          ),
        ]
      : []),
    rate(
      'swap',
      [ANY, ANY],
      [ANY],
      components.swaps.map(([a, b, c], i) => ({ params: [i], give: handful(a, b), get: handful(c) })),
    ),
    rate(
      'gem',
      ['wood', 'clay', 'stone'],
      ['diamond'],
      [{ params: [], give: handful(0, 1, 2), get: handful(3) }],
    ),
    rate('gold', ['diamond', 'diamond'], ['gold'], [{ params: [], give: handful(3, 3), get: handful(4) }]),
    rate(
      'sell-gold',
      ['gold'],
      [ANY],
      basics.map((b) => ({ params: [b], give: handful(4), get: handful(b) })),
    ),
    rate(
      'sell-diamonds',
      ['diamond', 'diamond'],
      [ANY],
      basics.map((b) => ({ params: [b], give: handful(3, 3), get: handful(b) })),
    ),
  ];
}

/** Everything that can be done on a space of the wilderness, most likely first. */
export function landMoves(table: Table, board: PlayerBoard, row: number, column: number): Move[] {
  const land = board.regions[row]![column];
  const here = [row, column];
  const { phase, pending } = table;
  if (!land && phase === 'place' && pending?.row === row) return [{ block: 'place', params: [column] }];
  if (!land && reachable(board, row, column)) return [{ block: 'explore', params: [row] }];
  // Nothing can be done with land nobody has seen; asking for an outpost there gets that answer.
  if (!land) return [{ block: 'outpost', params: here }];
  if (phase === 'monster' && pending?.row === row && pending.column === column)
    return [
      { block: 'monster', params: [1], label: { id: 'settlement-monster-yes' } },
      { block: 'monster', params: [0], label: { id: 'settlement-monster-no' } },
    ];
  if (phase === 'scroll' && pending?.row === row) return [{ block: 'scroll', params: [land.resource] }];
  const trade: Move = { block: 'use-outpost', params: [null, row, column] };
  if (land.monster) return [{ block: 'fight', params: here }];
  if (land.outpost)
    return phase === 'street' || phase === 'hourglass' ? [trade] : [{ block: 'garrison', params: here }];
  return [{ block: 'outpost', params: here }];
}

/** Everything that can be done with a building in the street being activated. */
export function buildingMoves(
  components: Components,
  table: Table,
  row: number,
  column: number,
  building: number,
): Move[] {
  const { phase, pending } = table;
  const active =
    pending?.row === row && (phase === 'street' || (phase === 'hourglass' && pending.column === column));
  if (!active) return [];
  const key = components.buildings[building]!.key;
  if (key === 'trading-post') return [{ block: 'use-outpost', params: [column, null, null] }];
  if (key !== 'bazaar' && key !== 'storehouse') return [{ block: 'use', params: [column] }];
  return BASICS.map((_, basic) => ({
    block: 'use-good',
    params: [column, basic],
    label: {
      id: key === 'bazaar' ? 'settlement-exchange' : 'settlement-get',
      args: {
        ...(key === 'bazaar' ? { give: { amounts: amounts(handful(basic)) } } : {}),
        get: { amounts: amounts(key === 'bazaar' ? handful(4) : handful(basic)) },
      },
    },
  }));
}

/** Where only one choice is left there is nothing to choose: the last free lot, the only outpost. */
export function settled(table: SettlementTable, moves: Move[]): Move[] {
  return moves.map((move) => {
    const { params } = move;
    if (!params?.includes(null)) return move;
    const fitting = table
      .movesOf(move.block)
      .filter((legal) => legal.every((value, i) => (params[i] ?? value) === value));
    return fitting.length === 1 ? { ...move, params: fitting[0] } : move;
  });
}

/** A building of the market: choose it, then its space. */
export function marketMoves(board: PlayerBoard | undefined, slot: number): Move[] {
  const free = board?.streets
    .flatMap((street, row) => street.map((lot, column) => ({ lot, row, column })))
    .find(({ lot }) => !lot);
  return [{ block: 'build', params: [slot, null, null], as: [slot, free?.row ?? 0, free?.column ?? 0] }];
}

// — Things in words —

const describe = (id: string, args: Message['args'] = {}): Message => ({ id, args });

/** What lies on a space of the wilderness, in one sentence. */
export function landWords(land: Landscape | null, row: number, column: number): Message[] {
  const place = { region: { word: `region-${row + 1}` }, column: column + 1 };
  if (!land)
    return [
      describe('settlement-space-unexplored', place),
      describe('settlement-explore-cost', { settlers: row + 1 }),
    ];
  const parts = [
    describe('settlement-space-landscape', {
      ...place,
      landscape: { word: `landscape-${GOODS[land.resource]}` },
      good: { word: `good-${GOODS[land.resource]}` },
      monster: { word: `monster-${MONSTERS[land.monsterKind]}` },
    }),
  ];
  if (land.monster)
    parts.push(
      describe('settlement-space-monster', { monster: { word: `monster-${MONSTERS[land.monsterKind]}` } }),
    );
  if (land.outpost)
    parts.push(describe(land.outpostUsed ? 'settlement-space-outpost-used' : 'settlement-space-outpost'));
  return parts;
}
