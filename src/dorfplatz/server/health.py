"""Is the server alive, and can it be played on? For whoever starts, watches and replaces servers; it tells nobody more."""

from __future__ import annotations

import asyncio
import time

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from dorfplatz.core.problem import Problem
from dorfplatz.server.session_registry import SessionRegistry
from dorfplatz.server.worker import WorkerDied, WorkerFailed, WorkersClosed, alive

PATIENCE_SECONDS = 5.0
KEPT_SECONDS = 1.0
"""However many ask, storage and workers are asked once in so long."""
NO_GAME = "-"
"""Looked for in the storage, to see that it answers."""


class Readiness:
    """Whether storage and workers answer, as it was found a moment ago."""

    def __init__(self, registry: SessionRegistry) -> None:
        self._registry = registry
        self._asking: asyncio.Task[bool] | None = None
        self._asked_at = 0.0

    async def found(self) -> bool:
        """Ask, unless that was done just now."""
        if self._asking is None or (self._asking.done() and time.monotonic() - self._asked_at >= KEPT_SECONDS):
            self._asked_at = time.monotonic()
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                storage = await self._registry.storage()
                await storage.exists(NO_GAME)
                await self._registry.rules.workers.rules.call(alive)
        except (Problem, OSError, TimeoutError, WorkerDied, WorkerFailed, WorkersClosed):
            return False
        return True


def _plain(text: str, status: int = 200) -> Response[str]:
    return Response(text, media_type=MediaType.TEXT, status_code=status, headers={"cache-control": "no-store"})


@get("/healthz", include_in_schema=False)
async def healthz() -> Response[str]:
    """The process answers."""
    return _plain("ok")


@get("/readyz", include_in_schema=False)
async def readyz(readiness: NamedDependency[Readiness]) -> Response[str]:
    """Games can be played: storage and workers answer."""
    return _plain("ok") if await readiness.found() else _plain("not ready", 503)
