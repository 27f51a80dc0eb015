"""Bots of somebody else's, good and bad ones."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from dorfplatz.core.game import Game, Move

__all__ = [
    "Broken",
    "Cheat",
    "Dying",
    "First",
    "Greedier",
    "Interrupting",
    "Mortal",
    "Nonsense",
    "Pusher",
    "Seeded",
    "Silent",
    "Unmade",
]

INTERRUPT_AT = 5
not_a_class = 3


class First:
    """Takes no seed."""

    def choose(self, game: Game) -> Move:
        move: Move = game.legal_moves[0]
        return move


class Seeded:
    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, game: Game) -> int:
        return game.legal_moves.ids[len(self.seed) % len(game.legal_moves)]


class Greedier:
    """Needs more than a seed."""

    def __init__(self, seed: str, depth: int) -> None:
        raise AssertionError(seed, depth)


class Unmade:
    def __init__(self) -> None:
        raise RuntimeError("no file")


class Silent:
    """Has no choose."""


class Cheat:
    def choose(self, game: Game) -> str:
        return "explore I"


class Nonsense:
    def choose(self, game: Game) -> None:
        return None


class Broken:
    def choose(self, game: Game) -> Move:
        raise KeyError("plan")


class Pusher:
    def choose(self, game: Game) -> Move:
        move: Move = game.legal_moves[0]
        game.push(move)
        return move


class Dying:
    def choose(self, game: Game) -> Move:
        os._exit(3)


class Mortal(First):
    """Its process dies once: the seed of the arena is a folder, in which it leaves a mark."""

    def __init__(self, seed: str) -> None:
        self.mark = Path(seed).parents[1] / "died"

    def choose(self, game: Game) -> Move:
        if game.version > 10 and not self.mark.exists():
            self.mark.touch()
            os._exit(3)
        return super().choose(game)


class Interrupting(First):
    """Somebody presses Ctrl+C in the sixth game."""

    games = 0

    def __init__(self) -> None:
        type(self).games += 1

    def choose(self, game: Game) -> Move:
        if type(self).games > INTERRUPT_AT and game.version > 20:
            signal.raise_signal(signal.SIGINT)
        return super().choose(game)
