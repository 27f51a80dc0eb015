"""What can happen in Hamlet."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from dorfplatz.core import events


class EventType(IntEnum):
    """The kinds of event; the comment names the fields that are filled in."""

    WALKED = 1  # villager, place, to
    PRODUCED = 2  # good, place, slot
    GOLD = 3  # amount, source, place
    SPENT = 4  # amount, source, place
    SCORED = 5  # amount, what, place
    CONSUMED = 6  # good, place, slot, to; the seat is who made it, or -1
    BOUGHT = 7  # good, amount, to
    REFINED = 8  # good, place, slot, fine
    BLUEPRINT = 9  # tile, slot
    TILE_DRAWN = 10  # tile, slot
    VILLAGER_HIRED = 11  # amount
    DONKEY_HIRED = 12  # amount, place
    SOLD = 13  # sale, slot
    SALE_DRAWN = 14  # sale, slot
    ORDER_FILLED = 15  # order
    BEGGED = 16
    BUILT = 17  # tile, place
    MILESTONE = 18  # milestone
    PILE_OPENED = 19  # good
    ROAD_BUILT = 20  # place, to, segment
    HERDED = 21  # place, to
    TURN_ENDED = 22
    END_NEAR = 23
    ROUND_BEGAN = 24  # round_no
    GAME_ENDED = 25


class Source(IntEnum):
    """What gold comes from or goes to."""

    PRODUCER = 0
    GOODS = 1
    ROW = 2
    SALE = 3
    BEGGING = 4
    VILLAGER = 5
    DONKEY = 6
    ORDER = 7
    BUILDING = 8
    MARKET = 9


class Event(events.Event, Protocol):
    """An event."""

    amount: Annotated[int, np.int16]  # of gold or points
    source: Annotated[int, np.int16]  # a Source
    what: Annotated[int, np.int16]  # a state.Points
    place: Annotated[int, np.int16]  # where it happens, or begins
    to: Annotated[int, np.int16]  # the place where something arrives
    slot: Annotated[int, np.int16]  # of the place, or of a row
    segment: Annotated[int, np.int16]  # of the place
    good: Annotated[int, np.int16]
    fine: Annotated[int, np.int16]  # 1 if the good is of high quality
    tile: Annotated[int, np.int16]
    sale: Annotated[int, np.int16]  # a sale tile
    order: Annotated[int, np.int16]
    milestone: Annotated[int, np.int16]  # a state.Milestone
    villager: Annotated[int, np.int16]
    round_no: Annotated[int, np.int16]
