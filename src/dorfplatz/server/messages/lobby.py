"""Tables that are open to anybody."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct

from dorfplatz.core.words import Message
from dorfplatz.server.messages.basics import MAX_NAME_LENGTH, Seat
from dorfplatz.server.messages.clocks import ClockRule


class PublicTable(Struct, frozen=True):
    """A table in the lobby: one that is not dealt yet and has free seats, or one that may be watched."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    free: list[int]
    """The seats at which one can sit down."""
    round: Message | None
    """How far the game is; null before it is dealt."""
    created: datetime
    box: str | None = None
    """The name of its box, if that is not the standard one."""
    clock: ClockRule | None = None


class Lobby(Struct, frozen=True):
    """The tables that are open to anybody."""

    on: bool
    """Whether this server has a lobby at all."""
    tables: list[PublicTable]


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to sit down at a public table, at a free seat; with null at the first one."""

    name: Annotated[str, Meta(description=f"1 to {MAX_NAME_LENGTH} characters")]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
