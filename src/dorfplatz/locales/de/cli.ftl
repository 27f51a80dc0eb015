# Die Befehlszeile. Die Hilfe ist reiner Text: Sie wird ohne den Rest der Wörter gelesen.

cli-help-dorfplatz = Brettspiele rund ums Dorf. Ohne Befehl: spielen.
cli-help-play = Startet den Server auf diesem Computer und öffnet den Browser.
cli-help-serve = Startet den Server, auch für andere Computer, wenn du eine Adresse nennst.
cli-help-warm-up = Kompiliert die Regeln im Voraus.
cli-help-components = Zeigt, was in der Schachtel eines Spiels liegt und woher jeder Wert stammt.
cli-help-replay = Erzählt ein gespeichertes Spiel nach.
cli-help-verify = Prüft, ob in einer beendeten Partie wie zugesagt ausgeteilt und nach den Regeln gespielt wurde.
cli-help-verify-commitment = Was zu Beginn der Partie vom Startwert gezeigt wurde.
cli-help-arena = Lässt Bots gegeneinander spielen, auf allen Kernen, und sagt, wer wie stark ist.
cli-help-arena-bots = Die Bots: Namen, modul:Klasse oder Dateien (*.safetensors).
cli-help-arena-seed = Derselbe Startwert gibt dieselben Spiele.
cli-help-arena-out = Die Ergebnisdatei (SQLite). Spiele, die schon darin sind, werden nicht noch einmal gespielt.
cli-help-arena-jobs = Wie viele Prozesse; sonst einer je Kern.
cli-help-arena-json = Gibt die Zahlen als JSON aus.
cli-help-arena-report = Eine HTML-Datei für den Bericht, mit Diagrammen.
cli-help-arena-cluster = Stattdessen auf dem Ray-Cluster mit dieser Adresse spielen, zum Beispiel ray://kopf:10001.
cli-help-export = Gibt ein Spiel einer Arena als gespeichertes Spiel aus, für replay und verify.
cli-help-export-file = Die Ergebnisdatei der Arena.
cli-help-export-number = Die Nummer des Spiels, ab 0.
cli-help-simulate = Spielt Partien ohne alles Drumherum, so schnell die Regeln laufen, auf allen Kernen.
cli-help-simulate-bot = Wer auf allen Plätzen spielt.
cli-help-balance = Lässt starke Bots gegeneinander spielen und sagt, was das über das Spiel verrät: Plätze, Runden, was sich zu wählen lohnt.
cli-help-balance-players = Nur mit so vielen; sonst mit jeder möglichen Zahl von Mitspielenden.
cli-help-balance-bot = Wer auf allen Plätzen spielt: Name eines Bots, Modul:Klasse oder Datei (*.safetensors); sonst das Netz des Spiels, ohne vorauszudenken.
cli-help-balance-games = Wie viele Spiele an jedem Tisch gespielt werden.
cli-help-balance-minutes = Vorher so lange ein Netz mit dem jetzigen Spielmaterial trainieren und dieses spielen lassen.
cli-help-balance-out = Eine JSON-Datei für die Zahlen; ein trainiertes Netz liegt daneben.
cli-help-players = Wie viele mitspielen.
cli-help-games = Wie viele Spiele.
cli-help-edition = Die Ausgabe, wenn das Spiel mehrere hat.
cli-help-train = Lässt ein Netz ein Spiel lernen, indem es gegen sich selbst spielt. Braucht PyTorch.
cli-help-train-minutes = Wie lange es lernt. Das Messen seiner Stärke dauert noch etwas länger.
cli-help-train-out = Die Datei für das Netz; sonst SPIEL.safetensors. Was es zum Weitermachen braucht, die Zahlen und die Kurven liegen daneben.
cli-help-train-device = Wo es lernt; sonst auf einem Grafikprozessor, wenn es einen gibt.
cli-help-train-seed = Eine andere Zahl bedeutet ein anderes Training.
cli-help-train-imitate = Der Anteil der Zeit, in dem es anfangs den Bot greedy nachahmt.
cli-help-train-resume = Da weitermachen, wo ein früheres Training geendet hat.
cli-help-backup = Schreibt alle Partien, Schlüssel und Schachteln in eine Datei; gespielt werden darf währenddessen.
cli-help-backup-file = Die Datei, die es noch nicht geben darf.
cli-help-restore = Macht aus einer Datei von „backup“ einen Datenordner. Er darf noch keine Partien haben.
cli-help-restore-file = Die Datei, die „backup“ geschrieben hat.
cli-help-doctor-port = Der Port, der geprüft wird.
cli-help-doctor = Sieht nach, ob alles an seinem Platz ist.
cli-help-version = Zeigt die Version.
cli-help-language = Die Sprache der Ausgabe; sonst die des Systems.
cli-help-data = Der Ordner für die Spiele; sonst $DORFPLATZ_DATA oder der übliche Ort für Daten.
cli-help-game = Der Name des Spiels, zum Beispiel settlement.
cli-help-play-port = Der Port. Ohne diese Angabe wird ein freier genommen, wenn der übliche belegt ist.
cli-help-browser = Den Browser öffnen oder nicht.
cli-help-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 heißt alle.
cli-help-port = Der Port; 0 nimmt irgendeinen freien.
cli-help-database = Die Partien in PostgreSQL aufheben, für beliebig viele Server; sonst $DORFPLATZ_DATABASE oder eine Datei im Datenordner.
cli-help-webhooks-to-lan = Wer am Zug ist, darf auch an Adressen in diesem Netz benachrichtigt werden, und ohne HTTPS: nur, wo du allen vertraust, die hier spielen.
cli-help-address = Wie andere Server derselben Datenbank diesen erreichen, zum Beispiel http://10.0.0.2:8137.
cli-help-allow-host = Ein weiterer Name, unter dem Browser diesen Server aufrufen dürfen. Mehrfach möglich.
cli-help-lobby = Eine Liste öffentlicher Tische auf der Startseite: Wer einen Tisch eröffnet, kann ihn öffentlich machen, und dann darf sich jeder dazusetzen.
cli-help-proxy = Adresse oder Netz eines Proxys vor diesem Server, der in X-Forwarded-For sagt, wer fragt. Mehrfach möglich.
cli-help-metrics = Auf diesem Port /metrics für Prometheus beantworten: nur für diesen Computer, wenn du keine andere Adresse nennst.
cli-help-log-to-stderr = Das Protokoll als JSON-Zeilen auf stderr schreiben, auch jede Anfrage, statt in eine Datei im Datenordner.
cli-help-any-game = Das Spiel; sonst alle.
cli-help-replay-file = Die Datei, die „In Datei speichern“ geliefert hat.

