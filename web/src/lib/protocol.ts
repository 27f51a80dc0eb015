// Written by scripts/view_types.py from src/dorfplatz/server/protocol.py, core/views.py and core/box.py: change it there.

/** Reads as the player's name; the browser adds colour and crest. */
export interface SeatArgument {
  seat: number;
}

/** Reads as that message of the catalogue; the browser adds a hover card where the game has one. */
export interface WordArgument {
  word: string;
}

/** Reads as "2 wood and 1 gold"; the browser adds the symbol of each. */
export interface AmountsArgument {
  amounts: Record<string, number>;
}

/** Reads as that message with its own arguments: a reason within another message. */
export interface MessageArgument {
  id: string;
  args: Record<string, unknown>;
}

/** What a message is filled in with. */
export type Argument = string | number | SeatArgument | WordArgument | AmountsArgument | MessageArgument;

/** An entry of the catalogue with its arguments; see docs/protocol.md for the typed ones. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

/** The printed rules, a public source, or our own because the printed value is not known. */
export type Provenance = 'rulebook' | 'public' | 'house';

/** Where the values of an item come from, as the browser is told. */
export interface Origin {
  /** Of all values that are not in `values`. */
  provenance: Provenance;
  /** Of single values: `cost`, or `cost.wood` for a part of it. */
  values: Record<string, Provenance>;
  /** Where the public ones were read; empty if there are none. */
  source: string;
}

/** Points for one thing. */
export interface ScoreItem {
  /** What they are for. */
  label: Message;
  /** How many. */
  points: number;
}

/** The points of one category. */
export interface ScorePart {
  /** What they are for. */
  label: Message;
  /** How many. */
  points: number;
  /** What they come from; their sum is that of the category. */
  items: ScoreItem[];
}

/** A seat's points and its place. */
export interface Score {
  /** All of them. */
  total: number;
  /** By category, the same ones for every seat. */
  parts: ScorePart[];
  /** 1 for the winners; null before the end. */
  rank: number | null;
}

/** How far one may go back. */
export interface UndoOffer {
  /** The version one step back. */
  step: number | null;
  /** The version at the start of this turn, or as far back towards it as is allowed. */
  turn: number | null;
  /** Why nothing can be taken back. */
  why: Message | null;
}

/** A view at a table of the server. */
export interface TableView<Table = unknown> {
  /** Its name. */
  game: string;
  /** How many decisions have been taken. */
  version: number;
  /** Through whose eyes this is seen. */
  seat: number;
  /** The seat that decides now. */
  turn: number;
  /** Whether the game has ended. */
  over: boolean;
  /** What is expected, and of whom. */
  prompt: Message;
  /** What this seat may decide now. */
  moves: number[];
  /** By seat, as they stand. */
  scores: Score[];
  /** Nobody before the end. */
  winners: number[];
  /** The closing words; null before the end. */
  result: Message | null;
  /** The game's own part. */
  table: Table;
  /** Grows with every move and every undo; a move names the one it was made for. */
  revision: number;
  /** How far one may go back. */
  undo: UndoOffer;
}

/** A line of the story. */
export interface Line {
  /** How many decisions had been taken when it was written. */
  version: number;
  /** Whose deed it tells; null if nobody's. */
  seat: number | null;
  /** What it says. */
  message: Message;
  /** Nothing can be undone behind it: something hidden was revealed. */
  barrier?: boolean;
}

/** Pieces that travel from one place of the table to another. */
export interface Flight {
  /** How they are drawn: a symbol of the sprite. */
  symbol: string;
  /** How many. */
  count: number;
  /** The anchor they leave. */
  from: string;
  /** The anchor they go to. */
  to: string;
}

/** Why a request was refused, as a message and as text in the language of the Accept-Language header. */
export interface Failure {
  error: Message;
  text: string;
}

/** An option of a game, chosen when it is set up. */
export interface Option {
  name: string;
  values: string[];
  default: string;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  players: [number, number];
  options: Option[];
  bots: string[];
  /**
   * How much of its rules is compiled; until it is 1 they are interpreted, which is slower, and with null for
   * good.
   */
  compiled: number | null;
}

