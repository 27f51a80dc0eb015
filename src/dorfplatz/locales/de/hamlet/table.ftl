## The table of Hamlet in the browser

hamlet-tab-blueprints = Entwürfe
hamlet-tab-others = Andere

## Blueprints

hamlet-row = Entwürfe
hamlet-row-gap = Kein Entwurf
hamlet-bag =
    { $n ->
        [0] Der Beutel ist leer
        [one] 1 Entwurf im Beutel
       *[other] { $n } Entwürfe im Beutel
    }
hamlet-bag-why = Daraus kommen neue Entwürfe.
hamlet-piles-why = Ein Stapel kommt mit dem ersten Ort dazu, der sein Gut herstellt.
hamlet-piles = Stapel, die noch nicht im Beutel sind: { $goods }
hamlet-piles-none = Alle Stapel sind im Beutel
hamlet-hand = Hand von { $name }
hamlet-hand-own = Deine Hand
hamlet-show-hand = Hand zeigen
hamlet-card =
    { $points ->
        [one] { $place }: kostet { $cost }, 1 Punkt.
       *[other] { $place }: kostet { $cost }, { $points } Punkte.
    }
hamlet-card-price =
    { $price ->
        [0] Kostenlos zu haben.
       *[other] Für { $price } Gold zu haben.
    }
hamlet-card-gold = Mit { $gold } Gold darauf.
hamlet-card-cost =
    { $points ->
        [one] Kostet { $cost }. 1 Punkt.
       *[other] Kostet { $cost }. { $points } Punkte.
    }

## Church and market

hamlet-church = Kirche
hamlet-orders-left =
    { $n ->
        [one] Noch 1 Auftrag
       *[other] Noch { $n } Aufträge
    }
hamlet-orders-last = Letzte Runde
hamlet-orders-done = Kirche fertig
hamlet-order =
    { $points ->
        [one] { $what } für 1 Punkt. { $state }
       *[other] { $what } für { $points } Punkte. { $state }
    }
hamlet-order-any = { $n } × { $goods }, beliebig gemischt
hamlet-order-open = Offen.
hamlet-order-by = Erfüllt von { $name }.
hamlet-sales = Verkäufe
hamlet-sales-left =
    { $n ->
        [0] keine weiteren
       *[other] noch { $n } verdeckt
    }
hamlet-sale =
    { $points ->
        [one] { $what } für 1 Punkt und { $gold } Gold
       *[other] { $what } für { $points } Punkte und { $gold } Gold
    }
hamlet-sale-gap = Kein Handelsplättchen

## Goals

hamlet-goals = Ziele
hamlet-milestones = Meilensteine
hamlet-awards = Auszeichnungen
hamlet-goal = { $goal }: { $state }
hamlet-goal-free = Noch zu haben.
hamlet-goal-taken = Schon bei { $who }.
hamlet-goal-holds = hat es
hamlet-milestone-kept = Meilenstein: Wer ihn bekommt, behält ihn.
hamlet-award-open = Auszeichnung: Erst am Ende steht fest, wer sie bekommt.
hamlet-award-nobody = Bisher niemand.
hamlet-award-went = Bekommen hat sie: { $who } ({ $counts }).
hamlet-award-unclaimed = Niemand hat sie bekommen.
hamlet-award-second = Auf dem zweiten Platz: { $who } ({ $counts }).
hamlet-award-leads = Derzeit { $who } ({ $counts }).

## Paying

hamlet-pay = Womit du bezahlst
hamlet-pay-for = Wofür: { $what }
hamlet-pay-order = Kirchenauftrag
hamlet-pay-sale = Handelsplättchen
hamlet-pay-market = Markt
hamlet-pay-share = { $what } ({ $place }).
hamlet-pay-all = So bezahlen
hamlet-pay-more = Ein zweites herstellen
hamlet-pay-spent = Am Markt: { $what }
hamlet-left-villagers =
    { $n ->
        [one] Ein Dorfbewohner von dir könnte noch etwas tun.
       *[other] { $n } deiner Dorfbewohner könnten noch etwas tun.
    }
hamlet-pay-nobody = Rohstoffe und Gekauftes: Daran verdient niemand.
hamlet-gain =
    { $n ->
        [one] { $name } erhält 1 Gold und 1 Punkt.
       *[other] { $name } erhält { $n } Gold und { $n } Punkte.
    }
hamlet-buy = { $good }: 1 für { $price } Gold kaufen

## Players

hamlet-villagers = Dorfbewohner: { $ready } von { $all } bereit
hamlet-donkeys = { $n } Esel
hamlet-roads-left =
    { $n ->
        [one] Noch 1 Weg zu bauen
       *[other] Noch { $n } Wege zu bauen
    }
