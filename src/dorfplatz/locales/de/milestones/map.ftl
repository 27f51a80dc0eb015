## The land of Milestones in the browser

milestones-land = Das Land

## Its fields in words

milestones-field-free =
    { $road ->
        [end] Zahl { $number } auf { $place }, frei, Ende einer Straße
        [joint] Zahl { $number } auf { $place }, frei, zwischen zwei Straßenabschnitten
       *[none] Zahl { $number } auf { $place }, frei
    }
milestones-field-milestone = Meilenstein auf { $place }
milestones-field-market =
    { $sack ->
        [yes] Marktplatz auf { $place }, mit Mehlsack
       *[no] Marktplatz auf { $place }, noch ohne Mehlsack
    }
milestones-lot =
    { $what ->
        [house] Grundstück { $place }, mit Haus
        [bonus] Grundstück { $place }, Bonusplättchen: { $kind }
        [bush] Grundstück { $place }, ein Busch
       *[free] Grundstück { $place }, frei
    }

## What is begun and done there

milestones-road-over = Straßenabschnitt bei { $places }
milestones-road-section = Straßenabschnitt { $places }
milestones-market-here =
    { $points ->
        [one] Marktplatz hier, 1 Punkt
       *[other] Marktplatz hier, { $points } Punkte
    }
milestones-deliver-with = Lieferung, bei der { $numbers } zählt
milestones-deliver-counting = Mehl liefern: { $numbers }
