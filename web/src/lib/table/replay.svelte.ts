/** Looking back: the table as it was after a number of decisions. */
import { showError } from '../errors';
import type { Socket } from '../socket';
import type { View } from '../types';

export class Replay<Board> {
  /** The moment of the past that is shown. */
  moment = $state.raw<View<Board> | null>(null);
  #socket: Socket;
  #last: () => number;
  #onshow: () => void;
  #loaded = new Map<number, View<Board>>();

  /** `last` is the number of decisions so far, `onshow` is called before a moment is shown. */
  constructor(socket: Socket, last: () => number, onshow: () => void) {
    this.#socket = socket;
    this.#last = last;
    this.#onshow = onshow;
  }

  /** Shows the moment after `version` decisions. */
  async goto(version: number): Promise<void> {
    const wanted = Math.max(0, Math.min(version, this.#last()));
    if (wanted === this.#last()) return this.end();
    try {
      const view = await this.#load(wanted);
      this.#onshow();
      this.moment = view;
    } catch (error) {
      showError(error);
    }
  }

  /** Back to the present. */
  end(): void {
    this.moment = null;
  }

  /** Some decisions were taken back: what was loaded may not be the past any more. */
  reset(): void {
    this.#loaded.clear();
    if (this.moment && this.moment.version >= this.#last()) this.moment = null;
  }

  async #load(version: number): Promise<View<Board>> {
    const view = this.#loaded.get(version) ?? ((await this.#socket.at(version)) as View<Board>);
    this.#loaded.set(version, view);
    return view;
  }
}
