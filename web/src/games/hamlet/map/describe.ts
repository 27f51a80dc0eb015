/** The words of a place: in one sentence for those who listen, and its name on the map. */
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

const LONG = 14;

/** A name that is too long for one line, broken where it has a gap nearest to its middle. */
export function inLines(name: string): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= LONG || gaps.length === 0) return [name];
  const gap = gaps.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, gap), name.slice(gap + 1)];
}
