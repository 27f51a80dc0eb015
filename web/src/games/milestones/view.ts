// Written by scripts/view_types.py from src/dorfplatz/games/milestones/shapes.py: change it there.

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

/** How many of stone, wood, sand, grain, coin. */
export type Goods = number[];

/** What the seat on turn is asked. */
export type Phase = 'draft' | 'place' | 'turn' | 'bonus' | 'discard' | 'cover' | 'over';

/** What is left in the general supply. */
export interface Supply {
  /** Road sections. */
  sections: number;
  /** Houses. */
  houses: number;
  /** Marketplaces. */
  markets: number;
  /** Sacks of flour. */
  sacks: number;
}

/** A marketplace. */
export interface Market {
  /** Where it stands. */
  vertex: number;
  /** Whether flour was delivered. */
  sack: boolean;
}

/** What lies on an employment space: one worker of a tile, or a cover tile. */
export interface LoopSpace {
  /** The worker's tile; null under a cover. */
  tile: number | null;
  /** Which of the tile's two workers: 0 the left one, 1 the right one. */
  half: number;
  /** Whether a bonus tile lies on the worker. */
  bonus: boolean;
  /** Whether a cover tile lies here. */
  covered: boolean;
}

/** How a player stands in the majority of one kind of worker. */
export interface Majority {
  /** What the workers count. */
  value: number;
  /** The points this would bring now. */
  points: number;
}

/** A triangle at a road without a house. */
export interface HouseSite {
  /** Which one. */
  triangle: number;
  /** The vertices whose numbers would count. */
  counts: number[];
  /** What a house would bring, with the bonus tile that must be taken. */
  points: number;
}

/** A marketplace without a sack. */
export interface DeliverySite {
  /** Its vertex. */
  market: number;
  /** The vertices around it whose numbers can count. */
  counts: number[];
}

/** What lies before a player. */
export interface PlayerBoard {
  /** The marker on the score track. */
  points: number;
  /** The stock. */
  goods: Goods;
  /** The space of the loop the piece stands on. */
  position: number;
  /** The numbers never fall from left to right. */
  ascending: boolean;
  /** The spaces whose number is lower than the one before it. */
  falls: number[];
  /** Start tiles not yet placed. */
  hand: number[];
  /** The eight employment spaces from left to right; null where one is empty. */
  spaces: (LoopSpace | null)[];
  /** By kind of worker. */
  majority: Majority[];
}

/** What everything costs. */
export interface Costs {
  /** A road section. */
  road: Goods;
  /** A house. */
  house: Goods;
  /** A marketplace. */
  market: Goods;
  /** A delivery of flour. */
  delivery: Goods;
  /** A worker tile. */
  hire: Goods;
  /** A good at the trading house. */
  buy: Goods;
}

/** Everything that lies open. */
export interface Table {
  /** From 1 on. */
  round: number;
  /** Who began. */
  startSeat: number;
  /** What the seat on turn is asked. */
  phase: Phase;
  /** The points that end the game. */
  goal: number;
  /** The seat that brought the end about. */
  endedBy: number | null;
  /** The moves the seat on turn still has to make. */
  movesLeft: number;
  /** The seat on turn may use the building it stands on: it went there this turn. */
  atWork: boolean;
  /** The seat on turn has hired there. */
  hired: boolean;
  /** What it lacks of each price. */
  missing: Costs;
  /** The offered bonus tile can't be declined. */
  mustTake: boolean;
  /** How many goods the castle still wants. */
  toDiscard: number;
  /** Worker tiles to hire; null where there is a gap. */
  display: (number | null)[];
  /** Worker tiles left to draw. */
  stack: number;
  /** Worker tiles to begin with, null where one was taken; empty once all have theirs. */
  startTiles: (number | null)[];
  /** What is left to build. */
  supply: Supply;
  /** The laid pieces, each between two vertices. */
  roads: [number, number][];
  /** Vertices with a milestone. */
  milestones: number[];
  /** The marketplaces. */
  markets: Market[];
  /** Triangles with a house. */
  houses: number[];
  /** By bush the kind of the bonus tile on it. */
  bonus: (number | null)[];
  /** The bushes whose tile the phase asks about. */
  offered: number[];
  /** The vertices from which a road section can go on. */
  roadStarts: number[];
  /** Where there is room for a house. */
  houseSites: HouseSite[];
  /** Where flour can be delivered. */
  deliverySites: DeliverySite[];
  /** By seat. */
  boards: PlayerBoard[];
}

/** A number of the map. */
export interface Vertex {
  /** Its row and its place in the row. */
  name: string;
  /** From the top. */
  row: number;
  /** In half steps from the left: neighbours in a row are 2 apart, every other row is shifted by 1. */
  x: number;
  /**
   * The points of a milestone or a marketplace there, and of a free number that counts; 0 for the start
   * market.
   */
  number: number;
}

/** A lot of the map. */
export interface Triangle {
  /** Its vertices. */
  corners: [number, number, number];
  /** Its place in the table's `bonus`, where it has a bush. */
  bush: number | null;
}

/** Two workers. */
export interface WorkerTile {
  /** What the left and the right one produce. */
  kinds: [number, number];
  /** Their numbers. */
  numbers: [number, number];
  /** Where the values come from. */
  origin: Origin;
}

/** What a delivery scores. */
export interface Delivery {
  /** The numbers that count. */
  numbers: number[];
  /** What they bring. */
  points: number;
}

/** The box. */
export interface Components {
  /** Their keys; the names are the words `good-<key>`. */
  goods: string[];
  /** The numbers of the map. */
  vertices: Vertex[];
  /** The lots of the map. */
  triangles: Triangle[];
  /** By move of `road` the vertices of the section: from, milestone, end. */
  paths: [number, number, number][];
  /** By number. */
  tiles: WorkerTile[];
  /** By move of `sell` the two goods that are given. */
  pairs: [number, number][];
  /** By move of `deliver` what it scores. */
  deliveries: Delivery[];
  /** What everything costs. */
  costs: Costs;
  /** The vertex of the start market. */
  start: number;
  /** Where the map comes from. */
  land: Origin;
  /** Where the kinds of the bonus tiles come from. */
  bonus: Origin;
}
