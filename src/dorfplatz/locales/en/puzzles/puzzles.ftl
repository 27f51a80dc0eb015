no-such-puzzle = There is no puzzle { $found } for { $game }. There are { $count }.

## Lessons of puzzles

puzzle-lesson-denied = What two want goes to whoever comes first: { $who } would have taken this next.
puzzle-lesson-enables = Think one move ahead, for only after this one can you do the next: { $next }
puzzle-lesson-patience =
    Another move brings { $points ->
        [one] one more point
       *[other] { $points } more points
     } at once, but this one is worth more by the end.
puzzle-lesson-points =
    Count first: this move brings { $points ->
        [one] a point
       *[other] { $points } points
     } at once, and no other brings as much.
puzzle-lesson-stop = You don’t have to do everything you can: here it is best to stop.
puzzle-lesson-hinder = Keep an eye on the others as well: this move costs { $who } points in the end.
puzzle-lesson-part = Think of the scoring at the end: this move brings you more for “{ $part }”.

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
puzzle-wrong-costs =
    Yours wins { $percent }% instead of { $best }% and costs about { $points ->
        [one] one point
       *[other] { $points } points
     }.
puzzle-wrong-wins = Yours wins { $percent }% instead of { $best }%.
puzzle-wrong-far = Yours is far behind: a deep search hardly considers it.
puzzle-kind = { $kind }:
puzzle-kind-of = { $kind }: { $about }.
puzzle-best = Best
puzzle-yours = Yours
puzzle-wins = wins { $percent }%
puzzle-costs =
    wins { $percent }%, costs about { $points ->
        [one] one point
       *[other] { $points } points
     }
puzzle-moves = What the moves are worth
puzzle-method = As a deep search sees it, with everybody playing on well.
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
