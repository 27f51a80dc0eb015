"""A bot that looks one move ahead."""

from __future__ import annotations

from random import Random as Generator

from dorfplatz.core.game import Game, Move
from dorfplatz.core.play import best_moves


class Greedy:
    """Takes the move after which the position is worth most to it, by the game's own `value`.

    It looks at a copy in which everything hidden was dealt anew, so it can't peek.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._generator = Generator(seed)

    def choose(self, game: Game) -> Move:
        """The best of the legal moves; chance decides between equals."""
        rules, seat = game.engine, game.turn
        imagined = rules.redealt(game.position, seat, str(self._generator.random()))
        work = rules.new_work()
        count = best_moves.of(game.name)(rules.state(imagined), rules.empty(), seat, work)
        return game.move(self._generator.choice(work.moves[:count].tolist()))
