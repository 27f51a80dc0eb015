# Die Uhren der Spieler.

clock-left-of = { $name } hat noch { $time }
clock-low-of = { $name } hat nur noch { $time }
