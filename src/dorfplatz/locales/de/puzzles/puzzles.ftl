no-such-puzzle = Es gibt kein Rätsel { $found } zu { $game }. Es gibt { $count }.

## Was man aus Rätseln lernt

puzzle-lesson-denied = Was zwei wollen, bekommt, wer zuerst kommt: { $who } hätte sich das als Nächstes genommen.
puzzle-lesson-enables = Denk einen Zug weiter, denn dieser macht den nächsten möglich: { $next }
puzzle-lesson-patience =
    { $points ->
        [one] Ein Punkt sofort kann mehr kosten, als er wert ist
       *[other] { $points } Punkte sofort können mehr kosten, als sie wert sind
     }: Dies bringt bis zum Ende mehr.
puzzle-lesson-points = Erst zählen: Nichts anderes bringt hier sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
puzzle-lesson-stop = Man muss nicht alles tun, was man kann: Hier bringt es am meisten, aufzuhören.
puzzle-lesson-hinder = Schau auch auf die anderen: Der Zug ist der beste, weil { $who } dadurch etwas verliert.
puzzle-lesson-part = Schau auf das, was am Ende zählt: Der Unterschied liegt bei „{ $part }“.

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
puzzle-wrong-costs = Deiner kostet etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }; Siegchance { $percent } % statt { $best } %.
puzzle-wrong-wins = Deiner hat { $percent } % Siegchance statt { $best } %.
puzzle-wrong-far = Deiner liegt weit zurück: Beim Vorausrechnen spielt er kaum eine Rolle.
puzzle-kind = { $kind }:
puzzle-kind-of = { $kind }: { $about }.
puzzle-best = Am besten
puzzle-yours = Deiner
puzzle-wins = Siegchance { $percent } %
puzzle-costs = kostet etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }, Siegchance { $percent } %
puzzle-moves = Was die Züge wert sind
puzzle-method = So ergibt es sich, wenn man weit vorausrechnet und alle gut weiterspielen.
puzzle-again = Noch einmal
puzzle-show = Antwort zeigen
puzzle-next = Nächstes Rätsel
puzzle-play-on = Von hier weiterspielen
