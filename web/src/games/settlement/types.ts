/** The game's own part of a view and its box, as src/dorfplatz/games/settlement/view.md describes them. */
import type { TableClient } from '$lib/table.svelte';

export type Phase =
  'draft' | 'turn' | 'place' | 'street' | 'hourglass' | 'scroll' | 'monster' | 'store' | 'artifact' | 'over';

/** Wood, clay, stone, diamond, gold. */
export type Goods = number[];

export interface Landscape {
  tile: number;
  resource: number;
  /** Which monster may appear here. */
  monsterKind: number;
  /** Whether it has. */
  monster: boolean;
  outpost: boolean;
  outpostUsed: boolean;
}

export interface Lot {
  building: number;
  /** Gold in a bank, diamonds in a church. */
  stored: number;
  /** Its effect was used in the street being activated. */
  used: boolean;
}

export interface Settlers {
  basic: number;
  bonus: number;
  usedBasic: number;
  usedBonus: number;
}

export interface PlayerBoard {
  goods: Goods;
  settlers: Settlers;
  artifact: number | null;
  passed: boolean;
  /** Row 0 is region I. */
  regions: (Landscape | null)[][];
  regionUses: number[];
  streetUses: number[];
  streets: (Lot | null)[][];
  heroes: number[];
}

export interface Pending {
  row: number | null;
  column: number | null;
  tile: { tile: number; resource: number; monster: number } | null;
  storable: number;
}

export interface Board {
  round: number;
  rounds: number;
  solo: boolean;
  startSeat: number;
  phase: Phase;
  pending: Pending | null;
  actionTaken: boolean;
  heroInvited: boolean;
  market: ({ building: number; count: number } | null)[];
  heroes: ({ hero: number; surcharge: number } | null)[];
  artifacts: number[];
  decks: { regions: number[]; buildings: number; heroes: number; artifacts: number };
  supply: { goods: Goods; bonusSettlers: number; monsters: number[]; outposts: number };
  boards: PlayerBoard[];
}

export interface Building {
  key: string;
  cost: Goods;
  count: number;
}

export interface Hero {
  key: string;
  guild: string;
  cost: Goods;
  points: number;
  settlers: number;
  monster: number;
}

export interface Monster {
  key: string;
  settlers: number;
  reward: Goods;
}

export interface Components {
  goods: string[];
  buildings: Building[];
  artifacts: { key: string }[];
  heroes: Hero[];
  landscapes: { region: number; resource: number; monster: number }[];
  monsters: Monster[];
  /** What is given, given and got. */
  swaps: [number, number, number][];
  mirrors: [number, number][];
  surcharges: number[];
  /** Points for each gold in a bank, each diamond in a church. */
  deposits: { bank: number; church: number };
}

export type SettlementTable = TableClient<Board, Components>;
