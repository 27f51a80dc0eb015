/** What others have done since one last decided, and what it has brought. */
import type { Argument, Line, Step } from '../types';

interface Host {
  plays(seat: number): boolean;
}

const amountsIn = (value: Argument | null | undefined) =>
  value && typeof value === 'object' && 'amounts' in value ? value.amounts : null;

/** Twice the same by the same player, but for the amounts, as one line; null if they are different. */
function sumOf(one: Line, other: Line): Line | null {
  const { id, args = {} } = one.message;
  const rest = (line: Line) =>
    JSON.stringify({ ...line, version: 0 }, (_, value) => (amountsIn(value) ? null : value));
  const [key, ...more] = Object.keys(args).filter((key) => amountsIn(args[key]));
  // "Builds a hut for 1 wood" would read as a hut for two.
  if (!key || more.length > 0 || Object.keys(args).length > 2 || rest(one) !== rest(other)) return null;
  const amounts = { ...amountsIn(args[key])! };
  for (const [good, n] of Object.entries(amountsIn(other.message.args![key])!))
    amounts[good] = (amounts[good] ?? 0) + n;
  return { ...one, message: { id, args: { ...args, [key]: { amounts } } } };
}

/** With what was done several times in a row told once. */
export const summed = (lines: Line[]): Line[] =>
  lines.reduce<Line[]>((told, line) => {
    const sum = told.length > 0 ? sumOf(told.at(-1)!, line) : null;
    return sum ? [...told.slice(0, -1), sum] : [...told, line];
  }, []);

export class News {
  lines = $state.raw<Line[]>([]);
  #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** A decision is shown. */
  onStep({ seat, lines }: Step): void {
    const told = lines.filter((line) => line.seat !== null || line.changes);
    this.lines = this.#host.plays(seat) ? [] : [...this.lines, ...told];
  }

  clear(): void {
    this.lines = [];
  }
}
