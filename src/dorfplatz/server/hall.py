"""The hall with all tables: set up, find, list and clear them away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs

import dorfplatz
from dorfplatz.core.kernel import Progress, warm_up
from dorfplatz.core.problem import Problem
from dorfplatz.server.protocol import NAME_LENGTH, NewTable, Save, Seat, TableInfo, Text
from dorfplatz.server.records import Decision, Listed, Snapshot
from dorfplatz.server.refusal import Refusal
from dorfplatz.server.tables import Table, moment, origin, summary
from dorfplatz.server.thinking import think

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage

FAMILIES = range(1, 5)


class _Closed(Exception):
    """The hall was closed while its kernels were being compiled."""


@dataclass
class _Open:
    """A table in memory and how many need it."""

    loading: asyncio.Task[Table]
    users: int = 0


class Hall:
    """All tables of a data folder; those in use are in memory."""

    def __init__(self, folder: Path, progress: Progress) -> None:
        self._folder = folder
        self._progress = progress
        self._open: dict[str, _Open] = {}
        self._closing = False

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Open the storage and load the kernels in the background: the page is served at once, whoever needs them waits."""
        self._opening = asyncio.create_task(asyncio.to_thread(_open_storage, self._folder))
        self._warming = {d.name: asyncio.create_task(self._warm_up(d.name)) for d in dorfplatz.available_games()}
        try:
            yield
        finally:
            self._closing = True
            await asyncio.gather(self._opening, *self._warming.values(), return_exceptions=True)
            if self._opening.exception() is None:
                await self._opening.result().close()

    async def _warm_up(self, game: str) -> None:
        # One after the other: two threads importing at once only slow each other down.
        await asyncio.wait([self._opening])
        await think(warm_up, game, self._report)

    def _report(self, done: int, total: int, name: str) -> None:
        if self._closing:
            raise _Closed  # nobody waits for the rest of the compilation any more
        self._progress(done, total, name)

    async def ready(self, game: str) -> None:
        """Wait until a game's kernels are loaded; raises `Problem` if its box is damaged or there is no such game."""
        dorfplatz.definition(game)
        await asyncio.shield(self._warming[game])

    async def storage(self) -> Storage:
        """Wait until the storage is open; raises `Problem` if it can't be."""
        return await asyncio.shield(self._opening)

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Table]:
        """The table with this id, in memory for as long as somebody needs it."""
        entry = self._open.get(id)
        if entry is None:
            entry = self._open[id] = _Open(asyncio.create_task(self._load(id)))
        entry.users += 1
        try:
            yield await asyncio.shield(entry.loading)
        finally:
            entry.users -= 1
            if entry.users == 0 and self._open.get(id) is entry:
                del self._open[id]

    async def _load(self, id: str) -> Table:
        storage = await self.storage()
        stored = await storage.load(id)
        await self.ready(stored.origin.game)
        return await think(Table, id, storage, stored)

    async def tables(self) -> list[TableInfo]:
        """All tables, newest first."""
        return [_info(listed) for listed in await (await self.storage()).games()]

    async def create(self, new: NewTable) -> str:
        """Set up a table; returns its id."""
        _check_seed(new.seed)
        options = dorfplatz.definition(new.game).check(len(new.seats), new.options)
        await self.ready(new.game)
        seats = _check_seats(new.seats)
        game = await think(dorfplatz.new, new.game, players=len(seats), seed=new.seed, **options)
        return await self._store(game, seats)

    async def save(self, id: str) -> Save:
        """A game as a file."""
        async with self.table(id) as table:
            return Save(**table.game.to_json(), seats=table.seats)

    async def load_save(self, save: Save) -> str:
        """Set up a table from such a file; returns its id."""
        dorfplatz.definition(save.game).check(save.players, save.options)
        await self.ready(save.game)
        seats = _check_seats(save.seats)
        if len(seats) != save.players:
            raise Problem("server-save-seats", found=len(seats), expected=save.players)
        return await self._store(await think(dorfplatz.Game.from_json, structs.asdict(save)), seats)

    async def _store(self, game: dorfplatz.Game, seats: list[Seat]) -> str:
        decisions = [Decision("move", step.action, step.seat) for step in game.steps]
        snapshot = Snapshot(game.version, game.version, game.snapshot())
        stands = await think(summary, game)
        return await (await self.storage()).create(origin(game), seats, decisions, snapshot, stands)

    async def delete(self, id: str) -> None:
        """Clear a table away."""
        await (await self.storage()).delete(id)
        if entry := self._open.pop(id, None):
            (await entry.loading).close(Refusal(404, "server-table-deleted"))


def _open_storage(folder: Path) -> Storage:
    from dorfplatz.server.storage import open_storage  # SQLAlchemy takes a second to import; the page need not wait for it

    return open_storage(folder)


def _check_seats(seats: list[Seat]) -> list[Seat]:
    for number, seat in enumerate(seats, start=1):
        if not 1 <= len(seat.name.strip()) <= NAME_LENGTH or not seat.name.isprintable():
            raise Problem("server-name", number=number, length=NAME_LENGTH)
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


def _info(listed: Listed) -> TableInfo:
    created, changed = moment(listed.created), moment(listed.changed)
    if listed.summary is None:
        damaged = Text("server-damaged-game", {"table": listed.id})
        return TableInfo(listed.id, listed.game, [], damaged, 0, 0, True, [], created, changed)
    s = listed.summary
    return TableInfo(listed.id, listed.game, listed.seats, s.round, s.version, s.turn, s.over, s.scores, created, changed)
