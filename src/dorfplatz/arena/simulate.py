"""Raw games at the speed of the kernels, on all cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from dorfplatz.core.batch import batch
from dorfplatz.core.problem import Problem

TOGETHER = 4096
"""Games of one batch."""


@dataclass(frozen=True)
class Simulation:
    """What came out of many games. Points and shares of the victories go by seat."""

    games: int
    decisions: int
    seconds: float
    points: list[float]
    win_share: list[float]
    unfinished: int
    """Games that had not ended after ten thousand decisions; they count only as decisions."""

    @property
    def length(self) -> float:
        """Decisions in a game."""
        return self.decisions / self.games

    @property
    def rate(self) -> float:
        """Decisions in a second."""
        return self.decisions / self.seconds


def simulate(
    game: str,
    players: int,
    games: int,
    bot: str = "random",
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    tell: Callable[[int], None] = lambda played: None,
) -> Simulation:
    """Let all seats be played by "random" or "greedy". The same seed gives the same games on any number of cores.

    `tell` is told how many games have been played since it was last called.
    """
    if games < 1:
        raise Problem("batch-size", found=str(games))
    setup: dict[str, Any] = {**(options or {})}
    many = batch(game, min(games, TOGETHER), players, seed=seed, restart=False, **setup)
    many.play(bot, 0)  # loads what is needed, which is no part of the speed
    points, shares = np.zeros(players), np.zeros(players)
    decisions = unfinished = played = 0
    begin = time.perf_counter()
    while played < games:
        if played:
            many.reset()
        many.play_out(bot)
        counted = min(many.n, games - played)
        over = many.ended[:counted] > 0
        points += many.scores[:counted, :players][over].sum(0)
        shares += _shares(many.ranks[:counted, :players][over])
        decisions += int(many.lengths[:counted].sum())
        unfinished += int((~over).sum())
        played += counted
        tell(counted)
    seconds, ended = time.perf_counter() - begin, max(1, games - unfinished)
    return Simulation(games, decisions, seconds, (points / ended).tolist(), (shares / ended).tolist(), unfinished)


def _shares(ranks: Any) -> Any:
    won = ranks == 1
    return (won / np.maximum(1, won.sum(1, keepdims=True))).sum(0)
