/** Trees, rocks and small things on a tile: scattered, but the same every time. */
import type { TileCard } from '../types';
import { groundOf, type GroundKind } from './grounds';
import type { Point } from './lattice';
import { along, between, chances, depth, extent, inside, type Side } from './outline';
import { fromRoads } from './roads';
import type { Box } from './placement';
import type { Plot } from './sites';

/** A piece and where its foot stands. */
export interface Decoration extends Point {
  piece: string;
  scale: number;
}

/** How a kind of piece is scattered. */
interface Kind {
  pieces: string[];
  /** How far it reaches to the sides and up, and how near the next one may stand. */
  wide: number;
  high: number;
  gap: number;
  least: number;
  most: number;
}

const TRIES = 300;

const TREES: Kind = {
  pieces: ['fir', 'oak', 'fir', 'poplar', 'oak', 'fir', 'poplar'],
  wide: 9,
  high: 25,
  gap: 13,
  least: 0.92,
  most: 1.12,
};
const PEAKS: Kind = {
  pieces: ['peak', 'twin', 'boulder', 'twin'],
  wide: 15,
  high: 24,
  gap: 19,
  least: 1,
  most: 1.25,
};

/** Woodlands and mountain ranges are covered with it; other places have a little, by their ground. */
const WILD: Record<string, Kind> = {
  'small-woodland': { ...TREES, gap: 19, least: 1.2, most: 1.5 },
  'large-woodland': { ...TREES, gap: 19, least: 1.2, most: 1.5 },
  'small-mountain-range': { ...PEAKS, gap: 26, least: 1.1, most: 1.4 },
  'large-mountain-range': { ...PEAKS, gap: 26, least: 1.1, most: 1.5 },
};
const small: Omit<Kind, 'pieces'> = { wide: 11, high: 16, gap: 52, least: 0.9, most: 1.1 };
const STREWN: Record<GroundKind, Kind> = {
  meadow: { ...small, pieces: ['bush', 'blooms'] },
  field: { ...small, pieces: ['sheaf', 'sheaf', 'blooms'] },
  gravel: { ...small, pieces: ['pebbles', 'pebbles', 'bush'] },
  heath: { ...small, pieces: ['bush', 'pebbles', 'blooms'] },
  plaza: { ...small, pieces: ['lamp'], high: 36, gap: 120 },
};

export function decorationOf(card: TileCard, plot: Plot): Decoration[] {
  const chance = chances(plot.sides.reduce((sum, { kind }) => sum * 3 + kind.charCodeAt(0), card.key.length));
  const grown: Decoration[] = [];
  for (const side of plot.sides) if (side.kind !== 'R') line(side, plot, grown, chance);
  strew(WILD[card.key] ?? STREWN[groundOf(card)]!, plot, grown, chance);
  return grown.sort((a, b) => a.y - b.y);
}

/** Along a side, smaller where there is little room. */
function line(side: Side, { sides, roads, sites }: Plot, grown: Decoration[], chance: () => number): void {
  const kind = side.kind === 'F' ? TREES : PEAKS;
  const count = side.kind === 'F' ? 5 : 4;
  for (let n = 0; n < count; n++) {
    const { piece, scale } = pick(kind, chance);
    const share = (n + 0.5 + (chance() - 0.5) * 0.25) / count;
    for (const size of [scale, scale * 0.8, scale * 0.65]) {
      const foot = nearest(sides, side, share, kind.wide * size, kind.high * size);
      if (!foot || crowded(grown, foot, kind.gap * size)) continue;
      if (fromRoads(roads, foot) < 14 + kind.wide * size * 0.7) continue;
      if (crowded(sites.slots, { x: foot.x, y: foot.y - kind.high / 2 }, 26)) continue;
      grown.push({ ...foot, piece, scale: size });
      break;
    }
  }
}

/** Inside, where nothing else is. */
function strew(
  kind: Kind,
  { sides, roads, taken, sites }: Plot,
  grown: Decoration[],
  chance: () => number,
): void {
  const { left, top, right, bottom } = extent(sides.map(({ from }) => from));
  const { name, flag, plate, slots, people, donkeys } = sites;
  const kept = [name, flag, plate, ...slots, people[0]!, donkeys[0]!];
  for (let n = 0; n < TRIES; n++) {
    const { piece, scale } = pick(kind, chance);
    const foot = { x: left + chance() * (right - left), y: top + chance() * (bottom - top) };
    const free =
      depth(sides, foot) > 26 &&
      inside(sides, { x: foot.x, y: foot.y - kind.high * scale - 4 }) &&
      fromRoads(roads, foot) > 16 + kind.wide * scale &&
      apart(taken, foot, kind.wide * scale) &&
      !crowded(grown, foot, kind.gap) &&
      !crowded(kept, foot, 22 + kind.wide);
    if (free) grown.push({ ...foot, piece, scale });
  }
}

const pick = ({ pieces, least, most }: Kind, chance: () => number): { piece: string; scale: number } => ({
  piece: pieces[Math.floor(chance() * pieces.length)]!,
  scale: least + chance() * (most - least),
});

/** Upright things may stand closer behind one another than beside one another. */
const crowded = (others: Point[], { x, y }: Point, gap: number): boolean =>
  others.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.2) < gap);

const apart = ({ left, top, right, bottom }: Box, { x, y }: Point, reach: number): boolean =>
  x < left - reach || x > right + reach || y < top || y > bottom + 22;

/** The foot nearest to a side where all of a piece is inside the tile. */
function nearest(sides: Side[], side: Side, share: number, wide: number, high: number): Point | undefined {
  for (let reach = 5; reach < 46; reach += 3) {
    // Out of a corner one comes by going towards the middle of the side.
    const start = between(side.from, side.to, share + (0.5 - share) * (reach / 90));
    const { x, y } = along(start, side.inward, reach);
    const ends = [
      { x, y: y + 3 },
      { x, y: y - high - 2 },
      { x: x - wide - 1, y: y - 4 },
      { x: x + wide + 1, y: y - 4 },
    ];
    if (ends.every((end) => inside(sides, end))) return { x, y };
  }
}
