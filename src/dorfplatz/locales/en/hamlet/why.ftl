## What a kind of move is good for, where a hint finds nothing better to say

hamlet-why-produce = Filling up brings gold, and there is something to build with again.
hamlet-why-refine = You are paid each time your good is used, by anybody.
hamlet-why-blueprint = A place to build later, while it is still cheap.
hamlet-why-villager = One action more in every turn from now on.
hamlet-why-donkey = A donkey on the way brings goods one step further, turn after turn.
hamlet-why-herd = Brings your donkey to where it will be needed on the way.
hamlet-why-beg = A gold is better than nothing to do.
hamlet-why-road = Shortens the way for your goods, and your roads score at the end.
hamlet-why-done = What is left costs more than it brings now.
hamlet-why-sell = Sales bring points at once and count for an award.
hamlet-why-order = Orders of the church bring many points, and the last one ends the game.
hamlet-why-build = A place brings points at once, and later goods, a shorter way or an award.
hamlet-why-use = Goods of your own pay you when they are used, those of others pay them.
hamlet-why-buy = What nobody has made can be bought, so that it gets done now.
hamlet-why-mix = A barn takes whatever there is, and pays points for being filled.
hamlet-why-spot = Where road meets road, the new place is joined to the village.
