"""What happened in Stairs, for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dorfplatz.core import story
from dorfplatz.core.story import Flight
from dorfplatz.core.words import Message
from examples.stairs.state import Event, EventType, State
from examples.stairs.view import message

REVEALS = frozenset({EventType.DRAWN})


class Total(story.Total):
    """A card is told by itself; there is nothing to add up."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__()


def ends_turn(state: State, events: list[Event]) -> bool:
    """Every decision ends a turn."""
    return True


def line(event: Event, total: Total) -> Message | None:
    """The line of the log for one event, if it has one."""
    who: dict[str, Any] = {"seat": event.seat}
    match EventType(event.kind):
        case EventType.TAKEN:
            return message("log-taken", who=who, card=event.card)
        case EventType.DRAWN:
            return message("log-drawn", card=event.card)
        case EventType.PASSED:
            return message("log-passed", who=who)
        case EventType.GAME_ENDED:
            return message("log-over")


def effect(state: State, events: list[Event]) -> list[Message]:
    """What a move would do, in short."""
    return [message("effect-points", n=event.card) for event in events if event.kind == EventType.TAKEN]


def flights(event: Event) -> Iterable[Flight]:
    """The pieces that move."""
    if event.kind == EventType.TAKEN:
        yield Flight("card", 1, f"row-{event.slot}", f"board-{event.seat}")
