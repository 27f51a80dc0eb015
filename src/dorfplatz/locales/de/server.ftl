# Was der Server von sich aus sagt. Die Spiele haben ihre eigenen Dateien.

server-gathering = Wartet auf Mitspielende
server-round = Runde { $n }
server-finished = Beendet

## Zurücknehmen

server-undo-nothing = Es wurde noch nichts entschieden.
server-undo-over = Das Spiel ist vorbei und sein Startwert wurde gezeigt. Jetzt lässt sich nichts mehr rückgängig machen.
server-undo-other = { $who } war seitdem dran, das lässt sich nicht mehr rückgängig machen.
server-undo-revealed = Etwas Verdecktes wurde aufgedeckt, das lässt sich nicht mehr rückgängig machen.
server-undo-version = Zu Moment { NUMBER($version, useGrouping: 0) } kannst du nicht zurück. Nenne einen früheren Moment dieses Spiels.

## Züge

server-stale = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.
server-not-your-turn = { $who } ist am Zug, und dort spielt ein Bot.
server-no-seat = Einen Platz { $number } gibt es nicht. Die Plätze sind von 0 bis { $last } nummeriert.
server-seat-of-bot = { $who } ist ein Bot, und der Platz gehört ihm.
server-seat-over = Das Spiel ist zu Ende; niemand muss mehr für jemanden spielen.
server-seat-bot = { $who } ist nicht da; ein Bot spielt weiter: { $bot }.
server-seat-person = { $who } ist wieder da und spielt weiter.
server-bot-failed = Ein Bot konnte sich nicht entscheiden. Lade die Seite neu, damit er es noch einmal versucht; Näheres steht in der Protokolldatei im Datenordner.

## Einen Tisch aufbauen

server-name = Platz { $number } braucht einen Namen mit 1 bis { $length } Zeichen.
server-family = Platz { $number } braucht eine Familie von 1 bis { $last }.
server-same-family = Zwei Plätze haben dieselbe Familie. Gib jedem eine eigene.
server-seed = Ein Startwert ist ein Text mit 1 bis 64 Zeichen oder eine ganze Zahl mit höchstens 128 Bit.
server-day = Ein Tag wird geschrieben wie 2026-11-16, nicht „{ $found }“.
server-day-to-come = Dieser Tag kommt erst noch.
server-save-seats = Die Datei nennt { $found ->
    [one] einen Platz
   *[other] { $found } Plätze
 }, aber ihr Spiel hat { $expected }.

## Suchen und finden

server-unknown-table = Ein Spiel mit dem Namen „{ $table }“ gibt es nicht. Vielleicht wurde es gelöscht.
server-table-full = Mit diesem Spiel sind schon zu viele Browser verbunden. Versuch es später noch einmal.
server-table-deleted = Dieses Spiel wurde gelöscht.
server-unknown-address = Unter { $path } gibt es nichts.
server-no-rules = Zu „{ $game }“ gibt es keine Regelseite.

## Schäden

server-damaged-game = Das Spiel „{ $table }“ ist auf dem Datenträger beschädigt und lässt sich nicht öffnen. Die anderen Spiele sind nicht betroffen.
server-other-rules = Mit anderen Regeln begonnen (Version { $version }): nur zum Ansehen, Speichern, Löschen.
server-other-course = { $number ->
    [0] Die heutigen Regeln hätten anders ausgeteilt
   *[other] Die heutigen Regeln führen ab Schritt { $number } anderswohin
 }: nur zum Ansehen, Speichern, Löschen.
