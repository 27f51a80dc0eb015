/**
 * What a game gives the browser: `web/src/games/<name>/index.ts` default-exports a `GameModule`.
 *
 *     import type { GameModule } from '$lib/game';
 *     export default { Table, PromptButtons, Panel, confirm: ['end', 'pass'], keys: { e: { block: 'end' } } } satisfies GameModule;
 *
 * Everything the frame draws around it (prompt, panels, log, replay, undo, dialogs, flights) is the same for
 * all games. Components get the `TableClient` as `table`: it shows the view, offers moves and asks for reasons.
 */
import type { Component } from 'svelte';
import type { Message } from './types';
import type { TableClient } from './table.svelte';

/** A move of a block of the action space. `null` in `params` means "not chosen yet": see `TableClient.target`. */
export interface Move {
  block: string;
  params?: (number | null)[];
  /** What a button or a choice says; else the message `<game>-move-<block>` of the catalogue. */
  label?: Message;
  /** Replaces the `null`s when the server is asked about a move that is not complete. */
  as?: number[];
  /** Lit only when it completes what was picked before. */
  after?: boolean;
  /** A click begins with it, though it is not lit before something is picked. */
  unlit?: boolean;
  /** The answer to what is asked next, played right after it if it is possible. */
  then?: { block: string; params: number[] };
}

export interface TargetOptions {
  /** Play on the first tap: for buttons whose effect needs no preview. */
  immediate?: boolean;
  /** Even a single move is chosen from a menu that says what it is. */
  menu?: boolean;
  /** It chooses only the kind of a move, and a second press drops that again. */
  toggle?: boolean;
  /** A word of the catalogue (`building-tavern`): the tip begins with the game's `WordCard` for it. */
  about?: string;
  /** Whether a move belongs to it that was hinted at, where that can't be told from its own moves. */
  shows?: (block: string, params: number[]) => boolean;
}

/** What is said of a move that is not complete yet. */
export interface Begun {
  /** The prompt once it is begun, with `$move`: which of the lit things is to be chosen next. */
  prompt: string | ((table: TableClient<any, any>) => string);
  /** The same while its first part is still to be chosen. */
  open?: string;
  /** The end of the tip before that. */
  tip?: string;
  /** Lines of the effect that depend on what is still to be chosen. */
  varies?: RegExp;
}

type Part = Component<{ table: TableClient<any, any> }>;

/** One tab of the sheet on a narrow screen. `label` is a message id, `symbol` one of the sprite. */
export interface Sheet {
  id: string;
  label: string;
  symbol: string;
  Pane: Part;
  /** It shows the board of the player one looks at: choosing a player opens it. */
  board?: boolean;
  /** Whether something can be done on it now: its tab has a dot then. */
  lit?: (table: TableClient<any, any>) => boolean;
}

/** A title for somebody who plays alone, from so many points on. */
export interface Title {
  word: string;
  from: number;
}

export interface GameModule {
  /**
   * The game's own area. Wide: everything of the game, must not scroll at 1280×800 (its box is then 980×736).
   * Narrow: the board alone; everything else goes into `sheets`.
   */
  Table: Component<{ table: TableClient<any, any>; narrow: boolean }>;
  /** The buttons the prompt needs while one decides: beside it on a wide screen, at the thumb on a narrow one. Use `MoveButton`. */
  PromptButtons?: Part;
  /** Key facts of a player for their panel in the side column; `compact` in the line of others on a phone. */
  Panel?: Component<{ table: TableClient<any, any>; seat: number; compact: boolean }>;
  /** Own supplies on a narrow screen, one line above the sheet. */
  Supplies?: Part;
  /** Tabs of the sheet on a narrow screen; the log is added by the frame. */
  sheets?: Sheet[];
  /** What `OthersPane` says: on the button that shows what a player has, and to someone who plays alone. */
  others?: { show: string };
  /** The board as headings and lists, for screen readers. */
  BoardList?: Part;
  /** The hover card of a word (a building, a hero) wherever it is named: in the log, in tooltips. */
  WordCard?: Component<{ table: TableClient<any, any>; word: string }>;
  /** The words that have a `WordCard`. */
  cards?: RegExp;
  /** The symbols of amounts whose key is not the name of their symbol: `gold` is drawn as `coin`. */
  symbols?: Record<string, string>;
  /** Blocks that end the turn: they may have to be confirmed. The first that is possible is the usual end. */
  confirm?: string[];
  /** What would be given away with such a move, if it is worth a question. */
  waste?: (table: TableClient, block: string) => Message | null;
  /** The prompt for what can really be done, where the general one offers more than that. */
  prompt?: (table: TableClient) => Message | null;
  /** By block, what is said of a move that is not complete yet. */
  begun?: Record<string, Begun>;
  /** Lines of an effect that all moves of a target share: they are told above a choice, too. */
  common?: RegExp;
  /** Its rounds are announced by a banner. */
  rounds?: boolean;
  /** It fits a tablet held upright as a whole: `Table` is then wide there. */
  upright?: boolean;
  /** It has up to two buttons with a line each on a phone held sideways: there they keep their places. */
  stacked?: boolean;
  /** The anchors of the places a line of the log is about. */
  places?: (table: TableClient<any, any>, message: Message) => string[];
  /** Keys that play a move while it is legal, by `KeyboardEvent.key`. */
  keys?: Record<string, Move>;
  /** Keys the game itself listens to, each with the message that describes it. */
  help?: Record<string, string>;
  /** The titles of somebody who plays alone, the lowest first, by what is in the box. */
  titles?: (components: any) => Title[];
  /** Anchors that belong to a player, with the seat as first group: their panel stands in for one that is not on the screen. */
  seatAnchors?: RegExp;
}

/** For `lit` of a sheet: whether a move of one of these blocks is possible. */
export const asks =
  (...blocks: string[]) =>
  (table: TableClient<any, any>): boolean =>
    blocks.some((block) => table.movesOf(block).length > 0);

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** The games this client can show. */
export const knownGames = Object.keys(modules).map((path) => path.split('/')[2]!);

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`../games/${name}/index.ts`];
  if (!load) throw new Error(`no client for the game "${name}"`);
  return (await load()).default;
}
