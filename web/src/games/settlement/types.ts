/** The game's own part of a view and its box (view.ts), and the table it is played at. */
import type { TableClient } from '$lib/table.svelte';
import type { Components, Table } from './view';

export type * from './view';

export type SettlementTable = TableClient<Table, Components>;
