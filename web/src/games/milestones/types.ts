/** The game's own part of a view and its box, as src/dorfplatz/games/milestones/view.md describes them. */
import type { TableClient } from '$lib/table.svelte';

export type Phase = 'draft' | 'place' | 'turn' | 'bonus' | 'discard' | 'cover' | 'over';

/** Stone, wood, sand, grain, coin. */
export type Goods = number[];

/** What lies on a space of the loop: one worker of a tile, or a cover tile (then there is no worker). */
export interface LoopSpace {
  tile: number | null;
  /** Which of the tile's two workers: 0 the left one, 1 the right one. */
  half: number;
  bonus: boolean;
  covered: boolean;
}

export interface PlayerBoard {
  points: number;
  goods: Goods;
  /** The space of the loop the piece stands on. */
  position: number;
  /** The numbers never fall from left to right. */
  ascending: boolean;
  /** Start tiles not yet placed. */
  hand: number[];
  /** The eight employment spaces, from left to right. */
  spaces: (LoopSpace | null)[];
  /** Per kind what the workers count and the points this would bring now. */
  majority: { value: number; points: number }[];
}

export interface MilestonesTable {
  round: number;
  startSeat: number;
  phase: Phase;
  /** The points that end the game. */
  goal: number;
  endedBy: number | null;
  movesLeft: number;
  /** The building the piece stands on may be used. */
  atWork: boolean;
  hired: boolean;
  /** The offered bonus tile can't be declined. */
  mustTake: boolean;
  toDiscard: number;
  display: (number | null)[];
  stack: number;
  startTiles: (number | null)[];
  supply: { sections: number; houses: number; markets: number; sacks: number };
  /** The laid pieces, each between two vertices. */
  roads: [number, number][];
  /** Vertices. */
  milestones: number[];
  markets: { vertex: number; sack: boolean }[];
  /** Triangles. */
  houses: number[];
  /** Per bush the kind of the tile on it. */
  bonus: (number | null)[];
  /** The bushes whose tile is asked about. */
  offered: number[];
  boards: PlayerBoard[];
}

export interface Vertex {
  name: string;
  row: number;
  /** In half steps from the left. */
  x: number;
  /** 0 for the start market. */
  number: number;
}

export interface Triangle {
  corners: [number, number, number];
  /** Its place in `bonus`. */
  bush: number | null;
}

export interface WorkerTile {
  kinds: [number, number];
  numbers: [number, number];
}

export interface MilestonesComponents {
  goods: string[];
  vertices: Vertex[];
  triangles: Triangle[];
  /** Road sections: from, milestone, end. */
  paths: [number, number, number][];
  tiles: WorkerTile[];
  /** What two goods `sell` gives. */
  pairs: [number, number][];
  /** The numbers a delivery scores. */
  deliveries: number[][];
  costs: Record<'road' | 'house' | 'market' | 'delivery' | 'hire' | 'buy', Goods>;
  /** The vertex of the start market. */
  start: number;
}

export type MilestonesClient = TableClient<MilestonesTable, MilestonesComponents>;
