## What is expected

hamlet-prompt-turn =
    { $n ->
        [one] { $who }, send your villager to a glowing place, lead donkeys, or end your turn.
       *[other] { $who }, send a villager to a glowing place ({ $n } ready), lead donkeys, or end your turn.
    }
hamlet-prompt-turn-end = { $who }, lead donkeys, or end your turn.
hamlet-prompt-spot = { $who }, choose a glowing edge of the { $at } for the { $place }.
hamlet-prompt-pay = { $who }, pay as proposed, or choose other glowing resources. Still to pay: { $what } ({ $place }).
hamlet-prompt-pay-only = { $who }, pay as proposed. Still to pay: { $what } ({ $place }).
hamlet-prompt-fill = { $who }, all that the order takes is chosen: pay, or choose other glowing resources ({ $place }).
hamlet-prompt-fill-only = { $who }, all that the order takes is chosen: pay ({ $place }).
hamlet-prompt-more = { $who }, make a second good, or stop at one ({ $place }).
hamlet-prompt-mix = { $who }, choose what to store ({ $place }).
hamlet-prompt-hall = { $who }, hire villagers or donkeys while you are at the town hall, or choose “Done”.
hamlet-prompt-hall-both = { $who }, take a glowing blueprint, hire villagers or donkeys, or choose “Done”.
hamlet-prompt-hall-blueprint = { $who }, take a glowing blueprint, or choose “Done”.
hamlet-prompt-hall-done = { $who }, nothing more is possible at the town hall: choose “Done”.
hamlet-prompt-work =
    { $n ->
        [one] { $who }, send your villager to a glowing place, or end your turn.
       *[other] { $who }, send a villager to a glowing place ({ $n } ready), or end your turn.
    }
hamlet-prompt-end = { $who }, nothing more is possible: end your turn.
hamlet-prompt-over = The game is over.

## The story

hamlet-log-produced = { $who } fills up the { $place } with { $what } and gets { $gain }.
hamlet-log-stored =
    { $points ->
        [0] { $who } stores { $what } at the { $place }.
       *[other] { $who } stores { $what } at the { $place }: { $points } points.
    }
hamlet-log-rewarded =
    { $n ->
        [one] { $who } gets { $gain } and 1 point for a good: { $good }.
       *[other] { $who } gets { $gain } and { $n } points for a good: { $good }.
    }
hamlet-log-bought = { $who } buys { $what } from the market for { $cost }.
hamlet-log-refined = { $who } makes { $what } at the { $place }.
hamlet-log-refined-fine = { $who } makes { $what } of high quality at the { $place }.
hamlet-log-blueprint =
    { $cost ->
        [0] { $who } takes a free blueprint: { $place }.
       *[other] { $who } takes a blueprint for { $cost } gold: { $place }.
    }
hamlet-log-drawn = New in the row: { $place }.
hamlet-log-villager = { $who } hires a villager for { $cost }.
hamlet-log-donkey = { $who } hires a donkey for { $cost }; it waits at the { $place }.
hamlet-log-sold =
    { $points ->
        [one] { $who } makes a sale for 1 point and { $gain }.
       *[other] { $who } makes a sale for { $points } points and { $gain }.
    }
hamlet-log-sale = A new sale tile lies on the market.
hamlet-log-order = { $who } fills a church order for { $points } points.
hamlet-log-begged = { $who } begs at the church for 1 gold.
hamlet-log-built =
    { $points ->
        [one] { $who } builds the { $place } beside the { $at }: 1 point.
       *[other] { $who } builds the { $place } beside the { $at }: { $points } points.
    }
hamlet-log-milestone = { $who } reaches a milestone: { $goal }.
hamlet-log-pile = The pile “{ $good }” goes into the bag: new blueprints.
hamlet-log-road = { $who } builds a road from the { $place } to the { $to }.
hamlet-log-herded = { $who } leads a donkey from the { $place } to the { $to }.
hamlet-log-end = { $who } has filled the last order! The game ends with this round.
hamlet-log-round = Round { $n } begins.
hamlet-log-over = The church stands. Now the last points are counted.
hamlet-tie-orders = more church orders
hamlet-tie-sales = more sale tiles

## Previews

hamlet-effect-walk = Your villager walks from the { $place } to the { $to } and stays there.
hamlet-effect-work = Your villager at the { $place } does it.
hamlet-effect-herd = Your donkey walks from the { $place } to the { $to }. There it carries what you need one step further, for you alone.
hamlet-effect-donkey = The new donkey stands at the { $place }. There it carries what you need one step further, for you alone.
hamlet-effect-villager = The new villager starts at the church and can work from your next turn on.
hamlet-effect-pay = Costs { $what }.
hamlet-effect-gain = Brings { $what }.
hamlet-effect-produce = Fills the slots with { $what }.
hamlet-effect-use = Uses { $what }.
hamlet-effect-other =
    { $n ->
        [one] { $who } gets { $gain } and 1 point.
       *[other] { $who } gets { $gain } and { $n } points.
    }
hamlet-effect-make = Makes { $what }.
hamlet-effect-milestone = Brings a milestone: { $goal }.
hamlet-effect-draw = Something new is turned up; that can’t be undone.
hamlet-effect-end =
    { $n ->
        [0] The last order finishes the church: the game ends with your turn.
        [one] The last order finishes the church: one more turn after yours, then the game ends.
       *[other] The last order finishes the church: { $n } more turns after yours, then the game ends.
    }

