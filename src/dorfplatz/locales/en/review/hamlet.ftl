## How points come about, in the table of points

hamlet-score-landmarks-why = Each counts what its card says: the Tavern, for example, 1 point for each gold, 8 at most. Point at it in the village to see the card.
hamlet-score-roads-why = 1 point for each road you have built, 2 with the Planner.
hamlet-score-roads-why-preview = Each road you have built scores 1 point for every place that could not reach the church without it. With the Planner each scores 1 point more.
hamlet-score-longest-why = 2 points for each place in your longest chain of places. They are joined by printed roads and yours, at least one of them yours. The chain may not pass the church. Everyone has one of their own.
hamlet-score-savings-why = 1 point for every 3 gold.
