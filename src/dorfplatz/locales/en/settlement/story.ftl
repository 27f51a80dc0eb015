## What is expected

settlement-prompt-draft = { $who }, take your first artifact.
settlement-prompt-turn = { $who }, take an action, invite a hero, or pass.
settlement-prompt-turn-no-settlers = { $who }, you have no settlers left: invite a hero, exchange, or pass.
settlement-prompt-turn-no-settlers-after-hero = { $who }, you have no settlers left: exchange, end your turn, or pass.
settlement-prompt-turn-after-action = { $who }, invite a hero, or end your turn.
settlement-prompt-turn-after-hero = { $who }, take an action, or end your turn.
settlement-prompt-turn-after-both = { $who }, exchange if you like, then end your turn, or pass for the rest of the round.
settlement-prompt-turn-no-hero = { $who }, take an action, or pass.
settlement-prompt-turn-only-end = { $who }, end your turn, or pass for the rest of the round.
settlement-prompt-turn-spent = { $who }, all settlers are at work: end your turn to invite one more hero, or pass.
settlement-prompt-turn-spent-exchange = { $who }, all settlers are at work: exchange, or pass.
settlement-prompt-turn-spent-pass = { $who }, all settlers are at work: pass.
settlement-prompt-turn-stuck-exchange = { $who }, no action is possible any more: exchange, or pass.
settlement-prompt-turn-stuck-pass = { $who }, nothing more is possible: pass.
settlement-prompt-place = { $who }, choose where in region { $region } the new landscape goes: { $landscape }.
settlement-prompt-street = { $who }, use the buildings of the { $street } in any order.
settlement-prompt-street-exchange = { $who }, finish the { $street }, or exchange first to use more of it.
settlement-prompt-street-done = { $who }, nothing more can be used here: finish the { $street }.
settlement-prompt-hourglass = { $who }, use your new building ({ $building }) right away?
settlement-prompt-scroll = { $who }, choose the Scroll’s extra resource from region { $region }.
settlement-prompt-monster = { $who }, should a monster ({ $monster }) appear on space { $column } ({ $landscape })?
settlement-prompt-store =
    { $n ->
        [one] { $who }, choose 1 basic resource to keep.
       *[other] { $who }, choose { $n } basic resources to keep.
    }
settlement-prompt-artifact = { $who }, take an artifact for the next round.
settlement-prompt-over = The game is over.

## The story

settlement-log-artifact =
    { $some ->
        [1] { $who } takes the { $artifact } and gets { $gain }.
       *[other] { $who } takes the { $artifact }.
    }
settlement-log-artifact-swap =
    { $some ->
        [1] { $who } swaps the { $old } for the { $artifact } and gets { $gain }.
       *[other] { $who } swaps the { $old } for the { $artifact }.
    }
settlement-log-artifact-drawn = The { $artifact } joins the artifact row.
settlement-log-built = { $who } builds the { $building } for { $cost }.
settlement-log-explored = { $who } explores region { $region } and finds { $landscape }.
settlement-log-compass = { $who } gets { $gain } from the new landscape.
settlement-log-monster = { $monster }! It appears in { $who }’s region { $region }, space { $column }.
settlement-log-fought =
    { $some ->
        [1] { $who } drives off the { $monster } and gets { $gain }.
       *[other] { $who } drives off the { $monster }.
    }
settlement-log-outpost =
    { $some ->
        [1] { $who } builds an outpost in region { $region }, space { $column }, and gets { $gain }.
       *[other] { $who } builds an outpost in region { $region }, space { $column }.
    }
settlement-log-region = { $who } activates region { $region } and gets { $gain }.
settlement-log-scroll = { $who } takes { $gain } more with the Scroll.
settlement-log-street = { $who } activates the { $street }.
settlement-log-garrison = { $who } activates the outpost in region { $region }, space { $column }, and gets { $gain }.
settlement-log-used = { $who } uses the { $building } and gets { $gain }.
settlement-log-traded = { $who } uses the { $building } and gives { $cost } for { $gain }.
settlement-log-bank = { $who } puts 1 gold into the bank.
settlement-log-church = { $who } puts 1 diamond into the church.
settlement-log-invited =
    { $some ->
        [1] { $who } invites { $hero } ({ $guild }) for { $cost } and gets { $gain }.
       *[other] { $who } invites { $hero } ({ $guild }) for { $cost }.
    }
settlement-log-hero-drawn = { $hero } joins the hero row.
settlement-log-hero-left = { $hero } has waited long enough and leaves.
settlement-log-market = New on the market: { $building }.
settlement-log-exchanged = { $who } exchanges { $cost } for { $gain }.
settlement-log-passed = { $who } passes.
settlement-log-passed-first = { $who } passes first and takes the start marker.
settlement-log-stored = { $who } stores { $what }.
settlement-log-discarded = { $who } gives back { $what }.
settlement-log-lacking = No longer in the supply: { $what }.
settlement-log-round = Round { $n } begins. { $who } starts.
settlement-log-over = The sixth round is over. Now the points are counted.
settlement-tie-gold = more gold in the stock
settlement-tie-diamond = more diamonds in the stock

