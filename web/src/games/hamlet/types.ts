/** The game's own part of a view and its box (view.ts), with the names the client has for them. */
import type { TableClient } from '$lib/table.svelte';
import type { Components, Place, Table } from './view';

export type * from './view';
export type { Components as HamletComponents, Table as HamletTable } from './view';

/** What a segment is: road, forest, mountain. */
export type SegmentKind = 'R' | 'F' | 'M';

/** Where a tile lies, or would lie. */
export type Laid = Pick<Place, 'tile' | 'at' | 'turned'>;

export type HamletClient = TableClient<Table, Components>;
