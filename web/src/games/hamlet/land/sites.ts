/** Where things stand on a tile: its building, and what the players put there. */
import type { Laid, TileCard } from '../types';
import { point, type Point } from './lattice';
import { sidesOf, type Side } from './outline';
import { routes } from './roads';
import {
  around,
  centre,
  doorOf,
  frame,
  range,
  FreeSpace,
  shift,
  standing,
  thing,
  type Box,
  type Stand,
  type Thing,
} from './placement';

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
  /** The middle of the wide plate of church, town hall or market. */
  plate: Point;
}

/** A tile with its origin at 0, 0. */
export interface Plot {
  sides: Side[];
  building: Stand;
  /** What it covers. */
  taken: Box;
  roads: Point[][];
  sites: Sites;
}

const FAMILIES = 4;

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
  const room = new FreeSpace(sides);
  const { building, board } = room.build(card);
  const middle = doorOf(card, building);
  const roads = routes(sides, middle);
  room.pave(roads);
  room.taken = frame(card, building);

  const below = { x: (room.taken.left + room.taken.right) / 2, y: building.y + 20 };
  // A name may stick out a little at its ends.
  const name = { ...thing(below, 6, around(Math.min(120, Math.max(60, card.key.length * 8)), 22)), worth: 4 };
  const flag = card.role === 'landmark' ? thing(middle, 3, standing(32, 40)) : undefined;
  const people = range(FAMILIES).map((n) => thing(middle, 4 - n, standing(30, 38)));
  const donkeys = range(FAMILIES).map((n) => thing(middle, 4 - n, standing(36, 34)));
  const pieces = range(FAMILIES).flatMap((n) => [people[n]!, donkeys[n]!]);
  room.settle([board, name, flag, ...pieces].filter((one) => one !== undefined));
  const points = (things: Thing[]): Point[] => things.map(({ at }) => at!);
  return {
    sides,
    building,
    taken: room.taken,
    roads,
    sites: {
      middle,
      name: name.at!,
      slots: card.slots ? board!.parts.map((part) => centre(shift(part, board!.at!))) : [],
      flag: (flag ?? name).at!,
      people: points(people),
      donkeys: points(donkeys),
      plate: (board ?? name).at!,
    },
  };
}
