"""The record of a position, the decisions and the events of Stairs."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import msgspec
import numpy as np

from dorfplatz.core import events
from dorfplatz.core.actions import ActionSpace, Parameter
from dorfplatz.core.box import Count, frozen, read_box
from dorfplatz.core.records import Array, Records, record
from dorfplatz.core.work import workspace


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The components."""

    copies: list[Count]


BOX = read_box("stairs", Box)
CARDS = frozen([value for value, copies in enumerate(BOX.copies, 1) for _ in range(copies)])
CARD_COUNT, ROW, MAX_SEATS, EMPTY = len(CARDS), 3, 4, 0


class Player(Protocol):
    """What lies before a player."""

    points: Annotated[int, np.int16]  # the sum of the cards taken
    cards: Annotated[int, np.int16]  # how many they are
    last: Annotated[int, np.int16]  # the value of the last one, or 0
    passed: Annotated[int, np.int16]  # 1 after passing


class State(Protocol):
    """A position."""

    rng: Annotated[np.uint64, np.uint64]  # the generator
    seats: Annotated[int, np.int16]  # number of players
    turn: Annotated[int, np.int16]  # the seat that decides
    over: Annotated[int, np.int16]  # 1 when the game has ended
    round_no: Annotated[int, np.int16]  # from 1
    row: Annotated[Array, np.int16, ROW]  # open cards, or EMPTY
    deck: Annotated[Array, np.int16, CARD_COUNT]  # face down, drawn from the end
    deck_left: Annotated[int, np.int16]  # how many cards are left
    players: Annotated[Records[Player], Player, MAX_SEATS]  # by seat


class ActionType(IntEnum):
    """The kinds of decision."""

    TAKE = 0
    PASS = 1


class EventType(IntEnum):
    """What can happen; the comment names the fields that are filled in."""

    TAKEN = 1  # card, slot
    DRAWN = 2  # card, slot
    PASSED = 3
    GAME_ENDED = 4


class Event(events.Event, Protocol):
    """An event."""

    card: Annotated[int, np.int16]
    slot: Annotated[int, np.int16]


ACTIONS = ActionSpace({ActionType.TAKE: (Parameter("slot", ("1", "2", "3")),), ActionType.PASS: ()})
PARTS = 1
STATE = record(State)
WORK = workspace(ACTIONS, PARTS, MAX_SEATS, Event)
