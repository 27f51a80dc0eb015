// Written by scripts/view_types.py from src/dorfplatz/games/settlement/shapes.py: change it there.

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

/** How many of wood, clay, stone, diamond, gold. */
export type Goods = number[];

/** What a guild counts. */
export type Counted = 'landscapes' | 'outposts' | 'buildings';

/** The guilds of the heroes. */
export type Guild = 'adventurer' | 'defender' | 'builder' | 'artisan';

/** What the seat on turn is asked. */
export type Phase =
  'draft' | 'turn' | 'place' | 'street' | 'hourglass' | 'scroll' | 'monster' | 'store' | 'artifact' | 'over';

/** A landscape tile that is about to be laid. */
export interface DrawnTile {
  /** Its place in the box's `landscapes`. */
  tile: number;
  /** The good it yields. */
  resource: number;
  /** The monster that may appear there. */
  monster: number;
}

/** What a phase is about. */
export interface Pending {
  /** The region of the drawn tile, of the landscape or of the Scroll; the street being activated. */
  row: number | null;
  /**
   * The landscape where the Mask's owner decides, the building just built; null if it is about the whole row.
   */
  column: number | null;
  /** The tile to place. */
  tile: DrawnTile | null;
  /** How many basics may still be kept when passing. */
  storable: number;
}

/** A stack of the market. */
export interface MarketSlot {
  /** Of which kind. */
  building: number;
  /** How many tiles. */
  count: number;
  /** What the seat on turn lacks of its price. */
  missing: Goods;
}

/** A place of the hero row. */
export interface HeroSlot {
  /** Who stands there. */
  hero: number;
  /** Diamonds on top of the price. */
  surcharge: number;
  /** What the seat on turn lacks of both. */
  missing: Goods;
}

/** Cards and tiles left in the stacks. */
export interface Decks {
  /** Landscapes by region. */
  regions: number[];
  /** Buildings. */
  buildings: number;
  /** Heroes. */
  heroes: number;
  /** Artifacts. */
  artifacts: number;
}

/** What is left in the general supply. */
export interface Supply {
  /** Of each good. */
  goods: Goods;
  /** Bonus settlers. */
  bonusSettlers: number;
  /** Monsters by kind. */
  monsters: number[];
  /** Outposts. */
  outposts: number;
}

/** The settlers of a player. */
export interface Settlers {
  /** Basic settlers not yet placed this round. */
  basic: number;
  /** Bonus settlers not yet placed. */
  bonus: number;
  /** Basic settlers placed this round. */
  usedBasic: number;
  /** Bonus settlers placed this round. */
  usedBonus: number;
}

/** A landscape of a player's wilderness. */
export interface Landscape {
  /** Its place in the box's `landscapes`. */
  tile: number;
  /** The good it yields. */
  resource: number;
  /** Which monster may appear here. */
  monsterKind: number;
  /** Whether it stands here. */
  monster: boolean;
  /** Whether an outpost stands here. */
  outpost: boolean;
  /** Whether a settler stands on the outpost. */
  outpostUsed: boolean;
}

/** A building of a player's settlement. */
export interface Lot {
  /** Of which kind. */
  building: number;
  /** Gold in a bank, diamonds in a church. */
  stored: number;
  /** Its effect was used in the street being activated. */
  used: boolean;
}

/** What heroes count on a board. */
export interface Counts {
  /** Landscapes explored. */
  landscapes: number;
  /** Outposts built. */
  outposts: number;
  /** Buildings built. */
  buildings: number;
}

/** What lies before a player. */
export interface PlayerBoard {
  /** The personal stock. */
  goods: Goods;
  /** Placed and unplaced. */
  settlers: Settlers;
  /** The artifact of this round. */
  artifact: number | null;
  /** Whether the player has passed in this round. */
  passed: boolean;
  /** The wilderness, by row and column. */
  regions: (Landscape | null)[][];
  /** Where a new landscape of the region could lie, by row and column. */
  open: boolean[][];
  /** Settlers on the activation space of each region. */
  regionUses: number[];
  /** Settlers on the activation space of each street. */
  streetUses: number[];
  /** The settlement, by row and column. */
  streets: (Lot | null)[][];
  /** The heroes invited, in that order. */
  heroes: number[];
  /** What heroes count. */
  counts: Counts;
  /** Basics that would go back to the supply at a pass now. */
  wouldLose: number;
}

