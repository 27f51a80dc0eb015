/** The sides of a tile on the screen, with its origin at 0, 0. */
import type { SegmentKind, TileCard } from '../types';
import { point, segmentsOf, type Point } from './lattice';

export interface Side {
  from: Point;
  to: Point;
  middle: Point;
  /** One unit into the tile. */
  inward: Point;
  kind: SegmentKind;
}

export function sidesOf(tiles: TileCard[], tile: number, turned: number): Side[] {
  return segmentsOf(tiles, { tile, at: [0, 0], turned }).map((segment) => {
    const from = point(segment.from);
    const to = point(segment.to);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return {
      from,
      to,
      middle: between(from, to, 0.5),
      inward: { x: (from.y - to.y) / length, y: (to.x - from.x) / length },
      kind: segment.kind,
    };
  });
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** A point so many units further in a direction. */
export function along(from: Point, direction: Point, reach: number): Point {
  return { x: from.x + direction.x * reach, y: from.y + direction.y * reach };
}

export function inside(sides: Side[], { x, y }: Point): boolean {
  let odd = false;
  for (const { from, to } of sides)
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y))
      odd = !odd;
  return odd;
}

/** How far a point is from the line between two others. */
export function distance({ x, y }: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a.x - dx * share, y - a.y - dy * share);
}

/** How deep a point lies in the tile; below 0 outside. */
export function depth(sides: Side[], p: Point): number {
  const near = Math.min(...sides.map(({ from, to }) => distance(p, from, to)));
  return inside(sides, p) ? near : -near;
}

/** The points of the outline pushed inwards; where it bends in, not further than elsewhere. */
export function inset(sides: Side[], reach: number): Point[] {
  return sides.map(({ from, inward }, n) => {
    const before = sides.at(n - 1)!.inward;
    const cosine = before.x * inward.x + before.y * inward.y;
    const share = reach / (bendsIn(sides, n) ? Math.sqrt(2 + 2 * cosine) : 1 + cosine);
    return { x: from.x + (before.x + inward.x) * share, y: from.y + (before.y + inward.y) * share };
  });
}

/** Whether the outline bends in where a side begins. */
export function bendsIn(sides: Side[], n: number): boolean {
  const before = sides.at(n - 1)!.inward;
  const { inward } = sides[n]!;
  return before.x * inward.y - before.y * inward.x < -0.01;
}

const digits = (value: number): string => String(Math.round(value * 10) / 10);

export const pair = ({ x, y }: Point): string => `${digits(x)} ${digits(y)}`;

export const outline = (sides: Side[]): string => `M${sides.map(({ from }) => pair(from)).join('L')}z`;

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function extent(points: Point[]): Extent {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** A number that looks like chance, but is the same every time. */
export function chances(seed: number): () => number {
  let last = seed % 2147483647 || 1;
  return () => (last = (last * 48271) % 2147483647) / 2147483647;
}
