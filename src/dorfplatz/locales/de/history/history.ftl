## Meine Spiele

history-title = Meine Spiele
history-who = Spiele von
history-none = Was du zu Ende spielst, steht dann hier.
history-games = Spiele
history-won = Gewonnen
history-best = Rekord
history-average = Schnitt
history-length = Länge
history-minutes = { $n } min
history-decisions =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
history-points = Punkte, Spiel für Spiel
history-points-legend = Ein gefüllter Kreis ist ein Sieg oder ein Solospiel; die Linie ist der Schnitt der letzten fünf.
history-plot = Punkte, Spiel für Spiel: { $points }
history-against = Gegen wen
history-opponents = Mit am Tisch
history-alone = Niemand
history-parts = Woher deine Punkte kommen
history-latest = Alle Spiele
history-day = Spiel des Tages
history-known = Übung, zählt nicht
history-victory = gewonnen
history-defeat = verloren
history-csv = Tabelle (CSV)
history-json = Alles (JSON)
history-note = Das alles stammt aus den beendeten Spielen auf diesem Computer und bleibt hier. Löschst du ein Spiel auf der Startseite, ist es auch hier weg.
