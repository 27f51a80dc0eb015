"""What a measure is: something that is done for a while, round after round, in a process of its own with those of its kind."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec

RATE, GAMES = "decisions/s", "games/s"
clock = time.process_time
"""The processor's time: what other programs do meanwhile does not count."""


@dataclass(frozen=True)
class Tally:
    """What was played, and how long it took."""

    decisions: int
    games: int
    seconds: float


@dataclass(frozen=True)
class Measure:
    """One thing to measure."""

    who: str
    """A game of ours, another library, or the program as a whole."""
    what: str
    take: Callable[[float, int], Tally | float]
    """Measures for about so many seconds; the second number is the round. What is played is the same in every round."""
    unit: str = RATE
    ours: tuple[str, ...] = ()
    """Another library's: what of ours does the same work."""
    needs: tuple[str, ...] = ()
    """Modules that have to be installed."""
    interpreted: bool = False
    slow: bool = False
    """It takes seconds or more: measured in the first rounds only, and not at all in a short run."""

    @property
    def name(self) -> str:
        """Who and what, as the filter `--only` reads it."""
        return f"{self.who}: {self.what}"

    @property
    def process(self) -> str:
        """Those with the same one share a process."""
        return f"{self.who}{' interpreted' * self.interpreted}"

    @property
    def missing(self) -> list[str]:
        """Modules that are not installed here."""
        return [name for name in self.needs if find_spec(name) is None]


def played(seconds: float, play: Callable[[int], tuple[int, int]]) -> Tally:
    """Call `play` with 0, 1, 2 … until the time is over; it gives how many decisions and how many whole games that were."""
    decisions = games = count = 0
    begin = clock()
    while True:
        more, ended = play(count)
        decisions, games, count = decisions + more, games + ended, count + 1
        if (spent := clock() - begin) >= seconds:
            return Tally(decisions, games, spent)


def median_time(seconds: float, act: Callable[[], object], at_once: int = 1) -> float:
    """Seconds that a call takes: the median over as many as fit in the time, timed some at once if they are very short."""
    times: list[float] = []
    end = clock() + seconds
    while not times or clock() < end:
        begin = clock()
        for _ in range(at_once):
            act()
        times.append((clock() - begin) / at_once)
    return statistics.median(times)
