"""What people see of Stairs: the table, the points, and what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from dorfplatz.core import story
from dorfplatz.core.story import Flight
from dorfplatz.core.words import Message, messages, won_by
from examples.stairs.rules import BOX, Box, Event, EventType, State

message = messages("stairs")

# The table


class Board(msgspec.Struct):
    """What lies before a player."""

    points: int
    last: int
    passed: bool


class Table(msgspec.Struct):
    """Everything that lies open."""

    row: list[int]
    deck: int
    boards: list[Board]


def table(state: State) -> Table:
    """The table as it stands."""
    boards = [Board(int(me.points), int(me.last), bool(me.passed)) for me in state.players[: state.seats]]
    return Table(state.row.tolist(), int(state.deck_left), boards)


def components() -> Box:
    """The box as the browser needs it."""
    return BOX


def labels(state: State) -> dict[str, tuple[str, ...]]:
    """Other words for the values of a parameter, by what lies there now; here there are none."""
    return {}


def prompt(state: State) -> Message:
    """What is expected, and of whom."""
    return message("prompt-over") if state.over else message("prompt", who={"seat": int(state.turn)})


def parts(state: State, seat: int, numbers: list[int]) -> list[dict[str, Any]]:
    """Points by part, each with its items."""
    item = {"label": message("score-taken", n=int(state.players[seat].cards)).to_dict(), "points": numbers[0]}
    return [{"label": message("score-cards").to_dict(), "points": numbers[0], "items": [item]}]


def result(state: State, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    return won_by(totals, ranks)


# What happened

REVEALS = frozenset({EventType.DRAWN})


class Total(story.Total):
    """What one decision paid and gained in all; here every event is told by itself."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__()


def ends_turn(state: State, events: list[Event]) -> bool:
    """Whether a turn ended; here with every decision."""
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
