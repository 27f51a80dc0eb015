"""Why a move of Milestones is not allowed."""

from __future__ import annotations

from enum import IntEnum

from dorfplatz.core.reason import Reasons
from dorfplatz.core.story import amounts, by_key
from dorfplatz.games.milestones import words
from dorfplatz.games.milestones.tables import GAME, GOODS


class Reason(IntEnum):
    """The codes; RULES says which rule each one cites."""

    NONE = 0
    GAME_OVER = 1
    DRAFT_FIRST = 2
    PLACE_FIRST = 3
    BONUS_FIRST = 4
    DISCARD_FIRST = 5
    COVER_FIRST = 6
    START_IS_OVER = 7
    START_TILE_GONE = 8
    ALREADY_PLACED = 9
    COVERS_START_TILE = 10
    MOVES_MADE = 11
    MOVES_TO_MAKE = 12
    PAST_THE_CASTLE = 13
    MOVE_FIRST = 14
    NOT_THERE = 15
    CANNOT_AFFORD = 16
    ALREADY_HIRED = 17
    SLOT_EMPTY = 18
    NO_SECTION_LEFT = 19
    NO_HOUSE_LEFT = 20
    NO_MARKET_LEFT = 21
    NO_BRANCH_AT_MILESTONE = 22
    NO_BRANCH_WITHOUT_MARKET = 23
    NO_ROAD_TO_CONTINUE = 24
    LOOP = 25
    HOUSE_THERE = 26
    NO_ROAD_BESIDE = 27
    NO_WORKER_FOR_BONUS = 28
    NUMBER_TAKEN = 29
    NOT_ON_A_ROAD = 30
    NO_MARKET_THERE = 31
    ALREADY_SUPPLIED = 32
    NUMBERS_NOT_FREE = 33
    TOO_FEW_NUMBERS = 34
    NOTHING_OFFERED = 35
    NOT_OFFERED = 36
    WRONG_WORKER = 37
    WORKER_HAS_BONUS = 38
    MUST_TAKE = 39
    ONLY_AT_THE_CASTLE = 40
    NONE_TO_DISCARD = 41
    NO_WORKER_THERE = 42


RULES = {
    Reason.GAME_OVER: "M-66",
    Reason.DRAFT_FIRST: "M-08",
    Reason.PLACE_FIRST: "M-09",
    Reason.BONUS_FIRST: "M-45",
    Reason.DISCARD_FIRST: "M-57",
    Reason.COVER_FIRST: "M-58",
    Reason.START_IS_OVER: "M-08",
    Reason.START_TILE_GONE: "M-08",
    Reason.ALREADY_PLACED: "M-09",
    Reason.COVERS_START_TILE: "M-09",
    Reason.MOVES_MADE: "M-12",
    Reason.MOVES_TO_MAKE: "M-12",
    Reason.PAST_THE_CASTLE: "M-14",
    Reason.MOVE_FIRST: "M-15",
    Reason.NOT_THERE: "M-15",
    Reason.CANNOT_AFFORD: "M-28",
    Reason.ALREADY_HIRED: "M-22",
    Reason.SLOT_EMPTY: "M-25",
    Reason.NO_SECTION_LEFT: "M-60",
    Reason.NO_HOUSE_LEFT: "M-61",
    Reason.NO_MARKET_LEFT: "M-62",
    Reason.NO_BRANCH_AT_MILESTONE: "M-33",
    Reason.NO_BRANCH_WITHOUT_MARKET: "M-33",
    Reason.NO_ROAD_TO_CONTINUE: "M-32",
    Reason.LOOP: "M-34",
    Reason.HOUSE_THERE: "M-38",
    Reason.NO_ROAD_BESIDE: "M-36",
    Reason.NO_WORKER_FOR_BONUS: "M-46",
    Reason.NUMBER_TAKEN: "M-39",
    Reason.NOT_ON_A_ROAD: "M-39",
    Reason.NO_MARKET_THERE: "M-51",
    Reason.ALREADY_SUPPLIED: "M-52",
    Reason.NUMBERS_NOT_FREE: "M-53",
    Reason.TOO_FEW_NUMBERS: "M-53",
    Reason.NOTHING_OFFERED: "M-42",
    Reason.NOT_OFFERED: "M-42",
    Reason.WRONG_WORKER: "M-43",
    Reason.WORKER_HAS_BONUS: "M-44",
    Reason.MUST_TAKE: "M-46",
    Reason.ONLY_AT_THE_CASTLE: "M-57",
    Reason.NONE_TO_DISCARD: "M-57",
    Reason.NO_WORKER_THERE: "M-58",
}

RULES_OF_MOVES = {
    (Reason.START_IS_OVER, "place"): "M-09",
    (Reason.CANNOT_AFFORD, "hire"): "M-22",
    (Reason.CANNOT_AFFORD, "buy"): "M-26",
    (Reason.CANNOT_AFFORD, "sell"): "M-27",
    (Reason.CANNOT_AFFORD, "road"): "M-29",
    (Reason.CANNOT_AFFORD, "house"): "M-36",
    (Reason.CANNOT_AFFORD, "market"): "M-39",
    (Reason.CANNOT_AFFORD, "deliver"): "M-51",
    (Reason.ONLY_AT_THE_CASTLE, "cover"): "M-58",
}
"""Where the same reason comes from another rule, depending on the kind of move."""

REASONS = Reasons(
    GAME,
    Reason,
    RULES,
    RULES_OF_MOVES,
    {
        Reason.CANNOT_AFFORD: lambda *missing: {"missing": amounts(by_key(GOODS, missing)), "sale": "no"},
        (Reason.CANNOT_AFFORD, "sell"): lambda *missing: {"missing": amounts(by_key(GOODS, missing)), "sale": "yes"},
        Reason.MOVES_TO_MAKE: lambda n, *_: {"n": n},
        Reason.TOO_FEW_NUMBERS: lambda n, *_: {"n": n},
        Reason.NOT_THERE: lambda space, *_: {"space": words.space(space)},
        Reason.MOVE_FIRST: lambda space, *_: {"space": words.space(space)},
        Reason.NO_WORKER_FOR_BONUS: lambda kind, *_: {"kind": words.kind(kind)},
        Reason.WRONG_WORKER: lambda kind, *_: {"kind": words.kind(kind)},
        Reason.LOOP: lambda vertex, *_: {"number": words.vertex(vertex)},
        Reason.NUMBERS_NOT_FREE: lambda vertex, *_: {"number": words.vertex(vertex)},
        Reason.NONE_TO_DISCARD: lambda good, *_: {"good": words.good(good)},
    },
)
