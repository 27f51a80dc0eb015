"""Lessons at a table: what the worker processes do for them, and the session of one, at which the others play by the book."""

from __future__ import annotations

import re

from dorfplatz import lessons
from dorfplatz.server import protocol, table
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.exercises import LessonStep
from dorfplatz.server.records import NewGame
from dorfplatz.server.session import Subscriber
from dorfplatz.server.unstored import UnstoredSession, seat_of

TABLE = re.compile(r"(?P<id>lesson-(?P<name>(?P<game>[a-z]+)(?:-[a-z]+)*))-(?P<number>\d{1,4})-[0-9a-z]{1,32}")
"""The address of a lesson's table, with the number of a step. The end is the browser's own, so that nobody shares it."""
OTHERS = "newcomer"
"""The level that the others show; they do what the lesson says."""


# What the server asks of a worker


def told(game: str, name: str) -> list[LessonStep]:
    """The steps of a lesson."""
    lesson = lessons.lesson(game, name)
    steps = []
    for number, chapter in enumerate(lesson.chapters):
        line, versions = lessons.line(game, name, number), lessons.versions(game, name, number)
        for index, step in enumerate(chapter.steps):
            begins, ends = versions[index : index + 2]
            moves = line[index][: len(step.do)]
            steps.append(LessonStep(lesson.text(step), number, begins, ends, moves, step.show, step.sheet))
    return steps


def begun(game: str, name: str, number: int) -> tuple[NewGame, list[Seat], int, list[int]]:
    """The game as it is when a step begins, who plays, how many decisions its chapter begins with, and all of them."""
    lesson = lessons.lesson(game, name)
    if not 1 <= number <= len(lesson.steps):
        raise HTTPProblem(404, "no-such-lesson", game=game, found=f"{name} {number}")
    steps = [(chapter, index) for chapter, one in enumerate(lesson.chapters) for index in range(len(one.steps))]
    place, index = steps[number - 1]
    chapter, line = lesson.chapters[place], lessons.line(game, name, place)
    found = lessons.begin(game, chapter)
    # The learner has the same name and colour in each chapter.
    places_on = [(seat - found.turn) % found.players for seat in range(found.players)]
    seats = [seat_of(ahead, OTHERS if ahead else None) for ahead in places_on]
    for action in (action for step in line[:index] for action in step):
        found.push(action)
    whole = [*chapter.before, *(action for step in line for action in step)]
    return table.game_of_save(found.to_json()), seats, len(chapter.before), whole


# The table


class LessonSession(UnstoredSession):
    """A lesson at a table: only what it asks for can be done, and the others do what it says."""

    _line: list[int]

    async def begin(self, game: str, name: str, number: int) -> None:
        """Show the position at which a step begins."""
        new, seats, given, self._line = await self._workers.rules.call(begun, game, name, number)
        await self.show(new, seats, given)

    async def handle(self, message: protocol.ClientMessage, sender: Subscriber) -> None:
        """Refuse a move that the lesson does not ask for."""
        if isinstance(message, protocol.Move) and message.revision == self.state.revision and message.action != self._next:
            raise HTTPProblem(409, "lesson-other-move")
        await super().handle(message, sender)

    @property
    def _next(self) -> int | None:
        """The decision that comes next; None when the chapter is at its end."""
        version = len(self.state.actions)
        return self._line[version] if version < len(self._line) else None

    def _is_bots_turn(self) -> bool:
        return self._next is not None and super()._is_bots_turn()

    async def _choose(self) -> int | None:
        return self._next
