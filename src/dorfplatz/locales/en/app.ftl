## Common

close = Close
points = points
round = Round { $round }
round-word = Round
percent = { $n }%
seat-human = Person
seat-link = Link
seat-bot = Bot
family-1 = Madder red, stripes, circle
family-2 = Indigo blue, dots, square
family-3 = Saffron yellow, check, triangle
family-4 = Plum purple, zigzag, hexagon
bot-newcomer = Newcomer
bot-novice = Novice
bot-skilled = Skilled hand
bot-expert = Expert
bot-master = Master
bot-random = Random
bot-greedy = Greedy
bot-newcomer-about = Has only just moved here: delighted by anything shiny, and plans no further than today.
bot-novice-about = Knows the rules and learns a little each day; still misses the best move now and then.
bot-skilled-about = Has built many a village and knows what pays off; rarely gives anything away.
bot-expert-about = Looks well ahead, wastes nothing and sees what you are up to.
bot-master-about = Ponders every move for a moment, then finds the one you overlooked.
bot-random-about = Plays any move that is allowed.
bot-greedy-about = Grabs whatever is worth most right now, and looks no further.
bots-other = For programmers

## Start page

start-text = Board games about building a village. Alone, against bots or with friends, on one screen or many.
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
start-bot-who = Who plays in seat { $number }?
start-bot = Strength
start-add = Add a player
start-remove = Remove { $name }
start-go = Start the game
start-compiling = Setting up the village: { $percent }%. You can start right away; until it is done, bots take a little longer.
start-not-compiled = The rules are not compiled on this computer. Everything works, only slower; if that comes as a surprise, the log file in the data folder says why.
start-name-missing = Everyone needs a name.
start-name-twice = Two players have the same name.
start-nobody = At least one person should play.
start-earlier = Earlier games
start-none = The games you begin will wait here for you.
start-more = Show more
start-my-games = My games
start-import = Open a file
start-day = Game of the day
start-over = finished
start-gathering = Waiting for the others
start-learn = Learn
start-learn-game = Learn { $game }
start-learn-on = Continue learning { $game }
start-learn-alone = Learn { $game } solo
start-my-box = My box
start-my-box-why = Do you own the printed game? Play with the values of your own copy:
start-my-box-game = My box of { $game }
start-rules-game = Rules of { $game }
start-alone = Learn solo
start-play-solo = Play solo
start-play-alone = Play { $game } solo
start-minutes = { $minutes } minutes
start-weight-1 = easy
start-weight-2 = medium
start-weight-3 = complex
start-just-now = just now
start-continue = Continue
start-go-on = Continue { $game }
start-look = View
start-turn = { $name } is next
start-delete = Delete
start-delete-game = Delete the game of { $players }
start-keep = Keep
start-more-settings = More settings
start-clock = Clock
start-clock-none = No clock
start-clock-own = Custom …
start-clock-turn = { $time } a turn
start-clock-kind = Time limit for
start-clock-kind-budget = the whole game
start-clock-kind-turn = every turn
start-clock-minutes = Minutes for each person
start-clock-increment = Extra seconds after each turn
start-clock-hours = Hours for each turn
start-clock-bot = When time is up, this bot takes over
start-clock-left = { $time } left
start-note = A free project, not affiliated with any publisher. All drawings and texts are our own.

## Table

table-opening = Setting up the table …
table-to-start = Start page
table-board = Board
table-side = Players and log
table-players = Players
table-supplies = Your supplies
table-actions = Actions
table-sheet = More of the table
table-tab-board = Board
table-tab-lit = something to do
table-menu = Menu
table-list = The table as a list
table-save = Save to a file
table-result = Result
end-winner = winner
table-look = Look at { $name }’s board
table-looked-at = You are looking at this board
table-your-turn = your turn
table-their-turn = to move
table-thinking = { $name } is thinking …
table-bot-turn = { $name } is playing.
table-round = Round { $round }
table-day = Daily
table-choose = Choose
table-choose-next = Choose this, then where it goes.
table-choose-begin = Choose this, then something that glows.
table-tap-again = Tap again to do it.
table-tap-offers = Tap again, then choose one of these.
table-tap-choose = Tap again to choose it.
table-rule = Rule { $rule }: press R
table-see-rule = See rule { $rule }
table-picked = { $move }: choose something that glows.
table-cancel = Never mind
table-skip = Skip ahead
table-undo = Undo
table-undo-turn = Undo the whole turn
table-news = What the others have just done
table-offline = Connection lost. Trying to get back …

