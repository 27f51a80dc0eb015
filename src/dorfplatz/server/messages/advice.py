"""Hints, chances and analyses."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dorfplatz.core.words import Message
from dorfplatz.server.messages.basics import Int32, Request


class AskHint(Request, frozen=True, tag="hint"):
    """Ask for the best moves of the person on turn."""

    revision: Int32


class AskChances(Request, frozen=True, tag="chances"):
    """Tell everybody's chances after each decision from now on, or no longer."""

    on: bool


class AskAnalysis(Request, frozen=True, tag="analysis"):
    """Look for the analysis of a finished game, begin it, or stop it."""

    want: Literal["look", "start", "stop"]


class HintMove(Struct, frozen=True):
    """A good move, and what is expected of it."""

    action: int
    chance: float | None
    """The expected share of the victory, 0 to 1; null for somebody who plays alone."""
    lead: float
    """The expected lead over the best other at the end, in points; the expected points of somebody who plays alone."""
    told: list[Message]
    """What it does."""
    why: Message
    """What speaks for it."""


class Hint(Struct, frozen=True, tag="hint"):
    """The best moves of the person on turn, best first."""

    ref: str | None
    revision: int
    moves: list[HintMove]


class Chances(Struct, frozen=True, tag="chances"):
    """Everybody's expected share of the victory, by seat; null when they are not told any longer."""

    ref: str | None
    version: int
    chances: list[float] | None


class ExpectedPoint(Struct, frozen=True):
    """What was expected at the end of a turn."""

    version: int
    round: int
    expected: list[float]
    """By seat: the share of the victory, 0 to 1; the points of somebody who played alone."""


class TurningPoint(Struct, frozen=True):
    """A turn that changed much."""

    version: int
    """Before the decision that changed most."""
    round: int
    seat: int
    """Whose turn it was."""
    told: list[Message]
    """What was decided."""
    why: list[Message]
    """Why it changed much: what would have been better or next best, the points it brought, what was turned up."""
    who: int
    """The seat whose prospects changed most."""
    before: float
    after: float


class Lesson(Struct, frozen=True):
    """A decision that was worth much, or cost much."""

    version: int
    """Before it."""
    seat: int
    told: list[Message]
    """What was decided."""
    expert: list[Message]
    """What an expert would have decided and what for; for a good decision, what would have been next best."""
    chance: float
    """The difference between the two as a share of the victory, not negative."""
    lead: float
    """The difference in points."""


class AnalysisResult(Struct, frozen=True):
    """How a game went, and why."""

    alone: bool
    """Somebody played alone: points are expected instead of shares of the victory."""
    points: list[ExpectedPoint]
    turning: list[TurningPoint]
    best: list[Lesson]
    """Of every seat, the best first."""
    costly: list[Lesson]
    """Of every seat, the costliest first."""


class Analysis(Struct, frozen=True, tag="analysis"):
    """How far the analysis of a game is."""

    ref: str | None
    state: Literal["none", "running", "done"]
    done: int
    """Steps of it that are done."""
    steps: int
    """Of so many."""
    result: AnalysisResult | None = None
