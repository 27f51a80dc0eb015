"""The things of Hamlet as words: messages, and arguments for them."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.words import Message
from dorfplatz.games.hamlet.state import Milestone
from dorfplatz.games.hamlet.tables import GOODS, TILE_KEYS


def message(id: str, **args: Any) -> Message:
    """A message of this game."""
    return Message(f"hamlet-{id}", args)


def good(good: int) -> dict[str, str]:
    """A resource, or gold."""
    return {"word": f"good-{GOODS[good]}"}


def place(tile: int) -> dict[str, str]:
    """A place, or the blueprint of one."""
    return {"word": f"place-{TILE_KEYS[tile]}"}


def goal(milestone: int) -> dict[str, str]:
    """A milestone."""
    return {"word": f"goal-{Milestone(milestone).name.lower()}"}


def amount(good: int, n: int) -> dict[str, dict[str, int]]:
    """So much of a resource."""
    return {"amounts": {GOODS[good]: n}}
