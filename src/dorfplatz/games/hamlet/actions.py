"""Hamlet's decisions."""

from __future__ import annotations

from enum import IntEnum

from dorfplatz.core.actions import ActionSpace, Parameter
from dorfplatz.games.hamlet.tables import (
    GOODS,
    HAND,
    MOST_ORDERS,
    MOST_SEGMENTS,
    MOST_SLOTS,
    RAWS,
    RESOURCES,
    ROW,
    SALE_SLOTS,
    TILE_KEYS,
)


class ActionType(IntEnum):
    """The kinds of decision."""

    PRODUCE = 0
    REFINE = 1
    BLUEPRINT = 2
    VILLAGER = 3
    DONKEY = 4
    SELL = 5
    ORDER = 6
    BEG = 7
    BUILD = 8
    SPOT = 9
    ROAD = 10
    USE = 11
    BUY = 12
    MIX = 13
    DONE = 14
    HERD = 15
    END = 16


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


_place = Parameter("place", TILE_KEYS)
_segment = Parameter("segment", _numbers(MOST_SEGMENTS))

ACTIONS = ActionSpace(
    {
        ActionType.PRODUCE: (_place,),
        ActionType.REFINE: (_place,),
        ActionType.BLUEPRINT: (Parameter("blueprint", _numbers(ROW)),),
        ActionType.VILLAGER: (),
        ActionType.DONKEY: (_place,),
        ActionType.SELL: (Parameter("sale", _numbers(SALE_SLOTS)),),
        ActionType.ORDER: (Parameter("order", _numbers(MOST_ORDERS)),),
        ActionType.BEG: (),
        ActionType.BUILD: (Parameter("card", _numbers(HAND)), _place),
        ActionType.SPOT: (_segment, Parameter("own", _numbers(MOST_SEGMENTS))),
        ActionType.ROAD: (_place, _segment),
        ActionType.USE: (_place, Parameter("slot", _numbers(MOST_SLOTS))),
        ActionType.BUY: (Parameter("good", GOODS[:RESOURCES]),),
        ActionType.MIX: (Parameter("raw", GOODS[:RAWS]),),
        ActionType.DONE: (),
        ActionType.HERD: (_place, Parameter("to", TILE_KEYS)),
        ActionType.END: (),
    }
)
ACTION_TABLE, ACTION_LAYOUT = ACTIONS.table, ACTIONS.layout
