# The command line. The help lines are plain text: they are read without the rest of the catalogue.

cli-help-dorfplatz = Play village-building board games. Without a command: play.
cli-help-play = Start the server on this computer and open the browser.
cli-help-serve = Start the server, for other computers too if you name a host.
cli-help-warm-up = Compile the rules ahead of time.
cli-help-components = Show what is in a game’s box, and where each value comes from.
cli-help-replay = Tell the story of a saved game.
cli-help-verify = Check that a finished game was dealt as promised and played by the rules.
cli-help-verify-commitment = What was shown of the seed when the game began.
cli-help-arena = Let bots play against each other, on all cores, and see how strong each is.
cli-help-arena-bots = The bots: names, module:Class or files (*.safetensors).
cli-help-arena-seed = The same seed gives the same games.
cli-help-arena-out = The results file (SQLite). If it has games already, they are not played again.
cli-help-arena-jobs = How many processes; otherwise one for each core.
cli-help-arena-json = Print the figures as JSON.
cli-help-arena-report = An HTML file for the report, with plots.
cli-help-arena-cluster = Play on the Ray cluster at this address instead, for example ray://head:10001.
cli-help-export = Print a game of an arena as a saved game, for replay and verify.
cli-help-export-file = The results file of the arena.
cli-help-export-number = The number of the game, from 0.
cli-help-simulate = Play raw games as fast as the rules go, on all cores.
cli-help-simulate-bot = The bot that plays every seat.
cli-help-balance = Let strong players play each other, and see what that says about the game: seats, rounds, what is worth choosing.
cli-help-balance-players = Only with this many players; otherwise with every possible number.
cli-help-balance-bot = Who plays every seat: a bot’s name, module:Class or a file (*.safetensors); otherwise the game’s own network, without looking ahead.
cli-help-balance-games = How many are played at each table.
cli-help-balance-minutes = First train a network for this long, with the components as they are, and let it play.
cli-help-balance-out = A JSON file for the figures; a trained network is put beside it.
cli-help-players = How many players.
cli-help-games = How many games.
cli-help-edition = The edition, if the game has several.
cli-help-train = Train a network for a game by letting it play against itself. Needs PyTorch.
cli-help-train-minutes = How long it learns. Measuring its strength takes a little more.
cli-help-train-out = The file for the network; otherwise GAME.safetensors. What is needed to continue, the figures and the curves are put beside it.
cli-help-train-device = Where it learns; otherwise on a GPU, if there is one.
cli-help-train-seed = Another number means another training.
cli-help-train-imitate = The share of the time in which it begins by imitating the greedy bot.
cli-help-train-resume = Continue where an earlier training ended.
cli-help-backup = Write all games, keys and boxes to one file, even while games are being played.
cli-help-backup-file = The file, which must not exist yet.
cli-help-restore = Make a data folder from a file that “backup” wrote. It must have no games yet.
cli-help-restore-file = The file that “backup” wrote.
cli-help-doctor-port = The port to check.
cli-help-doctor = Check whether everything is in place.
cli-help-version = Show the version.
cli-help-language = The language of the output; otherwise that of the system.
cli-help-data = The folder for the games; otherwise $DORFPLATZ_DATA or the usual place for data.
cli-help-game = The name of the game, for example settlement.
cli-help-play-port = The port to use. Without this option any free one is taken if the usual one is in use.
cli-help-browser = Open the browser, or not.
cli-help-host = The address to listen on; 0.0.0.0 means all.
cli-help-port = The port to use; 0 takes any free one.
cli-help-database = Keep the games in PostgreSQL, for any number of servers; otherwise $DORFPLATZ_DATABASE, or a file in the data folder.
cli-help-webhooks-to-lan = People may also be told of their turn at addresses of this network, and without HTTPS: only where you trust everybody who plays here.
cli-help-address = How other servers of the same database reach this one, for example http://10.0.0.2:8137.
cli-help-allow-host = A further name under which browsers may call this server. Can be given several times.
cli-help-lobby = A list of public tables on the start page: hosts choose which of theirs are public, and anybody may sit down at those.
cli-help-proxy = The address or network of a proxy in front of this server, which says in X-Forwarded-For who is asking. Can be given several times.
cli-help-metrics = Answer /metrics, for Prometheus, on this port: for this computer alone, unless you name another address.
cli-help-log-to-stderr = Log to stderr as lines of JSON, every request included, instead of to a file in the data folder.
cli-help-any-game = The game; otherwise all.
cli-help-replay-file = The file that “Save” wrote.

## Playing and serving

