"""Milestones' decisions."""

from __future__ import annotations

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

_spot = Parameter("spot", NUMBERS[:SPOTS])
_space = Parameter("space", NUMBERS[:WORKPLACES])

ACTIONS = ActionSpace(
    ("draft", Parameter("start", NUMBERS[:MOST_START_TILES])),
    ("place", Parameter("hand", ("first", "second")), _spot),
    ("move", Parameter("to", SPACE_WORDS)),
    ("hire", Parameter("slot", NUMBERS[:DISPLAY]), _spot),
    ("buy", Parameter("good", GOODS[:4])),
    ("sell", Parameter("goods", tuple(f"{GOODS[a]}+{GOODS[b]}" for a, b in PAIRS))),
    ("road", Parameter("path", PATH_NAMES)),
    ("house", Parameter("triangle", TRIANGLE_NAMES)),
    ("market", Parameter("number", NAMES)),
    ("deliver", Parameter("number", NAMES), Parameter("points", tuple("+".join(map(str, n)) or "nothing" for n in DELIVERIES))),
    ("bonus", Parameter("bush", tuple(TRIANGLE_NAMES[t] for t in BUSH_TRIANGLE)), _space),
    ("decline",),
    ("discard", Parameter("good", GOODS)),
    ("cover", _space),
    ("end",),
)

# Where each block begins, for the kernels

DRAFT = ACTIONS["draft"].offset
PLACE = ACTIONS["place"].offset
MOVE = ACTIONS["move"].offset
HIRE = ACTIONS["hire"].offset
BUY = ACTIONS["buy"].offset
SELL = ACTIONS["sell"].offset
ROAD = ACTIONS["road"].offset
HOUSE = ACTIONS["house"].offset
MARKET = ACTIONS["market"].offset
DELIVER = ACTIONS["deliver"].offset
BONUS = ACTIONS["bonus"].offset
DECLINE = ACTIONS["decline"].offset
DISCARD = ACTIONS["discard"].offset
COVER = ACTIONS["cover"].offset
END = ACTIONS["end"].offset