## Spielen und dienen

cli-opened = Dorfplatz ist in deinem Browser offen: { $address } (Strg+C beendet es)
cli-open-this = Öffne { $address } in deinem Browser. (Strg+C beendet Dorfplatz)
cli-serving = Dorfplatz läuft unter { $address } (Strg+C beendet es)
cli-serving-proxy = Durch seinen Proxy ist es { $address }
cli-wrong-proxy = „{ $found }“ ist keine Adresse eines Proxys. Richtig sind 127.0.0.1, ::1 oder ein Netz wie 172.16.0.0/12.
cli-wrong-metrics = „{ $found }“ ist kein Ort für die Metriken. Richtig sind ein Port wie 9137 oder Adresse und Port: 0.0.0.0:9137.
cli-serving-open = Wer diese Adresse erreicht, kann eigene Tische eröffnen; sehen, bespielen und löschen kann einen Tisch nur, wer seine Links hat.
cli-serving-lobby = Öffentliche Tische stehen in der Lobby: Wer diese Adresse erreicht, kann sich dazusetzen oder, wenn dort jeder zuschauen darf, zuschauen.
cli-running = Dorfplatz läuft schon: { $address }
cli-port-taken = Port { NUMBER($port, useGrouping: 0) } ist von einem anderen Programm belegt. Wähle mit --port einen anderen.
cli-cannot-listen = Auf { $host }, Port { NUMBER($port, useGrouping: 0) }, lässt sich nicht lauschen: { $cause }.
cli-folder = Der Datenordner { $path } lässt sich nicht benutzen: { $cause }. Wähle mit --data einen anderen.

