## The table of Milestones in the browser

milestones-tab-loop = Loop
milestones-tab-hire = For hire
milestones-tab-others = Others
milestones-tab-majorities = Majorities

## The loop

milestones-loop-of = { $name }’s loop
milestones-own-loop = Your loop
milestones-show-loop = Show the loop
milestones-goal = At { $goal } points the last turns begin: everybody else has one more
milestones-goal-short = goal: { $goal }
milestones-points-of = { $points } points; at { $goal } the last turns begin
milestones-moves-left =
    { $n ->
        [0] No moves left
        [one] 1 move left
       *[other] { $n } moves left
    }
milestones-last-turns = Last turns
milestones-last-why =
    { $reached ->
        [yes] { $name } has reached { $goal } points: everybody else has one more turn.
       *[no] { $name } has hired the last workers: everybody else has one more turn.
    }
milestones-ascending = The numbers rise (equal ones will do): 1 coin at the trading house
milestones-falling = The numbers don’t rise all the way: no coin at the trading house. A red dashed mark is on each that is lower than the one before it
milestones-starts = Takes the first turn
milestones-ended = Triggered the end
milestones-free = free
milestones-short-castle = keep 3, lose a worker
milestones-short-castle-spared = keep 3 goods
milestones-short-mill = 2 grain → flour sack
milestones-short-office = road, house, market
milestones-short-trade = hire, buy, sell

milestones-space-building = { $building }.
milestones-space-worker = Space { $space }: { $worker }, number { $number }.
milestones-space-covered = Space { $space }: covered.
milestones-space-empty = Space { $space }: free.
milestones-space-bonus = With a bonus tile.
milestones-space-piece = The piece stands here.
milestones-spot = { $tile }, on spaces { $left } and { $right }

## Worker tiles

milestones-tile = { $left } { $first }, { $right } { $second }
milestones-gap = No tile
milestones-display = Workers for hire
milestones-hire-price = { $price } coins each
milestones-stack = Stack: { $n }
milestones-start-tiles = Start tiles
milestones-order-why = Numbers that rise from left to right bring 1 coin at every stop at the trading house.
milestones-order-of-choice = { $name } takes the first turn and so chooses last.
milestones-stack-why = The tiles left to hire. Hiring the very last one triggers the end.
milestones-hand = { $name }’s start tiles
milestones-taken = Taken
milestones-to-lay = Start tiles to lay
milestones-place-tile = Lay { $tile }
milestones-hire-tile = Hire { $tile }

## Goods, prices and supply

milestones-goods-own = You have
milestones-goods = { $name } has
milestones-buy = Buy
milestones-buy-good = { $good }: buy 1 for { $price } coins
milestones-sell = Sell
milestones-sell-good = { $good }: sell 1 together with another good for 1 coin
milestones-sell-pair = { $goods } for 1 coin
milestones-supply = Left to build
milestones-project-road = Road section: costs { $cost }. { $left } left.
milestones-project-house = House: costs { $cost }. { $left } left.
milestones-project-market = Marketplace: costs { $cost }. { $left } left.
milestones-project-deliver = Delivery: costs { $cost }. { $left } flour sacks left.
milestones-left-road = Road sections: { $left }
milestones-left-house = Houses: { $left }
milestones-left-market = Marketplaces: { $left }
milestones-left-deliver = Flour sacks: { $left }

## Players

milestones-majorities = Majorities as they stand
milestones-majority =
    { $points ->
        [0] { $worker }: { $value }. The most of a kind brings points at the end; with a bonus tile a worker counts 2.
       *[other] { $worker }: { $value }, nobody has more: { $points } points at the end.
    }
milestones-panel =
    { $workers ->
        [one] 1 worker. The piece stands here: { $place }.
       *[other] { $workers } workers. The piece stands here: { $place }.
    }

## The list

milestones-list-round = Round { $round }. { $goal } points end the game.
milestones-list-goods = Has { $goods }.
milestones-list-position = The piece stands here: { $place }.
milestones-list-hand = Start tile to lay: { $tile }.
milestones-list-roads = Roads
milestones-list-milestones = Milestones
milestones-list-markets = Marketplaces
milestones-list-market =
    { $sack ->
        [0] { $place }, no flour sack yet
       *[other] { $place }, with a flour sack
    }
milestones-list-houses = Houses
milestones-list-bonus = Bonus tiles
milestones-list-bush = { $place }: { $worker }
milestones-list-none = None

## Moves

milestones-move-draft = Take these workers
milestones-move-place = Lay the tile
milestones-move-move = Go there
milestones-move-hire = Hire
milestones-move-buy = Buy one
milestones-move-sell = Sell two
milestones-move-road = Build a road section
milestones-move-house = Build a house
milestones-move-market = Build a marketplace
milestones-move-deliver = Deliver flour
milestones-move-bonus = Take the bonus tile
milestones-move-decline = Take none
milestones-move-discard = Give one up
milestones-move-cover = Lose this worker
milestones-move-end = End turn
milestones-picked-road = { $move }: choose where it leads. The middle number scores.
milestones-picked-road-way = { $move }: which way? Choose the number in its middle, which scores.
milestones-picked-house = { $move }: choose one of the glowing lots.
milestones-picked-market = { $move }: choose one of the glowing numbers.
milestones-picked-deliver = { $move }: choose the marketplace (its two highest numbers count), or first two others.
milestones-picked-bonus = { $move }: choose the worker who gets it.
milestones-picked-tile = { $move }: choose two spaces, low numbers left.
milestones-next-tile = Next you choose two spaces of your loop for it.

# Asked before the turn ends.
milestones-end-house = You could still build a house.
