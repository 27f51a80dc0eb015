/** The browser says that it is one's turn, while the page is open and out of sight. */
import type { TableClient } from '../lib/table.svelte';
import { t, words } from '../lib/words.svelte';

/** From now on; returns how to stop that. */
export function listen(table: TableClient): () => void {
  let waited = !table.interactive;
  let told: Notification | null = null;
  const stop = $effect.root(() => {
    $effect(() => {
      if (!table.interactive) {
        waited = true;
        told?.close();
      } else if (waited) {
        waited = false;
        if (document.hidden && Notification.permission === 'granted') told = notify(table);
      }
    });
  });
  return () => {
    told?.close();
    stop();
  };
}

function notify(table: TableClient): Notification {
  const body = words.titleOf(table.info.game);
  const notification = new Notification(t('table-your-turn'), { body, tag: table.info.id });
  notification.onclick = () => window.focus();
  return notification;
}
