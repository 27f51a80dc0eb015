/** What happened after somebody's last turn. */
import type { Line, ScorePoint } from '../lib/types';

export interface Afterwards {
  /** The end of the last turn in which somebody decided. */
  version: number;
  /** What the others have made since. */
  gains: { seat: number; points: number }[];
}

/** What others have made since the last turn of a seat; null if nothing. */
export function afterwards(
  own: number,
  log: Line[],
  points: ScorePoint[],
  totals: number[],
): Afterwards | null {
  const last = Math.max(0, ...log.filter(({ seat }) => seat === own).map(({ version }) => version));
  const then = points.find(({ version }) => version >= last);
  if (!then) return null;
  const gains = totals
    .map((total, seat) => ({ seat, points: total - then.scores[seat]! }))
    .filter(({ seat, points }) => seat !== own && points > 0);
  return gains.length > 0 ? { version: then.version, gains } : null;
}
