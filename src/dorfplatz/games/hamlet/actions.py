"""Hamlet's decisions."""

from __future__ import annotations

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


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


_place = Parameter("place", TILE_KEYS)
_segment = Parameter("segment", _numbers(MOST_SEGMENTS))

ACTIONS = ActionSpace(
    ("produce", _place),
    ("refine", _place),
    ("blueprint", Parameter("blueprint", _numbers(ROW))),
    ("villager",),
    ("donkey", _place),
    ("sell", Parameter("sale", _numbers(SALE_SLOTS))),
    ("order", Parameter("order", _numbers(MOST_ORDERS))),
    ("beg",),
    ("build", Parameter("card", _numbers(HAND)), _place),
    ("spot", _segment, Parameter("own", _numbers(MOST_SEGMENTS))),
    ("road", _place, _segment),
    ("use", _place, Parameter("slot", _numbers(MOST_SLOTS))),
    ("buy", Parameter("good", GOODS[:RESOURCES])),
    ("mix", Parameter("raw", GOODS[:RAWS])),
    ("done",),
    ("herd", _place, Parameter("to", TILE_KEYS)),
    ("end",),
)

# Where each block begins, for the kernels

PRODUCE = ACTIONS["produce"].offset
REFINE = ACTIONS["refine"].offset
BLUEPRINT = ACTIONS["blueprint"].offset
VILLAGER = ACTIONS["villager"].offset
DONKEY = ACTIONS["donkey"].offset
SELL = ACTIONS["sell"].offset
ORDER = ACTIONS["order"].offset
BEG = ACTIONS["beg"].offset
BUILD = ACTIONS["build"].offset
SPOT = ACTIONS["spot"].offset
ROAD = ACTIONS["road"].offset
USE = ACTIONS["use"].offset
BUY = ACTIONS["buy"].offset
MIX = ACTIONS["mix"].offset
DONE = ACTIONS["done"].offset
HERD = ACTIONS["herd"].offset
END = ACTIONS["end"].offset
