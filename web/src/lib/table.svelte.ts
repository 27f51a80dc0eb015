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
import { Analysis } from './table/analysis.svelte';
import { Answers } from './table/answers';
import { Chances } from './table/chances.svelte';
import { TableClock } from './table/clock.svelte';
import { Confirmation } from './table/confirmation.svelte';
import { Hints } from './table/hints.svelte';
import { LegalMoves, type Params } from './table/legal.svelte';
import { News } from './table/news.svelte';
import { StepQueue } from './table/queue.svelte';
import { Replay } from './table/replay.svelte';
import { Screen } from './table/screen.svelte';
import { Together } from './table/together.svelte';
import { Selection, type Light, type Picked } from './table/selection.svelte';
import { attachTarget } from './targets/target.svelte';
import { attachNote, hideTip } from './targets/tip';
import type {
  Answer,
  Emote,
  GameMeta,
  History,
  Line,
  Message,
  Rewound,
  Seat,
  SeatChanged,
  Step,
  TableHead,
  Undone,
  View,
  Welcome,
} from './types';
import { toasts } from './toasts.svelte';
import { t, words } from './words.svelte';

export class TableClient<Board = any, Components = any> {
  readonly info: TableHead;
  readonly meta: GameMeta<Components>;
  readonly game: GameModule;
  readonly together: Together;
  readonly screen = new Screen(this);
  readonly queue = new StepQueue(this);
  readonly news = new News(this);
  readonly replay: Replay<Board>;
  readonly selection: Selection;
  readonly confirmation: Confirmation;
  readonly hints: Hints;
  readonly chances: Chances;
  readonly analysis: Analysis;
  readonly clock = new TableClock();

  /** The newest view that has been shown. */
  live = $state.raw<View<Board>>(undefined as never);
  log = $state.raw<Line[]>([]);
  /** The newest decision that has been shown, of those since the table was opened. */
  last = $state.raw<Step | null>(null);
  online = $state(true);
  /** A move is on its way to the server. */
  busy = $state(false);
  /** In a lesson: the moves that it asks for now. */
  only = $state.raw<number[] | null>(null);
  /** In a lesson: the version at which its step ends. */
  until = Infinity;
  /** A puzzle is to be solved: its first decision is the answer and stays. */
  solving = $state(false);
  /** What went wrong was told, and a bot may have given up. */
  stuck = $state(false);

  #socket: Socket;
  /** The last thing that happened was an undo. */
  #rewound = false;
  #actions: ActionSpace;
  #legal: LegalMoves;
  #answers: Answers;

