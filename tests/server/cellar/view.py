"""What people see of Cellar."""

from __future__ import annotations

import msgspec

from dorfplatz.core.story import Total
from dorfplatz.core.views import ScoreItem, ScorePart
from dorfplatz.core.words import Message, messages
from tests.server.cellar.rules import BOX, Box, Event, EventType, State

message = messages("cellar")


class Table(msgspec.Struct):
    """What a seat may know."""

    deck: int
    hands: list[list[int]]
    laid: list[list[int]]


def table(state: State) -> Table:
    """The table as it stands."""
    players = state.players[: state.seats]
    laid = [me.laid[: me.laid_count].tolist() for me in players]
    return Table(int(state.deck_left), [me.hand.tolist() for me in players], laid)


def components() -> Box:
    """The box."""
    return BOX


def prompt(state: State) -> Message:
    """What is expected, and of whom."""
    return message("prompt", who={"seat": int(state.turn)})


def parts(state: State, seat: int, numbers: list[int]) -> list[ScorePart]:
    """Points by part."""
    return [ScorePart(message("score"), numbers[0], [ScoreItem(message("score"), numbers[0])])]


REVEALS = frozenset({EventType.DRAWN})


def seen(event: Event, seat: int) -> Event:
    """Others see that a card is laid or drawn, not which."""
    return event if event.seat == seat else event._replace(card=0)  # type: ignore[attr-defined]


def line(event: Event, total: Total) -> Message | None:
    """The line of the log for one event."""
    name = EventType(event.kind).name.lower()
    return message(f"log-{name}", who={"seat": event.seat}, card=event.card)
