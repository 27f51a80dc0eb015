/** Finds places on a tile for its building and for everything that is put there. */
import { SIZES } from '../drawings/buildings';
import type { TileCard } from '../types';
import type { Point } from './lattice';
import { along, depth, extent, type Side } from './outline';
import { fromRoads } from './roads';

/** The plates of the orders, the prices and the sales. */
export const PLATES: Record<string, { width: number; height: number }> = {
  church: { width: 190, height: 48 },
  'town-hall': { width: 112, height: 30 },
  market: { width: 190, height: 48 },
};

/** The foot of a building, and how large it is drawn. */
export interface Stand extends Point {
  scale: number;
}

const SLOT = 44;
const STEP = 48;
const STAIR = 27;
const GRID = 8;
const SCALES = [1.3, 1.2, 1.1, 1, 0.9, 0.8];
const DOORSTEP = 16;

/** Something to place: what it covers around its point, and where it is best. */
export interface Thing {
  parts: Box[];
  wish: Point;
  pull: number;
  /** The cost of covering a unit of it. */
  worth: number;
  at?: Point;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function doorOf(card: TileCard, { x, y, scale }: Stand): Point {
  const [right, down] = SIZES[card.key]!.door;
  return { x: x + right * scale, y: y + down * scale };
}

/** The slots, or the plate for orders, sales or prices, in all ways to lay them out. */
function boards({ key, slots }: TileCard): Box[][] {
  const plate = PLATES[key];
  if (plate) return [[around(plate.width, plate.height)]];
  return ROWS[slots]!.map((row) => row.map(([x, y]) => shift(around(SLOT, SLOT), { x, y })));
}

/** How slots lie to one another: in a row, a column, two stairs; three also two and one. */
const ROWS: [number, number][][][] = [
  [],
  [[[0, 0]]],
  [line(2, STEP, 0), line(2, 0, STEP), line(2, STAIR, STEP), line(2, -STAIR, STEP)],
  [
    line(3, STEP, 0),
    line(3, 0, STEP),
    line(3, STAIR, STEP),
    line(3, -STAIR, STEP),
    [[0, -STEP / 2], ...line(2, STEP, 0).map(([x]): [number, number] => [x, STEP / 2])],
    [...line(2, STEP, 0).map(([x]): [number, number] => [x, -STEP / 2]), [0, STEP / 2]],
  ],
];

/** Equal steps, with their middle at 0, 0. */
function line(count: number, x: number, y: number): [number, number][] {
  return Array.from({ length: count }, (_, n) => [(n - (count - 1) / 2) * x, (n - (count - 1) / 2) * y]);
}

export const range = (count: number): number[] => [...Array(count).keys()];

export const thing = (wish: Point, pull: number, ...parts: Box[]): Thing => ({
  parts,
  wish,
  pull,
  worth: 16,
});

export const around = (width: number, height: number): Box => ({
  left: -width / 2,
  top: -height / 2,
  right: width / 2,
  bottom: height / 2,
});

export const standing = (width: number, height: number): Box => ({
  left: -width / 2,
  top: -height,
  right: width / 2,
  bottom: 4,
});

export const shift = (box: Box, { x, y }: Point): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

export const centre = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** What a building covers. */
export function frame(card: TileCard, { x, y, scale }: Stand): Box {
  const { left, up, right } = SIZES[card.key]!;
  return shift({ left: -left * scale, top: -up * scale, right: right * scale, bottom: 6 }, { x, y });
}

const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The free space of a tile, as a grid. */
export class FreeSpace {
  /** What the building covers. */
  taken: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  private bounds;
  private columns: number;
  private depths: number[] = [];
  private rough: number[] = [];
  private spots: Point[] = [];
  private burdens = new Map<string, number[]>();

  constructor(private sides: Side[]) {
    this.bounds = extent(sides.map(({ from }) => from));
    const { left, top, right, bottom } = this.bounds;
    this.columns = Math.ceil((right - left) / GRID) + 1;
    for (let y = top; y <= bottom + GRID; y += GRID)
      for (let n = 0; n < this.columns; n++) {
        const spot = { x: left + n * GRID, y };
        const deep = depth(sides, spot);
        this.depths.push(deep);
        if (deep > 12) this.spots.push(spot);
      }
    this.pave([]);
  }

