## How points come about, in the table of points

hamlet-score-landmarks-why = Jede zählt, was auf ihrer Karte steht, die Taverne zum Beispiel 1 Punkt je Gold, höchstens 8. Die Karte siehst du, wenn du im Dorf darauf zeigst.
hamlet-score-roads-why = 1 Punkt für jeden Weg, den du gebaut hast, mit dem Meilenstein „Planer/in“ 2.
hamlet-score-roads-why-preview = Jeder Weg, den du gebaut hast, bringt 1 Punkt für jeden Ort, der ohne ihn nicht zur Kirche käme. Mit dem Meilenstein „Planer/in“ bringt jeder 1 Punkt mehr.
hamlet-score-longest-why = 2 Punkte für jeden Ort in deiner längsten Kette von Orten. Verbunden sind sie durch aufgedruckte und eigene Wege, mindestens einer davon ist deiner. Über die Kirche führt die Kette nicht. Jeder hat eine eigene.
hamlet-score-savings-why = 1 Punkt je 3 Gold.
