/** The games of the day: which day it is here, how its games went, how many days in a row. */
import type { DayResult } from '../lib/types';
import { t, words } from '../lib/words.svelte';

/** A day as it is written in addresses: that of the calendar on the wall here. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day so many days later, or earlier. */
export function later(day: string, days: number): string {
  const date = noon(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** At noon no change of the clocks makes another day of it. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00`);

/** "16 November", or with the year. */
export const spoken = (day: string, year = false): string =>
  new Intl.DateTimeFormat(words.locale, {
    day: 'numeric',
    month: 'long',
    ...(year ? { year: 'numeric' } : {}),
  }).format(noon(day));

export type Outcome = 'open' | 'done' | 'beaten';

/** Begun, finished, or as good as the expert. */
export function outcome({ points, goal }: DayResult): Outcome {
  if (points === null) return 'open';
  return goal !== null && points >= goal ? 'beaten' : 'done';
}

/** So many days in a row had a finished game. Today may still bring one. */
export function streak(results: DayResult[], today: string): number {
  const days = new Set(results.filter(({ points }) => points !== null).map(({ day }) => day));
  let day = days.has(today) ? today : later(today, -1);
  let count = 0;
  for (; days.has(day); day = later(day, -1)) count++;
  return count;
}

/** A day in one line that spoils nothing. */
export function shared(results: DayResult[], day: string): string {
  const games = results
    .filter((one) => one.day === day && one.points !== null)
    .map((one) => {
      const points = one.points!;
      const line =
        one.goal === null
          ? t('today-share-points', { points })
          : t('today-share-goal', { points, goal: one.goal });
      return `${words.titleOf(one.game)} ${line}${outcome(one) === 'beaten' ? ' ★' : ''}`;
    });
  const days = streak(results, day);
  return [
    `Dorfplatz, ${spoken(day, true)}`,
    ...games,
    ...(days > 1 ? [t('today-streak', { days })] : []),
  ].join(' · ');
}
