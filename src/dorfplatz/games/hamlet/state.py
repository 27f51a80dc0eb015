"""The record of a position of Hamlet. A place is known by its tile; empty places hold -1."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from dorfplatz.core import work
from dorfplatz.core.records import Array, Records, record
from dorfplatz.core.rng import Generator
from dorfplatz.games.hamlet.tables import (
    HAND,
    MAX_SEATS,
    MOST_ORDERS,
    MOST_SEGMENTS,
    MOST_SLOTS,
    MOST_VILLAGERS,
    REFINED,
    RESOURCES,
    ROADS,
    ROW,
    SALE_SLOTS,
    SALES,
    TIERS,
    TILES,
)

EMPTY = -1
SIDE = 48
"""The table: the village spans at most so many points of the lattice in each direction."""
GROUND = SIDE * SIDE


class Phase(IntEnum):
    """What the seat on turn is asked."""

    TURN = 0  # use a villager, move the herd, end the turn
    SPOT = 1  # where the new tile goes
    PAY = 2  # the next resource of a price
    MORE = 3  # a second good in the same refinery?
    MIX = 4  # what the barn is filled with
    HALL = 5  # further workers at the town hall
    OVER = 6


class Deed(IntEnum):
    """What is being paid for."""

    NOTHING = 0
    REFINE = 1
    SELL = 2
    ORDER = 3
    BUILD = 4
    ROAD = 5


class Milestone(IntEnum):
    """The milestones; those of the goods in the goods' order."""

    MILLER = 0
    HERDER = 1
    MASON = 2
    CARPENTER = 3
    PLANNER = 4


class Points(IntEnum):
    """What points are given for during the game."""

    BUILDING = 0
    BARNS = 1
    GOODS = 2  # own goods that were consumed
    SALES = 3
    ORDERS = 4


class Player(Protocol):
    """What belongs to a player."""

    gold: Annotated[int, np.int16]
    points: Annotated[Array, np.int16, len(Points)]  # by what they were given for
    times: Annotated[Array, np.int16, len(Points)]  # how often points were given for it
    villagers: Annotated[int, np.int8]  # how many one has
    villager_at: Annotated[Array, np.int8, MOST_VILLAGERS]  # the place of each
    tired: Annotated[Array, np.int8, MOST_VILLAGERS]  # 1 for those used this turn or just hired
    donkeys: Annotated[Array, np.int8, TILES]  # donkeys per place
    rested: Annotated[Array, np.int8, TILES]  # of these, those that have not moved while the herd is on its way
    hand: Annotated[Array, np.int8, HAND]  # blueprints, or EMPTY
    tokens: Annotated[Array, np.int8, len(REFINED)]  # goods of each kind that can still be made
    roads_left: Annotated[int, np.int8]
    orders: Annotated[int, np.int8]  # church orders filled
    sales: Annotated[int, np.int8]  # sale tiles taken


