"""Each request gets an id, which is in its answer and in all that is logged meanwhile, and is counted and timed."""

from __future__ import annotations

import secrets
import time

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from dorfplatz.server.metrics import Metrics

SLOW_SECONDS = 10.0
"""A request that takes longer is worth a warning."""
QUIET = ("/healthz", "/readyz")
"""Asked every few seconds by whoever watches the server."""

_log = structlog.get_logger()


class ObservingMiddleware:
    """Wraps the whole application. Of an address only the path is logged, and keys never stand there."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        id = secrets.token_hex(6)
        with bound_contextvars(request=id):
            if scope["type"] == ScopeType.HTTP:
                await self._observe(scope, receive, send, id)
            else:
                await self._app(scope, receive, send)

    async def _observe(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        begun, status = time.perf_counter(), 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        finally:
            seconds = time.perf_counter() - begun
            method, path = str(scope.get("method", "")), str(scope.get("path", ""))
            self._metrics.requested(method, status, seconds)
            if path not in QUIET:
                tell = _log.warning if seconds >= SLOW_SECONDS else _log.info
                tell("request", method=method, path=path[:200], status=status, milliseconds=round(seconds * 1000, 1))
