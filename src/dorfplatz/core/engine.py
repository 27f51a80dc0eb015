"""A game's rules, loaded: its record, its kernels, its moves and its words."""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache, cached_property
from importlib import import_module
from typing import Any

import numpy as np

from dorfplatz.core import kernel
from dorfplatz.core.actions import ActionSpace
from dorfplatz.core.definition import Definition
from dorfplatz.core.events import EVENTS
from dorfplatz.core.registry import definition
from dorfplatz.core.rng import seed_word


class Engine:
    """Everything that needs a game's insides goes through here."""

    def __init__(self, name: str) -> None:
        self.definition: Definition = definition(name)
        self.package = f"dorfplatz.games.{name}"
        self.state_type: np.dtype[Any] = import_module(f"{self.package}.state").STATE
        self.actions: ActionSpace = import_module(f"{self.package}.actions").ACTIONS
        rules = import_module(f"{self.package}.rules")
        scoring = import_module(f"{self.package}.scoring")
        self.view: Any = import_module(f"{self.package}.view")
        self.story: Any = import_module(f"{self.package}.story")
        self.parts_count: int = scoring.PARTS
        self.kernel_setup = rules.setup
        self.kernel_why_not = rules.why_not
        self.kernel_legal = rules.legal
        self.kernel_apply = rules.apply
        self.kernel_conceal = rules.conceal
        self.kernel_redeal = rules.redeal
        self.kernel_score = scoring.score
        self.kernel_rank = scoring.rank
        self.kernel_value = import_module(f"{self.package}.value").value
        self._events = np.zeros(1, EVENTS).view(np.recarray)
        self._moves = np.zeros(len(self.actions), np.int64)
        self._parts = np.zeros(self.parts_count, np.int64)

    @property
    def kernel_broken(self) -> Any:
        """Loaded when a test or a soak run asks for it: nobody who plays should wait until it is compiled."""
        return import_module(f"{self.package}.invariants").broken

    @cached_property
    def box(self) -> str:
        """Hash of components, layout of the record and version of the rules: with seed and actions it determines the game."""
        components = tomllib.loads(kernel.box_file(self.definition.name).read_text(encoding="utf-8"))
        layout = self.state_type.descr
        identity = json.dumps([self.definition.rules_version, layout, components], sort_keys=True, default=str)
        return hashlib.sha256(identity.encode()).hexdigest()[:16]

    def empty(self, count: int = 1) -> Any:
        """Records, all zero."""
        return np.zeros(count, self.state_type).view(np.recarray)

    def new(self, players: int, options: int, seed: str) -> tuple[Any, Any]:
        """A dealt position, and what happened while dealing."""
        state = self.empty()[0]
        state.rng = seed_word(seed)
        self._events[0].count = 0
        self.kernel_setup(state, players, options, self._events[0])
        return state, self._events[0]

    def from_bytes(self, data: bytes) -> Any:
        """A position from what `tobytes` gave."""
        return np.frombuffer(bytearray(data), self.state_type, 1).view(np.recarray)[0]

    def copy(self, state: Any) -> Any:
        """Another record with the same contents."""
        return self.from_bytes(state.tobytes())

    def legal(self, state: Any) -> list[int]:
        """The allowed actions."""
        count = self.kernel_legal(state, self._moves)
        found: list[int] = self._moves[:count].tolist()
        return found

    def why_not(self, state: Any, action: int) -> int:
        """0, or the packed reason."""
        return int(self.kernel_why_not(state, action))

    def apply(self, state: Any, action: int) -> Any:
        """Change the position; the events are valid until the next call."""
        events = self._events[0]
        events.count = 0
        self.kernel_apply(state, action, events)
        return events

    def total(self, state: Any, seat: int) -> int:
        """A seat's points."""
        return int(self.kernel_score(state, seat, self._parts))

    def parts(self, state: Any, seat: int) -> list[int]:
        """A seat's points by part."""
        self.kernel_score(state, seat, self._parts)
        found: list[int] = self._parts.tolist()
        return found

    def ranks(self, state: Any) -> list[int]:
        """1 for the winners."""
        ranks = np.zeros(state.seats, np.int64)
        self.kernel_rank(state, ranks, self._parts)
        found: list[int] = ranks.tolist()
        return found

    def concealed(self, state: Any, seat: int) -> Any:
        """A copy in which what the seat may not know is blank."""
        copy = self.copy(state)
        self.kernel_conceal(copy, seat)
        return copy

    def redealt(self, state: Any, seat: int, seed: str) -> Any:
        """A copy in which what the seat may not know is drawn anew."""
        copy = self.copy(state)
        copy.rng = seed_word(seed)
        self.kernel_redeal(copy, seat)
        return copy

    def exercise(self) -> None:
        """Call every kernel once, so that it is compiled."""
        state, _ = self.new(self.definition.players[0], 0, "warm-up")
        self.legal(state)
        self.why_not(state, 0)
        self.apply(self.copy(state), self.legal(state)[0])
        self.total(state, 0)
        self.ranks(state)
        self.kernel_value(state, 0)
        self.concealed(state, 0)
        self.redealt(state, 0, "warm-up")


@cache
def engine(name: str) -> Engine:
    """A game's rules, loaded once."""
    return Engine(name)
