/** Where the names of the places stand: where the land has room for them, but not on one another. */
import type { Point } from '../land/lattice';
import { overlap, type Box } from './lots';

export interface Name {
  place: number;
  lines: string[];
  /** The middle of it. */
  at: Point;
}

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

/** Names in letters of a size, each moved a little where it would lie on one before it or on what is taken. */
export function spread(names: Name[], size: number, taken: Box[] = []): Name[] {
  const covered = [...taken];
  return names.map((name) => {
    const tries = STEPS.map(([dx, dy]) => ({
      ...name,
      at: { x: name.at.x + dx * size, y: name.at.y + dy * size },
    }));
    const covers = tries.map((one) =>
      covered.reduce((sum, other) => sum + overlap(boxOf(one, size), other), 0),
    );
    const best = tries[covers.indexOf(Math.min(...covers))]!;
    covered.push(boxOf(best, size));
    return best;
  });
}

export function boxOf({ lines, at }: Name, size: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * WIDTH * size;
  const height = lines.length * HEIGHT * size;
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}
