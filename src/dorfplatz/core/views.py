"""What a seat sees, as far as it is the same for all games: the frame around the table, the points, the story.

Each game's own part stands in its `shapes.py`. The browser's types and docs/views are made from these (`scripts/view_types.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from dorfplatz.core.words import Message

Table = TypeVar("Table")


class ScoreItem(Struct, frozen=True):
    """Points for one thing."""

    label: Message
    """What they are for."""
    points: int
    """How many."""


class ScorePart(ScoreItem, frozen=True):
    """The points of one category."""

    items: list[ScoreItem]
    """What they come from; their sum is that of the category."""


def given(message: Callable[..., Message], kinds: type[IntEnum], times: Sequence[int], numbers: Sequence[int]) -> list[ScorePart]:
    """The parts of points that are given during the game: how often, and how many in all."""
    found = []
    for kind in kinds:
        name, n, points = kind.name.lower(), int(times[kind]), numbers[kind]
        items = [ScoreItem(message(f"score-{name}-item", n=n), points)] if n else []
        found.append(ScorePart(message(f"score-{name}"), points, items))
    return found


class Breakdown(Struct, frozen=True):
    """A seat's points with what brings them."""

    total: int
    """All of them."""
    parts: list[ScorePart]
    """By category, the same ones for every seat."""


class Score(Breakdown, frozen=True):
    """A seat's points and its place."""

    rank: int | None
    """1 for the winners; null before the end."""


class View(Struct, Generic[Table], frozen=True):
    """All that a seat may know."""

    game: str
    """Its name."""
    version: int
    """How many decisions have been taken."""
    seat: int | None
    """Through whose eyes this is seen; null if nothing is concealed."""
    turn: int
    """The seat that decides now."""
    over: bool
    """Whether the game has ended."""
    prompt: Message
    """What is expected, and of whom."""
    moves: list[int]
    """What this seat may decide now."""
    scores: list[Score]
    """By seat, as they stand."""
    winners: list[int]
    """Nobody before the end."""
    result: Message | None
    """The closing words; null before the end."""
    table: Table
    """The game's own part."""


class UndoOffer(Struct, frozen=True):
    """How far one may go back."""

    step: int | None
    """The version one step back."""
    turn: int | None
    """The version at the start of this turn, or as far back towards it as is allowed."""
    why: Message | None
    """Why nothing can be taken back."""
    ask: int | None = None
    """The version before one's own last decision, if all others have to agree to go back there."""


class TableView(View[Table], Generic[Table], frozen=True):
    """A view at a table of the server."""

    seat: int
    """Through whose eyes this is seen."""
    revision: int
    """Grows with every move and every undo; a move names the one it was made for."""
    undo: UndoOffer
    """How far one may go back."""


class Line(Struct, frozen=True):
    """A line of the story."""

    version: int
    """How many decisions had been taken when it was written."""
    seat: int | None
    """Whose deed it tells; null if nobody's."""
    message: Message
    """What it says."""
    barrier: bool = False
    """Nothing can be undone behind it: something hidden was revealed."""
    changes: list[ScoreItem] | UnsetType = UNSET
    """What the points come from that it tells of."""

    def __str__(self) -> str:
        return str(self.message)


class Flight(Struct, frozen=True):
    """Pieces that travel from one place of the table to another."""

    symbol: str
    """How they are drawn: a symbol of the sprite."""
    count: int
    """How many."""
    start: str = msgspec.field(name="from")
    """The anchor they leave."""
    end: str = msgspec.field(name="to")
    """The anchor they go to."""
