# Zusammen spielen von mehreren Rechnern aus: Links, wer da ist, reden, zurückgehen.

together-here = ist da
together-not-here = ist nicht da
together-watching = Du schaust zu

## Einladen

together-invite = Einladen
together-invite-text = Alle bekommen ihren eigenen Link: Wer ihn öffnet, sitzt an diesem Platz, an welchem Computer auch immer. Schick ihn nur der Person, für die er ist. Warten muss niemand: Wer da ist, kann spielen.
together-own-computer = Du hast diese Seite auf dem Computer geöffnet, auf dem der Server läuft, und nur der erreicht die Adresse unten. Für andere starte den Server so und öffne die Adresse, die er nennt:
together-for-spectators = Zum Zuschauen: zeigt, was offen liegt, und sonst nichts
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

together-undo = Rückgängig?
together-undo-why = Andere waren seitdem am Zug. Wenn alle einverstanden sind, wird alles bis zu deinem letzten Schritt rückgängig gemacht.
together-undo-wish = { $who } möchte { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
 } rückgängig machen.
together-undo-waiting = Es fehlt noch die Antwort von { $names }.
together-undo-yes = Erlauben
together-undo-no = Ablehnen
together-undo-withdraw = Doch nicht
together-undo-refused = { $name } möchte lieber nichts rückgängig machen.
together-undone = { $name } hat { $n ->
    [one] den letzten Schritt
   *[other] die letzten { $n } Schritte
 } zurückgenommen.

## Einstellungen

settings-chat = Plaudern, an Tischen mit anderen
settings-notify = Eine Benachrichtigung, wenn ich dran bin und diese Seite im Hintergrund offen ist

## Auf die anderen warten

gathering-title = Warten
gathering-heading = Ein Tisch für { $game }
gathering-waiting = Noch nicht da: { $names }. Sobald alle da sind, geht es von selbst los.
gathering-all-here = Alle sind da.
gathering-dealing = Alle Beiträge werden untergemischt, dann wird ausgeteilt …
gathering-seats = Wer spielt
gathering-expected = wird erwartet
gathering-you = das bist du
gathering-bot = ein Bot: { $bot }
gathering-watching = { $n ->
    [one] jemand schaut zu
   *[other] { $n } schauen zu
 }
gathering-public = In der Lobby: Jeder darf sich dazusetzen.
gathering-begin = Jetzt anfangen
gathering-stand-in = Für alle, die fehlen, spielt ein Bot, bis sie kommen
gathering-leave = Vom Tisch aufstehen
gathering-leave-sure = Deinen Platz aufgeben?
gathering-end = Tisch auflösen
gathering-end-sure = Der Tisch und seine Links verschwinden. Dann kann niemand mehr kommen.
gathering-stay = Bleiben

## Faires Mischen

fair-title = Fair gemischt: Niemand hat es in der Hand
fair-before = Der Server hat ein Geheimnis gewählt und zeigt dessen Fingerabdruck. Jeder Browser hier bringt zufällige Ziffern mit und zeigt zunächst ebenfalls nur deren Fingerabdruck. Erst wenn alles feststeht, werden die Ziffern genannt, und Geheimnis und Ziffern zusammen bestimmen die Karten. So kann weder der Server noch jemand von euch sie aussuchen, und nach der Partie kann es jeder nachprüfen.
fair-own = Etwas Eigenes dazu, wenn du magst
fair-own-example = drei Würfel: 4 1 6
fair-commitment = Fingerabdruck des Geheimnisses
fair-promise = Fingerabdruck des Beitrags von { $name }
fair-none-yet = noch nicht da
fair-secret = Das Geheimnis des Servers
fair-contribution = Beitrag von { $name }
fair-nothing = nichts, war beim Austeilen nicht da
fair-copy = Werte kopieren
fair-copied = Die Werte sind in der Zwischenablage.
fair-verdict-promised = Dein Browser hat vor dem Austeilen alle Fingerabdrücke gesehen, und die Beiträge passen dazu. Den Rest prüft er am Ende der Partie.
fair-verdict-unseen = Dein Browser war vor dem Austeilen nicht dabei. Am Ende der Partie prüft er, ob sich die Karten aus diesen Werten ergeben.
fair-verdict-checked = Dein Browser hat es geprüft: Das Geheimnis ist das zugesagte, und mit diesen Beiträgen ergibt es den Startwert.
fair-verdict-wrong = Das passt nicht zusammen! Was vor dem Austeilen gezeigt wurde, ist nicht, womit ausgeteilt wurde. Trau diesem Server nicht.
