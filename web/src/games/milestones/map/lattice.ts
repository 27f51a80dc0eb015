/** Where things lie on the land: the lattice of the box in units of the drawings, lying or upright. */
import type { MilestonesComponents } from '../types';

export interface Point {
  x: number;
  y: number;
}

export interface Lattice {
  /** By vertex. */
  points: Point[];
  /** Pairs of neighbours. */
  edges: [number, number][];
  /** Middles, by triangle. */
  middles: Point[];
  width: number;
  height: number;
}

/** The drawings are made for lines of this length. */
const EDGE = 100;
const RISE = (EDGE * Math.sqrt(3)) / 2;

/** Upright the rows become columns, so that the long side of the land goes down the page. */
export function lattice(box: MilestonesComponents, upright: boolean): Lattice {
  const points = box.vertices.map(({ row, x }): Point => {
    const [along, across] = [(x * EDGE) / 2, row * RISE];
    return upright ? { x: across, y: along } : { x: along, y: across };
  });
  const edges = new Map<string, [number, number]>();
  for (const { corners } of box.triangles)
    for (const a of corners) for (const b of corners) if (a < b) edges.set(`${a}-${b}`, [a, b]);
  return {
    points,
    edges: [...edges.values()],
    middles: box.triangles.map(({ corners }) => middle(corners.map((corner) => points[corner]!))),
    width: Math.max(...points.map(({ x }) => x)),
    height: Math.max(...points.map(({ y }) => y)),
  };
}

function middle(points: Point[]): Point {
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

/** The cornfield: in the gap beside the start market, between it and the next row but one, as far as the card goes. */
export function cornfield(box: MilestonesComponents, { points }: Lattice, edge: Point): Point[] {
  const { row, x } = box.vertices[box.start]!;
  const at = (rows: number, steps: number) =>
    points[box.vertices.findIndex((vertex) => vertex.row === row + rows && vertex.x === x + steps)];
  const [start, inner, end] = [at(0, 0), at(1, 1), at(2, 0)];
  if (!start || !inner || !end) return [];
  const out = (point: Point) => (start.x === end.x ? { ...point, x: edge.x } : { ...point, y: edge.y });
  return [start, inner, end, out(end), out(start)];
}

export interface EdgeMark extends Point {
  text: string;
}

/** The letters of the rows and the numbers of the places in them, along the edges of the card that begin them. */
export function edgeMarks(
  box: MilestonesComponents,
  { points }: Lattice,
  edge: Point,
  upright: boolean,
): EdgeMark[] {
  const of = (part: (name: string) => string) => {
    const found = new Map<string, Point[]>();
    box.vertices.forEach(({ name }, vertex) =>
      found.set(part(name), [...(found.get(part(name)) ?? []), points[vertex]!]),
    );
    return [...found].map(([text, all]) => ({ text, ...middle(all) }));
  };
  const [left, top] = [edge.x + 13, edge.y + 22];
  const rows = of((name) => name[0]!);
  const columns = of((name) => name.slice(1));
  const [beside, above] = upright ? [columns, rows] : [rows, columns];
  return [...beside.map((mark) => ({ ...mark, x: left })), ...above.map((mark) => ({ ...mark, y: top }))];
}

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** A line through points, as the `d` of a path. */
export const line = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

/** Around points with the numbers that stand on them, its corners cut off. */
export function around(points: Point[], by: number): string {
  const { x, y } = middle(points);
  const corners = points
    .map((point) => ({ point, angle: Math.atan2(point.y - y, point.x - x) }))
    .sort((a, b) => a.angle - b.angle)
    .flatMap(({ point, angle }) =>
      [-0.5, 0.5].map((aside) => ({
        x: point.x + by * (Math.cos(angle) - aside * Math.sin(angle)),
        y: point.y + by * (Math.sin(angle) + aside * Math.cos(angle)),
      })),
    );
  return `${line(corners)}z`;
}

/** A closed shape, drawn in a little from its corners. */
export function inset(points: Point[], by: number): string {
  const { x, y } = middle(points);
  const drawn = points.map((point) => {
    const length = Math.hypot(point.x - x, point.y - y);
    const share = 1 - by / length;
    return { x: x + (point.x - x) * share, y: y + (point.y - y) * share };
  });
  return `${line(drawn)}z`;
}
