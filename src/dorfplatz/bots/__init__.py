"""Bots. A bot is an object with one method: `choose(game)` returns one of the game's legal moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from dorfplatz.core.problem import Problem

if TYPE_CHECKING:
    from dorfplatz.core.game import Game, Move

__all__ = ["Bot", "available_bots", "bot"]


class Bot(Protocol):
    """What a bot has to have."""

    def choose(self, game: Game) -> Move:
        """Choose one of the legal moves."""


_BOTS = ("random", "greedy")


def available_bots() -> list[str]:
    """The names of the bots there are, weakest first."""
    return list(_BOTS)


def bot(name: str, seed: int | str | None = None) -> Bot:
    """A bot by its name. With a seed it chooses the same way every time."""
    if name not in _BOTS:
        raise Problem("unknown-bot", name=str(name), known=", ".join(_BOTS))
    # Imported when one is wanted: they need the rules.
    from dorfplatz.bots.greedy import Greedy
    from dorfplatz.bots.random import Random

    bots: dict[str, Callable[[int | str | None], Bot]] = {"random": Random, "greedy": Greedy}
    return bots[name](seed)
