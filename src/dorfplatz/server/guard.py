"""Who may talk to the server, and what every answer carries.

A page of another site can make a browser send requests here, or point a name of its own at 127.0.0.1 and read the answers. So a
request must name a host this server goes by, and one that changes something must come from its own page.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dorfplatz.server.protocol import encode
from dorfplatz.server.refusal import Refusal, failure, preferred_language

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

_SAFE = ("GET", "HEAD", "OPTIONS")
_HEADERS = [
    (b"server", b"dorfplatz"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (
        b"content-security-policy",
        # Svelte sets style attributes; scripts only come from files.
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]


@dataclass(frozen=True)
class Hosts:
    """The names this server goes by; with `addresses` also any bare IP address, which no foreign name can stand for."""

    names: frozenset[str] = LOOPBACK
    addresses: bool = False

    @classmethod
    def for_binding(cls, host: str, more: Collection[str] = ()) -> Hosts:
        """What fits a server that listens on this host."""
        names = LOOPBACK | {name.lower() for name in more}
        if host.lower() in LOOPBACK:
            return cls(names)
        return cls(names | {host.lower(), socket.gethostname().lower()}, addresses=True)

    def __contains__(self, host: str) -> bool:
        name = (urlsplit(f"//{host}").hostname or "").lower()
        return name in self.names or (self.addresses and _is_address(name))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """Wraps the whole application, so that no route can be forgotten."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it; either way with our headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        problem = self._problem(scope, headers.get(b"host", ""), headers.get(b"origin"))
        if problem is None:
            await self._app(scope, receive, send_with_headers)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4403, "reason": problem.message.id})
        else:
            body = encode(failure(problem, preferred_language(headers.get(b"accept-language", ""))))
            fields = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await send_with_headers({"type": "http.response.start", "status": problem.status, "headers": fields})
            await send_with_headers({"type": "http.response.body", "body": body, "more_body": False})

    def _problem(self, scope: Scope, host: str, origin: str | None) -> Refusal | None:
        try:
            if host not in self._hosts:
                return Refusal(403, "server-foreign-host", host=host[:100])
            changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in _SAFE
            if changes and origin is not None and urlsplit(origin).netloc.lower() != host.lower():
                return Refusal(403, "server-foreign-origin", origin=origin[:100])
        except ValueError:
            return Refusal(403, "server-foreign-host", host=host[:100])
        return None
