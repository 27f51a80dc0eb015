"""The record of a position of Hamlet. A place is known by its tile; empty places hold -1."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

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
SIDE = 96
"""The table: so many vertices of the lattice in each direction, the church near its middle."""


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


PLAYER = np.dtype(
    [
        ("gold", np.int16),
        ("points", np.int16, len(Points)),  # by what they were given for
        ("times", np.int16, len(Points)),  # how often points were given for it
        ("villagers", np.int16),  # how many one has
        ("villager_at", np.int16, MOST_VILLAGERS),  # the place of each
        ("tired", np.int16, MOST_VILLAGERS),  # 1 for those used this turn or just hired
        ("donkeys", np.int16, TILES),  # donkeys per place
        ("rested", np.int16, TILES),  # of these, those that have not moved while the herd is on its way
        ("hand", np.int16, HAND),  # blueprints, or EMPTY
        ("tokens", np.int16, len(REFINED)),  # goods of each kind that can still be made
        ("roads_left", np.int16),
        ("orders", np.int16),  # church orders filled
        ("sales", np.int16),  # sale tiles taken
    ]
)

STATE = np.dtype(
    [
        ("rng", np.uint64),  # the generator
        ("seats", np.int16),  # number of players
        ("turn", np.int16),  # the seat that decides
        ("over", np.int16),  # 1 when the game has ended
        ("round_no", np.int16),  # from 1
        ("preview", np.int16),  # 1 in the preview edition
        ("phase", np.int16),  # a Phase
        ("start_seat", np.int16),  # who began
        ("herd", np.int16),  # 0 before the herd moves, 1 while it does, 2 afterwards
        ("drafted", np.int16),  # 1 once this visit to the town hall has bought a blueprint
        ("deed", np.int16),  # a Deed, while it is paid for
        ("place", np.int16),  # where it is done
        ("what", np.int16),  # the slot, order, card or segment it is about
        ("own_segment", np.int16),  # of the tile to be laid
        ("their_segment", np.int16),  # of the place it is laid to
        ("need", np.int16, RESOURCES),  # what is still to be paid, by kind
        ("need_any", np.int16),  # and how many of the kinds in the mask, in any mix
        ("any_mask", np.int16),  # bits of those kinds
        # The village
        ("placed", np.int16, TILES),  # 1 for each tile that lies in the village
        ("at", np.int16, (TILES, 2)),  # its origin on the lattice
        ("turned", np.int16, TILES),  # by how many sixths it is turned
        ("across", np.int8, (TILES, MOST_SEGMENTS)),  # the place behind each segment, or EMPTY
        ("meets", np.int8, (TILES, MOST_SEGMENTS)),  # the kind of the segment there, or EMPTY
        ("facing", np.int64, TILES),  # bits of the places that have forest on its forest, or mountain on its mountain
        ("linked", np.int64, TILES),  # bits of the places joined to it by a printed or a built road
        ("network", np.int64),  # bits of the places joined to the church
        ("loops", np.int64),  # bits of the places that closed a loop when they were laid
        ("ground", np.uint8, SIDE * SIDE),  # per vertex: the triangles and edges that begin there, see rules_ground
        ("slot_kind", np.int16, (TILES, MOST_SLOTS)),  # the resource on each slot
        ("slot_owner", np.int16, (TILES, MOST_SLOTS)),  # who made it, for goods
        ("slot_fine", np.int16, (TILES, MOST_SLOTS)),  # 1 if of high quality
        ("flag", np.int16, TILES),  # whose landmark it is
        ("road_count", np.int16),  # roads built by all
        ("road_from", np.int16, MAX_SEATS * ROADS),  # the place each was built from
        ("road_to", np.int16, MAX_SEATS * ROADS),  # and to
        ("road_segment", np.int16, MAX_SEATS * ROADS),  # over which segment of the first
        ("road_owner", np.int16, MAX_SEATS * ROADS),
        # The rest of the table
        ("row", np.int16, ROW),  # blueprints for sale, from the left
        ("row_gold", np.int16, ROW),  # gold on them
        ("bag", np.int16, TILES),  # drawn from the end
        ("bag_left", np.int16),
        ("pile_open", np.int16, len(REFINED)),  # 1 once the pile of a good is in the bag
        ("sale_row", np.int16, SALE_SLOTS),  # open sale tiles
        (
            "sale_deck",
            np.int16,
            SALES,
        ),  # face down, tier by tier; the last of each stay in the box
        ("sale_drawn", np.int16, TIERS),  # how many of each tier were drawn
        ("sale_playing", np.int16, TIERS),  # how many of each tier are played with
        ("sale_owner", np.int16, SALES),  # who has taken a sale tile
        ("order_by", np.int16, MOST_ORDERS),  # who has filled an order of the church
        ("milestone", np.int16, len(Milestone)),  # who has it
        ("path", np.int8, TILES),  # likewise
        ("work", np.int64, TILES),  # working space of the legal moves and the longest road, zero in between
        ("players", PLAYER, MAX_SEATS),  # by seat; those nobody sits on stay zero
    ]
)
