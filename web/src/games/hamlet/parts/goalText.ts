/** How a goal stands, in words. */
import { t, words } from '$lib/words.svelte';
import type { HamletClient, Standing } from '../types';

/** "Anna has it.", or for an award what it counts, player by player. */
export function standingText(table: HamletClient, { goal, seats, counts }: Standing): string {
  const who = words.list(seats.map((seat) => table.nameOf(seat)));
  const nobody = seats.length === 0;
  if (counts === null) return nobody ? t('hamlet-goal-free') : t('hamlet-goal-taken', { who });
  const each = counts.map((n, seat) => `${table.nameOf(seat)} ${n}`).join(', ');
  const { over } = table.view;
  if (nobody) return t(over ? 'hamlet-award-unclaimed' : 'hamlet-award-nobody');
  if (over) return t('hamlet-award-went', { who, counts: each });
  return t(goal === 'sacristan' ? 'hamlet-award-second' : 'hamlet-award-leads', { who, counts: each });
}

export const goalText = (table: HamletClient, standing: Standing): string =>
  t('hamlet-goal', { goal: t(`goal-${standing.goal}`), state: standingText(table, standing) });
