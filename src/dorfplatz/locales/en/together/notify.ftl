# Being told of one’s turn.

notify-title = When it is my turn
notify-push = Tell me even when this page is closed
notify-push-unsafe = When this page is closed, your browser can tell you only if it reaches the server over HTTPS, or on the same computer (localhost).
notify-push-missing = This browser can’t tell you anything while the page is closed. On an iPhone or iPad, add the page to the home screen first.
notify-push-denied = You have told your browser not to show notifications from this page. Allow them in its settings to be told of your turn.
notify-push-failed = Your browser could not reach its push service. Try again later, or use an address below.
notify-webhooks = Somewhere else
notify-webhooks-text = Enter the webhook of a channel in Discord or Slack, or any address that takes JSON. Only the game, the table and your names are sent there, and only while you are away.
notify-webhook-address = Webhook for { $name }
notify-webhook-save = Save
notify-webhook-saved = From now on you’ll be told there.
notify-webhook-try = Send a test
notify-webhook-sent = { $host } accepted it. Check that it arrived.
notify-webhook-remove = Remove
notify-webhook-removed = Nothing is sent there any more.
notify-webhook-discord = Discord
notify-webhook-slack = Slack
notify-webhook-json = { $host }
