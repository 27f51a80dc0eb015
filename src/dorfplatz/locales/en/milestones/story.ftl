## What is expected

milestones-prompt-draft =
    { $n ->
        [one] { $who }, choose your second start tile.
       *[other] { $who }, choose two start tiles: take the first.
    }
milestones-prompt-place =
    { $n ->
        [one] { $who }, lay your other start tile: { $left } { $a } and { $right } { $b }.
       *[other] { $who }, lay { $left } { $a } and { $right } { $b }, or choose the other start tile first.
    }
milestones-prompt-first-move = { $who }, make your first move.
milestones-prompt-last-turn = { $who }, this is your last turn: make your first move.
milestones-prompt-space-move = { $who }, make your second move.
milestones-prompt-trade-move = { $who }, hire, buy or sell, or make your second move.
milestones-prompt-goods-move = { $who }, buy or sell, or make your second move.
milestones-prompt-sell-move = { $who }, sell goods if you like, then make your second move.
milestones-prompt-office-move = { $who }, build, or make your second move.
milestones-prompt-mill-move = { $who }, supply marketplaces, or make your second move.
milestones-prompt-space-end = { $who }, both moves are made: end your turn.
milestones-prompt-trade-end = { $who }, hire, buy or sell, then end your turn.
milestones-prompt-goods-end = { $who }, buy or sell, then end your turn.
milestones-prompt-sell-end = { $who }, sell goods if you like, then end your turn.
milestones-prompt-office-end = { $who }, build, then end your turn.
milestones-prompt-mill-end = { $who }, supply marketplaces, then end your turn.
milestones-prompt-nothing-move = { $why } { $who }, make your second move.
milestones-prompt-nothing-end = { $why } { $who }, end your turn.
milestones-prompt-spared-move = The castle leaves you your last two workers. { $who }, make your second move.
milestones-prompt-spared-end = The castle leaves you your last two workers. { $who }, end your turn.
milestones-prompt-last-round = { $prompt } Then everybody else has one more turn.
milestones-prompt-game-ends = { $prompt } That ends the game.
milestones-prompt-bonus =
    { $n ->
        [one] { $who }, you may take the bonus tile ({ $kind }): choose the worker who gets it.
       *[other] { $who }, you may take { $n } bonus tiles, one after the other: choose a worker for the first.
    }
milestones-prompt-bonus-more =
    { $n ->
        [one] One more bonus tile ({ $kind }): { $who }, choose the worker who gets it. “Take none” leaves it there.
       *[other] { $n } more bonus tiles: { $who }, choose a worker for the next. “Take none” leaves them there.
    }
milestones-prompt-bonus-house = { $who }, choose the worker who gets the bonus tile from under your house.
milestones-prompt-discard =
    { $n ->
        [one] { $who }, the castle lets you keep 3 goods: choose 1 to give up.
       *[other] { $who }, the castle lets you keep 3 goods: choose { $n } to give up.
    }
milestones-prompt-cover = { $who }, the castle takes a worker: choose the one you lose.
milestones-prompt-over = The game is over.

## The story

milestones-log-drafted = { $who } takes a start tile: { $left } { $a } and { $right } { $b }.
milestones-log-placed = { $who } lays { $left } { $a } and { $right } { $b } on spaces { $first } and { $second }.
milestones-log-moved = { $who } moves on to the { $space }.
milestones-log-income = { $who } moves on to the { $space }. The numbers rise, which brings { $gain }.
milestones-log-produced =
    { $points ->
        [0] { $who } moves to space { $space } and gets { $gain }.
        [one] { $who } moves to space { $space } and gets { $gain } and 1 point.
       *[other] { $who } moves to space { $space } and gets { $gain } and { $points } points.
    }
milestones-log-nothing = { $who } moves to space { $space }, where nobody works.
milestones-log-hired = { $who } hires { $left } { $a } and { $right } { $b } for { $cost } and lays them on spaces { $first } and { $second }.
milestones-log-tile = New for hire: { $left } { $a } and { $right } { $b }.
milestones-log-bonus-lost = { $who } loses a bonus tile: { $kind }.
milestones-log-bought = { $who } buys { $gain } for { $cost }.
milestones-log-sold = { $who } sells { $cost } for { $gain }.
milestones-log-road =
    { $points ->
        [one] { $who } builds a road from { $start } via { $milestone } to { $end }: 1 point.
       *[other] { $who } builds a road from { $start } via { $milestone } to { $end }: { $points } points.
    }
