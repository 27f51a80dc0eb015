"""Lessons: a first game in small steps, on a fixed deal.

A game brings its own as `lessons.toml` beside its `components.toml`; the words are `lesson-<lesson>-<text>` of the catalogue.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, field

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message

if TYPE_CHECKING:
    from pathlib import Path

    from dorfplatz.core.game import Game


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what is said, what is shown, and what the learner does."""

    text: str
    do: list[str] = field(default_factory=list)
    """The learner's moves, one after the other; without any there is only something to read."""
    then: list[str] = field(default_factory=list)
    """What the others do after that."""
    show: list[str] = field(default_factory=list)
    """Anchors of the client that are lit, beside what can be done."""
    sheet: str = ""
    """The tab that a narrow screen opens."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal, the decisions that were made before, and the steps from there."""

    seed: str
    steps: list[Step]
    players: int = 2
    options: dict[str, str] = field(default_factory=dict)
    before: list[int] = field(default_factory=list)
    """The decisions that lead to the position at which it begins."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game. The learner is whoever decides when a chapter begins."""

    name: str
    chapters: list[Chapter]

    @property
    def steps(self) -> list[tuple[Chapter, Step]]:
        """All steps, each with its chapter."""
        return [(chapter, step) for chapter in self.chapters for step in chapter.steps]

    def text(self, step: Step) -> Message:
        """What is said at a step."""
        return Message(f"lesson-{self.name}-{step.text}")


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game, and the rules and components they were made with."""

    box: str
    lessons: list[Lesson]


def file_of(game: str) -> Path:
    """Where the lessons of a game lie, if there are any."""
    from dorfplatz.core.kernel import package_folder
    from dorfplatz.core.registry import package_of

    return package_folder(package_of(game)) / "lessons.toml"


@cache
def _read(game: str) -> LessonFile | None:
    file = file_of(game)
    return msgspec.toml.decode(file.read_bytes(), type=LessonFile) if file.exists() else None


def names(game: str) -> list[str]:
    """The lessons of a game, without loading its rules."""
    found = _read(game)
    return [lesson.name for lesson in found.lessons] if found else []


def lesson(game: str, name: str) -> Lesson:
    """A lesson by its name; raises `Problem` if there is none, or the game is played with other rules or components here."""
    from dorfplatz.core.engine import engine

    found = _read(game)
    for one in found.lessons if found else []:
        if one.name == name:
            if found and found.box != engine(game).box:
                raise Problem("lesson-other-box", game=game)
            return one
    raise Problem("no-such-lesson", game=game, found=name)


def begin(game: str, chapter: Chapter) -> Game:
    """The game as it is when a chapter begins."""
    from dorfplatz.core.game import Game

    found = Game(game, chapter.players, chapter.options, chapter.seed)
    found.resume(chapter.before)
    return found


@cache
def line(game: str, name: str, chapter: int) -> list[list[int]]:
    """The numbers of all decisions of a chapter, step by step."""
    found = lesson(game, name).chapters[chapter]
    played = begin(game, found)
    return [[_played(played, text) for text in (*step.do, *step.then)] for step in found.steps]


def _played(game: Game, text: str) -> int:
    """Make a move; its number."""
    action = game.parse(text).id
    game.push(action)
    return action


def versions(game: str, name: str, chapter: int) -> list[int]:
    """How many decisions were made when each step of a chapter begins, and when the last one ends."""
    before = len(lesson(game, name).chapters[chapter].before)
    return list(accumulate(map(len, line(game, name, chapter)), initial=before))
