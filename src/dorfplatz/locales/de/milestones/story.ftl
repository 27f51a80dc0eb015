## What is expected

milestones-prompt-draft =
    { $n ->
        [one] { $who }, wähle dein zweites Startplättchen.
       *[other] { $who }, wähle zwei Startplättchen: Nimm das erste.
    }
milestones-prompt-place =
    { $n ->
        [one] { $who }, lege dein anderes Startplättchen: { $left } { $a } und { $right } { $b }.
       *[other] { $who }, lege { $left } { $a } und { $right } { $b }, oder wähle erst das andere Startplättchen.
    }
milestones-prompt-first-move = { $who }, mache deine erste Bewegung.
milestones-prompt-last-turn = { $who }, das ist dein letzter Zug: Mache deine erste Bewegung.
milestones-prompt-space-move = { $who }, mache deine zweite Bewegung.
milestones-prompt-trade-move = { $who }, wirb an, kaufe oder verkaufe, oder mache deine zweite Bewegung.
milestones-prompt-goods-move = { $who }, kaufe oder verkaufe, oder mache deine zweite Bewegung.
milestones-prompt-sell-move = { $who }, verkaufe Güter, wenn du magst, und mache dann deine zweite Bewegung.
milestones-prompt-office-move = { $who }, baue oder mache deine zweite Bewegung.
milestones-prompt-mill-move = { $who }, beliefere Marktplätze oder mache deine zweite Bewegung.
milestones-prompt-space-end = { $who }, beide Bewegungen sind gemacht: Beende deinen Zug.
milestones-prompt-trade-end = { $who }, wirb an, kaufe oder verkaufe; dann beende deinen Zug.
milestones-prompt-goods-end = { $who }, kaufe oder verkaufe; dann beende deinen Zug.
milestones-prompt-sell-end = { $who }, verkaufe Güter, wenn du magst; dann beende deinen Zug.
milestones-prompt-office-end = { $who }, baue, dann beende deinen Zug.
milestones-prompt-mill-end = { $who }, beliefere Marktplätze, dann beende deinen Zug.
milestones-prompt-nothing-move = { $why } { $who }, mache deine zweite Bewegung.
milestones-prompt-nothing-end = { $why } { $who }, beende deinen Zug.
milestones-prompt-spared-move = Deine letzten zwei Arbeiter lässt dir die Burg. { $who }, mache deine zweite Bewegung.
milestones-prompt-spared-end = Deine letzten zwei Arbeiter lässt dir die Burg. { $who }, beende deinen Zug.
milestones-prompt-last-round = { $prompt } Danach haben alle anderen noch einen Zug.
milestones-prompt-game-ends = { $prompt } Damit endet die Partie.
milestones-prompt-bonus =
    { $n ->
        [one] { $who }, du darfst das Bonusplättchen nehmen ({ $kind }): Wähle den Arbeiter, der es bekommt.
       *[other] { $who }, du darfst { $n } Bonusplättchen nehmen, eins nach dem anderen: Wähle einen Arbeiter für das erste.
    }
milestones-prompt-bonus-more =
    { $n ->
        [one] Noch ein Bonusplättchen ({ $kind }): { $who }, wähle den Arbeiter, der es bekommt. „Keins nehmen“ lässt es liegen.
       *[other] Noch { $n } Bonusplättchen: { $who }, wähle einen Arbeiter für das nächste. „Keins nehmen“ lässt sie liegen.
    }
milestones-prompt-bonus-house = { $who }, wähle den Arbeiter, der das Bonusplättchen unter deinem Haus bekommt.
milestones-prompt-discard =
    { $n ->
        [one] { $who }, die Burg lässt dir 3 Güter: Wähle 1, das du abgibst.
       *[other] { $who }, die Burg lässt dir 3 Güter: Wähle { $n }, die du abgibst.
    }
milestones-prompt-cover = { $who }, die Burg nimmt einen Arbeiter: Wähle, welchen du verlierst.
milestones-prompt-over = Das Spiel ist zu Ende.

## The story

