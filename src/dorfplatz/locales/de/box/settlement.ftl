## Was aufgehen muss

box-check-settlement-monsters = die Liste der Monster
box-check-settlement-buildings = die Liste der Gebäude
box-check-settlement-artifacts = die Liste der Artefakte
box-check-settlement-building-tiles = die Zahl aller Gebäudeplättchen
box-check-settlement-heroes = die Zahl der Helden
box-check-settlement-hero-keys = die Zahl der verschiedenen Helden
box-check-settlement-landscapes = die Zahl der Landschaften der Wildnisreihe { $region }
box-check-settlement-amounts = Ein Preis oder eine Belohnung hat von jeder Ressource zwischen 0 und 9.
box-check-settlement-supply = { $good } muss für den Start von { $seats } Personen reichen.
box-check-settlement-settlers = Alle brauchen mindestens einen Siedler.
box-check-settlement-rounds = Eine Partie braucht mindestens eine Runde.
box-check-settlement-ranks = Der erste Titel beginnt bei 0 Punkten, und jeder weitere höher als der davor.

## Die Teile der Schachtel

box-group-settlement-supply = Allgemeiner Vorrat
box-group-settlement-start = Start und Länge der Partie
box-group-settlement-surcharge = Aufpreis für Helden
box-group-settlement-scoring = Einlagen
box-group-settlement-solo = Titel im Solospiel
box-group-settlement-monsters = Monster
box-group-settlement-buildings = Gebäude
box-group-settlement-artifacts = Artefakte
box-group-settlement-landscapes = Landschaften
box-group-settlement-heroes = Helden
box-item-settlement-landscapes = Landschaft { $n }

box-field-settlement-supply-bonus_settlers = Bonussiedler
box-field-settlement-supply-outposts = Festungen
box-field-settlement-start-settlers = Siedler je Person
box-field-settlement-start-rounds = Runden
box-field-settlement-surcharge-values = Diamanten nach dem Platz in der Heldenreihe, von links
box-field-settlement-scoring-bank = Punkte je Gold in einer Bank
box-field-settlement-scoring-church = Punkte je Diamant in einer Kirche
box-field-settlement-solo-ranks = Titel
box-field-settlement-solo-from = Ab so vielen Punkten
box-field-settlement-monsters-settlers = Siedler, die es braucht
box-field-settlement-monsters-reward = Belohnung
box-field-settlement-monsters-colour = Farbe
box-field-settlement-landscapes-region = Wildnisreihe
box-field-settlement-heroes-settlers = Bonussiedler
