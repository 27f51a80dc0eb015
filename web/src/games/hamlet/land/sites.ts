/** Where things stand on a tile: its building, and what the players put there. */
import { BUILDINGS } from '../drawings/buildings';
import type { Laid, TileCard } from '../types';
import { point, type Point } from './lattice';
import { depth, extent, sidesOf, type Side } from './outline';
import { fromRoads, routes } from './roads';

export interface Sites {
  /** Where the roads of the tile meet: the door. */
  middle: Point;
  /** The middle of the name. */
  name: Point;
  /** The middles of plates of 44 × 44. */
  slots: Point[];
  /** Where the foot of a flag stands, and those of villagers and donkeys; the first ones stand best. */
  flag: Point;
  people: Point[];
  donkeys: Point[];
  /** The middle of the wide plate that `PLATES` has the size of. */
  plate: Point;
}

/** The plates of the orders, the prices and the sales. */
export const PLATES: Record<string, { width: number; height: number }> = {
  church: { width: 190, height: 48 },
  'town-hall': { width: 112, height: 30 },
  market: { width: 190, height: 48 },
};

/** A tile with its origin at 0, 0. */
export interface Plot {
  sides: Side[];
  /** The foot of the building, and how large it is drawn. */
  building: Point & { scale: number };
  roads: Point[][];
  sites: Sites;
}

const SLOT = 44;
const STEP = 48;
const GRID = 8;
const FAMILIES = 4;

