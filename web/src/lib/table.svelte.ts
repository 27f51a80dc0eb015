/**
 * A table as the browser knows it: the view that is shown (now, or a moment of the past) and the moves it offers.
 * What belongs to one job only is in a part of its own: see `table/`.
 */
import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { showError } from './errors';
import type { GameModule, Move, TargetOptions } from './game';
import type { Socket } from './socket';
import { ActionSpace } from './table/actions';
import { Answers } from './table/answers';
import { Confirmation } from './table/confirmation.svelte';
import { LegalMoves, type Params } from './table/legal.svelte';
import { StepQueue } from './table/queue.svelte';
import { Replay } from './table/replay.svelte';
import { Screen } from './table/screen.svelte';
import { Selection, type Light, type Picked } from './table/selection.svelte';
import { attachTarget } from './targets/target.svelte';
import { attachNote } from './targets/tip';
import type {
  Answer,
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
import { words } from './words.svelte';

export class TableClient<Board = any, Components = any> {
  readonly info: TableHead;
  readonly meta: GameMeta<Components>;
  readonly game: GameModule;
  readonly names: string[];
  readonly screen = new Screen(this);
  readonly queue = new StepQueue(this);
  readonly replay: Replay<Board>;
  readonly selection: Selection;
  readonly confirmation: Confirmation;

  /** The newest view that has been shown. */
  live = $state.raw<View<Board>>(undefined as never);
  log = $state.raw<Line[]>([]);
  online = $state(true);
  /** A move is on its way to the server. */
  busy = $state(false);

  #socket: Socket;
  #actions: ActionSpace;
  #legal: LegalMoves;
  #answers: Answers;

  /** Use `openTable`. */
  constructor(socket: Socket, welcome: Welcome, meta: GameMeta<Components>, game: GameModule) {
    this.info = welcome.table;
    this.meta = meta;
    this.game = game;
    this.names = welcome.table.seats.map((seat) => seat.name);
    this.#socket = socket;
    this.#answers = new Answers(socket);
    this.#actions = new ActionSpace(meta.actions);
    this.#legal = new LegalMoves(this.#actions, () => (this.interactive ? this.live.moves : []));
    this.selection = new Selection(this, this.#legal);
    this.confirmation = new Confirmation(game.confirm ?? [], (block, ...params) =>
      this.play(block, ...params),
    );
    this.replay = new Replay(
      socket,
      () => this.live.version,
      () => {
        this.cancel();
        this.screen.tip = null;
      },
    );
    this.#show(welcome.view as View<Board>, welcome.log);
  }

  // — View and seats —

  /** What is on the screen. */
  view: View<Board> = $derived.by(() => this.replay.moment ?? this.live);

  /** A moment of the past is shown, nothing can be done. */
  replaying: boolean = $derived.by(() => this.replay.moment !== null);

  /** The seat in front of the screen decides, and the screen is up to date. */
  interactive: boolean = $derived.by(
    () =>
      !this.replaying &&
      this.queue.steps.length === 0 &&
      this.live.moves.length > 0 &&
      this.screen.handover === null,
  );

  /** The seat in front of the screen. */
  get seat(): number {
    return this.view.seat;
  }

  get seats(): Seat[] {
    return this.info.seats;
  }

  /** All seats, beginning with the one in front of the screen. */
  get ownFirst(): number[] {
    return this.seats.map((_, i) => (i + this.seat) % this.seats.length);
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? '';
  }

  familyOf(seat: number): number {
    return this.seats[seat]?.family ?? 1;
  }

  isBot(seat: number): boolean {
    return this.seats[seat]?.kind === 'bot';
  }

  /** Messages as one text. */
  text(...messages: Message[]): string {
    return messages.map((message) => words.text(message, this.names)).join(' ');
  }

  labelOf(move: Pick<Move, 'block' | 'label'>): Message {
    return move.label ?? { id: `${this.info.game}-move-${move.block}` };
  }

  // — Moves —

  /** The legal moves of a block, as their parameters. */
  movesOf(block: string): number[][] {
    return this.#legal.of(block);
  }

  /** Whether a move is legal now; with null for a parameter: whether any such move is. */
  can(block: string, ...params: Params): boolean {
    return this.#legal.has(block, params);
  }

  /** Makes a move; one that ends the turn may have to be confirmed first. */
  async play(block: string, ...params: number[]): Promise<void> {
    if (!this.interactive || this.busy || !this.can(block, ...params)) return;
    if (this.confirmation.ask(block, params)) return;
    this.cancel();
    const action = this.#actions.encode(block, params);
    await this.#send(() => this.#socket.move(action, this.live.revision));
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

  undoStep = () => this.#undo(this.live.undo.step);
  undoTurn = () => this.#undo(this.live.undo.turn);

  async #undo(to: number | null): Promise<void> {
    if (to === null || this.busy) return;
    this.replay.end();
    await this.#send(() => this.#socket.undo(to, this.live.revision));
  }

  async #send(request: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await request();
    } catch (error) {
      showError(error);
    } finally {
      this.busy = false;
    }
  }

  /** What a move would do, or why it cannot be made. */
  ask(block: string, ...params: number[]): Promise<Answer> {
    return this.#answers.ask(this.#actions.encode(block, params));
  }

  history(): Promise<History> {
    return this.#socket.history();
  }

  // — Selection —

  /** What is chosen of a move that is not complete. */
  get picked(): Picked | null {
    return this.selection.picked;
  }

  /** The state of a target with these moves. */
  light(moves: Move[]): Light {
    return this.selection.light(moves);
  }

  /** Plays a move, or picks it when something is still to be chosen. */
  choose(move: Move): void {
    this.selection.choose(move);
  }

  /** Drops whatever was begun: a pick, a choice, a confirmation. True when there was something. */
  cancel(): boolean {
    const selected = this.selection.clear();
    const waited = this.confirmation.cancel();
    return selected || waited;
  }

  /**
   * Makes an element something to act on: `<button {@attach table.target({ block: 'region', params: [row] })}>`.
   *
   * It is lit while a move is legal (`data-lit` has its state, see `Light`), shows effect or reason on hover, focus
   * and tap, and plays on click or Enter. A move with `null`s is picked first and made when another target completes
   * it: `[slot, null, null]` on the market and `[null, row, column]` on the board make `[slot, row, column]`.
   * Several moves on one element open a choice when more than one is legal.
   */
  target(moves: Move | Move[], options: TargetOptions = {}): Attachment {
    return attachTarget(this, [moves].flat(), options);
  }

  /** Shows the game's card for a word on hover, focus and tap. */
  about(word: string): Attachment {
    return attachNote(this, () => ({ word }));
  }

  /** Says on hover, focus and tap which values are our own. */
  own(own: () => Message | null): Attachment {
    return attachNote(this, () => ({ own: own() }));
  }

  /** Shows a message on hover, focus and tap. */
  note(note: () => Message | null): Attachment {
    return attachNote(this, () => ({ note: note() }));
  }

  // — From the server —

  onWelcome(welcome: Welcome): void {
    this.#reset(welcome.view as View<Board>, welcome.log);
  }

  onRewound(rewound: Rewound): void {
    this.#reset(rewound.view as View<Board>, rewound.log);
  }

  onStep(step: Step): void {
    this.queue.add(step);
  }

  /** For the queue: it is this step's turn to be shown. */
  showStep(step: Step): void {
    this.#show(step.view as View<Board>, [...this.log, ...step.lines]);
  }

  close(): void {
    this.confirmation.cancel();
    this.queue.skip();
    this.#socket.close();
  }

  #reset(view: View<Board>, log: Line[]): void {
    this.queue.clear();
    this.#show(view, log);
    this.replay.reset();
  }

  #show(view: View<Board>, log: Line[]): void {
    const before = untrack(() => this.live) as View<Board> | undefined;
    this.cancel();
    if (untrack(() => this.screen.tip)?.by !== 'focus') this.screen.tip = null;
    this.#answers.clear();
    this.live = view;
    this.log = log;
    if (before && before.seat !== view.seat && !view.over) {
      this.screen.look(null);
      if (!this.isBot(view.seat)) this.screen.handTo(view.seat);
    }
  }
}
