## The table of Hamlet in the browser

hamlet-tab-blueprints = Blueprints
hamlet-tab-others = Others

## Blueprints

hamlet-row = Blueprints
hamlet-row-gap = No blueprint
hamlet-bag =
    { $n ->
        [0] The bag is empty
        [one] 1 blueprint in the bag
       *[other] { $n } blueprints in the bag
    }
hamlet-bag-why = New blueprints are drawn from it.
hamlet-piles-why = A pile goes in when the first place that makes its good is built.
hamlet-piles = Piles not in the bag yet: { $goods }
hamlet-piles-none = All piles are in the bag
hamlet-hand = { $name }’s hand
hamlet-hand-own = Your hand
hamlet-show-hand = Show the hand
hamlet-card =
    { $points ->
        [one] { $place }: costs { $cost }, 1 point.
       *[other] { $place }: costs { $cost }, { $points } points.
    }
hamlet-card-price =
    { $price ->
        [0] Free to take.
       *[other] { $price } gold to take it.
    }
hamlet-card-gold = With { $gold } gold on it.
hamlet-card-cost =
    { $points ->
        [one] Costs { $cost }. 1 point.
       *[other] Costs { $cost }. { $points } points.
    }

## Church and market

hamlet-church = Church
hamlet-orders-left =
    { $n ->
        [one] 1 order left
       *[other] { $n } orders left
    }
hamlet-orders-last = Last round
hamlet-orders-done = Church finished
hamlet-order =
    { $points ->
        [one] { $what } for 1 point. { $state }
       *[other] { $what } for { $points } points. { $state }
    }
hamlet-order-any = { $n } of { $goods } in any mix
hamlet-order-open = Open.
hamlet-order-by = Filled by { $name }.
hamlet-sales = Sales
hamlet-sales-left =
    { $n ->
        [0] no more to come
       *[other] { $n } more to come
    }
hamlet-sale =
    { $points ->
        [one] { $what } for 1 point and { $gold } gold
       *[other] { $what } for { $points } points and { $gold } gold
    }
hamlet-sale-gap = No sale tile

## Goals

hamlet-goals = Goals
hamlet-milestones = Milestones
hamlet-awards = Awards
hamlet-goal = { $goal }: { $state }
hamlet-goal-free = Nobody has it yet.
hamlet-goal-taken = { $who } has it.
hamlet-goal-holds = has it
hamlet-milestone-kept = Milestone: whoever takes it keeps it.
hamlet-award-open = Award: decided only at the end.
hamlet-award-nobody = Nobody so far.
hamlet-award-went = It went to { $who } ({ $counts }).
hamlet-award-unclaimed = Nobody got it.
hamlet-award-second = Second now: { $who } ({ $counts }).
hamlet-award-leads = Now { $who } ({ $counts }).

## Paying

hamlet-pay = What you pay with
hamlet-pay-for = For: { $what }
hamlet-pay-order = Church order
hamlet-pay-sale = Sale tile
hamlet-pay-market = Market
hamlet-pay-share = { $what } ({ $place }).
hamlet-pay-all = Pay this
hamlet-pay-more = Make a second one
hamlet-pay-spent = At the market: { $what }
hamlet-left-villagers =
    { $n ->
        [one] A villager of yours is still ready to do something.
       *[other] { $n } of your villagers are still ready to do something.
    }
hamlet-pay-nobody = Raw materials and purchases: nobody earns from them.
hamlet-gain =
    { $n ->
        [one] { $name } gets 1 gold and 1 point.
       *[other] { $name } gets { $n } gold and { $n } points.
    }
hamlet-buy = { $good }: buy 1 for { $price } gold

## Players

hamlet-villagers = { $ready } of { $all } villagers ready
hamlet-donkeys =
    { $n ->
        [one] 1 donkey
       *[other] { $n } donkeys
    }
hamlet-roads-left =
    { $n ->
        [one] 1 road left to build
       *[other] { $n } roads left to build
    }
hamlet-hand-count =
    { $n ->
        [one] 1 blueprint in hand
       *[other] { $n } blueprints in hand
    }
hamlet-tokens = { $good }: { $n } left to make
hamlet-orders-filled =
    { $n ->
        [one] 1 church order filled
       *[other] { $n } church orders filled
    }
hamlet-sales-made =
    { $n ->
        [one] 1 sale tile
       *[other] { $n } sale tiles
    }
hamlet-flags =
    { $n ->
        [one] 1 flag
       *[other] { $n } flags
    }
hamlet-starts = Takes the first turn

# What each is good for, below its number.
hamlet-for-gold = It pays for blueprints, villagers, donkeys and purchases. At the end every 3 gold count as 1 point, already in your score.
hamlet-for-villagers = Each does one thing a turn: it walks to a place, works there and stays.
hamlet-for-donkeys = Goods go one step along a road by themselves. For every further step one of your donkeys must stand where it starts.
hamlet-for-donkeys-preview = Goods go one step by themselves, even without a road. Every further step takes a road, and one of your donkeys where it starts.
hamlet-for-roads = A road joins two places where forest meets forest or mountain meets mountain. At the end: 1 point for each road you have built, and 2 points for each place on your longest road: your longest chain of places joined by printed roads and at least one of yours, but not through the church.
hamlet-for-roads-preview = A road joins two places where forest meets forest or mountain meets mountain. At the end each of yours scores 1 point for every place that could not reach the church without it.
hamlet-for-hand = Buy them at the town hall and build them next to any place. You can hold three at most.
hamlet-for-tokens = Whenever somebody uses one of yours, you get gold and points.
hamlet-for-flags = One stands on every landmark you have built.

## The list

hamlet-village = Village
hamlet-list-round = Round { $round }
hamlet-list-hand = In hand: { $card }
hamlet-list-links = Joined to { $places }
hamlet-list-no-links = No road leads here
hamlet-list-not-joined = Not part of the network
hamlet-list-slots = Slots: { $goods }
hamlet-list-slot-empty = empty
hamlet-list-good = { $good } ({ $name })
hamlet-list-good-fine = { $good } of high quality ({ $name })
hamlet-list-villagers = Villagers: { $who }
hamlet-list-villager = { $name } (ready)
hamlet-list-villager-tired = { $name } (done)
hamlet-list-donkeys = Donkeys: { $who }
hamlet-list-flag = Flag of { $name }
hamlet-list-roads = Built roads
hamlet-list-road = { $name }: { $from } – { $to }

## Buttons

hamlet-hire-villager = Hire a villager for { $price } gold
hamlet-hire-donkey = Hire a donkey for { $price } gold
hamlet-hire-villager-only = Hire a villager (no blueprint after that)
hamlet-hire-donkey-only = Hire a donkey (no blueprint after that)

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
