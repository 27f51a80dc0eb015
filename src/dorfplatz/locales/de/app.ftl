## Allgemeines

close = Schließen
points = Punkte
round = Runde { $round }
round-word = Runde
percent = { $n } %
seat-human = Mensch
seat-link = Link
seat-bot = Bot
family-1 = Krapprot, Streifen, Kreis
family-2 = Indigoblau, Punkte, Quadrat
family-3 = Safrangelb, Karo, Dreieck
family-4 = Pflaumenlila, Zickzack, Sechseck
bot-newcomer = Neuling
bot-novice = Lehrling
bot-skilled = Gesellin
bot-expert = Könner
bot-master = Meisterin
bot-random = Zufall
bot-greedy = Nimmersatt
bot-newcomer-about = Gerade erst zugezogen: freut sich über alles, was glänzt, und plant nur bis heute Abend.
bot-novice-about = Kennt die Regeln und lernt jeden Tag dazu; übersieht aber manchmal noch den besten Zug.
bot-skilled-about = Hat schon manches Dorf gebaut und weiß, was sich lohnt; verschenkt selten etwas.
bot-expert-about = Denkt weit voraus, vergeudet nichts und sieht, was du vorhast.
bot-master-about = Denkt vor jedem Zug einen Augenblick nach und findet dann den, den du übersehen hast.
bot-random-about = Spielt irgendeinen erlaubten Zug.
bot-greedy-about = Nimmt, was sofort am meisten wert ist, und sieht nicht weiter.
bots-other = Für alle, die programmieren

## Startseite

start-text = Brettspiele, in denen ein Dorf entsteht. Allein, gegen Bots oder mit Freunden, an einem Bildschirm oder an vielen.
start-new = Neues Spiel
start-game = Spiel
start-players =
    { $from ->
        [one] { $to ->
            [one] 1 Person
           *[other] 1 bis { $to } Personen
        }
       *[other] { $from } bis { $to } Personen
    }
start-seat = Platz { $number }
start-family = Familie
start-name = Name
start-name-1 = Anna
start-name-2 = Ben
start-name-3 = Clara
start-name-4 = David
start-kind = Wer spielt
start-bot-who = Wer spielt auf Platz { $number }?
start-bot = Stärke
start-add = Noch jemand
start-remove = { $name } entfernen
start-go = Spiel beginnen
start-compiling = Das Dorf wird vorbereitet: { $percent } %. Du kannst sofort anfangen; bis das fertig ist, überlegen Bots etwas länger.
start-not-compiled = Auf diesem Computer sind die Regeln nicht kompiliert. Alles funktioniert, nur langsamer; falls das überrascht, nennt die Protokolldatei im Datenordner den Grund.
start-name-missing = Alle brauchen einen Namen.
start-name-twice = Ein Name kommt doppelt vor.
start-nobody = Mindestens ein Mensch sollte mitspielen.
start-earlier = Frühere Spiele
start-none = Hier warten dann die Spiele, die du beginnst.
start-more = Mehr anzeigen
start-my-games = Meine Spiele
start-import = Datei öffnen
start-day = Spiel des Tages
start-over = beendet
start-gathering = Wartet auf Mitspielende
start-learn = Lernen
start-learn-game = { $game } lernen
start-learn-on = { $game } weiterlernen
start-learn-alone = { $game } solo lernen
start-my-box = Meine Schachtel
start-my-box-why = Hast du das Spiel zu Hause? Spiel mit den Werten deines eigenen Exemplars:
start-my-box-game = Meine Schachtel von { $game }
start-rules-game = Regeln von { $game }
start-alone = Solo lernen
start-play-solo = Solo spielen
start-play-alone = { $game } solo spielen
start-minutes = { $minutes } Minuten
start-weight-1 = einsteigerfreundlich
start-weight-2 = mittel
start-weight-3 = anspruchsvoll
start-just-now = gerade eben
start-continue = Weiter
start-go-on = { $game } weiterspielen
start-look = Ansehen
start-turn = { $name } ist dran
start-delete = Löschen
start-delete-game = Spiel von { $players } löschen
start-keep = Behalten
start-more-settings = Weitere Einstellungen
start-clock = Uhr
start-clock-none = Keine Uhr
start-clock-own = Eigene …
start-clock-turn = { $time } pro Zug
start-clock-kind = Zeitlimit für
start-clock-kind-budget = die ganze Partie
start-clock-kind-turn = jeden Zug
start-clock-minutes = Minuten pro Person
start-clock-increment = Sekunden extra nach jedem Zug
start-clock-hours = Stunden pro Zug
start-clock-bot = Ist die Zeit um, spielt dieser Bot weiter
start-clock-left = noch { $time }
start-note = Ein freies Projekt, mit keinem Verlag verbunden. Zeichnungen und Texte sind unsere eigenen.

## Tisch

