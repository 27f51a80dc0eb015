"""What a game's `view` need not say: each of these holds where the game has nothing of that name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dorfplatz.core.story import Flight
from dorfplatz.core.story import Total as Total
from dorfplatz.core.words import Message, won_by

REVEALS: frozenset[int] = frozenset()
"""The kinds of event that turn up something nobody could know."""
NOBODYS: frozenset[int] = frozenset()
"""The kinds of event that are nobody's deed, although they name a seat."""


def labels(state: Any) -> dict[str, tuple[str, ...]]:
    """Other words for the values of a parameter, by what lies there now."""
    return {}


def subjects(state: Any, kind: int, values: tuple[int, ...]) -> list[Any]:
    """What a move of a kind is about, as up to two arguments of messages: said where the log has nothing to tell of it yet."""
    return []


def ends_turn(state: Any, seat: int, events: list[Any]) -> bool:
    """Whether the seat that has decided is done: somebody else goes on, or nobody. `state` is the position afterwards."""
    return bool(state.over) or seat != state.turn


def effect(state: Any, events: list[Any], after: Any) -> list[Message]:
    """What a move would do, in short. `state` is the position before it, `after` the one it leads to."""
    return []


def explained(state: Any, kind: int, values: tuple[int, ...], why: Message) -> Message:
    """Why a move of a kind is not allowed, with what would help as the position stands."""
    return why


def seen(event: Any, seat: int) -> Any:
    """An event as a seat may know it, -1 for a spectator: where players hold hands, what others drew is blank."""
    return event


def flights(event: Any) -> Iterable[Flight]:
    """The pieces that move."""
    return ()


def result(state: Any, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    return won_by(totals, ranks)
