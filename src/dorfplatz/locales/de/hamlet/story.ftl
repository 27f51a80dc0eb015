## What is expected

hamlet-prompt-turn =
    { $n ->
        [one] { $who }, schick deinen Dorfbewohner los, führe Esel oder beende den Zug.
       *[other] { $who }, schick jemanden los (noch { $n }), führe Esel oder beende den Zug.
    }
hamlet-prompt-turn-end = { $who }, führe Esel oder beende den Zug.
hamlet-prompt-spot = { $who }, wähle { $at_wo } die Kante für den neuen Ort: { $place }.
hamlet-prompt-pay = { $who }, bezahle wie vorgeschlagen oder wähle andere leuchtende Ressourcen. Noch zu zahlen: { $what } ({ $place }).
hamlet-prompt-pay-only = { $who }, bezahle wie vorgeschlagen. Noch zu zahlen: { $what } ({ $place }).
hamlet-prompt-fill = { $who }, für den Auftrag ist alles gewählt: Bezahle so oder wähle andere leuchtende Ressourcen ({ $place }).
hamlet-prompt-fill-only = { $who }, für den Auftrag ist alles gewählt: Bezahle so ({ $place }).
hamlet-prompt-more = { $who }, stell ein zweites Gut her oder lass es dabei ({ $place }).
hamlet-prompt-mix = { $who }, wähle, was du einlagerst ({ $place }).
hamlet-prompt-hall = { $who }, heuere im Rathaus Dorfbewohner oder Esel an, oder wähle „Fertig“.
hamlet-prompt-hall-both = { $who }, nimm einen leuchtenden Entwurf, heuere Dorfbewohner oder Esel an, oder wähle „Fertig“.
hamlet-prompt-hall-blueprint = { $who }, nimm einen leuchtenden Entwurf, oder wähle „Fertig“.
hamlet-prompt-hall-done = { $who }, im Rathaus geht nichts mehr: Wähle „Fertig“.
hamlet-prompt-work =
    { $n ->
        [one] { $who }, schick deinen Dorfbewohner los oder beende den Zug.
       *[other] { $who }, schick jemanden los (noch { $n }) oder beende den Zug.
    }
hamlet-prompt-end = { $who }, mehr geht nicht: Beende den Zug.
hamlet-prompt-over = Das Spiel ist zu Ende.

## The story

hamlet-log-produced = { $who } füllt { $place_wo } { $what } auf und erhält { $gain }.
hamlet-log-stored =
    { $points ->
        [0] { $who } legt { $what } in { $place_wen }.
       *[other] { $who } legt { $what } in { $place_wen }: { $points } Punkte.
    }
hamlet-log-rewarded =
    { $n ->
        [one] { $who } erhält { $gain } und 1 Punkt für ein verbrauchtes Gut: { $good }.
       *[other] { $who } erhält { $gain } und { $n } Punkte für ein verbrauchtes Gut: { $good }.
    }
hamlet-log-bought = { $who } kauft { $what } am Markt für { $cost }.
hamlet-log-refined = { $who } stellt { $place_wo } { $what } her.
hamlet-log-refined-fine = { $who } stellt { $place_wo } { $what } her, hochwertig.
hamlet-log-blueprint =
    { $cost ->
        [0] { $who } nimmt kostenlos einen Entwurf: { $place }.
       *[other] { $who } nimmt einen Entwurf für { $cost } Gold: { $place }.
    }
hamlet-log-drawn = Neu in der Entwurfsreihe: { $place }.
hamlet-log-villager = { $who } heuert für { $cost } einen Dorfbewohner an.
hamlet-log-donkey = { $who } heuert für { $cost } einen Esel an, der { $place_wo } wartet.
hamlet-log-sold =
    { $points ->
        [one] { $who } verkauft für 1 Punkt und { $gain }.
       *[other] { $who } verkauft für { $points } Punkte und { $gain }.
    }
hamlet-log-sale = Auf dem Markt liegt ein neues Handelsplättchen.
hamlet-log-order = { $who } erfüllt einen Kirchenauftrag für { $points } Punkte.
hamlet-log-begged = { $who } bettelt vor der Kirche um 1 Gold.
hamlet-log-built =
    { $points ->
        [one] { $who } baut { $place_wen }, angelegt { $at_wo }: 1 Punkt.
       *[other] { $who } baut { $place_wen }, angelegt { $at_wo }: { $points } Punkte.
    }