table-opening = Das Spiel wird aufgebaut …
table-to-start = Startseite
table-board = Spielfläche
table-side = Mitspielende und Chronik
table-players = Mitspielende
table-supplies = Dein Vorrat
table-actions = Aktionen
table-sheet = Mehr vom Tisch
table-tab-board = Plan
table-tab-lit = hier geht etwas
table-menu = Menü
table-list = Der Tisch als Liste
table-save = In Datei speichern
table-result = Ergebnis
end-winner = Sieg
table-look = Das Tableau von { $name } ansehen
table-looked-at = Dieses Tableau siehst du gerade
table-your-turn = du bist dran
table-their-turn = ist dran
table-thinking = { $name } denkt nach …
table-bot-turn = { $name } spielt gerade.
table-round = Runde { $round }
table-day = Tagesspiel
table-choose = Wähle
table-choose-next = Danach wählst du, wohin.
table-choose-begin = Danach wählst du etwas, das leuchtet.
table-tap-again = Noch einmal tippen, dann gilt es.
table-tap-offers = Tippe noch einmal, dann wähle eines davon.
table-tap-choose = Tippe noch einmal, um es zu wählen.
table-rule = Regel { $rule }: Taste R
table-see-rule = Regel { $rule } lesen
table-picked = { $move }: Wähle, was leuchtet.
table-cancel = Doch nicht
table-skip = Vorspulen
table-undo = Rückgängig
table-undo-turn = Ganzen Zug rückgängig machen
table-news = Was die anderen gerade getan haben
table-offline = Verbindung unterbrochen. Neuer Versuch läuft …

## Plätze

seats-title = Wer spielt
seats-person = Ein Mensch, kein Bot
seats-away = { $bot } spielt für { $name }
seats-leave = Einen Bot spielen lassen
seats-who = Wer spielt so lange für { $name }?
seats-back = Wieder selbst spielen
seats-give-back = Den Platz an { $name } zurückgeben

## Chronik

log-title = Chronik
log-box = Schachtel: { $name }
log-commitment = Fair gemischt: So lässt es sich prüfen
log-fair = Alle, die da waren, haben zum Mischen beigetragen: Niemand konnte die Karten aussuchen.
log-fair-none = Zum Mischen hat niemand beigetragen: Der Server allein hat die Karten bestimmt, bevor jemand da war.
log-commitment-why = Dieser Fingerabdruck gehört zum geheimen Startwert, mit dem alle Stapel gemischt wurden. Am Ende wird der Startwert gezeigt, und alle können prüfen, dass es der richtige ist und kein Stapel angerührt wurde.
log-continues = Diese Partie setzt eine andere ab Schritt { $version } fort. Die Karten sind dieselben; vielleicht weiß also jemand, was kommt.
log-continues-link = Zur anderen Partie
log-starts = { $who } macht den ersten Zug: So wollte es das Los.
log-barrier = Weiter zurück geht es nicht: Etwas Verdecktes wurde aufgedeckt.

## Rückblick

replay-start = Zurückblicken
share-title = Diesen Moment teilen

## Tipps und Aussichten

hint-title = Tipp
hint-thinking = Die besten Züge werden gesucht …
hint-worth =
    Siegchance etwa { $percent } %, im Schnitt { $standing ->
        [ahead] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } vorn
        [behind] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } zurück
       *[even] punktgleich
    }.
hint-alike = Such auf dem Plan die { $number }.
hint-worth-alone = Ein Könner käme so auf etwa { $points } Punkte.
chances-label = Siegchancen: { $chances }
chances-of = { $name } { $n } %

## Punkte

title-next = Nächster Titel: { $title } ab { $from } Punkten
title-highest = Der höchste Titel: { $title }
score-title = Punkte
score-of = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
score-total = Gesamt
score-now = Wenn das Spiel jetzt endete:

## Der Tisch als Liste

list-title = Der Tisch als Liste

## Bestätigung und Weitergabe

confirm-title = Bitte bestätigen
confirm-yes = Ja
confirm-now = Jetzt gleich
confirm-no = Noch nicht
handover-title = Bildschirm weitergeben
handover-text = Jetzt ist { $name } an der Reihe.
handover-here = Ich bin da
handover-never = An diesem Gerät nicht mehr fragen

## Regeln

rules-title = Regeln
rules-search = Fragen oder suchen
rules-chapter = Kapitel
rules-none = Keine Regel enthält „{ $typed }“.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-system = Wie auf diesem Gerät
settings-theme-light = Mittag
settings-theme-dark = Abend
settings-to-light = Zum Mittag wechseln
settings-to-dark = Zum Abend wechseln
settings-pace = Bots spielen
settings-pace-slow = langsam
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-skip = sofort
settings-confirm = Ende des Zugs bestätigen
settings-confirm-off = nein
settings-confirm-on = ja
settings-confirm-wait = nach drei Sekunden
settings-auto-end = Meinen Zug von selbst beenden, wenn nichts mehr zu tun ist
settings-sound = Töne
settings-sound-off = keine
settings-sound-turn = wenn ich dran bin
settings-sound-all = bei jedem Zug
settings-follow = Dem Bot, der gerade spielt, aufs Tableau schauen
settings-coach = Ein guter Rat in meinen ersten Partien
settings-chances = Beim Spielen die Siegchancen aller zeigen
settings-handover = Bildschirm abdecken, wenn jemand anderes dran ist
settings-motion = Alles ruhig halten: keine Animationen

## Tastatur

help-title = Tastatur
help-tab = Zur nächsten Möglichkeit
help-arrows = Zum Nachbarn in Pfeilrichtung, auch wenn dort gerade nichts geht
help-key-page-up = Bild↑
help-key-page-down = Bild↓
help-key-home = Pos1
help-key-end = Ende
help-enter = Ausführen
help-escape = Doch nicht, oder zurück ins Spiel
help-hint = Tipp: die besten drei Züge
help-skip = Vorspulen, während Bots spielen
help-log = Zur Chronik
help-rules = Regeln, gleich an der gezeigten Stelle

## Fehler

error-unreachable = Der Server antwortet nicht. Läuft er noch?
error-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
copy-failed = In diesem Browser darf die Seite nichts kopieren. Markiere den Text und kopiere ihn selbst.
