/** The titles of somebody who plays alone. */
import type { Title } from './game';
import type { TableClient } from './table.svelte';

/** The lowest first; none where there is somebody to beat. */
export const titlesOf = (table: TableClient): Title[] =>
  table.seats.length === 1 ? (table.game.titles?.(table.meta.components) ?? []) : [];
