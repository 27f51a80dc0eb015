"""What is the same in the situations of every game: moving on, and looking at what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import pytest

from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem

Refusal = tuple[str, str]


class HasRecord(Protocol):
    @property
    def record(self) -> Any: ...


class Number:
    """A number of a record: `gold = Number()`, or `stack = Number("stack_left")` where it has another name there."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = self.name or name

    def __get__(self, owner: HasRecord, kind: type) -> int:
        return int(getattr(owner.record, self.name))


class Seat:
    """What belongs to one player, in words."""

    def __init__(self, state: Any, number: int) -> None:
        self.number = number
        self.record = state.players[number]


class ScoredSeat(Seat):
    """A player whose points are counted during the game, by what they are given for."""

    kinds: ClassVar[type[IntEnum]]

    @property
    def points(self) -> int:
        """Points given during the game."""
        return int(self.record.points.sum())

    @property
    def points_for(self) -> dict[str, int]:
        """What brought them."""
        return named([kind.name.lower() for kind in self.kinds], self.record.points)


AnySeat = TypeVar("AnySeat", bound=Seat)


class Situation(Generic[AnySeat]):
    """A position to be made with `with_…`, moved on with `play`, then looked at."""

    seats: type[AnySeat]
    phases: ClassVar[type[IntEnum]]

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def record(self) -> Any:
        return self.game.state

    def faults(self) -> list[str]:
        """What cannot be: pieces that are missing or there twice."""
        raise NotImplementedError

    # Moving on

    def parse(self, move: str) -> int:
        return int(self.game.parse(move))

    def text(self, move: int) -> str:
        return self.game.engine.actions.text(move)

    def play(self, *moves: str) -> Self:
        """Take these decisions; nothing may get lost on the way."""
        assert self.faults() == [], "this situation cannot be"
        for move in moves:
            self.game.push(self.parse(move))
            assert self.faults() == [], move
        return self

    def play_on(self, seat: int, *moves: str) -> Self:
        """The same, making sure that it is this seat that decides."""
        for move in moves:
            assert self.turn == seat, move
            self.play(move)
        return self

    def allows(self, move: str) -> bool:
        """Whether a move may be made; the list of moves has to say the same."""
        allowed = self.game.why_not(self.parse(move)) is None
        assert (self.parse(move) in self.game.legal_moves.ids) == allowed
        return allowed

    def refuses(self, move: str) -> Refusal:
        """Why a move may not be made, and the rule that says so; trying it changes nothing."""
        assert not self.allows(move), f"{move} is allowed"
        before = self.state.tobytes()
        with pytest.raises(Problem):
            self.game.push(self.parse(move))
        assert self.state.tobytes() == before
        why = self.game.why_not(self.parse(move))
        assert why is not None
        return why.code, why.rule

    def choices(self, kind: str) -> list[str]:
        """What may be chosen of this kind of move."""
        texts = map(self.text, self.game.legal_moves.ids)
        return [text.removeprefix(kind).strip() for text in texts if text.split()[0] == kind]

    # What it looks like now

    def seat(self, number: int) -> AnySeat:
        return self.seats(self.state, number)

    @property
    def turn(self) -> int:
        return self.game.turn

    @property
    def phase(self) -> str:
        return self.phases(int(self.state.phase)).name.lower()

    # For those who make it

    def _player(self, seat: int | None) -> Any:
        return self.state.players[self.turn if seat is None else seat]

    def _players(self) -> list[Any]:
        return [self.state.players[seat] for seat in range(self.game.players)]


def named(keys: Sequence[str], numbers: Iterable[Any]) -> dict[str, int]:
    """Numbers by name, without what is not there."""
    return {key: int(number) for key, number in zip(keys, numbers, strict=True) if number}
