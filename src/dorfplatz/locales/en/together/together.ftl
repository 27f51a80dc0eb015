# Playing together from several computers: links, who is there, talking, going back.

together-here = is here
together-not-here = is not here
together-watching = You are watching

## Inviting

together-invite = Invite
together-invite-text = Everybody gets a link of their own: whoever opens it sits in that seat, from any computer. Send it only to the one it is for. Nobody has to wait: those who are there can play.
together-own-computer = You have opened this page on the computer that serves it, and only that one reaches the address below. For others, start the server with this, and open the address that it names:
together-for-spectators = For spectators: they see what lies open, and can do nothing
together-for-host = For yourself, on another device: whoever has this link is the host
together-at-your-screen = plays at your screen
together-link-for = Link: { $name }
together-copy = Copy
together-copied = The link is in the clipboard.
together-qr = QR code
together-qr-for = QR code: { $name }
together-make-link = Make a link
together-new-link = New link
together-old-dies = The old link stops working, and whoever came by it has to leave.
together-keep-link = Keep the old one

## Joining

together-welcome = You are invited to a game of { $game }.
together-with = You play with { $names }.
together-your-name = Your name
together-sit = Sit down

## Talking

together-chat = Chat
together-nothing-said = Nobody has said anything yet.
together-say-label = Say something
together-send = Send
together-says = { $name }: { $text }
together-emotes = Without words
together-emote-wave = waves
together-emote-laugh = laughs
together-emote-clap = claps
together-emote-think = has to think
together-emote-oops = Oops!
together-emote-cheers = Cheers!

## Going back

together-undo = Ask to undo
together-undo-why = Others have decided since. If all of them agree, you go back to before your last decision.
together-undo-wish = { $who } would like to go back, by { $n ->
    [one] one decision
   *[other] { $n } decisions
 }.
together-undo-waiting = Still to answer: { $names }.
together-undo-yes = Go back
together-undo-no = No
together-undo-withdraw = Never mind

## Settings

settings-chat = Chat, at tables with others
settings-notify = A notification when it is your turn, while this page is open in the background
