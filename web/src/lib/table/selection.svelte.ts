/** What is chosen on the way to a move: a part of it is picked, or one of several moves has to be chosen. */
import type { Move } from '../game';
import type { Message } from '../types';
import { fits, isComplete, type LegalMoves, type Params } from './legal.svelte';

/** Something chosen that is not yet a complete move. */
export interface Picked {
  block: string;
  params: Params;
  label?: Message;
}

/** The several moves a clicked thing offers. */
export interface Choices {
  node: Element;
  moves: Move[];
}

/** A complete move to ask the server about. */
export interface Question {
  move: Move;
  params: number[];
}

/**
 * The state of a target: a move of it is legal; it is picked; something else is picked that it does not belong to;
 * no move of it is legal; or nothing can be done on the screen now.
 */
export type Light = 'yes' | 'picked' | 'idle' | 'no' | 'off';

interface Host {
  readonly interactive: boolean;
  readonly busy: boolean;
  cancel(): boolean;
  play(block: string, ...params: number[]): Promise<void>;
  playAll(moves: { block: string; params: number[] }[]): Promise<void>;
}

export class Selection {
  picked = $state.raw<Picked | null>(null);
  choices = $state.raw<Choices | null>(null);
  #host: Host;
  #legal: LegalMoves;

  constructor(host: Host, legal: LegalMoves) {
    this.#host = host;
    this.#legal = legal;
  }

  /** Drops what was picked. True when there was something. */
  clear(): boolean {
    const begun = this.picked !== null || this.choices !== null;
    this.picked = this.choices = null;
    return begun;
  }

  /** A move together with what is picked, or null when the two do not fit. */
  merge(move: Move): Params | null {
    const own = this.#legal.complete(move.block, move.params ?? []);
    const picked = this.picked;
    if (!picked) return move.after ? null : own;
    if (picked.block !== move.block) return null;
    const merged = own.map((value, i) => value ?? picked.params[i] ?? null);
    const agrees = merged.every((value, i) => (picked.params[i] ?? value) === value);
    return agrees ? merged : null;
  }

  light(moves: Move[]): Light {
    if (!this.#host.interactive) return 'off';
    if (moves.some((move) => this.#isPicked(move))) return 'picked';
    const possible = this.possible(moves);
    if (possible.length > 0) return this.picked || !possible.every((move) => move.unlit) ? 'yes' : 'idle';
    const foreign = moves.filter((move) => !this.merge(move));
    // What could not be done without the pick is not possible with it either.
    const free = foreign.some((move) => !this.picked || move.after || this.#alone(move));
    return free ? 'idle' : 'no';
  }

  /** Whether a move could be made, or begun, if nothing were picked. */
  #alone(move: Move): boolean {
    return this.#legal.has(move.block, this.#legal.complete(move.block, move.params ?? []));
  }

  /** Whether only this kind of move is chosen, without any parameter. */
  isKindChosen(block: string): boolean {
    return this.picked?.block === block && this.picked.params.every((value) => value === null);
  }

  #isPicked(move: Move): boolean {
    if (!this.picked) return false;
    const { block, params } = this.picked;
    return (
      block === move.block &&
      (move.params ?? []).some((value) => value !== null) &&
      params.every((value, i) => value === (move.params?.[i] ?? null))
    );
  }

  /** The moves that can be made, or begun. */
  possible(moves: Move[]): Move[] {
    return moves.filter((move) => {
      const merged = this.merge(move);
      return merged && this.#legal.has(move.block, merged);
    });
  }

  /** What a click on a target does; with `menu` even a single move is chosen there. */
  activate(node: Element, moves: Move[], menu = false): void {
    if (!this.#host.interactive || this.#host.busy) return;
    if (moves.some((move) => this.#isPicked(move))) return void this.#host.cancel();
    // A click on something that does not belong to what is picked starts over.
    if (this.picked && !moves.some((move) => this.merge(move))) this.picked = null;
    const possible = this.possible(moves);
    if (possible.length > (menu ? 0 : 1)) this.choices = { node, moves: possible };
    else if (possible.length === 1) this.choose(possible[0]!);
  }

  /** Plays a move, or picks it when something is still to be chosen. */
  choose(move: Move): void {
    const merged = this.merge(move);
    if (!merged) return;
    this.choices = null;
    if (isComplete(merged) && move.then)
      void this.#host.playAll([{ block: move.block, params: merged }, move.then]);
    else if (isComplete(merged)) void this.#host.play(move.block, ...merged);
    else this.picked = { block: move.block, params: merged, label: move.label };
  }

  /** The complete move to ask the server about for a target, legal ones first. */
  question(moves: Move[]): Question | null {
    let illegal: Question | null = null;
    for (const move of moves) {
      const merged = this.merge(move) ?? (this.picked ? (move.params ?? []) : null);
      if (!merged) continue;
      const full = this.#legal.complete(move.block, merged);
      const legal = this.#legal.of(move.block).find((params) => fits(params, full));
      if (legal) return { move, params: legal };
      illegal ??= { move, params: full.map((value, i) => value ?? move.as?.[i] ?? 0) };
    }
    return illegal;
  }
}
