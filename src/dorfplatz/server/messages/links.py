"""Links to a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dorfplatz.server.messages.basics import Seat

Secret = Annotated[str, Meta(min_length=16, max_length=128)]
Role = Annotated[str, Meta(pattern=r"^(host|watch|seat-\d{1,2})$", description="host, watch, or seat-0 and so on")]
"""What a link is good for."""


class Link(Struct, frozen=True):
    """A link to a table. Its secret is told once, and only a hash of it is stored."""

    role: Role
    secret: str


class Created(Struct, frozen=True):
    """The id of a new game, and the links of those who come by one."""

    id: str
    links: list[Link] = []


class NewLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a link; an older one of the same role is void from then on."""

    role: Role


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to sit down, or to watch, with the secret of a link; somebody with a seat may say what they are called."""

    secret: Secret
    name: str | None = None


class Joined(Struct, frozen=True):
    """What a link was good for."""

    id: str
    game: str
    role: str
    seat: int | None
    seats: list[Seat]
