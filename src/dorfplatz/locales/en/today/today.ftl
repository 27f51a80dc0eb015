## The game of the day

today-title = Today’s game
today-text = a new deal every day, the same for everybody
today-calendar = Calendar
today-alone = On your own
today-against = Against: { $bots }
today-play = Play
today-go-on = Continue
today-practise = Practise
today-look = View
today-goal = To beat: the expert’s { $goal } points.
today-goal-soon = An expert is playing this deal: in a moment you’ll see the score to beat.
today-reached =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
today-reached-goal =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, the expert { $goal }
today-beaten = As good as the expert
today-done = Finished
today-open = Started
today-not-played = Not played
today-streak =
    { $days ->
        [0] No streak yet
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
today-month-before = Previous month
today-month-after = Next month
today-note = Your first attempt on the day itself counts; whatever you play after that is practice. A day counts as soon as one of its games is finished. It all stays on this computer.
today-share = Copy the result
today-copied = The result is copied.
today-share-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
today-share-goal = { $points } (expert { $goal })

## At the table

today-deal = The deal of { $date }, the same for everybody.
today-practice = This one is practice and does not count.
today-practice-done = This was practice: only the first attempt on the day itself counts.
today-beaten-done = As good as the expert, or better. Well done!
today-tomorrow = There’s a new deal tomorrow.
