/** Moves that give the turn away wait for a confirmation, if the preferences say so or something would be wasted. */
import { prefs } from '../prefs.svelte';
import type { Message } from '../types';

/** A move that waits; `until` is when it is made by itself, `waste` what would be given away with it. */
export interface Waiting {
  block: string;
  params: number[];
  until: number | null;
  waste: Message | null;
}

const DELAY = 3000;

export class Confirmation {
  waiting = $state.raw<Waiting | null>(null);
  #blocks: string[];
  #waste: (block: string) => Message | null;
  #play: (block: string, ...params: number[]) => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #agreed = false;

  constructor(
    blocks: string[],
    waste: (block: string) => Message | null,
    play: (block: string, ...params: number[]) => Promise<void>,
  ) {
    this.#blocks = blocks;
    this.#waste = waste;
    this.#play = play;
  }

  /** Whether a move has to be confirmed first; if so, it waits from now on. */
  ask(block: string, params: number[]): boolean {
    if (this.#agreed || !this.#blocks.includes(block)) return false;
    // Asked once more it still waits: the same button pressed twice in haste is no answer.
    if (this.waiting?.block === block) return true;
    this.cancel();
    const waste = this.#waste(block);
    if (prefs.confirm === 'off' && !waste) return false;
    const timed = prefs.confirm === 'wait';
    this.waiting = { block, params, until: timed ? Date.now() + DELAY : null, waste };
    if (timed) this.#timer = setTimeout(() => this.confirm(), DELAY);
    return true;
  }

  /** Makes the move that waits. */
  confirm(): void {
    if (!this.waiting) return;
    const { block, params } = this.waiting;
    this.#agreed = true;
    void this.#play(block, ...params);
    this.#agreed = false;
  }

  /** Drops the move that waits. True when there was one. */
  cancel(): boolean {
    const waited = this.waiting !== null;
    clearTimeout(this.#timer);
    this.waiting = null;
    return waited;
  }
}
