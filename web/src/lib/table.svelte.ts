/**
 * A table as the browser knows it: the view that is shown (now, or a moment of the past), the moves it offers,
 * what is picked, and the queue of what others did and what is still to be seen.
 */
import { getContext, setContext, tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { api } from './api';
import { prepareFlights } from './flights';
import { loadGame, type GameModule, type Move, type TargetOptions } from './game';
import { PAUSE, prefs } from './prefs.svelte';
import { Refused, Socket, socketUrl } from './socket';
import { attachNote, attachTarget, type Tip } from './target.svelte';
import { toasts } from './toasts.svelte';
import type {
  Answer,
  Block,
  GameMeta,
  History,
  Line,
  Message,
  Rewound,
  Seat,
  Step,
  TableHead,
  View,
  Welcome,
} from './types';
import { words, type Segment } from './words.svelte';

export type Params = (number | null)[];

/** Something chosen that is not yet a complete move. */
export interface Picked {
  block: string;
  params: Params;
  label?: Message;
}

/** A move that waits for its confirmation; `until` is when it will be made without. */
export interface Confirmation {
  move: { block: string; params: number[] };
  until: number | null;
}

/** How a target looks and behaves: lit, picked, at rest, not possible, or nothing to do with this moment. */
export type Light = 'yes' | 'picked' | 'rest' | 'no' | 'off';

const WAIT = 3000;

export class TableClient<Board = any, Components = any> {
  readonly info: TableHead;
  readonly meta: GameMeta<Components>;
  readonly game: GameModule;
  readonly names: string[];

  /** The newest view that has been shown. */
  live = $state.raw<View<Board>>(undefined as never);
  /** The moment of the past that is looked at. */
  moment = $state.raw<View<Board> | null>(null);
  log = $state.raw<Line[]>([]);
  online = $state(true);
  /** A move is on its way to the server. */
  busy = $state(false);
  picked = $state.raw<Picked | null>(null);
  confirmation = $state.raw<Confirmation | null>(null);
  /** The several moves a clicked thing offers, to choose one. */
  choices = $state.raw<{ node: Element; moves: Move[] } | null>(null);
  /** What hover, focus or tap is about: see `Tip.svelte`. */
  tip = $state.raw<Tip | null>(null);
  /** The open tab of the sheet on a narrow screen. */
  sheet = $state<string | null>(null);
  /** The rule the rules reference should open at, '' for its beginning, null when it is closed. */
  rule = $state<string | null>(null);
  /** The seat the screen is being handed to. */
  handover = $state<number | null>(null);
  /** Decisions of others that are still to be shown. */
  steps = $state.raw<Step[]>([]);

  #looked = $state<number | null>(null);
  #socket: Socket;
  #blocks: Map<string, Block>;
  #answers = new Map<number, Promise<Answer>>();
  #moments = new Map<number, View<Board>>();
  #draining = false;
  #skip = $state(false);
  #wake: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Use `openTable`. */
  constructor(socket: Socket, welcome: Welcome, meta: GameMeta<Components>, game: GameModule) {
    this.#socket = socket;
    this.info = welcome.table;
    this.meta = meta;
    this.game = game;
    this.names = welcome.table.seats.map((seat) => seat.name);
    this.#blocks = new Map(meta.actions.map((block) => [block.name, block]));
    this.#show(welcome.view as View<Board>, welcome.log);
  }

  // — Who and where —

  get seats(): Seat[] {
    return this.info.seats;
  }

  /** What is on the screen. */
  view: View<Board> = $derived(this.moment ?? this.live);

  /** A moment of the past is looked at, nothing can be done. */
  replaying: boolean = $derived(this.moment !== null);

  /** The seat in front of the screen. */
  get seat(): number {
    return this.view.seat;
  }

  /** It is this seat's decision and the screen is up to date. */
  interactive: boolean = $derived(
    !this.replaying && this.steps.length === 0 && this.live.moves.length > 0 && this.handover === null,
  );

  nameOf(seat: number): string {
    return this.names[seat] ?? '';
  }

  familyOf(seat: number): number {
    return this.seats[seat]?.family ?? 1;
  }

  isBot(seat: number): boolean {
    return this.seats[seat]?.kind === 'bot';
  }

  /** The player whose board is looked at. */
  get selectedBoard(): number {
    return this.#looked ?? this.view.seat;
  }

  /** Look at a player's board; null goes back to one's own. */
  look(seat: number | null): void {
    this.#looked = seat === this.view.seat ? null : seat;
  }

  /** The same where there is little room: in the sheet that shows it. */
  visit(seat: number): void {
    this.look(seat);
    const sheet = this.game.sheets?.find((one) => one.board);
    if (sheet) this.sheet = sheet.id;
  }

  // — Words —

  segments(message: Message): Segment[] {
    return words.segments(message, this.names);
  }

  text(message: Message): string {
    return words.text(message, this.names);
  }

  labelOf(move: Pick<Move, 'block' | 'label'>): Message {
    return move.label ?? { id: `${this.info.game}-move-${move.block}` };
  }

  // — Moves —

  #legal = $derived(new Set(this.interactive ? this.live.moves : []));

  /** The integer of a move. */
  id(block: string, ...params: number[]): number {
    const { offset, shape } = this.#block(block);
    return offset + params.reduce((index, value, i) => index * shape[i]! + value, 0);
  }

  /** The legal moves of a block, as their parameters. */
  movesOf(block: string): number[][] {
    const { offset, shape } = this.#block(block);
    const size = shape.reduce((a, b) => a * b, 1);
    return [...this.#legal]
      .filter((action) => action >= offset && action < offset + size)
      .map((action) => decode(action - offset, shape));
  }

  /** Whether a move is legal now; with `null` for a parameter: whether any such move is. */
  can(block: string, ...params: Params): boolean {
    const { shape } = this.#block(block);
    const full = shape.map((_, i) => params[i] ?? null);
    if (full.every((value) => value !== null)) return this.#legal.has(this.id(block, ...full));
    return this.movesOf(block).some((move) =>
      move.every((value, i) => full[i] === null || full[i] === value),
    );
  }

  /** Makes a move; one that ends the turn may be confirmed first. */
  async play(block: string, ...params: number[]): Promise<void> {
    if (!this.interactive || this.busy || !this.can(block, ...params)) return;
    const asked = this.confirmation;
    if (!asked && prefs.confirm !== 'off' && this.game.confirm?.includes(block)) {
      const wait = prefs.confirm === 'wait';
      this.confirmation = { move: { block, params }, until: wait ? Date.now() + WAIT : null };
      if (wait) this.#timer = setTimeout(() => this.confirm(), WAIT);
      return;
    }
    this.cancel();
    await this.#change(() => this.#socket.move(this.id(block, ...params), this.live.revision));
  }

  /** Makes several moves, one after the other, until one can't be made. */
  async playAll(moves: { block: string; params: number[] }[]): Promise<void> {
    for (const { block, params } of moves) {
      const { revision } = this.live;
      await this.play(block, ...params);
      await tick();
      if (this.live.revision === revision) return;
    }
  }

  /** Makes the move that waits for its confirmation. */
  confirm(): void {
    const asked = this.confirmation;
    if (asked) void this.play(asked.move.block, ...asked.move.params);
  }

  /** Lets go of whatever was begun: a pick, a choice, a confirmation. True when there was something. */
  cancel(): boolean {
    const begun = this.picked !== null || this.choices !== null || this.confirmation !== null;
    clearTimeout(this.#timer);
    this.picked = this.choices = this.confirmation = null;
    return begun;
  }

  undoStep = () => this.#undo(this.live.undo.step);
  undoTurn = () => this.#undo(this.live.undo.turn);

  async #undo(to: number | null): Promise<void> {
    if (to === null || this.busy) return;
    this.moment = null;
    await this.#change(() => this.#socket.undo(to, this.live.revision));
  }

  /** What a move would do, or why it cannot be made. Asked once per revision. */
  ask(block: string, ...params: number[]): Promise<Answer> {
    const action = this.id(block, ...params);
    let answer = this.#answers.get(action);
    if (!answer) {
      answer = this.#socket.ask(action);
      // A question that failed may be asked again.
      answer.catch(() => this.#answers.delete(action));
      this.#answers.set(action, answer);
    }
    return answer;
  }

  // — Targets —

  /**
   * Makes an element something to act on: `<button {@attach table.target({ block: 'region', params: [row] })}>`.
   *
   * It is lit while a move is legal (`data-lit` says `yes`, `picked`, `rest`, `no` or `off`), shows effect or
   * reason on hover, focus and tap, and plays on click or Enter. A move with `null`s is picked first and made
   * when another target completes it: `[slot, null, null]` on the market and `[null, row, column]` on the board
   * meet as `[slot, row, column]`. Several moves on one element open a choice when more than one is legal.
   */
  target(moves: Move | Move[], options: TargetOptions = {}): Attachment {
    return attachTarget(this, [moves].flat(), options);
  }

  /** Shows the game's card for a word on hover, focus and tap. */
  about(word: string): Attachment {
    return attachNote(this, () => ({ word }));
  }

  /** Says something on hover, focus and tap. */
  note(note: () => Message | null): Attachment {
    return attachNote(this, () => ({ note: note() }));
  }

  /** The move as it stands together with what is picked, or null when it does not fit. */
  merge(move: Move): Params | null {
    const { shape } = this.#block(move.block);
    const own = shape.map((_, i) => move.params?.[i] ?? null);
    const picked = this.picked;
    if (!picked) return move.after ? null : own;
    if (picked.block !== move.block) return null;
    const merged = own.map((value, i) => value ?? picked.params[i] ?? null);
    const fits = merged.every((value, i) => (picked.params[i] ?? value) === value);
    return fits ? merged : null;
  }

  /** How a target with these moves looks now. */
  light(moves: Move[]): Light {
    if (!this.interactive) return 'off';
    if (this.picked && moves.some((move) => this.#isPicked(move))) return 'picked';
    let state: Light = 'no';
    for (const move of moves) {
      const merged = this.merge(move);
      if (merged && this.can(move.block, ...merged)) return 'yes';
      if (!merged) state = 'rest';
    }
    return state;
  }

  #isPicked(move: Move): boolean {
    const { block, params } = this.picked!;
    return (
      block === move.block &&
      (move.params ?? []).some((v) => v !== null) &&
      params.every((v, i) => v === (move.params?.[i] ?? null))
    );
  }

  /** Those that can be made, or begun. */
  possible(moves: Move[]): Move[] {
    return moves.filter((move) => {
      const merged = this.merge(move);
      return merged && this.can(move.block, ...merged);
    });
  }

  /** What a click on a target does. */
  activate(node: Element, moves: Move[]): void {
    if (!this.interactive || this.busy) return;
    if (this.picked && moves.some((move) => this.#isPicked(move))) return void this.cancel();
    // Something that does not belong to what is picked begins anew.
    if (this.picked && !moves.some((move) => this.merge(move))) this.picked = null;
    const possible = this.possible(moves);
    if (possible.length > 1) this.choices = { node, moves: possible };
    else if (possible.length === 1) this.choose(possible[0]!);
  }

  /** Plays a move, or picks it when something is still to be chosen. */
  choose(move: Move): void {
    const merged = this.merge(move);
    if (!merged) return;
    this.choices = null;
    if (merged.every((value) => value !== null)) void this.play(move.block, ...merged);
    else this.picked = { block: move.block, params: merged, label: move.label };
  }

  /** The complete move to ask the server about for a target, legal ones first. */
  question(moves: Move[]): { move: Move; params: number[] } | null {
    let spare: { move: Move; params: number[] } | null = null;
    for (const move of moves) {
      const merged = this.merge(move) ?? (this.picked ? (move.params ?? []) : null);
      if (!merged) continue;
      const full = this.#block(move.block).shape.map((_, i) => merged[i] ?? null);
      const legal = this.movesOf(move.block).find((params) =>
        params.every((v, i) => full[i] === null || full[i] === v),
      );
      if (legal) return { move, params: legal };
      spare ??= { move, params: full.map((value, i) => value ?? move.as?.[i] ?? 0) };
    }
    return spare;
  }

  // — Time —

  /** Looks at the moment after `version` decisions. */
  async goto(version: number): Promise<void> {
    const wanted = Math.max(0, Math.min(version, this.live.version));
    if (wanted === this.live.version) return this.now();
    let view = this.#moments.get(wanted);
    if (!view) {
      try {
        view = (await this.#socket.at(wanted)) as View<Board>;
      } catch (error) {
        return complain(error);
      }
      this.#moments.set(wanted, view);
    }
    this.cancel();
    this.tip = null;
    this.moment = view;
  }

  now(): void {
    this.moment = null;
  }

  history(): Promise<History> {
    return this.#socket.history();
  }

  // — What others do —

  /** Shows everything that is waiting at once. */
  skip(): void {
    this.#skip = true;
    this.#wake?.();
  }

  /** The next person at the screen is there. */
  takeOver(): void {
    this.handover = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#skip = true;
    this.#wake?.();
    this.#socket.close();
  }

  /** For `openTable`: what the socket says. */
  onWelcome(welcome: Welcome): void {
    this.#reset(welcome.view as View<Board>, welcome.log);
  }

  onRewound(rewound: Rewound): void {
    this.#reset(rewound.view as View<Board>, rewound.log);
  }

  onStep(step: Step): void {
    this.steps = [...this.steps, step];
    void this.#drain();
  }

  #reset(view: View<Board>, log: Line[]): void {
    this.steps = [];
    this.#moments.clear();
    this.#show(view, log);
    if (this.moment && this.moment.version >= view.version) this.moment = null;
  }

  async #drain(): Promise<void> {
    if (this.#draining) return;
    this.#draining = true;
    for (let step = this.steps[0]; step; step = this.steps[0]) {
      const bot = this.isBot(step.seat);
      if (bot && !this.#hurried) await this.#pause(PAUSE[prefs.pace]);
      // The queue may have been thrown away meanwhile: an undo, or a new welcome.
      if (this.steps[0] !== step) continue;
      const flights = this.#hurried && bot ? null : prepareFlights(step.flights, step.seat, this);
      if (bot && prefs.follow) this.look(step.seat);
      this.steps = this.steps.slice(1);
      this.#show(step.view as View<Board>, [...this.log, ...step.lines]);
      await tick();
      const landed = flights?.fly();
      // One's own pieces may still be in the air when one goes on; a bot waits for its pieces to land.
      if (bot && landed) await Promise.race([landed, new Promise<void>((resolve) => (this.#wake = resolve))]);
    }
    if (prefs.follow) this.look(null);
    this.#skip = false;
    this.#draining = false;
  }

  get #hurried(): boolean {
    return this.#skip || prefs.pace === 'skip' || document.hidden || this.moment !== null;
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #show(view: View<Board>, log: Line[]): void {
    const before = untrack(() => this.live);
    this.cancel();
    if (untrack(() => this.tip)?.by !== 'focus') this.tip = null;
    this.#answers.clear();
    this.live = view;
    this.log = log;
    this.#handOver(before, view);
  }

  #handOver(before: View<Board> | undefined, view: View<Board>): void {
    const changed = before && before.seat !== view.seat && !view.over;
    if (changed) this.#looked = null;
    if (changed && prefs.handover && !this.isBot(view.seat)) this.handover = view.seat;
  }

  async #change(request: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await request();
    } catch (error) {
      complain(error);
    } finally {
      this.busy = false;
    }
  }

  #block(name: string): Block {
    const block = this.#blocks.get(name);
    if (!block) throw new Error(`no block "${name}" in the action space`);
    return block;
  }
}

function decode(index: number, shape: number[]): number[] {
  const params: number[] = [];
  for (let i = shape.length - 1; i >= 0; i--) {
    params.unshift(index % shape[i]!);
    index = Math.floor(index / shape[i]!);
  }
  return params;
}

export function complain(error: unknown): void {
  if (error instanceof Refused) toasts.show(words.failure(error.failure));
  else throw error;
}

/** Sits down at a table: resolves once its game, its words and its first view are here. */
export function openTable(id: string): Promise<TableClient> {
  return new Promise((resolve, reject) => {
    let table: TableClient | null = null;
    const prepare = async (welcome: Welcome) => {
      const { game } = welcome.table;
      const [meta, module] = await Promise.all([api.game(game), loadGame(game), words.need(game)]);
      return new TableClient(socket, welcome, meta, module);
    };
    let latest: Welcome | null = null;
    const early: Step[] = [];
    const socket = new Socket(socketUrl(id), {
      welcome(welcome) {
        if (table) return table.onWelcome(welcome);
        const first = latest === null;
        latest = welcome;
        early.length = 0;
        if (!first) return;
        prepare(welcome).then(
          (ready) => {
            table = ready;
            if (latest !== welcome) table.onWelcome(latest!);
            early.forEach((step) => table!.onStep(step));
            resolve(table);
          },
          (error: unknown) => {
            socket.close();
            reject(error as Error);
          },
        );
      },
      step: (step) => (table ? table.onStep(step) : early.push(step)),
      rewound: (rewound) => table?.onRewound(rewound),
      failure: (failure) => toasts.show(words.failure(failure)),
      online(online, welcomed) {
        if (table) table.online = online;
        if (welcomed) return;
        // The line never stood: either the server is away (then we keep trying) or there is no such table.
        api.tables().then(
          (tables) => {
            if (tables.some((other) => other.id === id) || table) return;
            socket.close();
            reject(new Refused({ error: { id: 'error-no-table' }, text: 'There is no such table.' }));
          },
          () => {},
        );
      },
    });
  });
}

const KEY = Symbol('table');
export const provideTable = (table: TableClient): TableClient => setContext(KEY, table);
/** The table a component belongs to, or undefined outside of one. */
export const useTable = (): TableClient | undefined => getContext<TableClient | undefined>(KEY);
