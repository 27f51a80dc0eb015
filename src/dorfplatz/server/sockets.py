"""A browser at a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dorfplatz.core.problem import Problem
from dorfplatz.server import protocol
from dorfplatz.server.hall import Hall
from dorfplatz.server.refusal import Refusal, failure, preferred_language
from dorfplatz.server.tables import Table

GONE, UNEXPECTED, TOO_SLOW = 4404, 4500, 4408
PATIENCE = 4000  # messages that may wait for a slow browser: more than the longest game between bots has

_log = structlog.get_logger()


class Connection:
    """One browser: what is said to it waits in line, so that a slow one holds up nobody else."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._language = preferred_language(socket.headers.get("accept-language", ""))
        self._line: asyncio.Queue[bytes | int] = asyncio.Queue()

    def say(self, message: protocol.Outgoing) -> None:
        """Put a message in line."""
        if self._line.qsize() < PATIENCE:
            self._line.put_nowait(protocol.encode(message))
        else:
            self.leave(TOO_SLOW)

    def fail(self, problem: Problem, ref: str | None = None) -> None:
        """Say that something can't be done."""
        what = failure(problem, self._language)
        self.say(protocol.Error(ref, what.error, what.text))

    def leave(self, code: int = GONE) -> None:
        """Close, after all that is in line."""
        self._line.put_nowait(code)

    async def talk(self) -> None:
        """Send what is in line until the end of it."""
        with suppress(WebSocketDisconnect, OSError):  # it has left; `listen` hears of that, too
            while not isinstance(item := await self._line.get(), int):
                await self._socket.send_data(item, mode="text")
            await self._socket.close(item)

    async def listen(self, table: Table) -> None:
        """Pass on what the browser says, until it leaves."""
        while True:
            raw = await self._socket.receive_data(mode="text")
            try:
                message = _understand(raw)
            except Problem as problem:
                self.fail(problem, protocol.ref_of(raw))
                continue
            try:
                await table.hear(message, self)
            except Problem as problem:
                self.fail(problem, message.ref)


def _understand(raw: str | bytes) -> protocol.Incoming:
    if len(raw) > protocol.LARGEST_MESSAGE:
        raise Refusal(413, "server-too-large", limit=protocol.LARGEST_MESSAGE // 1024)
    try:
        return protocol.decode(raw)
    except protocol.NOT_UNDERSTOOD as error:
        raise Problem("server-malformed", detail=str(error)) from error


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str], hall: NamedDependency[Hall]) -> None:
    """Play at a table."""
    await socket.accept()
    connection = Connection(socket)
    talking = asyncio.create_task(connection.talk())
    try:
        async with hall.table(id) as table:
            await table.join(connection)
            try:
                await connection.listen(table)
            finally:
                await table.part(connection)
    except WebSocketDisconnect:
        talking.cancel()
    except Problem as problem:
        connection.fail(problem)
        connection.leave()
    except Exception:
        _log.exception("socket failed", table=id)
        connection.fail(Problem("server-unexpected"))
        connection.leave(UNEXPECTED)
    with suppress(asyncio.CancelledError):
        await talking
