"""uvicorn, with limits: how many connections there may be, and how long a browser may take.

uvicorn has a timeout for idle connections only, and closes one only after the browser has read everything. So here a request must
arrive in time, and what we send must be read in time; both are looked at once a second.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import resource
import socket
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import h11
import structlog
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import ENGLISH
from dorfplatz.server.errors import failure_of
from dorfplatz.server.garbage import Garbage, let_go
from dorfplatz.server.middleware import LOOPBACK
from dorfplatz.server.protocol import MAX_MESSAGE_BYTES, encode
from dorfplatz.server.proxies import Proxies

if TYPE_CHECKING:
    from litestar import Litestar

    from dorfplatz.server.session_registry import SessionRegistry

MAX_CONNECTIONS = 4000
MAX_PER_ADDRESS = 100
MAX_OPEN_FILES = 8192
MAX_ACCEPTED_AT_ONCE = 128
REFUSED_SECONDS = 2
"""How long a connection that is too many may take to read why."""
WAITING_CONNECTIONS = 1024
"""So many the system keeps until they are accepted."""
MAX_UNREAD_BYTES = 4 * 1024 * 1024
"""A socket with so much that was sent and not read is cut off at the next message it sends."""

_OUT_OF_RESOURCES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_log = structlog.get_logger()


@dataclass(frozen=True)
class Limits:
    """What one server bears."""

    connections: int = MAX_CONNECTIONS
    per_address: int = MAX_PER_ADDRESS
    accepted_at_once: int = MAX_ACCEPTED_AT_ONCE
    """Before those that are too many are closed again; so many more files are needed for a moment."""
    header_seconds: float = 10
    body_seconds: float = 60
    unread_seconds: float = 20
    """How long a browser may leave unread what was sent to it."""

    @classmethod
    def for_binding(cls, host: str) -> Limits:
        """The limits of a server that listens on this host. On this computer alone, everybody has the same address."""
        files = _open_files()
        connections = min(MAX_CONNECTIONS, files // 2)
        per_address = connections if host.lower() in LOOPBACK else min(MAX_PER_ADDRESS, connections)
        return cls(connections, per_address, min(MAX_ACCEPTED_AT_ONCE, files // 32))


def _open_files() -> int:
    """How many files and connections this process may have open, after raising that as far as is sensible."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return most if soft == resource.RLIM_INFINITY else soft


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the network, since every computer has a whole one to choose from."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


def _response(status: str, problem: Problem) -> bytes:
    """A whole response, for connections whose request is not read."""
    body = encode(failure_of(problem, ENGLISH))
    fields = ("server: dorfplatz", "content-type: application/json", f"content-length: {len(body)}", "connection: close")
    return "\r\n".join((f"HTTP/1.1 {status}", *fields, "", "")).encode() + body


class _Connection:
    """What HTTP and sockets have in common: what was sent has to be read."""

    config: ServerConfig
    transport: asyncio.Transport
    client: tuple[str, int] | None
    refused = False
    """It was one too many and is only waited for to read that."""
    _unread = 0
    _read_at = 0.0

    def check(self, now: float) -> None:
        """Cut the connection if the browser has read nothing for too long."""
        unread = self.transport.get_write_buffer_size()
        if unread == 0 or unread < self._unread or self._unread == 0:
            self._read_at = now
        self._unread = unread
        if unread and now - self._read_at > self.config.limits.unread_seconds:
            self.transport.abort()


