## Wozu eine Art von Zug gut ist, wo ein Tipp nichts Genaueres weiß

settlement-why-explore = Eine neue Landschaft bringt jede Runde ihre Ressource, und Abenteurer zählen sie.
settlement-why-place = Wo die Landschaft liegt, entscheidet, was daneben erkundet werden kann.
settlement-why-fight = Die Landschaft ist wieder frei, und an Diamanten oder Gold kommst du sonst schwer.
settlement-why-outpost = Hält Monster fern, rettet beim Passen eine Ressource, und Verteidiger zählen sie.
settlement-why-region = Ein Siedler holt, was alle freien Landschaften der Wildnisreihe liefern.
settlement-why-street = Ein Siedler setzt alle Gebäude der Siedlungsreihe in Gang.
settlement-why-garrison = Bringt eine Ressource, die du gerade brauchst.
settlement-why-build = Ein Gebäude arbeitet jede Runde, und Baumeister zählen es.
settlement-why-invite = Punkte kommen von Helden, und es kostet keinen Siedler.
settlement-why-swap = Tauscht, wovon du zu viel hast, gegen das, was fehlt.
settlement-why-mirror = Macht aus dem, was du nicht brauchst, das, was fehlt.
settlement-why-gem = Diamanten bleiben dir beim Passen; Holz, Lehm und Stein nicht. Und Helden wollen sie.
settlement-why-gold = Gold bleibt dir beim Passen, bezahlt Helden und füllt Banken.
settlement-why-sell-gold = Kauft genau das, was fehlt.
settlement-why-sell-diamonds = Kauft genau das, was fehlt.
settlement-why-artifact = Hilft am meisten bei dem, was du in der nächsten Runde vorhast.
settlement-why-pass = Was noch zu tun bliebe, kostet mehr, als es bringt.
settlement-why-use = Der Siedler arbeitet schon: Jetzt sind die Gebäude der Siedlungsreihe dran.

settlement-hint-explore = Wildnisreihe { $what } erkunden
