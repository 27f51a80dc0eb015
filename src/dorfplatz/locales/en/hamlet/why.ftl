## What a kind of move is good for, where a hint finds nothing better to say

hamlet-why-produce = Filling up brings gold, and there is something to build with again.
hamlet-why-refine = You are paid each time your good is used, by anybody.
hamlet-why-blueprint = A place to build later, while it is still cheap.
hamlet-why-villager = One more action in every turn from now on.
hamlet-why-donkey = A donkey on the way brings goods one step further, turn after turn.
hamlet-why-herd = Brings your donkey to where it will be needed on the way.
hamlet-why-beg = One gold is better than doing nothing.
hamlet-why-road = Shortens the way for your goods, and your roads score at the end.
hamlet-why-done = What is left costs more than it would bring now.
hamlet-why-sell = Sales bring points at once and count for an award.
hamlet-why-order = Church orders bring many points, and the last one ends the game.
hamlet-why-build = A place brings points at once, and later goods, a shorter way or an award.
hamlet-why-use = Your own goods pay you when they are used; other people’s goods pay them.
hamlet-why-buy = What nobody has made can be bought, so you need not wait.
hamlet-why-mix = A barn takes whatever there is, and pays points for being filled.
hamlet-why-spot = Where road meets road, the new place is joined to the village.
