## What must add up

box-check-milestones-rows = Every second row of the land is one number shorter than the first; all others are as long as the first.
box-check-milestones-size = The land has at most 250 numbers.
box-check-milestones-starts = how often 0 appears on the land, for the start marketplace,
box-check-milestones-highest = The numbers of the land go up to { $highest }.
box-check-milestones-bushes = the number of bushes
box-check-milestones-bonus = the number of all bonus tiles
box-check-milestones-tiles = the number of worker tiles
box-check-milestones-workers = The numbers of workers go from 1 to { $highest }.
box-check-milestones-sacks = the number of flour sacks, one for each marketplace,
box-check-milestones-markets = There is at least one marketplace, the one at the start.
box-check-milestones-start-tiles = the number of start tiles, two for each player and one more,
box-check-milestones-display = the number of worker tiles in the display
box-check-milestones-goals = The points that end the game are at least 1.
box-check-milestones-spared = The castle spares at least one worker.
box-check-milestones-triangle = There is no triangle with the corners { $corners }. Name three numbers that are neighbours by row and place, such as a2, a3 and b2.
box-check-milestones-bush-twice = There is already a bush in the triangle { $corners }.

## The parts of the box

box-group-milestones-board = The land
box-group-milestones-pieces = Pieces
box-group-milestones-bonus = Bonus tiles
box-group-milestones-start = Start
box-group-milestones-game = By number of players
box-group-milestones-prices = Prices
box-group-milestones-castle = Castle
box-group-milestones-majority = Majorities
box-group-milestones-tiles = Worker tiles
box-item-milestones-tiles = Worker tile { $n }

box-field-milestones-board-numbers = Numbers, row by row from the top; 0 is the start marketplace
box-field-milestones-board-bushes = Bushes, each by the corners of its triangle
box-field-milestones-pieces-sections = Road sections
box-field-milestones-pieces-houses = Houses
box-field-milestones-pieces-markets = Marketplaces
box-field-milestones-pieces-sacks = Flour sacks
box-field-milestones-start-coins = Coins of each player
box-field-milestones-start-display = Worker tiles in the display
box-field-milestones-game-start_tiles = Start tiles with two, three and four players
box-field-milestones-game-goals = Points that end the game, with two, three and four players
box-field-milestones-prices-hire = Coins for hiring
box-field-milestones-prices-buy = Coins for buying a good
box-field-milestones-prices-sell = Goods to sell for a coin
box-field-milestones-prices-deliver = Grain for a delivery
box-field-milestones-prices-road = Road section
box-field-milestones-prices-house = House
box-field-milestones-prices-market = Marketplace
box-field-milestones-castle-keep = Goods you may keep
box-field-milestones-castle-workers = Workers that are spared
box-field-milestones-majority-sole = Points for having the most
box-field-milestones-majority-shared = Points for each of those who tie
