"""A game as it is stored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from dorfplatz.core.words import Message
from dorfplatz.server.protocol import Seat, Summary


class RevisionConflict(Exception):
    """Another process has written this revision of the game."""


@dataclass(frozen=True)
class Decision:
    """A row of a game's history: a move (`value` is the action) or an undo (`value` is the version gone back to)."""

    kind: Literal["move", "undo"]
    value: int
    seat: int
    mark: str = ""
    """Of a move: the hash of the position it led to."""
    position: bytes = b""
    """Of a move: that position, packed; left out when a game is read."""
    lines: bytes = b""
    """Of a move: its lines of the log as JSON, without the brackets around them."""


@dataclass(frozen=True)
class GameSetup:
    """What determines a game before its first decision."""

    game: str
    options: dict[str, Any]
    box: str
    rules: str
    seed: str
    commitment: str
    mark: str
    """The hash of the position that was dealt."""


@dataclass(frozen=True)
class StoredGame:
    """A game as it was read."""

    setup: GameSetup
    seats: list[Seat]
    created: int
    over: bool
    decisions: list[Decision]


@dataclass(frozen=True)
class Recording:
    """The positions of a game, packed, from the deal on along the moves that are left; and the layout of their records."""

    layout: Any
    positions: list[bytes]


@dataclass(frozen=True)
class Record:
    """A position as it was stored, and its layout."""

    layout: Any
    position: bytes


@dataclass(frozen=True)
class NewGame:
    """A game to store."""

    setup: GameSetup
    recording: Recording
    """Of the deal alone; the decisions have their own."""
    decisions: list[Decision]
    summary: Summary


@dataclass(frozen=True)
class TableState:
    """A table as the server knows it, without its rules; a worker can play it again from this."""

    key: str
    """Names the table in the memory of workers."""
    id: str
    setup: GameSetup
    seats: list[Seat]
    created: int
    actions: list[int]
    """The moves that are left after all undos."""
    revision: int
    problem: Message | None = None
    """Why the game can only be looked at: its rules are not those of today."""


@dataclass(frozen=True)
class ListedGame:
    """A game in the list; without seats and summary if its row is damaged."""

    id: str
    game: str
    seats: list[Seat]
    summary: Summary | None
    created: int
    changed: int


def to_datetime(milliseconds: int) -> datetime:
    """A stored time."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def current_moves(decisions: Iterable[Decision]) -> list[Decision]:
    """The moves that are left after all undos."""
    moves: list[Decision] = []
    for decision in decisions:
        if decision.kind == "undo":
            if not 0 <= decision.value <= len(moves):
                raise ValueError(f"undo to {decision.value} after {len(moves)} decisions")
            del moves[decision.value :]
        else:
            moves.append(decision)
    return moves