class State(Protocol):
    """A position."""

    rng: Annotated[Generator, Generator]
    seats: Annotated[int, np.int8]  # number of players
    turn: Annotated[int, np.int8]  # the seat that decides
    over: Annotated[int, np.int8]  # 1 when the game has ended
    round_no: Annotated[int, np.int16]  # from 1
    preview: Annotated[int, np.int8]  # 1 in the preview edition
    phase: Annotated[int, np.int8]  # a Phase
    start_seat: Annotated[int, np.int8]  # who began
    herd: Annotated[int, np.int8]  # 0 before the herd moves, 1 while it does, 2 afterwards
    drafted: Annotated[int, np.int8]  # 1 once this visit to the town hall has bought a blueprint
    deed: Annotated[int, np.int8]  # a Deed, while it is paid for
    place: Annotated[int, np.int8]  # where it is done
    what: Annotated[int, np.int8]  # the slot, order, card or segment it is about
    own_segment: Annotated[int, np.int8]  # of the tile to be laid
    their_segment: Annotated[int, np.int8]  # of the place it is laid to
    need: Annotated[Array, np.int8, RESOURCES]  # what is still to be paid, by kind
    need_any: Annotated[int, np.int16]  # and how many of the kinds in the mask, in any mix
    any_mask: Annotated[int, np.int8]  # bits of those kinds
    # The village
    placed: Annotated[Array, np.int8, TILES]  # 1 for each tile that lies in the village
    at: Annotated[Array, np.int8, (TILES, 2)]  # its origin on the lattice
    turned: Annotated[Array, np.int8, TILES]  # by how many sixths it is turned
    across: Annotated[Array, np.int8, (TILES, MOST_SEGMENTS)]  # the place behind each segment, or EMPTY
    meets: Annotated[Array, np.int8, (TILES, MOST_SEGMENTS)]  # the kind of the segment there, or EMPTY
    touching: Annotated[Array, np.uint32, TILES]  # bits of the places that share a segment with it
    linked: Annotated[Array, np.uint32, TILES]  # bits of the places joined to it by a printed or a built road
    network: Annotated[int, np.uint32]  # bits of the places joined to the church
    loops: Annotated[int, np.uint32]  # bits of the places that closed a loop when they were laid
    left: Annotated[int, np.int8]  # the lowest a and b of a corner, and the highest
    low: Annotated[int, np.int8]
    right: Annotated[int, np.int8]
    high: Annotated[int, np.int8]
    ground: Annotated[Array, np.uint8, GROUND]  # per vertex: the triangles and edges that begin there, see rules_ground
    slot_kind: Annotated[Array, np.int8, (TILES, MOST_SLOTS)]  # the resource on each slot
    slot_owner: Annotated[Array, np.int8, (TILES, MOST_SLOTS)]  # who made it, for goods
    slot_fine: Annotated[Array, np.int8, (TILES, MOST_SLOTS)]  # 1 if of high quality
    flag: Annotated[Array, np.int8, TILES]  # whose landmark it is
    road_count: Annotated[int, np.int8]  # roads built by all
    road_from: Annotated[Array, np.int8, MAX_SEATS * ROADS]  # the place each was built from
    road_to: Annotated[Array, np.int8, MAX_SEATS * ROADS]  # and to
    road_segment: Annotated[Array, np.int8, MAX_SEATS * ROADS]  # over which segment of the first
    road_owner: Annotated[Array, np.int8, MAX_SEATS * ROADS]
    # The rest of the table
    row: Annotated[Array, np.int8, ROW]  # blueprints for sale, from the left
    row_gold: Annotated[Array, np.int8, ROW]  # gold on them
    bag: Annotated[Array, np.int8, TILES]  # drawn from the end
    bag_left: Annotated[int, np.int8]
    pile_open: Annotated[Array, np.int8, len(REFINED)]  # 1 once the pile of a good is in the bag
    sale_row: Annotated[Array, np.int8, SALE_SLOTS]  # open sale tiles
    sale_deck: Annotated[Array, np.int8, SALES]  # face down, tier by tier; the last of each stay in the box
    sale_drawn: Annotated[Array, np.int8, TIERS]  # how many of each tier were drawn
    sale_playing: Annotated[Array, np.int8, TIERS]  # how many of each tier are played with
    sale_owner: Annotated[Array, np.int8, SALES]  # who has taken a sale tile
    order_by: Annotated[Array, np.int8, MOST_ORDERS]  # who has filled an order of the church
    milestone: Annotated[Array, np.int8, len(Milestone)]  # who has it
    players: Annotated[Records[Player], Player, MAX_SEATS]  # by seat; those nobody sits on stay zero


class Work(work.Work, Protocol):
    """Working space beyond that of every game."""

    # What a player can bring where, see rules_pay
    seat: Annotated[int, np.int64]  # the player
    donkeys: Annotated[int, np.int64]  # bits of the places where the player has donkeys
    stock: Annotated[Array, np.int64, TILES]  # what lies in each place
    stocks_known: Annotated[int, np.int64]  # bits of the places for which that has been worked out
    reach: Annotated[Array, np.int64, TILES]  # bits of the places from which things can be brought to each place with a donkey
    reaches_known: Annotated[int, np.int64]  # bits of the places for which that has been worked out
    supply: Annotated[Array, np.int64, TILES]  # what can be brought to each place
    supplies_known: Annotated[int, np.int64]  # bits of the places for which that has been worked out
    having: Annotated[Array, np.int64, RESOURCES]  # bits of the places where each kind lies, see observation
    flag_counts: Annotated[Array, np.int64, MAX_SEATS]  # landmarks of each player
    # The roads of the player whose points are counted, see scoring_roads
    linked: Annotated[Array, np.uint32, TILES]  # bits of the places joined to each place
    network: Annotated[int, np.int64]  # bits of the places joined to the church
    planner: Annotated[int, np.int64]  # 1 if the player has that milestone
    road_count: Annotated[int, np.int64]  # own roads
    road_from: Annotated[Array, np.int64, MAX_SEATS * ROADS]  # the place each was built from
    road_to: Annotated[Array, np.int64, MAX_SEATS * ROADS]  # and to
    ways: Annotated[Array, np.int64, TILES]  # bits of the places that the longest road can go to from each place
    own_ways: Annotated[Array, np.int64, TILES]  # of these, over an own road
    arm: Annotated[Array, np.int64, TILES]  # places on the longest branch that ends at each place
    own_arm: Annotated[Array, np.int64, TILES]  # the same with an own road in it, or 0
    path: Annotated[Array, np.int64, TILES]  # the places of the path that is being walked


STATE = record(State)
