coach-title = Ein Rat zur ersten Partie
coach-ok = Alles klar
coach-off = Keine Ratschläge mehr
