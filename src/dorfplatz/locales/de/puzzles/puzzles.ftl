no-such-puzzle = Es gibt kein Rätsel { $found } zu { $game }. Es gibt { $count }.

## Was man aus Rätseln lernt

puzzle-lesson-denied = Was zwei wollen, bekommt, wer zuerst kommt: { $who } hätte sich das als Nächstes genommen.
puzzle-lesson-enables = Denk einen Zug weiter, denn erst nach diesem geht der nächste: { $next }
puzzle-lesson-patience =
    Ein anderer Zug bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
     } mehr, aber dieser ist bis zum Ende mehr wert.
puzzle-lesson-points =
    Erst zählen: Dieser Zug bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
     }, so viel wie kein anderer.
puzzle-lesson-stop = Du musst nicht alles tun, was du kannst: Hier ist es am besten, aufzuhören.
puzzle-lesson-hinder = Schau auch auf die anderen: Dieser Zug kostet { $who } am Ende Punkte.
puzzle-lesson-part = Denk an die Wertung am Ende: Dieser Zug bringt dir mehr bei „{ $part }“.

## Auf der Startseite

puzzles-title = Rätsel
puzzles-text = Ein Zug ist klar der beste. Finde ihn!
puzzles-progress = { $solved } von { $count } gelöst
puzzles-begin = Lösen
puzzles-on = Weiter
puzzles-again = Noch einmal
puzzles-of = Rätsel zu { $game }
puzzles-one = Rätsel { $number }
puzzles-one-solved = Rätsel { $number }, gelöst

## Am Tisch

puzzle-title = Rätsel { $number } von { $count }
puzzle-task = Du spielst { $name }. Welcher Zug ist der beste? Nur dein erster Zug zählt.
puzzle-answer = Antwort
puzzle-right = Das ist der beste Zug!
puzzle-wrong = Es gibt einen besseren Zug.
puzzle-wrong-costs =
    Deiner hat { $percent } % Siegchance statt { $best } % und kostet etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
     }.
puzzle-wrong-wins = Deiner hat { $percent } % Siegchance statt { $best } %.
puzzle-wrong-far = Deiner liegt weit zurück: Beim Vorausrechnen spielt er kaum eine Rolle.
puzzle-kind = { $kind }:
puzzle-kind-of = { $kind }: { $about }.
puzzle-best = Am besten
puzzle-yours = Deiner
puzzle-wins = Siegchance { $percent } %
puzzle-costs =
    Siegchance { $percent } %, kostet etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
     }
puzzle-moves = Was die Züge wert sind
puzzle-method = So ergibt es sich, wenn man weit vorausrechnet und alle gut weiterspielen.
puzzle-again = Noch einmal
puzzle-show = Antwort zeigen
puzzle-next = Nächstes Rätsel
puzzle-play-on = Von hier weiterspielen
