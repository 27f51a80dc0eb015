"""The arena: bots play many games against each other, and what came out is counted.

results = Results.open(Settings("settlement", 4, ("greedy", "random")), Path("games.sqlite"))
play_games(results, 1000, jobs=2)
print(summary(results.settings, results.games(1000)).win_share)
"""

from __future__ import annotations

from dorfplatz.arena.play import play_games
from dorfplatz.arena.results import Results
from dorfplatz.arena.schedule import Schedule
from dorfplatz.arena.settings import Settings
from dorfplatz.arena.summary import Summary, summary

__all__ = ["Results", "Schedule", "Settings", "Summary", "play_games", "summary"]
