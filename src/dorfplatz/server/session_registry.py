"""Creates, finds, lists and deletes games; those in use have a session in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from msgspec import structs

import dorfplatz
from dorfplatz.core.compilation import Compilation, Report, is_compiled
from dorfplatz.core.kernel import INTERPRETED, interpreting, warm_up
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import names
from dorfplatz.core.words import Message
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.protocol import MAX_NAME_LENGTH, NewTable, Save, Seat, Summary, TableInfo
from dorfplatz.server.records import Decision, ListedGame, Snapshot
from dorfplatz.server.session import GameSession, setup_of, summary_of, to_datetime
from dorfplatz.server.worker import run_in_worker

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage

FAMILIES = range(1, 5)

_log = structlog.get_logger()


class _Closed(Exception):
    """The registry was closed while kernels were being compiled."""


@dataclass
class _Entry:
    """A session and the number of its users."""

    loading: asyncio.Task[GameSession]
    users: int = 0


class SessionRegistry:
    """The games of a data folder."""

    def __init__(self, folder: Path, report: Report) -> None:
        self._folder = folder
        self._report = report
        self.compiled: dict[str, float | None] = dict.fromkeys(names(), None if INTERPRETED else 0.0)
        """How much of each game's rules is compiled; None where they are interpreted for good."""
        self._sessions: dict[str, _Entry] = {}
        self._closing = False

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Open the storage and get the kernels in the background: the page and the list of games are served at once."""
        self._opening = asyncio.create_task(asyncio.to_thread(_open_storage, self._folder))
        self._compilation = Compilation([game for game in names() if not (INTERPRETED or is_compiled(game))], self._note)
        self._opening.add_done_callback(lambda _: self._compilation.start())
        self._warming = {game: asyncio.create_task(self._warm_up(game)) for game in names()}
        try:
            yield
        finally:
            self._closing = True
            await asyncio.wait([self._opening])
            await self._compilation.stop()
            await asyncio.gather(self._opening, *self._warming.values(), return_exceptions=True)
            if self._opening.exception() is None:
                await self._opening.result().close()

    async def _warm_up(self, game: str) -> None:
        # One after the other: two threads importing at once only slow each other down.
        await asyncio.wait([self._opening])
        error = await self._compilation.finished(game)
        if self._closing:
            return
        if error:
            _log.error("rules not compiled", game=game, error=error)
        if error and interpreting():
            self.compiled[game] = None
        elif not INTERPRETED:
            await run_in_worker(warm_up, game, self._check_open)
            self.compiled[game] = 1.0

    def _check_open(self, done: int, total: int, name: str) -> None:
        if self._closing:
            raise _Closed  # stops the compilation: nobody needs the remaining kernels

    def _note(self, game: str, done: int, total: int) -> None:
        self._report(game, done, total)
        self.compiled[game] = min(done / total, 0.99)  # then they are loaded

    async def ready(self, game: str) -> None:
        """Wait until a game can be played: until its kernels are loaded, unless its rules are interpreted at first.

        Raises `Problem` if there is no such game, or its components are wrong.
        """
        dorfplatz.definition(game)
        self._compilation.prefer(game)
        if not interpreting():
            await asyncio.shield(self._warming[game])

    async def storage(self) -> Storage:
        """Wait until the storage is open; raises `Problem` if it can't be opened."""
        return await asyncio.shield(self._opening)

    @asynccontextmanager
    async def session(self, id: str) -> AsyncIterator[GameSession]:
        """The session of a game; it stays in memory while it has users."""
        entry = self._sessions.get(id)
        if entry is None:
            entry = self._sessions[id] = _Entry(asyncio.create_task(self._load(id)))
        entry.users += 1
        try:
            yield await asyncio.shield(entry.loading)
        finally:
            entry.users -= 1
            if entry.users == 0 and self._sessions.get(id) is entry:
                del self._sessions[id]

    async def _load(self, id: str) -> GameSession:
        storage = await self.storage()
        stored = await storage.load(id)
        await self.ready(stored.setup.game)
        return await run_in_worker(GameSession, id, storage, stored)

    async def games(self) -> list[TableInfo]:
        """All games, newest first."""
        return [_info(listed) for listed in await (await self.storage()).games()]

    async def create(self, new: NewTable) -> str:
        """Start a game; returns its id."""
        _check_seed(new.seed)
        options = dorfplatz.definition(new.game).check(len(new.seats), new.options)
        await self.ready(new.game)
        seats = _checked_seats(new.seats)
        game = await run_in_worker(dorfplatz.new, new.game, players=len(seats), seed=new.seed, **options)
        return await self._store(game, seats)

    async def save(self, id: str) -> Save:
        """A game as a file."""
        async with self.session(id) as session:
            return Save(**session.game.to_json(), seats=session.seats)

    async def load_save(self, save: Save) -> str:
        """Store the game of such a file as a new one; returns its id."""
        dorfplatz.definition(save.game).check(save.players, save.options)
        await self.ready(save.game)
        seats = _checked_seats(save.seats)
        if len(seats) != save.players:
            raise Problem("server-save-seats", found=len(seats), expected=save.players)
        return await self._store(await run_in_worker(dorfplatz.Game.from_json, structs.asdict(save)), seats)

    async def _store(self, game: dorfplatz.Game, seats: list[Seat]) -> str:
        decisions, snapshot, summary = await run_in_worker(_contents, game)
        return await (await self.storage()).create(setup_of(game), seats, decisions, snapshot, summary)

    async def delete(self, id: str) -> None:
        """Delete a game and close its connections."""
        await (await self.storage()).delete(id)
        if entry := self._sessions.pop(id, None):
            (await entry.loading).close(HTTPProblem(404, "server-table-deleted"))


def _open_storage(folder: Path) -> Storage:
    from dorfplatz.server.storage import open_storage  # SQLAlchemy takes a second to import; the page need not wait for it

    return open_storage(folder)


def _contents(game: dorfplatz.Game) -> tuple[list[Decision], Snapshot, Summary]:
    decisions = [Decision("move", step.action, step.seat) for step in game.steps]
    return decisions, Snapshot(game.version, game.version, game.snapshot()), summary_of(game)


def _checked_seats(seats: list[Seat]) -> list[Seat]:
    for number, seat in enumerate(seats, start=1):
        if not 1 <= len(seat.name.strip()) <= MAX_NAME_LENGTH or not seat.name.isprintable():
            raise Problem("server-name", number=number, length=MAX_NAME_LENGTH)
        if seat.family not in FAMILIES:
            raise Problem("server-family", number=number, last=FAMILIES[-1])
        if seat.kind == "bot":
            dorfplatz.bot(str(seat.bot))
    if len({seat.family for seat in seats}) < len(seats):
        raise Problem("server-same-family")
    return [Seat(seat.kind, seat.name.strip(), seat.family, seat.bot if seat.kind == "bot" else None) for seat in seats]


def _check_seed(seed: int | str | None) -> None:
    if (isinstance(seed, str) and not 1 <= len(seed) <= 64) or (isinstance(seed, int) and seed.bit_length() > 128):
        raise Problem("server-seed")


def _info(listed: ListedGame) -> TableInfo:
    created, changed = to_datetime(listed.created), to_datetime(listed.changed)
    if listed.summary is None:
        damaged = Message("server-damaged-game", {"table": listed.id})
        return TableInfo(listed.id, listed.game, [], damaged, 0, 0, True, [], created, changed)
    s = listed.summary
    return TableInfo(listed.id, listed.game, listed.seats, s.round, s.version, s.turn, s.over, s.scores, created, changed)
