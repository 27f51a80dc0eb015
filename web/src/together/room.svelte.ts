/** A table that is not dealt yet, as this browser knows it: it promises what it contributes, and tells it in time. */
import { showError } from '../lib/errors';
import type { Socket } from '../lib/socket';
import type { Gathering } from '../lib/types';
import { contributionOf, hashOf, remember, renew } from './fair';

export class Room {
  state = $state.raw<Gathering>(undefined as never);
  online = $state(true);
  /** By seat, what was promised over this connection. */
  #promised = new Map<number, string>();
  /** The seats whose contribution was told: it can't be used again. */
  #told = new Set<number>();

  constructor(
    private readonly socket: Socket,
    state: Gathering,
  ) {
    this.take(state);
  }

  take(state: Gathering): void {
    this.state = state;
    const { id, commitment, promises, fixed, you } = state;
    if (fixed) {
      remember(id, { commitment, promises });
      for (const seat of you.seats) this.#tell(seat);
      return;
    }
    // It could not be dealt, and what was told is known by now.
    if (this.#told.size > 0) {
      for (const seat of this.#told) renew(id, seat);
      this.#told.clear();
      this.#promised.clear();
    }
    for (const seat of you.seats) this.#promise(seat);
  }

  /** The connection was lost, or is back: the next one knows nothing of what was promised. */
  onOnline(online: boolean): void {
    this.online = online;
    if (!online) this.#promised.clear();
  }

  #promise(seat: number): void {
    const hash = hashOf(contributionOf(this.state.id, seat));
    if (this.#promised.get(seat) === hash) return;
    this.#promised.set(seat, hash);
    this.socket.promise(seat, hash).catch(() => {
      // It is being dealt already: without this seat's contribution.
    });
  }

  #tell(seat: number): void {
    const contribution = contributionOf(this.state.id, seat);
    if (this.#told.has(seat) || this.state.promises[seat] !== hashOf(contribution)) return;
    this.#told.add(seat);
    this.socket.contribute(seat, contribution).catch(showError);
  }

  /** Contributes something of one's own for a seat. */
  own(seat: number, words: string): void {
    renew(this.state.id, seat, words);
    if (!this.state.fixed) this.#promise(seat);
  }

  /** Deals although somebody is missing; with a bot, it plays for them until they come. */
  begin(bot: string | null): void {
    this.socket.begin(bot).catch(showError);
  }
}
