coach-title = Ein Wort zur ersten Partie
coach-ok = Alles klar
coach-off = Keine Ratschläge mehr
