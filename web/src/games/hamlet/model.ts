/** What the box and the table say, put the way the screen shows it. Nothing here decides what is allowed. */
import type { Move } from '$lib/game';
import type { HamletClient, HamletComponents, HamletTable, Order, Payment, PlayerBoard } from './types';

export const GOODS = ['stone', 'wood', 'grain', 'flour', 'milk', 'brick', 'timber', 'gold'] as const;
/** Raw materials come first, then the goods made of them, then gold. */
export const RAWS = 3;
export const GOLD = 7;
/** Blueprints a hand can hold. */
export const HAND = 3;

/** The symbol of a good; gold is paid in coins. */
export const symbolOf = (kind: number): string => (kind === GOLD ? 'coin' : GOODS[kind]!);

/** Goods as the typed argument of a message. */
export const amounts = (goods: readonly number[]): Record<string, number> =>
  Object.fromEntries(goods.map((n, kind) => [GOODS[kind]!, n]).filter(([, n]) => n));

export const placeWord = (components: HamletComponents, tile: number): string =>
  `place-${components.tiles[tile]!.key}`;

/** A name that is too long for one line, broken where it has a gap nearest to its middle. */
export function inLines(name: string, room: number): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= room || gaps.length === 0) return [name];
  const gap = gaps.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, gap), name.slice(gap + 1)];
}

// — The sides of the box that are in play —

export const ordersOf = (components: HamletComponents, players: number): Order[] =>
  components.churches.find((side) => side.players.includes(players))!.orders;

/** What the market asks for a good. */
export function marketPrice(components: HamletComponents, players: number, kind: number): number {
  const side = components.markets.find((one) => one.players.includes(players))!;
  return kind < RAWS ? side.raw : side.good;
}

/** What the next villager costs; undefined once all are hired. */
export const villagerPrice = (components: HamletComponents, board: PlayerBoard): number | undefined =>
  components.villagers[board.villagers.length];

export const donkeyPrice = (components: HamletComponents, game: HamletTable): number =>
  components.donkeys[game.edition === 'preview' ? 1 : 0]![game.boards.length - 2]!;

// — What players have —

export const readyVillagers = (board: PlayerBoard): number =>
  board.villagers.filter(({ tired }) => !tired).length;

export const countDonkeys = (board: PlayerBoard): number =>
  board.donkeys.reduce((sum, { count }) => sum + count, 0);

export const countFlags = (game: HamletTable, seat: number): number =>
  game.village.filter(({ flag }) => flag === seat).length;

export const ordersLeft = (game: HamletTable): number => game.orders.filter((by) => by === null).length;

// — Goals —

export const MILESTONES = ['miller', 'herder', 'mason', 'carpenter', 'planner'] as const;
export const AWARDS = ['chaplain', 'sacristan', 'merchant', 'landscaper'] as const;
export type Goal = (typeof MILESTONES)[number] | (typeof AWARDS)[number];

const GOAL_SYMBOLS: Record<Goal, string> = {
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

export interface Standing {
  goal: Goal;
  symbol: string;
  /** Who has it, or would have it if the game ended now. */
  seats: number[];
  /** What an award counts, per seat; a milestone counts nothing. */
  counts: number[] | null;
  /** Points of an award. */
  points: number | null;
}

function holders(counts: number[], rank: number): number[] {
  const values = [...new Set(counts)].filter((n) => n > 0).sort((a, b) => b - a);
  return counts.flatMap((n, seat) => (n === values[rank] ? [seat] : []));
}

/** All goals as they stand, milestones first. */
export function standings(components: HamletComponents, game: HamletTable): Standing[] {
  const orders = game.boards.map((board) => board.ordersFilled);
  const first = holders(orders, 0);
  // In the published game those who tie for the most orders share both awards of the church.
  const shared = first.length > 1 && game.edition === 'final';
  const awards = {
    chaplain: { counts: orders, seats: first },
    sacristan: { counts: orders, seats: shared ? first : holders(orders, 1) },
    merchant: counted(game.boards.map((board) => board.salesMade)),
    landscaper: counted(game.boards.map((_, seat) => countFlags(game, seat))),
  };
  return [
    ...MILESTONES.map((goal, index): Standing => {
      const seat = game.milestones[index] ?? null;
      return {
        goal,
        symbol: GOAL_SYMBOLS[goal],
        seats: seat === null ? [] : [seat],
        counts: null,
        points: null,
      };
    }),
    ...AWARDS.map((goal): Standing => {
      return { goal, symbol: GOAL_SYMBOLS[goal], points: components.awards[goal], ...awards[goal] };
    }),
  ];
}

const counted = (counts: number[]) => ({ counts, seats: holders(counts, 0) });

// — Paying —

/** Steps of a payment that are alike: the same good of the same maker from the same place, or a purchase. */
export interface Share {
  kind: number;
  /** Where it is taken from; null is a purchase. */
  place: number | null;
  owner: number | null;
  fine: boolean;
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
    const key = [share.kind, share.place, share.owner, share.fine].join();
    const known = shares.get(key);
    if (known) known.count += 1;
    else shares.set(key, share);
  }
  return [...shares.values()];
}

function shareOf(game: HamletTable, step: Payment): Share {
  const move = moveOf(step);
  if ('buy' in step) return { kind: step.buy, place: null, owner: null, fine: false, count: 1, move };
  const token = game.village.find(({ tile }) => tile === step.place)!.slots[step.slot]!;
  return { ...token, place: step.place, count: 1, move };
}

/** What the maker of a good gets for each of a share. */
export const rewardOf = ({ owner, fine }: Pick<Share, 'owner' | 'fine'>): number =>
  owner === null ? 0 : fine ? 2 : 1;

/** Who gets how much for a payment. */
export function gainsOf(shares: Share[]): Gain[] {
  const sums = new Map<number, number>();
  for (const share of shares)
    if (share.owner !== null)
      sums.set(share.owner, (sums.get(share.owner) ?? 0) + rewardOf(share) * share.count);
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
        brings: { points: ordersOf(components, game.boards.length)[what!]!.points },
      };
    case 'sell':
      return { word: 'hamlet-pay-sale', brings: components.sales[game.sales.open[what!]!]! };
    case 'refine':
      return { word: `good-${GOODS[components.tiles[place]!.makes!]}`, brings: {} };
    default:
      return { word: 'segment-road', brings: {} };
  }
}

/** The kinds that may still be paid with. */
export const wanted = ({ need, kinds }: { need: number[]; kinds: number[] }): number[] =>
  kinds.length > 0 ? kinds : need.flatMap((n, kind) => (n > 0 ? [kind] : []));

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
