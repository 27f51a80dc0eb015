# Die Uhren der Spieler.

clock-left-of = { $name } hat noch { $time }
clock-low-of = { $name } hat nur noch { $time }
clock-own-time-up = Die Zeit ist um, { $name }: Ein Bot spielt für dich weiter. Deinen Platz bekommst du im Menü unter „Wer spielt“ zurück.
