"""Puzzles and lessons."""

from __future__ import annotations

from msgspec import Struct

from dorfplatz.core.words import Message
from dorfplatz.server.messages.basics import Int32


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list of its game."""

    key: str
    """Names it, wherever it stands in the list."""
    players: int


class PuzzleMove(Struct, frozen=True):
    """A move of a puzzle, and what a deep search expects of it."""

    action: int
    chance: float
    """The expected share of the victory, 0 to 1."""
    lead: float
    """The expected lead over the best other at the end, in points."""
    told: list[Message]
    """What it does."""


class PuzzleAnswer(Struct, frozen=True):
    """What is best in a puzzle."""

    lesson: Message
    """What can be learned from it."""
    right: int
    """So many of the moves, the first ones, are right."""
    moves: list[PuzzleMove]
    """The best first."""


class PlayOnPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to play on from a puzzle, after this move; with null from where it begins."""

    action: Int32 | None = None


class LessonStep(Struct, frozen=True):
    """One idea of a lesson: what is said and shown, and what the learner does."""

    text: Message
    chapter: int
    """Another chapter is another position."""
    first: int
    """How many decisions were made when it begins …"""
    last: int
    """… and when it is done."""
    moves: list[int]
    """What the learner does, one after the other; nothing where there is only something to read."""
    show: list[str]
    """Anchors to be lit."""
    sheet: str
    """The tab that a narrow screen opens, or nothing."""
