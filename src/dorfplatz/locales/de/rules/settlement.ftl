## Aim, turn and end in five sentences

rules-brief-settlement =
    Wer nach sechs Runden die meisten Punkte hat, gewinnt; Punkte bringen Helden, Gold in Banken und Diamanten in Kirchen.
    In deinem Zug führst du mit deinen Siedlern eine Aktion aus (bauen, erkunden, kämpfen, eine Festung errichten oder eine Wildnisreihe, Siedlungsreihe oder Festung aktivieren) und darfst einen Helden einladen.
    Ressourcen tauschen darfst du in deinem Zug jederzeit.
    Gehen dir Siedler oder Ideen aus, passt du: Du behältst eine normale Ressource je Festung, deine Siedler kommen heim, und du nimmst ein anderes Artefakt.
    Haben alle gepasst, beginnt die nächste Runde; nach der sechsten ist das Spiel zu Ende.

## What people ask, by rule

asked-S-63 = wie gewinne ich, was bringt Punkte, wie bekomme ich Punkte, wie wird gewertet, Wertung
asked-S-64 = wie gewinne ich, wer gewinnt, Gleichstand
asked-S-62 = wie endet das Spiel, wann ist Schluss, Spielende
asked-S-09 = was kann ich in meinem Zug tun, Aktionen, wie viele Aktionen
asked-S-27 = was ist eine Festung, Festung bauen, Außenposten
asked-S-28 = was ist eine Festung, wozu dient eine Festung, Außenposten
asked-S-22 = warum ist ein Monster erschienen, wann kommen Monster
asked-S-25 = wie werde ich ein Monster los, Kampf, kämpfen
asked-S-52 = wann soll ich passen, was passiert beim Passen, Ende der Runde
asked-S-54 = verliere ich meine Ressourcen, was behalte ich
asked-S-44 = was kostet ein Held, Aufpreis, Preis
asked-S-56 = wann wechsle ich mein Artefakt
asked-S-67 = wie viele Punkte allein, Solo, Titel
