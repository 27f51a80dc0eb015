"""What can happen in Settlement; the comment names an event's values."""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    """The kinds of event."""

    ARTIFACT_TAKEN = 1  # artifact, the one given back or -1, 1 if that one left the game
    SETTLERS_PLACED = 2  # basic, bonus, a Place, packed with its row and column
    PAID = 3  # an amount per good, for what
    GAINED = 4  # an amount per good, a Source, packed with its row and column
    SETTLERS_GAINED = 5  # how many, a Source
    NOT_GAINED = 6  # an amount per good that the supply lacked
    SETTLERS_NOT_GAINED = 7  # how many the supply lacked
    BUILT = 8  # building, market slot, row * 3 + column
    LANDSCAPE_DRAWN = 9  # tile, region
    LANDSCAPE_PLACED = 10  # tile, region, column
    MONSTER_APPEARED = 11  # kind, region, column
    MONSTER_FOUGHT = 12  # kind, region, column
    OUTPOST_BUILT = 13  # region, column
    REGION_ACTIVATED = 14  # region
    STREET_ACTIVATED = 15  # street
    OUTPOST_ACTIVATED = 16  # region, column
    BUILDING_USED = 17  # building, street, column
    DEPOSITED = 18  # good, street, column
    HERO_INVITED = 19  # hero, slot, surcharge
    HERO_DRAWN = 20  # hero
    MARKET_FILLED = 21  # slot, building
    MARKET_STACKED = 22  # building, from slot, to slot
    EXCHANGED = 23  # none; PAID and GAINED follow
    TURN_ENDED = 24
    PASSED = 25  # 1 if first
    STORED = 26  # an amount per good
    DISCARDED = 27  # an amount per good
    SETTLERS_RETURNED = 28  # basic, bonus to the supply
    HERO_DISCARDED = 29  # hero
    ARTIFACT_DRAWN = 30  # artifact
    ROUND_BEGAN = 31  # round
    GAME_ENDED = 32
    SCROLL_READ = 33


class Place(IntEnum):
    """Where settlers are placed."""

    BUILD = 0
    EXPLORE = 1
    FIGHT = 2
    OUTPOST = 3
    REGION = 4
    STREET = 5
    GARRISON = 6


class Source(IntEnum):
    """Where a gain comes from."""

    LANDSCAPE = 0
    BUILDING = 1
    ARTIFACT = 2
    MONSTER = 3
    EXCHANGE = 4
    HERO = 5


REVEALS = frozenset({Event.LANDSCAPE_DRAWN, Event.HERO_DRAWN, Event.MARKET_FILLED, Event.ARTIFACT_DRAWN})
"""Behind these lies something nobody could know before."""
