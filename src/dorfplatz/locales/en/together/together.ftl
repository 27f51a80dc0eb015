# Playing together from several computers: links, who is there, talking, going back.

together-here = is here
together-not-here = is not here
together-watching = You are watching

## Inviting

together-invite = Invite
together-invite-text = Everybody gets a link of their own: whoever opens it sits in that seat, from any computer. Send it only to the person it is for. Nobody has to wait: those who are there can play.
together-own-computer = You have opened this page on the computer that runs the server, and the address below works only there. For others, start the server like this, and open the address it names:
together-for-spectators = For spectators: they see what is face up, and can only watch
together-for-host = For yourself, on another device: whoever has this link is the host
together-at-your-screen = plays on your screen
together-link-for = Link: { $name }
together-copy = Copy
together-copied = The link is copied.
together-qr = QR code
together-qr-for = QR code: { $name }
together-make-link = Make a link
together-new-link = New link
together-old-dies = The old link stops working, and whoever came through it has to leave.
together-keep-link = Keep the old one

## Joining

together-welcome = You are invited to a game of { $game }.
together-with = You’ll play with { $names }.
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
together-undo-why = Others have acted since. If all of them agree, you go back to before your last step.
together-undo-wish = { $who } would like to go back { $n ->
    [one] one step
   *[other] { $n } steps
 }.
together-undo-waiting = Still to answer: { $names }.
together-undo-yes = Allow
together-undo-no = Refuse
together-undo-withdraw = Never mind
together-undo-refused = { $name } would rather not go back.
together-undone = { $name } took back { $n ->
    [one] the last step
   *[other] the last { $n } steps
 }.

## Settings

settings-chat = Chat, at tables with others
settings-notify = Notify me when it is my turn, while this page is open in the background

## Waiting for the others

gathering-title = Waiting
gathering-heading = A table for { $game }
gathering-waiting = Waiting for { $names }. The game begins by itself as soon as everybody is here.
gathering-all-here = Everybody is here.
gathering-dealing = Everybody’s contribution goes into the shuffle, and the cards are dealt …
gathering-seats = Who plays
gathering-expected = yet to arrive
gathering-you = that’s you
gathering-bot = a bot: { $bot }
gathering-watching = { $n ->
    [one] somebody will watch
   *[other] { $n } will watch
 }
gathering-public = In the lobby: anybody may sit down.
gathering-begin = Begin now
gathering-stand-in = A bot plays for those who are missing, until they come
gathering-leave = Leave the table
gathering-leave-sure = Give up your seat?
gathering-end = End this table
gathering-end-sure = The table and its links will be gone, and nobody can join any more.
gathering-stay = Stay

## Fair shuffles

fair-title = A shuffle nobody can rig
fair-before = The server has chosen a secret and shows its fingerprint. Every browser here adds some random digits and shows their fingerprint, too. Only when all of that is fixed are the digits revealed, and secret and digits together decide the cards. So neither the server nor any of you can choose them, and after the game everybody can check that.
fair-own = Add something of your own, if you like
fair-own-example = three dice: 4 1 6
fair-commitment = Fingerprint of the server’s secret
fair-promise = Fingerprint of what { $name } contributes
fair-none-yet = not there yet
fair-secret = The server’s secret
fair-contribution = Contribution: { $name }
fair-nothing = nothing, was not there when the cards were dealt
fair-copy = Copy the values
fair-copied = The values are copied.
fair-verdict-promised = Your browser saw all fingerprints before the deal, and the contributions match them. At the end of the game it will check the rest.
fair-verdict-unseen = Your browser was not there before the deal. At the end of the game it will check that the cards follow from these values.
fair-verdict-checked = Your browser has checked it: the secret is the promised one, and with these contributions it gives the seed.
fair-verdict-wrong = This does not match! What was shown before the deal and what was dealt are not the same. Do not trust this server.
