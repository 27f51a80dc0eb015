/** Where the names of the places stand: where the land has room for them, but not on one another. */
import type { Point } from '../land/lattice';

export interface Name {
  place: number;
  lines: string[];
  /** The middle of it. */
  at: Point;
}

const LONG = 14;
/** Of the size of the letters: how wide one is, and how high a line. */
const WIDTH = 0.56;
const HEIGHT = 1.05;
/** Steps aside, in sizes of the letters, the nearest first. */
const STEPS: [number, number][] = [
  [0, 0],
  [0, -0.6],
  [0, 0.6],
  [-1.2, 0],
  [1.2, 0],
  [0, -1.1],
  [0, 1.1],
  [-1.2, -0.6],
  [1.2, -0.6],
  [-1.2, 0.6],
  [1.2, 0.6],
  [-2.4, 0],
  [2.4, 0],
];

/** A name that is too long for one line, broken where it has a gap nearest to its middle. */
export function inLines(name: string): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= LONG || gaps.length === 0) return [name];
  const gap = gaps.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, gap), name.slice(gap + 1)];
}

/** Names in letters of a size, each moved a little where it would lie on one before it. */
export function spread(names: Name[], size: number): Name[] {
  const placed: Name[] = [];
  for (const name of names) {
    const tries = STEPS.map(([dx, dy]) => ({
      ...name,
      at: { x: name.at.x + dx * size, y: name.at.y + dy * size },
    }));
    const covers = tries.map((one) => placed.reduce((sum, other) => sum + overlap(one, other, size), 0));
    placed.push(tries[covers.indexOf(Math.min(...covers))]!);
  }
  return placed;
}

function overlap(a: Name, b: Name, size: number): number {
  const width = (sizeOf(a, size).width + sizeOf(b, size).width) / 2 - Math.abs(a.at.x - b.at.x);
  const height = (sizeOf(a, size).height + sizeOf(b, size).height) / 2 - Math.abs(a.at.y - b.at.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export const sizeOf = ({ lines }: Name, size: number): { width: number; height: number } => ({
  width: Math.max(...lines.map((line) => line.length)) * WIDTH * size,
  height: lines.length * HEIGHT * size,
});
