// Written by scripts/view_types.py from src/dorfplatz/games/hamlet/shapes.py: change it there.

/**
 * The printed rules, a public source, our own because the printed value is not known, or the owner of a
 * printed box.
 */
export type Provenance = 'rulebook' | 'public' | 'house' | 'owner';

/** Where the values of an item come from, as the browser is told. */
export interface Origin {
  /** Of all values that are not in `values`. */
  provenance: Provenance;
  /** Of single values: `cost`, or `cost.wood` for a part of it. */
  values: Record<string, Provenance>;
  /** Where the public ones were read; empty if there are none. */
  source: string;
}

/** How many of stone, wood, grain, flour, milk, brick, timber; of a price also gold. */
export type Goods = number[];

/** A vertex of the lattice [a, b]: a steps to the right, b steps up to the right. */
export type Vertex = [number, number];

/** Which rules are played. */
export type Edition = 'final' | 'preview';

/** What the seat on turn is asked. */
export type Phase = 'turn' | 'spot' | 'pay' | 'more' | 'mix' | 'hall' | 'over';

/** How far the herd of the seat on turn is. */
export type Herd = 'ready' | 'moving' | 'done';

/** What is being done. */
export type Deed = 'build' | 'road' | 'refine' | 'sell' | 'order' | 'mix';

/** Five milestones and four awards; the words are `goal-<key>`. */
export type Goal =
  | 'miller'
  | 'herder'
  | 'mason'
  | 'carpenter'
  | 'planner'
  | 'chaplain'
  | 'sacristan'
  | 'merchant'
  | 'landscaper';

/** Where a tile comes from: the first village, the bag, or the pile of a good. */
export type Group = 'start' | 'bag' | 'flour' | 'milk' | 'brick' | 'timber';

/** What a place does. */
export type Role = 'special' | 'producer' | 'barn' | 'refinery' | 'landmark';

/** A good that lies in the village. */
export interface Token {
  /** Its place in `goods`. */
  kind: number;
  /** Who made it; raw materials belong to nobody. */
  owner: number | null;
  /** Whether it is a fine one. */
  fine: boolean;
  /** The gold, and as many points, that whoever made it gets when it is used. */
  reward: number;
}

/** A tile of the village. */
export interface Place {
  /** Its place in the box's `tiles`. */
  tile: number;
  /** Its origin. */
  at: Vertex;
  /** By how many sixths it is turned counter-clockwise. */
  turned: number;
  /** Part of the network: the church can be reached. */
  joined: boolean;
  /** The places a road leads to. */
  links: number[];
  /** The goods that lie there. */
  slots: (Token | null)[];
  /** Whose flag stands there. */
  flag: number | null;
}

/** A road between two places. */
export interface BuiltRoad {
  /** One of the places. */
  from: number;
  /** The other one. */
  to: number;
  /** The segment of the first place it runs over. */
  segment: number;
  /** Who built it. */
  owner: number;
}

/** To pay with a token of the village. */
export interface UseToken {
  /** Where it lies. */
  place: number;
  /** In which slot. */
  slot: number;
}

/** To pay with a purchase at the market. */
export interface Purchase {
  /** The good that is bought. */
  buy: number;
}

/** One step of a payment. */
export type Payment = UseToken | Purchase;

/** What a phase is about. */
export interface Task {
  /** What is being done. */
  deed: Deed;
  /** Where it is done. */
  place: number;
  /** The tile to be laid. */
  tile: number | null;
  /** The order, the sale or the segment. */
  what: number | null;
  /** Where the tile will lie: a segment of the place, a segment of the tile. */
  spot: [number, number] | null;
  /** What is still to be paid of each kind. */
  need: Goods;
  /** How many are still to be paid of `kinds`, in any mix. */
  needAny: number;
  /** The goods that count for `needAny`. */
  kinds: number[];
  /** The goods that may be bought for it. */
  buyable: number[];
  /** A sensible way to pay all that is left, in order: own goods first, then what costs least. */
  plan: Payment[];
}

/** A blueprint of the row. */
export interface RowSlot {
  /** What it builds. */
  tile: number;
  /** The gold on it. */
  gold: number;
  /** What it costs: one gold for each to its left. */
  price: number;
}

/** The sale tiles. */
export interface Sales {
  /** Those that can be sold for; null where there is none. */
  open: (number | null)[];
  /** How many are left to draw. */
  left: number;
  /** By number of the sale tile who has it. */
  taken: (number | null)[];
}

/** A villager. */
export interface Villager {
  /** Where it stands. */
  place: number;
  /** Whether it has worked this turn or was just hired. */
  tired: boolean;
}