milestones-log-drafted = { $who } nimmt ein Startplättchen: { $left } { $a } und { $right } { $b }.
milestones-log-placed = { $who } legt { $left } { $a } und { $right } { $b } auf die Wegefelder { $first } und { $second }.
milestones-log-moved = { $who } zieht weiter { $space_wohin }.
milestones-log-income = { $who } zieht weiter { $space_wohin }. Die Zahlen steigen, das bringt { $gain }.
milestones-log-produced =
    { $points ->
        [0] { $who } zieht auf Wegefeld { $space } und erhält { $gain }.
        [one] { $who } zieht auf Wegefeld { $space } und erhält { $gain } und 1 Punkt.
       *[other] { $who } zieht auf Wegefeld { $space } und erhält { $gain } und { $points } Punkte.
    }
milestones-log-nothing = { $who } zieht auf Wegefeld { $space }, wo niemand arbeitet.
milestones-log-hired = { $who } wirbt für { $cost } an und legt { $left } { $a } und { $right } { $b } auf die Wegefelder { $first } und { $second }.
milestones-log-tile = Neu in der Auslage: { $left } { $a } und { $right } { $b }.
milestones-log-bonus-lost = { $who } verliert ein Bonusplättchen: { $kind }.
milestones-log-bought = { $who } kauft { $gain } für { $cost }.
milestones-log-sold = { $who } verkauft { $cost } für { $gain }.
milestones-log-road =
    { $points ->
        [one] { $who } baut eine Straße von { $start } über { $milestone } nach { $end }: 1 Punkt.
       *[other] { $who } baut eine Straße von { $start } über { $milestone } nach { $end }: { $points } Punkte.
    }
milestones-log-house =
    { $points ->
        [one] { $who } baut ein Haus in { $triangle }: 1 Punkt.
       *[other] { $who } baut ein Haus in { $triangle }: { $points } Punkte.
    }
milestones-log-market =
    { $points ->
        [one] { $who } baut einen Marktplatz auf { $number }: 1 Punkt.
       *[other] { $who } baut einen Marktplatz auf { $number }: { $points } Punkte.
    }
milestones-log-delivered =
    { $points ->
        [one] { $who } beliefert den Marktplatz auf { $number }: 1 Punkt und { $gain }.
       *[other] { $who } beliefert den Marktplatz auf { $number }: { $points } Punkte und { $gain }.
    }
milestones-log-bonus = { $who } nimmt ein Bonusplättchen ({ $kind }): 1 Punkt.
milestones-log-declined = { $who } lässt das Bonusplättchen liegen.
milestones-log-discarded = { $who } gibt { $what } ab.
milestones-log-covered = { $who } verliert einen Arbeiter an die Burg: { $kind } { $number }.
milestones-log-end-points = { $who } hat das Ziel erreicht! Alle anderen sind noch einmal am Zug.
milestones-log-end-tiles = { $who } hat die letzten Arbeiter angeworben! Alle anderen sind noch einmal am Zug.
milestones-log-round = Runde { $n } beginnt.
milestones-log-over = Der letzte Zug ist vorbei. Nun werden die Mehrheiten gezählt.
milestones-tie-goods = mehr übrige Güter und Münzen

## Previews

milestones-effect-pay = Kostet { $what }.
milestones-effect-gain = Bringt { $what }.
milestones-effect-nothing = Dort arbeitet niemand: Es bringt nichts.
milestones-effect-castle-goods =
    { $n ->
        [one] Die Burg nimmt 1 Gut deiner Wahl.
       *[other] Die Burg nimmt { $n } Güter deiner Wahl.
    }
