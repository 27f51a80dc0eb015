# Uhren: wie lange alle brauchen dürfen.

clock-time-up = Die Zeit von { $who } ist um; ein Bot spielt weiter, bis der Platz wieder besetzt ist: { $bot }.
clock-seconds = Eine Uhr hat 1 bis { NUMBER($last, useGrouping: 0) } Sekunden, nicht { $found }.
clock-increment = Nach jedem Zug kann es 0 bis { NUMBER($last, useGrouping: 0) } Sekunden mehr geben, nicht { $found }.
clock-turn-increment = Wo jeder Zug seine eigene Zeit hat, kommt nach ihm keine dazu: Lass „increment“ weg oder nimm ein Zeitkonto.