hamlet-log-milestone = { $who } erreicht einen Meilenstein: { $goal }.
hamlet-log-pile = Der Stapel „{ $good }“ kommt in den Beutel: neue Entwürfe.
hamlet-log-road = { $who } baut einen Weg { $place_woher } { $to_wohin }.
hamlet-log-herded = { $who } führt einen Esel { $place_woher } { $to_wohin }.
hamlet-log-end = { $who } hat den letzten Auftrag erfüllt! Mit dieser Runde endet das Spiel.
hamlet-log-round = Runde { $n } beginnt.
hamlet-log-over = Die Kirche steht. Nun werden die letzten Punkte gezählt.
hamlet-tie-orders = mehr Kirchenaufträge
hamlet-tie-sales = mehr Handelsplättchen

## Previews

hamlet-effect-walk = Dein Dorfbewohner geht { $place_woher } { $to_wohin } und bleibt dort.
hamlet-effect-work = Das macht dein Dorfbewohner { $place_wo }.
hamlet-effect-herd = Dein Esel geht { $place_woher } { $to_wohin }. Von dort trägt er weiter, was du brauchst, nur für dich.
hamlet-effect-donkey = Der neue Esel steht { $place_wo }. Von dort trägt er weiter, was du brauchst, nur für dich.
hamlet-effect-villager = Der neue Dorfbewohner beginnt bei der Kirche und arbeitet ab deinem nächsten Zug.
hamlet-effect-pay = Kostet { $what }.
hamlet-effect-gain = Bringt { $what }.
hamlet-effect-produce = Füllt { $what } auf.
hamlet-effect-use = Verbraucht { $what }.
hamlet-effect-other =
    { $n ->
        [one] { $who } erhält { $gain } und 1 Punkt.
       *[other] { $who } erhält { $gain } und { $n } Punkte.
    }
hamlet-effect-make = Stellt { $what } her.
hamlet-effect-milestone = Bringt einen Meilenstein: { $goal }.
hamlet-effect-draw = Etwas Neues wird aufgedeckt; das lässt sich nicht rückgängig machen.
hamlet-effect-end =
    { $n ->
        [0] Der letzte Auftrag vollendet die Kirche: Mit deinem Zug ist das Spiel zu Ende.
        [one] Der letzte Auftrag vollendet die Kirche: Nach deinem Zug folgt noch einer, dann ist das Spiel zu Ende.
       *[other] Der letzte Auftrag vollendet die Kirche: Nach deinem Zug folgen noch { $n }, dann ist das Spiel zu Ende.
    }

## Points

hamlet-score-building = Gebaute Orte
hamlet-score-building-item =
    { $n ->
        [one] 1 Ort
       *[other] { $n } Orte
    }
hamlet-score-barns = Scheunen
hamlet-score-barns-item =
    { $n ->
        [one] einmal gefüllt
       *[other] { $n }-mal gefüllt
    }
hamlet-score-goods = Güter
hamlet-score-goods-item =
    { $n ->
        [one] 1 Gut verbraucht
       *[other] { $n } Güter verbraucht
    }
hamlet-score-sales = Verkäufe
hamlet-score-sales-item =
    { $n ->
        [one] 1 Handelsplättchen
       *[other] { $n } Handelsplättchen
    }
hamlet-score-orders = Kirchenaufträge
hamlet-score-orders-item =
    { $n ->
        [one] 1 Auftrag
       *[other] { $n } Aufträge
    }
hamlet-score-awards = Auszeichnungen
hamlet-score-award-church = Auszeichnung: Kirchenaufträge
hamlet-score-award-others = Auszeichnung: Verkäufe oder Sonderstätten
hamlet-score-landmarks = Sonderstätten
hamlet-score-landmark = { $place }
hamlet-score-roads = Gebaute Wege
hamlet-score-roads-item =
    { $n ->
        [one] 1 Weg
       *[other] { $n } Wege
    }
hamlet-score-longest = Längster Weg
hamlet-score-longest-item =
    { $n ->
        [one] 1 Ort
       *[other] { $n } Orte
    }
hamlet-score-savings = Für Gold
hamlet-score-savings-item = { $n } Gold

## Why not

hamlet-why-game-over = Das Spiel ist zu Ende.
hamlet-why-spot-first = Wähle zuerst, wohin der neue Ort kommt.
hamlet-why-pay-first = Bezahle zuerst, was du begonnen hast.
hamlet-why-more-first = Entscheide zuerst über ein zweites Gut.
hamlet-why-mix-first = Fülle zuerst die Scheune.
hamlet-why-hall-first = Beende zuerst deinen Besuch im Rathaus.
hamlet-why-not-asked = Danach wird gerade nicht gefragt.
hamlet-why-no-villager = Alle deine Dorfbewohner haben in diesem Zug schon gearbeitet.
hamlet-why-not-in-village = Diesen Ort gibt es im Dorf nicht.
hamlet-why-not-joined = Dorthin führt von der Kirche aus noch kein Weg.
hamlet-why-not-a-producer = Hier entstehen keine Rohstoffe.
hamlet-why-not-a-refinery = Hier werden keine Güter hergestellt.
hamlet-why-full = Alle Ressourcenfelder sind voll.
hamlet-why-no-token = Deine beiden sind schon im Dorf: { $good }.
hamlet-why-cannot-pay =
    { $for ->
        [sale] Das lässt sich nicht herbringen: { $missing }. Für Verkäufe darfst du nichts zukaufen.
       *[deed] Das lässt sich nicht herbringen: { $missing }. Und du kannst nicht alles am Markt kaufen.
    }
