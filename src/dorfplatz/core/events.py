"""What happened while an action was taken, for the log and for the pieces that move."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.kernel import kernel

CAPACITY = 128
VALUES = 7

EVENT = np.dtype(
    [
        ("kind", np.int16),  # the game's own enumeration
        ("seat", np.int16),  # whose doing or whose gain
        ("values", np.int16, VALUES),  # as the kind says
    ]
)
EVENTS = np.dtype(
    [
        ("count", np.int64),  # how many of the entries are in use
        ("entries", EVENT, CAPACITY),
    ]
)


@kernel
def emit(events: Any, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Report an event with its values."""
    if events.count < CAPACITY:
        entry = events.entries[events.count]
        events.count += 1
        entry.kind = kind
        entry.seat = seat
        entry.values[0] = a
        entry.values[1] = b
        entry.values[2] = c
        for place in range(3, VALUES):
            entry.values[place] = 0


@kernel
def emit_goods(events: Any, kind: int, seat: int, goods: Any, last: int) -> None:
    """Report an event with an amount per good and, as its last value, one more."""
    if events.count < CAPACITY:
        entry = events.entries[events.count]
        events.count += 1
        entry.kind = kind
        entry.seat = seat
        for place in range(VALUES):
            entry.values[place] = goods[place] if place < len(goods) else 0
        entry.values[VALUES - 1] = last


@kernel
def emit_good(events: Any, kind: int, seat: int, good: int, amount: int, last: int) -> None:
    """The same for an amount of one good."""
    if events.count < CAPACITY:
        entry = events.entries[events.count]
        events.count += 1
        entry.kind = kind
        entry.seat = seat
        for place in range(VALUES):
            entry.values[place] = amount if place == good else 0
        entry.values[VALUES - 1] = last
