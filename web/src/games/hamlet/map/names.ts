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
const WIDTH = 0.6;
const HEIGHT = 1.1;
/** Between two names side by side. */
const GAP = 0.8;
/** Steps aside, in sizes of the letters, the nearest first. */
const STEPS: [number, number][] = [0, -0.6, 0.6, -1.2, 1.2, -1.8, 1.8, -2.4, 2.4]
  .flatMap((dy) => [0, -1.2, 1.2, -2.4, 2.4].map((dx): [number, number] => [dx, dy]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/**
 * Names in letters of a size, each moved a little where it would lie on one before it or on what is taken, but not to where
 * another one belongs. One that finds no room beside the others is left out.
 */
export function spread(names: Name[], size: number, taken: Box[] = []): Name[] {
  const written: Box[] = [];
  return names.flatMap((name) => {
    const tries = STEPS.map(([dx, dy]) => ({
      ...name,
      at: { x: name.at.x + dx * size, y: name.at.y + dy * size },
    })).filter(
      (one) => isNearest(one, name, names) && covers(written, apart(boxOf(one, size), GAP * size)) === 0,
    );
    const hidden = tries.map((one) => covers(taken, boxOf(one, size)));
    const best = tries[hidden.indexOf(Math.min(...hidden))];
    if (!best) return [];
    written.push(boxOf(best, size));
    return [best];
  });
}

/** Nobody shall take it for the name of another place. */
const isNearest = ({ at }: Name, own: Name, names: Name[]): boolean =>
  names.every((other) => distance(at, own.at) <= distance(at, other.at));

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** With some room to its left and right. */
const apart = ({ x, width, ...rest }: Box, gap: number): Box => ({
  ...rest,
  x: x - gap,
  width: width + 2 * gap,
});

const covers = (boxes: Box[], box: Box): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0);

export function boxOf({ lines, at }: Name, size: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * WIDTH * size;
  const height = lines.length * HEIGHT * size;
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}
