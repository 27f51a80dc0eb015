/** The legal moves of the moment. */
import type { ActionSpace } from './actions';

/** Parameters of a move; null is one that is not chosen yet. */
export type Params = (number | null)[];

/** Whether a move has all the values that are chosen already. */
export const fits = (move: number[], chosen: Params): boolean =>
  move.every((value, i) => (chosen[i] ?? value) === value);

export class LegalMoves {
  #actions: ActionSpace;
  #ids: () => number[];
  #legal = $derived.by(() => new Set(this.#ids()));

  constructor(actions: ActionSpace, ids: () => number[]) {
    this.#actions = actions;
    this.#ids = ids;
  }

  /** The legal moves of a block, as their parameters. */
  of(block: string): number[][] {
    return [...this.#legal].flatMap((action) => {
      const params = this.#actions.decode(block, action);
      return params ? [params] : [];
    });
  }

  /** All parameters of a block: those that are given, null for the others. */
  complete(block: string, params: Params): Params {
    return this.#actions.shapeOf(block).map((_, i) => params[i] ?? null);
  }

  /** Whether a move is legal; with null for a parameter: whether any such move is. */
  has(block: string, params: Params): boolean {
    const full = this.complete(block, params);
    if (isComplete(full)) return this.#legal.has(this.#actions.encode(block, full));
    return this.of(block).some((move) => fits(move, full));
  }
}

export const isComplete = (params: Params): params is number[] => !params.includes(null);
