"""A bot that takes any legal move."""

from __future__ import annotations

from random import Random as Generator

from dorfplatz.core.game import Game, Move


class Random:
    """Chooses all legal moves with equal probability."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._generator = Generator(seed)

    def choose(self, game: Game) -> Move:
        """Choose any of the legal moves."""
        move: Move = self._generator.choice(game.legal_moves)
        return move
