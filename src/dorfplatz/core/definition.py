"""What a game says of itself before any of its rules are loaded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dorfplatz.core.problem import Problem

FORMAT = "dorfplatz/2"
"""Of saved games."""
SPECTATOR = -1
"""The seat of somebody who has none, and sees what lies open for everybody."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, and the one taken unless another is."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class Definition:
    """A game: its name, how many can play, its options.

    `rules_version` grows with every change after which the same decisions lead elsewhere: games begun before can't be continued.
    """

    name: str
    players: tuple[int, int]
    options: tuple[Option, ...] = ()
    rules_version: int = 1
    hands: bool = False
    """Players hold what others may not see: see `conceal` and `seen`."""
    serving: tuple[str, ...] = ()
    """Kinds of moves that are made for the sake of later ones, so that a bot may find one superfluous."""
    passing: tuple[str, ...] = ()
    """Kinds of moves that end a round for whoever makes them: before one of these a single serving move is enough."""

    def check(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options, completed; or a clear word about what is wrong."""
        low, high = self.players
        if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
            raise Problem("wrong-player-count", game=self.name, found=str(players), low=low, high=high)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Problem("unknown-option", game=self.name, name=str(name), known=", ".join(known) or "-")
            if value not in known[name].values:
                raise Problem("wrong-option", name=name, found=str(value), known=", ".join(known[name].values))
        return {name: options.get(name, option.default) for name, option in known.items()}

    def pack(self, options: Mapping[str, str]) -> int:
        """The options as the one number that the kernels get."""
        code = 0
        for option in self.options:
            code = code * len(option.values) + option.values.index(options[option.name])
        return code
