/** The words of a place: in one sentence for those who listen, and its name on the map. */
import { t, words } from '$lib/words.svelte';
import type { Village } from './village.svelte';

export function describe(village: Village, place: number): string {
  const { table, game, tiles } = village;
  const { slots, flag, joined } = village.places.get(place)!;
  const owners = (has: (seat: number) => boolean) =>
    words.list(table.names.filter((_, seat) => has(seat) && game.boards[seat]));
  const people = (seat: number) => game.boards[seat]!.villagers.some((one) => one.place === place);
  const donkeys = (seat: number) => game.boards[seat]!.donkeys.some((one) => one.place === place);
  const seats = game.boards.map((_, seat) => seat);
  const facts = [t(`place-${tiles[place]!.key}`)];
  if (slots.length > 0)
    facts.push(t('hamlet-place-slots', { filled: slots.filter(Boolean).length, slots: slots.length }));
  if (seats.some(people)) facts.push(t('hamlet-place-villagers', { names: owners(people) }));
  if (seats.some(donkeys)) facts.push(t('hamlet-place-donkeys', { names: owners(donkeys) }));
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
