"""Requests for a table that another server has: they are passed on to it, and its answers back.

The browser notices nothing of it, whichever server it came to. A server says to another one who it is with a secret that lies in
the database, and for whom it asks; both are taken from nobody else.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Any

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from dorfplatz.core.problem import Problem
from dorfplatz.server import lessons, puzzles
from dorfplatz.server.errors import MISDIRECTED, HTTPProblem, table_elsewhere
from dorfplatz.server.garbage import let_go
from dorfplatz.server.middleware import PIPED, RESPONSE_HEADERS, send_problem
from dorfplatz.server.protocol import MAX_MESSAGE_BYTES
from dorfplatz.server.session import CLOSE_AGAIN

if TYPE_CHECKING:
    import httpx
    from websockets.asyncio.client import ClientConnection

    from dorfplatz.server.session_registry import SessionRegistry

PATIENCE_SECONDS = 10.0
"""So long a request may wait for a table that changes hands."""
CONNECT_SECONDS = 3.0

_SECRET, _VISITOR = b"x-dorfplatz-secret", b"x-dorfplatz-visitor"
_TABLE = re.compile(r"/api/tables/([^/]+)(?:/.*)?")
_OF_ONE_HOP = frozenset({b"connection", b"upgrade", b"keep-alive", b"transfer-encoding", b"te", b"trailer", b"content-length"})
_OURS = frozenset(name for name, _ in RESPONSE_HEADERS) | {b"x-request-id"}
"""What every answer gets here."""

_log = structlog.get_logger()


class Arrivals:
    """Outermost: recognises what other servers have passed on, and takes their word for nothing from anybody else."""

    def __init__(self, app: ASGIApp, registry: SessionRegistry) -> None:
        self._app, self._registry = app, registry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Put the visitor's address in the place of that server's."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            claims = {name: value for name, value in scope["headers"] if name in (_SECRET, _VISITOR)}
            if claims:
                scope["headers"] = [(name, value) for name, value in scope["headers"] if name not in claims]
            if _SECRET in claims and await self._is_secret(claims[_SECRET]):
                scope["client"] = (claims.get(_VISITOR, b"").decode("latin-1"), 0)
                scope[PIPED] = True  # type: ignore[literal-required]
        await self._app(scope, receive, send)

    async def _is_secret(self, claimed: bytes) -> bool:
        try:
            return hmac.compare_digest(claimed, await self._registry.pipe_secret())
        except Problem:
            return False  # nobody can know it before the database is open


class Pipes:
    """Innermost: passes on what belongs to another server."""

    def __init__(self, app: ASGIApp, registry: SessionRegistry) -> None:
        self._app, self._registry = app, registry
        self._client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here if the table is ours, or nobody's yet."""
        found = _TABLE.fullmatch(scope["path"]) if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET) else None
        if found is None or puzzles.TABLE.fullmatch(found[1]) or lessons.TABLE.fullmatch(found[1]):
            return await self._app(scope, receive, send)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(found[1], scope, receive, send)
        else:
            await self._request(found[1], scope, receive, send)

    async def _owner(self, id: str, stack: AsyncExitStack) -> str | None:
        """The address of the server that has a table; None if that is this one, which then keeps it until the stack ends."""
        try:
            locks = await self._registry.locks()
            return await stack.enter_async_context(locks.claimed(id))
        except Problem:
            return None  # the same problem is told to whoever asked, where it is met again

    async def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        visitor = scope["client"][0] if scope["client"] else ""
        passed = [(name, value) for name, value in scope["headers"] if name not in _OF_ONE_HOP]
        passed = [(name, value) for name, value in passed if not name.startswith((b"sec-websocket-", b"x-forwarded-"))]
        return [*passed, (_SECRET, await self._registry.pipe_secret()), (_VISITOR, visitor.encode("latin-1", "replace"))]

    async def _passed_on(self, id: str, local: Callable[[], Awaitable[None]], attempt: Callable[[str], Awaitable[bool]]) -> bool:
        """Answer a request here, or let `attempt` pass it on; false if the table has changed hands for too long."""
        until = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            async with AsyncExitStack() as stack:
                address = await self._owner(id, stack)
                if address is None:
                    await local()
                    return True
            if await attempt(address):
                return True
            await (await self._registry.locks()).released(id)
        return False

    # Requests

    async def _request(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        body: bytes | None = None

        async def attempt(address: str) -> bool:
            nonlocal body
            if PIPED in scope:
                await send_problem(scope, send, table_elsewhere())
                return True
            if body is None:
                body = await _body(receive)
            return await self._ask(address, scope, body, send)

        async def local() -> None:
            await self._app(scope, receive if body is None else _again(body, receive), send)

        if not await self._passed_on(id, local, attempt):
            await send_problem(scope, send, _busy())

    async def _ask(self, address: str, scope: Scope, body: bytes, send: Send) -> bool:
        """Answer as another server does; false if it does not have the table any more."""
        import httpx

        if self._client is None:
            self._client = httpx.AsyncClient(timeout=httpx.Timeout(60, connect=CONNECT_SECONDS), trust_env=False)
        method = str(scope["method"])  # type: ignore[typeddict-item]
        request = self._client.build_request(
            method, address + _target(scope), headers=await self._headers(scope), content=body or None
        )
        try:
            response = await self._client.send(request, stream=True)
            content = b"".join([part async for part in response.aiter_raw()])
            await response.aclose()
        except httpx.HTTPError as error:
            _log.warning("a server does not answer", address=address, cause=type(error).__name__)
            if isinstance(error, httpx.ConnectError | httpx.ConnectTimeout) or method == "GET":
                return False
            await send_problem(scope, send, _busy())  # nobody knows whether it was done
            return True
        if response.status_code == MISDIRECTED:
            return False
        fields = [(n.lower(), v) for n, v in response.headers.raw if n.lower() not in _OURS | _OF_ONE_HOP]
        fields.append((b"content-length", str(len(content)).encode()))
        await send({"type": "http.response.start", "status": response.status_code, "headers": fields})
        await send({"type": "http.response.body", "body": content, "more_body": False})
        return True

    # Sockets

    async def _socket(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        async def attempt(address: str) -> bool:
            if PIPED in scope:
                await _close(receive, send)
                return True
            connection = await self._connect(address, scope)
            if connection is None:
                return False
            async with connection:
                await _pump(connection, receive, send)
            connection.protocol.parser.close()  # which keeps itself, as in `SocketProtocol.connection_lost`
            let_go(connection.transport)
            return True

        if not await self._passed_on(id, lambda: self._app(scope, receive, send), attempt):
            await _close(receive, send)

    async def _connect(self, address: str, scope: Scope) -> ClientConnection | None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        passed = [(name, value) for name, value in await self._headers(scope) if name != b"host"]
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in passed]
        try:
            return await connect(
                f"ws{address.removeprefix('http')}{_target(scope)}",
                additional_headers=headers,
                user_agent_header=None,
                compression=None,
                max_size=None,
                proxy=None,
                open_timeout=CONNECT_SECONDS,
                ping_interval=10,
                ping_timeout=10,
                close_timeout=1,
            )
        except (OSError, WebSocketException, ValueError) as error:
            _log.warning("a server does not answer", address=address, cause=type(error).__name__)
            return None


async def _pump(connection: ClientConnection, receive: Receive, send: Send) -> None:
    """Pass everything on in both directions, until one side ends."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    upwards = asyncio.create_task(_upwards(connection, receive))
    downwards = asyncio.create_task(_downwards(connection, send))
    try:
        await asyncio.wait([upwards, downwards], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (upwards, downwards):
            task.cancel()
        await asyncio.gather(upwards, downwards, return_exceptions=True)


async def _upwards(connection: ClientConnection, receive: Receive) -> None:
    from websockets.exceptions import ConnectionClosed

    with suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            text: Any = message.get("text")
            data: Any = text if text is not None else message.get("bytes")
            await connection.send(data)
        return
    await asyncio.Event().wait()  # the other direction tells the browser why


async def _downwards(connection: ClientConnection, send: Send) -> None:
    from websockets.exceptions import ConnectionClosed

    with suppress(OSError):  # the browser is gone
        try:
            async for message in connection:
                data: Any = {"type": "websocket.send", "text" if isinstance(message, str) else "bytes": message}
                await send(data)
        except ConnectionClosed:
            pass
        told = connection.close_code or 0
        # Without a reason of its own the other server is gone, or about to go: somebody else will have the table.
        await send({"type": "websocket.close", "code": told if told >= 4000 else CLOSE_AGAIN, "reason": ""})


async def _close(receive: Receive, send: Send) -> None:
    """Let the browser connect again."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": CLOSE_AGAIN, "reason": ""})


async def _body(receive: Receive) -> bytes:
    """The body of a request; of one that is too long no more than shows that."""
    body, more = b"", True
    while more and len(body) <= MAX_MESSAGE_BYTES:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        body += message.get("body", b"")  # type: ignore[operator]
        more = bool(message.get("more_body"))
    return body[: MAX_MESSAGE_BYTES + 1]


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for the application."""
    parts = [body]

    async def receive_again() -> Any:
        if parts:
            return {"type": "http.request", "body": parts.pop(), "more_body": False}
        return await receive()

    return receive_again


def _target(scope: Scope) -> str:
    """Path and query as they came."""
    path = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")
    query = scope["query_string"].decode("latin-1")
    return f"{path}?{query}" if query else path


def _busy() -> HTTPProblem:
    return HTTPProblem(503, "server-table-elsewhere")
