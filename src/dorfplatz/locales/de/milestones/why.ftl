## Wozu eine Art von Zug gut ist, wo ein Tipp nichts Genaueres weiß

milestones-why-draft = Verschiedene Güter und Zahlen, die von links nach rechts steigen können.
milestones-why-place = So steigen die Zahlen weiter, und für das nächste Plättchen bleibt Platz.
milestones-why-move = Sammelt für den nächsten Bau.
milestones-why-move-castle = Ein neuer Umlauf beginnt, und deine Arbeiter liefern wieder.
milestones-why-move-mill = Aus 2 Getreide wird hier Mehl, das an jedem Marktplatz ohne Mehlsack Punkte bringt.
milestones-why-move-office = Hier werden aus Gütern Straßen, Häuser und Marktplätze: So entstehen Punkte.
milestones-why-move-trade = Hier wirbst du an, kaufst, was fehlt, und verkaufst, was übrig ist.
milestones-why-hire = Mehr Arbeiter, mehr Güter in jedem Umlauf; und die meisten einer Sorte zählen am Ende.
milestones-why-buy = Genau das, was zum nächsten Bau noch fehlt.
milestones-why-sell = Mit Münzen kaufst du alles, und was du nicht brauchst, nimmt dir die Burg.
milestones-why-decline = Dort wartet es auf einen Arbeiter, den du behältst.
milestones-why-discard = Das Gut, das du am wenigsten brauchst.
milestones-why-cover = Der Arbeiter, den du am wenigsten brauchst oder der die Reihenfolge der Zahlen stört.
milestones-why-bonus = Jetzt ein Punkt, und jedes Mal wieder einer, wenn dieser Arbeiter liefert.
