## Allgemeines

close = Schließen
points = Punkte
round = Runde { $round }
round-word = Runde
seat-human = Mensch
seat-bot = Bot
language-en = English
language-de = Deutsch
family-1 = Krapprot, Streifen, Kreis
family-2 = Indigoblau, Punkte, Quadrat
family-3 = Safrangelb, Karo, Dreieck
family-4 = Pflaumenlila, Zickzack, Sechseck
bot-random = Leicht (zufällig)
bot-greedy = Solide (gierig)

## Startseite

start-text = Brettspiele, in denen ein Dorf entsteht. Allein, gegen Bots oder gemeinsam an einem Bildschirm.
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
start-bot = Stärke
start-add = Noch jemand
start-remove = { $name } entfernen
start-go = Spiel beginnen
start-compiling = Die Regeln werden kompiliert: { $percent } %. Du kannst sofort anfangen; bis das fertig ist, überlegen Bots etwas länger.
start-not-compiled = Auf diesem Rechner sind die Regeln nicht kompiliert. Alles funktioniert, nur langsamer; falls das überrascht, nennt die Protokolldatei im Datenordner den Grund.
start-name-missing = Alle brauchen einen Namen.
start-name-twice = Ein Name kommt doppelt vor.
start-nobody = Mindestens ein Mensch sollte mitspielen.
start-earlier = Frühere Spiele
start-none = Hier warten die Spiele, die du begonnen hast.
start-more = Mehr anzeigen
start-import = Datei öffnen
start-over = beendet
start-delete = Löschen
start-delete-game = Spiel von { $players } löschen
start-keep = Behalten
start-note = Ein freies Projekt, mit keinem Verlag verbunden. Zeichnungen und Texte sind seine eigenen.

## Tisch

table-opening = Der Tisch wird gedeckt …
table-to-start = Startseite
table-board = Spielfläche
table-side = Mitspielende und Chronik
table-players = Mitspielende
table-supplies = Dein Vorrat
table-actions = Aktionen
table-sheet = Mehr vom Tisch
table-menu = Menü
table-list = Der Tisch als Liste
table-save = In Datei speichern
table-result = Ergebnis
table-look = Das Tableau von { $name } ansehen
table-looked-at = wird gezeigt
table-your-turn = du bist dran
table-their-turn = ist dran
table-choose = Wähle
table-choose-next = Wähle das, danach wohin.
table-tap-again = Noch einmal tippen, um es zu tun.
table-see-rule = Regel { $rule } lesen
table-picked = { $move }: Wähle jetzt eines der leuchtenden Felder.
table-cancel = Doch nicht
table-skip = Vorspulen
table-undo = Zurück
table-undo-turn = Den ganzen Zug zurücknehmen
table-undo-turn-short = Zug
table-offline = Verbindung unterbrochen. Neuer Versuch läuft …

## Woher Werte kommen

own-values =
    { $n ->
        [one] Eigener Wert, der gedruckte ist nicht bekannt: { $what }.
       *[other] Eigene Werte, die gedruckten sind nicht bekannt: { $what }.
    }
public-values = Aus einer öffentlichen Quelle ({ $source }): { $what }.
value-part = { $value } ({ $part })
value-name = Name
value-guild = Gilde
value-cost = Preis
value-reward = Punkte für den Bau
value-outline = Form
value-group = Beutel oder Stapel
value-takes = was es verlangt
value-points = Punkte
value-gold = Gold
value-orders = Aufträge
value-settlers = Bonussiedler
value-monster = Monster
value-resource = Ressource
value-workers = Arbeiter
value-numbers = Zahlen
value-bushes = Büsche
value-kinds = Sorten der Bonusplättchen

## Chronik

log-title = Chronik
log-commitment = Fingerabdruck des Aufbaus:
log-commitment-why = Er gehört zum geheimen Startwert, mit dem alle Stapel gemischt wurden. Am Ende wird der Startwert gezeigt, und alle können prüfen, dass es der richtige ist und kein Stapel angerührt wurde.
log-jump = Diesen Moment zeigen
log-barrier = dahinter führt kein Weg zurück

## Rückblick

replay-title = Rückblick
replay-start = Zurückblicken
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-moment = Moment des Spiels
replay-of = Schritt { $version } von { $last }
replay-now = Zum Jetzt

## Punkte

score-title = Punkte
score-of = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
score-total = Gesamt

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

## Ende

end-title = Das Spiel ist zu Ende
end-winner = Sieg
end-by-category = Punkte nach Kategorie
end-over-time = Punkte im Verlauf
end-by-item = Stück für Stück
end-show-round = Den Beginn von Runde { $round } zeigen
end-fair = Ehrliches Spiel
end-fair-text = Mit diesem Startwert wurde gemischt. Sein Fingerabdruck stand vor dem ersten Zug fest; so lässt sich prüfen, dass kein Stapel angerührt wurde: Partie speichern und die Datei mit „dorfplatz verify“ prüfen.
end-seed = Startwert
end-commitment = Fingerabdruck vom Beginn
end-replay = Noch einmal ansehen
end-again = Noch eine Partie

## Regeln

rules-title = Regeln
rules-search = Regeln durchsuchen
rules-chapter = Kapitel
rules-source = Regelheft: { $chapter }
rules-none = Keine Regel enthält „{ $typed }“.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-system = Wie das System
settings-theme-light = Mittag
settings-theme-dark = Abend
settings-to-light = Zum Mittag wechseln
settings-to-dark = Zum Abend wechseln
settings-pace = Bots spielen
settings-pace-slow = langsam
settings-pace-normal = gemütlich
settings-pace-fast = schnell
settings-pace-skip = sofort
settings-confirm = Ende des Zugs bestätigen
settings-confirm-off = nein
settings-confirm-on = ja
settings-confirm-wait = nach drei Sekunden
settings-follow = Auf das Tableau des Bots schauen, der spielt
settings-handover = Bildschirm abdecken, wenn jemand anderes dran ist
settings-motion = Alles ruhig halten, ohne Bewegung

## Tastatur

help-title = Tastatur
help-tab = Zum Nächsten, was du tun kannst
help-arrows = Zum Nachbarn, auch zu dem, was gerade nicht geht
help-enter = Tun
help-escape = Loslassen oder zurück zum Jetzt
help-replay = Im Spiel zurückblicken
help-skip = Vorspulen, während Bots spielen
help-log = Zur Chronik
help-rules = Regeln, bei der gerade gezeigten

## Fehler

error-unreachable = Der Server antwortet nicht. Läuft er noch?
error-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
