/** The game's own part of a view and its box, as src/dorfplatz/games/hamlet/view.md describes them. */
import type { TableClient } from '$lib/table.svelte';

export type Phase = 'turn' | 'spot' | 'pay' | 'more' | 'mix' | 'hall' | 'over';
export type Deed = 'build' | 'road' | 'refine' | 'sell' | 'order' | 'mix';

/** What a segment is: road, forest, mountain. */
export type SegmentKind = 'R' | 'F' | 'M';

/** [a, b]: a steps to the right, b steps up to the right. */
export type Vertex = readonly [number, number];

/** Where a tile lies: its origin, turned counter-clockwise by so many sixths. */
export interface Laid {
  tile: number;
  at: Vertex;
  turned: number;
}

export interface Token {
  /** Its place in `goods`. */
  kind: number;
  /** Who made it; raw materials belong to nobody. */
  owner: number | null;
  fine: boolean;
}

export interface Place extends Laid {
  /** Part of the network: the church can be reached. */
  joined: boolean;
  /** The places a road leads to. */
  links: number[];
  slots: (Token | null)[];
  flag: number | null;
}

export interface BuiltRoad {
  from: number;
  to: number;
  /** A segment of `from`. */
  segment: number;
  owner: number;
}

/** One step of a payment: a token of the village, or a purchase. */
export type Payment = { place: number; slot: number } | { buy: number };

export interface Task {
  deed: Deed;
  place: number;
  tile: number | null;
  what: number | null;
  spot: [number, number] | null;
  need: number[];
  needAny: number;
  kinds: number[];
  /** A sensible way to pay all that is left, in order. */
  plan: Payment[];
}

export interface PlayerBoard {
  gold: number;
  track: number;
  villagers: { place: number; tired: boolean }[];
  donkeys: { place: number; count: number; rested: number }[];
  hand: number[];
  /** Flour, milk, brick, timber not in the village. */
  tokens: number[];
  roadsLeft: number;
  ordersFilled: number;
  salesMade: number;
}

export interface HamletTable {
  round: number;
  startSeat: number;
  edition: 'final' | 'preview';
  phase: Phase;
  ending: boolean;
  herd: 'ready' | 'moving' | 'done';
  task: Task | null;
  village: Place[];
  roads: BuiltRoad[];
  row: ({ tile: number; gold: number } | null)[];
  bag: number;
  piles: boolean[];
  sales: { open: (number | null)[]; left: number; taken: (number | null)[] };
  orders: (number | null)[];
  milestones: (number | null)[];
  /** Per place with goods, and the market: the places they can be brought to by whose turn it is, each with the last place before it. */
  carry: Record<string, Record<string, number>>;
  boards: PlayerBoard[];
}

export interface TileCard {
  key: string;
  group: string;
  role: string;
  /** Directions of its segments clockwise, in sixths counter-clockwise from the right. */
  directions: number[];
  /** A letter for each of them. */
  segments: string;
  /** Of each good, gold last. */
  cost: number[];
  reward: number;
  slots: number;
  makes: number | null;
  provenance: string;
}

export interface Order {
  gold: number;
  kinds: number[];
  count: number;
  points: number;
}

export interface Sale {
  tier: number;
  takes: number[];
  points: number;
  gold: number;
  provenance: string;
}

export interface HamletComponents {
  goods: string[];
  tiles: TileCard[];
  layout: number[][];
  churches: { players: number[]; parts: number; orders: Order[]; provenance: string }[];
  markets: { players: number[]; raw: number; good: number; provenance: string }[];
  sales: Sale[];
  /** Prices of the second, third and fourth villager. */
  villagers: number[];
  /** Prices of a donkey by edition, then by number of players from two on. */
  donkeys: number[][];
  /** What path and bridge cost. */
  roads: number[][];
  awards: Record<'chaplain' | 'sacristan' | 'merchant' | 'landscaper', number>;
}

export type HamletClient = TableClient<HamletTable, HamletComponents>;
