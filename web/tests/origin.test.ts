/** What is said about where values come from, in both languages. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ownValues, publicValues } from '$lib/origin';
import type { Origin } from '$lib/types';
import { words } from '$lib/words.svelte';

const files = import.meta.glob<string>('../../src/dorfplatz/locales/*/{app,core,goods}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeAll(() => {
  for (const [path, ftl] of Object.entries(files)) words.add(path.split('/').at(-2)!, ftl);
});

const warehouse: Origin = {
  provenance: 'public',
  values: { group: 'house', 'cost.timber': 'house', slots: 'rulebook' },
  source: 'a review',
};
const tile = ['cost', 'reward', 'outline', 'group', 'slots'];

function said(language: 'en' | 'de', message = ownValues(warehouse, tile)) {
  words.language = language;
  return message && words.text(message, []);
}

describe('where values come from', () => {
  it('names single values and parts of them', () => {
    expect(said('en')).toBe(
      'We made these up, because the values of the printed game are not public: price (Timber) and bag or pile.',
    );
    expect(said('en', ownValues(warehouse, ['group']))).toBe(
      'We made this up, because the value of the printed game is not public: bag or pile.',
    );
  });

  it('says it in German as well', () => {
    words.language = 'de';
    expect(said('de', ownValues({ ...warehouse, values: {}, provenance: 'house' }, ['cost']))).toBe(
      'Von uns ausgedacht, weil der Wert des gedruckten Spiels nicht öffentlich ist: Preis.',
    );
    expect(said('de', publicValues(warehouse, ['reward']))).toBe(
      'Aus einer öffentlichen Quelle (a review): Punkte für den Bau.',
    );
  });

  it('says nothing where the rulebook says it all', () => {
    const printed: Origin = { provenance: 'rulebook', values: {}, source: '' };
    expect(ownValues(printed, tile)).toBeNull();
    expect(publicValues(printed, tile)).toBeNull();
  });
});
