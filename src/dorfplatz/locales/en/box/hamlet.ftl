## What must add up

box-check-hamlet-tiles = the list of tiles
box-check-hamlet-group = the number of tiles from “{ $group }”
box-check-hamlet-outline = A shape is written like E-R SE-F W-M: for each segment the direction (E, SE, SW, W, NW, NE) and what it shows (R road, F forest, M mountain).
box-check-hamlet-outline-open = The shape must lead back to where it begins, without visiting any corner twice.
box-check-hamlet-outline-round = The shape must go clockwise around the tile.
box-check-hamlet-churches = the number of church sides for { $players } players
box-check-hamlet-markets = the number of market sides for { $players } players
box-check-hamlet-sales = the number of sale tiles
box-check-hamlet-tiers = Sale tiles come in the order of their tiers, the first tier first.

## The parts of the box

box-group-hamlet-tiles = Tiles
box-group-hamlet-layout = The first village
box-group-hamlet-church = Church
box-group-hamlet-market = Market
box-group-hamlet-sales = Sale tiles
box-group-hamlet-workers = Villagers and donkeys
box-group-hamlet-goals = Awards
box-group-hamlet-supply = Supply of each player
box-item-hamlet-church = Side { $n }
box-item-hamlet-market = Side { $n }
box-item-hamlet-sales = Sale tile { $n }

box-field-hamlet-tiles-group = Comes from
box-field-hamlet-tiles-outline = Shape, clockwise
box-field-hamlet-tiles-reward = Points for building
box-field-hamlet-tiles-slots = Slots
box-field-hamlet-tiles-makes = Makes
box-field-hamlet-layout-church = Church: half steps to the right, rows up
box-field-hamlet-layout-quarry = Quarry: half steps to the right, rows up
box-field-hamlet-layout-woodcutter = Woodcutter: half steps to the right, rows up
box-field-hamlet-layout-farm = Farm: half steps to the right, rows up
box-field-hamlet-layout-market = Market: half steps to the right, rows up
box-field-hamlet-layout-town-hall = Town Hall: half steps to the right, rows up
box-field-hamlet-church-parts = Church parts already built
box-field-hamlet-church-orders = Orders
box-field-hamlet-church-any = Any of these
box-field-hamlet-church-count = How many of them
box-field-hamlet-market-raw = Gold for a raw material
box-field-hamlet-market-good = Gold for a good
box-field-hamlet-sales-tier = Tier
box-field-hamlet-sales-takes = Takes
box-field-hamlet-workers-villagers = Gold for the second, third and fourth villager
box-field-hamlet-workers-donkey = Gold for a donkey
box-field-hamlet-workers-preview_donkey = The same in the preview edition, with two, three and four players
box-field-hamlet-workers-donkeys = Donkeys of each player
box-field-hamlet-goals-chaplain = Chaplain
box-field-hamlet-goals-sacristan = Sacristan
box-field-hamlet-goals-merchant = Merchant
box-field-hamlet-goals-landscaper = Landscaper
box-field-hamlet-supply-roads = Roads
box-field-hamlet-supply-goods = Tokens of each good

box-choice-hamlet-group-start = the first village
box-choice-hamlet-group-bag = the bag
box-choice-hamlet-group-flour = the flour pile
box-choice-hamlet-group-milk = the milk pile
box-choice-hamlet-group-brick = the brick pile
box-choice-hamlet-group-timber = the timber pile
box-choice-hamlet-makes-raw = any raw material
