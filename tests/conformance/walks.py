"""Games played slowly, with time to look at every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import dorfplatz
from dorfplatz.core.engine import Position
from dorfplatz.core.game import Game, Move
from tests.conformance.tables import Table


class Curious:
    """Takes what it has taken least often: soon it has taken every kind of move."""

    def __init__(self, seed: str) -> None:
        self._generator = Random(seed)
        self._taken: Counter[int] = Counter()

    def choose(self, game: Game) -> Move:
        """One of the legal moves."""
        fewest = min(self._taken[id] for id in game.legal_moves.ids)
        id = self._generator.choice([id for id in game.legal_moves.ids if self._taken[id] == fewest])
        self._taken[id] += 1
        return game.move(id)


MANNERS = {
    "random": lambda seed: dorfplatz.bot("random", seed),
    "curious": Curious,
    "greedy": lambda seed: dorfplatz.bot("greedy", seed),
}


@cache
def _decisions(table: Table, manner: str) -> tuple[int, ...]:
    """A whole game; played once, walked through many times."""
    game, player = table.new(manner), MANNERS[manner](manner)
    while not game.over:
        game.push(player.choose(game))
    return tuple(game.actions)


def length(table: Table, manner: str) -> int:
    """How many decisions the game takes."""
    return len(_decisions(table, manner))


def walk(table: Table, manner: str) -> Iterator[Game]:
    """The same game again and again, at each of its positions; the last is its end."""
    game = table.new(manner)
    yield game
    for action in _decisions(table, manner):
        game.push(action)
        yield game


def positions(table: Table, manner: str) -> Iterator[Position]:
    """The positions of the same game, each a copy, without its log and its past: much faster."""
    rules = table.engine
    position = rules.new(table.players, table.packed, manner)
    yield position.copy()
    for action in _decisions(table, manner):
        rules.advance(position, [action])
        yield position.copy()


def redealt(game: Game, seat: int, seed: str) -> Game:
    """The same game as far as that seat can tell."""
    other = game.clone()
    other.position = game.engine.redealt(game.position, seat, seed)
    return other