cli-opened = Dorfplatz is open in your browser: { $address } (Ctrl+C ends it)
cli-open-this = Open { $address } in your browser. (Ctrl+C ends Dorfplatz)
cli-serving = Dorfplatz is running at { $address } (Ctrl+C ends it)
cli-serving-proxy = Through its proxy it is { $address }
cli-wrong-proxy = “{ $found }” is not the address of a proxy. It can be 127.0.0.1, ::1 or a network such as 172.16.0.0/12.
cli-wrong-metrics = “{ $found }” is not a place for the metrics. It can be a port such as 9137, or an address and a port: 0.0.0.0:9137.
cli-serving-open = Whoever reaches this address can begin tables of their own; a table is seen, played and deleted only by those who have its links.
cli-serving-lobby = Public tables are listed in the lobby: whoever reaches this address can sit down at them, or watch them if the host allows it.
cli-running = Dorfplatz is already running: { $address }
cli-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken by another program. Choose another one with --port.
cli-cannot-listen = Can’t listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $cause }.
cli-folder = The data folder { $path } can’t be used: { $cause }. Choose another one with --data.

## Compiling

cli-compiling = Compiling the rules of { $game }
cli-not-compiled = The rules of { $game } could not be compiled: { $cause }
cli-time-left = · about
cli-warm = { $game }: ready after { $seconds } s.

## Showing

cli-provenance-rulebook = { $n } values rulebook: the printed rules say so.
cli-provenance-public = { $n } values public: known from a public source, which is named beside them.
cli-provenance-house = { $n } values house: our own, the printed ones are not known.
cli-provenance-owner =
    { $n ->
        [one] 1 value was read from a printed box.
       *[other] { $n } values were read from a printed box.
    }
cli-box = Read from { $path }. To use your own values, put a { $file } into a folder and name it in DORFPLATZ_BOX.
cli-replay = { $game }: { $n ->
    [one] one decision
   *[other] { $n } decisions
 }, commitment { $commitment }…
cli-total = Total
cli-file = { $path } can’t be read: { $cause }.
cli-file-json = { $path } is not a saved game: { $cause }.

## Training

train-missing = Training needs { $name }, which is not installed. Install it with: pip install "dorfplatz[train]"
train-suffix = The network is written to a file whose name ends in { $suffix }, not to { $file }.
train-no-folder = Nothing can be written in the folder { $folder }. Name a file in another one with --out.
train-no-checkpoint = There is no training to continue in { $file }: { $cause }
train-other-game = The training in { $file } is for { $found }, not for { $game }.
train-preparing = Preparing { $game } on { $device } …
train-time = Trained
train-decisions = Decisions
train-rate = Speed
train-score = Own points
train-greedy = Wins against greedy
train-earlier = against itself earlier
train-points = Points : greedy’s
train-interrupted = Interrupted. To continue: { $command }
train-written = The network is in { $file }, the curves are in { $curves }.

## Arena

arena-no-bots = Nobody plays: name at least one bot with --bots.
arena-lineup = A bot is named more than once, so these are the seats of one game: there should be { $players }, not { $found }.
arena-endless = Game { $number } ({ $bots }) has not ended after { $decisions } decisions.
arena-worker-died = A process that was playing has ended by itself (code { $code }). What it was playing is not in the results.
arena-cluster-address = The address of a cluster is written like this: ray://HOST:PORT, not “{ $address }”. The usual port is 10001.
arena-cluster-missing = Playing on a cluster needs { $name }, which is not installed. Install it with: pip install "dorfplatz[cluster]"
arena-cluster-jobs = On a cluster all its cores play: leave out --jobs.
arena-cluster-silent = Nobody answers at { $address }: { $cause }. Is the cluster running there, with its client port open?
arena-cluster-refused = There is no cluster to play on at { $address }: { $cause }
arena-cluster-lost = The connection to the cluster was lost: { $cause }. What was played until then is kept.
arena-cluster-died = A task has been begun { $tries ->
    [one] once, and its
   *[other] { $tries } times, and each time its
 } process ended by itself. What it was playing is not in the results.
arena-cluster-failed = Something went wrong on the cluster: { $cause }
arena-cluster-no-dorfplatz = Dorfplatz is not installed on { $machines }. Every machine of the cluster needs version { $wanted }.
arena-cluster-other-version = On { $machines } there is Dorfplatz { $found }, here { $wanted }. Every machine of the cluster needs the same version.
arena-cluster-other-rules = On { $machines } the rules or components of { $game } ({ $found }) differ from those here ({ $wanted }). Is another folder named in DORFPLATZ_BOX?
arena-cluster-other-networks = On { $machines } the networks ({ $found }) differ from those here ({ $wanted }).
arena-cluster-other-bots = On { $machines } this can’t be played: { $why }
arena-file = { $file } can’t be used: { $cause }.
arena-other-file = { $file } is not a results file of an arena, so nothing is written to it.
arena-other-settings = { $file } has games of another arena: { $name } is { $found } there, not { $wanted }. Name another file.
arena-no-game = { $file } has no game number { $number }.
arena-rate = { $rate } games/s
arena-interrupted = Interrupted after { $played } of { $games } games. With --out FILE they would be kept.
arena-interrupted-file = Interrupted after { $played } of { $games } games. The same command continues from here.
arena-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
 }: { $games ->
    [one] one game
   *[other] { $games } games
 }, seed { $seed }
