"""Which of several servers has a table: the one that holds a lock of PostgreSQL for it.

All locks of a server are held by one connection, whose name is the server's address. So the database itself knows who has what,
and a server that is gone has nothing: there is no list that could be out of date.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import psycopg
import structlog

from dorfplatz.server.errors import HTTPProblem, table_elsewhere
from dorfplatz.server.postgres import SERVER_NAME, PostgreSQL

HEARTBEAT_SECONDS = 1.0
SILENT_SECONDS = 10.0
"""A connection that does not answer for so long is lost. The database gives our locks to others only later."""
BEATS_BETWEEN_LOOKS = 10
"""Other servers come and go more rarely."""
PAUSE_SECONDS = 0.5
_CHANNEL = "dorfplatz"
_MOST_NOTIFIED = 100
"""Ids of tables in one notification, which PostgreSQL limits to 8,000 bytes."""
_OWNER = """
SELECT activity.application_name FROM pg_locks JOIN pg_stat_activity AS activity USING (pid)
WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND classid = %s AND objid = %s
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_SERVERS = f"""
SELECT substr(application_name, {len(SERVER_NAME) + 1}), host(client_addr) FROM pg_stat_activity
WHERE datname = current_database() AND starts_with(application_name, '{SERVER_NAME}')
"""

_log = structlog.get_logger()


@dataclass
class _Hold:
    """A table that is ours, and how many need it."""

    users: int = 1


