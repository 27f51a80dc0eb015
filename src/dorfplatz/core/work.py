"""Working space: what kernels write to besides the position. It belongs to the caller; nothing in it outlasts a call."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from dorfplatz.core.actions import ActionSpace
from dorfplatz.core.events import Events, event_log
from dorfplatz.core.records import Array, extended


class Work(Protocol):
    """What every game needs. A game that needs more declares a class of its own that adds it."""

    moves: Array  # the allowed actions in ascending order, as many as `legal` says
    parts: Array  # points by part, filled by `score`
    ranks: Array  # rank by seat, filled by `rank`
    events: Events  # what happened, filled by `setup` and `apply`


def workspace(actions: ActionSpace, parts: int, seats: int, event: type, face: type = Work) -> np.dtype[Any]:
    """The record of a game's working space."""
    common = [
        ("events", event_log(event)),
        ("parts", np.int64, parts),
        ("ranks", np.int64, seats),
        ("moves", np.int16, len(actions)),
    ]
    return extended(common, face)


class Workspace:
    """Working space with its fields at hand: reading one through the record takes longer than a kernel."""

    def __init__(self, kind: np.dtype[Any]) -> None:
        self.data = np.zeros(kind.itemsize, np.uint8)
        record = self.data.view(kind)
        self.moves, self.parts, self.ranks = (record[name][0] for name in ("moves", "parts", "ranks"))
        self._count, entries = record["events"]["count"], record["events"]["entries"][0]
        self._entries, self._size = entries.view(np.uint8), entries.itemsize

    def events(self) -> bytes:
        """The events that were reported, as bytes."""
        return self._entries[: self._size * self._count[0]].tobytes()