hamlet-why-explained = { $place }: { $why } { $help }
hamlet-help-donkey =
    { $n ->
        [one] Das nächste ({ $good }) liegt { $start_wo }; unterwegs fehlt dir { $via_wo } ein Esel.
       *[other] Das nächste ({ $good }) liegt { $start_wo }; unterwegs fehlen dir { $n } Esel, der erste { $via_wo }.
    }
hamlet-help-way =
    { $n ->
        [one] Ein Esel von dir { $via_wo } genügt.
       *[other] Dir fehlen { $n } Esel, der erste { $via_wo }.
    }
hamlet-help-road = Es führt kein Weg { $place_woher } dorthin.
hamlet-help-make = Schick zuerst jemanden { $place_wohin } ({ $good }).
hamlet-help-none = Im Dorf stellt das noch niemand her.
hamlet-why-cannot-fill =
    { $n ->
        [one] Es fehlt 1 Ressource, die sich weder herbringen noch kaufen lässt.
       *[other] Es fehlen { $n } Ressourcen, die sich weder herbringen noch kaufen lassen.
    }
hamlet-why-not-enough-gold = Braucht noch { $n } Gold.
hamlet-why-hand-full = Du hast schon drei Entwürfe.
hamlet-why-row-empty = Hier liegt kein Entwurf.
hamlet-why-blueprint-comes-first = Im Rathaus kommt der Entwurf zuerst, und nur einer.
hamlet-why-already-drafted = Du hast bei diesem Besuch schon einen Entwurf genommen.
hamlet-why-all-villagers = Du hast schon alle vier Dorfbewohner.
hamlet-why-all-donkeys = Du hast schon alle sechs Esel.
hamlet-why-no-sale = Hier liegt kein Handelsplättchen.
hamlet-why-no-order = Einen solchen Auftrag hat die Kirche nicht.
hamlet-why-order-done = Dieser Auftrag ist erfüllt.
hamlet-why-no-begging = Betteln kannst du nur, solange Steinbruch, Holzfällerhütte und Bauernhof voll sind.
hamlet-why-no-blueprint = Hier hast du keinen Entwurf.
hamlet-why-no-spot = An diesem Ort passt es nirgends.
hamlet-why-no-such-segment = Eine solche Kante gibt es nicht.
hamlet-why-segment-taken = Hinter dieser Kante liegt schon ein Ort.
hamlet-why-off-the-table = Dort endet der Tisch.
hamlet-why-overlaps = Es würde auf einem anderen Ort liegen.
hamlet-why-road-into-the-green = Ein Weg würde auf Wald oder Fels treffen.
hamlet-why-no-neighbour = Ein Weg führt nur über eine Kante, an der zwei Orte liegen.
hamlet-why-already-linked = Diese beiden Orte verbindet schon ein Weg.
hamlet-why-cliff = Hier treffen Wald und Fels aufeinander: Über eine Steilwand führt kein Weg.
hamlet-why-would-loop = Die beiden erreichen einander schon: Dieser Weg würde eine Schleife schließen.
hamlet-why-no-roads-left = Du hast alle deine Wege gebaut.
hamlet-why-nothing-there = Hier ist nichts.
hamlet-why-not-needed = Das wird nicht gebraucht: { $good }.
hamlet-why-out-of-reach = Das lässt sich nicht herbringen: Unterwegs fehlt ein Weg oder ein Esel von dir.
hamlet-why-rest-impossible = Dann ließe sich der Rest nicht mehr bezahlen.
hamlet-why-no-trade-for-sales = Was du verkaufst, kannst du nicht am Markt kaufen.
hamlet-why-market-out-of-reach = Vom Markt lässt sich nichts herbringen.
hamlet-why-herd-done = Die Eselherde hat sich in diesem Zug schon bewegt.
hamlet-why-no-donkey-there = Von hier kann keiner deiner Esel losziehen.
hamlet-why-no-road-between = Kein Weg verbindet diese beiden Orte.
