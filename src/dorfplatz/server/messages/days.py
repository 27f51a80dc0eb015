"""The game of the day."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dorfplatz.server.messages.basics import MAX_NAME_LENGTH


class DayGame(Struct, frozen=True):
    """Against whom a game of the day is played."""

    game: str
    bots: list[str]


class DayResult(Struct, frozen=True):
    """The attempt at the deal of a day that counts: the first."""

    day: str
    game: str
    table: str | None
    """Null if it was deleted."""
    goal: int | None
    """The points to beat: those of an expert in the same place; null until that has been found out."""
    points: int | None
    """Null before the end."""
    won: bool | None
    """Null before the end, and for somebody who plays alone."""


class Days(Struct, frozen=True):
    """The games of the day, and how they went."""

    games: list[DayGame]
    results: list[DayResult]


class NewDay(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to play the deal of a day: who plays."""

    name: Annotated[str, Meta(max_length=MAX_NAME_LENGTH, description=f"1 to {MAX_NAME_LENGTH} characters")]
