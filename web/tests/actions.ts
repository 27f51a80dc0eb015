/** The blocks of a game's moves, numbered one after the other as the server does. */
import type { Block } from '$lib/types';

/** A block's name, and how many values each of its parameters has. */
export type Shape = [string, ...number[]];

export function numbered(shapes: Shape[]) {
  const actions: Block[] = [];
  for (const [name, ...shape] of shapes) {
    const last = actions.at(-1);
    const offset = last ? last.offset + last.shape.reduce((a, b) => a * b, 1) : 0;
    actions.push({ name, offset, shape, params: shape.map((_, i) => `p${i}`) });
  }
  /** The integer of a move. */
  function id(block: string, ...params: number[]): number {
    const { offset, shape } = actions.find((one) => one.name === block)!;
    return offset + params.reduce((index, value, i) => index * shape[i]! + value, 0);
  }
  return { actions, id };
}
