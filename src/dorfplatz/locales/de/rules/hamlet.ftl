## Aim, turn and end in five sentences

rules-brief-hamlet =
    Wer die meisten Punkte hat, wenn die Kirche steht, gewinnt; Punkte kommen von Orten, Gütern, Verkäufen, Kirchenaufträgen, Sonderstätten, Wegen und Auszeichnungen.
    In deinem Zug führt jeder deiner Dorfbewohner eine Aktion irgendwo im Wegnetz aus: ein Gebäude nutzen, einen Ort bauen oder einen Weg bauen.
    Was verbraucht wird, muss zum Dorfbewohner kommen: Ein Schritt ist frei, jeder weitere braucht einen Esel von dir.
    Wird ein Gut verbraucht, bekommt Gold und Punkte, wer es hergestellt hat.
    Ist der letzte Kirchenauftrag erfüllt, wird die Runde zu Ende gespielt, und die letzten Punkte werden gezählt.

## What people ask, by rule

asked-H-01 = wie gewinne ich, was ist das Ziel
asked-H-70 = wie gewinne ich, wer gewinnt, Gleichstand
asked-H-50 = wie endet das Spiel, wann ist Schluss, Spielende
asked-H-26 = was kann ich in meinem Zug tun, wie viele Aktionen
asked-H-20 = wozu ist ein Esel gut, Esel, Transport, kann nicht hierhin gebracht werden, tragen
asked-H-27 = Esel bewegen, Esel führen, Herde
asked-H-29 = wie komme ich zu Gold, erstes Gold, Geld
asked-H-17 = wie bekomme ich Punkte, Belohnung, Güter der anderen
asked-H-38 = Kirchenauftrag, Kirche vollenden
asked-H-42 = Symbole oben links, Meilenstein, hochwertig
asked-H-51 = Symbole oben links, Auszeichnungen
asked-H-54 = was ist ein Außenposten
