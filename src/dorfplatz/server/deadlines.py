"""Deadlines of tables that nobody looks at, and bots that play on for people who are away.

The uptime is stored every few seconds while somebody's time runs, so that a server that ends, however it ends, takes no more
than that from nobody: what is lost is the time that would have counted.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING
from weakref import WeakSet

import structlog

from dorfplatz.core.problem import Problem
from dorfplatz.server.errors import MISDIRECTED, status_of
from dorfplatz.server.table_clock import TableClock, Uptime
from dorfplatz.server.worker import WorkersClosed

if TYPE_CHECKING:
    from dorfplatz.server.gathering import Gathering
    from dorfplatz.server.session import GameSession
    from dorfplatz.server.storage import Storage

BEAT_SECONDS = 10.0
REST_SECONDS = 60.0
"""A table that could not be opened is left alone for so long."""
AT_ONCE = 4
"""So many tables are opened at a time."""
SHORT_SECONDS = 0.1
"""Between two looks when there is more to do."""

_log = structlog.get_logger()


class Deadlines:
    """One task for all tables of a server."""

    def __init__(
        self,
        storage: Callable[[], Awaitable[Storage]],
        session: Callable[[str], AbstractAsyncContextManager[GameSession | Gathering]],
    ) -> None:
        self._storage, self._session = storage, session
        self._running: WeakSet[TableClock] = WeakSet()
        self._settling: dict[str, asyncio.Task[None]] = {}
        self._rest: dict[str, int] = {}
        """When a table that could not be opened may be tried again."""

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Meanwhile no deadline is missed."""
        self._uptime = asyncio.create_task(self._begin())
        watching = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            tasks = [self._uptime, watching, *self._settling.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def clock_of(self, id: str) -> TableClock | None:
        """The clock of a table, if it has one."""
        storage = await self._storage()
        stored = await storage.clock(id)
        if stored is None:
            return None
        clock = TableClock(id, stored, storage, await asyncio.shield(self._uptime))
        self._running.add(clock)
        return clock

    async def now(self) -> int:
        """The uptime, in milliseconds."""
        return (await asyncio.shield(self._uptime)).now()

    def settle(self, id: str) -> None:
        """Let bots play on at a table until it is a person's turn, and hand over the turn of somebody whose time is up."""
        if id not in self._settling:
            self._settling[id] = asyncio.create_task(self._settle(id, self._session(id)))
            self._settling[id].add_done_callback(lambda _: self._settling.pop(id, None))

    async def _begin(self) -> Uptime:
        return Uptime(await (await self._storage()).uptime())

    async def _watch(self) -> None:
        try:
            storage, uptime = await self._storage(), await asyncio.shield(self._uptime)
        except Problem:
            return  # the storage can't be opened, which is told to everybody who asks for a game
        while True:
            pause = BEAT_SECONDS
            try:
                pause = await self._beat(storage, uptime)
            except Problem as problem:
                _log.warning("deadlines not looked at", cause=problem.message.id)
            except Exception:
                _log.exception("deadlines not looked at")
            await asyncio.sleep(pause)

    async def _beat(self, storage: Storage, uptime: Uptime) -> float:
        """Note the time and open the tables whose deadlines have passed; returns after how many seconds to look again."""
        for clock in [clock for clock in self._running if clock.is_counting_down]:
            await clock.save()
        deadlines = await storage.deadlines()
        if not deadlines:
            return BEAT_SECONDS
        uptime.catch_up(await storage.keep_uptime(uptime.now()))
        now = uptime.now()
        due = [id for id, deadline in deadlines if max(deadline, self._rest.get(id, 0)) <= now]
        for id in due[: max(0, AT_ONCE - len(self._settling))]:
            self.settle(id)
        if len(due) > AT_ONCE:
            return SHORT_SECONDS
        later = [deadline - now for _, deadline in deadlines if deadline > now]
        return min(BEAT_SECONDS, SHORT_SECONDS + later[0] / 1000) if later else BEAT_SECONDS

    async def _settle(self, id: str, using: AbstractAsyncContextManager[GameSession | Gathering]) -> None:
        try:
            async with using as session:
                await session.settle()
            self._rest.pop(id, None)
        except WorkersClosed:
            return
        except Problem as problem:
            self._rest[id] = await self.now() + int(REST_SECONDS * 1000)
            if status_of(problem) != MISDIRECTED:  # where another server has the table, it keeps the deadline
                _log.warning("deadline not kept", table=id, cause=problem.message.id)
        except Exception:
            self._rest[id] = await self.now() + int(REST_SECONDS * 1000)
            _log.exception("deadline not kept", table=id)
