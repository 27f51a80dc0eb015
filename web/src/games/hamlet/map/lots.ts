/** The ground of the village: every tile where it lies, what meets what, and the ways between. */
import { lineOf, middle, point, segmentsOf, type Point, type Segment } from '../land/lattice';
import { plotOf, sitesOf, type Sites } from '../land/sites';
import type { BuiltRoad, Laid, Place, SegmentKind, TileCard } from '../types';

/** A tile where it lies. */
export interface Lot extends Laid {
  segments: Segment[];
  points: Point[];
  /** Its outline as the `d` of a path. */
  outline: string;
  sites: Sites;
  /** Its printed roads, each from the middle of its segment to the door. */
  roads: Point[][];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A segment two places share. */
export interface Seam {
  line: string;
  at: Point;
  /** How far a road across it is turned, in degrees. */
  angle: number;
  /** The two places, each with its own segment and what that is. */
  sides: [Side, Side];
}

export interface Side {
  place: number;
  segment: number;
  kind: SegmentKind;
}

/** Computes each lot once, so that what is drawn from it does not change. */
export class Lots {
  #known = new Map<string, Lot>();

  constructor(readonly tiles: TileCard[]) {}

  of({ tile, at, turned }: Laid): Lot {
    const key = `${tile} ${at.join()} ${turned}`;
    let lot = this.#known.get(key);
    if (!lot) this.#known.set(key, (lot = this.#work({ tile, at, turned })));
    return lot;
  }

  #work(laid: Laid): Lot {
    const segments = segmentsOf(this.tiles, laid);
    const points = segments.map(({ from }) => point(from));
    const origin = point(laid.at);
    const roads = plotOf(this.tiles, laid).roads.map((road) =>
      road.map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y })),
    );
    return {
      ...laid,
      segments,
      points,
      outline: `${line(points)}z`,
      sites: sitesOf(this.tiles, laid),
      roads,
    };
  }
}

/** A line through points, as the `d` of a path. */
export const line = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** A line through points with rounded corners. */
export function soft(points: Point[], radius = 36): string {
  if (points.length < 3) return line(points);
  const inner = points.slice(1, -1).map((corner, i) => {
    const [before, after] = [points[i]!, points[i + 2]!];
    const [a, b] = [towards(corner, before, radius), towards(corner, after, radius)];
    return `L${at(a)}Q${at(corner)} ${at(b)}`;
  });
  return `M${at(points[0]!)}${inner.join('')}L${at(points.at(-1)!)}`;
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A point on the way to another, never beyond its middle. */
function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(by / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The way out of a tile at a segment, of length 1. */
export function outward({ from, to }: Segment): Point {
  const [a, b] = [point(from), point(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
}

/** How far something that crosses a segment is turned, in degrees, never upside down. */
export function across(segment: Segment): number {
  const { x, y } = outward(segment);
  const degrees = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
}

/** The smallest box around points. */
export function around(points: Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** How much of one box lies on another. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The touch target around a point: at most half the way to another one. */
export function roomOf(points: Point[], n: number, reach: number): Box {
  let [left, top, right, bottom] = [reach, reach, reach, reach];
  const { x, y } = points[n]!;
  points.forEach((other, i) => {
    if (i === n) return;
    const [dx, dy] = [(other.x - x) / 2, (other.y - y) / 2];
    if (Math.abs(dx) >= Math.abs(dy)) {
      if (dx > 0) right = Math.min(right, dx);
      else left = Math.min(left, -dx);
    } else if (dy > 0) bottom = Math.min(bottom, dy);
    else top = Math.min(top, -dy);
  });
  return { x: -left, y: -top, width: left + right, height: top + bottom };
}

/** All segments that two places share. */
export function seamsOf(lots: Lot[]): Map<string, Seam> {
  const first = new Map<string, { side: Side; segment: Segment }>();
  const seams = new Map<string, Seam>();
  for (const { tile, segments } of lots)
    segments.forEach((segment, n) => {
      const key = lineOf(segment);
      const side: Side = { place: tile, segment: n, kind: segment.kind };
      const other = first.get(key);
      if (!other) first.set(key, { side, segment });
      else
        seams.set(key, {
          line: key,
          at: middle(segment),
          angle: across(segment),
          sides: [other.side, side],
        });
    });
  return seams;
}

/** Where the road between two places crosses from one to the other. */
export type Crossings = Map<string, Point>;

const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Printed and built roads; two places without one are joined where they touch, which the preview edition uses. */
export function crossingsOf(seams: Iterable<Seam>, roads: BuiltRoad[]): Crossings {
  const crossings: Crossings = new Map();
  const rank = new Map<string, number>();
  for (const seam of seams) {
    const [one, other] = seam.sides;
    const key = pair(one.place, other.place);
    const built = roads.some(({ from, segment }) =>
      seam.sides.some((side) => side.place === from && side.segment === segment),
    );
    const worth = built || (one.kind === 'R' && other.kind === 'R') ? 1 : 0;
    if ((rank.get(key) ?? -1) >= worth) continue;
    rank.set(key, worth);
    crossings.set(key, seam.at);
  }
  return crossings;
}

export const crossing = (crossings: Crossings, a: number, b: number): Point | undefined =>
  crossings.get(pair(a, b));

/** The village from above, then from left to right: what stands further down is drawn over what stands above. */
export const inOrder = (village: Place[], lots: Lots): Lot[] =>
  village
    .map((place) => lots.of(place))
    .sort((a, b) => a.sites.middle.y - b.sites.middle.y || a.sites.middle.x - b.sites.middle.x);
