## Zurückblicken

replay-title = Rückblick
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }×
replay-step-back = Einen Schritt zurück
replay-step-next = Einen Schritt weiter
replay-turn-back = Zum Zug davor
replay-turn-next = Zum nächsten Zug
replay-round-back = Zur Runde davor
replay-round-next = Zur nächsten Runde
replay-moment = Moment im Spiel
replay-of = Schritt { $version } von { $last }
replay-silent = Zu diesem Schritt steht nichts in der Chronik.
replay-now = Zurück ins Spiel
replay-to-result = Zurück zum Ergebnis

## Eine Stelle teilen

share-text = Wer diesen Computer erreicht, findet den Moment unter seiner Adresse. Das Bild zeigt den Tisch, wie du ihn gerade siehst.
share-text-together = Alle an diesem Tisch finden den Moment unter dieser Adresse. Für andere speicherst du am besten das Bild: Es zeigt den Tisch so, wie du ihn jetzt siehst.
share-text-here = Diese Adresse gilt nur auf diesem Computer. Für andere speicherst du am besten das Bild: Es zeigt den Tisch so, wie du ihn jetzt siehst.
share-address = Adresse dieses Moments
share-copy = Adresse kopieren
share-copied = Die Adresse ist kopiert.
share-png = Bild (PNG)
share-svg = Zeichnung (SVG)
share-failed = Dieser Browser konnte das Bild nicht erzeugen. Versuch es mit der Zeichnung (SVG).

## Tastatur

help-replay = Einen Schritt zurück oder weiter
help-replay-turn = Zum Zug davor, zum nächsten Zug
help-replay-round = Zur Runde davor, zur nächsten Runde
help-replay-ends = An den Anfang, zurück ins Spiel
help-replay-play = Abspielen oder anhalten
