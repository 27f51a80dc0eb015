# Erfahren, dass man dran ist.

notify-push-title = { $name }, du bist dran
notify-webhook-turn = { $name }, du bist dran: { $game } mit { $others }. { $link }
notify-webhook-alone = { $name }, du bist dran: { $game }. { $link }
notify-webhook-test = So erfährt { $name }, dass es in { $game } weitergeht. { $link }
notify-address-wrong = An diese Adresse lässt sich nichts schicken. So sieht eine aus: https://example.org/hook
notify-address-https = Die Adresse muss mit https:// beginnen.
notify-address-private = { $host } gehört zu einem privaten Netz, dorthin schickt dieser Server nichts. Nimm eine Adresse im Internet.
notify-no-such-host = Einen Rechner namens { $host } gibt es nicht. Stimmt die Schreibweise?
notify-unreachable = { $host } war nicht zu erreichen. Stimmt die Adresse?
notify-no-answer = { $host } hat nicht rechtzeitig geantwortet.
notify-refused = { $host } hat es nicht angenommen und { $answer } geantwortet. Ist die Adresse vollständig, und gibt es sie noch?
notify-push-keys = Die Schlüssel dieses Browsers stimmen nicht. Schalte die Benachrichtigung aus und wieder ein.
notify-only-players = Nur wer an einem Platz spielt, erfährt, dass er dran ist.
notify-no-webhook = Für diesen Platz gibt es noch keine Adresse. Gib erst eine ein.
notify-too-many = Für diesen Platz werden schon zu viele Browser und Adressen benachrichtigt. Entferne erst eine.
