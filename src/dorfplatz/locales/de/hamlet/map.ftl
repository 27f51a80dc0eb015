## Das Dorf von Hamlet im Browser

hamlet-map = Das Dorf
hamlet-zoom-in = Näher heran
hamlet-zoom-out = Weiter weg
hamlet-zoom = Näher, weiter weg, das ganze Dorf
hamlet-fit = Das ganze Dorf zeigen

## Seine Orte in Worten

hamlet-place-slots = Ressourcenfelder: { $filled } von { $slots } voll
hamlet-place-villagers = Dorfbewohner von { $names }
hamlet-place-donkeys = Esel von { $names }
hamlet-place-flag = Flagge von { $name }
hamlet-place-apart = noch führt kein Weg zur Kirche
hamlet-slot =
    { $owned ->
        [yes]
            { $fine ->
                [yes] { $good }, hochwertig, hergestellt von { $maker } ({ $place })
               *[no] { $good }, hergestellt von { $maker } ({ $place })
            }
       *[no] { $good } ({ $place })
    }
hamlet-donkeys-at =
    { $n ->
        [one] Dein Esel ({ $place })
       *[other] { $n } Esel von dir ({ $place })
    }
hamlet-road-between = Weg zwischen { $a } und { $b }

## Was dort getan wird

hamlet-do-fill-producer = Felder auffüllen: 2 Gold
hamlet-do-fill-barn = Felder auffüllen: 2 Punkte
hamlet-do-refine = Ein Gut herstellen: { $what }
hamlet-do-blueprint =
    { $cost ->
        [0] Entwurf, kostenlos: { $place }
       *[other] Entwurf für { $cost } Gold: { $place }
    }
hamlet-do-sell =
    { $points ->
        [one] { $what } verkaufen: 1 Punkt und { $gold } Gold
       *[other] { $what } verkaufen: { $points } Punkte und { $gold } Gold
    }
hamlet-do-order = Auftrag für { $points } Punkte erfüllen: { $what }
hamlet-order-goods = { $n } × { $what }
hamlet-do-build = Hier anlegen ({ $at }): { $place } für { $cost }
hamlet-do-road = Von hier aus einen Weg bauen: durch Wald { $forest }, über Fels { $mountain }
hamlet-do-road-at = Den Weg von hier aus bauen: { $place }

hamlet-do-build-card = { $place } bauen

## Was als Nächstes kommt

hamlet-picked-build = { $move }: neben welchem Ort? Gut ist, wo ein Weg frei endet und an einen des neuen Orts passt.
hamlet-picked-road = { $move }: Wähle eine der leuchtenden Kanten. Dein Dorfbewohner geht dorthin.
hamlet-picked-donkey = { $move }: Wähle den leuchtenden Ort, an dem er stehen soll.
hamlet-picked-herd = { $move }: Wähle den Ort am Weg, zu dem er gehen soll.
hamlet-next-build = Danach wählst du, neben welchem Ort. Dein Dorfbewohner geht dorthin und bleibt.
hamlet-next-road = Danach wählst du, über welche Kante. Dein Dorfbewohner geht dorthin und bleibt.
hamlet-next-donkey = Danach wählst du, wo er stehen soll.
hamlet-next-herd = Danach wählst du, wohin er auf einem Weg geht. Dafür brauchst du keinen Dorfbewohner.

## Ein Plättchen anlegen

hamlet-turn = Drehen
hamlet-lay-apart = Hier stößt kein Weg an: Noch kommt niemand dorthin.
hamlet-turn-tile = Das neue Plättchen drehen
hamlet-turn-count = { $n } von { $of }
hamlet-lay = Hier anlegen
hamlet-spot =
    { $ways ->
        [0] Kante { $n } von { $of }, { $kind }: passt nicht
        [one] Kante { $n } von { $of }, { $kind }: passt auf eine Art{ $meets }
       *[other] Kante { $n } von { $of }, { $kind }: passt auf { $ways } Arten{ $meets }
    }
hamlet-spot-joins = . Ein Weg verbindet es: { $places }

## Wie Ressourcen unterwegs sind

hamlet-goes-to = Kommt bis: { $places }
hamlet-goes-nowhere = Von hier führt kein Weg weg.
hamlet-carried = Deine Esel tragen es: { $places }.
hamlet-carried-free = Ein Schritt auf dem Weg, ohne Esel.
hamlet-carried-bare = Der erste Schritt zu einem Nachbarort geht auch ohne Weg.
hamlet-lies-here = Es liegt gleich hier.
hamlet-gets-here = Kann hierher gebracht werden ({ $place }): { $what }
