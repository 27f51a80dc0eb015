/** What the box and a board say, put the way the table shows it. Nothing here decides what is allowed. */
import type { Move } from '$lib/game';
import { amountsOf, nearestFirst } from '$lib/goods';
import type { Message } from '$lib/types';
import type {
  Goods,
  LoopSpace,
  MilestonesClient,
  MilestonesComponents,
  MilestonesTable,
  PlayerBoard,
} from './types';

/** The goods, and the kinds of workers that produce them. */
export const GOODS = ['stone', 'wood', 'sand', 'grain', 'coin'] as const;
export const COIN = 4;

/** The buildings of the loop, by their space. */
export const CASTLE = 0;
export const TRADE = 9;
export const OFFICE = 10;
export const MILL = 11;
export const BUILDINGS: Record<number, string> = {
  [CASTLE]: 'castle',
  [TRADE]: 'trade',
  [OFFICE]: 'office',
  [MILL]: 'mill',
};
/** The employment spaces of the loop, from left to right. */
export const EMPLOYMENT = [1, 2, 3, 4, 5, 6, 7, 8];
/** Whoever has so few workers loses none at the castle. */
export const SPARED = 2;
/** Where a tile can lie: on the employment spaces spot + 1 and spot + 2. */
export const SPOTS = [0, 1, 2, 3, 4, 5, 6];

/** Goods as the typed argument of a message. */
export const amounts = amountsOf(GOODS);

/** One of each of these goods, counted. */
const handful = (...which: number[]): Goods => GOODS.map((_, i) => which.filter((good) => good === i).length);

// — The loop —

export interface Worker {
  kind: number;
  number: number;
}

/** What lies on a space of the loop. */
export const lyingOn = (board: PlayerBoard, space: number): LoopSpace | null =>
  board.spaces[space - 1] ?? null;

/** The worker one sees there. */
export function workerOn(components: MilestonesComponents, board: PlayerBoard, space: number): Worker | null {
  const what = lyingOn(board, space);
  if (what?.tile == null) return null;
  const { kinds, numbers } = components.tiles[what.tile]!;
  return { kind: kinds[what.half]!, number: numbers[what.half]! };
}

/** Whether a space and the next one show the two halves of one tile. */
export function joined(board: PlayerBoard, space: number): boolean {
  const [left, right] = [lyingOn(board, space), lyingOn(board, space + 1)];
  return left?.tile != null && left.tile === right?.tile && left.half === 0 && right.half === 1;
}

export const countWorkers = (board: PlayerBoard): number =>
  board.spaces.filter((what) => what?.tile != null).length;

/** The trading house, the building office or the mill, while the seat on turn may use it. */
export const atWork = (game: MilestonesTable, seat: number, building: number): boolean =>
  game.phase === 'turn' && game.atWork && game.boards[seat]?.position === building;

// — The moves of things —

/** What can be done on a space of the own loop. */
export function spaceMoves(table: MilestonesClient, space: number): Move[] {
  const { phase } = table.view.table;
  const employment = EMPLOYMENT.includes(space);
  if (phase === 'draft' || phase === 'place') return [];
  if (phase === 'cover' && employment) return [{ block: 'cover', params: [space - 1] }];
  if (phase === 'bonus' && employment) {
    const bushes = table.movesOf('bonus').filter(([, place]) => place === space - 1);
    // Where only one tile fits the worker there is nothing to choose.
    const bush = bushes.length === 1 ? bushes[0]![0]! : null;
    const as = [table.view.table.offered[0] ?? 0, space - 1];
    return [{ block: 'bonus', params: [bush, space - 1], as }];
  }
  return [{ block: 'move', params: [space] }];
}

/** Whether the newest decision had a line in the log, and was not taken back. */
export const hasJust = (table: MilestonesClient, what: string): boolean =>
  table.last?.lines.some(
    ({ message, version }) => message.id === `milestones-log-${what}` && version === table.live.version,
  ) ?? false;

/**
 * What is asked at the trading house, where a coin too few leaves only a part of it, and of a bonus tile after
 * another one; null where the prompt is right as it is.
 */
export function promptOf(table: MilestonesClient): Message | null {
  return fitted(table, table.view.prompt);
}

