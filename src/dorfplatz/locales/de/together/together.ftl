# Zusammen spielen von mehreren Rechnern aus: Links, wer da ist, reden, zurückgehen.

together-here = ist da
together-not-here = ist nicht da
together-watching = Du schaust zu

## Einladen

together-invite = Einladen
together-invite-text = Alle bekommen ihren eigenen Link: Wer ihn öffnet, sitzt an diesem Platz, an welchem Rechner auch immer. Schick ihn nur der Person, für die er ist. Warten muss niemand: Wer da ist, kann spielen.
together-own-computer = Du hast diese Seite auf dem Rechner geöffnet, auf dem der Server läuft, und nur der erreicht die Adresse unten. Für andere starte den Server so und öffne die Adresse, die er nennt:
together-for-spectators = Zum Zuschauen: sehen, was offen liegt, und sonst nichts
together-for-host = Für dich selbst, auf einem anderen Gerät: Wer diesen Link hat, ist Gastgeber
together-at-your-screen = spielt an deinem Bildschirm
together-link-for = Link: { $name }
together-copy = Kopieren
together-copied = Der Link ist in der Zwischenablage.
together-qr = QR-Code
together-qr-for = QR-Code: { $name }
together-make-link = Link erstellen
together-new-link = Neuer Link
together-old-dies = Der alte Link gilt dann nicht mehr, und wer über ihn gekommen ist, muss gehen.
together-keep-link = Den alten behalten

## Dazukommen

together-welcome = Du bist zu einer Partie { $game } eingeladen.
together-with = Du spielst mit { $names }.
together-your-name = Dein Name
together-sit = Hinsetzen

## Reden

together-chat = Plaudern
together-nothing-said = Noch hat niemand etwas gesagt.
together-say-label = Sag etwas
together-send = Senden
together-says = { $name }: { $text }
together-emotes = Ohne Worte
together-emote-wave = winkt
together-emote-laugh = lacht
together-emote-clap = klatscht
together-emote-think = muss nachdenken
together-emote-oops = Hoppla!
together-emote-cheers = Prost!

## Zurückgehen

together-undo = Zurück?
together-undo-why = Andere haben seitdem entschieden. Wenn alle einverstanden sind, geht es zurück vor deine letzte Entscheidung.
together-undo-wish = { $who } möchte zurückgehen, um { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
 }.
together-undo-waiting = Es fehlt noch die Antwort von { $names }.
together-undo-yes = Zurückgehen
together-undo-no = Nein
together-undo-withdraw = Doch nicht

## Einstellungen

settings-chat = Plaudern, an Tischen mit anderen
settings-notify = Eine Benachrichtigung, wenn du dran bist und diese Seite im Hintergrund offen ist
