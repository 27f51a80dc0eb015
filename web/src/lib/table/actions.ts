/** The action space of a game: a move is a block with parameters, and one integer for the server. */
import type { Block } from '../types';

export class ActionSpace {
  #blocks: Map<string, Block>;

  constructor(blocks: Block[]) {
    this.#blocks = new Map(blocks.map((block) => [block.name, block]));
  }

  /** How many values each parameter of a block has. */
  shapeOf(block: string): number[] {
    return this.#block(block).shape;
  }

  /** The integer of a move. */
  encode(block: string, params: number[]): number {
    const { offset, shape } = this.#block(block);
    return offset + params.reduce((index, value, i) => index * shape[i]! + value, 0);
  }

  /** The parameters of an integer, or null when it belongs to another block. */
  decode(block: string, action: number): number[] | null {
    const { offset, shape } = this.#block(block);
    let index = action - offset;
    if (index < 0 || index >= shape.reduce((a, b) => a * b, 1)) return null;
    const params: number[] = [];
    for (const size of [...shape].reverse()) {
      params.unshift(index % size);
      index = Math.floor(index / size);
    }
    return params;
  }

  /** The block and the parameters of an integer. */
  blockOf(action: number): { block: string; params: number[] } {
    for (const block of this.#blocks.keys()) {
      const params = this.decode(block, action);
      if (params) return { block, params };
    }
    throw new Error(`no block with the action ${action}`);
  }

  #block(name: string): Block {
    const block = this.#blocks.get(name);
    if (!block) throw new Error(`no block "${name}" in the action space`);
    return block;
  }
}