/** A thing that needs room: what it covers around its point, and where it would like to be. */
interface Thing {
  parts: Box[];
  wish: Point;
  pull: number;
  at?: Point;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const plots = new Map<string, Plot>();

export function plotOf(tiles: TileCard[], { tile, turned }: Omit<Laid, 'at'>): Plot {
  const key = `${tiles[tile]!.key} ${turned}`;
  let plot = plots.get(key);
  if (!plot) plots.set(key, (plot = arrange(tiles[tile]!, sidesOf(tiles, tile, turned))));
  return plot;
}

export function sitesOf(tiles: TileCard[], laid: Laid): Sites {
  const origin = point(laid.at);
  const move = ({ x, y }: Point): Point => ({ x: x + origin.x, y: y + origin.y });
  const { middle, name, slots, flag, people, donkeys, plate } = plotOf(tiles, laid).sites;
  return {
    middle: move(middle),
    name: move(name),
    slots: slots.map(move),
    flag: move(flag),
    people: people.map(move),
    donkeys: donkeys.map(move),
    plate: move(plate),
  };
}

function arrange(card: TileCard, sides: Side[]): Plot {
  const land = new Land(sides);
  const building = land.stand(card);
  const middle = { x: building.x + BUILDINGS[card.key]!.door * building.scale, y: building.y + 10 };
  const roads = routes(sides, middle);
  land.pave(roads);
  const house = shift(frame(card, building.scale), building);
  land.taken.push(house);

  const thing = (parts: Box[], wish: Point, pull: number): Thing => ({ parts, wish, pull });
  const below = { x: (house.left + house.right) / 2, y: building.y + 20 };
  const name = thing([around(Math.min(150, Math.max(60, card.key.length * 9)), 22)], below, 6);
  const plates = PLATES[card.key];
  const plate = plates ? thing([around(plates.width, plates.height)], below, 1) : null;
  const flag = thing([standing(34, 40)], middle, 3);
  const people = Array.from({ length: FAMILIES }, (_, n) => thing([standing(30, 38)], middle, 4 - n));
  const donkeys = Array.from({ length: FAMILIES }, (_, n) => thing([standing(36, 34)], middle, 4 - n));
  const plan = ROWS[card.slots]!.map((row) =>
    thing(
      row.map(([x, y]) => shift(around(SLOT, SLOT), { x, y })),
      below,
      2,
    ),
  );
  const slots = card.slots ? land.best(plan) : null;
  const things = [slots, plate, name, card.role === 'landmark' ? flag : null].filter((one) => one !== null);
  for (let n = 0; n < FAMILIES; n++) things.push(people[n]!, donkeys[n]!);
  land.settle(things);
  return {
    sides,
    building,
    roads,
    sites: {
      middle,
      name: name.at!,
      slots: slots ? slots.parts.map((part) => centre(shift(part, slots.at!))) : [],
      flag: flag.at ?? name.at!,
      people: people.map(({ at }) => at!),
      donkeys: donkeys.map(({ at }) => at!),
      plate: plate?.at ?? name.at!,
    },
  };
}

/** How slots lie to one another. */
const ROWS: [number, number][][][] = [
  [],
  [[[0, 0]]],
  [
    [
      [-STEP / 2, 0],
      [STEP / 2, 0],
    ],
    [
      [0, -STEP / 2],
      [0, STEP / 2],
    ],
  ],
  [
    [
      [-STEP, 0],
      [0, 0],
      [STEP, 0],
    ],
    [
      [0, -STEP],
      [0, 0],
      [0, STEP],
    ],
    [
      [0, -STEP / 2],
      [-STEP / 2, STEP / 2],
      [STEP / 2, STEP / 2],
    ],
    [
      [-STEP / 2, -STEP / 2],
      [STEP / 2, -STEP / 2],
      [0, STEP / 2],
    ],
  ],
];

const around = (width: number, height: number): Box => ({
  left: -width / 2,
  top: -height / 2,
  right: width / 2,
  bottom: height / 2,
});

const standing = (width: number, height: number): Box => ({
  left: -width / 2,
  top: -height,
  right: width / 2,
  bottom: 4,
});

const shift = (box: Box, { x, y }: Point): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

const centre = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

function frame(card: TileCard, scale: number): Box {
  const { left, up, right } = BUILDINGS[card.key]!;
  return { left: -left * scale, top: -up * scale, right: right * scale, bottom: 6 };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The room of a tile, as a grid that knows what lies where. */
class Land {
  taken: Box[] = [];
  private spots: Point[] = [];
  private bounds;
  private columns: number;
  private depths: number[] = [];
  private paved: boolean[] = [];

  constructor(sides: Side[]) {
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
  }

  pave(roads: Point[][]): void {
    const { left, top } = this.bounds;
    this.paved = this.depths.map((deep, n) => {
      const spot = { x: left + (n % this.columns) * GRID, y: top + Math.floor(n / this.columns) * GRID };
      return deep > 0 && fromRoads(roads, spot) < 14;
    });
  }

  /** The building stands as large as it can where there is room around it, rather high up: people come to its door. */
  stand(card: TileCard): Point & { scale: number } {
    const heart = this.heart();
    let best = { ...heart, scale: 1 };
    let least = Infinity;
    for (const scale of [1.2, 1.05, 0.9, 0.8]) {
      const box = frame(card, scale);
      for (const spot of this.spots) {
        const away = Math.hypot(spot.x - heart.x, (spot.y - heart.y - (box.bottom - box.top) / 4) * 1.2);
        const cost = this.burden(shift(box, spot), 30) / scale / scale + away * 22 + (1.2 - scale) * 4200;
        if (cost < least) [least, best] = [cost, { ...spot, scale }];
      }
    }
    return best;
  }

  best(plan: Thing[]): Thing {
    const costs = plan.map((thing) => this.put(thing, []));
    return plan[costs.indexOf(Math.min(...costs))]!;
  }

  /** One after the other, and again, now that it is known where the others stand. */
  settle(things: Thing[]): void {
    for (let round = 0; round < 3; round++)
      for (const thing of things)
        this.put(
          thing,
          things.filter((other) => other !== thing && other.at),
        );
  }

  private put(thing: Thing, others: Thing[]): number {
    const boxes = others.flatMap(({ parts, at }) => parts.map((part) => shift(part, at!)));
    let least = Infinity;
    for (const spot of this.spots) {
      let cost = Math.hypot(spot.x - thing.wish.x, spot.y - thing.wish.y) * thing.pull;
      for (const part of thing.parts) {
        const box = shift(part, spot);
        cost += this.burden(box, 14);
        for (const other of boxes) cost += overlap(box, other) * 6;
        for (const other of this.taken) cost += overlap(box, other) * 5;
        if (cost >= least) break;
      }
      if (cost < least) {
        least = cost;
        thing.at = spot;
      }
    }
    return least;
  }

  /** What lies under a box that had better stay in sight. */
  private burden(box: Box, edge: number): number {
    const area = (box.right - box.left) * (box.bottom - box.top);
    let cost = 0;
    for (let i = 0; i <= 4; i++)
      for (let j = 0; j <= 2; j++) {
        const cell = this.cell(
          box.left + ((box.right - box.left) * i) / 4,
          box.top + ((box.bottom - box.top) * j) / 2,
        );
        const deep = this.depths[cell] ?? -20;
        if (deep < 2) cost += 12 - deep;
        else if (deep < edge) cost += 1 - deep / edge / 2;
        if (this.paved[cell]) cost += 0.6;
      }
    return (area * cost) / 15;
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
    let best = this.spots[0]!;
    let most = -Infinity;
    for (const spot of this.spots) {
      const room =
        Math.min(this.depths[this.cell(spot.x, spot.y)]!, 86) -
        Math.hypot(spot.x - mean.x, spot.y - mean.y) * 0.25;
      if (room > most) [most, best] = [room, spot];
    }
    return best;
  }
}
