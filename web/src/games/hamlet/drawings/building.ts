/** A building drawn around its foot at 0, 0. */
import { put } from '$lib/drawing/strokes';

export interface Size {
  /** How far it reaches from its foot. */
  left: number;
  up: number;
  right: number;
  /** The foot of its door. */
  door: [number, number];
}

export interface Building extends Size {
  drawing: string;
}

export const sized = (left: number, up: number, right: number, door: number, step = 9): Size => ({
  left,
  up,
  right,
  door: [door, step],
});

export const built = (
  left: number,
  up: number,
  right: number,
  door: number,
  drawing: string,
  step?: number,
): Building => ({ ...sized(left, up, right, door, step), drawing });

/** A piece of `pieces.ts`. */
export const piece = (id: string, x: number, y: number, scale: number): string =>
  put(`hamlet-${id}`, x, y, scale);
