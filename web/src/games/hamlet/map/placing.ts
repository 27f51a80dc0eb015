/** Where a new tile may lie, from the moves the server offers: by segment of the place, with its turns. */
import { laidOn, type Segment } from '../land/lattice';
import type { Laid, TileCard } from '../types';

/** One way to lay the tile against a segment. */
export interface Spot {
  segment: number;
  own: number;
  laid: Laid;
}

const order = (a: Spot, b: Spot): number => a.laid.turned - b.laid.turned || a.own - b.own;

/** The ways for every segment of the place, in the order in which the tile turns. */
export function spotsOf(tiles: TileCard[], tile: number, segments: Segment[], moves: number[][]): Spot[][] {
  return segments.map((theirs, segment) =>
    moves
      .filter(([other]) => other === segment)
      .map(([, own]): Spot => ({ segment, own: own!, laid: laidOn(tiles, tile, theirs, own!) }))
      .sort(order),
  );
}

/** The segment to begin with: one where road meets road, if there is any. */
export function first(spots: Spot[][], segments: Segment[]): number {
  const road = spots.findIndex((some, n) => some.length > 0 && segments[n]!.kind === 'R');
  return road < 0 ? spots.findIndex((some) => some.length > 0) : road;
}

export const sameLaid = (a: Laid, b: Laid): boolean =>
  a.turned === b.turned && a.at[0] === b.at[0] && a.at[1] === b.at[1];

/** The way that is nearest to how the tile lies: the very same, else the same turn, else the next one. */
export function nearest(spots: Spot[], laid: Laid | null): Spot | null {
  if (!laid) return spots[0] ?? null;
  return (
    spots.find((spot) => sameLaid(spot.laid, laid)) ??
    spots.find((spot) => spot.laid.turned >= laid.turned) ??
    spots[0] ??
    null
  );
}

/** The way after this one, or before it. */
export function turn(spots: Spot[], spot: Spot, by: number): Spot {
  const now = spots.findIndex(({ own }) => own === spot.own);
  return spots[(now + by + spots.length) % spots.length]!;
}

/** A segment of the tile that would go with a segment of the place, to ask why none is possible there. */
export function wouldBe(tile: TileCard, theirs: Segment): number {
  const fits = [...tile.segments].findIndex((kind) => (kind === 'R') === (theirs.kind === 'R'));
  return Math.max(0, fits);
}
