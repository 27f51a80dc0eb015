"""Milestones' decisions."""

from __future__ import annotations

from enum import IntEnum

from dorfplatz.core.actions import ActionSpace, Parameter
from dorfplatz.games.milestones.tables import (
    BUSH_TRIANGLE,
    DELIVERIES,
    DISPLAY,
    GOODS,
    MOST_START_TILES,
    NAMES,
    PAIRS,
    PATH_NAMES,
    SPOTS,
    TRIANGLE_NAMES,
    WORKPLACES,
)

NUMBERS = tuple("123456789")
SPACE_WORDS = ("castle", *NUMBERS[:WORKPLACES], "trade", "office", "mill")


class ActionType(IntEnum):
    """The kinds of decision."""

    DRAFT = 0
    PLACE = 1
    MOVE = 2
    HIRE = 3
    BUY = 4
    SELL = 5
    ROAD = 6
    HOUSE = 7
    MARKET = 8
    DELIVER = 9
    BONUS = 10
    DECLINE = 11
    DISCARD = 12
    COVER = 13
    END = 14


_spot = Parameter("spot", NUMBERS[:SPOTS])
_workplace = Parameter("space", NUMBERS[:WORKPLACES])
_vertex = Parameter("number", NAMES)

ACTIONS = ActionSpace(
    {
        ActionType.DRAFT: (Parameter("start", NUMBERS[:MOST_START_TILES]),),
        ActionType.PLACE: (Parameter("hand", ("first", "second")), _spot),
        ActionType.MOVE: (Parameter("to", SPACE_WORDS),),
        ActionType.HIRE: (Parameter("slot", NUMBERS[:DISPLAY]), _spot),
        ActionType.BUY: (Parameter("good", GOODS[:4]),),
        ActionType.SELL: (Parameter("goods", tuple(f"{GOODS[a]}+{GOODS[b]}" for a, b in PAIRS)),),
        ActionType.ROAD: (Parameter("path", PATH_NAMES),),
        ActionType.HOUSE: (Parameter("triangle", TRIANGLE_NAMES),),
        ActionType.MARKET: (_vertex,),
        ActionType.DELIVER: (_vertex, Parameter("points", tuple("+".join(map(str, n)) or "nothing" for n in DELIVERIES))),
        ActionType.BONUS: (Parameter("bush", tuple(TRIANGLE_NAMES[t] for t in BUSH_TRIANGLE)), _workplace),
        ActionType.DECLINE: (),
        ActionType.DISCARD: (Parameter("good", GOODS),),
        ActionType.COVER: (_workplace,),
        ActionType.END: (),
    }
)
ACTION_TABLE, ACTION_LAYOUT = ACTIONS.table, ACTIONS.layout
