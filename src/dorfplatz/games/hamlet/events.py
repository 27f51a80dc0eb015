"""What can happen in Hamlet; the comment names an event's values."""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    """The kinds of event."""

    WALKED = 1  # villager, from, to
    PRODUCED = 2  # resource, place, slot
    GOLD = 3  # how much, a Source, the place
    SPENT = 4  # how much, a Source, the place
    SCORED = 5  # points, a state.Points, the place
    CONSUMED = 6  # resource, place * 4 + slot, the place it goes to; the seat is who made it, or -1
    BOUGHT = 7  # resource, price, the place it goes to
    REFINED = 8  # good, place * 4 + slot, 1 if of high quality
    BLUEPRINT = 9  # tile, slot, gold laid on others
    TILE_DRAWN = 10  # tile, slot
    VILLAGER_HIRED = 11  # price
    DONKEY_HIRED = 12  # price, place
    SOLD = 13  # sale tile, slot
    SALE_DRAWN = 14  # sale tile, slot
    ORDER_FILLED = 15  # order
    BEGGED = 16
    BUILT = 17  # tile, the place it is laid to, card
    MILESTONE = 18  # a state.Milestone
    PILE_OPENED = 19  # good
    ROAD_BUILT = 20  # from, to, segment
    HERDED = 21  # from, to
    TURN_ENDED = 22
    END_NEAR = 23
    ROUND_BEGAN = 24  # round
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


REVEALS = frozenset({Event.TILE_DRAWN, Event.SALE_DRAWN})
"""Behind these lies something nobody could know before."""