function fitted(table: MilestonesClient, { id, args }: Message): Message | null {
  if (args?.prompt) {
    // In the last round the prompt is followed by what comes after the turn.
    const prompt = fitted(table, args.prompt as Message) as Required<Message> | null;
    return prompt && { id, args: { ...args, prompt } };
  }
  if (id === 'milestones-prompt-bonus' && hasJust(table, 'bonus')) return { id: `${id}-more`, args };
  const then = /^milestones-prompt-trade-(move|end)$/.exec(id)?.[1];
  if (!then || table.movesOf('hire').length > 0) return null;
  const left = table.movesOf('buy').length > 0 ? 'goods' : 'sell';
  return { id: `milestones-prompt-${left}-${then}`, args };
}

/** A house that could still be built is worth a question: its number may be somebody else's by the next turn. */
export function houseLeft(table: MilestonesClient): Message | null {
  return table.movesOf('house').length > 0 ? { id: 'milestones-end-house', args: {} } : null;
}

/** A tile whose place on the loop is chosen next, and the move that lays it. */
export interface Laying {
  tile: number;
  block: 'hire' | 'place';
  from: number;
}

/** What the moves call the tiles of the own hand: once one is laid, the other keeps its name. */
export const handNames = (table: MilestonesClient): number[] => [
  ...new Set(table.movesOf('place').map(([from]) => from!)),
];

/** The tile that was chosen, or else the first there is to lay. */
export function laying(table: MilestonesClient): Laying | null {
  const { picked } = table;
  const game = table.view.table;
  const chosen = picked?.params[0] ?? null;
  if (picked?.block === 'hire' && chosen !== null)
    return { block: 'hire', from: chosen, tile: game.display[chosen]! };
  const names = handNames(table);
  const from = picked?.block === 'place' ? chosen : (names[0] ?? null);
  const tile = from === null ? undefined : game.boards[table.seat]!.hand[names.indexOf(from)];
  return from === null || tile === undefined ? null : { block: 'place', from, tile };
}

/** Choosing a tile that is laid on the loop next. */
export const tileMove = (
  components: MilestonesComponents,
  block: Laying['block'],
  from: number,
  tile: number | null,
): Move => ({
  block,
  params: [from, null],
  as: [from, 0],
  label:
    tile === null
      ? undefined
      : { id: `milestones-${block}-tile`, args: { tile: tileWords(components, tile) } },
});

/** All that can be sold together with a good; the pairs nearest to possible come first, so that the reason fits best. */
export function sales(components: MilestonesComponents, goods: Goods, good: number): Move[] {
  const pairs = components.pairs
    .map((pair, index) => ({ pair, index, give: handful(...pair) }))
    .filter(({ pair }) => pair.includes(good));
  return nearestFirst(pairs, ({ give }) => give, goods).map(({ index, give }) => ({
    block: 'sell',
    params: [index],
    label: { id: 'milestones-sell-pair', args: { goods: { amounts: amounts(give) } } },
  }));
}

// — Things in words —

const worker = (kind: number): { word: string } => ({ word: `worker-${GOODS[kind]}` });

/** The two workers of a tile. */
export function tileWords(components: MilestonesComponents, tile: number): Required<Message> {
  const { kinds, numbers } = components.tiles[tile]!;
  return {
    id: 'milestones-tile',
    args: { left: worker(kinds[0]), first: numbers[0], right: worker(kinds[1]), second: numbers[1] },
  };
}

/** What is on a space of the loop, in a few sentences. */
export function spaceWords(components: MilestonesComponents, board: PlayerBoard, space: number): Message[] {
  const what = lyingOn(board, space);
  const seen = workerOn(components, board, space);
  const parts: Message[] = [];
  const key = BUILDINGS[space];
  if (key) parts.push({ id: 'milestones-space-building', args: { building: { word: `space-${key}` } } });
  else if (seen)
    parts.push({
      id: 'milestones-space-worker',
      args: { space, worker: worker(seen.kind), number: seen.number },
    });
  else
    parts.push({
      id: what?.covered ? 'milestones-space-covered' : 'milestones-space-empty',
      args: { space },
    });
  if (what?.bonus) parts.push({ id: 'milestones-space-bonus' });
  if (board.position === space) parts.push({ id: 'milestones-space-piece' });
  return parts;
}