/** Everything that lies open. */
export interface Table {
  /** From 1 on. */
  round: number;
  /** How many there are. */
  rounds: number;
  /** Whether one plays alone. */
  solo: boolean;
  /** Who holds the start marker. */
  startSeat: number;
  /** What the seat on turn is asked. */
  phase: Phase;
  /** What the phase is about, where it is about something. */
  pending: Pending | null;
  /** This turn's action is taken. */
  actionTaken: boolean;
  /** This turn's hero is invited. */
  heroInvited: boolean;
  /** The slots of the market; null where one is empty. */
  market: (MarketSlot | null)[];
  /** The hero row from left to right; null where it is short. */
  heroes: (HeroSlot | null)[];
  /** The artifacts in the row. */
  artifacts: number[];
  /** What is left to draw. */
  decks: Decks;
  /** What is left to take. */
  supply: Supply;
  /** By seat. */
  boards: PlayerBoard[];
}

/** One way to exchange, or to use a building. */
export interface Trade {
  /** The parameters of its move; of a building those after the column. */
  params: number[];
  /** What it takes. */
  give: Goods;
  /** What it brings. */
  get: Goods;
}

/**
 * What a building does when it is used; with `use-outpost` it brings the resource of a landscape with an
 * outpost.
 */
export interface Effect {
  /** The block of its moves. */
  block: string;
  /** What it always takes. */
  give: Goods;
  /** How many basics of one's choice it takes besides. */
  anyGiven: number;
  /** What it always brings. */
  get: Goods;
  /** How many basics of one's choice it brings besides. */
  anyGot: number;
  /** Every way there is; none where it depends on the board. */
  trades: Trade[];
  /** The bonus settlers it brings. */
  settlers: number;
  /** The points of what is stored on it. */
  points: number;
}

/** A rate of exchange with the general supply. */
export interface Exchange {
  /** The block of its moves. */
  block: string;
  /** What it always takes. */
  give: Goods;
  /** How many basics of one's choice it takes besides. */
  anyGiven: number;
  /** What it always brings. */
  get: Goods;
  /** How many basics of one's choice it brings besides. */
  anyGot: number;
  /** Every way there is; none where it depends on the board. */
  trades: Trade[];
  /** The artifact one needs for it. */
  artifact: number | null;
}

/** How many settlers the actions take; a fight takes as many as the monster says. */
export interface SettlerCosts {
  /** A building. */
  build: number;
  /** A landscape, by region. */
  explore: number[];
  /** An outpost. */
  outpost: number;
}

/** A kind of building. */
export interface Building {
  /** Its words are `building-<key>` and `building-<key>-effect`. */
  key: string;
  /** What it costs. */
  cost: Goods;
  /** How many tiles there are. */
  count: number;
  /** What it does. */
  effect: Effect;
  /** Where the values come from. */
  origin: Origin;
}

/** An artifact. */
export interface Artifact {
  /** Its words are `artifact-<key>` and `artifact-<key>-effect`. */
  key: string;
  /** Where the values come from. */
  origin: Origin;
}

/** A hero. */
export interface Hero {
  /** The name is the word `hero-<key>`. */
  key: string;
  /** Its words are `guild-<guild>` and `guild-<guild>-effect`. */
  guild: Guild;
  /** The price, without surcharge. */
  cost: Goods;
  /** What it brings a point for each of; null for an artisan. */
  counts: Counted | null;
  /** The points of an artisan. */
  points: number;
  /** The bonus settlers that come along. */
  settlers: number;
  /** The monster on the card: while the hero is in the row, it appears where it may. */
  monster: number;
  /** Where the values come from. */
  origin: Origin;
}

/** A landscape tile. */
export interface LandscapeTile {
  /** The row it is drawn for. */
  region: number;
  /** The good it yields; the word is `landscape-<good>`. */
  resource: number;
  /** The monster that may appear there. */
  monster: number;
  /** Where the values come from. */
  origin: Origin;
}

/** A kind of monster. */
export interface Monster {
  /** The name is the word `monster-<key>`. */
  key: string;
  /** How many settlers it takes to fight it. */
  settlers: number;
  /** What a fight brings. */
  reward: Goods;
  /** Where the values come from. */
  origin: Origin;
}

/** A title of the solo game. */
export interface Rank {
  /** The name is the word `rank-<key>`. */
  key: string;
  /** The fewest points it takes. */
  from: number;
}

/** The box. */
export interface Components {
  /** Their keys; the names are the words `good-<key>`. */
  goods: string[];
  /** By number. */
  buildings: Building[];
  /** By number. */
  artifacts: Artifact[];
  /** By number. */
  heroes: Hero[];
  /** By number. */
  landscapes: LandscapeTile[];
  /** By number. */
  monsters: Monster[];
  /** All rates with the general supply. */
  exchanges: Exchange[];
  /** What the actions take. */
  settlers: SettlerCosts;
  /** Diamonds on top of a hero's price, by place of the row. */
  surcharges: number[];
  /** From the lowest up. */
  ranks: Rank[];
}
