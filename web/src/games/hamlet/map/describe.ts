/** A place in one sentence, for screen readers. */
import { t, words } from '$lib/words.svelte';
import type { PlayerBoard } from '../types';
import type { Village } from './village.svelte';

export function describe(village: Village, place: number): string {
  const { table, game } = village;
  const { slots, flag, joined } = village.places.get(place)!;
  const here = (one: { place: number }) => one.place === place;
  const owners = (things: (board: PlayerBoard) => { place: number }[]) =>
    table.names.filter((_, seat) => things(game.boards[seat]!).some(here));
  const people = owners(({ villagers }) => villagers);
  const herds = owners(({ donkeys }) => donkeys);
  const facts = [village.nameOf(place)];
  if (slots.length > 0)
    facts.push(t('hamlet-place-slots', { filled: slots.filter(Boolean).length, slots: slots.length }));
  if (people.length > 0) facts.push(t('hamlet-place-villagers', { names: words.list(people) }));
  if (herds.length > 0) facts.push(t('hamlet-place-donkeys', { names: words.list(herds) }));
  if (flag !== null) facts.push(t('hamlet-place-flag', { name: table.nameOf(flag) }));
  if (!joined) facts.push(t('hamlet-place-apart'));
  return facts.join(', ');
}
