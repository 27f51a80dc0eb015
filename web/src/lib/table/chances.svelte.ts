/** Everybody's chances, as the server tells them after each decision to whoever wants to know. */
import type { Socket } from '../socket';
import type { Chances as Told } from '../types';

export class Chances {
  /** By version: decisions are shown later than they are taken. */
  #told = $state.raw<Map<number, number[]>>(new Map());
  #socket: Socket;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Asks to be told, or not to be told any more. */
  follow(on: boolean): void {
    if (!on) this.#told = new Map();
    // Who is not told sees no bar; there is nothing more to say about that.
    this.#socket.chances(on).catch(() => {});
  }

  /** The server tells the chances of a version. */
  take({ version, chances }: Told): void {
    if (!chances) return;
    const earlier = [...this.#told].filter(([known]) => known < version);
    this.#told = new Map([...earlier.slice(-50), [version, chances]]);
  }

  /** The last that is known at a version, by seat. */
  at(version: number): number[] | null {
    let found: number[] | null = null;
    for (const [known, chances] of this.#told) if (known <= version) found = chances;
    return found;
  }
}
