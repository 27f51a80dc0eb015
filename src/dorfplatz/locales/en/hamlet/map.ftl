## The village of Hamlet in the browser

hamlet-map = The village
hamlet-zoom-in = Zoom in
hamlet-zoom-out = Zoom out
hamlet-zoom = Zoom in, zoom out, the whole village
hamlet-fit = Show the whole village

## Its places in words

hamlet-place-slots = { $filled } of { $slots } slots full
hamlet-place-villagers = villagers of { $names }
hamlet-place-donkeys = donkeys of { $names }
hamlet-place-flag = flag of { $name }
hamlet-place-apart = no road leads to the church yet
hamlet-slot =
    { $owned ->
        [yes]
            { $fine ->
                [yes] { $good } of high quality, made by { $maker } ({ $place })
               *[no] { $good }, made by { $maker } ({ $place })
            }
       *[no] { $good } ({ $place })
    }
hamlet-donkeys-at =
    { $n ->
        [one] Your donkey ({ $place })
       *[other] { $n } donkeys of yours ({ $place })
    }
hamlet-road-between = Road between { $a } and { $b }

## What is done there

hamlet-do-fill-producer = Fill the slots: 2 gold
hamlet-do-fill-barn = Fill the slots: 2 points
hamlet-do-refine = Make a good: { $what }
hamlet-do-blueprint =
    { $cost ->
        [0] Free blueprint: { $place }
       *[other] Blueprint for { $cost } gold: { $place }
    }
hamlet-do-sell =
    { $points ->
        [one] Sell { $what }: 1 point and { $gold } gold
       *[other] Sell { $what }: { $points } points and { $gold } gold
    }
hamlet-do-order = Fill an order for { $points } points: { $what }
hamlet-order-goods = { $n } { $what }
hamlet-do-build = Build next to the { $at }: { $place } for { $cost }
hamlet-do-road = Build a road from here: { $forest } through forest, { $mountain } over mountains
hamlet-do-road-at = Build the road from here: { $place }

hamlet-do-build-card = Build the { $place }

## What comes next

hamlet-picked-build = { $move } next to which place? Best where one of its roads meets a free road end.
hamlet-picked-road = { $move }: choose one of the glowing edges. Your villager goes there.
hamlet-picked-donkey = { $move }: choose the glowing place where it should stand.
hamlet-picked-herd = { $move }: choose the place it goes to, along a road.
hamlet-next-build = Next you choose the place to build next to. Your villager goes there and stays.
hamlet-next-road = Next you choose the edge it crosses. Your villager goes there and stays.
hamlet-next-donkey = Next you choose where it stands.
hamlet-next-herd = Next you choose where it goes, along a road. That needs no villager.

## Laying a tile

hamlet-turn = Rotate
hamlet-lay-apart = No road joins it here: nobody can get there yet.
hamlet-turn-tile = Rotate the new tile
hamlet-turn-count = { $n } of { $of }
hamlet-lay = Lay it here
hamlet-spot =
    { $ways ->
        [0] Edge { $n } of { $of }, { $kind }: it does not fit
        [one] Edge { $n } of { $of }, { $kind }: it fits one way{ $meets }
       *[other] Edge { $n } of { $of }, { $kind }: it fits { $ways } ways{ $meets }
    }
hamlet-spot-joins = . A road joins it to { $places }

## How goods get about

hamlet-goes-to = Can be brought to: { $places }
hamlet-goes-nowhere = No road leads away from here.
hamlet-carried = Your donkeys carry it: { $places }.
hamlet-carried-free = One step along the road, without a donkey.
hamlet-carried-bare = The first step to a neighbouring place needs no road.
hamlet-lies-here = It lies right here.
hamlet-gets-here = Can be brought here ({ $place }): { $what }
