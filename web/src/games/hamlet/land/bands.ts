/** Woods and rocks along the sides of a tile. */
import type { Point } from './lattice';
import { along, between, chances, inset, pair, type Side } from './outline';

const BAND = 26;

/** The floor of all bands of a kind, as one path. */
export function floor(sides: Side[], kind: 'F' | 'M'): string {
  const inner = inset(sides, BAND);
  const chance = chances(sides.length * 7 + kind.charCodeAt(0));
  return runs(sides, kind)
    .map((run) => {
      const first = sides[run[0]!]!;
      const last = sides[run.at(-1)!]!;
      const after = (run.at(-1)! + 1) % sides.length;
      const edge = [...run, after].map((n) => inner[n]!);
      // Beside a road the band ends round.
      const opens = sides.at(run[0]! - 1)!.kind === 'R';
      const closes = sides[after]!.kind === 'R';
      if (opens) edge[0] = spot(first, 0.3, 1);
      if (closes) edge[edge.length - 1] = spot(last, 0.7, 1);
      const from = opens ? spot(first, 0.03, 0) : first.from;
      const to = closes ? spot(last, 0.97, 0) : last.to;
      const bend = (control: Point, end: Point): string => `Q${pair(control)} ${pair(end)}`;
      return (
        `M${[from, ...run.slice(0, -1).map((n) => sides[n]!.to), to].map(pair).join('L')}` +
        (closes ? bend(spot(last, 0.96, 0.95), edge.at(-1)!) : `L${pair(edge.at(-1)!)}`) +
        ragged(edge.reverse(), chance) +
        (opens ? bend(spot(first, 0.04, 0.95), from) : '') +
        'z'
      );
    })
    .join('');
}

const spot = (side: Side, share: number, reach: number): Point =>
  along(between(side.from, side.to, share), side.inward, BAND * reach);

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

/** A ragged line from the first of these points to the last. */
function ragged(points: Point[], chance: () => number): string {
  const stops = points.flatMap((from, n) => {
    const to = points[n + 1];
    if (!to) return [from];
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 24));
    return Array.from({ length: steps }, (_, step) => {
      const { x, y } = between(from, to, step / steps);
      return step ? { x: x + chance() * 7 - 3.5, y: y + chance() * 7 - 3.5 } : { x, y };
    });
  });
  const bends = stops
    .slice(1, -1)
    .map((stop, n) => `Q${pair(stop)} ${pair(between(stop, stops[n + 2]!, 0.5))}`);
  return `${bends.join('')}L${pair(stops.at(-1)!)}`;
}
