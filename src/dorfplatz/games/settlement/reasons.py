"""Why a move of Settlement is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from dorfplatz.core.reason import Arguments, Reasons
from dorfplatz.core.story import amounts, by_key
from dorfplatz.games.settlement import words
from dorfplatz.games.settlement.tables import GAME, GOODS


class Reason(IntEnum):
    """The codes; RULES says which rule each one cites."""

    NONE = 0
    GAME_OVER = 1
    DRAFT_FIRST = 2
    PLACE_FIRST = 3
    STREET_FIRST = 4
    HOURGLASS_FIRST = 5
    SCROLL_FIRST = 6
    MONSTER_FIRST = 7
    STORE_FIRST = 8
    ARTIFACT_FIRST = 9
    NOT_ASKED = 10
    ACTION_ALREADY_TAKEN = 11
    HERO_ALREADY_INVITED = 12
    TOO_FEW_SETTLERS = 13
    CANNOT_AFFORD = 14
    MARKET_SLOT_EMPTY = 15
    SETTLEMENT_FULL = 16
    LOT_TAKEN = 17
    REGION_FULL = 18
    FIRST_IN_REGION_ONE = 19
    NOT_ADJACENT = 20
    SPACE_TAKEN = 21
    NO_LANDSCAPE = 22
    NO_MONSTER = 23
    MONSTER_THERE = 24
    OUTPOST_THERE = 25
    NO_OUTPOST = 26
    OUTPOST_USED = 27
    REGION_EMPTY = 28
    REGION_USED = 29
    STREET_EMPTY = 30
    STREET_USED = 31
    SECOND_USE_SPENT = 32
    NO_HERO = 33
    SUPPLY_SHORT = 34
    BONUS_SUPPLY_SHORT = 35
    NO_BUILDING = 36
    OTHER_EFFECT = 37
    EFFECT_USED = 38
    NO_MIRROR = 39
    JUST_MIRRORED = 40
    ARTIFACT_NOT_THERE = 41
    ARTIFACT_HELD = 42
    NOTHING_TO_STORE = 43
    NOT_PAID = 44
    NOTHING_TO_FINISH = 45
    NOTHING_DONE_YET = 46
    NO_OUTPOST_LEFT = 47


RULES = {
    Reason.GAME_OVER: "S-62",
    Reason.DRAFT_FIRST: "S-07",
    Reason.PLACE_FIRST: "S-21",
    Reason.STREET_FIRST: "S-33",
    Reason.HOURGLASS_FIRST: "S-69",
    Reason.SCROLL_FIRST: "S-74",
    Reason.MONSTER_FIRST: "S-82",
    Reason.STORE_FIRST: "S-54",
    Reason.ARTIFACT_FIRST: "S-56",
    Reason.NOT_ASKED: "S-09",
    Reason.ACTION_ALREADY_TAKEN: "S-09",
    Reason.HERO_ALREADY_INVITED: "S-43",
    Reason.TOO_FEW_SETTLERS: "S-13",
    Reason.CANNOT_AFFORD: "S-16",
    Reason.MARKET_SLOT_EMPTY: "S-18",
    Reason.SETTLEMENT_FULL: "S-17",
    Reason.LOT_TAKEN: "S-17",
    Reason.REGION_FULL: "S-20",
    Reason.FIRST_IN_REGION_ONE: "S-20",
    Reason.NOT_ADJACENT: "S-20",
    Reason.SPACE_TAKEN: "S-20",
    Reason.NO_LANDSCAPE: "S-27",
    Reason.NO_MONSTER: "S-25",
    Reason.MONSTER_THERE: "S-27",
    Reason.OUTPOST_THERE: "S-27",
    Reason.NO_OUTPOST: "S-35",
    Reason.OUTPOST_USED: "S-35",
    Reason.REGION_EMPTY: "S-29",
    Reason.REGION_USED: "S-29",
    Reason.STREET_EMPTY: "S-32",
    Reason.STREET_USED: "S-32",
    Reason.SECOND_USE_SPENT: "S-79",
    Reason.NO_HERO: "S-98",
    Reason.SUPPLY_SHORT: "S-96",
    Reason.BONUS_SUPPLY_SHORT: "S-96",
    Reason.NO_BUILDING: "S-33",
    Reason.OTHER_EFFECT: "S-33",
    Reason.EFFECT_USED: "S-33",
    Reason.NO_MIRROR: "S-81",
    Reason.JUST_MIRRORED: "S-81",
    Reason.ARTIFACT_NOT_THERE: "S-56",
    Reason.ARTIFACT_HELD: "S-56",
    Reason.NOTHING_TO_STORE: "S-54",
    Reason.NOT_PAID: "S-74",
    Reason.NOTHING_TO_FINISH: "S-33",
    Reason.NOTHING_DONE_YET: "S-11",
    Reason.NO_OUTPOST_LEFT: "S-99",
}

RULES_OF_MOVES = {
    (Reason.NO_LANDSCAPE, "fight"): "S-25",
    (Reason.NO_OUTPOST, "use-outpost"): "S-94",
    (Reason.CANNOT_AFFORD, "invite"): "S-44",
    (Reason.CANNOT_AFFORD, "use"): "S-34",
    (Reason.CANNOT_AFFORD, "use-good"): "S-34",
    (Reason.CANNOT_AFFORD, "swap"): "S-38",
    (Reason.CANNOT_AFFORD, "mirror"): "S-81",
    (Reason.CANNOT_AFFORD, "gem"): "S-39",
    (Reason.CANNOT_AFFORD, "gold"): "S-40",
    (Reason.CANNOT_AFFORD, "sell-gold"): "S-41",
    (Reason.CANNOT_AFFORD, "sell-diamonds"): "S-42",
    (Reason.SECOND_USE_SPENT, "street"): "S-80",
    (Reason.SUPPLY_SHORT, "scroll"): "S-74",
}
"""Where the same reason comes from another rule, depending on the kind of move."""


def _missing(*missing: int) -> Mapping[str, Any]:
    return {"missing": amounts(by_key(GOODS, missing))}


def _number(number: int, *_: int) -> Mapping[str, Any]:
    return {"n": number}


def _good(good: int, *_: int) -> Mapping[str, Any]:
    return {"good": words.good(good)}


def _short(good: int, left: int, needed: int, *_: int) -> Mapping[str, Any]:
    return {"good": words.good(good), "left": left, "n": needed}


def _region(row: int, *_: int) -> Mapping[str, Any]:
    return {"region": words.region(row)}


def _street(row: int, *_: int) -> Mapping[str, Any]:
    return {"street": words.street(row)}


ARGUMENTS: dict[Reason, Arguments] = {
    Reason.CANNOT_AFFORD: _missing,
    Reason.TOO_FEW_SETTLERS: _number,
    Reason.SUPPLY_SHORT: _short,
    Reason.JUST_MIRRORED: _good,
    Reason.NOTHING_TO_STORE: _good,
    Reason.NOT_PAID: _good,
    Reason.REGION_EMPTY: _region,
    Reason.REGION_USED: _region,
    Reason.STREET_EMPTY: _street,
    Reason.STREET_USED: _street,
}
"""What the parameters of a reason say."""

REASONS = Reasons(GAME, Reason, RULES, RULES_OF_MOVES, ARGUMENTS)
