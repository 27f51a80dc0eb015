/** On a narrow screen the sheet with what the prompt asks about opens by itself. */
import { untrack } from 'svelte';
import type { TableClient } from '../table.svelte';

/** Opens the sheet whenever another one is wanted; null closes it, undefined leaves it as it is. */
export function openSheet(table: TableClient, wanted: () => string | null | undefined): void {
  const sheet = $derived(wanted());
  $effect(() => {
    if (sheet !== undefined) untrack(() => (table.screen.sheet = sheet));
  });
}
