"""The games there are: the packages under `dorfplatz.games`, and those that other distributions or the environment name."""

from __future__ import annotations

import difflib
import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from dorfplatz.core.definition import Definition
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import add_locales

ENTRY_POINTS = "dorfplatz.games"
"""The group in which another distribution names its games: `name = "its.package"`; the package is called like the game."""
VARIABLE = "DORFPLATZ_GAMES"
"""Environment variable with packages of further games, separated by commas: for a game that is being written."""


@cache
def packages() -> dict[str, str]:
    """The package of each game, without loading any of them."""
    games = Path(__file__).resolve().parent.parent / "games"
    own = {rules.parent.name: f"dorfplatz.games.{rules.parent.name}" for rules in games.glob("*/rules.py")}
    offered = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    named = {package.rpartition(".")[2]: package for package in os.environ.get(VARIABLE, "").split(",") if package}
    return dict(sorted({**own, **offered, **named}.items()))


def names() -> tuple[str, ...]:
    """The games' names."""
    return tuple(packages())


def package_of(name: str) -> str:
    """The package of a game."""
    known = packages()
    if not isinstance(name, str) or name not in known:
        guess = difflib.get_close_matches(str(name), known, 1)
        raise Problem("unknown-game", name=str(name), known=", ".join(known), guess=guess[0] if guess else "none")
    return known[name]


def definition(name: str) -> Definition:
    """What a game says of itself. A game that lies elsewhere brings its words along."""
    package = import_module(package_of(name))
    add_locales(Path(str(package.__file__)).parent / "locales")
    found: Definition = package.DEFINITION
    return found


def rules_of(name: str) -> ModuleType:
    """A game's rules: its records, its actions and its kernels."""
    return import_module(f"{package_of(name)}.rules")


def available_games() -> list[Definition]:
    """All games, by name."""
    return [definition(name) for name in names()]
