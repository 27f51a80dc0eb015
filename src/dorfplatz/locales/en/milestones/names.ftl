## Workers

worker-stone = Quarryman
worker-stone-effect = Get 1 stone, and 1 more for each quarryman jumped over.
worker-wood = Lumberjack
worker-wood-effect = Get 1 wood, and 1 more for each lumberjack jumped over.
worker-sand = Sand worker
worker-sand-effect = Get 1 sand, and 1 more for each sand worker jumped over.
worker-grain = Grain grower
worker-grain-effect = Get 1 grain, and 1 more for each grain grower jumped over.
worker-coin = Coiner
worker-coin-effect = Get 1 coin, and 1 more for each coiner jumped over.

## The loop

space-castle = Castle
space-castle-effect = You must stop here. Keep 3 goods at most, coins included; then you lose a worker of your choice, unless you have only two left.
space-trade = Trading house
space-trade-effect = Get 1 coin if your numbers rise (equal ones will do). Then hire for 2 coins, buy a good for 2 coins, sell 2 goods for 1 coin.
space-office = Building office
space-office-effect = Build road sections, houses and marketplaces, as many as you can pay for.
space-mill = Mill
space-mill-effect = Supply marketplaces without a sack: each takes 2 grain and brings 1 coin and the points of two free numbers around it.

space-1 = Employment space 1
space-2 = Employment space 2
space-3 = Employment space 3
space-4 = Employment space 4
space-5 = Employment space 5
space-6 = Employment space 6
space-7 = Employment space 7
space-8 = Employment space 8

## Pieces

piece-road = Road section
piece-road-effect = Two pieces of road with a milestone between them, from the end of a road or from a marketplace.
piece-milestone = Milestone
piece-milestone-effect = Scores the number it stands on. No road branches here.
piece-house = House
piece-house-effect = In a triangle beside a road. Scores the free numbers at the corners.
piece-market = Marketplace
piece-market-effect = At the end of a road or between two sections. Scores its number; roads may branch here.
piece-sack = Flour sack
piece-sack-effect = This marketplace has been supplied, once and for all.
piece-cover = Cover tile
piece-cover-effect = The worker underneath is lost: it brings nothing and doesn’t count. A hired tile may go on top.
piece-bonus = Bonus tile
piece-bonus-effect = 1 point when you take it and each time its worker produces. The worker counts 2 at the end.
