## Der Tisch von Settlement im Browser

settlement-market = Markt
settlement-artifacts = Artefakte
settlement-hero-row = Heldenreihe
settlement-wilderness = Wildnis
settlement-settlement = Siedlung
settlement-decks = Stapel und Vorrat
settlement-supply = Vorrat
settlement-yours = Bei dir
settlement-round-word = Runde
settlement-round = Runde { $round } von { $rounds }
settlement-points = Punkte

settlement-tab-market = Markt
settlement-tab-heroes = Helden
settlement-tab-exchange = Tausch
settlement-tab-others = Andere

## Players

settlement-board-of = Tableau von { $name }
settlement-own-board = Dein Tableau
settlement-show-board = Tableau zeigen
settlement-start-marker = Hat den Startmarker
settlement-passed = Hat gepasst
settlement-passed-short = gepasst
settlement-settlers-free = Freie Siedler: { $free } von { $all }.
settlement-settlers-bonus = Bonussiedler: { $n }. Jeder arbeitet einmal; wen du nicht einsetzt, der bleibt für spätere Runden.
settlement-no-artifact = Noch kein Artefakt
settlement-no-heroes = Noch keine Helden
settlement-heroes-invited =
    { $count ->
        [one] 1 Held
       *[other] { $count } Helden
    }
settlement-count-landscapes =
    { $n ->
        [one] 1 Landschaft
       *[other] { $n } Landschaften
    }
settlement-count-outposts =
    { $n ->
        [one] 1 Festung
       *[other] { $n } Festungen
    }
settlement-count-buildings =
    { $n ->
        [one] 1 Gebäude
       *[other] { $n } Gebäude
    }

## The board

settlement-flag-region =
    { $uses ->
        [0] Wildnisreihe { $name } aktivieren.
        [one] Wildnisreihe { $name } aktivieren. Hier steht ein Siedler.
       *[other] Wildnisreihe { $name } aktivieren. Hier stehen { $uses } Siedler.
    }
settlement-flag-street =
    { $uses ->
        [0] Die { $name } aktivieren.
        [one] Die { $name } aktivieren. Hier steht ein Siedler.
       *[other] Die { $name } aktivieren. Hier stehen { $uses } Siedler.
    }
settlement-space-unexplored = Unerkundet, Wildnisreihe { $region }, Feld { $column }.
settlement-space-landscape = { $landscape }, Wildnisreihe { $region }, Feld { $column }. Ertrag: { $good }. Mögliches Monster: { $monster }.
settlement-space-monster = Hier haust ein Monster: { $monster }! Der Kampf kostet { $n } Siedler.
settlement-space-outpost = Mit Festung.
settlement-space-outpost-used = Mit Festung, in dieser Runde schon aktiviert.
settlement-explore-cost = { $settlers } Siedler
settlement-lot = { $building }, { $street }, Feld { $column }.
settlement-lot-free = Freies Gebäudefeld, { $street }, Feld { $column }.
settlement-lot-stored = Hier liegt: { $count } × { $good }.
settlement-lot-used = Diesmal schon genutzt.
settlement-picked-build = { $move }: Wähle ein freies Feld in deiner Siedlung.
settlement-picked-lot = { $move }: Wähle ein Gebäude auf dem Markt.
settlement-list-goods = Hat { $goods }.
settlement-list-region =
    { $uses ->
        [0] Wildnisreihe { $name }:
        [one] Wildnisreihe { $name }, in dieser Runde aktiviert:
       *[other] Wildnisreihe { $name }, in dieser Runde { $uses }-mal aktiviert:
    }
settlement-list-street =
    { $uses ->
        [0] Die { $name }:
        [one] Die { $name }, in dieser Runde aktiviert:
       *[other] Die { $name }, in dieser Runde { $uses }-mal aktiviert:
    }
settlement-list-lot = Feld { $column }: { $building }.
settlement-list-lot-free = Feld { $column }: frei.

settlement-action-build = Bauen
settlement-action-explore = Erkunden
settlement-action-fight = Kämpfen
settlement-action-outpost = Festung

## The market

settlement-market-card =
    { $building }, kostet { $cost }. { $effect } { $count ->
        [one] { "" }
       *[other] { $count } Stück.
    }
settlement-market-empty = Leeres Marktfeld
settlement-hero-card =
    { $hero }, { $guild }, kostet { $cost }{ $surcharge ->
        [0] { "" }
        [one] {" "}und 1 Diamanten Aufpreis
       *[other] {" "}und { $surcharge } Diamanten Aufpreis
    }. { $points ->
        [0] { $effect }
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    } { $settlers ->
        [0] { "" }
        [one] Bringt 1 Bonussiedler.
       *[other] Bringt { $settlers } Bonussiedler.
    } Lockt an: { $monster }.
