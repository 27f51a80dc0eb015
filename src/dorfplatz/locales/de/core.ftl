## Players and amounts

player-number = Person { $n }
amount-nothing = nichts

## Die Punkte eines Zugs

points-turn =
    { $who } in diesem Zug: { $sign }{ $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
points-final =
    { $who }, letzter Zug und Schlusswertung: { $sign }{ $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }

## How a game ends

result-winners-1 =
    { $who1 } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
result-winners-2 =
    { $who1 } und { $who2 } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
result-winners-3 =
    { $who1 }, { $who2 } und { $who3 } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
result-winners-4 =
    { $who1 }, { $who2 }, { $who3 } und { $who4 } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
result-tie-1 =
    { $who1 } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, bei Gleichstand durch { $by }.
result-tie-2 =
    { $who1 } und { $who2 } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, bei Gleichstand durch { $by }.
result-tie-3 =
    { $who1 }, { $who2 } und { $who3 } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, bei Gleichstand durch { $by }.

## Problems

unknown-game = Es gibt kein Spiel „{ $name }“. Es gibt: { $known }.{ $guess ->
    [none] { "" }
   *[other] { " " }Meintest du { $guess }?
 }
unknown-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { $known }.
own-bot-no-module = Der Bot { $bot } lässt sich nicht laden: Es gibt hier kein Modul { $module }.
own-bot-not-imported = Der Bot { $bot } lässt sich nicht laden: Der Import von { $module } scheitert mit { $cause }
own-bot-no-class = Der Bot { $bot } lässt sich nicht laden: Das Modul { $module } hat keine Klasse „{ $wanted }“. Der Name wird so geschrieben: modul:Klasse
own-bot-arguments = Der Bot { $bot } lässt sich nicht erzeugen: Eine Klasse bekommt einen Startwert oder nichts, diese will { $found }.
own-bot-not-made = Der Bot { $bot } lässt sich nicht erzeugen: { $cause }
own-bot-no-choose = { $bot } ist kein Bot: Die Methode choose(game) fehlt.
own-bot-failed = Der Bot { $bot } ist gescheitert: { $cause }
own-bot-played = Der Bot { $bot } hat das Spiel verändert, nach dem er gefragt wurde. Ausprobieren kann man Züge an einer Kopie: game.clone().
own-bot-no-move = Der Bot { $bot } hat etwas gewählt, das kein Zug ist: { $why }
own-bot-not-allowed = Der Bot { $bot } hat „{ $move }“ gewählt, was hier nicht erlaubt ist: { $why } ({ $rule })
advice-no-network = Zu { $game } gibt es kein Netz, deshalb lässt sich über die Züge nichts sagen.
advice-not-ready = Der Könner macht sich noch bereit. Versuch es gleich noch einmal.
policy-plays = Dieses Netz hat { $own } gelernt und kann { $game } nicht spielen.
unknown-language = Die Sprache „{ $found }“ gibt es nicht. Es gibt: { $known }.
wrong-player-count = { $game } ist für { $low } bis { $high } Personen, nicht für { $found }.
unknown-option = { $game } hat keine Option „{ $name }“. Es hat: { $known }.
wrong-option = Die Option { $name } kann nicht „{ $found }“ sein. Möglich ist: { $known }.
unknown-move = „{ $text }“ ist kein Zug. Ein Zug beginnt mit einem von: { $known }.
unreadable-move = „{ $text }“ ist nicht lesbar. So wird ein Zug geschrieben: { $usage }
not-a-move = Ein Zug ist einer aus legal_moves, seine Nummer oder seine Schreibweise, nichts vom Typ { $found }.
move-out-of-range = Es gibt keinen Zug mit der Nummer { $found }. Die Nummern gehen von 0 bis { $last }.
nothing-to-undo = Es wurde noch nichts entschieden, also gibt es nichts rückgängig zu machen.
no-such-moment = In dieser Partie gibt es keinen Moment { $found }. Die Momente gehen von 0 bis { $last }.
no-such-seat = In dieser Partie gibt es keinen Platz { $found }. Die Plätze gehen von 0 bis { $last }.
save-not-ours = Das ist keine gespeicherte Partie von Dorfplatz. Eine solche enthält "format": "{ $expected }".
save-wrong = Die gespeicherte Partie ist beschädigt: { $detail }.
save-other-box = Diese Partie wurde mit anderen Regeln oder anderem Material von { $game } gespielt ({ $found }) als hier ({ $expected }) und kann deshalb nicht fortgesetzt werden.
save-illegal-move = Die gespeicherte Partie ist beschädigt: Schritt { $number } ist Zug { $move }, und der ist dort nicht möglich.
save-other-seed = Die gespeicherte Partie ist beschädigt: Ihr Startwert gehört zur Festlegung { $expected }, in der Datei steht { $found }.
save-other-course = { $number ->
    [0] Der Aufbau dieser Partie ist ein anderer als beim Speichern
   *[other] Nach Schritt { $number } steht diese Partie anders als beim Speichern
 }: Entweder haben sich die Regeln seither geändert oder die Datei. Sie kann nicht fortgesetzt werden.
save-sealed = Diese Partie läuft noch, deshalb hält ihre Datei die Stapel geheim: Nur der Server, der sie geschrieben hat, kann sie fortsetzen. Nach dem Ende gibt er eine Datei heraus, die alle prüfen können.
save-old-format = Diese Partie wurde mit einer früheren Version von Dorfplatz gespeichert, die anders ausgeteilt hat; sie kann hier nicht fortgesetzt werden.
gpu-missing = Für einen Grafikprozessor lassen sich die Spiele nur mit numba-cuda kompilieren, und das ist nicht installiert. So wird es installiert: pip install "dorfplatz[gpu]"
env-missing = Dafür braucht es { $library }, und das ist nicht installiert. So wird es installiert: pip install "dorfplatz[envs]"
env-not-begun = Noch hat keine Partie begonnen. reset() beginnt eine.
env-over = Die Partie ist zu Ende. reset() beginnt eine neue.
env-not-allowed = Der Zug „{ $move }“ ist hier nicht erlaubt: { $why } ({ $rule })
env-render-mode = Der render_mode kann nicht „{ $found }“ sein. Möglich ist: { $known }.
env-seat = Es gibt keinen Platz { $found }. Die Plätze gehen von 0 bis { $last }; "random" lost für jede Partie einen aus.
env-opponents = Die opponents sind eine Liste von Bots, nicht „{ $found }“ allein: opponents=["{ $found }"] ist eine Partie zu zweit.
env-outcomes = Ein Zufallsknoten hat mindestens einen Ausgang, nicht { $found }.
env-no-server = Der Tisch lässt sich nicht im Browser zeigen: Es ließ sich kein Server starten.
env-server-refused = Der Tisch lässt sich nicht im Browser zeigen: { $why }
policy-unreadable = { $file } lässt sich nicht als gelerntes Netz lesen: { $cause }
policy-other-game = Dieses Netz passt nicht zu { $game }, wie es hier ist: Was ein Programm vom Spiel sieht, oder die Züge, sind seit dem Lernen anders geworden.
batch-size = Ein Stapel hat mindestens eine Partie, nicht { $found }.
batch-device = Für einen Stapel gibt es kein Gerät { $found }. Geräte: cpu, cuda.
batch-bot = Kein Bot namens { $found } kann innerhalb eines Stapels spielen. Die es können: { $known }.
batch-opponents = Mit { $found } { $found ->
    [one] Gegner
   *[other] Gegnern
 } in einem Stapel spielen in jeder Partie { $found } + 1, nicht { $players }.
batch-shape = Im Stapel hat { $name } die Form { $expected }, nicht { $found }.
batch-kind = Im Stapel ist { $name } vom Typ { $expected }, nicht { $found }.
batch-not-allowed = Partie { $game } des Stapels: { $move } ist nicht erlaubt. { $why }
unknown-reward = Es gibt keine Belohnung namens { $found }. Belohnungen: { $known }.
gpu-not-found = Hier ist kein Grafikprozessor, den CUDA kennt. Nimm device="cpu".
cache-unusable = Die kompilierten Regeln lassen sich nicht in { $folder } aufheben: { $cause }. Spielen kannst du trotzdem, aber sie werden bei jedem Start neu kompiliert. Nenne in DORFPLATZ_CACHE einen anderen Ordner.

## Tipps

hint-move = { $move }: { $what }
hint-move-where = { $move }: { $what } ({ $where })
hint-move-then = { $move }. { $next }
hint-why-only = Etwas anderes gibt es nicht zu tun.
hint-why-kept-from = Damit kommst du { $who } zuvor, sonst macht { $who } das vermutlich als Nächstes.
hint-why-makes-possible = Danach wird das möglich: { $next }
hint-why-plan = Die Idee: { $next } Das bringt insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
hint-why-points = Dein Punktestand steigt damit um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
hint-why-takes-points = Nimmt { $who } sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } weg.
hint-why-ends-turn = In diesem Zug lohnt sich nichts anderes mehr.
hint-why-ahead-chance = Gewinnt von 100 Partien { $percent } mehr als der zweitbeste Zug.
hint-why-ahead-points = Endet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als der zweitbeste Zug.
hint-why-ahead-even = Der zweitbeste Zug ist etwa gleich gut.
hint-why-behind-chance = Gewinnt von 100 Partien { $percent } weniger als der beste Zug.
hint-why-behind-points = Endet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } schlechter als der beste Zug.
hint-why-behind-even = Etwa so gut wie der beste Zug.
