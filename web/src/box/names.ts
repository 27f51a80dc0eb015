/** What the things in a box are called: by the words of the game where it has them, else by the names in its file. */
import { t, words } from '../lib/words.svelte';

/** The first of these that the catalogue has. */
const first = (ids: string[]): string | null => {
  const id = ids.find((one) => words.has(one));
  return id ? t(id) : null;
};

/** `bonus_settlers` reads "Bonus settlers". */
const plain = (name: string): string => {
  const text = name.replaceAll(/[_-]/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Its own words begin with what one of them is called: `building-tavern` in `buildings`, `place-barn-1` for a tile. */
const kindsOf = (part: string): string[] => [part, part.slice(0, -1), part.slice(0, -2), 'place', 'rank'];

export const groupName = (game: string, part: string): string =>
  first([`box-group-${game}-${part}`]) ?? plain(part);

export const fieldName = (game: string, part: string, field: string): string =>
  first([`box-field-${game}-${part}-${field}`, `box-field-${field}`, `good-${field}`]) ?? plain(field);

/** A thing by its key, else by its number. */
export function itemName(game: string, part: string, key: unknown, number: number): string {
  if (typeof key === 'string') return first(kindsOf(part).map((kind) => `${kind}-${key}`)) ?? plain(key);
  const id = `box-item-${game}-${part}`;
  return words.has(id) ? t(id, { n: number }) : t('box-item', { n: number });
}

export function choiceName(game: string, field: string, choice: string | number): string {
  if (choice === '') return t('box-nothing');
  return (
    first([
      `box-choice-${game}-${field}-${choice}`,
      `${field}-${choice}`,
      `${field.replace(/s$/, '')}-${choice}`,
      `good-${choice}`,
    ]) ?? String(choice)
  );
}
