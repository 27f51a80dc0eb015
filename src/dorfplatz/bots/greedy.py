"""A bot that looks one move ahead."""

from __future__ import annotations

from random import Random as Generator

from dorfplatz.core.game import Game, Move


class Greedy:
    """Takes the move after which the position is worth most to it, by the game's own `value`.

    It looks at a copy in which everything hidden was dealt anew, so it can't peek.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._generator = Generator(seed)

    def choose(self, game: Game) -> Move:
        """The best of the legal moves; chance decides between equals."""
        rules, seat = game.engine, game.turn
        imagined = rules.redealt(game.state, seat, str(self._generator.random()))
        best = float("-inf")
        found: list[int] = []
        for action in rules.legal(imagined):
            after = rules.copy(imagined)
            rules.apply(after, action)
            worth = float(rules.kernel_value(after, seat))
            if worth > best:
                best, found = worth, []
            if worth == best:
                found.append(action)
        return Move(game, self._generator.choice(found))
