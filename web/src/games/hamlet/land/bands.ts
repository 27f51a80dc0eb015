/** Woods and rocks along the sides of a tile. */
import type { Point } from './lattice';
import { along, between, chances, inset, inside, pair, type Side } from './outline';

export const BAND = 26;

/** The floor of all bands of a kind, as one path. */
export function floor(sides: Side[], kind: 'F' | 'M'): string {
  const inner = inset(sides, BAND);
  const chance = chances(sides.length * 7 + kind.charCodeAt(0));
  return runs(sides, kind)
    .map((run) => {
      const first = sides[run[0]!]!;
      const last = sides[run.at(-1)!]!;
      const round = run.length === sides.length;
      const outer = [first.from, ...run.map((n) => sides[n]!.to)];
      const edge = run.map((n) => inner[n]!);
      edge.push(inner[(run.at(-1)! + 1) % sides.length]!);
      if (!round && sides.at(run[0]! - 1)!.kind === 'R') edge[0] = corner(first, 30);
      if (!round && sides[(run.at(-1)! + 1) % sides.length]!.kind === 'R')
        edge[edge.length - 1] = corner(last, 70);
      return `M${outer.map(pair).join('L')}L${ragged(edge.reverse(), chance)}z`;
    })
    .join('');
}

/** Where a band ends beside a road. */
const corner = (side: Side, share: number): Point =>
  along(between(side.from, side.to, share / 100), side.inward, BAND);

/** Neighbouring sides of a kind, as far as they go. */
function runs(sides: Side[], kind: string): number[][] {
  const start = sides.findIndex((side, n) => side.kind === kind && sides.at(n - 1)!.kind !== kind);
  if (start < 0) return sides[0]!.kind === kind ? [sides.map((_, n) => n)] : [];
  const found: number[][] = [];
  for (let n = start; n < start + sides.length; n++) {
    if (sides[n % sides.length]!.kind !== kind) continue;
    if (n === start || sides[(n - 1) % sides.length]!.kind !== kind) found.push([]);
    found.at(-1)!.push(n % sides.length);
  }
  return found;
}

/** The way through these points, not quite straight. */
function ragged(points: Point[], chance: () => number): string {
  const stops = points.flatMap((from, n) => {
    const to = points[n + 1];
    if (!to) return [from];
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 24));
    return Array.from({ length: steps }, (_, step) => {
      const spot = between(from, to, step / steps);
      return step ? { x: spot.x + chance() * 7 - 3.5, y: spot.y + chance() * 7 - 3.5 } : spot;
    });
  });
  const [first, ...rest] = stops;
  const end = rest.at(-1) ?? first!;
  let d = pair(first!);
  rest.forEach((spot, n) => {
    const next = rest[n + 1];
    if (next) d += `Q${pair(spot)} ${pair(between(spot, next, 0.5))}`;
  });
  return `${d}L${pair(end)}`;
}

export interface Growth extends Point {
  piece: string;
  scale: number;
}

const TREES = ['fir', 'oak', 'fir', 'poplar', 'oak', 'fir', 'poplar'];
const PEAKS = ['peak', 'twin', 'boulder'];

/** Trees and peaks, strewn but always alike, kept inside the tile and off the roads. */
export function growth(sides: Side[], clear: (p: Point) => number): Growth[] {
  const chance = chances(sides.reduce((sum, { kind }, n) => sum * 3 + kind.charCodeAt(0) + n, 11));
  const grown: Growth[] = [];
  for (const side of sides) {
    if (side.kind === 'R') continue;
    const forest = side.kind === 'F';
    const count = forest ? 5 : 3;
    const high = forest ? 25 : 24;
    const wide = forest ? 9 : 15;
    const gap = forest ? 13 : 20;
    for (let n = 0; n < count; n++) {
      const scale = (forest ? 0.92 : 1) + chance() * (forest ? 0.2 : 0.25);
      const piece = forest ? TREES[Math.floor(chance() * TREES.length)]! : PEAKS[Math.floor(chance() * 3)]!;
      const share = (n + 0.5 + (chance() - 0.5) * 0.25) / count;
      const foot = room(sides, side, share, wide * scale, high * scale);
      if (!foot || clear(foot) < 18 + wide) continue;
      const crowded = grown.some(({ x, y }) => Math.hypot(x - foot.x, (y - foot.y) * 1.2) < gap);
      if (!crowded) grown.push({ ...foot, piece, scale });
    }
  }
  return grown.sort((a, b) => a.y - b.y);
}

/** The place nearest to a side where all of a tree or a peak is inside the tile. */
function room(sides: Side[], side: Side, share: number, wide: number, high: number): Point | undefined {
  for (let reach = 5; reach < 48; reach += 3) {
    // Out of a corner one comes by going towards the middle of the side.
    const beside = between(side.from, side.to, share + (0.5 - share) * Math.min(1, reach / 80));
    const { x, y } = along(beside, side.inward, reach);
    const reaches = [
      { x, y: y + 3 },
      { x, y: y - high - 2 },
      { x: x - wide - 1, y: y - 4 },
      { x: x + wide + 1, y: y - 4 },
    ];
    if (reaches.every((spot) => inside(sides, spot))) return { x, y };
  }
}
