## Die Datei einer Schachtel

box-no-folder = DORFPLATZ_BOX soll einen Ordner mit Materialdateien nennen, aber es gibt keinen Ordner { $folder }.
box-missing = Die Materialdatei { $file } fehlt oder kann nicht gelesen werden.
box-not-toml = { $file } ist nicht als TOML lesbar: { $detail }
box-wrong = Etwas in { $file } ist nicht, wie es sein soll: { $detail }
box-wrong-count = Etwas in { $file } geht nicht auf, denn { $what } soll { $expected } sein, ist aber { $found }.
box-other-game = { $file } ist eine Schachtel von { $found }, nicht von { $game }.
box-wrong-value = Mit etwas in { $file } kann man nicht spielen. { $what }

## Eigene Schachteln

server-unknown-box = Eine Schachtel „{ $box }“ gibt es hier nicht. Vielleicht wurde sie gelöscht.
server-box-name = Eine Schachtel braucht einen Namen mit 1 bis { $length } druckbaren Zeichen.
server-box-name-taken = Es gibt schon eine Schachtel namens „{ $name }“. Wähle einen anderen Namen.
server-box-standard = Alle Werte sind die der Standardschachtel. Ersetze mindestens einen.
server-box-same = Die Schachtel „{ $name }“ hat genau dieselben Werte.
server-box-played = { $n ->
    [one] Mit „{ $name }“ wird eine Partie gespielt. Lösche zuerst sie und dann die Schachtel.
   *[other] Mit „{ $name }“ werden { $n } Partien gespielt. Lösche zuerst sie und dann die Schachtel.
 }
server-box-shared = Eine Schachtel ist eine Datei im Datenordner, den andere Server dieser Datenbank nicht haben. Lege sie auf einem eigenen Computer an, ohne --database.
server-box-owner-only = Schachteln werden an dem Computer angelegt und gelöscht, dem sie gehören: Starte Dorfplatz dort nur für diesen Computer, ohne --host und --allow-host.
server-box-broken = Diese Schachtel passt nicht zu den heutigen Regeln. Öffne sie unter „Meine Schachtel“, um zu sehen, warum.
server-too-many-boxes = Es gibt schon { $limit } Schachteln. Lösche eine, die du nicht mehr brauchst.
server-boxes-busy = Gerade werden Partien mit { $limit } anderen Schachteln gespielt, und mehr gehen nicht zugleich. Versuch es später noch einmal.
server-box-disk = Die Schachtel konnte nicht gelesen oder gespeichert werden: { $cause }.
server-save-box = Die Partie in dieser Datei wurde mit einer eigenen Schachtel gespielt, mit der man hier nicht spielen kann.

## Prüfen

box-form-wrong = Das ist nicht lesbar: { $detail }.
box-form-count = Das geht nicht auf, denn { $what } soll { $expected } sein, ist aber { $found }.
box-unplayable =
    { $players ->
        [0] Mit diesen Werten kann man nicht spielen: { $detail }
        [one] Allein kann man mit diesen Werten nicht spielen: { $detail }
       *[other] Mit { $players } Personen kann man mit diesen Werten nicht spielen: { $detail }
    }
box-too-slow = Mit diesen Werten brauchten die Regeln zu lange, bis sie bereit waren. Größere Zahlen als auf dem gedruckten Material braucht man selten.
box-file-comment =
    Eine Schachtel von { $game }, gemacht mit Dorfplatz. Werte mit der Herkunft "owner" stammen von einer gedruckten Schachtel.
    Um anderswo damit zu spielen, lade sie unter "Meine Schachtel", oder lege sie als { $file } in einen Ordner und nenne ihn in DORFPLATZ_BOX.

## Die Seite

box-title = Meine Schachtel von { $game }
box-about = Manche Werte des gedruckten Materials kennen wir nicht. Dafür haben wir uns eigene ausgedacht; sie sind gekennzeichnet. Wenn du das Spiel zu Hause hast, setze die gedruckten an ihre Stelle. Was nicht aufgeht, steht gleich daneben.
box-which = Schachtel
box-standard = Standard
box-new = Neu, aus der Standardschachtel
box-name = Name
box-name-default = Meine Schachtel
box-load = Datei laden
box-share = Als Datei sichern
box-delete = Löschen
box-delete-sure = Diese Schachtel löschen
box-count = { $replaced } von unseren { $own } eigenen Werten ersetzt.
box-count-others =
    { $n ->
        [one] Auch ein anderer Wert wurde geändert.
       *[other] Auch { $n } andere Werte wurden geändert.
    }
box-checking = Wird geprüft …
box-not-sound = Etwas geht noch nicht auf.
box-own-only = Nur unsere eigenen Werte
box-undo-all = Alles wie in der Standardschachtel
box-save = Speichern
box-saving = Wird ausprobiert: Ein paar Partien werden gespielt …
box-saved = „{ $name }“ ist gespeichert. Beim Beginn einer Partie kannst du sie auswählen.
box-parts = Teile der Schachtel
box-group-wrong = hier stimmt etwas nicht
box-group-own = { $replaced } von { $own } eigenen ersetzt
box-group-others = { $others } geändert
box-item = Nr. { $n }
box-add-item = Noch eins: { $what }
box-remove-item = { $what } entfernen
box-reset-value = Wie in der Standardschachtel: { $what }
box-list-longer = Noch eins am Ende: { $what }
box-list-shorter = Das letzte entfernen: { $what }
box-nothing = nichts
box-whole = Eine ganze Zahl von { $least } bis { $most }.
box-origin-house = unser eigener Wert
box-origin-public = aus einer öffentlichen Quelle ({ $source })
box-origin-rulebook = aus dem Regelheft
box-origin-owner = dein Wert
box-bots = Bots haben mit der Standardschachtel geübt. Mit deiner halten sie sich an deren Werte, spielen aber schwächer. Rätsel, Lektionen und das Spiel des Tages bleiben bei der Standardschachtel.

## Werte, die mehrere Spiele haben

box-field-count = Wie viele es gibt
box-field-cost = Preis
box-field-points = Punkte
box-field-guild = Gilde
box-field-monster = Monster
box-field-resource = Ressource
box-field-players = Für so viele Personen
box-field-workers = Arbeiter
box-field-numbers = Zahlen
