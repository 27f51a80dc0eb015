"""The games there are: the packages under `dorfplatz.games`, and those that other packages offer or a program registers."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from dorfplatz.core.definition import Definition
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import add_locales

ENTRY_POINTS = "dorfplatz.games"
"""The group in which another distribution names its games: `name = "its.package"`."""

_registered: dict[str, str] = {}


@cache
def _installed() -> dict[str, str]:
    games = Path(__file__).resolve().parent.parent / "games"
    own = {rules.parent.name: f"dorfplatz.games.{rules.parent.name}" for rules in sorted(games.glob("*/rules.py"))}
    return own | {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}


def packages() -> dict[str, str]:
    """The package of each game, without loading any of them."""
    return dict(sorted({**_installed(), **_registered}.items()))


def names() -> tuple[str, ...]:
    """The games' names."""
    return tuple(packages())


def register(package: str) -> Definition:
    """Make a game known whose package lies elsewhere, for this process."""
    module = import_module(package)
    found: Definition = module.DEFINITION
    _registered[found.name] = package
    add_locales(Path(str(module.__file__)).parent / "locales")
    return found


def package_of(name: str) -> str:
    """The package of a game."""
    known = packages()
    if name not in known:
        guess = difflib.get_close_matches(str(name), known, 1)
        raise Problem("unknown-game", name=str(name), known=", ".join(known), guess=guess[0] if guess else "none")
    return known[name]


def definition(name: str) -> Definition:
    """What a game says of itself."""
    return register(package_of(name))


def rules_of(name: str) -> ModuleType:
    """A game's rules: its records, its actions and its kernels."""
    return import_module(f"{package_of(name)}.rules")


def available_games() -> list[Definition]:
    """All games, by name."""
    return [definition(name) for name in names()]
