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
}

export interface TargetOptions {
  /** Play on the first tap: for buttons whose effect needs no preview. */
  immediate?: boolean;
  /** It chooses only the kind of a move, and a second press drops that again. */
  toggle?: boolean;
  /** A word of the catalogue (`building-tavern`): the tip begins with the game's `WordCard` for it. */
  about?: string;
  /** Which of its values are our own: its description, and the end of a tip without a card. */
  own?: Message | null;
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
  others?: { show: string; alone?: string };
  /** The board as headings and lists, for screen readers. */
  BoardList?: Part;
  /** The hover card of a word (a building, a hero) wherever it is named: in the log, in tooltips. */
  WordCard?: Component<{ table: TableClient<any, any>; word: string }>;
  /** The words that have a `WordCard`. */
  cards?: RegExp;
  /** The symbols of amounts whose key is not the name of their symbol: `gold` is drawn as `coin`. */
  symbols?: Record<string, string>;
  /** Blocks that end the turn: they may have to be confirmed. */
  confirm?: string[];
  /** Keys that play a move while it is legal, by `KeyboardEvent.key`. */
  keys?: Record<string, Move>;
  /** Keys the game itself listens to, each with the message that describes it. */
  help?: Record<string, string>;
  /** Anchors that belong to a player, with the seat as first group: their panel stands in for one that is not on the screen. */
  seatAnchors?: RegExp;
}

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** The games this client can show. */
export const knownGames = Object.keys(modules).map((path) => path.split('/')[2]!);

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`../games/${name}/index.ts`];
  if (!load) throw new Error(`no client for the game "${name}"`);
  return (await load()).default;
}
