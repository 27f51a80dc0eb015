"""Creates, finds, lists and deletes games; those in use have a session in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import structlog
from msgspec import structs

import dorfplatz
from dorfplatz.core.compilation import Report
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import names
from dorfplatz.core.words import Message
from dorfplatz.server import lobby, table
from dorfplatz.server.clock import check_rule
from dorfplatz.server.days import DailyGames
from dorfplatz.server.deadlines import Deadlines
from dorfplatz.server.errors import HTTPProblem, table_elsewhere, unknown_table
from dorfplatz.server.exercises import Exercises, is_unstored
from dorfplatz.server.gathering import Gathering
from dorfplatz.server.gatherings import Gatherings
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.games import Block
from dorfplatz.server.messages.links import Created, Join, Joined, Link
from dorfplatz.server.messages.tables import (
    FinishedGame,
    NewTable,
    TableInfo,
)
from dorfplatz.server.metrics import Metrics
from dorfplatz.server.notifications import Notifier
from dorfplatz.server.own_boxes import OwnBoxes
from dorfplatz.server.pace import WRONG_LINKS, Paces
from dorfplatz.server.records import ListedGame, NewGame, to_datetime
from dorfplatz.server.rights import EVERYTHING, HOST, Access, digest, new_rights, new_secret, seat_of
from dorfplatz.server.running_rules import RunningRules
from dorfplatz.server.saves import Saves
from dorfplatz.server.seats import checked_name, checked_seats
from dorfplatz.server.session import GameSession
from dorfplatz.server.table_clock import StoredClock

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage
    from dorfplatz.server.table_locks import TableLocks

TIDY_SECONDS = 3600
LEAVE_SECONDS = 3.0
"""At the end, so long what is being decided may take."""

_log = structlog.get_logger()


@dataclass
class _Entry:
    """A session, what makes it ours among several servers, and the number of its users."""

    loading: asyncio.Task[GameSession | Gathering]
    claim: AsyncExitStack
    users: int = 0


class SessionRegistry:
    """The games of a data folder, or of a database that several servers share."""

    def __init__(
        self,
        folder: Path,
        report: Report,
        is_open: bool = False,
        database: str | None = None,
        address: str = "",
        has_lobby: bool = False,
        to_lan: bool = False,
    ) -> None:
        self._folder, self._database, self._address = folder, database, address
        self._locks: TableLocks | None = None
        """Says which tables are ours, where there are other servers."""
        self._begun: set[asyncio.Task[None]] = set()
        self.has_lobby = has_lobby
        self.gatherings = Gatherings(self)
        self.exercises, self.days, self.saves = Exercises(self), DailyGames(self), Saves(self, folder)
        self._is_open = is_open
        """Others reach this server: rights need a link. On one's own computer one is the host of every table."""
        self._to_lan = to_lan
        """People may be told at addresses of this network too."""
        self.paces = Paces(is_open)
        self.metrics = Metrics(names())
        self._report = report
        self._sessions: dict[str, _Entry] = {}
        self._own: dict[str, RunningRules] = {}
        """By the key of a session, the rules of a box of somebody's own that it has taken."""
        self._described: dict[str, tuple[list[Block], dict[str, Any]]] = {}
        self._measure()

    def _measure(self) -> None:
        self.metrics.watch("dorfplatz_tables_open", "Tables that somebody has open.", lambda: len(self._sessions))
        count = "dorfplatz_rate_limited", "Requests and messages that came too often.", lambda: self.paces.refused
        self.metrics.watch_count(*count)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Open the storage and start workers and compilers in the background: page and list of games are served at once."""
        self._opening = asyncio.create_task(self._open())
        self.rules = RunningRules(names(), self._report)
        self.boxes = OwnBoxes(self._folder, self.rules, self.storage, self._is_open, self._database is not None)
        self._opening.add_done_callback(lambda _: self.rules.compile())
        workers = self.rules.workers
        self.metrics.watch_workers(lambda: {"rules": workers.rules, "bots": workers.bots})
        tidying = asyncio.create_task(self._tidy())
        self.deadlines = Deadlines(self.storage, self.session)
        self.notifier = Notifier(self, self._to_lan)
        try:
            async with self.notifier.running(), self.deadlines.kept():
                yield
        finally:
            await asyncio.wait([self._opening])
            if self._locks:
                await self._locks.close()
            tidying.cancel()
            await asyncio.gather(self.days.close(), self.rules.close(), self.boxes.rules.close())
            await asyncio.gather(self._opening, tidying, return_exceptions=True)
            if self._opening.exception() is None:
                await self._opening.result().close()

    async def _open(self) -> Storage:
        storage = await asyncio.to_thread(_open_storage, self._folder, self._database)
        if storage.database.is_shared:
            from dorfplatz.server.postgres import PostgreSQL
            from dorfplatz.server.table_locks import TableLocks

            self._locks = TableLocks(cast(PostgreSQL, storage.database), self._address, self._hand_over)
            self._pipe_secret = (await storage.secret("pipe")).hex().encode()
            await self._locks.open()
        return storage

    async def _tidy(self) -> None:
        """Remove what nobody needs: boxes without games, and from time to time tables to which nobody came."""
        with suppress(Problem):  # at the next start, then
            await self.boxes.tidy()
        while True:
            with suppress(Problem):  # the next time, then
                await (await self.gatherings.store()).remove_old()
            await asyncio.sleep(TIDY_SECONDS)

    async def ready(self, game: str) -> None:
        """Wait until a game can be played with the standard box."""
        await self.rules.ready(game)

    @asynccontextmanager
    async def rules_of(self, game: str, box: str) -> AsyncIterator[RunningRules]:
        """The rules of a game with a box, ready; the standard one if there is no such box."""
        own = None if self.boxes.is_standard(game, box) else await self.boxes.take_rules(game, box)
        rules = own or self.rules
        try:
            await rules.ready(game)
            yield rules
        finally:
            if own:
                self.boxes.rules.give_back(own)

    async def describe(self, game: str, box: str | None = None) -> tuple[list[Block], dict[str, Any]]:
        """A game's action space and components, with the standard box or another one."""
        if box is not None and not self.boxes.is_standard(game, box):
            await self.boxes.text(game, box)  # raises `Problem` if there is no such box
            async with self.rules_of(game, box) as rules:
                return await rules.workers.rules.call(table.describe, game)
        if game not in self._described:
            await self.ready(game)
            self._described[game] = await self.rules.workers.rules.call(table.describe, game)
        return self._described[game]

    async def storage(self) -> Storage:
        """Wait until the storage is open; raises `Problem` if it can't be opened."""
        return await asyncio.shield(self._opening)

    # Other servers

    async def locks(self) -> TableLocks:
        """Which tables are ours, on a server among others."""
        await self.storage()
        assert self._locks
        return self._locks

    async def pipe_secret(self) -> bytes:
        """By what servers know each other."""
        await self.storage()
        return self._pipe_secret

    def is_neighbour(self, address: str) -> bool:
        """Whether another server has this network address."""
        return self._locks is not None and self._locks.is_neighbour(address)

    @asynccontextmanager
    async def _claimed(self, id: str) -> AsyncIterator[None]:
        """Meanwhile no other server has this table; raises `Problem` if one has it already."""
        if self._locks is None:
            yield
            return
        async with self._locks.claimed(id) as owner:
            if owner:
                raise table_elsewhere()
            yield

    def _hand_over(self) -> list[asyncio.Task[None]]:
        """Everybody at our tables has to connect again: somebody else may have them."""
        entries = [self._sessions.pop(id) for id in list(self._sessions) if not is_unstored(id)]
        return [self._begin(_hand_over(entry)) for entry in entries]

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def leave(self) -> None:
        """Before the end: finish what is being stored, and let others go on with our tables."""
        if tasks := self._hand_over():
            await asyncio.wait(tasks, timeout=LEAVE_SECONDS)
        if self._locks:
            await self._locks.leave()

    def forget(self, id: str) -> None:
        """Whoever comes to this table next finds what is stored by then."""
        self._sessions.pop(id, None)

    def session(self, id: str) -> AbstractAsyncContextManager[GameSession | Gathering]:
        """The session of a game, or the gathering before it; it stays in memory from now on until it has no users any more."""
        entry = self._sessions.get(id)
        if entry is None:
            claim = AsyncExitStack()
            entry = self._sessions[id] = _Entry(asyncio.create_task(self._load_claimed(id, claim)), claim)
        entry.users += 1
        return self._used(id, entry)

    @asynccontextmanager
    async def _used(self, id: str, entry: _Entry) -> AsyncIterator[GameSession | Gathering]:
        try:
            session = await asyncio.shield(entry.loading)
            if isinstance(session, GameSession):
                session.metrics = self.metrics
            yield session
        finally:
            entry.users -= 1
            if entry.users == 0:
                if self._sessions.get(id) is entry:
                    del self._sessions[id]
                self._forget(entry)

    async def _load_claimed(self, id: str, claim: AsyncExitStack) -> GameSession | Gathering:
        """A game that is ours from before it is read until it is forgotten."""
        if not is_unstored(id):
            await self.storage()
            await claim.enter_async_context(self._claimed(id))
        return await self._load(id)

    async def _load(self, id: str) -> GameSession | Gathering:
        if exercise := await self.exercises.load(id):
            return exercise
        if gathering := await self.gatherings.load(id):
            return gathering
        storage = await self.storage()
        stored = await storage.load(id)
        setup = stored.setup
        box = await self.boxes.named(setup.game, setup.box)
        own = await self.boxes.take_rules(setup.game, setup.box) if box else None
        rules = own or self.rules
        clock = await self.deadlines.clock_of(id)
        session = GameSession(
            *(id, storage, rules.workers, rules.wake_bots, rules.wake_expert, box, self.paces),
            *(clock, self.deadlines.settle, self.notifier.tell),
        )
        try:
            await rules.ready(setup.game)
            await session.load(stored)
        except BaseException:
            if own:
                self.boxes.rules.give_back(own)
            raise
        if own:
            self._own[session.key] = own
        rules.wake_bots(setup.game, stored.seats)
        return session

    def _forget(self, entry: _Entry) -> None:
        if not entry.loading.done():
            entry.loading.add_done_callback(lambda _: self._forget(entry))
            return
        if self._locks:
            self._begin(entry.claim.aclose())
        if not entry.loading.cancelled() and entry.loading.exception() is None:
            session = entry.loading.result()
            if isinstance(session, Gathering):
                return
            session.leave()
            key = session.key
            own = self._own.pop(key, None)
            (own or self.rules).forget(key)
            if own:
                self.boxes.rules.give_back(own)

    # Rights

    async def access(self, id: str, key: str | None) -> Access:
        """What the browser with this hash of a key may do at a table; raises `Problem` if it may not even look."""
        if is_unstored(id):
            return EVERYTHING
        storage = await self.storage()
        roles = await storage.roles(id, key) if key else []
        if not self._is_open:
            return Access.of([*roles, HOST])
        if not roles:
            raise HTTPProblem(403, "together-private") if await storage.exists(id) else unknown_table(id)
        return Access.of(roles)

    async def check_host(self, id: str, key: str | None) -> None:
        """Raises `Problem` unless this browser is that of the host."""
        if not (await self.access(id, key)).host:
            raise HTTPProblem(403, "together-host-only")

    def listed_for(self, key: str | None) -> str | None:
        """Whose games are listed: on one's own computer all of them."""
        return (key or "") if self._is_open else None

    def check_key(self, key: str | None) -> None:
        """Raises `Problem` if a browser has to say who it is, and has not."""
        if self._is_open and key is None:
            raise HTTPProblem(401, "together-no-key")

    async def store(self, new: NewGame, seats: list[Seat], key: str | None, **more: Any) -> Created:
        """Store a game whose host is this browser, with links for those who come by one."""
        links, rights = new_rights(seats, key)
        return Created(await (await self.storage()).create(new, seats, rights=rights, **more), links)

    async def new_link(self, id: str, role: str, key: str | None) -> Link:
        """Another link to a table; the older one of this role is void, and whoever came by it has to go."""
        await self.check_host(id, key)
        storage = await self.storage()
        if not await storage.exists(id):
            raise unknown_table(id)
        seat = seat_of(role)
        link = Link(role, new_secret())
        async with self.session(id) as session:
            if seat is not None:
                await session.invite(seat)
            await storage.replace_link(id, role, digest(link.secret), key if role == HOST else None)
            if isinstance(session, Gathering) and seat is not None:
                await session.vacate(seat)
            session.drop(role)
        return link

    async def join(self, id: str, join: Join, key: str | None, address: str) -> Joined:
        """Write down for a browser what the link it has opened is good for."""
        if key is None:
            raise HTTPProblem(401, "together-no-key")
        storage = await self.storage()
        role = await storage.role_of_link(id, digest(join.secret))
        if role is None:
            self.paces.spend(WRONG_LINKS, address)
            raise HTTPProblem(403, "together-wrong-link")
        if not await storage.grant(id, role, key):
            raise HTTPProblem(409, "together-link-used-up")
        seat = seat_of(role)
        async with self.session(id) as session:
            if join.name is not None and seat is not None:
                await session.rename(seat, checked_name(join.name, seat + 1))
            return Joined(id, session.game, role, seat, session.seats)

    async def games(self, after: str | None = None, key: str | None = None) -> tuple[list[TableInfo], str | None]:
        """A page of games, those changed last first, and the place after which the next page begins."""
        games, next_page = await (await self.storage()).games(after, self.listed_for(key))
        named = await self.boxes.names()
        clocks = await (await self.storage()).clocks([listed.id for listed in games])
        now = await self.deadlines.now() if clocks else 0
        waiting = [] if after else await self.gatherings.listed(self.listed_for(key))
        found = [_info(listed, named.get(listed.box), clocks.get(listed.id), now) for listed in games]
        return [*waiting, *found], next_page

    async def create(self, new: NewTable, key: str | None = None) -> Created:
        """Start a game; where people come by links and the cards are not chosen yet, wait for them."""
        self.check_key(key)
        _check_seed(new.seed)
        check_rule(new.clock)
        options = dorfplatz.definition(new.game).check(len(new.seats), new.options)
        # Nobody has left their seat yet.
        seats = checked_seats([structs.replace(seat, bot=None) if seat.kind == "human" else seat for seat in new.seats])
        new = structs.replace(new, seats=seats, options=options)
        lobby.check(new, self.has_lobby)
        if new.seed is None and any(seat.link for seat in seats):
            return await self.gatherings.create(new, key)
        async with self.dealt(new, seats) as dealt:
            clock = StoredClock.new(new.clock, len(seats)) if new.clock else None
            return await self.store(dealt, seats, key, watched=new.watched, clock=clock)

    @asynccontextmanager
    async def dealt(self, new: NewTable, seats: list[Seat]) -> AsyncIterator[NewGame]:
        """A new game, to be stored while nobody can remove its box."""
        async with self._begun_with(new.game, new.box) as rules:
            rules.wake_bots(new.game, seats)
            yield await rules.workers.rules.call(table.new_game, new.game, len(seats), new.seed, new.options)

    @asynccontextmanager
    async def _begun_with(self, game: str, box: str | None) -> AsyncIterator[RunningRules]:
        """The rules of a new game; meanwhile nobody can remove its box."""
        if box is None:
            await self.ready(game)
            yield self.rules
            return
        async with self.boxes.lock:
            await self.boxes.text(game, box)  # raises `Problem` if there is no such box
            try:
                async with self.rules_of(game, box) as rules:
                    yield rules
            except Problem as problem:
                if not problem.message.id.startswith("box-"):
                    raise
                raise HTTPProblem(409, "server-box-broken") from problem

    async def finished(self, key: str | None = None) -> list[FinishedGame]:
        """All games that have ended, the first first."""
        named = await self.boxes.names()
        found = await (await self.storage()).finished(self.listed_for(key))
        return [structs.replace(one, box=named.get(str(one.box))) for one in found]

    async def delete(self, id: str, key: str | None = None) -> None:
        """Delete a game and close its connections."""
        await self.check_host(id, key)
        async with self._claimed(id):
            await (await self.storage()).delete(id)
        if entry := self._sessions.pop(id, None):
            await asyncio.wait([entry.loading])
            if entry.loading.exception() is None:
                entry.loading.result().close(HTTPProblem(404, "server-table-deleted"))
        with suppress(Problem):  # at the next start, then
            await self.boxes.tidy()


