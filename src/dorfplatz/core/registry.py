"""The games there are: every package under `dorfplatz.games`."""

from __future__ import annotations

import difflib
import pkgutil
from functools import cache
from importlib import import_module

from dorfplatz.core.definition import Definition
from dorfplatz.core.problem import Problem


@cache
def names() -> tuple[str, ...]:
    """Their names, without loading any of them."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(import_module("dorfplatz.games").__path__)))


def definition(name: str) -> Definition:
    """What a game says of itself."""
    if name not in names():
        guess = difflib.get_close_matches(str(name), names(), 1)
        raise Problem("unknown-game", name=str(name), known=", ".join(names()), guess=guess[0] if guess else "none")
    found: Definition = import_module(f"dorfplatz.games.{name}").DEFINITION
    return found


def available_games() -> list[Definition]:
    """All games, by name."""
    return [definition(name) for name in names()]
