"""Who wants to be told that it is their turn, as it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Subscription:
    """How somebody is told: their browser's push service, or an address that they have named."""

    id: str
    game: str
    seat: int
    key: str
    """The hash of the key of the browser that wants it, whose right to the seat is looked at each time."""
    kind: Literal["push", "webhook"]
    address: str
    p256dh: str
    auth: str
    language: str
    origin: str
    """Where its person reaches this server."""

    @property
    def host(self) -> str:
        """What may be shown of the address; the rest of it is as good as a password."""
        return urlsplit(self.address).hostname or ""
