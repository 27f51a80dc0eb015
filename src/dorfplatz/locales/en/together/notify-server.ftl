# Being told of one’s turn.

notify-push-title = { $name }, it is your turn
notify-webhook-turn = { $name }, it is your turn: { $game } with { $others }. { $link }
notify-webhook-alone = { $name }, it is your turn: { $game }. { $link }
notify-webhook-test = This is how { $name } will be told of a turn in { $game }. { $link }
notify-address-wrong = That is not an address anything can be sent to. One looks like this: https://example.org/hook
notify-address-https = The address has to begin with https://
notify-address-private = { $host } belongs to a private network, and this server sends nothing there. Use an address on the internet.
notify-no-such-host = There is no computer called { $host }. Is it spelled right?
notify-unreachable = { $host } could not be reached. Is the address right?
notify-no-answer = { $host } did not answer in time.
notify-refused = { $host } did not accept it; it answered { $answer }. Is the address complete, and does it still exist?
notify-push-keys = The keys of this browser’s subscription are not right. Switch the notification off and on again.
notify-only-players = Only the person who plays a seat is told of its turns.
notify-no-webhook = There is no address for this seat yet. Enter one first.
notify-too-many = Too many browsers and addresses are already told of this seat’s turns. Remove one first.
