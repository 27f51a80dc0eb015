## How points come about, in the table of points

hamlet-score-roads-why = 1 point for each road you have built, 2 with the Planner. In the preview edition 1 point for each place that could not reach the church without it.
hamlet-score-longest-why = 2 points for each place on it. It is your longest chain of places joined by printed roads and at least one you have built; it may not pass the church. Everyone has one of their own.