milestones-log-house =
    { $points ->
        [one] { $who } builds a house in { $triangle }: 1 point.
       *[other] { $who } builds a house in { $triangle }: { $points } points.
    }
milestones-log-market =
    { $points ->
        [one] { $who } builds a marketplace on { $number }: 1 point.
       *[other] { $who } builds a marketplace on { $number }: { $points } points.
    }
milestones-log-delivered =
    { $points ->
        [one] { $who } supplies the marketplace on { $number }: 1 point and { $gain }.
       *[other] { $who } supplies the marketplace on { $number }: { $points } points and { $gain }.
    }
milestones-log-bonus = { $who } takes a bonus tile ({ $kind }): 1 point.
milestones-log-declined = { $who } leaves the bonus tile where it is.
milestones-log-discarded = { $who } gives up { $what }.
milestones-log-covered = { $who } loses a worker to the castle: { $kind } { $number }.
milestones-log-end-points = { $who } has reached the goal! Everybody else has one more turn.
milestones-log-end-tiles = { $who } has hired the last workers! Everybody else has one more turn.
milestones-log-round = Round { $n } begins.
milestones-log-over = The last turn is over. Now the majorities are counted.
milestones-tie-goods = more goods and coins left

## Previews

milestones-effect-pay = Costs { $what }.
milestones-effect-gain = Brings { $what }.
milestones-effect-nothing = Nobody works there: it brings nothing.
milestones-effect-castle-goods =
    { $n ->
        [one] The castle takes 1 good of your choice.
       *[other] The castle takes { $n } goods of your choice.
    }
milestones-effect-castle-worker = The castle takes a worker: you choose which one you lose.
milestones-effect-castle-spared = Your last two workers stay with you.
milestones-effect-cover = { $kind }: lost. Covered, it brings nothing and no longer counts.
milestones-effect-laid-over = Covered and lost: { $kind } { $number }.
milestones-effect-falls = The numbers no longer rise: no coin at the trading house.
milestones-effect-rises = The numbers rise again: 1 coin at the trading house.
milestones-effect-trade = Then you may hire, buy and sell.
milestones-effect-office = Then you may build.
milestones-effect-mill = Then you may supply marketplaces.
milestones-effect-due = The bonus tile then brings 1 more point; it goes onto a worker of your choice: { $kind }.
milestones-effect-offered = You may take the bonus tile: { $kind }.
milestones-effect-bonus = The bonus tile goes onto a worker: { $kind }.
milestones-effect-bonus-lost = A bonus tile is lost: { $kind }.
milestones-effect-discard = Gives up { $what }.
milestones-effect-draw = A new tile is turned up; that can’t be undone.
milestones-nothing-trade = For the trading house you need 2 coins or 2 goods.
milestones-nothing-office = Your goods don’t pay for anything at the building office.
milestones-nothing-road = No road has room to continue.
milestones-nothing-house = No lot along the roads is free for a house: build a road first.
milestones-nothing-house-bonus = Every free lot along the roads has a bonus tile that none of your workers can take.
milestones-nothing-market = No number along the roads is free for a marketplace: build a road first.
milestones-nothing-mill = Each delivery takes 2 grain: you don’t have that many.
milestones-nothing-deliver = Every marketplace has its sack: another one has to be built first.
milestones-effect-end = Triggers the end: everybody else has one more turn.

## Points

milestones-score-roads = Road sections
milestones-score-roads-item =
    { $n ->
        [one] 1 milestone set
       *[other] { $n } milestones set
    }
milestones-score-houses = Houses
milestones-score-houses-item =
    { $n ->
        [one] 1 house built
       *[other] { $n } houses built
    }
