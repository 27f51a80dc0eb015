/** Goods as the games count them: how many of each, in the order of the game's own list. */

/** Makes goods the typed argument of a message; what there is none of is not named. */
export const amountsOf =
  (names: readonly string[]) =>
  (goods: readonly number[]): Record<string, number> =>
    Object.fromEntries(goods.map((n, kind) => [names[kind]!, n]).filter(([, n]) => n));

/** Those nearest to what there is first, so that the reason why it does not do fits best. */
export const nearestFirst = <Offer>(
  offers: Offer[],
  give: (offer: Offer) => readonly number[],
  goods: readonly number[],
): Offer[] => {
  const missing = (offer: Offer) => give(offer).reduce((sum, n, i) => sum + Math.max(0, n - goods[i]!), 0);
  return [...offers].sort((a, b) => missing(a) - missing(b));
};
