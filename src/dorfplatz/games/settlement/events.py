"""What can happen in Settlement."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Protocol

import numpy as np

from dorfplatz.core import events
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.records import Array


class EventType(IntEnum):
    """The kinds of event; the comment names the fields that are filled in."""

    ARTIFACT_TAKEN = 1  # artifact, old_artifact
    SETTLERS_PLACED = 2  # basic, bonus, place, row, column
    PAID = 3  # goods
    GAINED = 4  # goods, source, row, column
    SETTLERS_GAINED = 5  # bonus
    NOT_GAINED = 6  # goods that the supply lacked
    SETTLERS_NOT_GAINED = 7  # bonus settlers that the supply lacked
    BUILT = 8  # building, slot, row, column
    LANDSCAPE_DRAWN = 9  # tile, row
    LANDSCAPE_PLACED = 10  # tile, row, column
    MONSTER_APPEARED = 11  # monster, row, column
    MONSTER_FOUGHT = 12  # monster, row, column
    OUTPOST_BUILT = 13  # row, column
    REGION_ACTIVATED = 14  # row
    STREET_ACTIVATED = 15  # row
    OUTPOST_ACTIVATED = 16  # row, column
    BUILDING_USED = 17  # building, row, column
    DEPOSITED = 18  # good, row, column
    HERO_INVITED = 19  # hero, slot
    HERO_DRAWN = 20  # hero, slot
    MARKET_FILLED = 21  # building, slot
    MARKET_STACKED = 22  # building, slot, old_slot
    EXCHANGED = 23  # PAID and GAINED follow
    TURN_ENDED = 24
    PASSED = 25  # first
    STORED = 26  # goods
    DISCARDED = 27  # goods
    SETTLERS_RETURNED = 28  # basic, bonus
    HERO_DISCARDED = 29  # hero
    ARTIFACT_DRAWN = 30  # artifact
    ROUND_BEGAN = 31  # round_no
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


class Event(events.Event, Protocol):
    """An event."""

    row: Annotated[int, np.int16]  # region or street
    column: Annotated[int, np.int16]
    goods: Annotated[Array, np.int16, 5]  # an amount of each
    source: Annotated[int, np.int16]  # a Source
    place: Annotated[int, np.int16]  # a Place
    basic: Annotated[int, np.int16]  # basic settlers
    bonus: Annotated[int, np.int16]  # bonus settlers
    good: Annotated[int, np.int16]
    tile: Annotated[int, np.int16]  # a landscape
    monster: Annotated[int, np.int16]
    building: Annotated[int, np.int16]
    hero: Annotated[int, np.int16]
    slot: Annotated[int, np.int16]  # of the market or of the hero row
    old_slot: Annotated[int, np.int16]  # where it was before
    artifact: Annotated[int, np.int16]
    old_artifact: Annotated[int, np.int16]  # the one given back, or EMPTY
    first: Annotated[int, np.int16]  # 1 for the first to pass in a round
    round_no: Annotated[int, np.int16]


@kernel
def emit_at(events: Events, kind: int, seat: int, row: int, column: int) -> Any:
    """Report what happened on a space or on a lot."""
    event = emit(events, kind, seat)
    event.row = row
    event.column = column
    return event


@kernel
def emit_amount(events: Events, kind: int, seat: int, good: int, amount: int) -> Any:
    """Report what happened with some of one good."""
    event = emit(events, kind, seat)
    event.goods[good] = amount
    return event
