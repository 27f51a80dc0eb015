/** Looking back: the table as it was after a number of decisions, step by step or by itself. */
import { showError } from '../errors';
import type { Socket } from '../socket';
import type { ScorePoint, View } from '../types';

/** How many times as fast as at first it can play. */
const SPEEDS = [0.5, 1, 2, 4];
/** Milliseconds between decisions. */
const PAUSE = 1200;

/** What one can jump by. */
export type Stride = 'step' | 'turn' | 'round';

export class Replay<Board> {
  /** The moment of the past that is shown. */
  moment = $state.raw<View<Board> | null>(null);
  /** It goes on by itself. */
  playing = $state(false);
  speed = $state(1);
  /** The points at the beginning and after every turn; empty until they were asked for. */
  points = $state.raw<ScorePoint[]>([]);
  #socket: Socket;
  #last: () => number;
  #over: () => boolean;
  #onshow: () => void;
  #loaded = new Map<number, View<Board>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked for last: whatever arrives later than that is not shown. */
  #wanted = -1;

  /** `last` is the number of decisions so far, `over` says that there will be no more, `onshow` is called before another moment is shown. */
  constructor(socket: Socket, last: () => number, over: () => boolean, onshow: () => void) {
    this.#socket = socket;
    this.#last = last;
    this.#over = over;
    this.#onshow = onshow;
  }

  /** Shows the moment after `version` decisions. */
  async goto(version: number): Promise<void> {
    const wanted = Math.max(0, Math.min(version, this.#last()));
    this.#wanted = wanted;
    // A click or the keys come back to a game that goes on; nothing vanishes under somebody who watches.
    const present = wanted === this.#last();
    if (present && !this.playing && !this.#over()) return this.end();
    try {
      const view = await this.#load(wanted);
      if (this.#wanted !== wanted) return;
      this.#onshow();
      this.moment = view;
      if (present) this.pause();
      else if (this.playing) this.#schedule();
    } catch (error) {
      this.pause();
      showError(error);
    }
  }

  /** Goes on by itself, from the moment that is shown; at the end, from the beginning. */
  play(): void {
    if (!this.moment) return;
    this.playing = true;
    if (this.moment.version === this.#last()) void this.goto(0);
    else this.#schedule();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Plays faster or more slowly; after the fastest comes the slowest. */
  changeSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    if (this.playing) this.#schedule();
  }

  /** Stops, and goes one step, or to the beginning of a turn or round: the next one, or with -1 the one before. */
  async jump(by: Stride, direction: 1 | -1): Promise<void> {
    this.pause();
    const now = this.moment?.version ?? this.#last();
    if (by === 'step') return this.goto(now + direction);
    await this.loadPoints();
    const starts = by === 'turn' ? this.points : this.rounds;
    const goal =
      direction > 0
        ? starts.find(({ version }) => version > now)
        : starts.filter(({ version }) => version < now).at(-1);
    await this.goto(goal?.version ?? (direction > 0 ? this.#last() : 0));
  }

  /** Where the rounds begin. */
  get rounds(): ScorePoint[] {
    return this.points.filter((point, i) => point.round !== this.points[i - 1]?.round);
  }

  /** Asks for the points of all turns, unless they are known. */
  async loadPoints(): Promise<void> {
    if (this.points.at(-1)?.version === this.#last()) return;
    try {
      this.points = (await this.#socket.history()).points;
    } catch (error) {
      showError(error);
    }
  }

  /** Back to the present. */
  end(): void {
    this.pause();
    this.#wanted = -1;
    if (this.moment) this.#onshow();
    this.moment = null;
  }

  /** Some decisions were taken back: what was loaded may not be the past any more. */
  reset(): void {
    this.#loaded.clear();
    this.points = [];
    if (this.moment && this.moment.version >= this.#last()) this.end();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const next = this.moment!.version + 1;
    // The next moment is there when its time comes.
    if (next <= this.#last()) this.#load(next).catch(() => {});
    this.#timer = setTimeout(() => void this.goto(next), PAUSE / this.speed);
  }

  async #load(version: number): Promise<View<Board>> {
    const view = this.#loaded.get(version) ?? ((await this.#socket.at(version)) as View<Board>);
    this.#loaded.set(version, view);
    return view;
  }
}