## Kompilieren

cli-compiling = Die Regeln von { $game } werden kompiliert
cli-not-compiled = Die Regeln von { $game } ließen sich nicht kompilieren: { $cause }
cli-time-left = · noch etwa
cli-warm = { $game }: bereit nach { $seconds } s.

## Zeigen

cli-provenance-rulebook = { $n } Werte rulebook: So steht es in der gedruckten Regel.
cli-provenance-public = { $n } Werte public: Aus einer öffentlichen Quelle bekannt, die danebensteht.
cli-provenance-house = { $n } Werte house: Eigene Werte, die gedruckten sind nicht bekannt.
cli-provenance-owner =
    { $n ->
        [one] 1 Wert stammt von einer gedruckten Schachtel.
       *[other] { $n } Werte stammen von einer gedruckten Schachtel.
    }
cli-box = Gelesen aus { $path }. Für eigene Werte lege eine { $file } in einen Ordner und nenne ihn in DORFPLATZ_BOX.
cli-replay = { $game }: { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
 }, Festlegung { $commitment }…
cli-total = Summe
cli-file = { $path } lässt sich nicht lesen: { $cause }.
cli-file-json = { $path } ist kein gespeichertes Spiel: { $cause }.

## Lernen

train-missing = Zum Trainieren fehlt { $name }. So wird es installiert: pip install "dorfplatz[train]"
train-suffix = Das Netz kommt in eine Datei, deren Name auf { $suffix } endet, nicht in { $file }.
train-no-folder = Im Ordner { $folder } lässt sich nichts speichern. Nenne mit --out eine Datei in einem anderen.
train-no-checkpoint = In { $file } gibt es kein Training, das sich fortsetzen ließe: { $cause }
train-other-game = In { $file } wurde { $found } gelernt, nicht { $game }.
train-preparing = { $game } wird auf { $device } vorbereitet …
train-time = Gelernt
train-decisions = Züge
train-rate = Tempo
train-score = Eigene Punkte
train-greedy = Siege gegen greedy
train-earlier = gegen früher
train-points = Punkte : greedy
train-interrupted = Unterbrochen. So geht es weiter: { $command }
train-written = Das Netz liegt in { $file }, die Kurven in { $curves }.

## Arena

arena-no-bots = Niemand spielt: Nenne mit --bots mindestens einen Bot.
arena-lineup = Ein Bot ist mehrmals genannt, also sind dies die Plätze eines Spiels: Es müssten { $players } sein, nicht { $found }.
arena-endless = Spiel { $number } ({ $bots }) ist nach { $decisions } Entscheidungen nicht zu Ende.
arena-worker-died = Ein Prozess, der gerade spielte, hat sich beendet (Code { $code }). Was er spielte, ist nicht in den Ergebnissen.
arena-cluster-address = Die Adresse eines Clusters schreibt sich so: ray://RECHNER:PORT, nicht „{ $address }“. Üblich ist Port 10001.
arena-cluster-missing = Zum Spielen auf einem Cluster braucht es { $name }, das nicht installiert ist. Installiere es mit: pip install "dorfplatz[cluster]"
arena-cluster-jobs = Auf einem Cluster spielen alle seine Kerne: Lass --jobs weg.
arena-cluster-silent = Unter { $address } antwortet niemand: { $cause }. Läuft dort das Cluster, und ist sein Port für Clients offen?
arena-cluster-refused = Unter { $address } ist kein Cluster, auf dem sich spielen ließe: { $cause }
arena-cluster-lost = Die Verbindung zum Cluster ist abgerissen: { $cause }. Was bis dahin gespielt wurde, bleibt erhalten.
arena-cluster-died = Eine Aufgabe wurde { $tries ->
    [one] einmal begonnen, und ihr Prozess hat sich beendet.
   *[other] { $tries }-mal begonnen, und jedes Mal hat sich ihr Prozess beendet.
 } Was er spielte, ist nicht in den Ergebnissen.
