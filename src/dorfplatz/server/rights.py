"""Who may do what at a table; docs/play-together.md has it as a table.

A link carries a secret, and a browser has a key of its own. Whoever opens a link has the right of that link written down for
their key, so that the secret itself is needed once. Of both only hashes are stored.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.links import Link
from dorfplatz.server.records import Rights

HOST, WATCH = "host", "watch"
SECRET_BYTES = 18
MIN_KEY_LENGTH = 22
"""Shorter keys have fewer than 128 bits."""

Viewer = tuple[int, ...]
"""The seats whose people look at one screen, in order; nobody's for a spectator."""


def new_secret() -> str:
    """A secret for a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> str:
    """What is stored of a secret; it is random, so that nothing more is needed than a plain hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def key_hash(key: str | None) -> str | None:
    """The hash of a browser's key; None if it has none, or one that could be guessed."""
    return digest(key) if key and len(key) >= MIN_KEY_LENGTH else None


def find_role(hashes: Iterable[tuple[str, str]], wanted: str) -> list[str]:
    """Of roles with their hashes those that have this one; how long it takes tells nothing."""
    return [role for role, stored in hashes if hmac.compare_digest(stored.encode(), wanted.encode())]


def seat_role(seat: int) -> str:
    """The right to play a seat."""
    return f"seat-{seat}"


def seat_of(role: str) -> int | None:
    """The seat that a role plays."""
    return int(role.removeprefix("seat-")) if role.startswith("seat-") else None


def new_rights(seats: Sequence[Seat], key: str | None) -> tuple[list[Link], Rights]:
    """Links for those who come by one, and who has which right; the browser that begins a table is its host."""
    roles = [seat_role(number) for number, seat in enumerate(seats) if seat.link]
    links = [Link(role, new_secret()) for role in ([*roles, WATCH] if roles else [])]
    return links, Rights([(link.role, digest(link.secret)) for link in links], [(HOST, key)] if key else [])


@dataclass(frozen=True)
class Visitor:
    """Who asks for something: the hash of their browser's key, and their address."""

    key: str | None
    address: str


@dataclass(frozen=True)
class Access:
    """What somebody may do at one table."""

    host: bool = False
    seats: frozenset[int] = frozenset()
    """The seats whose links they have opened."""

    @classmethod
    def of(cls, roles: Iterable[str]) -> Access:
        """What these roles allow together; all of them let one look."""
        found = set(roles)
        seats = frozenset(seat for role in found if (seat := seat_of(role)) is not None)
        return cls(HOST in found, seats)

    def came_by(self, role: str) -> bool:
        """Whether the link of a role is one of theirs; whoever has nothing else came to watch."""
        return {HOST: self.host, WATCH: self == Access()}.get(role, seat_of(role) in self.seats)

    def plays(self, seats: Sequence[Seat]) -> Viewer:
        """Whose decisions they take: at their own links, and the host for all people who come by none."""
        return tuple(
            number
            for number, seat in enumerate(seats)
            if seat.kind == "human" and (number in self.seats or (self.host and not seat.link))
        )


EVERYTHING = Access(host=True)
"""Of whoever is alone with a table: on their own computer, or at a puzzle."""