class HttpProtocol(_Connection, H11Protocol):
    """A connection before it becomes a socket."""

    config: ServerConfig
    _awaited: tuple[str, Any] | None = None
    _awaited_since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Answer with 503 if there are too many."""
        super().connection_made(transport)
        self.config.accepted += 1
        self._awaited_since = time.monotonic()
        self._awaited = self._awaits()
        served = [other for other in cast(set[_Connection], self.connections) if not other.refused]
        if self._is_too_many(served):
            self.refused = True
            transport.write(_response("503 Service Unavailable", Problem("server-busy")))
            # Closed at once, a connection over which something arrives is reset, and the browser does not see the answer.
            if len(self.connections) - len(served) < self.config.limits.accepted_at_once:
                with suppress(OSError):  # it is gone already
                    transport.write_eof()
            else:
                transport.close()

    def data_received(self, data: bytes) -> None:
        """Handle what arrived."""
        if not self.refused:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing stays."""
        super().connection_lost(exc)
        let_go(self.transport)

    def _is_too_many(self, served: list[_Connection]) -> bool:
        limits = self.config.limits
        if len(served) > limits.connections:
            return True
        if self.client is None or len(served) <= limits.per_address or self.client[0] in self.config.proxies:
            return False
        if self.config.registry.is_neighbour(self.client[0]):
            return False
        here = neighbourhood(self.client[0])
        return sum(1 for other in served if other.client and neighbourhood(other.client[0]) == here) > limits.per_address

    def check(self, now: float) -> None:
        """Cut the connection if its request takes too long to arrive."""
        super().check(now)
        if self.refused and now - self._awaited_since > REFUSED_SECONDS:
            self.transport.abort()
        awaited = self._awaits()
        if awaited != self._awaited:
            self._awaited, self._awaited_since = awaited, now
        limits = self.config.limits
        allowed = {"header": limits.header_seconds, "body": limits.body_seconds}
        if awaited and now - self._awaited_since > allowed[awaited[0]]:
            self.transport.abort()

    def _awaits(self) -> tuple[str, Any] | None:
        """The part of a request that has not arrived completely, and the request before or in question."""
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            return "body", self.cycle
        # Between two requests uvicorn's own timeout holds, until anything arrives.
        return ("header", self.cycle) if state is h11.IDLE and self.timeout_keep_alive_task is None else None

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP as we answer everything else."""
        self.transport.write(_response("400 Bad Request", Problem("server-malformed", detail=msg)))
        self.transport.close()


class SocketProtocol(_Connection, WebSocketsSansIOProtocol):
    """A socket."""

    config: ServerConfig

    def data_received(self, data: bytes) -> None:
        """Handle what arrived. Pings are answered without asking whether the answers are read, so that is checked here."""
        super().data_received(data)
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.transport.abort()
        if not self.handshake_initiated:
            # Headers that h11 has accepted and websockets has not; uvicorn would leave the connection open.
            self.transport.write(_response("400 Bad Request", Problem("server-malformed", detail="too many or too long headers")))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Close at a text that is no UTF-8, without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            self.frames = [b"".join(self.frames)]
            try:
                self.frames[0].decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                return self.handle_parser_exception()
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        """End what would read on: it and `conn` keep each other, with 50 kB for compressing, until garbage is looked for."""
        super().connection_lost(exc)
        self.conn.parser.close()
        let_go(self.transport)

    async def send(self, message: Any) -> None:
        """Send; a socket that uvicorn has closed meanwhile is one whose browser is gone."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, our limits, and the proxies that may say on whose behalf they ask."""

    def __init__(self, app: Litestar, limits: Limits, proxies: Proxies | None = None) -> None:
        self.proxies = proxies or Proxies()
        self.accepted = 0
        """How many connections there have been."""
        super().__init__(
            app,
            http=HttpProtocol,
            ws=SocketProtocol,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(self.proxies.listed),
            forwarded_allow_ips=self.proxies.listed,
            lifespan="on",
            backlog=limits.accepted_at_once,
            ws_max_size=4 * MAX_MESSAGE_BYTES,
            timeout_graceful_shutdown=3,
        )
        self.limits = limits
        self.registry: SessionRegistry = app.state.registry


class Server(uvicorn.Server):
    """uvicorn, with a look at all connections once a second."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve."""
        asyncio.get_running_loop().set_exception_handler(_SparingHandler())
        await super().startup(sockets)
        for listener in sockets or ():
            # uvicorn has one number for how many are accepted at once and for how many may wait.
            listener.listen(WAITING_CONNECTIONS)
        self._garbage = Garbage()
        self._garbage.begin(time.monotonic())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, let others go on with the tables, and end."""
        for server in self.servers:
            server.close()
        await cast(ServerConfig, self.config).registry.leave()
        await super().shutdown(sockets)
        self._garbage.end()

    async def on_tick(self, counter: int) -> bool:
        """Called ten times a second."""
        if counter % 10 == 0:
            check_connections(self.server_state.connections)
            self._garbage.tick(time.monotonic(), cast(ServerConfig, self.config).accepted)
        return await super().on_tick(counter)


def check_connections(connections: Iterable[Any]) -> None:
    """Cut those that take too long."""
    now = time.monotonic()
    for connection in list(connections):
        connection.check(now)


class _SparingHandler:
    """Handles errors of the event loop. Out of files, every attempt to accept a connection is one: a line a minute is enough."""

    def __init__(self) -> None:
        self._told_at = -60.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not (isinstance(error, OSError) and error.errno in _OUT_OF_RESOURCES):
            return loop.default_exception_handler(context)
        if (now := time.monotonic()) - self._told_at >= 60:
            self._told_at = now
            _log.error("no connection can be accepted", cause=error.strerror)
