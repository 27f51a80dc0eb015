/** What others have done since one last decided, and what it has brought. */
import type { Line, Step } from '../types';

interface Host {
  plays(seat: number): boolean;
}

export class News {
  lines = $state.raw<Line[]>([]);
  #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** A decision is shown. */
  onStep({ seat, lines }: Step): void {
    const told = lines.filter((line) => line.seat !== null || line.changes);
    this.lines = this.#host.plays(seat) ? [] : [...this.lines, ...told];
  }

  clear(): void {
    this.lines = [];
  }
}