/** The donkeys of a player at one place. */
export interface Donkeys {
  /** Where they stand. */
  place: number;
  /** How many. */
  count: number;
  /** How many of them have not moved while the herd is moving. */
  rested: number;
}

/** What a player has. */
export interface PlayerBoard {
  /** Gold. */
  gold: number;
  /** The points so far, without the final scoring. */
  track: number;
  /** In the order of hiring. */
  villagers: Villager[];
  /** By place. */
  donkeys: Donkeys[];
  /** Blueprints. */
  hand: number[];
  /** Flour, milk, brick, timber not in the village. */
  tokens: number[];
  /** What the next villager costs; null once all are hired. */
  villagerPrice: number | null;
  /** Roads not yet built. */
  roadsLeft: number;
  /** Orders of the church. */
  ordersFilled: number;
  /** Sale tiles. */
  salesMade: number;
}

/** How a goal stands. */
export interface Standing {
  /** Which one. */
  goal: Goal;
  /** Who has it, or would have it if the game ended now. */
  seats: number[];
  /** What an award counts, by seat; null for a milestone. */
  counts: number[] | null;
  /** What an award brings, shared by those who have it; null for a milestone. */
  points: number | null;
}

/** Everything that lies open. */
export interface Table {
  /** From 1 on. */
  round: number;
  /** Who began. */
  startSeat: number;
  /** Which rules are played. */
  edition: Edition;
  /** What the seat on turn is asked. */
  phase: Phase;
  /** The last order is filled. */
  ending: boolean;
  /** How far the herd of the seat on turn is. */
  herd: Herd;
  /** What the phase is about, where it is about something. */
  task: Task | null;
  /** The places, by tile. */
  village: Place[];
  /** In the order of building. */
  roads: BuiltRoad[];
  /** The blueprints to buy. */
  row: (RowSlot | null)[];
  /** Tiles left in the bag. */
  bag: number;
  /** Which piles have come into the bag. */
  piles: boolean[];
  /** The sale tiles. */
  sales: Sales;
  /** The side of the church in play, of the box's `churches`. */
  church: number;
  /** By order of the church who has filled it. */
  orders: (number | null)[];
  /** What the market asks for each good. */
  prices: Goods;
  /** What a donkey costs. */
  donkeyPrice: number;
  /** The milestones, then the awards. */
  goals: Standing[];
  /**
   * Where the seat on turn can bring goods: for each place that has any, and for the market, the places they
   * get to over roads and donkeys, each with the last place before it.
   */
  carry: Record<string, Record<string, number>>;
  /** By seat. */
  boards: PlayerBoard[];
}

/** A tile of the village. */
export interface TileCard {
  /** The name is the word `place-<key>`. */
  key: string;
  /** Where it comes from. */
  group: Group;
  /** What it does. */
  role: Role;
  /** Directions of its segments, clockwise from its origin. */
  directions: number[];
  /** A letter for each of them: R road, F forest, M mountain. */
  segments: string;
  /** What it costs to build, gold last. */
  cost: Goods;
  /** The points for building it. */
  reward: number;
  /** How many goods can lie there. */
  slots: number;
  /** The good that is made there. */
  makes: number | null;
  /** Where the values come from. */
  origin: Origin;
}

/** An order of the church: gold, or goods in any mix. */
export interface Order {
  /** Gold it takes. */
  gold: number;
  /** The goods it takes. */
  kinds: number[];
  /** How many of them. */
  count: number;
  /** What it brings. */
  points: number;
}

/** A side of the church. */
export interface Church {
  /** The numbers of players it is for. */
  players: number[];
  /** Parts that are built. */
  parts: number;
  /** What it takes to build them. */
  orders: Order[];
  /** Where the values come from. */
  origin: Origin;
}

/** A sale tile. */
export interface Sale {
  /** The stack it is drawn from. */
  tier: number;
  /** What is sold. */
  takes: Goods;
  /** What it brings in points. */
  points: number;
  /** What it brings in gold. */
  gold: number;
  /** Where the values come from. */
  origin: Origin;
}

/** What a road costs, by what it runs over. */
export interface RoadCosts {
  /** A path through a forest, gold last. */
  F: Goods;
  /** A bridge over mountains, gold last. */
  M: Goods;
}

/** The box. */
export interface Components {
  /** Their keys; the names are the words `good-<key>`. */
  goods: string[];
  /** By number. */
  tiles: TileCard[];
  /** Origins of the first six tiles. */
  layout: Vertex[];
  /** One is in play, by the number of players. */
  churches: Church[];
  /** By number. */
  sales: Sale[];
  /** How many blueprints a player can hold. */
  hand: number;
  /** What roads cost. */
  roads: RoadCosts;
}