  /** Use `openTable`. */
  constructor(socket: Socket, welcome: Welcome, meta: GameMeta<Components>, game: GameModule) {
    this.info = welcome.table;
    this.together = new Together(welcome);
    this.clock.take(welcome.clock ?? null);
    this.meta = meta;
    this.game = game;
    this.#socket = socket;
    this.#answers = new Answers(socket);
    this.#actions = new ActionSpace(meta.actions);
    this.#legal = new LegalMoves(this.#actions, () => (this.interactive ? this.#offered : []));
    this.selection = new Selection(this, this.#legal);
    this.confirmation = new Confirmation(
      game.confirm ?? [],
      (block) => (this.helped && game.waste?.(this, block)) || null,
      (block, ...params) => this.play(block, ...params),
    );
    this.hints = new Hints(this, socket, this.#actions);
    this.chances = new Chances(socket);
    this.analysis = new Analysis(socket);
    this.replay = new Replay(
      socket,
      () => this.live.version,
      () => this.live.over,
      () => {
        this.cancel();
        this.hints.clear();
        hideTip(this);
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
    return this.together.seats;
  }

  names: string[] = $derived.by(() => this.together.seats.map((seat) => seat.name));

  /** Whether the decisions of a seat are taken at this screen, by a person. */
  plays(seat: number): boolean {
    return this.together.plays(seat);
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

  /** The bot that plays a seat: its own, or that of somebody who is away. */
  botOf(seat: number): string | null {
    return this.seats[seat]?.bot ?? null;
  }

  /** The bot whose seat it is. */
  ownBotOf(seat: number): string | null {
    return this.seats[seat]?.kind === 'bot' ? this.botOf(seat) : null;
  }

  isBot(seat: number): boolean {
    return this.botOf(seat) !== null;
  }

  /** A bot is to decide, and all that it has decided before is shown. */
  botThinks: boolean = $derived.by(
    () =>
      !this.replaying &&
      !this.live.over &&
      !this.info.problem &&
      !this.stuck &&
      this.queue.steps.length === 0 &&
      this.isBot(this.live.turn),
  );

  /** Messages as one text. */
  text(...messages: Message[]): string {
    return messages.map((message) => words.text(message, this.names)).join(' ');
  }

  labelOf(move: Pick<Move, 'block' | 'label'>): Message {
    return move.label ?? { id: `${this.info.game}-move-${move.block}` };
  }

  // — Moves —

  get #offered(): number[] {
    const { only } = this;
    return only ? this.live.moves.filter((action) => only.includes(action)) : this.live.moves;
  }

  /** It can't be done because a lesson asks for something else. */
  isLater(moves: Move[]): boolean {
    return this.only !== null && this.light(moves) === 'no';
  }

  /** Hints and coaching are for real games. */
  get helped(): boolean {
    return this.only === null && !this.solving;
  }

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

  /** Makes several moves, one after the other, until one can't be made or the step of a lesson ends. */
  async playAll(moves: { block: string; params: number[] }[]): Promise<void> {
    const { until } = this;
    for (const { block, params } of moves) {
      const { revision, version } = this.live;
      if (version >= until) return;
      await this.play(block, ...params);
      await tick();
      if (this.live.revision === revision) return;
    }
  }

  /** Ends the turn where nothing else can be done; not right after an undo, which would undo that. */
  autoEnd(): void {
    const ends = (this.game.confirm ?? []).flatMap((block) =>
      this.movesOf(block).map((params) => ({ block, params })),
    );
    if (!this.#rewound && ends.length === this.live.moves.length) void this.playAll(ends.slice(0, 1));
  }

  undoStep = () => this.#undo(this.live.undo.step);
  undoTurn = () => this.#undo(this.live.undo.turn);

  /** Asks the others to go back to before one's own last decision. */
  async askUndo(): Promise<void> {
    const { ask } = this.live.undo;
    if (ask == null || this.busy) return;
    this.replay.end();
    await this.#send(() => this.#socket.askUndo(ask, this.live.revision));
  }

  /** Agrees to go back, or does not; whoever asked takes it back. */
  async consent(yes: boolean): Promise<void> {
    await this.#send(() => this.#socket.consent(yes, this.live.revision));
  }

  /** Says something to all. False if it was refused. */
  async say(what: string | { emote: Emote }): Promise<boolean> {
    try {
      await (typeof what === 'string' ? this.#socket.say(what) : this.#socket.show(what.emote));
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  }

  /** Lets a bot play a person's seat, or with null the person again. */
  async changeSeat(seat: number, bot: string | null): Promise<void> {
    this.replay.end();
    await this.#send(() => this.#socket.seat(seat, bot));
  }

  async #undo(to: number | null): Promise<void> {
    if (this.confirmation.cancel() || to === null || this.busy || this.solving) return;
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
    if (this.confirmation.waiting?.block !== move.block) this.confirmation.cancel();
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

  /** Shows a message on hover, focus and tap. */
  note(note: () => Message | null): Attachment {
    return attachNote(this, () => ({ note: note() }));
  }

  // — From the server —

  /** After a lost connection. What was missed is shown step by step, as it would have been. */
  onWelcome(welcome: Welcome): void {
    const { you } = this.together;
    this.together.take(welcome);
    this.clock.take(welcome.clock ?? null);
    const same = JSON.stringify(you) === JSON.stringify(welcome.you);
    const newest = this.queue.steps.at(-1)?.view ?? this.live;
    this.stuck = false;
    if (same && welcome.missed.length > 0) this.queue.add(...welcome.missed);
    else if (!same || welcome.view.revision !== newest.revision)
      this.#reset(welcome.view as View<Board>, welcome.log);
  }

  /** Decisions were taken back; what was said of them goes from the log. */
  onUndone(undone: Undone): void {
    const lines = [...this.log, ...this.queue.steps.flatMap((step) => step.lines)];
    const newest = this.queue.steps.at(-1)?.view ?? this.live;
    const view = undone.view as View<Board>;
    this.together.onChange();
    // Whoever takes a decision back is to decide again.
    this.together.onUndone(view.turn, newest.version - undone.to);
    this.#rewound = true;
    const left = lines.filter((line) => line.version <= undone.to);
    this.#reset(view, [...left, ...undone.lines]);
  }

  onRewound(rewound: Rewound): void {
    this.together.onChange(rewound.seats);
    this.#rewound = true;
    this.#reset(rewound.view as View<Board>, rewound.log);
  }

  /** Whoever takes a seat, or leaves it, sees the table as it is now. */
  onSeat(change: SeatChanged): void {
    const before = this.queue.steps.flatMap((step) => step.lines);
    this.queue.clear();
    this.together.onChange(change.seats);
    this.#show(change.view as View<Board>, [...this.log, ...before, ...change.lines], false);
    for (const { message, seat } of change.lines)
      if (message.id === 'clock-time-up' && seat !== null && this.together.you.seats.includes(seat))
        toasts.show(t('clock-own-time-up', { name: this.nameOf(seat) }));
  }

  onStep(step: Step): void {
    this.together.onChange();
    this.queue.add(step);
  }

  /** For the queue: it is this step's turn to be shown. */
  showStep(step: Step): void {
    this.last = step;
    this.#rewound = false;
    this.news.onStep(step);
    this.#show(step.view as View<Board>, [...this.log, ...step.lines]);
  }

  close(): void {
    this.confirmation.cancel();
    this.queue.skip();
    this.#socket.close();
  }

  #reset(view: View<Board>, log: Line[]): void {
    this.queue.clear();
    this.news.clear();
    this.#show(view, log);
    this.replay.reset();
  }

  /** With `handover` another person in front of the screen is asked for. */
  #show(view: View<Board>, log: Line[], handover = true): void {
    const before = untrack(() => this.live) as View<Board> | undefined;
    this.cancel();
    this.hints.clear();
    if (untrack(() => this.screen.tip)?.by !== 'focus') this.screen.tip = null;
    this.#answers.clear();
    this.stuck = false;
    this.live = view;
    this.log = log;
    if (before && before.seat !== view.seat && !view.over) {
      this.screen.look(null);
      if (handover && !this.isBot(view.seat)) this.screen.handTo(view.seat);
    }
  }
}