arena-cluster-failed = Auf dem Cluster ging etwas schief: { $cause }
arena-cluster-no-dorfplatz = Auf { $machines } ist Dorfplatz nicht installiert. Jeder Rechner des Clusters braucht Version { $wanted }.
arena-cluster-other-version = Auf { $machines } gibt es Dorfplatz { $found }, hier { $wanted }. Jeder Rechner des Clusters braucht dieselbe Version.
arena-cluster-other-rules = Auf { $machines } sind Regeln oder Material von { $game } andere ({ $found }) als hier ({ $wanted }). Nennt DORFPLATZ_BOX einen anderen Ordner?
arena-cluster-other-networks = Auf { $machines } sind die Netze andere ({ $found }) als hier ({ $wanted }).
arena-cluster-other-bots = Auf { $machines } lässt sich das nicht spielen: { $why }
arena-file = { $file } lässt sich nicht benutzen: { $cause }.
arena-other-file = { $file } ist keine Ergebnisdatei einer Arena, darum wird nichts hineingeschrieben.
arena-other-settings = { $file } hat Spiele einer anderen Arena: { $name } ist dort { $found }, nicht { $wanted }. Nenne eine andere Datei.
arena-no-game = { $file } hat kein Spiel mit der Nummer { $number }.
arena-rate = { $rate } Spiele/s
arena-interrupted = Unterbrochen nach { $played } von { $games } Spielen. Mit --out DATEI blieben sie erhalten.
arena-interrupted-file = Unterbrochen nach { $played } von { $games } Spielen. Derselbe Befehl macht hier weiter.
arena-title = { $game }, { $players ->
    [one] allein
   *[other] { $players } Plätze
 }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 }, Startwert { $seed }
arena-length = Ein Spiel hatte im Mittel { $mean } Entscheidungen, mindestens { $least }, höchstens { $most }.
arena-bot = Bot
arena-win-share = Anteil der Siege
arena-rating = Wertung
arena-points = Punkte
arena-milliseconds = ms je Entscheidung
arena-games = Spiele
arena-seat = Platz { $n }
arena-all = Alle
arena-by-seat = Siege nach Platz
arena-by-lineup = Siege nach Besetzung
arena-by-part = Punkte nach Herkunft
arena-figures = Zahlen
arena-method = Anteile sind die eines Platzes des Bots, wenn möglich aus Spielen, in denen er allein unter anderen sitzt. In Klammern und hinter ±: wo eine Zahl mit 95 % Sicherheit liegt (Wilson für Anteile, sonst normal; Spiele mit denselben Karten zählen zusammen). Wertung: Bradley–Terry über alle Paare von Plätzen, 400 mehr heißt 10 : 1.
arena-unbalanced = Nur nach einem Vielfachen von { $block } Spielen saßen alle gleich oft auf jedem Platz.
arena-written = Geschrieben: { $file }
balance-title = { $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} von { $bot }
balance-rounds = Im Mittel { $mean } Runden, mindestens { $least }, höchstens { $most }; { $points } Punkte
balance-seats = Siege nach Platz: { $shares }
balance-titles = Titel: { $titles }
balance-group = Art
balance-item = Was
balance-times = Wie oft
balance-share = Von wie vielen
balance-wins = Sie gewinnen
balance-others = Die anderen
balance-unfair = Diese Plätze gewinnen um mehr als 5 Prozentpunkte zu oft oder zu selten: { $seats }.
balance-idle = Kaum jemand wählt: { $items }.
balance-decisive = Wer dies wählt, gewinnt mehr als anderthalbmal so oft wie die anderen: { $items }.
simulate-speed = { $game }: { $games } Spiele, { $decisions } Entscheidungen in { $seconds } s: { $speed } Entscheidungen pro Sekunde.
simulate-length = Ein Spiel hatte im Mittel { $length } Entscheidungen.
simulate-seat = Platz { $n }: im Mittel { $points } Punkte, { $share } % der Siege.
simulate-unfinished = { $n ->
    [one] Ein Spiel war
   *[other] { $n } Spiele waren
 } nach zehntausend Entscheidungen nicht zu Ende; gezählt sind nur { $n ->
    [one] seine
   *[other] ihre
 } Entscheidungen.

