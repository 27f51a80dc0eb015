/** The game's own part of a view and its box (view.ts), with the names the client has for them. */
import type { TableClient } from '$lib/table.svelte';
import type { Components, Table } from './view';

export type * from './view';
export type { Components as MilestonesComponents, Table as MilestonesTable } from './view';

export type MilestonesClient = TableClient<Table, Components>;
