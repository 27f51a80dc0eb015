## The land of Milestones in the browser

milestones-land = The land

## Its fields in words

milestones-field-free =
    { $road ->
        [end] Number { $number } at { $place }, free, end of a road
        [joint] Number { $number } at { $place }, free, between two road sections
       *[none] Number { $number } at { $place }, free
    }
milestones-field-milestone = Milestone at { $place }
milestones-field-market =
    { $sack ->
        [yes] Marketplace at { $place }, with a flour sack
       *[no] Marketplace at { $place }, no flour sack yet
    }
milestones-lot =
    { $what ->
        [house] Lot { $place }, with a house
        [bonus] Lot { $place }, bonus tile: { $kind }
        [bush] Lot { $place }, a bush
       *[free] Lot { $place }, free
    }

## What is begun and done there

milestones-road-over = Road section at { $places }
milestones-road-section = Road section { $places }
milestones-market-here =
    { $points ->
        [one] Marketplace here, 1 point
       *[other] Marketplace here, { $points } points
    }
milestones-deliver-with = Delivery that counts { $numbers }
milestones-deliver-counting = Deliver flour: { $numbers }
