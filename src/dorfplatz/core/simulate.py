"""Many games of random play, in one compiled loop."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from dorfplatz.core.engine import engine
from dorfplatz.core.events import EVENTS
from dorfplatz.core.kernel import INTERPRETED
from dorfplatz.core.rng import below, seed_word


@dataclass(frozen=True)
class Result:
    """What came out of many games."""

    decisions: int
    games: int
    seconds: float
    lengths: np.ndarray  # decisions per game
    scores: np.ndarray  # points per game and seat


@cache
def _player(name: str) -> Any:
    """The loop over one game; it closes over that game's kernels."""
    rules = engine(name)
    setup, legal, apply, score = rules.kernel_setup, rules.kernel_legal, rules.kernel_apply, rules.kernel_score

    def play(
        states: Any, chooser: Any, players: int, options: int, events: Any, moves: Any, parts: Any, lengths: Any, scores: Any
    ) -> int:
        decisions = 0
        for index in range(len(states)):
            state = states[index]
            setup(state, players, options, events)
            length = 0
            while state.over == 0:
                count = legal(state, moves)
                events.count = 0
                apply(state, moves[below(chooser, count)], events)
                length += 1
            lengths[index] = length
            decisions += length
            for seat in range(players):
                scores[index, seat] = score(state, seat, parts)
        return decisions

    if INTERPRETED:
        return play
    import numba

    return numba.njit(nogil=True, error_model="numpy")(play)


def random_games(name: str, players: int, games: int, seed: int | str = 0, options: Mapping[str, str] | None = None) -> Result:
    """Play random games to the end."""
    rules = engine(name)
    chosen = rules.definition.check(players, options or {})
    states = rules.empty(games)
    for index in range(games):
        states[index].rng = seed_word(f"{seed}/{index}")
    chooser = np.zeros(1, np.dtype([("rng", np.uint64)])).view(np.recarray)
    chooser[0].rng = seed_word(f"{seed}/choices")
    events = np.zeros(1, EVENTS).view(np.recarray)
    moves = np.zeros(len(rules.actions), np.int64)
    parts = np.zeros(rules.parts_count, np.int64)
    lengths = np.zeros(games, np.int64)
    scores = np.zeros((games, players), np.int64)
    play = _player(name)
    begin = time.perf_counter()
    decisions = play(states, chooser[0], players, rules.definition.pack(chosen), events[0], moves, parts, lengths, scores)
    return Result(int(decisions), games, time.perf_counter() - begin, lengths, scores)
