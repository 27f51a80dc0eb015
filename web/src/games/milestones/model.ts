/** What the box and a board say, put the way the table shows it. Nothing here decides what is allowed. */
import type { Goods } from './types';

/** The goods, and the kinds of workers that produce them. */
export const GOODS = ['stone', 'wood', 'sand', 'grain', 'coin'] as const;
export const COIN = 4;

/** The buildings of the loop, by their space. */
export const CASTLE = 0;
export const TRADE = 9;
export const OFFICE = 10;
export const MILL = 11;
export const BUILDINGS: Record<number, string> = {
  [CASTLE]: 'castle',
  [TRADE]: 'trade',
  [OFFICE]: 'office',
  [MILL]: 'mill',
};
/** The employment spaces of the loop, from left to right. */
export const EMPLOYMENT = [1, 2, 3, 4, 5, 6, 7, 8];

/** Goods as the typed argument of a message. */
export const amounts = (goods: Goods): Record<string, number> =>
  Object.fromEntries(goods.map((n, i) => [GOODS[i]!, n]).filter(([, n]) => n));
