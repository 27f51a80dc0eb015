"""Being told that it is one's turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push service, and the keys that the browser has made for it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to tell an address when it is the turn of a seat."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    url: Annotated[str, Meta(max_length=1000)]


class Webhook(Struct, frozen=True):
    """Where it is told when it is the turn of a seat."""

    seat: int
    host: str
    """Of the address no more is shown: the rest is as good as a password."""
    kind: Literal["discord", "slack", "json"]


class Notifications(Struct, frozen=True):
    """How the people at this browser are told that it is their turn while they are away."""

    key: str
    """The server's public key, for the push service of a browser."""
    push: bool
    """Whether this browser is told."""
    webhooks: list[Webhook]


class NotifySent(Struct, frozen=True):
    """A webhook has answered."""

    host: str
    status: int
