"""What can happen in Milestones; the comment names an event's values."""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    """The kinds of event."""

    DRAFTED = 1  # tile, its place
    PLACED = 2  # tile, spot
    MOVED = 3  # from, to
    PRODUCED = 4  # good, space
    INCOME = 5  # coins
    HIRED = 6  # tile, slot, spot
    TILE_DRAWN = 7  # tile, slot
    BONUS_LOST = 8  # kind, space
    PAID = 9  # an amount per good
    GAINED = 10  # an amount per good
    ROAD_BUILT = 11  # path
    HOUSE_BUILT = 12  # triangle
    MARKET_BUILT = 13  # vertex
    DELIVERED = 14  # vertex
    SCORED = 15  # points, a state.Points, the vertex, triangle or space they come from
    BONUS_TAKEN = 16  # kind, bush, space
    BONUS_DECLINED = 17
    DISCARDED = 18  # good, how many
    COVERED = 19  # worker, space
    TURN_ENDED = 20
    END_NEAR = 21  # 1 if by the last worker tile, 0 by points
    ROUND_BEGAN = 22  # round
    GAME_ENDED = 23
    BOUGHT = 24  # good; PAID and GAINED follow
    SOLD = 25  # a pair; PAID and GAINED follow
    BONUS_OFFERED = 26  # kind, bush, 1 if it must be taken


REVEALS = frozenset({Event.TILE_DRAWN})
"""Behind these lies something nobody could know before."""