milestones-effect-castle-worker = Die Burg nimmt einen Arbeiter: Du wählst, welchen du verlierst.
milestones-effect-castle-spared = Deine letzten zwei Arbeiter bleiben dir.
milestones-effect-cover = { $kind }: verloren. Zugedeckt bringt und zählt er nichts mehr.
milestones-effect-laid-over = Zugedeckt und verloren: { $kind } { $number }.
milestones-effect-falls = Die Zahlen steigen dann nicht mehr: keine Münze im Handelshaus.
milestones-effect-rises = Die Zahlen steigen dann wieder: 1 Münze im Handelshaus.
milestones-effect-trade = Danach darfst du anwerben, kaufen und verkaufen.
milestones-effect-office = Danach darfst du bauen.
milestones-effect-mill = Danach darfst du Marktplätze beliefern.
milestones-effect-due = Das Bonusplättchen bringt dann noch 1 Punkt; es kommt auf einen Arbeiter deiner Wahl: { $kind }.
milestones-effect-offered = Du darfst das Bonusplättchen nehmen: { $kind }.
milestones-effect-bonus = Das Bonusplättchen kommt auf einen Arbeiter: { $kind }.
milestones-effect-bonus-lost = Ein Bonusplättchen geht verloren: { $kind }.
milestones-effect-discard = Gibt { $what } ab.
milestones-effect-draw = Ein neues Plättchen wird aufgedeckt; das lässt sich nicht rückgängig machen.
milestones-nothing-trade = Für das Handelshaus brauchst du 2 Münzen oder 2 Güter.
milestones-nothing-office = Deine Güter reichen im Bauamt für nichts.
milestones-nothing-road = Keine Straße hat noch Platz, um weiterzuführen.
milestones-nothing-house = Für ein Haus ist an den Straßen kein Grundstück frei: Baue erst eine Straße.
milestones-nothing-house-bonus = Auf jedem freien Grundstück an den Straßen liegt ein Bonusplättchen, das keiner deiner Arbeiter nehmen kann.
milestones-nothing-market = Für einen Marktplatz ist an den Straßen keine Zahl frei: Baue erst eine Straße.
milestones-nothing-mill = Jede Lieferung kostet 2 Getreide: So viel hast du nicht.
milestones-nothing-deliver = Jeder Marktplatz hat seinen Mehlsack: Erst muss ein neuer gebaut werden.
milestones-effect-end = Löst das Ende aus: Alle anderen sind noch einmal am Zug.

## Points

milestones-score-roads = Straßenabschnitte
milestones-score-roads-item =
    { $n ->
        [one] 1 Meilenstein gesetzt
       *[other] { $n } Meilensteine gesetzt
    }
milestones-score-houses = Häuser
milestones-score-houses-item =
    { $n ->
        [one] 1 Haus gebaut
       *[other] { $n } Häuser gebaut
    }
milestones-score-markets = Marktplätze
milestones-score-markets-item =
    { $n ->
        [one] 1 Marktplatz gebaut
       *[other] { $n } Marktplätze gebaut
    }
milestones-score-deliveries = Lieferungen
milestones-score-deliveries-item =
    { $n ->
        [one] 1 Mehlsack
       *[other] { $n } Mehlsäcke
    }
milestones-score-bonus = Bonusplättchen
milestones-score-bonus-item =
    { $n ->
        [one] 1 Bonusplättchen genommen
       *[other] { $n } Bonusplättchen genommen
    }
milestones-score-production = Bonusplättchen bei der Arbeit
milestones-score-production-item =
    { $n ->
        [one] ein Arbeiter mit Bonusplättchen, einmal
       *[other] Arbeiter mit Bonusplättchen, { $n }-mal
    }
milestones-score-majorities = Mehrheiten
milestones-score-majority = { $kind }: { $value }
milestones-score-majority-now =
    { $points ->
        [0] { $kind }: { $value }, derzeit nichts
        [one] { $kind }: { $value }, derzeit 1 Punkt am Ende
       *[other] { $kind }: { $value }, derzeit { $points } Punkte am Ende
    }

## Why not

