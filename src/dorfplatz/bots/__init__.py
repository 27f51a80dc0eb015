"""Bots. A bot is an object with one method: `choose(game)` returns one of the game's legal moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from dorfplatz.core.problem import Problem

if TYPE_CHECKING:
    from dorfplatz.core.game import Game, Move

__all__ = ["LEVELS", "Bot", "available_bots", "bot", "check_bot"]

LEVELS = ("newcomer", "novice", "skilled", "expert", "master")
"""The bots for people to play against, weakest first."""


class Bot(Protocol):
    """What a bot has to have."""

    def choose(self, game: Game) -> Move:
        """Choose one of the legal moves."""


_BOTS = ("random", "greedy", *LEVELS)


def available_bots() -> list[str]:
    """The names of the bots there are: those of others, then our own, weakest first."""
    from dorfplatz.bots import own

    return [*(name for name in own.offered() if name not in _BOTS), *_BOTS]


def check_bot(name: str) -> None:
    """Raises `Problem` if no such bot is available. Whoever may choose only among these can't make us import anything."""
    if name not in available_bots():
        raise Problem("unknown-bot", name=str(name), known=", ".join(available_bots()))


def bot(name: str, seed: int | str | None = None) -> Bot:
    """A bot by its name. With a seed it chooses the same way every time.

    The name is one of `available_bots`, or `module:Class`, or a file (`*.safetensors`) that the trainer has written.
    """
    # Imported when one is wanted: they need the rules.
    from dorfplatz.bots import own

    if name in _BOTS:
        from dorfplatz.bots.greedy import Greedy
        from dorfplatz.bots.levels import LevelBot
        from dorfplatz.bots.random import Random

        bots: dict[str, Callable[[int | str | None], Bot]] = {"random": Random, "greedy": Greedy}
        return bots[name](seed) if name in bots else LevelBot(name, seed)
    if not own.is_own(name):
        check_bot(name)
    return own.OwnBot(name, seed)
