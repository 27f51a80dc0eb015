"""Random play of four players: our games, and the same for catanatron, a pure-Python engine of a game of similar size."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from dorfplatz.core import simulate
from dorfplatz.core.engine import engine
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.play import best_moves
from dorfplatz.core.rng import chooser, pick


@dataclass(frozen=True)
class Speed:
    """Games played to the end by random choice."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """How many choices are made and carried out in a second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """How many games are over in a second."""
        return self.games / self.seconds


@cache
def games_with(game: str, decisions: int) -> int:
    """How many random games have about so many decisions; asking also compiles what is measured."""
    probe = simulate.random_games(game, 4, 100)
    return max(1, decisions * probe.games // probe.decisions)


def compiled(game: str, games: int, seed: int = 0) -> Speed:
    """A game on one core."""
    result = simulate.random_games(game, 4, games, seed)
    return Speed(result.decisions, result.games, result.seconds)


@loop
def play_greedily(state: Any, trial: Any, work: Any, chooser: Any) -> int:
    """Everybody takes a move after which the position is worth most to them; gives the number of decisions."""
    decisions = 0
    while state.over == 0:
        count = best_moves(state, trial, state.turn, work)
        move = work.moves[pick(chooser, count)]
        rules.apply(state, move, work.events)
        decisions += 1
    return decisions


def greedy(game: str, games: int, seed: int = 0) -> Speed:
    """Games of four greedy players on one core."""
    loaded = engine(game)
    choices, work = chooser(f"{seed}/choices"), loaded.new_work()
    positions = [loaded.new(4, 0, f"{seed}/{index}") for index in range(games)]
    play, trial = play_greedily.of(game), loaded.empty()
    begin = time.perf_counter()
    decisions = sum(play(loaded.state(position), trial, work, choices) for position in positions)
    return Speed(decisions, games, time.perf_counter() - begin)


def interpreted(game: str, games: int) -> Speed:
    """The very same sources without compilation, in a process of its own."""
    command = [sys.executable, "-m", "bench.contenders", game, str(games)]
    environment = {**os.environ, "DORFPLATZ_INTERPRET": "1"}
    answer = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return Speed(**json.loads(answer))


def catanatron(games: int, seed: int = 0) -> Speed:
    """Catanatron's own random players, by its own loop without copies or accumulators."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    begin = time.perf_counter()
    for index in range(games):
        game = Game([RandomPlayer(color) for color in Color], seed=seed * games + index + 1)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return Speed(decisions, games, time.perf_counter() - begin)


if __name__ == "__main__":
    print(json.dumps(asdict(compiled(sys.argv[1], int(sys.argv[2])))))