## Previews

settlement-effect-settlers =
    { $bonus ->
        [0] { $n ->
            [one] Uses 1 settler.
           *[other] Uses { $n } settlers.
        }
       *[other] { $n ->
            [one] Uses 1 settler: a bonus settler goes.
           *[other] Uses { $n } settlers, { $bonus } of them bonus settlers.
        }
    }
settlement-effect-pay = Costs { $what }.
settlement-effect-gain = Brings { $what }.
settlement-effect-lacking = No longer in the supply: { $what }.
settlement-effect-monster = A monster will appear: { $monster }.
settlement-effect-draw = A landscape is drawn, perhaps with a monster; that can’t be undone.
settlement-effect-fought = It may come back when the region pays, until an outpost stands here.
settlement-effect-reveal = Something new is turned up; that can’t be undone.
settlement-effect-discard = Gives back { $what }.
settlement-effect-deposit = Stays there for good: { $good }.
settlement-effect-start-marker = You take the start marker.

## Points

settlement-score-adventurers = Adventurers
settlement-score-defenders = Defenders
settlement-score-builders = Builders
settlement-score-artisans = Artisans
settlement-score-banks = Gold in banks
settlement-score-churches = Diamonds in churches
settlement-score-hero = { $hero }
settlement-score-bank = Bank with { $n } gold
settlement-score-church =
    { $n ->
        [one] Church with 1 diamond
       *[other] Church with { $n } diamonds
    }
settlement-result-solo =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    } Your title: { $rank }.

## Why not

settlement-why-game-over = The game is over.
settlement-why-draft-first = First everybody takes an artifact.
settlement-why-place-first = First place the landscape you have drawn.
settlement-why-street-first = First finish the street: use its buildings, or choose “Done with the street”.
settlement-why-hourglass-first = First decide whether to use the building you have just built.
settlement-why-scroll-first = First choose the Scroll’s extra resource.
settlement-why-monster-first = First decide whether the monster appears.
settlement-why-store-first = You are passing: first choose which basic resources to keep.
settlement-why-artifact-first = You are passing: first take an artifact for the next round.
settlement-why-not-asked = This is not called for right now.
settlement-why-action-already-taken = You have already taken your action this turn.
settlement-why-hero-already-invited = You have already invited a hero this turn.
settlement-why-too-few-settlers =
    { $n ->
        [one] Needs 1 more settler.
       *[other] Needs { $n } more settlers.
    }
settlement-why-cannot-afford = Needs { $missing } more.
settlement-why-market-slot-empty = This market slot is empty.
settlement-why-settlement-full = All nine spaces of your settlement are built on.
settlement-why-lot-taken = A building stands here already.
settlement-why-region-full = This region is fully explored.
settlement-why-first-in-region-one = Your first landscape has to lie in region I.
settlement-why-not-adjacent = No explored landscape is next to it.
settlement-why-space-taken = A landscape lies here already.
settlement-why-no-landscape = Not explored yet. A new landscape has to lie next to an explored one, the very first in region I.
settlement-why-no-monster = There is no monster here.
settlement-why-monster-there = A monster is in the way.
settlement-why-outpost-there = An outpost stands here already.
settlement-why-no-outpost = There is no outpost here.
settlement-why-outpost-used = This outpost was already activated this round.
settlement-why-region-empty = Region { $region } has no landscape yet.
settlement-why-region-used = Region { $region } was already activated this round.
settlement-why-street-empty = The { $street } has no building yet.
settlement-why-street-used = The { $street } was already activated this round.
settlement-why-second-use-spent = Your artifact has already given its second activation this round.
settlement-why-no-hero = Nobody stands here.
settlement-why-supply-short =
    { $left ->
        [0] The supply has run out: { $good }.
       *[other] Only { $left } left in the supply, and { $n } are needed: { $good }.
    }
settlement-why-bonus-supply-short = Fewer than two bonus settlers are left in the supply.
settlement-why-no-building = There is no building here.
settlement-why-other-effect = This building does something else.
settlement-why-effect-used = This building has already been used.
settlement-why-no-mirror = Only the Mirror of Transformation exchanges one for one.
settlement-why-just-mirrored = The Mirror has only just given you this: { $good }.
settlement-why-artifact-not-there = This artifact is not in the row.
settlement-why-artifact-held = You can’t keep the same artifact.
settlement-why-nothing-to-store = You have no more of it to keep: { $good }.
settlement-why-not-paid = The region has paid none of this: { $good }.
settlement-why-nothing-to-finish = There is nothing to finish.
settlement-why-nothing-done-yet = Take an action or invite a hero first; if you want neither, pass.
settlement-why-no-outpost-left = No outposts are left in the supply.
