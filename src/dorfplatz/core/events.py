"""What happened while a decision was taken, for the log and for the pieces that move.

A game declares a class `Event` with the fields that its events need beside `kind` and `seat`; a kernel reports one and fills in
what its kind says:

    event = emit(events, EventType.BUILT, state.turn)
    event.building = kind
"""

from __future__ import annotations

from collections import namedtuple
from typing import Annotated, Any, Protocol

import numpy as np

from dorfplatz.core.kernel import kernel
from dorfplatz.core.records import Array, aligned, record

CAPACITY = 128
"""So many events can be reported at once; further ones are lost."""


class Event(Protocol):
    """What every event says. A game's own events say more."""

    kind: Annotated[int, np.int16]  # the game's own EventType
    seat: Annotated[int, np.int16]  # whose doing or whose gain


class Events(Protocol):
    """The events of one decision."""

    count: int  # how many of the entries are in use
    blank: Any  # an event that says nothing
    entries: Array


def event_log(event: type) -> np.dtype[Any]:
    """The record for the events of one decision. Its last entry takes what is too much."""
    one = record(event)
    return aligned([("count", np.int64), ("blank", one), ("entries", one, CAPACITY + 1)])


@kernel
def emit(events: Any, kind: int, seat: int) -> Any:
    """Report an event; its other fields are 0 until they are filled in. Short, so that it is inlined everywhere."""
    place = events.count
    if place < CAPACITY:
        events.count = place + 1
    event = events.entries[place]
    event.kind = kind
    event.seat = seat
    return event


@kernel
def clear(events: Any) -> None:
    """Forget what was reported: all entries are blank."""
    for place in range(events.count):
        events.entries[place] = events.blank
    events.count = 0


@kernel
def mute(events: Any) -> None:
    """Report nothing until the log is cleared."""
    events.count = CAPACITY


class EventReader:
    """Turns the events of a decision into plain Python."""

    def __init__(self, event: type) -> None:
        self._record = record(event)
        names = self._record.names or ()
        self._arrays = [place for place, name in enumerate(names) if self._record[name].shape]
        self._event = namedtuple("Event", names)  # type: ignore[misc]

    def read(self, data: bytes) -> list[Any]:
        """The events whose bytes these are, with numbers and lists as values."""
        return [self._plain(entry) for entry in np.frombuffer(data, self._record).tolist()]

    def _plain(self, entry: tuple[Any, ...]) -> Any:
        values = list(entry)
        for place in self._arrays:
            values[place] = values[place].tolist()
        return self._event(*values)
