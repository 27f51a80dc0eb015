## Wozu eine Art von Zug gut ist, wo ein Tipp nichts Genaueres weiß

milestones-why-draft = Verschiedene Güter und Zahlen, die von links nach rechts steigen können.
milestones-why-place = So steigen die Zahlen weiter, und für das nächste Plättchen bleibt Platz.
milestones-why-move = Sammelt für den nächsten Bau oder hält dort, wo jetzt etwas zu tun ist.
milestones-why-hire = Mehr Arbeiter, mehr Güter in jeder Runde; und die meisten einer Sorte zählen am Ende.
milestones-why-buy = Genau das, was zum nächsten Bau noch fehlt.
milestones-why-sell = Münzen kaufen alles, und was du nicht brauchst, nimmt dir die Burg.
milestones-why-decline = Das Plättchen ginge bald mit seinem Arbeiter verloren.
milestones-why-discard = Das Gut, das du am wenigsten brauchst.
milestones-why-cover = Der Arbeiter, den du am wenigsten brauchst oder der die Reihenfolge der Zahlen stört.