def _open_storage(folder: Path, database: str | None) -> Storage:
    from dorfplatz.server.storage import open_storage  # which may have to migrate; the page need not wait for it

    return open_storage(folder, database)


async def _hand_over(entry: _Entry) -> None:
    with suppress(Exception):  # whoever asked for a session that can't be loaded was told
        await (await asyncio.shield(entry.loading)).hand_over()


def _check_seed(seed: int | str | None) -> None:
    if (isinstance(seed, str) and not 1 <= len(seed) <= 64) or (isinstance(seed, int) and seed.bit_length() > 128):
        raise Problem("server-seed")


def _info(listed: ListedGame, box: str | None, clock: StoredClock | None, now: int) -> TableInfo:
    created, changed = to_datetime(listed.created), to_datetime(listed.changed)
    if listed.summary is None:
        damaged = Message("server-damaged-game", {"table": listed.id})
        return TableInfo(listed.id, listed.game, [], damaged, 0, 0, True, [], created, changed, listed.day, box)
    s = listed.summary
    standing = (s.round, s.version, s.turn, s.over, s.scores)
    left = None if clock is None or clock.deadline is None else max(0, clock.deadline - now)
    rule = clock.rule if clock else None
    return TableInfo(listed.id, listed.game, listed.seats, *standing, created, changed, listed.day, box, rule, left)