## Points

hamlet-score-building = Places built
hamlet-score-building-item =
    { $n ->
        [one] 1 place
       *[other] { $n } places
    }
hamlet-score-barns = Barns
hamlet-score-barns-item =
    { $n ->
        [one] filled once
       *[other] filled { $n } times
    }
hamlet-score-goods = Goods
hamlet-score-goods-item =
    { $n ->
        [one] 1 good used
       *[other] { $n } goods used
    }
hamlet-score-sales = Sales
hamlet-score-sales-item =
    { $n ->
        [one] 1 sale tile
       *[other] { $n } sale tiles
    }
hamlet-score-orders = Church orders
hamlet-score-orders-item =
    { $n ->
        [one] 1 order
       *[other] { $n } orders
    }
hamlet-score-awards = Awards
hamlet-score-award-church = Award: church orders
hamlet-score-award-others = Award: sales or landmarks
hamlet-score-landmarks = Landmarks
hamlet-score-landmark = { $place }
hamlet-score-roads = Built roads
hamlet-score-roads-item =
    { $n ->
        [one] 1 road
       *[other] { $n } roads
    }
hamlet-score-longest = Longest road
hamlet-score-longest-item =
    { $n ->
        [one] 1 place
       *[other] { $n } places
    }
hamlet-score-savings = For gold
hamlet-score-savings-item = { $n } gold

## Why not

hamlet-why-game-over = The game is over.
hamlet-why-spot-first = First choose where the new place goes.
hamlet-why-pay-first = First pay for what you have begun.
hamlet-why-more-first = First decide about a second good.
hamlet-why-mix-first = First fill the barn.
hamlet-why-hall-first = First finish your visit to the town hall.
hamlet-why-not-asked = This is not called for right now.
hamlet-why-no-villager = All your villagers have done their work this turn.
hamlet-why-not-in-village = This place is not in the village.
hamlet-why-not-joined = No road leads there from the church yet.
hamlet-why-not-a-producer = No raw materials are made here.
hamlet-why-not-a-refinery = No goods are made here.
hamlet-why-full = All slots are full.
hamlet-why-no-token = Both of yours are in the village already: { $good }.
hamlet-why-cannot-pay =
    { $for ->
        [sale] This can’t be brought here: { $missing }. For a sale you may not buy anything.
       *[deed] This can’t be brought here: { $missing }. And you can’t buy it all at the market.
    }
hamlet-why-explained = { $place }: { $why } { $help }
hamlet-help-donkey =
    { $n ->
        [one] The nearest ({ $good }) lies at the { $start }; a donkey of yours is missing on the way, at the { $via }.
       *[other] The nearest ({ $good }) lies at the { $start }; { $n } donkeys of yours are missing on the way, the first at the { $via }.
    }
hamlet-help-way =
    { $n ->
        [one] A donkey of yours at the { $via } would do.
       *[other] { $n } donkeys of yours are missing, the first at the { $via }.
    }
hamlet-help-road = No road leads there from the { $place }.
hamlet-help-make = Send a villager to the { $place } first ({ $good }).
hamlet-help-none = Nobody in the village makes it yet.
hamlet-why-cannot-fill =
    { $n ->
        [one] 1 resource is missing that can be neither brought here nor bought.
       *[other] { $n } resources are missing that can be neither brought here nor bought.
    }
hamlet-why-not-enough-gold = Needs { $n } more gold.
hamlet-why-hand-full = You have three blueprints already.
hamlet-why-row-empty = No blueprint lies here.
hamlet-why-blueprint-comes-first = At the town hall the blueprint comes first, before any hiring, and only one.
hamlet-why-already-drafted = You have already taken a blueprint on this visit.
hamlet-why-all-villagers = You have all four villagers already.
hamlet-why-all-donkeys = You have all six donkeys already.
hamlet-why-no-sale = No sale tile lies here.
hamlet-why-no-order = The church has no such order.
hamlet-why-order-done = This order has already been filled.
hamlet-why-no-begging = You can beg only while quarry, woodcutter and farm are all full.
hamlet-why-no-blueprint = You have no blueprint there.
hamlet-why-no-spot = It fits nowhere at this place.
hamlet-why-no-such-segment = There is no such edge.
hamlet-why-segment-taken = Another place lies behind this edge.
hamlet-why-off-the-table = The table ends there.
hamlet-why-overlaps = It would lie on another place.
hamlet-why-road-into-the-green = A road would meet forest or mountain.
hamlet-why-no-neighbour = A road leads only across an edge with a place on both sides.
hamlet-why-already-linked = A road joins these two places already.
hamlet-why-cliff = Forest and mountain meet here: no road can cross a cliff.
hamlet-why-would-loop = The two can reach each other already: this road would close a loop.
hamlet-why-no-roads-left = You have built all your roads.
hamlet-why-nothing-there = There is nothing here.
hamlet-why-not-needed = This is not needed: { $good }.
hamlet-why-out-of-reach = It can’t be brought here: a road or a donkey of yours is missing on the way.
hamlet-why-rest-impossible = Then you could no longer pay the rest.
hamlet-why-no-trade-for-sales = What you sell can’t be bought at the market.
hamlet-why-market-out-of-reach = Nothing can be brought here from the market.
hamlet-why-herd-done = Your herd has already moved this turn.
hamlet-why-no-donkey-there = None of your donkeys can set off from here.
hamlet-why-no-road-between = No road joins these two places.
