"""Creates, finds, lists and deletes games; those in use have a session in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import UNSET, structs

import dorfplatz
from dorfplatz.bots import check_bot
from dorfplatz.core.compilation import Compilation, Report, is_compiled
from dorfplatz.core.definition import FORMAT
from dorfplatz.core.kernel import INTERPRETED, interpreting
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import names
from dorfplatz.core.words import Message
from dorfplatz.server import table
from dorfplatz.server.errors import HTTPProblem, damaged_game
from dorfplatz.server.protocol import MAX_NAME_LENGTH, Block, NewTable, Save, Seat, TableInfo
from dorfplatz.server.records import ListedGame, StoredGame, current_moves, to_datetime
from dorfplatz.server.seals import seal, unseal
from dorfplatz.server.session import GameSession
from dorfplatz.server.worker import WorkerGroups, Workers

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage

FAMILIES = range(1, 5)
LONG_GAME = 500
"""Decisions that take less than half a second to load."""

_log = structlog.get_logger()


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
        self._waking: set[asyncio.Task[None]] = set()
        self._described: dict[str, tuple[list[Block], dict[str, Any]]] = {}

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Open the storage and start workers and compilers in the background: page and list of games are served at once."""
        self._opening = asyncio.create_task(asyncio.to_thread(_open_storage, self._folder))
        self.workers = WorkerGroups()
        self._compilation = Compilation([game for game in names() if not (INTERPRETED or is_compiled(game))], self._note)
        self._opening.add_done_callback(lambda _: self._compilation.start())
        self._warming = {game: asyncio.create_task(self._warm_up(game)) for game in names()}
        try:
            yield
        finally:
            await asyncio.wait([self._opening])
            await self._compilation.stop()
            await self.workers.close()
            await asyncio.gather(self._opening, *self._warming.values(), *self._waking, return_exceptions=True)
            if self._opening.exception() is None:
                await self._opening.result().close()

    async def _warm_up(self, game: str) -> None:
        """Let the workers load a game's kernels once they are compiled."""
        error = await self._compilation.finished(game)
        if error:
            _log.error("rules not compiled", game=game, error=error)
        if error and interpreting():
            self.compiled[game] = None
            return
        await self.workers.rules.prepare(table.prepare, game)
        if not INTERPRETED:
            self.compiled[game] = 1.0

    def _note(self, game: str, done: int, total: int) -> None:
        self._report(game, done, total)
        self.compiled[game] = min(done / total, 0.99)  # then they are loaded

    async def ready(self, game: str) -> None:
        """Wait until a game can be played: until its kernels are loaded, unless its rules are interpreted at first.

        Raises `Problem` if there is no such game, or its components are wrong.
        """
        dorfplatz.definition(game)
        self._compilation.prefer(game)
        if not interpreting() or self._compilation.is_finished(game):
            await asyncio.shield(self._warming[game])

    async def describe(self, game: str) -> tuple[list[Block], dict[str, Any]]:
        """A game's action space and components."""
        if game not in self._described:
            await self.ready(game)
            self._described[game] = await self.workers.rules.call(table.describe, game)
        return self._described[game]

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
            if entry.users == 0:
                if self._sessions.get(id) is entry:
                    del self._sessions[id]
                self._forget(entry)

    async def _load(self, id: str) -> GameSession:
        storage = await self.storage()
        stored = await storage.load(id)
        await self.ready(stored.setup.game)
        session = GameSession(id, storage, self.workers)
        await session.load(stored)
        self._wake_bots(stored.setup.game, stored.seats)
        return session

    def _wake_bots(self, game: str, seats: list[Seat]) -> None:
        """Start the process in which bots think, if there are any; a person may decide first, so nobody waits for it."""
        if any(seat.kind == "bot" for seat in seats):
            waking = asyncio.create_task(self._wake(game))
            self._waking.add(waking)
            waking.add_done_callback(self._waking.discard)

    async def _wake(self, game: str) -> None:
        await asyncio.shield(self._warming[game])
        if self.compiled[game] == 1:
            await self.workers.bots.prepare(table.prepare, game)

    def _forget(self, entry: _Entry) -> None:
        if entry.loading.done() and not entry.loading.cancelled() and entry.loading.exception() is None:
            for workers in (self.workers.rules, self.workers.bots):
                workers.call_all(table.forget, entry.loading.result().key)

    async def games(self, after: str | None = None) -> tuple[list[TableInfo], str | None]:
        """A page of games, those changed last first, and the place after which the next page begins."""
        games, next_page = await (await self.storage()).games(after)
        return [_info(listed) for listed in games], next_page

    async def create(self, new: NewTable) -> str:
        """Start a game; returns its id."""
        _check_seed(new.seed)
        options = dorfplatz.definition(new.game).check(len(new.seats), new.options)
        await self.ready(new.game)
        seats = _checked_seats(new.seats)
        self._wake_bots(new.game, seats)
        dealt = await self.workers.rules.call(table.new_game, new.game, len(seats), new.seed, options)
        return await (await self.storage()).create(dealt, seats)

    async def save(self, id: str) -> Save:
        """A game as a file."""
        stored = await (await self.storage()).load(id)
        try:
            contents = _contents(stored)
        except ValueError as error:
            raise damaged_game(id, error) from error
        if stored.over:
            return Save(**contents, seed=stored.setup.seed)
        return Save(**contents, sealed=seal(self._folder, id, stored.setup.seed, contents))

    async def load_save(self, save: Save) -> str:
        """Store the game of such a file as a new one; returns its id.

        A sealed game is not copied, or one could look into its future on the copy: if it is still here, that is the one.
        """
        dorfplatz.definition(save.game).check(save.players, save.options)
        await self.ready(save.game)
        seats = _checked_seats(save.seats)
        if len(seats) != save.players:
            raise Problem("server-save-seats", found=len(seats), expected=save.players)
        storage = await self.storage()
        contents, id = structs.asdict(save), None
        sealed, seed = contents.pop("sealed"), contents.pop("seed")
        if sealed is not UNSET:
            id, seed = unseal(self._folder, sealed, contents)
            if await storage.exists(id):
                return id
            if await storage.has_ended(id):
                raise HTTPProblem(409, "server-save-ended")
        elif seed is UNSET:
            raise Problem("save-wrong", detail="the seed is missing")
        contents["seed"] = seed
        game = await (await self._workers_for(save)).call(table.game_of_save, contents)
        return await storage.create(game, seats, id)

    async def _workers_for(self, save: Save) -> Workers:
        """A long game takes a while to load: where bots think, nobody waits for it."""
        if len(save.actions) < LONG_GAME:
            return self.workers.rules
        if self.compiled[save.game] == 1:
            await self.workers.bots.prepare(table.prepare, save.game)
        return self.workers.bots

    async def delete(self, id: str) -> None:
        """Delete a game and close its connections."""
        await (await self.storage()).delete(id)
        if entry := self._sessions.pop(id, None):
            await asyncio.wait([entry.loading])
            if entry.loading.exception() is None:
                entry.loading.result().close(HTTPProblem(404, "server-table-deleted"))


def _contents(stored: StoredGame) -> dict[str, Any]:
    """A file without the seed."""
    moves = current_moves(stored.decisions)
    return {
        "format": FORMAT,
        "game": stored.setup.game,
        "players": len(stored.seats),
        "options": stored.setup.options,
        "box": stored.setup.box,
        "commitment": stored.setup.commitment,
        "actions": [move.value for move in moves],
        "marks": [stored.setup.mark, *(move.mark for move in moves)],
        "seats": stored.seats,
    }


def _open_storage(folder: Path) -> Storage:
    from dorfplatz.server.storage import open_storage  # which may have to migrate; the page need not wait for it

    return open_storage(folder)


def _checked_seats(seats: list[Seat]) -> list[Seat]:
    for number, seat in enumerate(seats, start=1):
        if not 1 <= len(seat.name.strip()) <= MAX_NAME_LENGTH or not seat.name.isprintable():
            raise Problem("server-name", number=number, length=MAX_NAME_LENGTH)
        if seat.family not in FAMILIES:
            raise Problem("server-family", number=number, last=FAMILIES[-1])
        if seat.kind == "bot":
            check_bot(str(seat.bot))
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