## Seats

seats-title = Who plays
seats-person = A person, not a bot
seats-away = { $bot } plays for { $name }
seats-leave = Let a bot play
seats-who = Who plays for { $name } in the meantime?
seats-back = Take the seat back
seats-give-back = Give the seat back to { $name }

## Log

log-title = Log
log-box = Box: { $name }
log-commitment = A fair shuffle: how to check it
log-fair = Everybody who was there contributed to the shuffle, so nobody could choose the cards.
log-fair-none = Nobody contributed to the shuffle: the server alone chose the cards, before anybody had joined.
log-commitment-why = This fingerprint belongs to the secret seed that all decks were shuffled with. At the end the seed is shown, and everybody can check that it matches and that no deck was touched.
log-continues = This game picks up another one at step { $version }. The cards are the same, so somebody may know what comes.
log-continues-link = To that game
log-starts = { $who } was drawn to take the first turn.
log-barrier = Nothing before this can be undone: something hidden was revealed.

## Replay

replay-start = Look back
share-title = Share this moment

## Hints and chances

hint-title = Hint
hint-thinking = Looking for the best moves …
hint-worth =
    Wins about { $percent }% of games, on average { $standing ->
        [ahead] { $points ->
            [one] 1 point
           *[other] { $points } points
        } ahead
        [behind] { $points ->
            [one] 1 point
           *[other] { $points } points
        } behind
       *[even] level on points
    }.
hint-alike = Look for the { $number } on the board.
hint-worth-alone = A skilled player would end up with about { $points } points.
chances-label = Chances of winning: { $chances }
chances-of = { $name } { $n }%

## Points

title-next = Next title: { $title }, from { $from } points
title-highest = The highest title: { $title }
score-title = Points
score-of = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
score-total = Total
score-now = If the game ended now:

## The table as a list

list-title = The table as a list

## Confirmation and handover

confirm-title = Please confirm
confirm-yes = Yes
confirm-now = Right now
confirm-no = Not yet
handover-title = Pass the screen on
handover-text = It is { $name }’s turn now.
handover-here = I’m here
handover-never = Don’t ask again on this computer

## Rules

rules-title = Rules
rules-search = Ask or search
rules-chapter = Chapter
rules-none = No rule contains “{ $typed }”.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Time of day
settings-theme-system = Match this device
settings-theme-light = Noon
settings-theme-dark = Dusk
settings-to-light = Switch to noon
settings-to-dark = Switch to dusk
settings-pace = Bot speed
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-skip = instant
settings-confirm = Confirm the end of my turn
settings-confirm-off = no
settings-confirm-on = yes
settings-confirm-wait = after three seconds
settings-auto-end = End my turn for me when there is nothing left to do
settings-sound = Sounds
settings-sound-off = none
settings-sound-turn = when it is my turn
settings-sound-all = for every move
settings-follow = Watch the board of the bot whose turn it is
settings-coach = Tips in my first games
settings-chances = Show everybody’s chances of winning during the game
settings-handover = Cover the screen when it passes to the next person
settings-motion = Keep everything still: no animations

## Keyboard

help-title = Keyboard
help-tab = To the next thing you can do
help-arrows = To whatever lies beside it, even if you can’t do it now
help-key-page-up = PgUp
help-key-page-down = PgDn
help-key-home = Home
help-key-end = End
help-enter = Do it
help-escape = Never mind, or back to the game
help-hint = Hint: the three best moves
help-skip = Skip ahead while bots play
help-log = To the log
help-rules = Rules, open at the one being shown

## Errors

error-unreachable = The server isn’t answering. Is it still running?
error-unknown = Something went wrong. Please try again.
copy-failed = This browser won’t let the page copy. Please select the text and copy it yourself.
