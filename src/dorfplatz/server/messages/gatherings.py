"""Before the deal: who is expected, who is there, and what everybody contributes to the shuffle."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct

from dorfplatz.server.messages.basics import Int32, Request, Seat, You
from dorfplatz.server.messages.boxes import BoxName
from dorfplatz.server.messages.clocks import ClockRule


class Promise(Request, frozen=True, tag="promise"):
    """Before the deal: what a seat will contribute to the shuffle, by its hash."""

    seat: Int32
    hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", description="SHA-256, 64 hexadecimal digits")]


class Contribute(Request, frozen=True, tag="contribute"):
    """Once all promises are fixed: the contribution itself."""

    seat: Int32
    contribution: Annotated[str, Meta(max_length=200)]


class Begin(Request, frozen=True, tag="begin"):
    """Deal now, although somebody is missing; with a bot, it plays for them until they come."""

    bot: str | None = None


GatheringMessage = Promise | Contribute | Begin
"""What the browser sends while people are waited for."""


class Gathering(Struct, frozen=True, tag="gathering", rename="camel"):
    """A table that is not dealt yet: who is expected, and who is there. Sent anew with every change."""

    ref: str | None
    id: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    created: datetime
    you: You
    here: list[bool]
    """By seat: whether its person is connected."""
    taken: list[bool]
    """By seat: whether somebody has a right to it."""
    watching: int
    commitment: str
    """Belongs to the server's secret, which is shown at the end of the game."""
    promises: list[str | None]
    """By seat: the hash of what its person is going to contribute."""
    fixed: bool
    """The promises can't be changed any more: it is time to tell the contributions."""
    public: bool
    box: BoxName | None = None
    clock: ClockRule | None = None
