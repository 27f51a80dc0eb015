/** Copies a text, and says so. */
import { toasts } from './toasts.svelte';
import { t } from './words.svelte';

export async function copy(text: string, said: string): Promise<void> {
  toasts.show(t((await write(text)) ? said : 'copy-failed'), 'good');
}

/** The clipboard belongs to pages with a safe address; elsewhere, as in a house network, an older way does it. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    // Outside an open dialog nothing can be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