  /** The building stands as large as it can where there is room for it and for the slots or the wide plate. */
  build(card: TileCard): { building: Stand; board?: Thing } {
    const plans = boards(card);
    const stands = this.stands(card);
    let best: { building: Stand; board?: Thing } = { building: stands[0]!.stand };
    let least = Infinity;
    for (let n = 0; n < Math.min(stands.length, 200); n += 5) {
      const { stand, cost } = stands[n]!;
      this.taken = frame(card, stand);
      for (const plan of plans) {
        const room = plan.reduce((sum, part) => sum + area(part), 0);
        const board = { ...thing({ x: stand.x, y: stand.y + 34 }, 1.5, ...plan), worth: 20 };
        const sum = cost + (this.put(board, []) / room) * 70;
        if (sum < least) [least, best] = [sum, { building: stand, board }];
      }
    }
    return best;
  }

  /** What should stay free: printed roads, and the ends of roads that can be built across the other sides. */
  pave(roads: Point[][]): void {
    const { left, top } = this.bounds;
    const ends = this.sides
      .filter(({ kind }) => kind !== 'R')
      .map(({ middle, inward }) => [middle, along(middle, inward, 22)]);
    this.burdens.clear();
    this.rough = this.depths.map((deep, n) => {
      const spot = { x: left + (n % this.columns) * GRID, y: top + Math.floor(n / this.columns) * GRID };
      if (deep < 0) return 0;
      return (fromRoads(ends, spot) < 14 ? 1.2 : 0) + (fromRoads(roads, spot) < 14 ? 0.6 : 0);
    });
  }

  /** Places things one after the other. */
  settle(things: Thing[]): void {
    things.forEach((one, n) => this.put(one, things.slice(0, n)));
  }

  /** Places a thing where it costs least, and returns the cost. */
  private put(one: Thing, others: Thing[]): number {
    const boxes = others.flatMap(({ parts, at, worth }) =>
      parts.map((part) => ({ box: shift(part, at!), worth })),
    );
    const burdens = one.parts.map((part) => this.burden(part));
    let least = Infinity;
    this.spots.forEach((spot, n) => {
      let cost = Math.hypot(spot.x - one.wish.x, spot.y - one.wish.y) * one.pull;
      for (const burden of burdens) cost += burden[n]!;
      if (cost >= least) return;
      for (const part of one.parts) {
        const box = shift(part, spot);
        cost += overlap(box, this.taken) * 9;
        for (const other of boxes) cost += overlap(box, other.box) * other.worth;
      }
      if (cost >= least) return;
      least = cost;
      one.at = spot;
    });
    return least;
  }

  /** Where the building could stand, the best first. */
  private stands(card: TileCard): { stand: Stand; cost: number }[] {
    const heart = this.heart();
    const found: { stand: Stand; cost: number }[] = [];
    for (const scale of SCALES)
      for (const { x, y } of this.spots) {
        const stand = { x, y, scale };
        const door = doorOf(card, stand);
        const box = frame(card, stand);
        if (!(this.depths[this.cell(door.x, door.y)]! >= DOORSTEP)) continue;
        const { x: cx, y: cy } = centre(box);
        const away = Math.hypot(cx - heart.x, cy - heart.y);
        found.push({ stand, cost: this.weigh(box, 22, []) * 70 + away * 0.3 + (SCALES[0]! - scale) * 120 });
      }
    return found.sort((a, b) => a.cost - b.cost);
  }

  /** What a box would cover of what should stay free, for every spot. */
  private burden(box: Box): number[] {
    const key = Object.values(box).join();
    let burden = this.burdens.get(key);
    if (!burden)
      this.burdens.set(
        key,
        (burden = this.spots.map((spot) => this.weigh(shift(box, spot), 14, this.rough) * area(box))),
      );
    return burden;
  }

  private weigh(box: Box, edge: number, rough: number[]): number {
    let sum = 0;
    for (let i = 0; i <= 4; i++)
      for (let j = 0; j <= 2; j++) {
        const cell = this.cell(
          box.left + ((box.right - box.left) * i) / 4,
          box.top + ((box.bottom - box.top) * j) / 2,
        );
        const deep = this.depths[cell] ?? -20;
        if (deep < 4) sum += 16 - deep;
        else if (deep < edge) sum += 1 - deep / edge / 2;
        sum += rough[cell] ?? 0;
      }
    return sum / 15;
  }

  private cell(x: number, y: number): number {
    const { left, top, right } = this.bounds;
    if (x < left || x > right || y < top) return -1;
    return Math.round((y - top) / GRID) * this.columns + Math.round((x - left) / GRID);
  }

  /** Where the tile is widest, not far from the middle of all of it. */
  private heart(): Point {
    const mean = { x: 0, y: 0 };
    for (const { x, y } of this.spots) {
      mean.x += x / this.spots.length;
      mean.y += y / this.spots.length;
    }
    const room = (spot: Point): number =>
      Math.min(this.depths[this.cell(spot.x, spot.y)]!, 86) -
      Math.hypot(spot.x - mean.x, spot.y - mean.y) / 4;
    return this.spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
  }
}
