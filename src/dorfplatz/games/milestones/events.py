"""What can happen in Milestones."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from dorfplatz.core import events as core_events
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel


class EventType(IntEnum):
    """The kinds of event; the comment names the fields that are filled in."""

    DRAFTED = 1  # tile, slot
    PLACED = 2  # tile, spot
    MOVED = 3  # origin, space
    PRODUCED = 4  # good, amount, space
    PAID = 5  # good, amount
    GAINED = 6  # good, amount
    DISCARDED = 7  # good, amount
    BOUGHT = 8  # PAID and GAINED follow
    SOLD = 9  # PAID and GAINED follow
    HIRED = 10  # tile, slot, spot
    TILE_DRAWN = 11  # tile, slot
    COVERED = 12  # worker, space
    ROAD_BUILT = 13  # path
    HOUSE_BUILT = 14  # triangle
    MARKET_BUILT = 15  # vertex
    DELIVERED = 16  # vertex
    SCORED = 17  # points, purpose; and the vertex, triangle or space they come from
    BONUS_OFFERED = 18  # bonus, must_take
    BONUS_TAKEN = 19  # bonus, bush, space
    BONUS_DECLINED = 20
    BONUS_LOST = 21  # bonus
    TURN_ENDED = 22
    ROUND_BEGAN = 23  # round_no
    END_NEAR = 24  # by_tiles
    GAME_ENDED = 25


class Event(core_events.Event, Protocol):
    """An event."""

    tile: Annotated[int, np.int16]  # a worker tile
    slot: Annotated[int, np.int16]  # its place among the start tiles or in the display
    spot: Annotated[int, np.int16]  # the first of the two employment spaces it lies on, from 0
    origin: Annotated[int, np.int16]  # the space a piece comes from
    space: Annotated[int, np.int16]  # a space of the loop
    worker: Annotated[int, np.int16]  # half a worker tile
    good: Annotated[int, np.int16]
    amount: Annotated[int, np.int16]  # how many of it
    path: Annotated[int, np.int16]  # of a road section
    triangle: Annotated[int, np.int16]
    vertex: Annotated[int, np.int16]
    points: Annotated[int, np.int16]
    purpose: Annotated[int, np.int16]  # a state.Points
    bonus: Annotated[int, np.int16]  # the kind of a bonus tile
    bush: Annotated[int, np.int16]
    must_take: Annotated[int, np.int16]  # 1 if the bonus tile can't be declined
    by_tiles: Annotated[int, np.int16]  # 1 if the last worker tile brings the end about, 0 if it is points
    round_no: Annotated[int, np.int16]


@kernel
def emit_amount(events: Events, kind: int, seat: int, good: int, amount: int) -> Event:
    """Report an amount of one good."""
    event: Event = emit(events, kind, seat)
    event.good = good
    event.amount = amount
    return event
