/** The triangular lattice of the village on the screen: 100 units to an edge, y downwards. */
import type { Laid, SegmentKind, TileCard, Vertex } from '../types';

const UNIT = 100;
const ROW = (UNIT * Math.sqrt(3)) / 2;

const STEPS: Vertex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export interface Point {
  x: number;
  y: number;
}

/** A side of a tile that lies in the village; its inside is to the right of the way from `from` to `to`. */
export interface Segment {
  from: Vertex;
  to: Vertex;
  kind: SegmentKind;
}

export function point([a, b]: Vertex): Point {
  return { x: (a + b / 2) * UNIT, y: -b * ROW };
}

export function middle(segment: Segment): Point {
  const from = point(segment.from);
  const to = point(segment.to);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The segments of a tile where it lies, in the order in which moves count them. */
export function segmentsOf(tiles: TileCard[], { tile, at, turned }: Laid): Segment[] {
  const { directions, segments } = tiles[tile]!;
  let from = at;
  return directions.map((direction, n) => {
    const to = plus(from, STEPS[(direction + turned) % 6]!);
    const segment = { from, to, kind: segments[n] as SegmentKind };
    from = to;
    return segment;
  });
}

/** Where a tile lies whose own segment covers that segment of another one. */
export function laidOn(tiles: TileCard[], tile: number, theirs: Segment, own: number): Laid {
  const { directions } = tiles[tile]!;
  // The two run against each other: ours begins where theirs ends.
  const step = minus(theirs.from, theirs.to);
  const wanted = STEPS.findIndex((other) => same(other, step));
  const turned = (wanted - directions[own]! + 6) % 6;
  let at = theirs.to;
  for (const direction of directions.slice(0, own)) at = minus(at, STEPS[(direction + turned) % 6]!);
  return { tile, at, turned };
}

/** The name of the line between two vertices, whichever way it is walked. */
export function lineOf({ from, to }: Pick<Segment, 'from' | 'to'>): string {
  const [first, last] = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? [from, to] : [to, from];
  return `${first.join()} ${last.join()}`;
}

function plus(a: Vertex, b: Vertex): Vertex {
  return [a[0] + b[0], a[1] + b[1]];
}

function minus(a: Vertex, b: Vertex): Vertex {
  return [a[0] - b[0], a[1] - b[1]];
}

function same(a: Vertex, b: Vertex): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
