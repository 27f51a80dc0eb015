"""Every way a game can be set up: each number of players with each choice of options."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from itertools import product
from pathlib import Path

import dorfplatz
from dorfplatz.core.engine import Engine, engine
from dorfplatz.core.registry import package_of


@dataclass(frozen=True)
class Table:
    """A game, the number of players and the options, ready to begin."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(value for _, value in self.options)])

    @property
    def engine(self) -> Engine:
        """The raw layer."""
        return engine(self.game)

    @property
    def packed(self) -> int:
        """The options as the kernels get them."""
        return self.engine.definition.pack(dict(self.options))

    def new(self, seed: str) -> dorfplatz.Game:
        """Begin a game."""
        return dorfplatz.new(self.game, self.players, seed, **dict(self.options))


GAMES = [definition.name for definition in dorfplatz.available_games()]
TABLES = [
    Table(definition.name, players, options)
    for definition in dorfplatz.available_games()
    for players in range(definition.players[0], definition.players[1] + 1)
    for options in product(*([(option.name, value) for value in option.values] for option in definition.options))
]


def named(arguments: list[str]) -> list[str]:
    """The games that a command names, or all."""
    if unknown := set(arguments) - set(GAMES):
        raise SystemExit(f"there is no {', '.join(sorted(unknown))}, only {', '.join(GAMES)}")
    return arguments or GAMES


def folder_elsewhere(game: str) -> Path | None:
    """The folder of a game that does not come with Dorfplatz: what is known of its games lies there."""
    package = package_of(game)
    return None if package.startswith("dorfplatz.") else Path(str(import_module(package).__file__)).parent
