coach-hamlet-gold = Filling up quarry, woodcutter or farm brings 2 gold: that is how everybody starts. Every 3 gold count as 1 point, so your star drops when you spend.
coach-hamlet-villager = A second villager means a second action in every turn. The sooner, the better.
coach-hamlet-donkey = What you build with has to get to your villager. One step is free; for each further step a donkey of yours must stand on the way.
coach-hamlet-place = Let road meet road, or nobody can reach the new place. “Rotate” turns the tile.
coach-hamlet-pay = Raw materials are everybody’s. Of the goods somebody made, use your own first: their maker gets gold and points.
coach-hamlet-refine = Make goods that others will need as well: each time one is used, you are paid.
coach-hamlet-sell = You can bring everything one of the market’s tiles asks for. Sales bring points at once and count for an award.
coach-hamlet-order = You can fill a church order. The last one ends the game, so check who is ahead.
