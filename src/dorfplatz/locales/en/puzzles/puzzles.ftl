no-such-puzzle = There is no puzzle { $found } for { $game }. There are { $count }.

## Lessons of puzzles

puzzle-lesson-denied = What two want goes to whoever comes first: { $who } would have taken this next.
puzzle-lesson-enables = Think one move ahead, since this makes the next one possible: { $next }
puzzle-lesson-patience =
    { $points ->
        [one] One point at once can cost more than it is worth
       *[other] { $points } points at once can cost more than they are worth
     }: this brings more by the end.
puzzle-lesson-points = Count first: nothing else here brings { $points ->
    [one] a point
   *[other] { $points } points
 } at once.
puzzle-lesson-stop = You don’t have to do everything you can: here it pays to stop.
puzzle-lesson-hinder = Keep an eye on the others as well: this is best because of what it costs { $who }.
puzzle-lesson-part = Look at what counts in the end: the difference lies in “{ $part }”.

## On the start page

puzzles-title = Puzzles
puzzles-text = One move is clearly best. Find it!
puzzles-progress = { $solved } of { $count } solved
puzzles-begin = Solve
puzzles-on = Continue
puzzles-again = Again
puzzles-of = Puzzles for { $game }
puzzles-one = Puzzle { $number }
puzzles-one-solved = Puzzle { $number }, solved

## At the table

puzzle-title = Puzzle { $number } of { $count }
puzzle-task = You play { $name }. Which move is best? Only your first move counts.
puzzle-answer = Answer
puzzle-right = That is the best move!
puzzle-wrong = There is a better move.
puzzle-wrong-costs = Yours costs about { $points ->
    [one] one point
   *[other] { $points } points
 } and wins { $percent }% instead of { $best }%.
puzzle-wrong-wins = Yours wins { $percent }% instead of { $best }%.
puzzle-wrong-far = Yours is far behind: a deep search hardly considers it.
puzzle-kind = { $kind }:
puzzle-kind-of = { $kind }: { $about }.
puzzle-best = Best
puzzle-yours = Yours
puzzle-wins = wins { $percent }%
puzzle-costs = costs about { $points ->
    [one] one point
   *[other] { $points } points
 }, wins { $percent }%
puzzle-moves = What the moves are worth
puzzle-method = As a deep search sees it, with everybody playing on well.
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
