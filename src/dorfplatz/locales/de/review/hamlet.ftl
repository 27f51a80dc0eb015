## How points come about, in the table of points

hamlet-score-roads-why = 1 Punkt für jeden Weg, den du gebaut hast, mit dem Meilenstein „Planer/in“ 2. In der Vorschau-Ausgabe 1 Punkt für jeden Ort, der ohne ihn nicht zur Kirche käme.
hamlet-score-longest-why = 2 Punkte für jeden Ort daran: Das ist deine längste Kette von Orten, die aufgedruckte Wege und mindestens ein von dir gebauter verbinden. Über die Kirche führt sie nicht. Jeder hat einen eigenen.
