"""Tables that are stored nowhere: those of puzzles and lessons."""

from __future__ import annotations

import time
from dataclasses import replace

from dorfplatz.core.words import ENGLISH, Message, render
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.records import NewGame, StoredGame
from dorfplatz.server.session import GameSession
from dorfplatz.server.worker import WorkerGroups


class UnstoredSession(GameSession):
    """A game at a table that is gone with its last user, and at which nobody gives hints."""

    def __init__(self, id: str, workers: WorkerGroups) -> None:
        super().__init__(id, _Nowhere(), workers, lambda game, seats: None, _no_expert)  # type: ignore[arg-type]

    async def show(self, new: NewGame, seats: list[Seat], begins: int) -> None:
        """Show a position; so many of its decisions were given."""
        await self.load(StoredGame(new.setup, seats, int(time.time() * 1000), False, new.decisions))
        self.state = replace(self.state, begins=begins)


def seat_of(seat: int, bot: str | None) -> Seat:
    """A seat with the name it has on the start page: a person's, or that of a bot."""
    name = render(Message(f"start-name-{seat + 1}"), ENGLISH)
    return Seat("bot", name, seat + 1, bot) if bot else Seat("human", name, seat + 1)


async def _no_expert(game: str) -> None:
    """It is for oneself to find out."""
    raise HTTPProblem(409, "puzzle-no-hint")


class _Nowhere:
    """The storage of what is not stored."""

    async def append(self, *_: object) -> None:
        """Keep nothing."""

    async def said(self, *_: object) -> list[object]:
        """Nobody else is here."""
        return []
