## The table of Settlement in the browser

settlement-market = Market
settlement-artifacts = Artifacts
settlement-hero-row = Hero row
settlement-wilderness = Wilderness
settlement-settlement = Settlement
settlement-decks = Decks and supply
settlement-supply = Supply
settlement-yours = Yours
settlement-round-word = Round
settlement-round = Round { $round } of { $rounds }
settlement-points = points

settlement-tab-market = Market
settlement-tab-heroes = Heroes
settlement-tab-exchange = Exchange
settlement-tab-others = Others

## Players

settlement-board-of = { $name }’s board
settlement-own-board = Your board
settlement-show-board = Show the board
settlement-start-marker = Has the start marker
settlement-passed = Has passed
settlement-passed-short = passed
settlement-settlers-free = Free settlers: { $free } of { $all }.
settlement-settlers-bonus = Bonus settlers: { $n }. Each works once; those you don’t send stay for later rounds.
settlement-no-artifact = No artifact yet
settlement-no-heroes = No heroes yet
settlement-heroes-invited =
    { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    }
settlement-count-landscapes =
    { $n ->
        [one] 1 landscape
       *[other] { $n } landscapes
    }
settlement-count-outposts =
    { $n ->
        [one] 1 outpost
       *[other] { $n } outposts
    }
settlement-count-buildings =
    { $n ->
        [one] 1 building
       *[other] { $n } buildings
    }

## The board

settlement-flag-region =
    { $uses ->
        [0] Activate region { $name }.
        [one] Activate region { $name }. A settler stands here.
       *[other] Activate region { $name }. { $uses } settlers stand here.
    }
settlement-flag-street =
    { $uses ->
        [0] Activate the { $name }.
        [one] Activate the { $name }. A settler stands here.
       *[other] Activate the { $name }. { $uses } settlers stand here.
    }
settlement-space-unexplored = Unexplored, region { $region }, space { $column }.
settlement-space-landscape = { $landscape }, region { $region }, space { $column }. Pays { $good }. A { $monster } may appear.
settlement-space-monster =
    { $n ->
        [one] A { $monster } is here! Fighting it takes 1 settler.
       *[other] A { $monster } is here! Fighting it takes { $n } settlers.
    }
settlement-space-outpost = With an outpost.
settlement-space-outpost-used = With an outpost, already activated this round.
settlement-explore-cost =
    { $settlers ->
        [one] 1 settler
       *[other] { $settlers } settlers
    }
settlement-lot = { $building }, { $street }, space { $column }.
settlement-lot-free = Free building space, { $street }, space { $column }.
settlement-lot-stored = Stored here: { $count } × { $good }.
settlement-lot-used = Already used.
settlement-picked-build = { $move }: choose a free space in one of your streets.
settlement-picked-lot = { $move }: choose a building at the market.
settlement-list-goods = Has { $goods }.
settlement-list-region =
    { $uses ->
        [0] Region { $name }:
        [one] Region { $name }, activated this round:
       *[other] Region { $name }, activated { $uses } times this round:
    }
settlement-list-street =
    { $uses ->
        [0] The { $name }:
        [one] The { $name }, activated this round:
       *[other] The { $name }, activated { $uses } times this round:
    }
settlement-list-lot = Space { $column }: { $building }.
settlement-list-lot-free = Space { $column }: free.

settlement-action-build = Build
settlement-action-explore = Explore
settlement-action-fight = Fight
settlement-action-outpost = Outpost

## The market

settlement-market-card =
    { $building }, costs { $cost }. { $effect } { $count ->
        [one] { "" }
       *[other] { $count } of them.
    }
settlement-market-empty = Empty market slot
settlement-hero-card =
    { $hero }, { $guild }, costs { $cost }{ $surcharge ->
        [0] { "" }
        [one] {" "}and a surcharge of 1 diamond
       *[other] {" "}and a surcharge of { $surcharge } diamonds
    }. { $points ->
        [0] { $effect }
        [one] 1 point.
       *[other] { $points } points.
    } { $settlers ->
        [0] { "" }
        [one] Brings 1 bonus settler.
       *[other] Brings { $settlers } bonus settlers.
    } Lures the { $monster }.
