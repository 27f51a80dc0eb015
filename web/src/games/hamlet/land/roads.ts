/** The printed roads of a tile: from the middle of every road segment to its door. */
import type { Point } from './lattice';
import { along, bendsIn, between, distance, inset, pair, type Side } from './outline';

/** Roads keep this far from the corners they bend around. */
const CLEAR = 34;

/** The corners of each road, from its segment to the door. */
export function routes(sides: Side[], door: Point): Point[][] {
  const corners = inset(sides, CLEAR).filter((_, n) => bendsIn(sides, n));
  return sides
    .filter(({ kind }) => kind === 'R')
    .map(({ middle, inward }) => [middle, ...shortest(sides, along(middle, inward, 26), door, corners)]);
}

/** A road drawn smoothly through its corners. */
export function curve(route: Point[]): string {
  const [start, first, ...rest] = route;
  let d = `M${pair(start!)}L${pair(between(start!, first!, 0.3))}`;
  let corner = first!;
  rest.forEach((next, n) => {
    const end = n === rest.length - 1 ? next : between(corner, next, 0.5);
    d += `Q${pair(corner)} ${pair(end)}`;
    corner = next;
  });
  return d;
}

export function fromRoads(roads: Point[][], p: Point): number {
  let least = Infinity;
  for (const route of roads)
    for (let n = 1; n < route.length; n++) least = Math.min(least, distance(p, route[n - 1]!, route[n]!));
  return least;
}

/** The shortest way inside the tile, around the corners that bend in. */
function shortest(sides: Side[], from: Point, to: Point, corners: Point[]): Point[] {
  const open = [from, ...corners, to];
  const way = open.map(() => Infinity);
  const last = open.map(() => 0);
  const done = new Set<number>();
  way[0] = 0;
  for (;;) {
    let here = -1;
    open.forEach((_, n) => {
      if (!done.has(n) && way[n]! < Infinity && (here < 0 || way[n]! < way[here]!)) here = n;
    });
    if (here < 0 || here === open.length - 1) break;
    done.add(here);
    open.forEach((there, n) => {
      const reach = way[here]! + Math.hypot(there.x - open[here]!.x, there.y - open[here]!.y);
      if (reach < way[n]! && sees(sides, open[here]!, there)) {
        way[n] = reach;
        last[n] = here;
      }
    });
  }
  const route = [to];
  for (let n = last[open.length - 1]!; n > 0; n = last[n]!) route.unshift(open[n]!);
  return [from, ...route];
}

/** Whether the straight way between two points stays off the edge. */
function sees(sides: Side[], a: Point, b: Point): boolean {
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 12);
  for (let n = 1; n < steps; n++) {
    const p = between(a, b, n / steps);
    if (sides.some(({ from, to }) => distance(p, from, to) < 22)) return false;
  }
  return true;
}
