## Aim, turn and end in five sentences

rules-brief-milestones =
    Wer am Ende die meisten Punkte hat, gewinnt; sie kommen von Straßen, Häusern, Marktplätzen, Lieferungen und Bonusplättchen und zuletzt von Mehrheiten unter den Arbeitern.
    In deinem Zug bewegst du deine Figur genau zweimal auf deinem Rundkurs, jedes Mal so weit du magst, aber nie an der Burg vorbei.
    Arbeiter geben Güter, im Handelshaus wirbst du an und handelst, im Bauamt baust du, in der Mühle lieferst du Mehl.
    Die Burg nimmt dir einen Arbeiter und lässt dir drei Güter.
    Erreicht jemand das Ziel, haben alle anderen noch einen Zug.

## What people ask, by rule

asked-M-01 = wie gewinne ich, was bringt Punkte, wie bekomme ich Punkte
asked-M-64 = wie endet das Spiel, wann ist Schluss, Ziel, Spielende
asked-M-69 = wie gewinne ich, wer gewinnt
asked-M-70 = Gleichstand
asked-M-12 = was kann ich in meinem Zug tun
asked-M-17 = warum habe ich mehrere bekommen, überspringen, mehrere Güter
asked-M-20 = warum sollen die Zahlen steigen, Reihenfolge der Zahlen, Münze, Einkommen
asked-M-09 = warum ist die Reihenfolge der Startplättchen wichtig, wohin mit den Startplättchen
asked-M-42 = Bonusplättchen, Busch
asked-M-58 = warum verliere ich einen Arbeiter, abdecken
asked-M-68 = Mehrheit, meiste Arbeiter, Punkte am Ende
