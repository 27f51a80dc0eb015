/** What the box and the table say, put the way the screen shows it. Nothing here decides what is allowed. */
import type { Move } from '$lib/game';
import { amountsOf } from '$lib/goods';
import type { Message } from '$lib/types';
import type { Goal, HamletClient, HamletComponents, HamletTable, Order, Payment, PlayerBoard } from './types';

export const GOODS = ['stone', 'wood', 'grain', 'flour', 'milk', 'brick', 'timber', 'gold'] as const;
/** Raw materials come first, then the goods made of them, then gold. */
export const RAWS = 3;
export const GOLD = 7;

/** The symbol of a good; gold is paid in coins. */
export const symbolOf = (kind: number): string => (kind === GOLD ? 'coin' : GOODS[kind]!);

/** Goods as the typed argument of a message. */
export const amounts = amountsOf(GOODS);

export const placeWord = (components: HamletComponents, tile: number): string =>
  `place-${components.tiles[tile]!.key}`;

/** A name that is too long for one line, broken where it has a gap nearest to its middle. */
export function inLines(name: string, room: number): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= room || gaps.length === 0) return [name];
  const gap = gaps.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, gap), name.slice(gap + 1)];
}

/** The orders of the side of the church in play. */
export const ordersOf = ({ churches }: HamletComponents, { church }: HamletTable): Order[] =>
  churches[church]!.orders;

// — What players have —

export const readyVillagers = (board: PlayerBoard): number =>
  board.villagers.filter(({ tired }) => !tired).length;

/** Villagers that are ready and could do something. */
export function idleVillagers(table: HamletClient): Message | null {
  const n = readyVillagers(table.view.table.boards[table.seat]!);
  const without = ['end', 'herd'].flatMap((block) => table.movesOf(block)).length;
  return n > 0 && table.live.moves.length > without ? { id: 'hamlet-left-villagers', args: { n } } : null;
}

/** What can really be done, where the general prompt offers more. */
export function promptOf(table: HamletClient): Message | null {
  const { view } = table;
  const game = view.table;
  const { phase, boards } = game;
  const n = readyVillagers(boards[table.seat]!);
  const said = (id: string): Message => ({
    id: `hamlet-prompt-${id}`,
    args: { who: { seat: table.seat }, n },
  });
  // A lesson leaves out what could be done as well.
  if (table.only && (phase === 'hall' || phase === 'turn')) {
    const way = ['end', 'done'].find((block) => table.movesOf(block).length > 0);
    return said(way ? `lesson-${way}` : 'lesson');
  }
  if (isPaying(game) && phase !== 'more' && !hasOthers(table))
    return { ...view.prompt, id: `${view.prompt.id}-only` };
  if (phase === 'hall') {
    const hires = ['villager', 'donkey'].some((block) => table.movesOf(block).length > 0);
    if (table.movesOf('blueprint').length > 0) return said(hires ? 'hall-both' : 'hall-blueprint');
    return hires ? null : said('hall-done');
  }
  if (phase !== 'turn' || table.movesOf('herd').length > 0) return null;
  return said(n > 0 && table.live.moves.length > table.movesOf('end').length ? 'work' : 'end');
}

export const countDonkeys = (board: PlayerBoard): number =>
  board.donkeys.reduce((sum, { count }) => sum + count, 0);

export const countFlags = (game: HamletTable, seat: number): number =>
  game.village.filter(({ flag }) => flag === seat).length;

export const ordersLeft = (game: HamletTable): number => game.orders.filter((by) => by === null).length;

// — Goals —

export const GOAL_SYMBOLS: Record<Goal, string> = {
  miller: 'flour',
  herder: 'milk',
  mason: 'brick',
  carpenter: 'timber',
  planner: 'bridge',
  chaplain: 'church',
  sacristan: 'church',
  merchant: 'stall',
  landscaper: 'flag',
};

// — Paying —

/** Steps of a payment that are alike: the same good of the same maker from the same place, or a purchase. */
export interface Share {
  kind: number;
  /** Where it is taken from; null is a purchase. */
  place: number | null;
  owner: number | null;
  fine: boolean;
  /** What its maker gets for each. */
  reward: number;
  count: number;
  /** The first of them. */
  move: Move;
}

export interface Gain {
  seat: number;
  /** As much gold as points. */
  n: number;
}

export const moveOf = (step: Payment): { block: string; params: number[] } =>
  'buy' in step ? { block: 'buy', params: [step.buy] } : { block: 'use', params: [step.place, step.slot] };

export const isPaying = (game: HamletTable): boolean => game.phase === 'pay' || game.phase === 'more';

/** The payment that is proposed, in shares. */
export function proposed(game: HamletTable): Share[] {
  const shares = new Map<string, Share>();
  for (const step of game.task?.plan ?? []) {
    const share = shareOf(game, step);
    const key = shareKey(share);
    const known = shares.get(key);
    if (known) known.count += 1;
    else shares.set(key, share);
  }
  return [...shares.values()];
}

/** Something else than what is proposed could be paid with. */
function hasOthers(table: HamletClient): boolean {
  const game = table.view.table;
  const plan = proposed(game).map(shareKey);
  const legal: Payment[] = [
    ...table.movesOf('use').map(([place, slot]) => ({ place: place!, slot: slot! })),
    ...table.movesOf('buy').map(([kind]) => ({ buy: kind! })),
  ];
  return legal.some((step) => !plan.includes(shareKey(shareOf(game, step))));
}

/** The same for all tokens of one share. */
export const shareKey = ({ kind, place, owner, fine }: Share) => [kind, place, owner, fine].join();

function shareOf(game: HamletTable, step: Payment): Share {
  const move = moveOf(step);
  if ('buy' in step)
    return { kind: step.buy, place: null, owner: null, fine: false, reward: 0, count: 1, move };
  const token = game.village.find(({ tile }) => tile === step.place)!.slots[step.slot]!;
  return { ...token, place: step.place, count: 1, move };
}

/** Who gets how much for a payment. */
export function gainsOf(shares: Share[]): Gain[] {
  const sums = new Map<number, number>();
  for (const share of shares)
    if (share.owner !== null)
      sums.set(share.owner, (sums.get(share.owner) ?? 0) + share.reward * share.count);
  return [...sums].map(([seat, n]) => ({ seat, n })).sort((a, b) => a.seat - b.seat);
}

/** What is paid for: a word for it, and what it brings at once. */
export function purposeOf(
  components: HamletComponents,
  game: HamletTable,
): { word: string; brings: { points?: number; gold?: number } } {
  const { deed, place, tile, what } = game.task!;
  switch (deed) {
    case 'build':
      return { word: placeWord(components, tile!), brings: { points: components.tiles[tile!]!.reward } };
    case 'order':
      return {
        word: 'hamlet-pay-order',
        brings: { points: ordersOf(components, game)[what!]!.points },
      };
    case 'sell':
      return { word: 'hamlet-pay-sale', brings: components.sales[game.sales.open[what!]!]! };
    case 'refine':
      return { word: `good-${GOODS[components.tiles[place]!.makes!]}`, brings: {} };
    default:
      return { word: 'segment-road', brings: {} };
  }
}

// — On a narrow screen —

/** Which sheet shows what the prompt asks about; null is the village itself, undefined leaves things as they are. */
export function sheetFor(table: HamletClient): string | null | undefined {
  if (!table.interactive) return undefined;
  const { phase } = table.view.table;
  if (table.picked) return null;
  if (phase === 'turn') return undefined;
  if (phase === 'hall') return table.can('blueprint', null) ? 'blueprints' : undefined;
  return null;
}
