"""The rules of games with one box, as the server runs them: the worker processes, and what is compiled for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import structlog

import dorfplatz
from dorfplatz.core.compilation import Compilation, Report
from dorfplatz.core.kernel import INTERPRETED, interpreting
from dorfplatz.server import table
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.worker import WorkerGroups, Workers

LONG_GAME = 500
"""Decisions that take less than half a second to load."""

_log = structlog.get_logger()


class RunningRules:
    """The standard box of all games, or with the folder of a `box` that of one game. It has to be made in the event loop."""

    def __init__(self, games: Iterable[str], report: Report = lambda game, done, total: None, box: str | None = None) -> None:
        self._games, self._report = tuple(games), report
        self.compiled: dict[str, float | None] = dict.fromkeys(self._games, None if INTERPRETED else 0.0)
        """How much of each game's rules is compiled; None where they are interpreted for good."""
        self._interprets = interpreting() or box is not None
        self._waking: set[asyncio.Task[None]] = set()
        self._closing = False
        self.workers = WorkerGroups(box)
        self._compilation = Compilation(self._games, self._note, box)
        self._warming = {game: asyncio.create_task(self._warm_up(game)) for game in self._games}

    def compile(self) -> None:
        """Begin to compile."""
        self._compilation.start()

    async def close(self) -> None:
        """End all processes."""
        self._closing = True
        await self._compilation.stop()
        await self.workers.close()
        await asyncio.gather(*self._warming.values(), *self._waking, return_exceptions=True)

    async def _warm_up(self, game: str) -> None:
        """Let the workers load a game's kernels once they are compiled."""
        error = await self._compilation.finished(game)
        if error and not self._closing:
            _log.error("rules not compiled", game=game, error=error)
        if error and self._interprets:
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
        if not self._interprets or self._compilation.is_finished(game):
            await asyncio.shield(self._warming[game])

    def wake_bots(self, game: str, seats: list[Seat]) -> None:
        """Start the process in which bots think, if there are any; a person may decide first, so nobody waits for it."""
        if any(seat.has_bot for seat in seats):
            waking = asyncio.create_task(self._wake(game))
            self._waking.add(waking)
            waking.add_done_callback(self._waking.discard)

    async def wake_expert(self, game: str) -> None:
        """Wait for the process in which an expert thinks, and for what it looks ahead with."""
        await self._wake(game)
        await self._compilation.ready(game)

    async def _wake(self, game: str) -> None:
        await asyncio.shield(self._warming[game])
        if self.compiled[game] == 1:
            await self.workers.bots.prepare(table.prepare, game)

    async def workers_for(self, game: str, decisions: int) -> Workers:
        """A long game takes a while to load: where bots think, nobody waits for it."""
        if decisions < LONG_GAME:
            return self.workers.rules
        if self.compiled[game] == 1:
            await self.workers.bots.prepare(table.prepare, game)
        return self.workers.bots

    def forget(self, key: str) -> None:
        """The session with this key is not needed any more."""
        for workers in (self.workers.rules, self.workers.bots):
            workers.call_all(table.forget, key)
