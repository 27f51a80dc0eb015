/** What has happened since one last decided, and what each turn has brought to whom. */
import { changesOf } from '../points';
import type { Line, ScoreItem, Step, View } from '../types';

/** What a turn has changed in a player's points. */
export interface Gain {
  seat: number;
  points: number;
  changes: ScoreItem[];
}

interface Turn {
  /** Decisions that had been taken at its end. */
  version: number;
  gains: Gain[];
}

interface Host {
  plays(seat: number): boolean;
}

export class News {
  /** What others have done since, and what their turns have brought. */
  lines = $state.raw<Line[]>([]);
  gains = $state.raw<Gain[]>([]);
  /** The turns that were seen to end. */
  turns = $state.raw<Turn[]>([]);
  #host: Host;
  /** As the turn began. */
  #start: View | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  /** A decision is shown. */
  onStep(step: Step, before: View): void {
    const { view } = step;
    const start = (this.#start ??= before);
    const others = !this.#host.plays(step.seat);
    this.lines = others ? [...this.lines, ...step.lines.filter(({ seat }) => seat !== null)] : [];
    if (!others) this.gains = [];
    if (view.turn === before.turn && !view.over) return;
    const gains = gainsOf(start, view);
    if (gains.length > 0) this.turns = [...this.turns, { version: view.version, gains }];
    if (others) this.gains = [...this.gains, ...gains];
    this.#start = view;
  }

  /** Decisions were taken back, or the table is another one. */
  reset({ version }: View): void {
    this.clear();
    this.turns = this.turns.filter((turn) => turn.version <= version);
    if (this.#start && this.#start.version > version) this.#start = null;
  }

  clear(): void {
    this.lines = [];
    this.gains = [];
  }
}

function gainsOf(before: View, after: View): Gain[] {
  return after.scores.flatMap((score, seat) => {
    const old = before.scores[seat];
    const changes = old ? changesOf(old, score) : [];
    return changes.length > 0 ? [{ seat, points: score.total - old!.total, changes }] : [];
  });
}
