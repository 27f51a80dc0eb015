/** How much time everybody has left: what the server has told, and what has gone by since. */
import type { Clock, ClockRule } from '../types';
import { HOUR, MINUTE, SECOND } from '../durations';

/** With so little left one is warned. */
const LOW = 30 * SECOND;

export class TableClock {
  #told = $state.raw<Clock | null>(null);
  /** When it was told, and now, as the page counts. */
  #since = 0;
  #now = $state(0);

  take(told: Clock | null): void {
    this.#told = told;
    this.#since = performance.now();
    this.#now = this.#since;
  }

  get rule(): ClockRule | null {
    return this.#told?.rule ?? null;
  }

  runs(seat: number): boolean {
    return this.#told?.runs === seat;
  }

  /** Milliseconds. Where each turn has its time, only whoever is on turn has some. */
  left(seat: number): number | null {
    const told = this.#told;
    if (!told || (told.rule.kind === 'turn' && told.runs !== seat)) return null;
    const spent = told.runs === seat ? this.#now - this.#since : 0;
    return Math.max(0, told.left[seat]! - spent);
  }

  isLow(seat: number): boolean {
    return this.runs(seat) && this.left(seat)! <= LOW;
  }

  /** Counts down for as long as somebody looks, no oftener than what is shown changes; returns how to stop. */
  follow(seat: number): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      this.#now = performance.now();
      const left = this.left(seat) ?? 0;
      const unit = left > HOUR ? MINUTE : SECOND;
      timer = setTimeout(tick, Math.max(100, left % unit || unit));
    };
    tick();
    return () => clearTimeout(timer);
  }
}
