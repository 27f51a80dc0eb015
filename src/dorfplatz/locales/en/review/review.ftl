## Analysis

analysis-title = What decided the game?
analysis-text = An expert looks at every move: what turned the game, which moves were strong, and which cost you points. You can leave the page in the meantime and continue later.
analysis-start = Analyse the game
analysis-go-on = Continue the analysis
analysis-stop = Stop
analysis-working = An expert is looking at the game:
analysis-chances = Chances of winning over time
analysis-chances-why = How likely a victory was if everyone had played on like an expert from there. Someone with plenty in store can be ahead although the points don’t show it yet.
analysis-points = Expected points over time
analysis-points-why = How many points an expert would have reached from there.
analysis-turning = Turning points
analysis-no-turning = No single turn changed much.
analysis-whose = Whose moves
analysis-best = Strongest moves
analysis-costly = Costliest moves
analysis-no-best = There was always another move about as good.
analysis-no-costly = None that cost much: an expert would hardly have done better.
analysis-best-chance = +{ $percent } percentage points
analysis-costly-chance = −{ $percent } percentage points
analysis-best-points =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
analysis-costly-points =
    −{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
analysis-lead = (about { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end)
analysis-expert = An expert:
analysis-next-best = Next best:
analysis-why-costly = An expert would have done this instead:
analysis-why-strong = It was the strongest move; next best:
analysis-why-points = { $who } made { $points ->
    [one] 1 point
   *[other] { $points } points
 } this turn.
analysis-why-luck = The luck of the draw played its part.
analysis-why-slow = No single move did it: earlier preparation began to pay off.
analysis-moment = Step { $version }
analysis-turn = Round { $round }, step { $version }
analysis-note = The expert knows only what the player could know at the time, not what came after. Small differences are down to chance.

## Playing on

play-on-title = Play on from here
play-on-short = Play on
play-on-text = A new game begins where this one stood after step { $version }. Who plays?
play-on-who = Who plays for { $name }
play-on-known = Everything stays as it was dealt. Whoever remembers it knows what is coming: good for trying things out, not for a fair game. Bots don’t peek.
play-on-start = Play on

## End

end-title = The game is over
end-after-you =
    { $points ->
        [one] After your last turn { $name } made 1 more point.
       *[other] After your last turn { $name } made { $points } more points.
    }
end-after-show = Show me from there
end-titles = Titles
end-title-reached = reached
end-title-from =
    { $from ->
        [0] from the start
       *[other] from { $from } points
    }
end-title-next =
    { $missing ->
        [one] 1 more point, and the next title is yours: { $title }.
       *[other] { $missing } more points, and the next title is yours: { $title }.
    }
end-title-missed =
    { $missing ->
        [one] 1 point short of the next title: { $title }.
       *[other] { $missing } points short of the next title: { $title }.
    }
end-title-highest = The highest title there is. Now only your own best is left to beat.
end-bests = Your best
end-best-new = A new best! Until now it was { $best }.
end-best-before = Your best: { $best } points, on { $when }.
end-best-look = Look at that game
end-best-average =
    { $games ->
        [one] This was your only game so far.
       *[other] On average you had { $average } points in { $games } games.
    }
end-best-first = Your first game of this kind on this device: the one to beat.
end-by-category = Points by category
end-over-time = Points over time
end-by-item = Item by item
end-show-round = Show the start of round { $round }
end-share = Share
end-fair = Fair play
end-fair-text = This seed dealt the game. Its fingerprint was fixed before the first move, so anyone can check that no deck was touched: save the game, then run “dorfplatz verify” on the file.
end-fair-together = The server’s secret and something from everybody who was there made the seed together, so nobody could choose the cards. Check it yourself: save the game and run “dorfplatz verify” on the file, or write twenty lines of your own as docs/fair-shuffles.md shows.
end-fair-known = This game continued from a moment of a finished one, with the same cards. Their seed had already been shown, so anybody could have known what was coming.
end-seed = Seed
end-commitment = Fingerprint at the start
end-analysis = Analysis
end-replay = Watch it again
end-again = Play again
