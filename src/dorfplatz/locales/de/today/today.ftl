## Das Spiel des Tages

today-title = Spiel des Tages
today-text = einmal am Tag, für alle dieselben Karten
today-calendar = Kalender
today-alone = Für dich allein
today-against = Gegen: { $bots }
today-play = Spielen
today-go-on = Weiterspielen
today-practise = Üben
today-look = Ansehen
today-goal = Zu schlagen: die { $goal } Punkte des Könners.
today-goal-soon = Ein Könner spielt gerade dieselben Karten: Gleich steht hier, was zu schlagen ist.
today-reached =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
today-reached-goal =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, der Könner { $goal }
today-beaten = So gut wie der Könner
today-done = Zu Ende gespielt
today-open = Angefangen
today-not-played = Nicht gespielt
today-streak =
    { $days ->
        [0] Noch keine Serie
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
today-month-before = Einen Monat zurück
today-month-after = Einen Monat weiter
today-note = Dein erster Versuch am Tag selbst zählt; was du danach spielst, ist Übung. Ein Tag zählt, sobald eins seiner Spiele zu Ende ist. Alles bleibt auf diesem Computer.
today-share = Ergebnis kopieren
today-copied = Das Ergebnis ist kopiert.
today-share-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
today-share-goal = { $points } (Könner { $goal })

## Am Tisch

today-deal = Die Karten vom { $date }, für alle dieselben.
today-practice = Das hier ist Übung und zählt nicht.
today-practice-done = Das war Übung: Nur der erste Versuch am Tag selbst zählt.
today-beaten-done = So gut wie der Könner oder besser. Stark!
today-tomorrow = Morgen gibt es neue Karten.