milestones-score-markets = Marketplaces
milestones-score-markets-item =
    { $n ->
        [one] 1 marketplace built
       *[other] { $n } marketplaces built
    }
milestones-score-deliveries = Deliveries
milestones-score-deliveries-item =
    { $n ->
        [one] 1 sack of flour
       *[other] { $n } sacks of flour
    }
milestones-score-bonus = Bonus tiles
milestones-score-bonus-item =
    { $n ->
        [one] 1 bonus tile taken
       *[other] { $n } bonus tiles taken
    }
milestones-score-production = Bonus tiles at work
milestones-score-production-item =
    { $n ->
        [one] a worker with a bonus tile, once
       *[other] workers with a bonus tile, { $n } times
    }
milestones-score-majorities = Majorities
milestones-score-majority = { $kind }: { $value }
milestones-score-majority-now =
    { $points ->
        [0] { $kind }: { $value }, nothing as it stands
       *[other] { $kind }: { $value }, { $points } points at the end as it stands
    }

## Why not

milestones-why-game-over = The game is over.
milestones-why-draft-first = First everybody chooses two start tiles.
milestones-why-place-first = First everybody lays their start tiles.
milestones-why-bonus-first = First decide about the bonus tile.
milestones-why-discard-first = You are at the castle: first give up goods until three are left.
milestones-why-cover-first = You are at the castle: first choose the worker you lose.
milestones-why-start-is-over = The start tiles have been chosen and laid.
milestones-why-start-tile-gone = There is no start tile here any more.
milestones-why-already-placed = This start tile is already on your loop.
milestones-why-covers-start-tile = It would cover your other start tile.
milestones-why-moves-made = You have made both moves of this turn.
milestones-why-moves-to-make =
    { $n ->
        [one] You still have 1 move to make.
       *[other] You still have { $n } moves to make.
    }
milestones-why-past-the-castle = You can only go forward, and you must stop at the castle.
milestones-why-move-first = You have been there since your last turn. To use it, you have to come back to it: { $space }.
milestones-why-not-there = For this you have to move there: { $space }.
milestones-why-cannot-afford =
    { $sale ->
        [yes] Two goods are sold together, any two. Missing for this: { $missing }.
       *[no] Needs { $missing } more.
    }
milestones-why-already-hired = You have already hired on this visit.
milestones-why-slot-empty = No tile lies here any more.
milestones-why-no-section-left = All road sections are built.
milestones-why-no-house-left = All houses are built.
milestones-why-no-market-left = All marketplaces are built.
milestones-why-no-branch-at-milestone = No road can start at a milestone.
milestones-why-no-branch-without-market = Roads can branch only at a marketplace, and there is none here.
milestones-why-no-road-to-continue = No road leads here: a section starts at a marketplace or at the end of a road.
milestones-why-loop = The road would run into another one at { $number }: loops are not allowed.
milestones-why-house-there = A house stands here already.
milestones-why-no-road-beside = No road runs along this triangle.
milestones-why-no-worker-for-bonus = The bonus tile here would have to go onto one of your workers, but you have none free for it: { $kind }.
milestones-why-number-taken = This number is built on already.
milestones-why-not-on-a-road = No road leads to this number: a marketplace goes where a road ends or two sections meet.
milestones-why-no-market-there = There is no marketplace here.
milestones-why-already-supplied = This marketplace has its sack already.
milestones-why-numbers-not-free = These numbers are not free around { $number }.
milestones-why-too-few-numbers =
    { $n ->
        [one] Only one number around the marketplace is free, and it has to count.
       *[other] Two of the free numbers around the marketplace have to count.
    }
milestones-why-nothing-offered = Bonus tiles can be taken only when you build right beside them.
milestones-why-not-offered = You have not built beside this bonus tile just now.
milestones-why-wrong-worker = The tile can only go onto a worker of its kind: { $kind }.
milestones-why-worker-has-bonus = This worker has a bonus tile already.
milestones-why-must-take = Your house stands there: the tile has to go onto a worker.
milestones-why-only-at-the-castle = Only the castle asks for that.
milestones-why-none-to-discard = You have none of it: { $good }.
milestones-why-no-worker-there = There is no worker here.
