"""The connection of one browser to a game session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext, suppress
from typing import Any, ClassVar, TypeVar
from weakref import WeakSet

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dorfplatz.core.problem import Problem
from dorfplatz.server import protocol
from dorfplatz.server.errors import MISDIRECTED, HTTPProblem, failure_of, preferred_language, status_of
from dorfplatz.server.gathering import Gathering
from dorfplatz.server.http_server import MAX_PER_ADDRESS, neighbourhood
from dorfplatz.server.metrics import Metrics, arrival, arriving
from dorfplatz.server.middleware import LOOPBACK
from dorfplatz.server.pace import MESSAGES, SOCKETS, Paces
from dorfplatz.server.rights import key_hash
from dorfplatz.server.session import CLOSE_AGAIN, GameSession
from dorfplatz.server.session_registry import SessionRegistry

CLOSE_NOT_FOUND, CLOSE_TOO_SLOW, CLOSE_UNEXPECTED, CLOSE_TOO_MANY = 4404, 4408, 4500, 4503
_CLOSE_CODES = {503: CLOSE_TOO_MANY, 429: CLOSE_TOO_MANY, 408: CLOSE_TOO_SLOW, MISDIRECTED: CLOSE_AGAIN}
"""By the status of the problem; a browser that is told anything else does not come back."""
HELLO_SECONDS = 10
"""So long may a browser take to say who it is."""
MAX_AT_ONE_TABLE = 100
MAX_UNSENT_BYTES = 2 * 1024 * 1024
"""A browser that is further behind is disconnected; when it comes back, it gets the game as it is then."""
MAX_UNSENT_BYTES_IN_ALL = 256 * 1024 * 1024
"""With many browsers, each may be less behind."""

Decoded = TypeVar("Decoded")

_log = structlog.get_logger()


class Connection:
    """A browser's socket. Messages to it are queued, so that a slow browser delays nobody else."""

    open: ClassVar[WeakSet[Connection]] = WeakSet()

    def __init__(self, socket: WebSocket[Any, Any, Any], table: str, metrics: Metrics | None = None) -> None:
        self._socket = socket
        self._table = table
        self._metrics = metrics or Metrics()
        self._address = neighbourhood(socket.client.host if socket.client else "")
        self._language = preferred_language(socket.headers.get("accept-language", ""))
        self._queue: asyncio.Queue[tuple[bytes, float | None] | int] = asyncio.Queue()
        """Encoded messages, each with the arrival of the move it tells of; a number is the code to close with."""
        self._unsent = 0
        """Bytes of the queue and of the message that is being sent."""
        self._closing = False
        self.open.add(self)

    def check_number(self, paces: Paces) -> None:
        """Raises `Problem` if there are too many at the same game, or of the same address, which a proxy may have named."""
        paces.spend(SOCKETS, self._address)
        at_table = sum(other._table == self._table for other in self.open)
        here = sum(other._address == self._address for other in self.open)
        if at_table > MAX_AT_ONE_TABLE or (here > MAX_PER_ADDRESS and self._address not in LOOPBACK):
            raise HTTPProblem(503, "server-table-full")

    def send(self, message: protocol.ServerMessage | bytes) -> None:
        """Queue a message."""
        if self._closing:
            return
        data = protocol.encode(message)
        allowed = min(MAX_UNSENT_BYTES, MAX_UNSENT_BYTES_IN_ALL // len(self.open))
        if self._unsent and self._unsent + len(data) > allowed:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.close(CLOSE_TOO_SLOW)
        else:
            self._unsent += len(data)
            self._queue.put_nowait((data, arrival()))

    def send_error(self, problem: Problem, ref: str | None = None) -> None:
        """Queue an error."""
        self._metrics.refused(problem.message.id)
        body = failure_of(problem, self._language)
        self.send(protocol.Error(ref, body.error, body.text))

    def close(self, code: int = CLOSE_NOT_FOUND) -> None:
        """Close, after all queued messages."""
        self._closing = True
        self._queue.put_nowait(code)

    async def write(self) -> None:
        """Send queued messages until the connection is closed."""
        with suppress(WebSocketDisconnect, OSError):  # the browser has disconnected; `read` notices that as well
            while not isinstance(item := await self._queue.get(), int):
                data, arrived = item
                await self._socket.send_data(data, mode="text")
                self._unsent -= len(data)
                self._metrics.sent(arrived)
            await self._socket.close(item)

    async def hello(self) -> protocol.Hello:
        """The first message of the browser; raises `Problem` if it is something else, or does not come."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                raw = await self._socket.receive_data(mode="text")
        except TimeoutError as error:
            raise HTTPProblem(408, "together-no-hello") from error
        return _decode(raw, protocol.decode_hello)

    async def read(self, session: GameSession | Gathering, paces: Paces) -> None:
        """Let the session handle the browser's messages, until the browser disconnects or is disconnected."""
        messages = paces.bucket(MESSAGES)
        while not self._closing:
            raw = await self._socket.receive_data(mode="text")
            try:
                paces.spend_from(messages)
                message = _decode(raw, protocol.decode)
            except Problem as problem:
                self.send_error(problem, protocol.ref_of(raw))
                continue
            try:
                with arriving() if isinstance(message, protocol.Move) else nullcontext():
                    await session.handle(message, self)
            except Problem as problem:
                self.send_error(problem, message.ref)


def _decode(raw: str | bytes, decode: Callable[[str | bytes], Decoded]) -> Decoded:
    if len(raw) > protocol.MAX_MESSAGE_BYTES:
        raise HTTPProblem(413, "server-too-large", limit=protocol.MAX_MESSAGE_BYTES // 1024)
    try:
        return decode(raw)
    except protocol.DECODE_ERRORS as error:
        raise Problem("server-malformed", detail=str(error)) from error


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str], registry: NamedDependency[SessionRegistry]) -> None:
    """Connect a browser to a game."""
    await socket.accept()
    connection = Connection(socket, id, registry.metrics)
    writing = asyncio.create_task(connection.write())
    try:
        connection.check_number(registry.paces)
        hello = await connection.hello()
        access = await registry.access(id, key_hash(hello.key))
        async with registry.session(id) as session:
            await session.subscribe(connection, access, hello.revision)
            try:
                await connection.read(session, registry.paces)
            finally:
                await session.unsubscribe(connection)
    except WebSocketDisconnect:
        writing.cancel()
    except Problem as problem:
        if status_of(problem) != MISDIRECTED:
            connection.send_error(problem)
        connection.close(_CLOSE_CODES.get(status_of(problem), CLOSE_NOT_FOUND))
    except Exception:
        _log.exception("socket failed", table=id)
        connection.send_error(Problem("server-unexpected"))
        connection.close(CLOSE_UNEXPECTED)
    with suppress(asyncio.CancelledError):
        await writing
    # Litestar's socket refers to itself by these, and to all of the connection, which would stay until garbage is looked for.
    del socket.receive, socket.send