milestones-why-game-over = Das Spiel ist zu Ende.
milestones-why-draft-first = Zuerst wählen alle je zwei Startplättchen.
milestones-why-place-first = Zuerst legen alle ihre Startplättchen.
milestones-why-bonus-first = Entscheide zuerst über das Bonusplättchen.
milestones-why-discard-first = Du bist auf der Burg: Gib zuerst Güter ab, bis drei übrig sind.
milestones-why-cover-first = Du bist auf der Burg: Wähle zuerst den Arbeiter, den du verlierst.
milestones-why-start-is-over = Die Startplättchen sind gewählt und gelegt.
milestones-why-start-tile-gone = Hier liegt kein Startplättchen mehr.
milestones-why-already-placed = Dieses Startplättchen liegt schon auf deinem Rundkurs.
milestones-why-covers-start-tile = Es würde dein anderes Startplättchen überdecken.
milestones-why-moves-made = Du hast beide Bewegungen dieses Zuges gemacht.
milestones-why-moves-to-make =
    { $n ->
        [one] Du musst noch 1 Bewegung machen.
       *[other] Du musst noch { $n } Bewegungen machen.
    }
milestones-why-past-the-castle = Es geht nur vorwärts, und auf der Burg musst du stehen bleiben.
milestones-why-move-first = Dort stehst du seit deinem letzten Zug. Um das Feld zu nutzen, musst du neu dorthin ziehen: { $space }.
milestones-why-not-there = Dafür musst du dorthin ziehen: { $space }.
milestones-why-cannot-afford =
    { $sale ->
        [yes] Verkauft werden immer zwei Güter, egal welche. Dafür fehlt noch: { $missing }.
       *[no] Braucht noch { $missing }.
    }
milestones-why-already-hired = Du hast bei diesem Besuch schon angeworben.
milestones-why-slot-empty = Hier liegt kein Plättchen mehr.
milestones-why-no-section-left = Alle Straßenabschnitte sind gebaut.
milestones-why-no-house-left = Alle Häuser sind gebaut.
milestones-why-no-market-left = Alle Marktplätze sind gebaut.
milestones-why-no-branch-at-milestone = An einem Meilenstein kann keine Straße beginnen.
milestones-why-no-branch-without-market = Straßen können nur an einem Marktplatz abzweigen, und hier ist keiner.
milestones-why-no-road-to-continue = Hierher führt keine Straße: Ein Abschnitt beginnt an einem Marktplatz oder am Ende einer Straße.
milestones-why-loop = Die Straße würde bei { $number } auf eine andere treffen: Schleifen sind verboten.
milestones-why-house-there = Hier steht schon ein Haus.
milestones-why-no-road-beside = An diesem Dreieck führt keine Straße entlang.
milestones-why-no-worker-for-bonus = Das Bonusplättchen hier müsste auf einen deiner Arbeiter, aber keiner ist dafür frei: { $kind }.
milestones-why-number-taken = Dieses Zahlenfeld ist schon bebaut.
milestones-why-not-on-a-road = Zu diesem Zahlenfeld führt keine Straße: Ein Marktplatz kommt ans Ende einer Straße oder zwischen zwei Abschnitte.
milestones-why-no-market-there = Hier ist kein Marktplatz.
milestones-why-already-supplied = Dieser Marktplatz hat seinen Mehlsack schon.
milestones-why-numbers-not-free = Diese Zahlen sind um { $number } herum nicht frei.
milestones-why-too-few-numbers =
    { $n ->
        [one] Um den Marktplatz herum ist ein Zahlenfeld frei, und es muss zählen.
       *[other] Von den freien Zahlenfeldern um den Marktplatz herum müssen zwei zählen.
    }
milestones-why-nothing-offered = Bonusplättchen nimmst du nur, wenn du gerade neben ihnen baust.
milestones-why-not-offered = Neben diesem Bonusplättchen hast du gerade nicht gebaut.
milestones-why-wrong-worker = Das Plättchen kann nur auf einen Arbeiter seiner Sorte: { $kind }.
milestones-why-worker-has-bonus = Dieser Arbeiter hat schon ein Bonusplättchen.
milestones-why-must-take = Dort steht dein Haus: Das Plättchen muss auf einen Arbeiter.
milestones-why-only-at-the-castle = Danach fragt nur die Burg.
milestones-why-none-to-discard = Davon hast du nichts: { $good }.
milestones-why-no-worker-there = Hier ist kein Arbeiter.
