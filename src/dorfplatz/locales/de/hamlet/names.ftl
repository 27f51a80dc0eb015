## Places: the first village

place-church = Kirche
place-church-effect = Erfülle einen Auftrag. Oder bettle um 1 Gold, solange Steinbruch, Holzfällerhütte und Bauernhof voll sind.
place-quarry = Steinbruch
place-quarry-effect = Fülle die leeren Felder mit Stein und nimm 2 Gold.
place-woodcutter = Holzfällerhütte
place-woodcutter-effect = Fülle die leeren Felder mit Holz und nimm 2 Gold.
place-farm = Bauernhof
place-farm-effect = Fülle die leeren Felder mit Getreide und nimm 2 Gold.
place-town-hall = Rathaus
place-town-hall-effect = Kaufe einen Entwurf, heuere dann Dorfbewohner und Esel an.
place-market = Markt
place-market-effect = Verkaufe für eines der offenen Handelsplättchen. Was du anderswo brauchst, lässt sich von hier kaufen.

## Places: barns and refineries

place-barn-1 = Scheune
place-barn-1-effect = Fülle die leeren Felder mit beliebigen Rohstoffen und nimm 2 Punkte.
place-barn-2 = Scheune
place-barn-2-effect = Fülle die leeren Felder mit beliebigen Rohstoffen und nimm 2 Punkte.
place-flour-mill = Getreidemühle
place-flour-mill-effect = Mach aus 1 Getreide 1 Mehl.
place-windmill = Windmühle
place-windmill-effect = Mach aus 1 oder 2 Getreide ebenso viel Mehl.
place-dairy-farm = Schafstall
place-dairy-farm-effect = Mach aus 1 Getreide 1 Milch.
place-cow-conservatory = Kuhstall
place-cow-conservatory-effect = Mach aus 1 oder 2 Getreide ebenso viel Milch.
place-stonemason = Steinhauerei
place-stonemason-effect = Mach aus 1 Stein 1 Mauerstein.
place-master-stonemason = Steinmetzmeisterei
place-master-stonemason-effect = Mach aus 1 oder 2 Stein ebenso viel Mauerstein.
place-sawmill = Sägemühle
place-sawmill-effect = Mach aus 1 Holz 1 Bauholz.
place-lumbermill = Sägewerk
place-lumbermill-effect = Mach aus 1 oder 2 Holz ebenso viel Bauholz.

## Places: landmarks

place-outpost-1 = Außenposten
place-outpost-1-effect = Am Ende 1 Punkt für jeden Ort auf dem kürzesten Weg zur Kirche, beide Enden eingeschlossen.
place-outpost-2 = Außenposten
place-outpost-2-effect = Am Ende 1 Punkt für jeden Ort auf dem kürzesten Weg zur Kirche, beide Enden eingeschlossen.
place-square = Dorfplatz
place-square-effect = Am Ende 3 Punkte für jedes seiner Wegsegmente, das an einem Wegsegment liegt.
place-tradeport = Handelsposten
place-tradeport-effect = Am Ende 1 Punkt für jedes deiner Handelsplättchen.
place-farrier = Hufschmied
place-farrier-effect = Am Ende bringt dein längster Weg 3 statt 2 Punkte je Ort. In der Vorschau-Ausgabe bringt dein bester gebauter Weg 2 statt 1.
place-small-mountain-range = Kleiner Berg
place-small-mountain-range-effect = Am Ende 1 Punkt für jedes Segment, das an einem Felssegment liegt, auch ohne Weg.
place-large-mountain-range = Großer Berg
place-large-mountain-range-effect = Am Ende 2 Punkte für jedes Segment, das an einem Felssegment liegt, auch ohne Weg.
place-small-woodland = Kleiner Forst
place-small-woodland-effect = Am Ende 1 Punkt für jedes Segment, das an einem Waldsegment liegt, auch ohne Weg.
place-large-woodland = Großer Forst
place-large-woodland-effect = Am Ende 2 Punkte für jedes Segment, das an einem Waldsegment liegt, auch ohne Weg.
place-warehouse = Lagerhaus
place-warehouse-effect = Am Ende 1 Punkt mehr für jeden Weg, den du gebaut hast.
place-monument = Monument
place-monument-effect = Am Ende 2 Punkte für jedes Segment, das an einem derselben Art liegt.
place-shrine = Schrein
place-shrine-effect = Am Ende 2 Punkte für jeden Kirchenauftrag, den du erfüllt hast.
place-stables = Eselstall
place-stables-effect = Am Ende 2 Punkte für jeden deiner Esel im Dorf.
place-tavern = Taverne
place-tavern-effect = Am Ende 1 Punkt für jedes Gold, das du hast, höchstens 8.
place-pond-1 = Teich
place-pond-1-effect = Am Ende 3 Punkte, wenn er mit dem Wegnetz verbunden ist.
place-pond-2 = Teich
place-pond-2-effect = Am Ende 3 Punkte, wenn er mit dem Wegnetz verbunden ist.

## Goals: milestones

goal-miller = Müller/in
goal-miller-effect = Für das erste Verarbeitungsgebäude für Mehl. All dein neues Mehl ist hochwertig.
goal-herder = Hirt/in
goal-herder-effect = Für das erste Verarbeitungsgebäude für Milch. All deine neue Milch ist hochwertig.
goal-mason = Maurer/in
goal-mason-effect = Für das erste Verarbeitungsgebäude für Mauerstein. All dein neuer Mauerstein ist hochwertig.
goal-carpenter = Tischler/in
goal-carpenter-effect = Für das erste Verarbeitungsgebäude für Bauholz. All dein neues Bauholz ist hochwertig.
goal-planner = Planer/in
goal-planner-effect = Für den ersten gebauten Weg. Am Ende 1 Punkt mehr für jeden Weg, den du gebaut hast.

## Goals: awards

goal-chaplain = Geistliche/r
goal-chaplain-effect = Am Ende 5 Punkte für die meisten Kirchenaufträge.
goal-sacristan = Seelsorger/in
goal-sacristan-effect = Am Ende 3 Punkte für die zweitmeisten Kirchenaufträge.
goal-merchant = Händler/in
goal-merchant-effect = Am Ende 4 Punkte für die meisten Handelsplättchen.
goal-landscaper = Landschaftsgärtner/in
goal-landscaper-effect = Am Ende 4 Punkte für die meisten Flaggen.

## Roads and segments

road-bridge = Brücke
road-bridge-effect = Verbindet zwei Orte, wo Fels an Fels liegt. Kostet 2 Holz.
road-path = Pflasterpfad
road-path-effect = Verbindet zwei Orte, wo Wald an Wald liegt. Kostet 2 Stein.

segment-road = Weg
segment-forest = Wald
segment-mountain = Fels
