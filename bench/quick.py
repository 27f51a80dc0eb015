"""A bot for judging a game by many games: `dorfplatz balance hamlet --bot bench.quick:Quick`.

It searches like an expert of Hamlet, but with a quarter of the playouts, which end after one round: two to five milliseconds a
decision, a tenth of an expert's.
"""

from __future__ import annotations

from dorfplatz.bots.mind import Mind
from dorfplatz.bots.search import Settings
from dorfplatz.core.game import Game, Move

SETTINGS = Settings(simulations=24, candidates=6, rounds=1)


class Quick:
    """Looks a round ahead."""

    def __init__(self, seed: int | str | None) -> None:
        self._seed = str(seed)
        self._minds: dict[str, Mind] = {}

    def choose(self, game: Game) -> Move:
        """The candidate after which greedy play leads furthest ahead."""
        mind = self._minds.setdefault(game.name, Mind(game.name))
        return game.move(mind.search(game.position, SETTINGS, f"{self._seed}/{game.version}")[0].action)
