"""Our games, four players at random on one core: in compiled loops, and a step at a time from Python through every interface."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

import dorfplatz
from bench import loops, steps
from bench.measure import Measure, Tally, clock, played
from dorfplatz.bots.levels import expert_settings
from dorfplatz.bots.mind import Mind
from dorfplatz.core.engine import engine
from dorfplatz.core.play import play_random_games
from dorfplatz.core.rng import chooser, set_seed

PLAYERS = 4
AT_ONCE = 1024
"""Games of a batch."""
MIXING = 3000
"""Decisions in each of them before anything is measured, so that they are at all stages: all dealt at once, all would begin."""
PROBE = 0.02
"""Seconds of play after which one knows how many games to play."""

RANDOM = "random"
PUSH = "Game.push"
PETTINGZOO = "PettingZoo"
OPENSPIEL = "OpenSpiel"
OPENSPIEL_SEEN = "OpenSpiel, with observation"
VECTOR = "vector environment"


def measures(game: str) -> list[Measure]:
    """All that is played of one game."""
    return [
        Measure(game, RANDOM, partial(random_play, game)),
        Measure(game, "random, with mask", partial(with_mask, game)),
        Measure(game, "random, with mask and observation", partial(observed, game)),
        Measure(game, "greedy", partial(greedy, game)),
        Measure(game, "simulations of a search", partial(simulations, game)),
        Measure(game, "batch", partial(batch, game)),
        Measure(game, VECTOR, partial(vector, game), needs=("gymnasium",)),
        Measure(game, "vector environment, step alone", partial(vector_step, game), needs=("gymnasium",)),
        Measure(game, PUSH, partial(pushes, game)),
        Measure(game, PETTINGZOO, partial(pettingzoo, game), needs=("pettingzoo",)),
        Measure(game, "Gymnasium, one seat", partial(gymnasium, game), needs=("gymnasium",)),
        Measure(game, OPENSPIEL, partial(openspiel, game, False), needs=("pyspiel",)),
        Measure(game, OPENSPIEL_SEEN, partial(openspiel, game, True), needs=("pyspiel",)),
        Measure(game, "random, rules interpreted", partial(random_play, game), interpreted=True, slow=True),
    ]


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
    states = _undealt(game, max(1, round(seconds * _games_a_second(game, play))))
    begin = clock()
    decisions = play(game, states)
    return Tally(decisions, len(states), clock() - begin)


@cache
def _games_a_second(game: str, play: Callable[[str, Any], int]) -> float:
    """About so many, once it is compiled."""
    play(game, _undealt(game, 1))
    games, spent = 1, 0.0
    while spent < PROBE:
        states, games = _undealt(game, games), games * 2
        begin = clock()
        play(game, states)
        spent = clock() - begin
    return len(states) / spent


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


# Looking ahead


def simulations(game: str, seconds: float, number: int) -> Tally:
    """What an expert makes before a decision, over the course of a game that is played without looking ahead."""
    own, bot = dorfplatz.new(game, players=PLAYERS, seed=f"bench/{number}"), dorfplatz.bot("skilled", number)
    mind, settings = Mind(game), expert_settings(own, None)
    mind.search(own.position, settings._replace(simulations=2), "bench")
    made, spent = 0, 0.0
    while spent < seconds and not own.over:
        if len(own.legal_moves) > 1:
            begin = clock()
            made += sum(one.visits for one in mind.search(own.position, settings, f"bench/{own.version}"))
            spent += clock() - begin
        for _ in range(5):
            if not own.over:
                own.push(bot.choose(own))
    return Tally(made, 0, spent)


# A step at a time, from Python


def pushes(game: str, seconds: float, number: int) -> Tally:
    """The library: list the moves, choose one, push it."""

    def play(index: int) -> tuple[int, int]:
        own, choose = dorfplatz.new(game, players=PLAYERS, seed=f"bench/{index}"), random.Random(index)
        while not own.over:
            own.push(choose.choice(own.legal_moves.ids))
        return own.version, 1

    return played(seconds, play)


def pettingzoo(game: str, seconds: float, number: int) -> Tally:
    """Every seat an agent, with observation and mask."""
    from dorfplatz import envs

    env = envs.aec(game, players=PLAYERS)
    return played(seconds, lambda index: (steps.pettingzoo_game(env, index), 1))


def gymnasium(game: str, seconds: float, number: int) -> Tally:
    """One seat, with observation and mask; a step has the others' decisions in it, which are not counted."""
    from dorfplatz import envs

    env = envs.gym(game, opponents=["random"] * (PLAYERS - 1))
    return played(seconds, lambda index: (steps.gymnasium_game(env, index), 1))


def openspiel(game: str, observed: bool, seconds: float, number: int) -> Tally:
    """A game of pyspiel's."""
    from dorfplatz import envs

    own = envs.openspiel.load(game, players=PLAYERS)
    return played(seconds, lambda index: (steps.openspiel_game(own, index, observed), 1))


# Many games at once, a decision in each of them from Python; always with mask and observation


def batch(game: str, seconds: float, number: int) -> Tally:
    """Choose at random and step."""
    own = _batch(game)

    def step(index: int) -> tuple[int, int]:
        own.random()
        own.step()
        return AT_ONCE, int(own.done.sum())

    return played(seconds, step)


def vector(game: str, seconds: float, number: int) -> Tally:
    """The same by Gymnasium's vector environment."""
    env = _vector(game)

    def step(index: int) -> tuple[int, int]:
        _, _, ended, _, _ = env.step(env.batch.random())
        return AT_ONCE, int(ended.sum())

    return played(seconds, step)


def vector_step(game: str, seconds: float, number: int) -> Tally:
    """Its step without what choosing actions takes."""
    env, decisions, games, spent = _vector(game), 0, 0, 0.0
    while not decisions or spent < seconds:
        actions = env.batch.random()
        begin = clock()
        _, _, ended, _, _ = env.step(actions)
        spent += clock() - begin
        decisions, games = decisions + AT_ONCE, games + int(ended.sum())
    return Tally(decisions, games, spent)


@cache
def _batch(game: str) -> Any:
    own = dorfplatz.batch(game, AT_ONCE, PLAYERS, threads=1)
    own.play("random", MIXING)
    return own


@cache
def _vector(game: str) -> Any:
    from dorfplatz import envs

    env = envs.vector(game, AT_ONCE, PLAYERS, threads=1)
    env.batch.play("random", MIXING)
    return env
