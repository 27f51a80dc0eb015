/** How goods travel: the places a chain of donkeys leads over, read off the server's `carry`, and the line along the roads. */
import type { Point } from '../land/lattice';
import type { HamletTable } from '../types';
import { crossing, type Crossings, type Lot } from './lots';

type Carry = HamletTable['carry'];

/** The places from one to another, both ends included; null when nothing gets there. */
export function chain(carry: Carry, from: number, to: number): number[] | null {
  const way = [to];
  while (way[0] !== from) {
    const before = carry[from]?.[way[0]!];
    if (before === undefined || way.includes(before)) return null;
    way.unshift(before);
  }
  return way;
}

/** The places goods can be brought to from one. */
export const reach = (carry: Carry, from: number): number[] =>
  Object.keys(carry[from] ?? {})
    .map(Number)
    .filter((place) => place !== from);

/** Where a donkey has to stand: everywhere on the way but at its ends. */
export const carriers = (way: number[]): number[] => way.slice(1, -1);

/** The line of a chain: from where the good lies over the crossings to the last door, along the printed roads where there are any. */
export function along(
  way: number[],
  crossings: Crossings,
  lotOf: (place: number) => Lot,
  start: Point,
): Point[] {
  const points = [start];
  way.slice(1).forEach((place, i) => {
    const before = lotOf(way[i]!);
    const lot = lotOf(place);
    const over = crossing(crossings, way[i]!, place);
    if (over) points.push(...(i > 0 ? inwards(before, over).reverse() : []), over, ...inwards(lot, over));
    points.push(lot.sites.middle);
  });
  return points;
}

/** The bends of the printed road that begins at a crossing, without its ends. */
const inwards = ({ roads }: Lot, { x, y }: Point): Point[] =>
  roads.find(([first]) => Math.hypot(first!.x - x, first!.y - y) < 1)?.slice(1, -1) ?? [];
