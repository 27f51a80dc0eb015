## Moves

hamlet-move-produce = Felder auffüllen
hamlet-move-refine = Ein Gut produzieren
hamlet-move-blueprint = Diesen Entwurf kaufen
hamlet-move-villager = Dorfbewohner anheuern
hamlet-move-donkey = Esel anheuern
hamlet-move-sell = Für dieses Plättchen verkaufen
hamlet-move-order = Diesen Auftrag erfüllen
hamlet-move-beg = Um 1 Gold betteln
hamlet-move-build = Einen Ort bauen
hamlet-move-spot = Hier anlegen
hamlet-move-road = Einen Weg bauen
hamlet-move-use = Damit bezahlen
hamlet-move-buy = Am Markt kaufen
hamlet-move-mix = Das einlagern
hamlet-move-done = Fertig
hamlet-move-herd = Einen Esel führen
hamlet-move-end = Zug beenden
