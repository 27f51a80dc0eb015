/** How a goal stands, in words. */
import { t, words } from '$lib/words.svelte';
import type { Standing } from '../model';
import type { HamletClient } from '../types';

/** "Anna 2, Ben 1": what an award counts, player by player. */
const countsText = (table: HamletClient, counts: number[]): string =>
  counts.map((n, seat) => `${table.nameOf(seat)} ${n}`).join(', ');

export function standingText(table: HamletClient, { goal, seats, counts }: Standing): string {
  const who = words.list(seats.map((seat) => table.nameOf(seat)));
  if (counts === null)
    return t(seats.length > 0 ? 'hamlet-goal-taken' : 'hamlet-goal-free', { goal: t(`goal-${goal}`), who });
  return t(seats.length > 0 ? 'hamlet-award-leads' : 'hamlet-award-nobody', {
    goal: t(`goal-${goal}`),
    who,
    counts: countsText(table, counts),
  });
}
