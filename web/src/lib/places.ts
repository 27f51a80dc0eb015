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

function placesOf(table: TableClient, messages: Message[]): Element[] {
  const places = messages.flatMap(parts).flatMap((message) => table.game.places?.(table, message) ?? []);
  return places.map((place) => findAnchor(place, table.game)).filter((element) => element !== null);
}

/** Marks where that is, and in another way where something else would have been; gives what takes the marks away again. */
export function markPlaces(table: TableClient, messages: Message[], instead: Message[] = []): () => void {
  const [told, others] = [placesOf(table, messages), placesOf(table, instead)];
  for (const element of others) element.setAttribute('data-told', 'instead');
  for (const element of told) element.setAttribute('data-told', '');
  return () => {
    for (const element of [...told, ...others]) element.removeAttribute('data-told');
  };
}

/** Where the board scrolls, it is moved so that the first of these places is in sight. */
export function showPlaces(table: TableClient, messages: Message[]): void {
  const [place] = placesOf(table, messages);
  let view = place?.parentElement;
  while (view && !/auto|scroll/.test(getComputedStyle(view).overflow)) view = view.parentElement;
  if (!place || !view) return;
  const [box, edge] = [place.getBoundingClientRect(), view.getBoundingClientRect()];
  if (box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom)
    return;
  const middle = (one: DOMRect) => [one.left + one.width / 2, one.top + one.height / 2] as const;
  view.scrollBy(middle(box)[0] - middle(edge)[0], middle(box)[1] - middle(edge)[1]);
}
