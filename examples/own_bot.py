"""A bot of one's own: takes the move that brings most points at once, and any of several that do."""

from random import Random

from dorfplatz import Game, Move


class Points:
    """Made anew for each game, with a seed: the same one shall lead to the same choices."""

    def __init__(self, seed: str | int | None) -> None:
        self.random = Random(seed)

    def choose(self, game: Game) -> Move:
        """One of the legal moves."""
        gains = {move: move.effect.points[game.turn] for move in game.legal_moves}
        best = max(gains.values())
        return self.random.choice([move for move, gain in gains.items() if gain == best])
