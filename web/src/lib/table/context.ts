/** The table a component belongs to. */
import { getContext, setContext } from 'svelte';
import type { TableClient } from '../table.svelte';

const KEY = Symbol('table');

export const provideTable = (table: TableClient): TableClient => setContext(KEY, table);

/** Undefined outside of a table. */
export const useTable = (): TableClient | undefined => getContext<TableClient | undefined>(KEY);
