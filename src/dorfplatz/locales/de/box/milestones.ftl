## Was aufgehen muss

box-check-milestones-rows = Jede zweite Reihe des Landes ist um eine Zahl kürzer als die erste, alle anderen sind so lang wie die erste.
box-check-milestones-size = Das Land hat höchstens 250 Zahlen.
box-check-milestones-starts = wie oft die 0 für den Startmarktplatz im Land steht,
box-check-milestones-highest = Die Zahlen des Landes gehen bis { $highest }.
box-check-milestones-bushes = die Zahl der Büsche
box-check-milestones-bonus = die Zahl aller Bonusplättchen
box-check-milestones-tiles = die Zahl der Arbeiterplättchen
box-check-milestones-workers = Die Zahlen der Arbeiter gehen von 1 bis { $highest }.
box-check-milestones-sacks = die Zahl der Mehlsäcke, einer je Marktplatz,
box-check-milestones-markets = Es gibt mindestens einen Marktplatz, den am Start.
box-check-milestones-start-tiles = die Zahl der Startplättchen, zwei je Person und eines mehr,
box-check-milestones-display = die Zahl der Arbeiterplättchen in der Auslage
box-check-milestones-goals = Die Punkte, die das Spiel beenden, sind mindestens 1.
box-check-milestones-spared = Die Burg verschont mindestens einen Arbeiter.
box-check-milestones-triangle = Es gibt kein Dreieck mit den Ecken { $corners }. Nenne drei benachbarte Zahlen nach Reihe und Platz, etwa a2, a3 und b2.
box-check-milestones-bush-twice = Im Dreieck { $corners } steht schon ein Busch.

## Die Teile der Schachtel

box-group-milestones-board = Das Land
box-group-milestones-pieces = Spielteile
box-group-milestones-bonus = Bonusplättchen
box-group-milestones-start = Start
box-group-milestones-game = Nach der Zahl der Personen
box-group-milestones-prices = Preise
box-group-milestones-castle = Burg
box-group-milestones-majority = Mehrheiten
box-group-milestones-tiles = Arbeiterplättchen
box-item-milestones-tiles = Arbeiterplättchen { $n }

box-field-milestones-board-numbers = Zahlen, Reihe für Reihe von oben; 0 ist der Startmarktplatz
box-field-milestones-board-bushes = Büsche, jeder nach den Ecken seines Dreiecks
box-field-milestones-pieces-sections = Straßenabschnitte
box-field-milestones-pieces-houses = Häuser
box-field-milestones-pieces-markets = Marktplätze
box-field-milestones-pieces-sacks = Mehlsäcke
box-field-milestones-start-coins = Münzen je Person
box-field-milestones-start-display = Arbeiterplättchen in der Auslage
box-field-milestones-game-start_tiles = Startplättchen zu zweit, zu dritt und zu viert
box-field-milestones-game-goals = Punkte, die das Spiel beenden, zu zweit, zu dritt und zu viert
box-field-milestones-prices-hire = Münzen fürs Anwerben
box-field-milestones-prices-buy = Münzen für den Kauf eines Guts
box-field-milestones-prices-sell = Güter, die man für eine Münze verkauft
box-field-milestones-prices-deliver = Getreide für eine Lieferung
box-field-milestones-prices-road = Straßenabschnitt
box-field-milestones-prices-house = Haus
box-field-milestones-prices-market = Marktplatz
box-field-milestones-castle-keep = Güter, die man behalten darf
box-field-milestones-castle-workers = Arbeiter, die verschont werden
box-field-milestones-majority-sole = Punkte, wenn jemand allein vorn liegt
box-field-milestones-majority-shared = Punkte je Person bei Gleichstand
