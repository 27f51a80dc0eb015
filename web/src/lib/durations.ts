/** Lengths of time in words, in milliseconds, and how the clock of a table is called. */
import type { ClockRule } from './types';
import { t, words } from './words.svelte';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "4:12", or of what is longer than an hour "1 h 20 min", "2 days 3 h". */
export function shown(left: number): string {
  if (left >= DAY) return pair(left, [DAY, 'day'], [HOUR, 'hour']);
  if (left >= HOUR) return pair(left, [HOUR, 'hour'], [MINUTE, 'minute']);
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** In a list of games: "2 days", "3 hours", "5 minutes". */
export function rounded(left: number): string {
  const [size, unit] =
    left >= 2 * DAY
      ? ([DAY, 'day'] as const)
      : left >= HOUR
        ? ([HOUR, 'hour'] as const)
        : ([MINUTE, 'minute'] as const);
  return amount(Math.max(1, Math.floor(left / size)), unit, 'long');
}

/** How a rule is called: "5 min + 15 s", "1 day a turn". */
export function ruleName({ kind, seconds, increment }: ClockRule): string {
  const time = parts(seconds * SECOND);
  if (kind === 'turn') return t('start-clock-turn', { time });
  return increment ? `${time} + ${amount(increment, 'second', 'short')}` : time;
}

type Unit = 'day' | 'hour' | 'minute' | 'second';

function amount(n: number, unit: Unit, unitDisplay: 'short' | 'long'): string {
  return new Intl.NumberFormat(words.locale, { style: 'unit', unit, unitDisplay }).format(n);
}

function pair(left: number, [large, one]: [number, Unit], [small, other]: [number, Unit]): string {
  const rest = Math.floor((left % large) / small);
  const first = amount(Math.floor(left / large), one, 'short');
  return rest ? `${first} ${amount(rest, other, 'short')}` : first;
}

/** All units that there are: "1 h 30 min". */
function parts(left: number): string {
  const units: [number, Unit][] = [
    [DAY, 'day'],
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
    [SECOND, 'second'],
  ];
  let rest = left;
  const found: string[] = [];
  for (const [size, unit] of units) {
    const n = Math.floor(rest / size);
    rest %= size;
    if (n) found.push(amount(n, unit, unit === 'day' ? 'long' : 'short'));
  }
  return found.join(' ');
}
