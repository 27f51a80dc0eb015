"""Our games, four players at random on one core: in compiled loops, and a step at a time from Python through every interface."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

import dorfplatz
from bench import loops
from bench.measure import Measure, Tally, played
from dorfplatz.core.engine import engine
from dorfplatz.core.play import play_random_games
from dorfplatz.core.rng import chooser, set_seed

PLAYERS = 4
AT_ONCE = 1024
"""Games of a vector environment."""
PROBE = 0.02
"""Seconds of play after which one knows how many games to play."""


def measures(game: str) -> list[Measure]:
    """All that is played of one game."""
    return [
        Measure(game, RANDOM, partial(random_play, game)),
        Measure(game, "random, with mask", partial(with_mask, game)),
        Measure(game, "random, with mask and observation", partial(observed, game)),
        Measure(game, "greedy", partial(greedy, game)),
        Measure(game, "random, rules interpreted", partial(pushes, game), interpreted=True),
        Measure(game, PUSH, partial(pushes, game)),
    ]


RANDOM = "random"
PUSH = "Game.push"


# Compiled loops: whole games, as many as fit in the time


def random_play(game: str, seconds: float, number: int) -> Tally:
    """Random play and nothing else."""
    return _whole_games(game, seconds, _play_random)


def with_mask(game: str, seconds: float, number: int) -> Tally:
    """A mask of all actions is filled before each decision."""
    return _whole_games(game, seconds, _play_with_mask)


def observed(game: str, seconds: float, number: int) -> Tally:
    """A mask, and the observation of whoever decides."""
    return _whole_games(game, seconds, _play_observed)


def greedy(game: str, seconds: float, number: int) -> Tally:
    """Everybody takes the best move by one step of the game's own evaluation."""
    return _whole_games(game, seconds, _play_greedily)


def _whole_games(game: str, seconds: float, play: Callable[[str, Any], int]) -> Tally:
    states = _undealt(game, _games_in(game, seconds, play))
    begin = time.perf_counter()
    decisions = play(game, states)
    return Tally(decisions, len(states), time.perf_counter() - begin)


@cache
def _games_in(game: str, seconds: float, play: Callable[[str, Any], int]) -> int:
    """How many games take so long."""
    play(game, _undealt(game, 1))
    spent, games = 0.0, 1
    while spent < PROBE:
        states, games = _undealt(game, games), games * 2
        begin = time.perf_counter()
        play(game, states)
        spent = time.perf_counter() - begin
    return max(1, round(len(states) * seconds / spent))


def _undealt(game: str, games: int) -> Any:
    """Positions that are empty but for their generators."""
    states = engine(game).empty(games)
    for index in range(games):
        set_seed(states[index].rng, f"bench/{index}")
    return states


def _play_random(game: str, states: Any) -> int:
    lengths, scores = np.zeros(len(states), np.int64), np.zeros((len(states), PLAYERS), np.int64)
    return int(play_random_games.of(game)(states, *_tools(game), PLAYERS, 0, lengths, scores))


def _play_with_mask(game: str, states: Any) -> int:
    return int(loops.play_with_mask.of(game)(states, *_tools(game), PLAYERS, 0, _mask(game)))


def _play_observed(game: str, states: Any) -> int:
    row = np.zeros(engine(game).rules.OBSERVATION.size, np.uint8)
    return int(loops.play_observed.of(game)(states, *_tools(game), PLAYERS, 0, _mask(game), row))


def _play_greedily(game: str, states: Any) -> int:
    return int(loops.play_greedily.of(game)(states, engine(game).empty(), *_tools(game), PLAYERS, 0))


def _tools(game: str) -> tuple[Any, Any]:
    return engine(game).new_work(), chooser("bench")


def _mask(game: str) -> Any:
    return np.zeros(len(engine(game).actions), np.uint8)


# A step at a time, from Python


def pushes(game: str, seconds: float, number: int) -> Tally:
    """The library: list the moves, choose one, push it."""

    def play(index: int) -> tuple[int, int]:
        own, choose = dorfplatz.new(game, players=PLAYERS, seed=f"bench/{index}"), random.Random(index)
        while not own.over:
            own.push(choose.choice(own.legal_moves.ids))
        return own.version, 1

    return played(seconds, play)
