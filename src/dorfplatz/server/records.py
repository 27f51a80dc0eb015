"""A game as it lies on disk, and what its decisions amount to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from dorfplatz.server.protocol import Seat, Summary


class Conflict(Exception):
    """Another process has written to this game in the meantime."""


@dataclass(frozen=True)
class Decision:
    """A row of a game's history: a move (`value` is the action) or an undo (`value` is the version gone back to)."""

    kind: Literal["move", "undo"]
    value: int
    seat: int


@dataclass(frozen=True)
class Snapshot:
    """The state after `version` decisions, taken at a revision."""

    version: int
    revision: int
    state: bytes


@dataclass(frozen=True)
class Origin:
    """What a game is before its first decision, as `Game.to_json` says it."""

    game: str
    options: dict[str, Any]
    box: str
    rules: str
    seed: str


@dataclass(frozen=True)
class Stored:
    """A game as it was found on disk."""

    origin: Origin
    seats: list[Seat]
    created: int
    decisions: list[Decision]
    snapshot: Snapshot | None


@dataclass(frozen=True)
class Listed:
    """A game in the list; without seats and summary if its row is damaged."""

    id: str
    game: str
    seats: list[Seat]
    summary: Summary | None
    created: int
    changed: int


def standing(decisions: Iterable[Decision]) -> list[Decision]:
    """The moves that still count after all undos."""
    line: list[Decision] = []
    for decision in decisions:
        if decision.kind == "undo":
            if not 0 <= decision.value <= len(line):
                raise ValueError(f"undo to {decision.value} after {len(line)} decisions")
            del line[decision.value :]
        else:
            line.append(decision)
    return line


def still_valid(version: int, revision: int, decisions: Sequence[Decision]) -> bool:
    """Whether no later undo went back behind a snapshot."""
    return all(d.kind == "move" or d.value >= version for d in decisions[revision:])
