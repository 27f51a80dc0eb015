## The table of Milestones in the browser

milestones-tab-loop = Rundkurs
milestones-tab-hire = Auslage
milestones-tab-others = Andere
milestones-tab-majorities = Mehrheiten

## The loop

milestones-loop-of = Rundkurs von { $name }
milestones-own-loop = Dein Rundkurs
milestones-show-loop = Rundkurs zeigen
milestones-goal = Mit { $goal } Punkten beginnen die letzten Züge: Alle anderen haben noch einen
milestones-goal-short = Ziel: { $goal }
milestones-points-of = { $points } Punkte; mit { $goal } beginnen die letzten Züge
milestones-moves-left =
    { $n ->
        [0] Keine Bewegung mehr
        [one] Noch 1 Bewegung
       *[other] Noch { $n } Bewegungen
    }
milestones-last-turns = Letzte Züge
milestones-last-why =
    { $reached ->
        [yes] { $name } hat { $goal } Punkte erreicht: Alle anderen haben noch einen Zug.
       *[no] { $name } hat die letzten Arbeiter angeworben: Alle anderen haben noch einen Zug.
    }
milestones-ascending = Die Zahlen steigen (gleiche gehen auch): 1 Münze im Handelshaus
milestones-falling = Die Zahlen steigen nicht durchgehend: keine Münze im Handelshaus. Rot gestrichelt ist, was kleiner ist als die Zahl davor
milestones-starts = Macht den ersten Zug
milestones-ended = Hat das Ende ausgelöst
milestones-free = frei
milestones-short-castle = behalte 3, −1 Arbeiter
milestones-short-castle-spared = behalte 3 Güter
milestones-short-mill = 2 Getreide → Mehl
milestones-short-office = Straße, Haus, Markt
milestones-short-trade = anwerben, handeln

milestones-space-building = { $building }.
milestones-space-worker = Wegefeld { $space }: { $worker }, Zahl { $number }.
milestones-space-covered = Wegefeld { $space }: zugedeckt.
milestones-space-empty = Wegefeld { $space }: frei.
milestones-space-bonus = Mit Bonusplättchen.
milestones-space-piece = Hier steht die Spielfigur.
milestones-spot = { $tile }, auf die Wegefelder { $left } und { $right }

## Worker tiles

milestones-tile = { $left } { $first }, { $right } { $second }
milestones-gap = Kein Plättchen
milestones-display = Arbeiter zum Anwerben
milestones-hire-price =
    { $price ->
        [one] Je 1 Münze
       *[other] Je { $price } Münzen
    }
milestones-stack = Stapel: { $n }
milestones-start-tiles = Startplättchen
milestones-order-why = Zahlen, die von links nach rechts steigen, bringen bei jedem Halt am Handelshaus 1 Münze.
milestones-order-of-choice = { $name } macht den ersten Zug und wählt dafür zuletzt.
milestones-stack-why = So viele Plättchen sind noch anzuwerben. Wer das allerletzte anwirbt, leitet das Ende ein.
milestones-hand = Startplättchen von { $name }
milestones-taken = Gewählt
milestones-to-lay = Startplättchen, noch zu legen
milestones-place-tile = { $tile } legen
milestones-hire-tile = { $tile } anwerben

## Goods, prices and supply

milestones-goods-own = Du hast
milestones-goods = { $name } hat
milestones-buy = Kauf
milestones-buy-good =
    { $price ->
        [one] { $good }: 1 für 1 Münze kaufen
       *[other] { $good }: 1 für { $price } Münzen kaufen
    }
milestones-sell = Verkauf
milestones-sell-good = { $good }: 1 zusammen mit einem anderen Gut für 1 Münze verkaufen
milestones-sell-pair = { $goods } für 1 Münze
milestones-supply = Noch zu bauen
milestones-project-road = Straßenabschnitt: kostet { $cost }. Noch { $left }.
milestones-project-house = Haus: kostet { $cost }. Noch { $left }.
milestones-project-market = Marktplatz: kostet { $cost }. Noch { $left }.
milestones-project-deliver = Lieferung: kostet { $cost }. Mehlsäcke: noch { $left }.
milestones-left-road = Straßenabschnitte: { $left }
milestones-left-house = Häuser: { $left }
milestones-left-market = Marktplätze: { $left }
milestones-left-deliver = Mehlsäcke: { $left }

## Players

milestones-majorities = Mehrheiten im Moment
milestones-majority =
    { $points ->
        [0] { $worker }: { $value }. Die meisten einer Sorte bringen am Ende Punkte; mit Bonusplättchen zählt ein Arbeiter 2.
        [one] { $worker }: { $value }, niemand hat mehr: am Ende 1 Punkt.
       *[other] { $worker }: { $value }, niemand hat mehr: am Ende { $points } Punkte.
    }
milestones-panel =
    { $workers ->
        [one] 1 Arbeiter. Hier steht die Spielfigur: { $place }.
       *[other] { $workers } Arbeiter. Hier steht die Spielfigur: { $place }.
    }

## The list

milestones-list-round = Runde { $round }. { $goal } Punkte beenden das Spiel.
milestones-list-goods = Hat { $goods }.
milestones-list-position = Hier steht die Spielfigur: { $place }.
milestones-list-hand = Noch zu legen: { $tile }.
milestones-list-roads = Straßen
milestones-list-milestones = Meilensteine
milestones-list-markets = Marktplätze
milestones-list-market =
    { $sack ->
        [0] { $place }, noch ohne Mehlsack
       *[other] { $place }, mit Mehlsack
    }
milestones-list-houses = Häuser
milestones-list-bonus = Bonusplättchen
milestones-list-bush = { $place }: { $worker }
milestones-list-none = Keine

## Moves

milestones-move-draft = Diese Arbeiter nehmen
milestones-move-place = Plättchen legen
milestones-move-move = Dorthin ziehen
milestones-move-hire = Anwerben
milestones-move-buy = Eins kaufen
milestones-move-sell = Zwei verkaufen
milestones-move-road = Straßenabschnitt bauen
milestones-move-house = Haus bauen
milestones-move-market = Marktplatz bauen
milestones-move-deliver = Mehl liefern
milestones-move-bonus = Bonusplättchen nehmen
milestones-move-decline = Keins nehmen
milestones-move-discard = Eins abgeben
milestones-move-cover = Diesen Arbeiter verlieren
milestones-move-end = Zug beenden
milestones-picked-road = { $move }: Wähle, wo er weiterführt. Die mittlere Zahl zählt.
milestones-picked-road-way = { $move }: Auf welchem Weg? Wähle die Zahl in der Mitte, sie zählt.
milestones-picked-house = { $move }: Wähle eines der leuchtenden Grundstücke.
milestones-picked-market = { $move }: Wähle eine der leuchtenden Zahlen.
milestones-picked-deliver = { $move }: Wähle den Marktplatz (die zwei höchsten Zahlen zählen) oder erst zwei andere.
milestones-picked-bonus = { $move }: Wähle den Arbeiter, der es bekommt.
milestones-picked-tile = { $move }: Wähle zwei Felder, kleine Zahlen links.
milestones-next-tile = Danach wählst du dafür zwei Felder deines Rundkurses.

# Gefragt, bevor der Zug endet.
milestones-end-house = Du könntest noch ein Haus bauen.
