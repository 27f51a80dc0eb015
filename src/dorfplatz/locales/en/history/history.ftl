## My games

history-title = My games
history-who = Games of
history-none = The games you finish will be listed here.
history-games = Games
history-won = Won
history-best = Best
history-average = Average
history-length = Length
history-minutes = { $n } min
history-decisions =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
history-points = Points, game after game
history-points-legend = A filled dot is a victory or a solo game; the line is the average of the last five.
history-plot = Points, game after game: { $points }
history-against = By opponent
history-opponents = Opponents
history-alone = On your own
history-parts = Where your points come from
history-latest = All games
history-day = Game of the day
history-known = practice, not counted
history-victory = won
history-defeat = lost
history-csv = Table (CSV)
history-json = Everything (JSON)
history-note = All of this comes from the finished games on this computer, and stays here. Delete a game on the start page, and it disappears here, too.
