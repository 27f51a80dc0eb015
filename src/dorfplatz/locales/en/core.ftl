## Players and amounts

player-number = Player { $n }
amount-nothing = nothing

## The points of a turn

points-turn =
    { $who } in this turn: { $sign }{ $n ->
        [one] 1 point
       *[other] { $n } points
    }
points-final =
    { $who }, last turn and final count: { $sign }{ $n ->
        [one] 1 point
       *[other] { $n } points
    }

## How a game ends

result-winners-1 =
    { $who1 } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
result-winners-2 =
    { $who1 } and { $who2 } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
result-winners-3 =
    { $who1 }, { $who2 } and { $who3 } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
result-winners-4 =
    { $who1 }, { $who2 }, { $who3 } and { $who4 } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
result-tie-1 =
    { $who1 } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The tie is broken by { $by }.
result-tie-2 =
    { $who1 } and { $who2 } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The tie is broken by { $by }.
result-tie-3 =
    { $who1 }, { $who2 } and { $who3 } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The tie is broken by { $by }.

## Problems

unknown-game = There is no game “{ $name }”. There are: { $known }.{ $guess ->
    [none] { "" }
   *[other] { " " }Did you mean { $guess }?
 }
unknown-bot = There is no bot “{ $name }”. There are: { $known }.
own-bot-no-module = The bot { $bot } can’t be loaded: there is no module { $module } here.
own-bot-not-imported = The bot { $bot } can’t be loaded: importing { $module } fails with { $cause }
own-bot-no-class = The bot { $bot } can’t be loaded: the module { $module } has no class “{ $wanted }”. Its name is written like this: module:Class
own-bot-arguments = The bot { $bot } can’t be made: its class takes a seed or nothing, but this one takes { $found }.
own-bot-not-made = The bot { $bot } can’t be made: { $cause }
own-bot-no-choose = { $bot } is not a bot: it has no method choose(game).
own-bot-failed = The bot { $bot } failed: { $cause }
own-bot-played = The bot { $bot } changed the game it was asked about. To try moves out, play them on game.clone().
own-bot-no-move = The bot { $bot } chose something that is not a move: { $why }
own-bot-not-allowed = The bot { $bot } chose “{ $move }”, which is not allowed here: { $why } ({ $rule })
advice-no-network = No network comes with { $game }, so nothing can be said about its moves.
advice-not-ready = The expert is still getting ready. Try again in a moment.
policy-plays = This network was trained for { $own } and can’t play { $game }.
unknown-language = There is no language “{ $found }”. There are: { $known }.
wrong-player-count = { $game } is for { $low } to { $high } players, not { $found }.
unknown-option = { $game } has no option “{ $name }”. It has: { $known }.
wrong-option = The option { $name } can’t be “{ $found }”. It can be: { $known }.
unknown-move = “{ $text }” is not a move. A move begins with one of: { $known }.
unreadable-move = “{ $text }” can’t be read. It is written like this: { $usage }
not-a-move = A move is one of legal_moves, its number or its written form, not something of type { $found }.
move-out-of-range = There is no move number { $found }. The numbers go from 0 to { $last }.
nothing-to-undo = Nothing has been decided yet, so there is nothing to take back.
no-such-moment = There is no moment { $found } in this game. The moments go from 0 to { $last }.
no-such-seat = There is no seat { $found } in this game. The seats go from 0 to { $last }.
save-not-ours = This is not a saved game of Dorfplatz. A saved game says "format": "{ $expected }".
save-wrong = The saved game is damaged: { $detail }.
save-other-box = This game was played with other rules or components of { $game } ({ $found }) than those here ({ $expected }), so it can’t be continued.
save-illegal-move = The saved game is damaged: step { $number } is move { $move }, which is not possible there.
save-other-seed = The saved game is damaged: its seed belongs to the commitment { $expected }, but the file says { $found }.
save-other-course = { $number ->
    [0] This game is not dealt as it was when it was saved
   *[other] After step { $number } this game no longer stands as it did when it was saved
 }: the rules have changed since, or the file was. It can’t be continued.
save-sealed = This game is still being played, so its file keeps the decks secret: only the server that wrote it can continue it. Once the game is over, it saves a file that everybody can check.
save-old-format = This game was saved by an earlier version of Dorfplatz, which dealt differently; it can’t be continued here.
gpu-missing = The games can be compiled for a GPU only with numba-cuda, which is not installed. Install it with: pip install "dorfplatz[gpu]"
env-missing = This needs { $library }, which is not installed. Install it with: pip install "dorfplatz[envs]"
env-not-begun = No game has begun yet. Begin one with reset().
env-over = The game is over. Begin a new one with reset().
env-not-allowed = The move “{ $move }” is not allowed here: { $why } ({ $rule })
env-render-mode = The render_mode can’t be “{ $found }”. It can be: { $known }.
env-seat = There is no seat { $found }. The seats go from 0 to { $last }; "random" draws one for each game.
env-opponents = The opponents are a list of bots, not “{ $found }” alone: opponents=["{ $found }"] is a game of two.
env-outcomes = A chance node has at least one outcome, not { $found }.
env-no-server = The table can’t be shown in the browser: no server could be started.
env-server-refused = The table can’t be shown in the browser: { $why }
policy-unreadable = { $file } can’t be read as a trained network: { $cause }
policy-other-game = This network does not fit { $game } as it is here: what a program sees of the game, or its moves, have changed since it was trained.
batch-size = A batch has at least one game, not { $found }.
batch-device = There is no device { $found } for a batch. Devices: cpu, cuda.
batch-bot = No bot called { $found } can play inside a batch. These can: { $known }.
batch-opponents = With { $found } { $found ->
    [one] opponent
   *[other] opponents
 } in a batch there are { $found } + 1 players in each game, not { $players }.
batch-shape = The { $name } of a batch need the shape { $expected }, not { $found }.
batch-kind = The { $name } of a batch are of type { $expected }, not { $found }.
batch-not-allowed = Game { $game } of the batch: { $move } is not allowed. { $why }
unknown-reward = There is no reward called { $found }. Rewards: { $known }.
gpu-not-found = CUDA finds no GPU here. Use device="cpu".
cache-unusable = The compiled rules can’t be kept in { $folder }: { $cause }. You can still play, but they are compiled again at every start. Name another folder in DORFPLATZ_CACHE.

## Hints

hint-move = { $move }: { $what }
hint-move-where = { $move }: { $what } ({ $where })
hint-move-then = { $move }. { $next }
hint-why-only = There is nothing else to do.
hint-why-kept-from = Otherwise { $who } would probably do it next; this gets in first.
hint-why-makes-possible = This opens the way for: { $next }
hint-why-plan = The idea: { $next } In all that is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
hint-why-points = Your score rises by { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
hint-why-takes-points = Takes { $points ->
    [one] 1 point
   *[other] { $points } points
 } from { $who } at once.
hint-why-ends-turn = Nothing left to do this turn is worth more.
hint-why-ahead-chance = Wins { $percent ->
    [one] 1 game
   *[other] { $percent } games
 } in 100 more than the next best move.
hint-why-ahead-points = Ends { $points ->
    [one] 1 point
   *[other] { $points } points
 } better than the next best move.
hint-why-ahead-even = The next best move is about as good.
hint-why-behind-chance = Wins { $percent ->
    [one] 1 game
   *[other] { $percent } games
 } in 100 less than the best move.
hint-why-behind-points = Ends { $points ->
    [one] 1 point
   *[other] { $points } points
 } worse than the best move.
hint-why-behind-even = About as good as the best move.
