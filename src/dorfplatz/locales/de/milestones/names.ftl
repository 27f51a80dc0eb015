## Workers

worker-stone = Steinhauer
worker-stone-effect = Du bekommst 1 Stein und 1 mehr je übersprungenem Steinhauer.
worker-wood = Holzfäller
worker-wood-effect = Du bekommst 1 Holz und 1 mehr je übersprungenem Holzfäller.
worker-sand = Sandarbeiter
worker-sand-effect = Du bekommst 1 Sand und 1 mehr je übersprungenem Sandarbeiter.
worker-grain = Getreidebauer
worker-grain-effect = Du bekommst 1 Getreide und 1 mehr je übersprungenem Getreidebauern.
worker-coin = Münzpräger
worker-coin-effect = Du bekommst 1 Münze und 1 mehr je übersprungenem Münzpräger.

## The loop

space-castle = Burg
    .wohin = zur Burg
space-castle-effect = Hier musst du halten. Behalte höchstens 3 Güter, Münzen eingeschlossen; dann verlierst du einen Arbeiter deiner Wahl, außer du hast nur noch zwei.
space-trade = Handelshaus
    .wohin = zum Handelshaus
space-trade-effect = 1 Münze, wenn deine Zahlen steigen (gleiche gehen auch). Danach kannst du für 2 Münzen anwerben, 1 Gut für 2 Münzen kaufen, 2 Güter für 1 Münze verkaufen.
space-office = Bauamt
    .wohin = zum Bauamt
space-office-effect = Baue Straßenabschnitte, Häuser und Marktplätze, so viele du bezahlen kannst.
space-mill = Mühle
    .wohin = zur Mühle
space-mill-effect = Beliefere Marktplätze ohne Mehlsack: Jeder kostet 2 Getreide und bringt 1 Münze und die Punkte von zwei freien Zahlenfeldern ringsum.

space-1 = Wegefeld 1
space-2 = Wegefeld 2
space-3 = Wegefeld 3
space-4 = Wegefeld 4
space-5 = Wegefeld 5
space-6 = Wegefeld 6
space-7 = Wegefeld 7
space-8 = Wegefeld 8

## Pieces

piece-road = Straßenabschnitt
piece-road-effect = Zwei Straßenstücke mit einem Meilenstein dazwischen, vom Ende einer Straße oder von einem Marktplatz aus.
piece-milestone = Meilenstein
piece-milestone-effect = Bringt die Zahl, auf der er steht, als Punkte. Hier zweigt keine Straße ab.
piece-house = Haus
piece-house-effect = In einem Dreieck an einer Straße. Bringt die Punkte der freien Zahlenfelder an den Ecken.
piece-market = Marktplatz
piece-market-effect = Am Ende einer Straße oder zwischen zwei Abschnitten. Bringt seine Zahl als Punkte; hier dürfen Straßen abzweigen.
piece-sack = Mehlsack
piece-sack-effect = Dieser Marktplatz ist beliefert, ein für alle Mal.
piece-cover = Abdeckplättchen
piece-cover-effect = Der Arbeiter darunter ist verloren: Er bringt und zählt nichts mehr. Ein neues Arbeiterplättchen darf darüber.
piece-bonus = Bonusplättchen
piece-bonus-effect = 1 Punkt, wenn du es nimmst, und 1 jedes Mal, wenn sein Arbeiter liefert. Am Ende zählt der Arbeiter doppelt.
