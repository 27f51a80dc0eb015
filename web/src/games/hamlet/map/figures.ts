/** The figures at a place: villagers by family, donkeys, a flag. Many figures are drawn smaller. */
import type { Point } from '../land/lattice';
import type { HamletTable, PlayerBoard } from '../types';
import { overlap, type Box, type Lot } from './lots';

interface Standing {
  seat: number;
  /** The middle of its foot. */
  at: Point;
}

export interface Figures {
  flag: Standing | null;
  /** Tired villagers come first. */
  groups: (Standing & { villagers: PlayerBoard['villagers'] })[];
  herds: (Standing & { count: number })[];
  /** The scale of all figures here. */
  size: number;
}

/** From one villager of a family to the next. */
export const STEP = 17;
const HEIGHT = 40;
const WIDTHS = { villager: 32, donkey: 36, flag: 36 };
const SIZES = [1, 0.9, 0.8, 0.7];
/** How much two may cover of one another, of a whole figure. */
const TOUCH = 0.15;

export function figuresAt({ boards, village }: HamletTable, { tile, sites }: Lot): Figures {
  const owner = village.find((place) => place.tile === tile)?.flag ?? null;
  const here = (one: { place: number }) => one.place === tile;
  const groups = boards
    .map(({ villagers }, seat) => ({
      seat,
      villagers: villagers.filter(here).sort((a, b) => +b.tired - +a.tired),
    }))
    .filter(({ villagers }) => villagers.length > 0);
  const herds = boards.flatMap(({ donkeys }, seat) =>
    donkeys.filter(here).map(({ count }) => ({ seat, count })),
  );
  const figures: Figures = {
    flag: owner === null ? null : { seat: owner, at: sites.flag },
    groups: groups.map((group, n) => ({ ...group, at: sites.people[n]! })),
    herds: herds.map((herd, n) => ({ ...herd, at: sites.donkeys[n]! })),
    size: 1,
  };
  const fits = SIZES.find((size) => apart(boxesOf({ ...figures, size })));
  return { ...figures, size: fits ?? SIZES.at(-1)! };
}

/** What they cover, figure by figure. */
export function boxesOf({ flag, groups, herds, size }: Figures): Box[] {
  const box = ({ x, y }: Point, width: number): Box => ({
    x: x - (width * size) / 2,
    y: y - (HEIGHT - 4) * size,
    width: width * size,
    height: HEIGHT * size,
  });
  return [
    ...(flag ? [box(flag.at, WIDTHS.flag)] : []),
    ...groups.map(({ at, villagers }) => box(at, WIDTHS.villager + (villagers.length - 1) * STEP)),
    ...herds.map(({ at }) => box(at, WIDTHS.donkey)),
  ];
}

const apart = (boxes: Box[]): boolean =>
  boxes.every((one, n) =>
    boxes.slice(n + 1).every((other) => overlap(one, other) <= TOUCH * WIDTHS.villager * HEIGHT),
  );
