"""What people see of Stairs: the table, the points, and what happened."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from dorfplatz.core.story import Total
from dorfplatz.core.views import Flight, ScoreItem, ScorePart
from dorfplatz.core.words import Message, messages
from examples.stairs.rules import BOX, Box, Event, EventType, State

message = messages("stairs")


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


def prompt(state: State) -> Message:
    """What is expected, and of whom."""
    return message("prompt-over") if state.over else message("prompt", who={"seat": int(state.turn)})


def parts(state: State, seat: int, numbers: list[int]) -> list[ScorePart]:
    """Points by part, each with its items."""
    cards = ScoreItem(message("score-taken", n=int(state.players[seat].cards)), numbers[0])
    return [ScorePart(message("score-cards"), numbers[0], [cards])]


REVEALS = frozenset({EventType.DRAWN})


def line(event: Event, total: Total) -> Message | None:
    """The line of the log for one event."""
    return message(f"log-{EventType(event.kind).name.lower()}", who={"seat": event.seat}, card=event.card)


def effect(state: State, events: list[Event]) -> list[Message]:
    """What a move would do, in short."""
    return [message("effect-points", n=event.card) for event in events if event.kind == EventType.TAKEN]


def flights(event: Event) -> Iterable[Flight]:
    """The pieces that move."""
    if event.kind == EventType.TAKEN:
        yield Flight("card", 1, f"row-{event.slot}", f"board-{event.seat}")
