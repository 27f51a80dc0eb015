/** The orders of the church in words. */
import { t, words } from '$lib/words.svelte';
import { GOODS, ordersLeft } from '../model';
import type { HamletClient, HamletTable, Order } from '../types';

export function orderText(
  table: HamletClient,
  { gold, kinds, count, points }: Order,
  by: number | null,
): string {
  const goods = words.list(kinds.map((kind) => t(`good-${GOODS[kind]}`)));
  const what = words.list([
    ...(gold ? [t('amount-gold', { n: gold })] : []),
    ...(count ? [t('hamlet-order-any', { n: count, goods })] : []),
  ]);
  const state = by === null ? t('hamlet-order-open') : t('hamlet-order-by', { name: table.nameOf(by) });
  return t('hamlet-order', { what, points, state });
}

/** What the church's clock says: how many orders are left, then that the last round is played, then that it stands. */
export function clockText(game: HamletTable): string {
  if (game.phase === 'over') return t('hamlet-orders-done');
  return game.ending ? t('hamlet-orders-last') : t('hamlet-orders-left', { n: ordersLeft(game) });
}