arena-length = A game took { $mean } decisions on average, at least { $least }, at most { $most }.
arena-bot = Bot
arena-win-share = Share of victories
arena-rating = Rating
arena-points = Points
arena-milliseconds = ms a decision
arena-games = Games
arena-seat = Seat { $n }
arena-all = All
arena-by-seat = Victories by seat
arena-by-lineup = Victories by lineup
arena-by-part = Points by part
arena-figures = Figures
arena-method = Shares are those of a single seat of a bot, if possible from games in which it is the only one of its kind. In brackets and after ±: where a figure lies with 95% certainty (Wilson for shares, otherwise normal; games with the same deal are taken together). Ratings: Bradley–Terry over all pairs of seats; 400 more mean 10 : 1.
arena-unbalanced = Only after a multiple of { $block } games has everybody sat in every seat equally often.
arena-written = Written: { $file }
balance-title = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $bot }
balance-rounds = { $mean } rounds on average, at least { $least }, at most { $most }; { $points } points
balance-seats = Victories by seat: { $shares }
balance-titles = Titles: { $titles }
balance-group = Kind
balance-item = What
balance-times = Times
balance-share = Players
balance-wins = They win
balance-others = The others
balance-unfair = These seats win over 5 percentage points more or less than their fair share: { $seats }.
balance-idle = Hardly anybody chooses: { $items }.
balance-decisive = Whoever chooses these wins more than one and a half times as often as the others: { $items }.
simulate-speed = { $game }: { $games } games, { $decisions } decisions in { $seconds } s: { $speed } decisions per second.
simulate-length = A game took { $length } decisions on average.
simulate-seat = Seat { $n }: { $points } points on average, { $share }% of the victories.
simulate-unfinished = { $n ->
    [one] One game had
   *[other] { $n } games had
 } not ended after ten thousand decisions, and only { $n ->
    [one] its
   *[other] their
 } decisions are counted.

## Backup

cli-backed-up = { $n ->
    [one] One game of { $folder } is
   *[other] { $n } games of { $folder } are
 } in { $path }. Whoever has that file has the seeds and keys; keep it to yourself.
cli-restored = { $n ->
    [one] One game
   *[other] { $n } games
 } of { $path } can be played on in { $folder }.
cli-backup-nothing = There are no games in { $folder }. Name another folder with --data.
cli-backup-there = { $path } already exists. Choose another name: backups are never overwritten.
cli-backup-elsewhere = The games are in PostgreSQL ($DORFPLATZ_DATABASE); use pg_dump and pg_restore for those.
cli-restore-there = { $folder } already exists, and is not overwritten. Name an empty folder with --data.
cli-restore-damaged = { $path } is not a backup, or is damaged. Nothing was changed.
cli-backup-failed = { $path } can’t be written or read: { $cause }.

## Doctor

cli-doctor-version = Version
cli-doctor-parts = Parts
cli-doctor-cache = Compiled rules
cli-doctor-cache-repaired = ({ $n ->
    [one] one file was damaged and has
   *[other] { $n } files were damaged and have
 } been made anew)
cli-doctor-data = Data folder
cli-doctor-disk = Free disk
cli-doctor-disk-free = { NUMBER($megabytes) } MB
cli-doctor-disk-full = Only { NUMBER($megabytes) } MB are left. Make room, or choose a folder elsewhere with --data.
cli-doctor-database = Stored games
cli-doctor-key = Key of saved games
cli-doctor-key-later = It is made when a game is first saved.
cli-doctor-key-open = Others on this computer can read { $path }. Keep them out with: chmod 600
cli-doctor-games = Games
cli-doctor-client = Browser client
cli-doctor-port = Port
cli-doctor-port-free = { NUMBER($port, useGrouping: 0) } is free.
cli-doctor-port-ours = Dorfplatz is already running on { NUMBER($port, useGrouping: 0) }.
cli-verify-commitment = The seed belongs to the commitment { $commitment }.
cli-verify-secret = The server’s secret belongs to the commitment { $commitment }, which was shown before anybody contributed.
cli-verify-contributed = { $name } contributed { $contribution }.
cli-verify-contributed-nothing = { $name } contributed nothing.
cli-verify-seed = The seed is what the secret and { $n ->
    [0] no contribution at all give: the server alone has chosen it.
    [one] the one contribution give.
   *[other] the { $n } contributions give.
 }
cli-verify-deal = The deal is the one that the seed gives.
cli-verify-moves = { $n ->
    [one] The one decision was allowed and led where the file says.
   *[other] All { $n } decisions were allowed and led where the file says.
 }
cli-verify-continues = From decision { $version } on it continues a finished game with the same cards, whose seed was known by then.
cli-verify-unfinished = This game has not ended yet: only a finished one can be checked.
cli-verify-other-commitment = This is not the game that was promised: its commitment is { $found }, not { $expected }.
