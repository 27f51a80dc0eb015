"""The games there are: every package under `dorfplatz.games` that has rules."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from pathlib import Path

from dorfplatz.core.definition import Definition
from dorfplatz.core.problem import Problem


@cache
def names() -> tuple[str, ...]:
    """Their names, without loading any of them."""
    games = Path(__file__).resolve().parent.parent / "games"
    return tuple(sorted(rules.parent.name for rules in games.glob("*/rules.py")))


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
