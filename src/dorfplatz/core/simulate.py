"""Many games of random play, in one compiled loop."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from dorfplatz.core.engine import engine
from dorfplatz.core.play import play_random_games
from dorfplatz.core.rng import chooser, set_seed


@dataclass(frozen=True)
class Result:
    """What came out of many games."""

    decisions: int
    games: int
    seconds: float
    lengths: np.ndarray  # decisions per game
    scores: np.ndarray  # points per game and seat


def random_games(name: str, players: int, games: int, seed: int | str = 0, options: Mapping[str, str] | None = None) -> Result:
    """Play random games to the end."""
    rules = engine(name)
    chosen = rules.definition.check(players, options or {})
    states = rules.empty(games)
    for index in range(games):
        set_seed(states[index].rng, f"{seed}/{index}")
    lengths = np.zeros(games, np.int64)
    scores = np.zeros((games, players), np.int64)
    work, choices = rules.new_work(), chooser(f"{seed}/choices")
    play = play_random_games.of(name)
    begin = time.perf_counter()
    decisions = play(states, work, choices, players, rules.definition.pack(chosen), lengths, scores)
    return Result(int(decisions), games, time.perf_counter() - begin, lengths, scores)
