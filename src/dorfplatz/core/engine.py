"""A game's rules, loaded: its records, its kernels, its moves and its words, for use from Python."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, cached_property
from importlib import import_module
from struct import Struct
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np

from dorfplatz.core import defaults, kernel, play
from dorfplatz.core.actions import ActionSpace
from dorfplatz.core.box_document import identity, read_document
from dorfplatz.core.definition import Definition
from dorfplatz.core.events import EventReader
from dorfplatz.core.observation import Observation
from dorfplatz.core.problem import Problem
from dorfplatz.core.reason import Reasons, Why
from dorfplatz.core.registry import definition, package_of, rules_of
from dorfplatz.core.rng import set_seed
from dorfplatz.core.story import Preview
from dorfplatz.core.work import Workspace

Position: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"
"""The bytes of one record. `Engine.state` shows them as the record they are."""


class Engine:
    """Everything that needs a game's insides goes through here. One engine serves all games of its kind, in all threads."""

    def __init__(self, name: str) -> None:
        self.definition: Definition = definition(name)
        self.package = package_of(name)
        self.rules: Any = rules_of(name)
        self.state_type: np.dtype[Any] = self.rules.STATE
        self.actions: ActionSpace = self.rules.ACTIONS
        self.view: Any = SimpleNamespace(**vars(defaults) | vars(import_module(f"{self.package}.view")))
        self.turn, self.over = _reader(self.state_type, "turn"), _reader(self.state_type, "over")
        self._events = EventReader(self.rules.Event)
        self._per_thread: Any = threading.local()
        self._ask, self._take, self._list_moves = play.ask.of(name), play.take.of(name), play.list_moves.of(name)
        self._count_points, self._rank = play.count_points.of(name), play.rank_position.of(name)
        self._advance, self._follow = play.advance.of(name), play.follow.of(name)
        self._observe = play.observe.of(name)
        self._deal, self._conceal, self._redeal = play.deal.of(name), play.conceal.of(name), play.redeal.of(name)

    @cached_property
    def box(self) -> str:
        """Hash of the components' values and the version of the rules: with seed and actions it determines the game."""
        file = kernel.box_file(self.definition.name)
        return identity(read_document(file.read_text(encoding="utf-8"), file.name), self.definition.rules_version)

    # Positions and working space

    def empty(self, count: int = 1) -> Any:
        """An array of records, all zero."""
        return np.zeros(count, self.state_type)

    def new_work(self) -> Any:
        """Working space for kernels, as a record."""
        return np.zeros(1, self.rules.WORK)[0]

    def new(self, players: int, options: int, seed: str) -> Position:
        """A dealt position."""
        position = np.zeros(self.state_type.itemsize, np.uint8)
        set_seed(self.state(position).rng, seed)
        self._deal(position, players, options, self._work.data)
        return position

    def from_bytes(self, data: bytes) -> Position:
        """A position from what `tobytes` gave."""
        return np.frombuffer(data, np.uint8).copy()

    def state(self, position: Position) -> Any:
        """The position as a record; both are the same memory."""
        return position.view(self.state_type)[0]

    @property
    def _work(self) -> Workspace:
        """Each thread has working space of its own; whatever is in it is read before the next call."""
        work: Workspace | None = getattr(self._per_thread, "work", None)
        if work is None:
            work = self._per_thread.work = Workspace(self.rules.WORK)
        return work

    # The rules

    def legal(self, position: Position) -> list[int]:
        """The allowed actions."""
        work = self._work
        found: list[int] = work.moves[: self._list_moves(position, work.data)].tolist()
        return found

    def why_not(self, position: Position, action: int) -> int:
        """0, or the packed reason."""
        return int(self._ask(position, action))

    def take(self, position: Position, action: int) -> tuple[int, bytes]:
        """Change the position if the action is allowed: 0 and the events that happened, else the packed reason."""
        work = self._work
        reason = int(self._take(position, action, work.data))
        return reason, b"" if reason else work.events()

    def advance(self, position: Position, actions: Sequence[int]) -> None:
        """Take actions that were taken before and so are allowed."""
        self._advance(position, np.array(actions, np.int64), self._work.data)

    def follow(self, position: Position, actions: Sequence[int]) -> tuple[list[str], list[int]]:
        """Take actions up to the first that is not allowed; the marks of all positions on the way, and who took each action."""
        marks, seats = np.zeros(len(actions) + 1, np.uint64), np.zeros(len(actions), np.int64)
        count = self._follow(position, np.array(actions, np.int64), marks, seats, self._work.data)
        return [f"{mark:016x}" for mark in marks[: count + 1].tolist()], seats[:count].tolist()

    def events(self, data: bytes) -> list[Any]:
        """The events in plain Python."""
        return self._events.read(data)

    def total(self, position: Position, seat: int) -> int:
        """A seat's points."""
        return int(self._count_points(position, seat, self._work.data))

    def parts(self, position: Position, seat: int) -> list[int]:
        """A seat's points by part."""
        work = self._work
        self._count_points(position, seat, work.data)
        found: list[int] = work.parts.tolist()
        return found

    def ranks(self, position: Position) -> list[int]:
        """1 for the winners."""
        work = self._work
        self._rank(position, work.data)
        found: list[int] = work.ranks[: self.state(position).seats].tolist()
        return found

    def observation(self, position: Position, seat: int) -> np.ndarray:
        """What a program sees from a seat, as `OBSERVATION` describes it."""
        row = np.zeros(self.rules.OBSERVATION.size, np.uint8)
        self._observe(position, seat, row, self._work.data)
        return row

    def concealed(self, position: Position, seat: int) -> Position:
        """A copy in which what the seat may not know is blank; a spectator is seat -1."""
        copy = position.copy()
        self._conceal(copy, seat)
        return copy

    def redealt(self, position: Position, seat: int, seed: str) -> Position:
        """A copy in which what the seat may not know is drawn anew."""
        copy = position.copy()
        set_seed(self.state(copy).rng, seed)
        self._redeal(copy, seat)
        return copy

    # In words

    def text(self, position: Position, action: int) -> str:
        """How a move is written."""
        return self.actions.text(action, self.view.labels(self.state(position)))

    def parse(self, position: Position, text: str) -> int:
        """The move that is written so, allowed or not."""
        action = self.actions.parse(text, self.view.labels(self.state(position)))
        if action is not None:
            return action
        name = (text.split() or [""])[0].casefold()
        if name in self.actions.blocks:
            raise Problem("unreadable-move", text=text, usage=self.actions.usage(name))
        raise Problem("unknown-move", text=text, known=", ".join(self.actions.blocks))

    def why(self, action: int, reason: int) -> Why:
        """A packed reason in words."""
        reasons: Reasons = self.rules.REASONS
        return reasons.why(self.actions.block_of(action).name, reason)

    def explained(self, position: Position, action: int, reason: int) -> Why:
        """A packed reason in words, with what would help as the position stands."""
        why, block = self.why(action, reason), self.actions.block_of(action)
        message = self.view.explained(self.state(position), block.kind, block.values(action), why.message)
        return replace(why, message=message)

    def preview(self, position: Position, action: int) -> Preview:
        """What an allowed move would do, up to where something hidden would be turned up."""
        after = position.copy()
        reason, data = self.take(after, action)
        if reason:
            raise self.why(action, reason).problem()
        events = self.events(data)
        revealed = next((place for place, event in enumerate(events) if event.kind in self.view.REVEALS), len(events))
        state = self.state(position)
        points = [self.total(after, seat) - self.total(position, seat) for seat in range(state.seats)]
        return Preview(self.view.effect(state, events[: revealed + 1], self.state(after)), points)

    def warm_up(self) -> None:
        """Call every kernel once, so that it is compiled."""
        position = self.new(self.definition.players[0], 0, "warm-up")
        first = self.legal(position)[0]
        self.why_not(position, first)
        self.take(position.copy(), first)
        self.advance(position.copy(), [first])
        self.follow(position.copy(), [first])
        self.total(position, 0)
        self.ranks(position)
        self.observation(position, 0)
        self.concealed(position, 0)
        self.redealt(position, 0, "warm-up")
        play.best_moves.of(self.definition.name)(self.state(position), self.empty(), 0, self.new_work())


def _reader(kind: np.dtype[Any], name: str) -> Callable[[Position], int]:
    """A function that reads one number of a position; through the record it would take longer than a kernel."""
    field, offset = kind.fields[name][:2]  # type: ignore[index]
    unpack = Struct(field.char).unpack_from

    def read(position: Position) -> int:
        return unpack(position.data, offset)[0]

    return read


@cache
def engine(name: str) -> Engine:
    """A game's rules, loaded once."""
    return Engine(name)


def observation(game: str) -> Observation:
    """What a program sees of a position of that game: the named parts of its rows."""
    found: Observation = engine(game).rules.OBSERVATION
    return found
