# Erfahren, dass man dran ist.

notify-title = Wenn ich dran bin
notify-push = Sag mir Bescheid, auch wenn diese Seite geschlossen ist
notify-push-unsafe = Ist diese Seite geschlossen, kann dein Browser dir nur Bescheid sagen, wenn er den Server über HTTPS erreicht oder auf demselben Computer läuft (localhost).
notify-push-missing = Dieser Browser kann dir nichts sagen, solange die Seite geschlossen ist. Auf iPhone und iPad musst du die Seite erst auf den Home-Bildschirm legen.
notify-push-denied = Du hast deinem Browser verboten, Benachrichtigungen dieser Seite zu zeigen. Erlaube sie in seinen Einstellungen, dann erfährst du, dass du dran bist.
notify-push-failed = Dein Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal oder nimm unten eine Adresse.
notify-webhooks = Anderswo
notify-webhooks-text = Gib den Webhook eines Kanals in Discord oder Slack ein oder eine Adresse, die JSON versteht. Dorthin gehen nur Spiel, Tisch und eure Namen, und nur, solange du nicht da bist.
notify-webhook-address = Webhook für { $name }
notify-webhook-save = Speichern
notify-webhook-saved = Ab jetzt erfährst du es dort.
notify-webhook-try = Probe schicken
notify-webhook-sent = { $host } hat es angenommen. Sieh nach, ob es da ist.
notify-webhook-remove = Entfernen
notify-webhook-removed = Dorthin geht nichts mehr.
notify-webhook-discord = Discord
notify-webhook-slack = Slack
notify-webhook-json = { $host }
