/** What travels between server and browser, as docs/protocol.md describes it. */

export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

export type Argument =
  string | number | { seat: number } | { word: string } | { amounts: Record<string, number> };

export interface Block {
  name: string;
  offset: number;
  shape: number[];
  params: string[];
}

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

export interface GameInfo {
  name: string;
  /** The fewest and the most players. */
  players: [number, number];
  options: GameOption[];
  bots: string[];
}

export interface GameMeta<Components = unknown> extends GameInfo {
  actions: Block[];
  components: Components;
}

export interface Seat {
  kind: 'human' | 'bot';
  name: string;
  family: number;
  bot?: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  seats: Seat[];
  options: Record<string, unknown>;
  seedHash: string;
  created: string;
}

export interface TableSummary {
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

export interface RuleText {
  id: string;
  chapter: Record<string, string>;
  title: Record<string, string>;
  text: Record<string, string>;
  source: string;
}

export interface ScoreItem {
  label: Message;
  points: number;
}

export interface ScorePart extends ScoreItem {
  items: ScoreItem[];
}

export interface Score {
  total: number;
  parts: ScorePart[];
  rank: number | null;
}

export interface View<Board = unknown> {
  game: string;
  version: number;
  revision: number;
  /** Through whose eyes this is seen. */
  seat: number;
  /** Who decides now. */
  turn: number;
  over: boolean;
  prompt: Message;
  moves: number[];
  undo: { step: number | null; turn: number | null; why: Message | null };
  scores: Score[];
  winners: number[];
  result: Message | null;
  table: Board;
}

export interface Line {
  version: number;
  seat: number | null;
  message: Message;
  barrier: boolean;
}

export interface Flight {
  symbol: string;
  count: number;
  from: string;
  to: string;
}

export interface Step {
  type: 'step';
  ref?: string;
  seat: number;
  action: number;
  lines: Line[];
  flights: Flight[];
  view: View;
}

export type Answer =
  { legal: true; effect: Message[]; points: number[] } | { legal: false; why: Message; rule: string | null };

export interface HistoryPoint {
  version: number;
  round: number;
  scores: number[];
}

export interface History {
  points: HistoryPoint[];
  seed?: string | null;
}

/** What REST and socket answer when something was wrong. */
export interface Failure {
  error: Message;
  text: string;
}
