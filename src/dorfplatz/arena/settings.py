"""What is played in an arena."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from dorfplatz.arena.schedule import Schedule
from dorfplatz.bots import LEVELS, bot, mind
from dorfplatz.bots.own import NETWORK
from dorfplatz.core.engine import engine
from dorfplatz.core.problem import Problem


@dataclass(frozen=True)
class Settings:
    """Game, players, bots and seed: they determine every game, if the bots keep to their seeds."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int | str = "1"
    options: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", tuple(self.bots))
        object.__setattr__(self, "seed", str(self.seed))
        object.__setattr__(self, "options", engine(self.game).definition.check(self.players, self.options))
        if not self.bots:
            raise Problem("arena-no-bots")
        for name in self.names:
            bot(name, self.seed)  # raises `Problem` if it can't be made
        _ = self.schedule  # raises `Problem` if they can't be seated

    @property
    def names(self) -> list[str]:
        """Each bot once, in the order in which they were named."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def schedule(self) -> Schedule:
        """Who sits where in which game."""
        return Schedule(self.bots, self.players)

    def to_dict(self) -> dict[str, Any]:
        """All that games of one file have in common: also the rules, and the networks, be they files or those of the levels."""
        networks = {name: _digest(name) for name in self.names if name.endswith(NETWORK)}
        if levels := [name for name in self.names if name in LEVELS]:
            networks |= dict.fromkeys(levels, mind.identity(self.game))
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": str(self.seed),
            "rules": engine(self.game).box,
            "networks": networks,
        }


def _digest(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()