server-not-shown = Die Stellung nach Schritt { $version } lässt sich mit den heutigen Regeln nicht zeigen. Die Chronik erzählt, was geschah.
server-save-sealed = Diese Datei gehört zu einer Partie, die noch läuft: Nur der Server, der sie geschrieben hat, kann sie fortsetzen, und nur, wenn niemand die Datei verändert hat.
server-save-ended = Diese Partie ist seit dem Speichern zu Ende gegangen, und ihr Startwert wurde gezeigt: Von dort kann sie nicht weitergehen.
server-key-damaged = Die Datei „{ $file }“ im Datenordner ist beschädigt; deshalb lassen sich laufende Partien weder in Dateien speichern noch aus ihnen laden. Nach dem Löschen wird eine neue angelegt; ältere Dateien dieser Art sind dann nicht mehr lesbar.
server-database-damaged = Die Datei { $path } ist beschädigt. Lege sie beiseite oder ersetze sie durch eine Sicherung; beim nächsten Start entsteht eine neue.
server-database-newer = Die Datei { $path } stammt von einer neueren Version von Dorfplatz. Installiere diese Version oder wähle einen anderen Datenordner.
server-storage-failed = Die Datei { $path } lässt sich nicht benutzen: { $cause }.
server-database-unknown = Die Adresse einer Datenbank beginnt mit postgresql://, etwa postgresql://benutzer@rechner/name. Ohne sie liegen die Partien in einer Datei im Datenordner.
server-database-driver = Der Treiber für PostgreSQL fehlt. So wird er installiert: pip install "dorfplatz[postgres]"
server-database-unreachable = Die Datenbank { $name } ist nicht erreichbar: { $cause }
server-database-shared-newer = Die Datenbank { $name } stammt von einer neueren Version von Dorfplatz. Installiere diese Version oder wähle eine andere Datenbank.
server-database-shared-damaged = Die Datenbank { $name } ist beschädigt. Ersetze sie durch eine Sicherung.
server-database-failed = Die Datenbank { $name } lässt sich nicht benutzen: { $cause }.
server-database-gone = Die Datenbank ist gerade nicht erreichbar, es lässt sich nichts speichern. Das Spiel ist so wie vorher und geht weiter, sobald sie wieder da ist.
server-table-elsewhere = Dieser Tisch zieht gerade auf einen anderen Server um. Bitte versuch es noch einmal.
server-too-many-tables = Gerade wird an zu vielen Tischen gespielt. Bitte versuch es gleich noch einmal.
server-address-wrong = „{ $found }“ ist keine Adresse, unter der andere Server diesen erreichen könnten. Sie sieht so aus: http://10.0.0.2:8137.
server-address-long = Die Adresse { $found } ist zu lang: { $limit } Zeichen sind möglich. Gib mit --address eine kürzere an.
server-address-taken = Ein anderer Server dieser Datenbank gibt an, unter { $found } erreichbar zu sein. Gib jedem mit --address seine eigene; wenn der andere eben erst beendet wurde, warte eine halbe Minute.
server-address-unreachable = Ein anderer Server dieser Datenbank ist unter { $other } und könnte diesen unter { $found } nicht erreichen. Sag mit --address, wie dieser zu erreichen ist.
server-address-alone = --address ist für Server, die sich eine Datenbank teilen; gib sie zusammen mit --database an.
server-disk-full = Der Datenträger ist voll, es lässt sich nichts mehr speichern. Das Spiel ist so wie vorher; schaff etwas Platz und versuch es noch einmal.

## Rat

server-one-at-a-time = Deine letzte Frage wird noch beantwortet. Einen Moment bitte.
server-hint-over = Das Spiel ist vorbei, da braucht es keinen Rat mehr.
server-analysis-running = Auswerten lässt sich ein Spiel, sobald es vorbei ist.
server-analysis-failed = Die Auswertung ist misslungen. Beginne sie noch einmal; Näheres steht in der Protokolldatei im Datenordner.
server-advice-failed = Es ließ sich kein Rat finden. Frag noch einmal; Näheres steht in der Protokolldatei im Datenordner.
server-play-on-running = Von einem Moment aus weiterspielen kann man erst, wenn das Spiel vorbei ist: Vorher wäre es ein Blick in seine Zukunft.
server-play-on-seats = Dieses Spiel hat { $expected ->
    [one] einen Platz
   *[other] { $expected } Plätze
 }, nicht { $found }.

## Anfragen

server-malformed = Das war nicht zu verstehen: { $detail }
server-too-large = Das ist zu lang; höchstens { $limit } KB werden gelesen.
server-wrong-method = { $method } ist bei { $path } nicht möglich.
server-foreign-host = Dieser Server heißt nicht „{ $host }“. Öffne ihn unter 127.0.0.1 oder localhost, oder starte ihn mit --allow-host.
server-foreign-origin = Eine Seite von { $origin } darf das hier nicht. Öffne das Spiel unter der eigenen Adresse dieses Servers.
server-busy = Mehr Besucher kann dieser Server gerade nicht aufnehmen. Versuch es gleich noch einmal.
server-unexpected = Etwas Unerwartetes ist passiert, und das Spiel ist so wie vorher. Näheres steht in der Protokolldatei im Datenordner.

## Wenn die Seiten noch nicht gebaut wurden

server-not-built-title = Die Seiten fehlen
server-not-built-text = Der Server läuft, aber die Seiten für den Browser wurden noch nicht gebaut. Führe „make play“ aus oder „npm run build“ im Ordner „web“, und lade diese Seite neu.
server-save-damaged = Das ist keine gespeicherte Partie von Dorfplatz, oder sie ist beschädigt: { $detail }
puzzle-no-hint = In einem Rätsel gibt es keine Tipps: Den besten Zug gilt es selbst zu finden.
