"""What people see of Stairs."""

from __future__ import annotations

from typing import Any

import msgspec

from dorfplatz.core.words import Message, messages, won_by
from examples.stairs.state import BOX, State

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


def components() -> Any:
    """The box."""
    return BOX


def labels(state: State) -> dict[str, tuple[str, ...]]:
    """The places of the row need no other names."""
    return {}


def prompt(state: State) -> Message:
    """What is expected, and of whom."""
    return message("prompt-over") if state.over else message("prompt", who={"seat": int(state.turn)})


def parts(state: State, seat: int, numbers: list[int]) -> list[dict[str, Any]]:
    """Points by category."""
    item = {"label": message("score-taken", n=int(state.players[seat].cards)).to_dict(), "points": numbers[0]}
    return [{"label": message("score-cards").to_dict(), "points": numbers[0], "items": [item]}]


def result(state: State, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    return won_by(totals, ranks)
