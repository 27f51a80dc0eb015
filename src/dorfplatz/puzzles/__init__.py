"""Puzzles: positions in which one move is clearly best.

They lie beside this file, one file for each game, and were found and checked by `python -m scripts.puzzles`.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message, render

if TYPE_CHECKING:
    from dorfplatz.core.game import Game

FOLDER = Path(__file__).resolve().parent


class Worth(Struct, frozen=True, array_like=True):
    """A move, and what a deep search expects of it."""

    action: int
    chance: float
    """The expected share of the victory."""
    lead: float
    """The expected lead over the best other at the end, in points."""


class Puzzle(Struct, frozen=True):
    """A position, its best move and what can be learned from it."""

    players: int
    options: dict[str, str]
    seed: str
    actions: list[int]
    """That lead to the position."""
    idea: str
    """What makes the best move the best: the lesson is the message `puzzle-lesson-<idea>`."""
    facts: dict[str, Any]
    """Its arguments."""
    right: int
    """So many of the moves, the first ones, are right: they are told in the same words and worth the same."""
    moves: list[Worth]
    """All that were looked at, the right ones first."""

    @property
    def key(self) -> str:
        """Names the puzzle, wherever it stands in the file."""
        return hashlib.sha256(f"{self.seed} {self.actions}".encode()).hexdigest()[:12]

    @property
    def lesson(self) -> Message:
        """What can be learned, in one sentence."""
        return Message(f"puzzle-lesson-{self.idea}", self.facts)


class PuzzleFile(Struct, frozen=True):
    """The puzzles of a game, and the rules and components they were found with."""

    box: str
    puzzles: list[Puzzle]


def file_of(game: str) -> Path:
    """Where the puzzles of a game lie, if there are any."""
    return FOLDER / f"{game}.json"


@cache
def puzzles(game: str) -> list[Puzzle]:
    """The puzzles of a game, the easiest first; none if it is played with other rules or components here."""
    from dorfplatz.core.engine import engine

    file = file_of(game)
    if not file.exists():
        return []
    found = msgspec.json.decode(file.read_bytes(), type=PuzzleFile)
    return found.puzzles if found.box == engine(game).box else []


def puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1; raises `Problem` if there is none."""
    found = puzzles(game)
    if not 1 <= number <= len(found):
        raise Problem("no-such-puzzle", game=game, found=number, count=len(found))
    return found[number - 1]


def position(game: str, puzzle: Puzzle) -> Game:
    """The game in which the best move is to be found."""
    from dorfplatz.core.game import Game

    found = Game(game, puzzle.players, puzzle.options, puzzle.seed)
    found.resume(puzzle.actions)
    return found


def told(game: Game, action: int) -> list[Message]:
    """A move as the log would tell it, up to where something hidden would be turned up; else what it is called and costs."""
    from dorfplatz.bots.hints import lines

    return lines(game, action) or _described(game, action)


def _described(game: Game, action: int) -> list[Message]:
    """What a move is called, what it is about if there is a word for that, and what it would do."""
    kind, effect = label(game, action), game.preview(action).effect
    if about := _about(game, action):
        return [Message("puzzle-kind-of", {"kind": kind.to_dict(), "about": about}), *effect]
    return [Message("puzzle-kind", {"kind": kind.to_dict()}), *effect] if effect else [kind]


def _about(game: Game, action: int) -> dict[str, str] | None:
    parameters = game.engine.actions.block_of(action).parameters
    if len(parameters) != 1:
        return None
    id = f"{parameters[0].name}-{game.text(action).split()[1]}"
    return {"word": id} if render(Message(id)) != id else None


def label(game: Game, action: int) -> Message:
    """What moves of that kind are called."""
    return Message(f"{game.name}-move-{game.engine.actions.block_of(action).name}")
