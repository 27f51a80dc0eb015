"""A bot that looks one move ahead."""

from __future__ import annotations

import secrets
from random import Random as Generator

from dorfplatz.bots.sense import needed
from dorfplatz.core.engine import Engine, Position
from dorfplatz.core.game import Game, Move
from dorfplatz.core.play import best_moves


class Greedy:
    """Takes the move after which the position is worth most to it, by the game's own `value`.

    What its turn does not need, it leaves out. It looks at copies in which everything hidden was dealt anew, so it can't peek.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = secrets.token_hex(8) if seed is None else str(seed)

    def choose(self, game: Game) -> Move:
        """The best of the legal moves; chance decides between equals, in the same way when a position looks the same."""
        rules, seed = game.engine, f"{self._seed}/{game.version}"
        imagined = rules.redealt(game.position, game.turn, seed)
        return game.move(needed(game, self._best(rules, imagined), lambda position: self._best(rules, position), seed))

    def _best(self, rules: Engine, position: Position) -> int:
        work, seat = rules.new_work(), rules.turn(position)
        count = best_moves.of(rules.definition.name)(rules.state(position), rules.empty(), seat, work)
        chance = Generator(self._seed.encode() + rules.observation(position, seat).tobytes())
        chosen: int = chance.choice(work.moves[:count].tolist())
        return chosen
