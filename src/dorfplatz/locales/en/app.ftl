## Common

close = Close
points = points
round = Round { $round }
round-word = Round
seat-human = Person
seat-bot = Bot
language-en = English
language-de = Deutsch
family-1 = Madder red, stripes, circle
family-2 = Indigo blue, dots, square
family-3 = Saffron yellow, check, triangle
family-4 = Plum purple, zigzag, hexagon
bot-random = Easy (random)
bot-greedy = Solid (greedy)

## Start page

start-text = Board games about building a village. Alone, against bots or together at one screen.
start-new = New game
start-game = Game
start-players =
    { $from ->
        [one] { $to ->
            [one] 1 player
           *[other] 1 to { $to } players
        }
       *[other] { $from } to { $to } players
    }
start-seat = Seat { $number }
start-family = Family
start-name = Name
start-name-1 = Anna
start-name-2 = Ben
start-name-3 = Clara
start-name-4 = David
start-kind = Who plays
start-bot = Strength
start-add = Add a player
start-remove = Remove { $name }
start-go = Start the game
start-compiling = The rules are being compiled: { $percent } %. You can start right away; until that is done, bots take a little longer.
start-not-compiled = The rules are not compiled on this computer. Everything works, only slower; if that comes as a surprise, the log file in the data folder says why.
start-name-missing = Everyone needs a name.
start-name-twice = Two players have the same name.
start-nobody = At least one person should play.
start-earlier = Earlier games
start-none = The games you begin will wait here for you.
start-more = Show more
start-import = Open a file
start-over = finished
start-delete = Delete
start-delete-game = Delete the game of { $players }
start-keep = Keep
start-note = A free project, not affiliated with any publisher. Drawings and texts are its own.

## Table

table-opening = Setting up the table …
table-to-start = Start page
table-board = Board
table-side = Players and log
table-players = Players
table-supplies = Your supplies
table-actions = Actions
table-sheet = More of the table
table-menu = Menu
table-list = The table as a list
table-save = Save to a file
table-result = Result
table-look = Look at { $name }’s board
table-looked-at = shown now
table-your-turn = your turn
table-their-turn = to move
table-choose = Choose
table-choose-next = Choose this, then where to.
table-tap-again = Tap again to do it.
table-see-rule = See rule { $rule }
table-picked = { $move }: now choose one of the lit places.
table-cancel = Never mind
table-skip = Skip ahead
table-undo = Undo
table-undo-turn = Undo the whole turn
table-undo-turn-short = Turn
table-offline = Connection lost. Trying to get back …

## Where values come from

own-values =
    { $n ->
        [one] Our own value, the printed one is not known: { $what }.
       *[other] Our own values, the printed ones are not known: { $what }.
    }
public-values = From a public source ({ $source }): { $what }.
value-part = { $value } ({ $part })
value-name = name
value-guild = guild
value-cost = price
value-reward = points for building
value-outline = shape
value-group = bag or pile
value-takes = what it takes
value-points = points
value-gold = gold
value-orders = orders
value-settlers = bonus settlers
value-monster = monster
value-resource = resource
value-workers = workers
value-numbers = numbers
value-bushes = bushes
value-kinds = kinds of bonus tiles

## Log

log-title = Log
log-commitment = Fingerprint of the deal:
log-commitment-why = It belongs to the secret seed that all decks were shuffled with. At the end the seed is shown, and everybody can check that it is the one and no deck was touched.
log-jump = Show this moment
log-barrier = no way back behind this

## Replay

replay-title = Looking back
replay-start = Look back
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-moment = Moment of the game
replay-of = Step { $version } of { $last }
replay-now = Back to now

## Points

score-title = Points
score-of = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
score-total = Total

## The table as a list

list-title = The table as a list

## Confirmation and handover

confirm-title = Please confirm
confirm-yes = Yes
confirm-now = Right now
confirm-no = Not yet
handover-title = Pass the screen on
handover-text = It is { $name }’s turn now.
handover-here = I am here
handover-never = Don’t ask again on this computer

## End

end-title = The game is over
end-winner = winner
end-by-category = Points by category
end-over-time = Points over time
end-by-item = Item by item
end-show-round = Show the start of round { $round }
end-fair = Fair play
end-fair-text = This seed dealt the game. Its fingerprint was fixed before the first move, so anyone can check that no deck was touched: save the game, then run “dorfplatz verify” on the file.
end-seed = Seed
end-commitment = Fingerprint at the start
end-replay = Watch it again
end-again = Play again

## Rules

rules-title = Rules
rules-search = Search the rules
rules-chapter = Chapter
rules-source = Rulebook: { $chapter }
rules-none = No rule contains “{ $typed }”.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Noon
settings-theme-dark = Dusk
settings-to-light = Switch to noon
settings-to-dark = Switch to dusk
settings-pace = Bots play
settings-pace-slow = slowly
settings-pace-normal = at ease
settings-pace-fast = fast
settings-pace-skip = at once
settings-confirm = Confirm the end of your turn
settings-confirm-off = no
settings-confirm-on = yes
settings-confirm-wait = after three seconds
settings-follow = Watch the board of the bot that plays
settings-handover = Cover the screen when it passes to the next person
settings-motion = Keep everything still, without movement

## Keyboard

help-title = Keyboard
help-tab = To the next thing you can do
help-arrows = To the thing beside it, also what is not possible now
help-enter = Do it
help-escape = Let go, or back to now
help-replay = Look back through the game
help-skip = Skip ahead while bots play
help-log = To the log
help-rules = Rules, at the rule that is being shown

## Errors

error-unreachable = The server does not answer. Is it still running?
error-unknown = Something went wrong. Please try again.
