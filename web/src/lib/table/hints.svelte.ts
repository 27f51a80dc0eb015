/** Hints: the best moves of the moment, each with a number that its targets carry as well. */
import { showError } from '../errors';
import type { Move, TargetOptions } from '../game';
import type { Socket } from '../socket';
import { keepTip } from '../targets/tip';
import type { HintMove, View } from '../types';
import type { ActionSpace } from './actions';
import { fits } from './legal.svelte';
import type { Screen } from './screen.svelte';
import type { Selection } from './selection.svelte';

/** A hint with its number, and the move as block and parameters. */
export interface Hint extends HintMove {
  number: number;
  block: string;
  params: number[];
}

interface Host {
  readonly interactive: boolean;
  readonly live: View;
  readonly helped: boolean;
  readonly screen: Screen;
  readonly selection: Selection;
  cancel(): boolean;
  play(block: string, ...params: number[]): Promise<void>;
}

export class Hints {
  /** What is shown; empty when no hint was asked for. */
  list = $state.raw<Hint[]>([]);
  /** The one that is pointed at: it is previewed. */
  hot = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** What is waited for. */
  #question: object | null = null;
  /** On its way, even if nobody waits for it any more: the server answers one question at a time. */
  #answer: Promise<unknown> | null = null;
  #host: Host;
  #socket: Socket;
  #actions: ActionSpace;

  constructor(host: Host, socket: Socket, actions: ActionSpace) {
    this.#host = host;
    this.#socket = socket;
    this.#actions = actions;
  }

  /** Asks for hints, or puts them away. */
  async toggle(): Promise<void> {
    if (this.clear()) return;
    if (!this.#host.interactive || !this.#host.helped) return;
    const question = (this.#question = {});
    // The game may go on meanwhile.
    const dropped = () => this.#question !== question;
    this.asking = true;
    if (this.#answer) await this.#answer.catch(() => {});
    if (dropped()) return;
    try {
      const { revision } = this.#host.live;
      const answer = this.#socket.hint(revision);
      this.#answer = answer;
      const found = await answer;
      if (!dropped() && found?.revision === revision && this.#host.interactive)
        this.list = found.moves.map((move, i) => ({
          ...move,
          number: i + 1,
          ...this.#actions.blockOf(move.action),
        }));
    } catch (error) {
      if (!dropped()) showError(error);
    } finally {
      this.#answer = null;
      if (!dropped()) this.asking = false;
    }
  }

  /** Puts the hints away, or what is waited for. True when there was something. */
  clear(): boolean {
    const shown = this.list.length > 0 || this.asking;
    this.#question = null;
    this.asking = false;
    this.list = [];
    this.hot = null;
    return shown;
  }

  /** The numbers of the hints that a target belongs to. */
  numbersAt(moves: Move[], options: TargetOptions): number[] {
    return this.list.filter((hint) => this.#belongs(hint, moves, options)).map(({ number }) => number);
  }

  #belongs({ block, params }: Hint, moves: Move[], options: TargetOptions): boolean {
    if (options.shows) return options.shows(block, params);
    return moves.some((move) => {
      const merged = move.block === block ? this.#host.selection.merge(move) : null;
      if (!merged || !fits(params, merged)) return false;
      // What chooses nothing but the kind of a move says nothing about this one, unless that is its purpose.
      return options.toggle || merged.length === 0 || merged.some((value) => value !== null);
    });
  }

  /** Previews a hint as if its target were pointed at; null ends that. `row` stands in for a target that is not in sight. */
  point(hint: Hint | null, row?: Element, by: 'hover' | 'focus' | 'tap' = 'hover'): void {
    this.hot = hint;
    keepTip();
    const { screen } = this.#host;
    if (!hint || !row) return void (screen.tip = null);
    const { block, params, number } = hint;
    const seen = [...document.querySelectorAll(`main [data-hint~="${number}"]`)].filter(
      (one) => one.getClientRects().length > 0,
    );
    // A card says more than the place it is about.
    const node = seen.find((one) => one instanceof HTMLElement) ?? seen[0] ?? row;
    if (by === 'tap') node.scrollIntoView({ block: 'nearest' });
    screen.tip = { node, moves: [{ block, params }], word: null, note: null, by };
  }

  /** Makes the move of a hint. */
  play({ block, params }: Hint): void {
    this.point(null);
    this.#host.cancel();
    void this.#host.play(block, ...params);
  }
}
