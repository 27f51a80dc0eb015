"""Checks of the Host and Origin headers, and the headers of every response.

A page of another site can make a browser send requests here, or point a name of its own at 127.0.0.1 and read the answers. So a
request must name an allowed host, and one that changes something must come from this server's own page.

Litestar's allowed hosts can't do this: they compare the whole header, so that every port would have to be listed, know no rule
such as "any IP address", and answer a socket with a message that only an HTTP request may get.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dorfplatz.server.errors import HTTPProblem, failure_of, preferred_language
from dorfplatz.server.protocol import encode

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

PIPED = "dorfplatz.piped"
"""In the scope of a request that another server has passed on, after looking where it comes from."""
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
RESPONSE_HEADERS = [
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
class AllowedHosts:
    """Host names a request may carry; with `any_address` also every IP address, which no foreign name can stand for."""

    names: frozenset[str] = LOOPBACK
    any_address: bool = False

    @classmethod
    def for_binding(cls, host: str, more: Collection[str] = ()) -> AllowedHosts:
        """The allowed hosts of a server that listens on this host."""
        names = LOOPBACK | {name.lower() for name in more}
        if host.lower() in LOOPBACK:
            return cls(names)
        return cls(names | {host.lower(), socket.gethostname().lower()}, any_address=True)

    def __contains__(self, host: str) -> bool:
        name = (urlsplit(f"//{host}").hostname or "").lower()
        return name in self.names or (self.any_address and _is_address(name))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def send_problem(scope: Scope, send: Send, problem: HTTPProblem) -> None:
    """Answer a request with an error."""
    language = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = encode(failure_of(problem, preferred_language(language)))
    fields = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": fields})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class SecurityMiddleware:
    """Wraps the whole application, so that no route can be forgotten."""

    def __init__(self, app: ASGIApp, allowed_hosts: AllowedHosts) -> None:
        self._app = app
        self._allowed_hosts = allowed_hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on or answer it with an error, in both cases with our response headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *RESPONSE_HEADERS]
            await send(message)

        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        problem = None if PIPED in scope else self._check(scope, headers.get(b"host", ""), headers.get(b"origin"))
        if problem is None:
            await self._app(scope, receive, send_with_headers)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4403, "reason": problem.message.id})
        else:
            await send_problem(scope, send_with_headers, problem)

    def _check(self, scope: Scope, host: str, origin: str | None) -> HTTPProblem | None:
        try:
            if host not in self._allowed_hosts:
                return HTTPProblem(403, "server-foreign-host", host=host[:100])
            changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in _SAFE_METHODS
            if changes and origin is not None and urlsplit(origin).netloc.lower() != host.lower():
                return HTTPProblem(403, "server-foreign-origin", origin=origin[:100])
        except ValueError:
            return HTTPProblem(403, "server-foreign-host", host=host[:100])
        return None