## Sicherung

cli-backed-up = { $n ->
    [one] Eine Partie aus { $folder } steht
   *[other] { $n } Partien aus { $folder } stehen
 } in { $path }. Wer diese Datei hat, hat ihre Startwerte und Schlüssel; behalte sie für dich.
cli-restored = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
 } aus { $path } { $n ->
    [one] kann
   *[other] können
 } in { $folder } weitergespielt werden.
cli-backup-nothing = In { $folder } sind keine Partien. Nenne mit --data einen anderen Ordner.
cli-backup-there = { $path } gibt es schon. Wähle einen anderen Namen: Keine Sicherung wird überschrieben.
cli-backup-elsewhere = Die Partien sind in PostgreSQL ($DORFPLATZ_DATABASE); dafür gibt es pg_dump und pg_restore.
cli-restore-there = { $folder } gibt es schon und wird nicht überschrieben. Nenne mit --data einen leeren Ordner.
cli-restore-damaged = { $path } ist keine Sicherung oder beschädigt. Geändert wurde nichts.
cli-backup-failed = { $path } lässt sich nicht schreiben oder lesen: { $cause }.

## Nachsehen

cli-doctor-version = Version
cli-doctor-parts = Bausteine
cli-doctor-cache = Kompilierte Regeln
cli-doctor-cache-repaired = ({ $n ->
    [one] eine Datei war beschädigt und wurde
   *[other] { $n } Dateien waren beschädigt und wurden
 } neu erzeugt)
cli-doctor-data = Datenordner
cli-doctor-disk = Freier Platz
cli-doctor-disk-free = { NUMBER($megabytes) } MB
cli-doctor-disk-full = Nur noch { NUMBER($megabytes) } MB sind frei. Schaff Platz oder wähle mit --data einen Ordner anderswo.
cli-doctor-key = Schlüssel gespeicherter Partien
cli-doctor-key-later = Er entsteht, wenn zum ersten Mal eine Partie gespeichert wird.
cli-doctor-key-open = Andere an diesem Computer dürfen { $path } lesen. Verbiete es ihnen: chmod 600
cli-doctor-database = Gespeicherte Spiele
cli-doctor-games = Spiele
cli-doctor-client = Seiten für den Browser
cli-doctor-port = Port
cli-doctor-port-free = { NUMBER($port, useGrouping: 0) } ist frei.
cli-doctor-port-ours = Auf { NUMBER($port, useGrouping: 0) } läuft Dorfplatz schon.
cli-verify-commitment = Der Startwert gehört zur Festlegung { $commitment }.
cli-verify-secret = Das Geheimnis des Servers gehört zur Festlegung { $commitment }, die gezeigt wurde, bevor jemand etwas beitrug.
cli-verify-contributed = { $name } hat { $contribution } beigetragen.
cli-verify-contributed-nothing = { $name } hat nichts beigetragen.
cli-verify-seed = Der Startwert ist, was das Geheimnis { $n ->
    [0] allein ergibt: Niemand hat etwas beigetragen.
    [one] und der eine Beitrag ergeben.
   *[other] und die { $n } Beiträge ergeben.
 }
cli-verify-deal = Ausgeteilt wurde, was der Startwert ergibt.
cli-verify-moves = { $n ->
    [one] Die eine Entscheidung war erlaubt und führte dorthin, wo es in der Datei steht.
   *[other] Alle { $n } Entscheidungen waren erlaubt und führten dorthin, wo es in der Datei steht.
 }
cli-verify-continues = Ab Entscheidung { $version } setzt diese Partie eine beendete mit denselben Karten fort, deren Startwert da schon bekannt war.
cli-verify-unfinished = Diese Partie ist noch nicht zu Ende: Prüfen lässt sich nur eine beendete.
cli-verify-other-commitment = Das ist nicht die zugesagte Partie: Ihre Festlegung ist { $found }, nicht { $expected }.
