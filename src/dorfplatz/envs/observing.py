"""What a seat sees of a position, and what it may decide, as arrays."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from dorfplatz.core.engine import Position, engine
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.observation import Observation
from dorfplatz.core.problem import Problem
from dorfplatz.core.work import Workspace

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


@loop
def look(position: Any, seat: int, row: Any, mask: Any, work: Any) -> None:
    """Fill what the seat sees, and which moves it may choose from: none if it is not asked. Both are zero before."""
    state, space = position.view(rules.STATE)[0], work.view(rules.WORK)[0]
    rules.observe(state, seat, row, space)
    if state.over == 0 and state.turn == seat:
        for place in range(rules.legal(state, space)):
            mask[space.moves[place]] = 1


class Observer:
    """Looks at positions of a game; it can be copied and pickled."""

    def __init__(self, game: str) -> None:
        loaded = engine(game)
        found = getattr(loaded.rules, "OBSERVATION", None)
        if found is None:
            raise Problem("env-no-observation", game=game)
        self.game = game
        self.parts: Observation = found
        self.actions = len(loaded.actions)
        self._look = look.of(game)
        self._work = Workspace(loaded.rules.WORK).data

    def __call__(self, position: Position, seat: int) -> tuple[Array, Array]:
        """The observation, and the mask of allowed moves: a 1 for each."""
        row, mask = np.zeros(self.parts.size, np.uint8), np.zeros(self.actions, np.int8)
        self._look(position, seat, row, mask, self._work)
        return row, mask

    def __reduce__(self) -> tuple[type[Observer], tuple[str]]:
        return Observer, (self.game,)
