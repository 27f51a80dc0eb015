"""Why a move of Hamlet is not allowed."""

from __future__ import annotations

from enum import IntEnum
from functools import partial
from typing import Any

from dorfplatz.core.reason import Reasons
from dorfplatz.core.story import amounts, by_key
from dorfplatz.core.words import word
from dorfplatz.games.hamlet.tables import GOODS


class Reason(IntEnum):
    """The codes; RULES says which rule each one cites."""

    NONE = 0
    GAME_OVER = 1
    SPOT_FIRST = 2
    PAY_FIRST = 3
    MORE_FIRST = 4
    MIX_FIRST = 5
    HALL_FIRST = 6
    NOT_ASKED = 7
    NO_VILLAGER = 8
    NOT_IN_VILLAGE = 9
    NOT_JOINED = 10
    NOT_A_PRODUCER = 11
    NOT_A_REFINERY = 12
    FULL = 13
    NO_TOKEN = 14
    CANNOT_PAY = 15
    CANNOT_FILL = 16
    NOT_ENOUGH_GOLD = 17
    HAND_FULL = 18
    ROW_EMPTY = 19
    BLUEPRINT_COMES_FIRST = 20
    ALREADY_DRAFTED = 21
    ALL_VILLAGERS = 22
    ALL_DONKEYS = 23
    NO_SALE = 24
    NO_ORDER = 25
    ORDER_DONE = 26
    NO_BEGGING = 27
    NO_BLUEPRINT = 28
    NO_SPOT = 29
    NO_SUCH_SEGMENT = 30
    SEGMENT_TAKEN = 31
    OFF_THE_TABLE = 32
    OVERLAPS = 33
    ROAD_INTO_THE_GREEN = 34
    NO_NEIGHBOUR = 35
    ALREADY_LINKED = 36
    CLIFF = 37
    WOULD_LOOP = 38
    NO_ROADS_LEFT = 39
    NOTHING_THERE = 40
    NOT_NEEDED = 41
    OUT_OF_REACH = 42
    REST_IMPOSSIBLE = 43
    NO_TRADE_FOR_SALES = 44
    MARKET_OUT_OF_REACH = 45
    HERD_DONE = 46
    NO_DONKEY_THERE = 47
    NO_ROAD_BETWEEN = 48


RULES = {
    Reason.GAME_OVER: "H-50",
    Reason.SPOT_FIRST: "H-40",
    Reason.PAY_FIRST: "H-22",
    Reason.MORE_FIRST: "H-31",
    Reason.MIX_FIRST: "H-30",
    Reason.HALL_FIRST: "H-32",
    Reason.NOT_ASKED: "H-26",
    Reason.NO_VILLAGER: "H-26",
    Reason.NOT_IN_VILLAGE: "H-26",
    Reason.NOT_JOINED: "H-14",
    Reason.NOT_A_PRODUCER: "H-29",
    Reason.NOT_A_REFINERY: "H-31",
    Reason.FULL: "H-29",
    Reason.NO_TOKEN: "H-19",
    Reason.CANNOT_PAY: "H-22",
    Reason.CANNOT_FILL: "H-38",
    Reason.NOT_ENOUGH_GOLD: "H-22",
    Reason.HAND_FULL: "H-34",
    Reason.ROW_EMPTY: "H-33",
    Reason.BLUEPRINT_COMES_FIRST: "H-32",
    Reason.ALREADY_DRAFTED: "H-32",
    Reason.ALL_VILLAGERS: "H-35",
    Reason.ALL_DONKEYS: "H-36",
    Reason.NO_SALE: "H-37",
    Reason.NO_ORDER: "H-38",
    Reason.ORDER_DONE: "H-38",
    Reason.NO_BEGGING: "H-39",
    Reason.NO_BLUEPRINT: "H-40",
    Reason.NO_SPOT: "H-11",
    Reason.NO_SUCH_SEGMENT: "H-10",
    Reason.SEGMENT_TAKEN: "H-11",
    Reason.OFF_THE_TABLE: "H-15",
    Reason.OVERLAPS: "H-11",
    Reason.ROAD_INTO_THE_GREEN: "H-12",
    Reason.NO_NEIGHBOUR: "H-46",
    Reason.ALREADY_LINKED: "H-47",
    Reason.CLIFF: "H-46",
    Reason.WOULD_LOOP: "H-47",
    Reason.NO_ROADS_LEFT: "H-48",
    Reason.NOTHING_THERE: "H-22",
    Reason.NOT_NEEDED: "H-22",
    Reason.OUT_OF_REACH: "H-20",
    Reason.REST_IMPOSSIBLE: "H-22",
    Reason.NO_TRADE_FOR_SALES: "H-24",
    Reason.MARKET_OUT_OF_REACH: "H-24",
    Reason.HERD_DONE: "H-27",
    Reason.NO_DONKEY_THERE: "H-27",
    Reason.NO_ROAD_BETWEEN: "H-27",
}

RULES_OF_MOVES = {
    (Reason.FULL, "refine"): "H-31",
    (Reason.NOT_ENOUGH_GOLD, "blueprint"): "H-33",
    (Reason.NOT_ENOUGH_GOLD, "villager"): "H-35",
    (Reason.NOT_ENOUGH_GOLD, "donkey"): "H-36",
    (Reason.NOT_ENOUGH_GOLD, "order"): "H-38",
    (Reason.NOT_ENOUGH_GOLD, "build"): "H-40",
    (Reason.NOT_ENOUGH_GOLD, "buy"): "H-24",
    (Reason.CANNOT_PAY, "road"): "H-46",
    (Reason.CANNOT_PAY, "sell"): "H-37",
    (Reason.NOT_JOINED, "donkey"): "H-36",
}
"""Where the same reason comes from another rule, depending on the kind of move."""


def _missing(deed: str, *parameters: int) -> dict[str, Any]:
    return {"missing": amounts(by_key(GOODS, parameters)), "for": deed}


def _number(n: int, *_: int) -> dict[str, Any]:
    return {"n": n}


def _good(good: int, *_: int) -> dict[str, Any]:
    return {"good": word("good", GOODS[good])}


REASONS = Reasons(
    "hamlet",
    Reason,
    RULES,
    RULES_OF_MOVES,
    {
        Reason.CANNOT_PAY: partial(_missing, "deed"),
        (Reason.CANNOT_PAY, "sell"): partial(_missing, "sale"),
        Reason.CANNOT_FILL: _number,
        Reason.NOT_ENOUGH_GOLD: _number,
        Reason.NO_TOKEN: _good,
        Reason.NOT_NEEDED: _good,
    },
)
