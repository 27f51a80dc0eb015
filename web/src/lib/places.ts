/** The places that messages are about, marked on the board. */
import { findAnchor } from './anchors';
import type { TableClient } from './table.svelte';
import type { Message } from './types';

/** A message and those it is put together from. */
function parts(message: Message): Message[] {
  const inner = Object.values(message.args ?? {}).flatMap((value) =>
    typeof value === 'object' && 'id' in value ? parts(value as Message) : [],
  );
  return [message, ...inner];
}

/** Marks where that is; gives what takes the marks away again. */
export function markPlaces(table: TableClient, messages: Message[]): () => void {
  const places = messages.flatMap(parts).flatMap((message) => table.game.places?.(table, message) ?? []);
  const marked = places.map((place) => findAnchor(place, table.game)).filter((element) => element !== null);
  for (const element of marked) element.setAttribute('data-told', '');
  return () => {
    for (const element of marked) element.removeAttribute('data-told');
  };
}
