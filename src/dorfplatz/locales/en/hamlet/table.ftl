## Moves

hamlet-move-produce = Fill the slots
hamlet-move-refine = Make a good
hamlet-move-blueprint = Buy this blueprint
hamlet-move-villager = Hire a villager
hamlet-move-donkey = Hire a donkey
hamlet-move-sell = Sell for this tile
hamlet-move-order = Fill this order
hamlet-move-beg = Beg for 1 gold
hamlet-move-build = Build a place
hamlet-move-spot = Lay it here
hamlet-move-road = Build a road
hamlet-move-use = Pay with this
hamlet-move-buy = Buy it at the market
hamlet-move-mix = Store this
hamlet-move-done = Done
hamlet-move-herd = Lead a donkey
hamlet-move-end = End turn