hamlet-hand-count =
    { $n ->
        [one] 1 Entwurf auf der Hand
       *[other] { $n } Entwürfe auf der Hand
    }
hamlet-tokens = { $good }: noch { $n } herzustellen
hamlet-orders-filled =
    { $n ->
        [one] 1 Kirchenauftrag erfüllt
       *[other] { $n } Kirchenaufträge erfüllt
    }
hamlet-sales-made = { $n } Handelsplättchen
hamlet-flags =
    { $n ->
        [one] 1 Flagge
       *[other] { $n } Flaggen
    }
hamlet-starts = Macht den ersten Zug

# Wozu es gut ist, unter der Zahl.
hamlet-for-gold = Damit bezahlst du Entwürfe, Dorfbewohner, Esel und Einkäufe. Am Ende sind je 3 Gold 1 Punkt; im Punktestand zählen sie schon mit.
hamlet-for-villagers = Jeder erledigt in deinem Zug eine Sache: Er geht zu einem Ort, arbeitet dort und bleibt.
hamlet-for-donkeys = Ressourcen kommen von selbst einen Schritt weit. Für jeden weiteren Schritt muss ein Esel von dir dort stehen, wo sie gerade sind.
hamlet-for-donkeys-preview = Ressourcen kommen von selbst einen Schritt weit, auch ohne Weg. Für jeden weiteren Schritt brauchen sie einen Weg, und ein Esel von dir muss dort stehen, wo sie gerade sind.
hamlet-for-roads = Ein Weg verbindet zwei Orte, wo Wald an Wald oder Fels an Fels liegt. Am Ende: 1 Punkt für jeden Weg, den du gebaut hast, und 2 je Ort an deinem längsten Weg. Das ist deine längste Kette von Orten über aufgedruckte Wege und mindestens einen von dir, aber nicht über die Kirche.
hamlet-for-roads-preview = Ein Weg verbindet zwei Orte, wo Wald an Wald oder Fels an Fels liegt. Am Ende bringt jeder eigene 1 Punkt für jeden Ort, der ohne ihn nicht zur Kirche käme.
hamlet-for-hand = Du kaufst sie im Rathaus und baust sie neben einem Ort, höchstens drei auf der Hand.
hamlet-for-tokens = Immer wenn jemand eines davon verbraucht, bekommst du Gold und Punkte.
hamlet-for-flags = Auf jeder Sonderstätte, die du gebaut hast, steht eine.

## The list

hamlet-village = Dorf
hamlet-list-round = Runde { $round }
hamlet-list-hand = Auf der Hand: { $card }
hamlet-list-links = Verbunden: { $places }
hamlet-list-no-links = Kein Weg führt hierher
hamlet-list-not-joined = Nicht im Wegnetz
hamlet-list-slots = Felder: { $goods }
hamlet-list-slot-empty = leer
hamlet-list-good = { $good } ({ $name })
hamlet-list-good-fine = { $good }, hochwertig ({ $name })
hamlet-list-villagers = Dorfbewohner: { $who }
hamlet-list-villager = { $name } (bereit)
hamlet-list-villager-tired = { $name } (fertig)
hamlet-list-donkeys = Esel: { $who }
hamlet-list-flag = Flagge: { $name }
hamlet-list-roads = Gebaute Wege
hamlet-list-road = { $name }: { $from } – { $to }

## Buttons

hamlet-hire-villager = Dorfbewohner für { $price } Gold anheuern
hamlet-hire-donkey = Esel für { $price } Gold anheuern
hamlet-hire-villager-only = Dorfbewohner anheuern (ein Entwurf ginge nur vorher)
hamlet-hire-donkey-only = Esel anheuern (ein Entwurf ginge nur vorher)

## Moves

hamlet-move-produce = Felder auffüllen
hamlet-move-refine = Ein Gut herstellen
hamlet-move-blueprint = Diesen Entwurf kaufen
hamlet-move-villager = Dorfbewohner anheuern
hamlet-move-donkey = Esel anheuern
hamlet-move-sell = Für dieses Plättchen verkaufen
hamlet-move-order = Diesen Auftrag erfüllen
hamlet-move-beg = Um 1 Gold betteln
hamlet-move-build = Einen Ort bauen
hamlet-move-spot = Hier anlegen
hamlet-move-road = Einen Weg bauen
hamlet-move-use = Damit bezahlen
hamlet-move-buy = Am Markt kaufen
hamlet-move-mix = Das einlagern
hamlet-move-done = Fertig
hamlet-move-herd = Einen Esel führen
hamlet-move-end = Zug beenden