class TableLocks:
    """The tables of this server among others."""

    def __init__(self, database: PostgreSQL, address: str, lost: Callable[[], object]) -> None:
        self._database, self._address = database, address
        self._lost = lost
        """Called when others may have our tables."""
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._order = asyncio.Lock()
        self._holds: dict[str, _Hold] = {}
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._tasks: set[asyncio.Task[None]] = set()
        self._neighbours: set[str] = set()
        """The network addresses of all servers."""
        self._is_leaving = False

    async def open(self) -> None:
        """Connect, and stay connected."""
        await self._connect()
        self._tasks = {asyncio.create_task(self._watch()), asyncio.create_task(self._listen())}

    async def close(self) -> None:
        """Give everything up."""
        self._is_leaving = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection:
            await self._connection.close()

    async def _connect(self) -> None:
        try:
            name = f"{SERVER_NAME}{self._address}"
            self._connection = await psycopg.AsyncConnection.connect(
                self._database.conninfo, autocommit=True, application_name=name
            )
            await self._find_neighbours()
        except self._database.error as error:
            raise self._database.problem(error) from error

    async def _ask(self, query: str, *values: Any) -> list[Any]:
        """What the database answers on the connection of the locks."""
        if self._is_leaving:
            raise table_elsewhere()
        if self._connection is None:
            raise HTTPProblem(503, "server-database-gone")
        try:
            return await (await self._connection.execute(query.encode(), values)).fetchall()
        except psycopg.errors.OutOfMemory as error:  # of room for locks
            _log.error("no room for locks", cause="raise max_locks_per_transaction of the database")
            raise HTTPProblem(503, "server-too-many-tables") from error
        except self._database.error as error:
            raise self._database.problem(error) from error

    # Having tables

    @asynccontextmanager
    async def claimed(self, id: str) -> AsyncIterator[str | None]:
        """None if the table is ours, as it then stays; else the address of the server that has it."""
        while True:
            taking = asyncio.create_task(self._take(id))
            try:
                hold = await asyncio.shield(taking)
            except asyncio.CancelledError:
                taking.add_done_callback(lambda done: self._drop(id, done))
                raise
            if hold:
                break
            if owner := await self._owner(id):
                yield owner
                return
            # It was given up in between.
        try:
            yield None
        finally:
            await asyncio.shield(asyncio.create_task(self._release(id, hold)))

    async def _take(self, id: str) -> _Hold | None:
        async with self._order:
            if hold := self._holds.get(id):
                hold.users += 1
                return hold
            ((taken,),) = await self._ask("SELECT pg_try_advisory_lock(%s)", _key(id))
            if not taken:
                return None
            hold = self._holds[id] = _Hold()
            return hold

    def _drop(self, id: str, taking: asyncio.Task[_Hold | None]) -> None:
        """Whoever wanted a table has gone while it was taken."""
        if not taking.cancelled() and not taking.exception() and (hold := taking.result()):
            releasing = asyncio.create_task(self._release(id, hold))
            self._tasks.add(releasing)
            releasing.add_done_callback(self._tasks.discard)

    async def _release(self, id: str, hold: _Hold) -> None:
        async with self._order:
            hold.users -= 1
            if hold.users == 0 and self._holds.get(id) is hold:
                del self._holds[id]
                with suppress(HTTPProblem):
                    await self._ask("SELECT pg_advisory_unlock(%s)", _key(id))

    async def _owner(self, id: str) -> str | None:
        high, low = divmod(_key(id) % 2**64, 2**32)
        found = await self._ask(_OWNER, high, low)
        return str(found[0][0]).removeprefix(SERVER_NAME) if found else None

    async def leave(self) -> None:
        """Give up all tables, and tell the others, who may have waited for it."""
        async with self._order:
            ids = list(self._holds)
            self._holds.clear()
            with suppress(HTTPProblem):
                await self._ask("SELECT pg_advisory_unlock_all()")
                for some in _parts(ids):
                    await self._ask("SELECT pg_notify(%s, %s)", _CHANNEL, json.dumps(some))
            self._is_leaving = True

    async def released(self, id: str, seconds: float = PAUSE_SECONDS) -> None:
        """Wait until another server has given a table up, but not for long: one that was killed says nothing."""
        event = asyncio.Event()
        self._waiting[id].add(event)
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return
        finally:
            self._waiting[id].discard(event)
            if not self._waiting[id]:
                del self._waiting[id]

    # Staying connected

    async def _watch(self) -> None:
        """Notice that the connection is lost; then all tables are anybody's."""
        for beat in itertools.count():
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                async with asyncio.timeout(SILENT_SECONDS), self._order:
                    if self._connection is None:
                        await self._connect()
                        _log.info("connected again", database=self._database.name)
                    elif beat % BEATS_BETWEEN_LOOKS == 0:
                        await self._find_neighbours()
                    else:
                        await self._connection.execute("SELECT")
            except (HTTPProblem, TimeoutError, *self._database.error) as error:
                if self._is_leaving:
                    return
                if self._connection:
                    await self._lose(error)

    async def _lose(self, error: Exception) -> None:
        assert self._connection
        _log.error("connection lost", database=self._database.name, tables=len(self._holds), cause=type(error).__name__)
        with suppress(*self._database.error):
            await self._connection.close()
        self._connection = None
        self._holds.clear()
        self._lost()

    async def _listen(self) -> None:
        """Hear what others give up, on a connection of its own: while one waits for this, nothing else can be asked."""
        while True:
            with suppress(*self._database.error):
                listening = await psycopg.AsyncConnection.connect(self._database.conninfo, autocommit=True)
                async with listening:
                    await listening.execute(f"LISTEN {_CHANNEL}".encode())
                    async for notification in listening.notifies():
                        self._hear(notification.payload)
            await asyncio.sleep(PAUSE_SECONDS)

    def _hear(self, payload: str) -> None:
        with suppress(ValueError, TypeError):
            for id in json.loads(payload):
                for event in self._waiting.get(str(id), ()):
                    event.set()

    # The other servers

    async def _find_neighbours(self) -> None:
        """Where other servers are, so that they may have as many connections as they need."""
        assert self._connection
        rows = await (await self._connection.execute(_SERVERS.encode())).fetchall()
        found = {str(network) for _, network in rows if network}
        for host in {urlsplit(address).hostname for address, _ in rows}:
            with suppress(OSError):
                found |= {str(entry[4][0]) for entry in await asyncio.get_running_loop().getaddrinfo(host, None)}
        self._neighbours = found

    def is_neighbour(self, address: str) -> bool:
        """Whether this is the network address of a server."""
        return address in self._neighbours


def _key(id: str) -> int:
    """The number of a table's lock."""
    return int.from_bytes(hashlib.sha256(id.encode(errors="replace")).digest()[:8], signed=True)


def _parts(ids: list[str]) -> Iterator[list[str]]:
    for first in range(0, len(ids), _MOST_NOTIFIED):
        yield ids[first : first + _MOST_NOTIFIED]
