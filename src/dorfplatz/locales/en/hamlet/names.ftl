## Places: the first village

place-church = Church
place-church-effect = Fill an order. Or beg for 1 gold while quarry, woodcutter and farm are all full.
place-quarry = Quarry
place-quarry-effect = Fill the empty slots with stone and get 2 gold.
place-woodcutter = Woodcutter
place-woodcutter-effect = Fill the empty slots with wood and get 2 gold.
place-farm = Farm
place-farm-effect = Fill the empty slots with grain and get 2 gold.
place-town-hall = Town Hall
place-town-hall-effect = Buy a blueprint, then hire villagers and donkeys.
place-market = Market
place-market-effect = Sell for one of the open sale tiles. What you need elsewhere can be bought from here.

## Places: barns and refineries

place-barn-1 = Barn
place-barn-1-effect = Fill the empty slots with any raw materials and get 2 points.
place-barn-2 = Barn
place-barn-2-effect = Fill the empty slots with any raw materials and get 2 points.
place-flour-mill = Flour Mill
place-flour-mill-effect = Turn 1 grain into 1 flour.
place-windmill = Windmill
place-windmill-effect = Turn 1 or 2 grain into as much flour.
place-dairy-farm = Dairy Farm
place-dairy-farm-effect = Turn 1 grain into 1 milk.
place-cow-conservatory = Cow Conservatory
place-cow-conservatory-effect = Turn 1 or 2 grain into as much milk.
place-stonemason = Stonemason
place-stonemason-effect = Turn 1 stone into 1 brick.
place-master-stonemason = Master Stonemason
place-master-stonemason-effect = Turn 1 or 2 stone into as many bricks.
place-sawmill = Sawmill
place-sawmill-effect = Turn 1 wood into 1 timber.
place-lumbermill = Lumbermill
place-lumbermill-effect = Turn 1 or 2 wood into as much timber.

## Places: landmarks

place-outpost-1 = Outpost
place-outpost-1-effect = At the end 1 point for each place on the shortest way to the church, both ends included.
place-outpost-2 = Outpost
place-outpost-2-effect = At the end 1 point for each place on the shortest way to the church, both ends included.
place-square = Square
place-square-effect = At the end 3 points for each of its road edges that meets another road.
place-tradeport = Tradeport
place-tradeport-effect = At the end 1 point for each of your sale tiles.
place-farrier = Farrier
place-farrier-effect = At the end your longest road scores 3 points per place instead of 2. In the preview edition your best built road scores 2 instead of 1.
place-small-mountain-range = Small Mountain Range
place-small-mountain-range-effect = At the end 1 point for each of its mountain edges that meets mountain, even without a road.
place-large-mountain-range = Large Mountain Range
place-large-mountain-range-effect = At the end 2 points for each of its mountain edges that meets mountain, even without a road.
place-small-woodland = Small Woodland
place-small-woodland-effect = At the end 1 point for each of its forest edges that meets forest, even without a road.
place-large-woodland = Large Woodland
place-large-woodland-effect = At the end 2 points for each of its forest edges that meets forest, even without a road.
place-warehouse = Warehouse
place-warehouse-effect = At the end 1 more point for each road you have built. Your roads themselves score as always.
place-monument = Monument
place-monument-effect = At the end 2 points for each of its edges that meets one of the same kind.
place-shrine = Shrine
place-shrine-effect = At the end 2 points for each church order you have filled.
place-stables = Stables
place-stables-effect = At the end 2 points for each of your donkeys in the village.
place-tavern = Tavern
place-tavern-effect = At the end 1 point for each gold you have left, 8 at most. Besides that, every 3 gold are 1 point as always.
place-pond-1 = Pond
place-pond-1-effect = At the end 3 points if it is joined to the network.
place-pond-2 = Pond
place-pond-2-effect = At the end 3 points if it is joined to the network.

## Goals: milestones

goal-miller = Miller
goal-miller-effect = For building the first place that makes flour. All the flour you make is of high quality.
goal-herder = Herder
goal-herder-effect = For building the first place that makes milk. All the milk you make is of high quality.
goal-mason = Mason
goal-mason-effect = For building the first place that makes bricks. All the bricks you make are of high quality.
goal-carpenter = Carpenter
goal-carpenter-effect = For building the first place that makes timber. All the timber you make is of high quality.
goal-planner = Planner
goal-planner-effect = For building the first road. At the end each road you have built scores 2 points instead of 1. In the preview edition it scores 1 more.

## Goals: awards

goal-chaplain = Chaplain
goal-chaplain-effect = At the end 5 points for the most church orders.
goal-sacristan = Sacristan
goal-sacristan-effect = At the end 3 points for the second most church orders.
goal-merchant = Merchant
goal-merchant-effect = At the end 4 points for the most sale tiles.
goal-landscaper = Landscaper
goal-landscaper-effect = At the end 4 points for the most flags.

## Roads and segments

road-bridge = Bridge
road-bridge-effect = Joins two places where mountain meets mountain. Costs 2 wood.
road-path = Path
road-path-effect = Joins two places where forest meets forest. Costs 2 stone.

segment-road = Road
segment-forest = Forest
segment-mountain = Mountain
