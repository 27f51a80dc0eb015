"""Random play of four players: our games, and the same for catanatron, a pure-Python engine of a game of similar size."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from functools import cache


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
    from dorfplatz.core import simulate

    probe = simulate.random_games(game, 4, 100)
    return max(1, decisions * probe.games // probe.decisions)


def compiled(game: str, games: int, seed: int = 0) -> Speed:
    """A game on one core."""
    from dorfplatz.core import simulate

    result = simulate.random_games(game, 4, games, seed)
    return Speed(result.decisions, result.games, result.seconds)


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
