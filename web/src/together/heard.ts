/** What is said while nobody reads it: shown for a moment. */
import type { TableClient } from '../lib/table.svelte';
import { toasts } from '../lib/toasts.svelte';
import type { Emote } from '../lib/types';
import { t } from '../lib/words.svelte';

export const EMOTES: Emote[] = ['wave', 'laugh', 'clap', 'think', 'oops', 'cheers'];

/** Shows what is new, but for one's own words. */
export function tell(table: TableClient): void {
  const { together } = table;
  const fresh = together.said.slice(together.read);
  together.read = together.said.length;
  for (const { seat, text, emote } of fresh) {
    if (together.plays(seat)) continue;
    const what = emote ? t(`together-emote-${emote}`) : text;
    toasts.show(t('together-says', { name: table.nameOf(seat), text: what }), 'good');
  }
}
