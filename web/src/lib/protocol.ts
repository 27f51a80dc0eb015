// Written by scripts/view_types.py from src/dorfplatz/server/protocol.py, server/messages, core/views.py and core/box_document.py: change it there.

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

/** A seat's points with what brings them. */
export interface Breakdown {
  /** All of them. */
  total: number;
  /** By category, the same ones for every seat. */
  parts: ScorePart[];
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
  /** The version before one's own last decision, if all others have to agree to go back there. */
  ask?: number | null;
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
  /** What the points come from that it tells of. */
  changes?: ScoreItem[];
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

/**
 * Who plays; `family` is the colour and the crest, `bot` the one that decides: on a person's seat until it is
 * taken back.
 */
export interface Seat {
  kind: 'human' | 'bot';
  name: string;
  family: number;
  bot?: string | null;
  /** Its person comes by a link of their own; the other people sit at the screen of the host. */
  link?: boolean;
}

/** What whoever is connected may do. */
export interface You {
  /** Invite, let bots stand in, end the table. */
  host: boolean;
  /** The seats they play; nobody's for a spectator. */
  seats: number[];
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
  /** The names of its lessons, the first one first. */
  lessons: string[];
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
  /** The names of its lessons, the first one first. */
  lessons: string[];
  actions: Block[];
  components: Record<string, unknown>;
}

/** One rule of a game, each text by language. */
export interface Rule {
  id: string;
  chapter: Record<string, string>;
  title: Record<string, string>;
  text: Record<string, string>;
  source: string;
}

/** A value of a box, and how it is entered. */
export interface BoxField {
  /** Empty for the entries of a list. */
  name: string;
  /** `amounts` are numbers by good, a `set` is some of the choices, a `list` is one entry after the other. */
  kind: 'number' | 'choice' | 'text' | 'amounts' | 'set' | 'list' | 'record';
  /** Of a number, of each amount, or of the entries of a list; null if there is no limit. */
  least?: number | null;
  /** The same. A list without limits stays as long as it is. */
  most?: number | null;
  /** Of a choice, of a set, and the goods of amounts. */
  choices?: (string | number)[];
  /** Of a record; of a list what each entry is. */
  fields?: BoxField[];
}

/** The standard box of a game, and how its values are entered. */
export interface BoxForm {
  game: string;
  fields: BoxField[];
  values: Record<string, unknown>;
  /** By the name of a part, where the values of each of its items come from. */
  origins: Record<string, Origin[]>;
}

/** The request to keep a box, perhaps in place of another one. */
export interface NewBox {
  name: string;
  values: Record<string, unknown>;
  replaces?: string | null;
}

/** What is wrong with a box. */
export interface BoxProblem {
  /** Where to look: `heroes[3].cost`, `landscapes.count` for that of all, or nothing. */
  at: string;
  message: Message;
}

/** A box that somebody has made. */
export interface OwnBox {
  id: string;
  game: string;
  name: string;
  /** How many games are played with it. */
  tables: number;
}

/** The box of a game that is not the standard one. */
export interface BoxName {
  id: string;
  name: string;
}

/**
 * How long people may take: so much for the whole game and an increment after each turn, or so long for each
 * turn.
 */
export interface ClockRule {
  kind: 'budget' | 'turn';
  seconds: number;
  increment?: number;
  /** Who plays on for somebody whose time has run out. */
  bot?: string;
}

/** How much time everybody has left; sent whenever it begins to run for somebody else, or stops. */
export interface Clock {
  type: 'clock';
  rule: ClockRule;
  /**
   * By seat, in milliseconds. Where each turn has its time, that of a seat that is not on turn says nothing.
   */
  left: number[];
  /** The seat whose time runs out. */
  runs: number | null;
}

/**
 * The finished game that another one goes on from, and after how many of its decisions: its cards could be
 * known.
 */
export interface Continuation {
  table: string;
  version: number;
}

/** The request to start a game. */
export interface NewTable {
  game: string;
  seats: Seat[];
  options?: Record<string, unknown>;
  seed?: number | string | null;
  /** The id of a box of one's own; with null it is the standard one. */
  box?: string | null;
  /** With null everybody takes the time they need. */
  clock?: ClockRule | null;
  /** It is in the lobby, and anybody may sit down at its free seats until it is dealt. */
  public?: boolean;
  /** While it is played, anybody may watch it from the lobby. */
  watched?: boolean;
}

/** What the seed of a game was made of, as far as everybody knows it from the start. */
export interface FairDeal {
  /** Belongs to the server's secret, and was shown before anybody contributed. */
  commitment: string;
  /** By seat; null for bots, and for whoever was not there. */
  contributions: (string | null)[];
}

/** All that the seed of a game was made of; known once the game is over. */
export interface RevealedDeal {
  /** Belongs to the server's secret, and was shown before anybody contributed. */
  commitment: string;
  /** By seat; null for bots, and for whoever was not there. */
  contributions: (string | null)[];
  secret: string;
}

/** The request to go on from a moment of a finished game, with the same cards. */
export interface PlayOn {
  version: number;
  seats: Seat[];
}

/** A part of a score. */
export interface PartPoints {
  label: Message;
  points: number;
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
  /** The day whose deal it is. */
  day?: string | null;
  /** The name of its box, if that is not the standard one. */
  box?: string | null;
  clock?: ClockRule | null;
  /**
   * Milliseconds until the turn of whoever is on turn is handed to a bot; null if nobody's time runs while
   * they are away.
   */
  left?: number | null;
  /** Nothing is dealt yet: people are waited for. */
  gathering?: boolean;
}

/** A game that has ended, for looking back at all of them. */
export interface FinishedGame {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  scores: number[];
  winners: number[];
  /** By seat, where the points come from; empty for games that ended before that was stored. */
  parts: PartPoints[][];
  rounds: number;
  /** How many decisions were taken. */
  version: number;
  /** How long it was played, without breaks. */
  minutes: number;
  created: string;
  ended: string;
  /** The day whose deal it is. */
  day: string | null;
  /** Its cards could be known: it went on from another game, or was another attempt at the deal of a day. */
  known: boolean;
  /** The name of its box, if that is not the standard one. */
  box?: string | null;
}

/** What a link is good for. */
export type Role = string;

/** A link to a table. Its secret is told once, and only a hash of it is stored. */
export interface Link {
  role: Role;
  secret: string;
}

/** The id of a new game, and the links of those who come by one. */
export interface Created {
  id: string;
  links?: Link[];
}

/** What a link was good for. */
export interface Joined {
  id: string;
  game: string;
  role: string;
  seat: number | null;
  seats: Seat[];
}

/** A table in the lobby: one that is not dealt yet and has free seats, or one that may be watched. */
export interface PublicTable {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  /** The seats at which one can sit down. */
  free: number[];
  /** How far the game is; null before it is dealt. */
  round: Message | null;
  created: string;
  /** The name of its box, if that is not the standard one. */
  box?: string | null;
  clock?: ClockRule | null;
}

/** The tables that are open to anybody. */
export interface Lobby {
  /** Whether this server has a lobby at all. */
  on: boolean;
  tables: PublicTable[];
}

/** Before the deal: what a seat will contribute to the shuffle, by its hash. */
export interface Promise {
  type: 'promise';
  ref: string;
  seat: number;
  hash: string;
}

/** Once all promises are fixed: the contribution itself. */
export interface Contribute {
  type: 'contribute';
  ref: string;
  seat: number;
  contribution: string;
}

/** Deal now, although somebody is missing; with a bot, it plays for them until they come. */
export interface Begin {
  type: 'begin';
  ref: string;
  bot?: string | null;
}

/** A table that is not dealt yet: who is expected, and who is there. Sent anew with every change. */
export interface Gathering {
  type: 'gathering';
  ref: string | null;
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  created: string;
  you: You;
  /** By seat: whether its person is connected. */
  here: boolean[];
  /** By seat: whether somebody has a right to it. */
  taken: boolean[];
  watching: number;
  /** Belongs to the server's secret, which is shown at the end of the game. */
  commitment: string;
  /** By seat: the hash of what its person is going to contribute. */
  promises: (string | null)[];
  /** The promises can't be changed any more: it is time to tell the contributions. */
  fixed: boolean;
  public: boolean;
  box?: BoxName | null;
  clock?: ClockRule | null;
}

/** A browser's push service, and the keys that the browser has made for it. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The request to tell an address when it is the turn of a seat. */
export interface NewWebhook {
  seat: number;
  url: string;
}

/** Where it is told when it is the turn of a seat. */
export interface Webhook {
  seat: number;
  /** Of the address no more is shown: the rest is as good as a password. */
  host: string;
  kind: 'discord' | 'slack' | 'json';
}

/** How the people at this browser are told that it is their turn while they are away. */
export interface Notifications {
  /** The server's public key, for the push service of a browser. */
  key: string;
  /** Whether this browser is told. */
  push: boolean;
  webhooks: Webhook[];
}

/** A webhook has answered. */
export interface NotifySent {
  host: string;
  status: number;
}

/** Against whom a game of the day is played. */
export interface DayGame {
  game: string;
  bots: string[];
}

/** The attempt at the deal of a day that counts: the first. */
export interface DayResult {
  day: string;
  game: string;
  /** Null if it was deleted. */
  table: string | null;
  /** The points to beat: those of an expert in the same place; null until that has been found out. */
  goal: number | null;
  /** Null before the end. */
  points: number | null;
  /** Null before the end, and for somebody who plays alone. */
  won: boolean | null;
}

/** The games of the day, and how they went. */
export interface Days {
  games: DayGame[];
  results: DayResult[];
}

/** A puzzle in the list of its game. */
export interface PuzzleInfo {
  /** Names it, wherever it stands in the list. */
  key: string;
  players: number;
}

/** A move of a puzzle, and what a deep search expects of it. */
export interface PuzzleMove {
  action: number;
  /** The expected share of the victory, 0 to 1. */
  chance: number;
  /** The expected lead over the best other at the end, in points. */
  lead: number;
  /** What it does. */
  told: Message[];
}

/** What is best in a puzzle. */
export interface PuzzleAnswer {
  /** What can be learned from it. */
  lesson: Message;
  /** So many of the moves, the first ones, are right. */
  right: number;
  /** The best first. */
  moves: PuzzleMove[];
}

/** One idea of a lesson: what is said and shown, and what the learner does. */
export interface LessonStep {
  text: Message;
  /** Another chapter is another position. */
  chapter: number;
  /** How many decisions were made when it begins … */
  first: number;
  /** … and when it is done. */
  last: number;
  /** What the learner does, one after the other; nothing where there is only something to read. */
  moves: number[];
  /** Anchors to be lit. */
  show: string[];
  /** The tab that a narrow screen opens, or nothing. */
  sheet: string;
}

/** Ask for the best moves of the person on turn. */
export interface AskHint {
  type: 'hint';
  ref: string;
  revision: number;
}

/** Tell everybody's chances after each decision from now on, or no longer. */
export interface AskChances {
  type: 'chances';
  ref: string;
  on: boolean;
}

/** Look for the analysis of a finished game, begin it, or stop it. */
export interface AskAnalysis {
  type: 'analysis';
  ref: string;
  want: 'look' | 'start' | 'stop';
}

/** A good move, and what is expected of it. */
export interface HintMove {
  action: number;
  /** The expected share of the victory, 0 to 1; null for somebody who plays alone. */
  chance: number | null;
  /**
   * The expected lead over the best other at the end, in points; the expected points of somebody who plays
   * alone.
   */
  lead: number;
  /** What it does. */
  told: Message[];
  /** What speaks for it. */
  why: Message;
}

/** The best moves of the person on turn, best first. */
export interface Hint {
  type: 'hint';
  ref: string | null;
  revision: number;
  moves: HintMove[];
}

/** Everybody's expected share of the victory, by seat; null when they are not told any longer. */
export interface Chances {
  type: 'chances';
  ref: string | null;
  version: number;
  chances: number[] | null;
}

/** What was expected at the end of a turn. */
export interface ExpectedPoint {
  version: number;
  round: number;
  /** By seat: the share of the victory, 0 to 1; the points of somebody who played alone. */
  expected: number[];
}

/** A turn that changed much. */
export interface TurningPoint {
  /** Before the decision that changed most. */
  version: number;
  round: number;
  /** Whose turn it was. */
  seat: number;
  /** What was decided. */
  told: Message[];
  /**
   * Why it changed much: what would have been better or next best, the points it brought, what was turned up.
   */
  why: Message[];
  /** The seat whose prospects changed most. */
  who: number;
  before: number;
  after: number;
}

/** A decision that was worth much, or cost much. */
export interface Lesson {
  /** Before it. */
  version: number;
  seat: number;
  /** What was decided. */
  told: Message[];
  /** What an expert would have decided and what for; for a good decision, what would have been next best. */
  expert: Message[];
  /** The difference between the two as a share of the victory, not negative. */
  chance: number;
  /** The difference in points. */
  lead: number;
}

/** How a game went, and why. */
export interface AnalysisResult {
  /** Somebody played alone: points are expected instead of shares of the victory. */
  alone: boolean;
  points: ExpectedPoint[];
  turning: TurningPoint[];
  /** Of every seat, the best first. */
  best: Lesson[];
  /** Of every seat, the costliest first. */
  costly: Lesson[];
}

/** How far the analysis of a game is. */
export interface Analysis {
  type: 'analysis';
  ref: string | null;
  state: 'none' | 'running' | 'done';
  /** Steps of it that are done. */
  done: number;
  /** Of so many. */
  steps: number;
  result?: AnalysisResult | null;
}

/** Why a request was refused, as a message and as text in the language of the Accept-Language header. */
export interface Failure {
  error: Message;
  text: string;
}

/** What can be shown without words. */
export type Emote = 'wave' | 'laugh' | 'clap' | 'think' | 'oops' | 'cheers';

/** Take a decision. The `id` is the browser's own: sent again, it is taken once. */
export interface Move {
  type: 'move';
  ref: string;
  action: number;
  revision: number;
  id?: string;
}

/** Go back to a version. */
export interface Undo {
  type: 'undo';
  ref: string;
  to: number;
  revision: number;
}

/** Let a bot play a person's seat, or with null the person again. */
export interface ChangeSeat {
  type: 'seat';
  ref: string;
  seat: number;
  bot: string | null;
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

/** Ask everybody to go back to a version, behind what others have decided. */
export interface AskUndo {
  type: 'ask-undo';
  ref: string;
  to: number;
  revision: number;
}

/** Agree to go back, or not; whoever asked takes it back with a no. */
export interface Consent {
  type: 'consent';
  ref: string;
  revision: number;
  yes: boolean;
}

/** Ask for the whole game anew: what has changed was told against a view that is not here. */
export interface Look {
  type: 'look';
  ref: string;
}

/** Say something to everybody at the table, or show an emote. */
export interface Say {
  type: 'say';
  ref: string;
  text?: string;
  emote?: Emote | null;
}

/** What the browser sends. */
export type ClientMessage =
  | Move
  | Undo
  | ChangeSeat
  | Ask
  | At
  | AskHistory
  | AskHint
  | AskChances
  | AskAnalysis
  | AskUndo
  | Consent
  | Say
  | Look
  | Promise
  | Contribute
  | Begin;

/** What a game is, and who plays. */
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
  /** The finished game it goes on from. */
  continues?: Continuation | null;
  /** The seat that the draw let begin. */
  starts?: number | null;
  /** The day whose deal it is: everybody's cards are the same, and could be known. */
  day?: string | null;
  /** The box it is played with, if that is not the standard one. */
  box?: BoxName | null;
  /** What the seed was made of, where everybody has contributed to it. */
  fair?: FairDeal | null;
}

/** Somebody has said something. */
export interface Said {
  type: 'said';
  ref: string | null;
  /** From 1, in order. */
  number: number;
  seat: number;
  text: string;
  emote: Emote | null;
  time: string;
}

/** Somebody would like to go back; null when nobody does any more. */
export interface UndoAsked {
  type: 'undo-asked';
  ref: string | null;
  asked: UndoRequest | null;
  /** The seat that did not agree. */
  refused?: number | null;
}

/**
 * A wish to go back, behind what others have decided. Nothing happens until all have agreed; the next move
 * ends it.
 */
export interface UndoRequest {
  /** Who asks. */
  seat: number;
  /** The version to go back to. */
  to: number;
  /** The seats that have not answered yet. */
  missing: number[];
}

/** Who plays, and who is there. */
export interface People {
  type: 'people';
  seats: Seat[];
  /** By seat: whether its person is connected. */
  here: boolean[];
  /** How many spectators there are. */
  watching: number;
}

/** The first message of a connection. */
export interface Welcome {
  type: 'welcome';
  table: TableHead;
  you: You;
  people: People;
  /** The last of what was said. */
  said: Said[];
  asked: UndoRequest | null;
  /** The decisions since the revision of the greeting, if nothing else has happened since. */
  missed: Step[];
  log: Line[];
  view: TableView;
  /** Null at a table without one. */
  clock?: Clock | null;
}

/** What was asked for was done before; what came of it was sent. */
export interface Done {
  type: 'done';
  ref: string;
}

/** What has changed in a view, see `differences.py`. */
export interface Changes {
  /** The revision of the view that has changed. */
  since: number;
  view: unknown;
}

/** A decision was taken and is stored. The view is told whole, or by what has changed in it. */
export interface Step {
  type: 'step';
  ref: string | null;
  seat: number;
  /** Null if only that seat may know it. */
  action: number | null;
  lines: Line[];
  flights: Flight[];
  view?: TableView;
  changes?: Changes;
}

/** Decisions were taken back. The view is told whole, or by what has changed in it. */
export interface Undone {
  type: 'undone';
  ref: string | null;
  /** Of the log, lines of later versions are gone; these take their place. */
  to: number;
  /** Who has taken or left a seat since: that is not undone. */
  lines: Line[];
  view?: TableView;
  changes?: Changes;
}

/** The whole game anew, after a conflict, or because somebody asked for it. */
export interface Rewound {
  type: 'rewound';
  ref: string | null;
  seats: Seat[];
  log: Line[];
  view: TableView;
}

/** Somebody else plays a seat now. The view is told whole, or by what has changed in it. */
export interface SeatChanged {
  type: 'seat';
  ref: string | null;
  seats: Seat[];
  lines: Line[];
  view?: TableView;
  changes?: Changes;
}

/** What a move would do, or why it is not allowed. */
export interface Answer {
  type: 'answer';
  ref: string;
  action: number;
  legal: boolean;
  effect?: Message[];
  points?: number[];
  /** How everybody would stand then: what has changed explains the points. */
  scores?: Breakdown[];
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

/** The scores over time, and the seed once the game is over, with all that it was made of. */
export interface History {
  type: 'history';
  ref: string;
  points: ScorePoint[];
  seed?: string;
  fair?: RevealedDeal;
}

/** A request was refused, and nothing has changed. */
export interface Error {
  type: 'error';
  ref: string | null;
  error: Message;
  text: string;
}

/** What the server sends. */
export type ServerMessage =
  | Welcome
  | Gathering
  | Step
  | Undone
  | Rewound
  | SeatChanged
  | Answer
  | Moment
  | History
  | Hint
  | Chances
  | Analysis
  | People
  | Said
  | UndoAsked
  | Clock
  | Done
  | Error;
