"""What people see of Stairs: the table, the points, and what happened."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from dorfplatz.core.story import Total
from dorfplatz.core.views import Flight, ScoreItem, ScorePart
from dorfplatz.core.words import Message, messages
from examples.stairs.rules import BOX, HIDDEN, Box, Event, EventType, State

message = messages("stairs")


class Board(msgspec.Struct):
    """What a player holds, 0 where there is no card and -1 for one that is hidden, and has played."""

    hand: list[int]
    points: int
    last: int
    passed: bool


class Table(msgspec.Struct):
    """What a seat may know."""

    deck: int
    boards: list[Board]


def table(state: State) -> Table:
    """The table as it stands."""
    players = state.players[: state.seats]
    boards = [Board(me.hand.tolist(), int(me.points), int(me.last), bool(me.passed)) for me in players]
    return Table(int(state.deck_left), boards)


def components() -> Box:
    """The box as the browser needs it."""
    return BOX


def prompt(state: State) -> Message:
    """What is expected, and of whom."""
    return message("prompt-over") if state.over else message("prompt", who={"seat": int(state.turn)})


def parts(state: State, seat: int, numbers: list[int]) -> list[ScorePart]:
    """Points by part, each with its items."""
    played = ScoreItem(message("score-cards", n=int(state.players[seat].cards)), numbers[0])
    kept = ScoreItem(message("score-highest"), numbers[1])
    return [ScorePart(message("score-played"), numbers[0], [played]), ScorePart(message("score-kept"), numbers[1], [kept])]


REVEALS = frozenset({EventType.DRAWN})


def seen(event: Event, seat: int) -> Event:
    """Others see that a card is drawn, not which."""
    if event.kind == EventType.DRAWN and event.seat != seat:
        event = event._replace(card=HIDDEN)  # type: ignore[attr-defined]
    return event


def line(event: Event, total: Total) -> Message | None:
    """The line of the log for one event."""
    name = "drawn-hidden" if event.card == HIDDEN else EventType(event.kind).name.lower()
    return message(f"log-{name}", who={"seat": event.seat}, card=event.card)


def effect(state: State, events: list[Event], after: State) -> list[Message]:
    """What a move would do, in short."""
    return [message("effect-points", n=event.card) for event in events if event.kind == EventType.PLAYED]


def flights(event: Event) -> Iterable[Flight]:
    """The pieces that move."""
    if event.kind == EventType.PLAYED:
        yield Flight("card", 1, f"hand-{event.seat}-{event.slot}", f"board-{event.seat}")
    if event.kind == EventType.DRAWN:
        yield Flight("card", 1, "deck", f"hand-{event.seat}-{event.slot}")