/** The moves of one kind: `offset` plus the row-major index of the parameters. */
export interface Block {
  name: string;
  offset: number;
  shape: number[];
  params: string[];
}

/** A game with its action space and its components. */
export interface GameDetails {
  name: string;
  players: [number, number];
  options: Option[];
  bots: string[];
  /**
   * How much of its rules is compiled; until it is 1 they are interpreted, which is slower, and with null for
   * good.
   */
  compiled: number | null;
  actions: Block[];
  components: Record<string, unknown>;
}

/** A text in both languages. */
export interface BothLanguages {
  en: string;
  de: string;
}

/** One rule of a game. */
export interface Rule {
  id: string;
  chapter: BothLanguages;
  title: BothLanguages;
  text: BothLanguages;
  source: string;
}

/** Who plays; `family` is the colour and the crest. */
export interface Seat {
  kind: 'human' | 'bot';
  name: string;
  family: number;
  bot?: string | null;
}

/** The request to start a game. */
export interface NewTable {
  game: string;
  seats: Seat[];
  options?: Record<string, unknown>;
  seed?: number | string | null;
}

/** The id of a new game. */
export interface Created {
  id: string;
}

/** A game in the list. */
export interface TableInfo {
  id: string;
  game: string;
  seats: Seat[];
  round: Message;
  version: number;
  turn: number;
  over: boolean;
  scores: number[];
  created: string;
  changed: string;
}

/** Take a decision. */
export interface Move {
  type: 'move';
  ref: string;
  action: number;
  revision: number;
}

/** Go back to a version. */
export interface Undo {
  type: 'undo';
  ref: string;
  to: number;
  revision: number;
}

/** Ask what a move would do, or why it is not allowed. */
export interface Ask {
  type: 'ask';
  ref: string;
  action: number;
}

/** Show an earlier version. */
export interface At {
  type: 'at';
  ref: string;
  version: number;
}

/** Show the scores over time. */
export interface AskHistory {
  type: 'history';
  ref: string;
}

/** What the browser sends. */
export type ClientMessage = Move | Undo | Ask | At | AskHistory;

/** What does not change during a game. */
export interface TableHead {
  id: string;
  game: string;
  seats: Seat[];
  options: Record<string, unknown>;
  /** Belongs to the seed, which is shown at the end. */
  commitment: string;
  created: string;
  /** Why the game can only be looked at. */
  problem?: Message | null;
}

/** The first message of a connection. */
export interface Welcome {
  type: 'welcome';
  table: TableHead;
  log: Line[];
  view: TableView;
}

/** A decision was taken and is stored. */
export interface Step {
  type: 'step';
  ref: string | null;
  seat: number;
  action: number;
  lines: Line[];
  flights: Flight[];
  view: TableView;
}

/** The whole game anew, after an undo or a conflict. */
export interface Rewound {
  type: 'rewound';
  ref: string | null;
  log: Line[];
  view: TableView;
}

/** What a move would do, or why it is not allowed. */
export interface Answer {
  type: 'answer';
  ref: string;
  action: number;
  legal: boolean;
  effect?: Message[];
  points?: number[];
  why?: Message;
  rule?: string;
}

/** The game at an earlier version. */
export interface Moment {
  type: 'moment';
  ref: string;
  version: number;
  view: TableView;
}

/** The scores at a version. */
export interface ScorePoint {
  version: number;
  round: number;
  scores: number[];
}

/** The scores over time, and the seed once the game is over. */
export interface History {
  type: 'history';
  ref: string;
  points: ScorePoint[];
  seed?: string;
}

/** A request was refused, and nothing has changed. */
export interface Error {
  type: 'error';
  ref: string | null;
  error: Message;
  text: string;
}

/** What the server sends. */
export type ServerMessage = Welcome | Step | Rewound | Answer | Moment | History | Error;
