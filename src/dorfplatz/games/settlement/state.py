"""The record of a position of Settlement. Empty places hold -1."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from dorfplatz.core.records import Array, Records, record
from dorfplatz.core.rng import Generator
from dorfplatz.games.settlement.tables import (
    ARTIFACT_COUNT,
    BUILDING_TILES,
    HERO_COUNT,
    LANDSCAPES_PER_REGION,
    MARKET_SLOTS,
    MAX_SEATS,
)

EMPTY = -1


class Phase(IntEnum):
    """What the seat on turn is asked."""

    DRAFT = 0  # take a first artifact
    TURN = 1  # take an action, invite a hero, exchange, end the turn, pass
    PLACE = 2  # lay the landscape just drawn
    STREET = 3  # use the buildings of the active street
    HOURGLASS = 4  # use the building just built
    SCROLL = 5  # choose the Scroll's extra resource
    MONSTER = 6  # the Mask: does a monster appear?
    STORE = 7  # passing: choose the basic resources to keep
    ARTIFACT = 8  # passing: take another artifact
    OVER = 9


class Player(Protocol):
    """What lies before a player."""

    goods: Annotated[Array, np.int16, 5]  # wood, clay, stone, diamond, gold in the personal stock
    settlers: Annotated[int, np.int16]  # basic settlers not yet placed this round
    bonus: Annotated[int, np.int16]  # bonus settlers not yet placed
    used_bonus: Annotated[int, np.int16]  # bonus settlers placed this round
    artifact: Annotated[int, np.int16]  # the artifact of this round
    passed: Annotated[int, np.int16]  # 1 after passing
    land: Annotated[Array, np.int16, (3, 3)]  # landscape tile per region and column
    monster: Annotated[Array, np.int16, (3, 3)]  # 1 where a monster stands; its kind is the landscape's
    outpost: Annotated[Array, np.int16, (3, 3)]  # 1 where an outpost stands
    outpost_used: Annotated[Array, np.int16, (3, 3)]  # 1 where a settler stands on the outpost
    region_uses: Annotated[Array, np.int16, 3]  # settlers on the region's activation space
    street_uses: Annotated[Array, np.int16, 3]  # settlers on the street's activation space
    second_use: Annotated[int, np.int16]  # 1 once Star or Key have given their second activation this round
    lots: Annotated[Array, np.int16, (3, 3)]  # building per street and column
    deposit: Annotated[Array, np.int16, (3, 3)]  # gold on a Bank, diamonds on a Church
    hero_count: Annotated[int, np.int16]  # heroes invited
    heroes: Annotated[Array, np.int16, HERO_COUNT]  # which, in the order of invitation


class State(Protocol):
    """A position."""

    rng: Annotated[Generator, Generator]
    seats: Annotated[int, np.int16]  # number of players
    turn: Annotated[int, np.int16]  # the seat that decides
    over: Annotated[int, np.int16]  # 1 when the game has ended
    round_no: Annotated[int, np.int16]  # 1 to 6
    phase: Annotated[int, np.int16]  # a Phase
    start_seat: Annotated[int, np.int16]  # who holds the start marker
    someone_passed: Annotated[int, np.int16]  # 1 once the first player of the round has passed
    action_taken: Annotated[int, np.int16]  # 1 once this turn's action is taken
    hero_invited: Annotated[int, np.int16]  # 1 once this turn's hero is invited
    pending_row: Annotated[int, np.int16]  # region or street the phase is about
    pending_column: Annotated[int, np.int16]  # column the phase is about
    pending_tile: Annotated[int, np.int16]  # landscape drawn and not yet laid
    to_check: Annotated[Array, np.int16, 3]  # 1 per column of pending_row whose monster check is still due
    paid: Annotated[Array, np.int16, 5]  # 1 per kind of good the region just paid, for the Scroll
    effect_used: Annotated[Array, np.int16, 3]  # 1 per column of the active street whose effect was used
    mirrored: Annotated[Array, np.int16, 3]  # 1 per basic just got by Mirror; it is not given by Mirror again
    kept: Annotated[Array, np.int16, 3]  # basics chosen to be stored while passing
    market_kind: Annotated[Array, np.int16, MARKET_SLOTS]  # building per market slot
    market_count: Annotated[Array, np.int16, MARKET_SLOTS]  # how many are stacked there
    hero_row: Annotated[Array, np.int16, 4]  # heroes from left (dearest) to right
    artifact_row: Annotated[Array, np.int16, ARTIFACT_COUNT]  # 1 per artifact that lies in the row
    supply: Annotated[Array, np.int16, 5]  # goods in the general supply
    bonus_supply: Annotated[int, np.int16]  # bonus settlers in the general supply
    monster_supply: Annotated[Array, np.int16, 4]  # monsters per colour
    outpost_supply: Annotated[int, np.int16]  # outposts
    land_deck: Annotated[Array, np.int16, (3, LANDSCAPES_PER_REGION)]  # face down, drawn from the end
    land_left: Annotated[Array, np.int16, 3]  # how many landscapes are left per region
    building_deck: Annotated[Array, np.int16, BUILDING_TILES]  # face down, drawn from the end
    building_left: Annotated[int, np.int16]  # how many buildings are left
    hero_deck: Annotated[Array, np.int16, HERO_COUNT]  # face down, drawn from the end
    hero_left: Annotated[int, np.int16]  # how many heroes are left
    artifact_deck: Annotated[Array, np.int16, ARTIFACT_COUNT]  # face down, drawn from the end; solo only
    artifact_left: Annotated[int, np.int16]  # how many artifacts are left
    players: Annotated[Records[Player], Player, MAX_SEATS]  # by seat; those nobody sits on stay zero


STATE = record(State)
