## Was aufgehen muss

box-check-hamlet-tiles = die Liste der Plättchen
box-check-hamlet-group = die Zahl der Plättchen „{ $group }“
box-check-hamlet-outline = Eine Form schreibt man wie E-R SE-F W-M: für jedes Segment die Richtung (E, SE, SW, W, NW, NE) und was es zeigt (R Weg, F Wald, M Fels).
box-check-hamlet-outline-open = Die Form muss dorthin zurückführen, wo sie beginnt, und darf an keine Ecke zweimal kommen.
box-check-hamlet-outline-round = Die Form muss im Uhrzeigersinn um das Plättchen gehen.
box-check-hamlet-churches = die Zahl der Kirchenseiten für { $players } Personen
box-check-hamlet-markets = die Zahl der Marktseiten für { $players } Personen
box-check-hamlet-sales = die Zahl der Handelsplättchen
box-check-hamlet-tiers = Handelsplättchen stehen in der Reihenfolge ihrer Stufen, die erste Stufe zuerst.

## Die Teile der Schachtel

box-group-hamlet-tiles = Plättchen
box-group-hamlet-layout = Das erste Dorf
box-group-hamlet-church = Kirche
box-group-hamlet-market = Markt
box-group-hamlet-sales = Handelsplättchen
box-group-hamlet-workers = Dorfbewohner und Esel
box-group-hamlet-goals = Auszeichnungen
box-group-hamlet-supply = Vorrat jeder Person
box-item-hamlet-church = Seite { $n }
box-item-hamlet-market = Seite { $n }
box-item-hamlet-sales = Handelsplättchen { $n }

box-field-hamlet-tiles-group = Woher es kommt
box-field-hamlet-tiles-outline = Form, im Uhrzeigersinn
box-field-hamlet-tiles-reward = Punkte für den Bau
box-field-hamlet-tiles-slots = Ressourcenfelder
box-field-hamlet-tiles-makes = Stellt her
box-field-hamlet-layout-church = Kirche: halbe Schritte nach rechts, Reihen nach oben
box-field-hamlet-layout-quarry = Steinbruch: halbe Schritte nach rechts, Reihen nach oben
box-field-hamlet-layout-woodcutter = Holzfällerhütte: halbe Schritte nach rechts, Reihen nach oben
box-field-hamlet-layout-farm = Bauernhof: halbe Schritte nach rechts, Reihen nach oben
box-field-hamlet-layout-market = Markt: halbe Schritte nach rechts, Reihen nach oben
box-field-hamlet-layout-town-hall = Rathaus: halbe Schritte nach rechts, Reihen nach oben
box-field-hamlet-church-parts = Kirchenteile, die schon stehen
box-field-hamlet-church-orders = Aufträge
box-field-hamlet-church-any = Beliebige von diesen
box-field-hamlet-church-count = So viele davon
box-field-hamlet-market-raw = Gold für einen Rohstoff
box-field-hamlet-market-good = Gold für ein Gut
box-field-hamlet-sales-tier = Stufe
box-field-hamlet-sales-takes = Verlangt
box-field-hamlet-workers-villagers = Gold für den zweiten, dritten und vierten Dorfbewohner
box-field-hamlet-workers-donkey = Gold für einen Esel
box-field-hamlet-workers-preview_donkey = Dasselbe in der Vorschau-Ausgabe, zu zweit, zu dritt und zu viert
box-field-hamlet-workers-donkeys = Esel je Person
box-field-hamlet-goals-chaplain = Geistliche/r
box-field-hamlet-goals-sacristan = Seelsorger/in
box-field-hamlet-goals-merchant = Händler/in
box-field-hamlet-goals-landscaper = Landschaftsgärtner/in
box-field-hamlet-supply-roads = Wege
box-field-hamlet-supply-goods = Marker von jedem Gut

box-choice-hamlet-group-start = aus dem ersten Dorf
box-choice-hamlet-group-bag = aus dem Beutel
box-choice-hamlet-group-flour = vom Mehlstapel
box-choice-hamlet-group-milk = vom Milchstapel
box-choice-hamlet-group-brick = vom Mauersteinstapel
box-choice-hamlet-group-timber = vom Bauholzstapel
box-choice-hamlet-makes-raw = beliebige Rohstoffe