settlement-hero-none = Nobody here
settlement-surcharge =
    { $n ->
        [0] No surcharge.
        [one] Surcharge: 1 diamond.
       *[other] Surcharge: { $n } diamonds.
    }
settlement-surcharge-sign = price
settlement-no-surcharge = no extra
settlement-per = per
settlement-deck-region =
    { $count ->
        [one] 1 landscape left to explore in region { $region }
       *[other] { $count } landscapes left to explore in region { $region }
    }
settlement-deck-buildings =
    { $count ->
        [one] 1 building in the stacks
       *[other] { $count } buildings in the stacks
    }
settlement-deck-heroes =
    { $count ->
        [one] 1 hero in the deck
       *[other] { $count } heroes in the deck
    }
settlement-deck-artifacts =
    { $count ->
        [one] 1 artifact in the stack
       *[other] { $count } artifacts in the stack
    }
settlement-supply-good = { $good }: { $count } left in the supply
settlement-supply-settlers = Bonus settlers: { $count } left in the supply
settlement-supply-outposts = Outposts: { $count } left in the supply
settlement-supply-monsters = { $monster }: { $count } left in the supply

settlement-card-cost = Costs { $cost }
settlement-card-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
settlement-card-now =
    { $n ->
        [one] Worth 1 point to you now
       *[other] Worth { $n } points to you now
    }
settlement-card-settlers =
    { $n ->
        [one] Brings 1 bonus settler
       *[other] Brings { $n } bonus settlers
    }
settlement-card-lures = Lures the { $monster }

## Exchange

settlement-exchange-title = Exchange
settlement-exchange = { $give } for { $get }
settlement-get = Get { $get }
settlement-rate-mirror = One basic resource for another, with the Mirror
settlement-rate-swap = Two basic resources for one other
settlement-rate-gem = Wood, clay and stone for a diamond
settlement-rate-gold = Two diamonds for one gold
settlement-rate-sell-gold = One gold for a basic resource
settlement-rate-sell-diamonds = Two diamonds for a basic resource

## Moves

settlement-move-artifact = Take this artifact
settlement-move-build = Build
settlement-build-here = Build here
settlement-build-this = Build the { $building }
settlement-move-explore = Explore
settlement-move-place = Lay the landscape here
settlement-move-fight = Fight the monster
settlement-move-outpost = Build an outpost
settlement-move-region = Activate the region
settlement-move-street = Activate the street
settlement-move-garrison = Activate the outpost
settlement-move-invite = Invite
settlement-move-use = Use the building
settlement-move-use-good = Use the building
settlement-move-use-outpost = Get the resource of this landscape
settlement-move-swap = Exchange two basics for one
settlement-move-mirror = Exchange one basic for another
settlement-move-gem = Exchange for a diamond
settlement-move-gold = Exchange for gold
settlement-move-sell-gold = Exchange one gold
settlement-move-sell-diamonds = Exchange two diamonds
settlement-move-store = Keep one of these
settlement-move-scroll = Take one more of these
settlement-move-monster = Decide about the monster
settlement-move-finish = Done
settlement-move-end = End turn
settlement-move-pass = Pass
settlement-pass-loses =
    { $n ->
        [one] 1 resource is lost
       *[other] { $n } resources are lost
    }
settlement-pass-lost = { $n } lost
settlement-pass-idle =
    { $n ->
        [one] That ends the round for you, and 1 settler could still work.
       *[other] That ends the round for you, and { $n } settlers could still work.
    }
settlement-finish-street = Done with the street
settlement-finish-hourglass = Don’t use it now
settlement-monster-came = { $monster } on space { $column } of your region { $region }: blocked until you fight it.
settlement-monster-yes = Let it appear
settlement-monster-no = Keep it away
