"""The things of Hamlet as words: messages, and arguments for them."""

from __future__ import annotations

from dorfplatz.core.words import messages, word
from dorfplatz.games.hamlet.state import Milestone
from dorfplatz.games.hamlet.tables import GOODS, TILE_KEYS

message = messages("hamlet")


def good(good: int) -> dict[str, str]:
    """A resource, or gold."""
    return word("good", GOODS[good])


def place(tile: int) -> dict[str, str]:
    """A place, or the blueprint of one."""
    return word("place", TILE_KEYS[tile])


def goal(milestone: int) -> dict[str, str]:
    """A milestone."""
    return word("goal", Milestone(milestone).name.lower())


def amount(good: int, n: int) -> dict[str, dict[str, int]]:
    """So much of a resource."""
    return {"amounts": {GOODS[good]: n}}
