"""How long people may take."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take: so much for the whole game and an increment after each turn, or so long for each turn."""

    kind: Literal["budget", "turn"]
    seconds: Annotated[int, Meta(description="1 second to 30 days")]
    increment: Annotated[int, Meta(description="Seconds after each turn, up to an hour; only with a budget")] = 0
    bot: Annotated[str, Meta(max_length=200)] = "novice"
    """Who plays on for somebody whose time has run out."""


class Clock(Struct, frozen=True, tag="clock"):
    """How much time everybody has left; sent whenever it begins to run for somebody else, or stops."""

    rule: ClockRule
    left: list[int]
    """By seat, in milliseconds. Where each turn has its time, that of a seat that is not on turn says nothing."""
    runs: int | None
    """The seat whose time runs out."""
