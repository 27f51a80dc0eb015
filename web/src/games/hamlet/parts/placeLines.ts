/** A place of the village in words, line by line. */
import { t, words } from '$lib/words.svelte';
import { GOODS, placeWord } from '../model';
import type { HamletClient, Place, Token } from '../types';

function tokenText(table: HamletClient, token: Token | null): string {
  if (!token) return t('hamlet-list-slot-empty');
  const good = t(`good-${GOODS[token.kind]}`);
  if (token.owner === null) return good;
  return t(token.fine ? 'hamlet-list-good-fine' : 'hamlet-list-good', {
    good,
    name: table.nameOf(token.owner),
  });
}

export function placeLines(table: HamletClient, { tile, joined, links, slots, flag }: Place): string[] {
  const { boards } = table.view.table;
  const named = (other: number) => t(placeWord(table.meta.components, other));
  const villagers = boards.flatMap(({ villagers }, seat) =>
    villagers
      .filter(({ place }) => place === tile)
      .map(({ tired }) =>
        t(tired ? 'hamlet-list-villager-tired' : 'hamlet-list-villager', { name: table.nameOf(seat) }),
      ),
  );
  const donkeys = boards.flatMap(({ donkeys }, seat) =>
    donkeys.filter(({ place }) => place === tile).map(({ count }) => `${table.nameOf(seat)} ${count}`),
  );
  return [
    links.length > 0
      ? t('hamlet-list-links', { places: words.list(links.map(named)) })
      : t('hamlet-list-no-links'),
    ...(joined ? [] : [t('hamlet-list-not-joined')]),
    ...(slots.length > 0
      ? [t('hamlet-list-slots', { goods: slots.map((slot) => tokenText(table, slot)).join(', ') })]
      : []),
    ...(villagers.length > 0 ? [t('hamlet-list-villagers', { who: villagers.join(', ') })] : []),
    ...(donkeys.length > 0 ? [t('hamlet-list-donkeys', { who: donkeys.join(', ') })] : []),
    ...(flag === null ? [] : [t('hamlet-list-flag', { name: table.nameOf(flag) })]),
  ];
}
