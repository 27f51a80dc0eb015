# The lobby: tables that are open to anybody.

lobby-title = Open tables
lobby-empty = Nobody is waiting for company right now. Begin a game with a “Link” seat, and make it public.
lobby-free = { $n ->
    [one] a free seat
   *[other] { $n } free seats
 }
lobby-sit = Sit down
lobby-sit-at = Sit down: { $game } with { $names }
lobby-name = Your name
lobby-watch = Watch
lobby-watch-at = Watch: { $game } with { $names }
lobby-never-mind = Not now

## In the form for a new game

lobby-public = Public: anybody who comes along may take a “Link” seat
lobby-watched = While we play, anybody may watch