settlement-hero-none = Niemand da
settlement-surcharge =
    { $n ->
        [0] Kein Aufpreis.
        [one] Aufpreis: 1 Diamant.
       *[other] Aufpreis: { $n } Diamanten.
    }
settlement-surcharge-sign = Preis
settlement-no-surcharge = ohne Aufpreis
settlement-per = je
settlement-deck-region =
    { $count ->
        [one] Noch 1 Landschaft für Wildnisreihe { $region }
       *[other] Noch { $count } Landschaften für Wildnisreihe { $region }
    }
settlement-deck-buildings = { $count } Gebäude in den Stapeln
settlement-deck-heroes =
    { $count ->
        [one] 1 Held im Stapel
       *[other] { $count } Helden im Stapel
    }
settlement-deck-artifacts =
    { $count ->
        [one] 1 Artefakt im Stapel
       *[other] { $count } Artefakte im Stapel
    }
settlement-supply-good = { $good }: noch { $count } im Vorrat
settlement-supply-settlers = Bonussiedler: noch { $count } im Vorrat
settlement-supply-outposts = Festungen: noch { $count } im Vorrat
settlement-supply-monsters = { $monster }: noch { $count } im Vorrat

settlement-card-cost = Kostet { $cost }
settlement-card-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
settlement-card-now =
    { $n ->
        [one] Für dich jetzt 1 Punkt wert
       *[other] Für dich jetzt { $n } Punkte wert
    }
settlement-card-settlers = Bringt { $n } Bonussiedler
settlement-card-lures = Lockt an: { $monster }

## Exchange

settlement-exchange-title = Tausch
settlement-exchange = { $give } gegen { $get }
settlement-get = Nimm { $get }
settlement-rate-mirror = Eine normale Ressource gegen eine andere, mit dem Spiegel
settlement-rate-swap = Zwei normale Ressourcen gegen eine andere
settlement-rate-gem = Holz, Lehm und Stein gegen einen Diamanten
settlement-rate-gold = Zwei Diamanten gegen ein Gold
settlement-rate-sell-gold = Ein Gold gegen eine normale Ressource
settlement-rate-sell-diamonds = Zwei Diamanten gegen eine normale Ressource

## Moves

settlement-move-artifact = Dieses Artefakt nehmen
settlement-move-build = Bauen
settlement-build-here = Hier bauen
settlement-build-this = { $building } bauen
settlement-move-explore = Erkunden
settlement-move-place = Die Landschaft hierhin legen
settlement-move-fight = Das Monster bekämpfen
settlement-move-outpost = Festung errichten
settlement-move-region = Wildnisreihe aktivieren
settlement-move-street = Siedlungsreihe aktivieren
settlement-move-garrison = Festung aktivieren
settlement-move-invite = Einladen
settlement-move-use = Gebäude nutzen
settlement-move-use-good = Gebäude nutzen
settlement-move-use-outpost = Ressource dieser Landschaft nehmen
settlement-move-swap = Zwei normale Ressourcen gegen eine tauschen
settlement-move-mirror = Eine normale Ressource gegen eine andere tauschen
settlement-move-gem = Gegen einen Diamanten tauschen
settlement-move-gold = Gegen Gold tauschen
settlement-move-sell-gold = Ein Gold tauschen
settlement-move-sell-diamonds = Zwei Diamanten tauschen
settlement-move-store = Eins davon behalten
settlement-move-scroll = Eins davon zusätzlich nehmen
settlement-move-monster = Über das Monster entscheiden
settlement-move-finish = Fertig
settlement-move-end = Zug beenden
settlement-move-pass = Passen
settlement-pass-loses =
    { $n ->
        [one] 1 Ressource verfällt
       *[other] { $n } Ressourcen verfallen
    }
settlement-pass-lost =
    { $n ->
        [one] 1 verfällt
       *[other] { $n } verfallen
    }
settlement-pass-idle =
    { $n ->
        [one] Damit endet die Runde für dich, obwohl noch 1 Siedler arbeiten könnte.
       *[other] Damit endet die Runde für dich, obwohl noch { $n } Siedler arbeiten könnten.
    }
settlement-finish-street = Siedlungsreihe abschließen
settlement-finish-hourglass = Jetzt nicht nutzen
settlement-monster-came = { $monster } auf Feld { $column } deiner Wildnisreihe { $region }: gesperrt, bis du das Monster bekämpfst.
settlement-monster-yes = Erscheinen lassen
settlement-monster-no = Fernhalten
