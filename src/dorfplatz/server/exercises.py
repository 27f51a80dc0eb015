"""Puzzles and lessons: their lists, their answers, and their tables, which are stored nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dorfplatz.core.problem import Problem
from dorfplatz.server import lessons, puzzles
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages.exercises import LessonStep, PuzzleAnswer, PuzzleInfo
from dorfplatz.server.messages.links import Created
from dorfplatz.server.session import GameSession

if TYPE_CHECKING:
    from dorfplatz.server.session_registry import SessionRegistry


class Exercises:
    """What a server has to practise with."""

    def __init__(self, registry: SessionRegistry) -> None:
        self._registry = registry

    async def load(self, id: str) -> GameSession | None:
        """The table of a puzzle or a lesson, if this is the address of one."""
        if puzzle := puzzles.TABLE.fullmatch(id):
            return await self._load_puzzle(puzzle["id"], puzzle["game"], int(puzzle["number"]))
        if lesson := lessons.TABLE.fullmatch(id):
            return await self._load_lesson(lesson["id"], lesson["game"], lesson["name"], int(lesson["number"]))
        return None

    async def _load_puzzle(self, id: str, game: str, number: int) -> GameSession:
        await self._registry.ready(game)
        session = puzzles.PuzzleSession(id, self._registry.rules.workers)
        with _not_found():
            await session.begin(game, number)
        return session

    async def _load_lesson(self, id: str, game: str, name: str, number: int) -> GameSession:
        with _not_found():
            await self._registry.ready(game)
            session = lessons.LessonSession(id, self._registry.rules.workers)
            await session.begin(game, name, number)
        return session

    async def lesson(self, game: str, name: str) -> list[LessonStep]:
        """The steps of a lesson."""
        await self._registry.ready(game)
        with _not_found():
            return await self._registry.rules.workers.rules.call(lessons.told, game, name)

    async def puzzles(self, game: str) -> list[PuzzleInfo]:
        """The puzzles of a game."""
        await self._registry.ready(game)
        return await self._registry.rules.workers.rules.call(puzzles.listed, game)

    async def answer(self, game: str, number: int) -> PuzzleAnswer:
        """What is best in a puzzle."""
        await self._registry.ready(game)
        with _not_found():
            return await self._registry.rules.workers.rules.call(puzzles.answer, game, number)

    async def play_on(self, game: str, number: int, action: int | None, key: str | None = None) -> Created:
        """Start a game where a puzzle begins, or after a move in it."""
        self._registry.check_key(key)
        await self._registry.ready(game)
        with _not_found():
            new, seats = await self._registry.rules.workers.rules.call(puzzles.begun, game, number, action)
        self._registry.rules.wake_bots(game, seats)
        return await self._registry.store(new, seats, key)


@contextmanager
def _not_found() -> Iterator[None]:
    """There is nothing at the address of a puzzle or a lesson that there is not."""
    try:
        yield
    except Problem as problem:
        if problem.message.id not in ("no-such-puzzle", "no-such-lesson", "lesson-other-box", "unknown-game"):
            raise
        raise HTTPProblem(404, problem.message.id, **problem.message.args) from problem


def is_unstored(id: str) -> bool:
    """Whether this is the table of a puzzle or a lesson, which is stored nowhere."""
    return bool(puzzles.TABLE.fullmatch(id) or lessons.TABLE.fullmatch(id))
