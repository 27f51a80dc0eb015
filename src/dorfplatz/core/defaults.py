"""What a game's `view` need not say: each of these holds where the game has nothing of that name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dorfplatz.core.story import Flight
from dorfplatz.core.story import Total as Total
from dorfplatz.core.words import Message, won_by

REVEALS: frozenset[int] = frozenset()
"""The kinds of event that turn up something nobody could know."""


def labels(state: Any) -> dict[str, tuple[str, ...]]:
    """Other words for the values of a parameter, by what lies there now."""
    return {}


def ends_turn(state: Any, seat: int, events: list[Any]) -> bool:
    """Whether the seat that has decided is done: somebody else goes on, or nobody. `state` is the position afterwards."""
    return bool(state.over) or seat != state.turn


def effect(state: Any, events: list[Any]) -> list[Message]:
    """What a move would do, in short. `state` is the position before it."""
    return []


def flights(event: Any) -> Iterable[Flight]:
    """The pieces that move."""
    return ()


def result(state: Any, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    return won_by(totals, ranks)
