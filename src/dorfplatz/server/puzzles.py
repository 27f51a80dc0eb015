"""Puzzles at a table: what the worker processes do for them, and the session of one, which is stored nowhere."""

from __future__ import annotations

import re

from dorfplatz import puzzles
from dorfplatz.server import table
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.exercises import PuzzleAnswer, PuzzleInfo, PuzzleMove
from dorfplatz.server.records import NewGame
from dorfplatz.server.unstored import UnstoredSession, seat_of

TABLE = re.compile(r"(?P<id>puzzle-(?P<game>[a-z]+)-(?P<number>\d{1,4}))-[0-9a-z]{1,32}")
"""The address of a puzzle's table. The end is the browser's own, so that it has the table for itself."""
OPPONENT = "expert"
"""Against whom one plays on."""


# What the server asks of a worker


def listed(game: str) -> list[PuzzleInfo]:
    """The puzzles of a game."""
    return [PuzzleInfo(one.key, one.players) for one in puzzles.puzzles(game)]


def begun(game: str, number: int, action: int | None = None) -> tuple[NewGame, list[Seat]]:
    """The game of a puzzle, after a move if one is given, and who plays: a person where it is to be solved, bots elsewhere."""
    found = puzzles.position(game, puzzles.puzzle(game, number))
    person = found.turn
    if action is not None:
        found.push(action)
    seats = [seat_of(seat, None if seat == person else OPPONENT) for seat in range(found.players)]
    return table.game_of_save(found.to_json()), seats


def answer(game: str, number: int) -> PuzzleAnswer:
    """What is the best move, what can be learned, and what the other moves are worth."""
    puzzle = puzzles.puzzle(game, number)
    found = puzzles.position(game, puzzle)
    moves = [PuzzleMove(one.action, one.chance, one.lead, puzzles.told(found, one.action)) for one in puzzle.moves]
    return PuzzleAnswer(puzzle.lesson, puzzle.right, moves)


# The table


class PuzzleSession(UnstoredSession):
    """A puzzle at a table. Bots do nothing: only one decision counts."""

    async def begin(self, game: str, number: int) -> None:
        """Show the position."""
        new, seats = await self._workers.rules.call(begun, game, number)
        await self.show(new, seats, len(new.decisions))

    def _start_bots(self) -> None:
        pass
