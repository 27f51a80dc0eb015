/** An order of the church in words. */
import { t, words } from '$lib/words.svelte';
import { GOODS } from '../model';
import type { HamletClient, Order } from '../types';

export function orderText(
  table: HamletClient,
  { gold, kinds, count, points }: Order,
  by: number | null,
): string {
  const what = gold
    ? t('amount-gold', { n: gold })
    : t('hamlet-order-any', { n: count, goods: words.list(kinds.map((kind) => t(`good-${GOODS[kind]}`))) });
  const state = by === null ? t('hamlet-order-open') : t('hamlet-order-by', { name: table.nameOf(by) });
  return t('hamlet-order', { what, points, state });
}
