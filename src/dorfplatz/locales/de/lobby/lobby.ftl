# Die Lobby: Tische, die allen offenstehen.

lobby-title = Offene Tische
lobby-empty = Gerade wartet niemand auf Gesellschaft. Eröffne eine Partie mit einem Platz per Link und mach sie öffentlich.
lobby-free = { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
 }
lobby-sit = Dazusetzen
lobby-sit-at = Dazusetzen: { $game } mit { $names }
lobby-name = Dein Name
lobby-watch = Zuschauen
lobby-watch-at = Zuschauen: { $game } mit { $names }
lobby-never-mind = Doch nicht

## Im Formular für eine neue Partie

lobby-public = Öffentlich: Wer vorbeikommt, darf sich auf die Plätze per Link setzen
lobby-watched = Beim Spielen darf jeder zuschauen
