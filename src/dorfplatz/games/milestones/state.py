"""The record of a position of Milestones."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from dorfplatz.core.records import Array, Records, record
from dorfplatz.core.rng import Generator
from dorfplatz.games.milestones.tables import (
    BUSHES,
    DISPLAY,
    EDGES,
    KINDS,
    MAX_SEATS,
    MOST_START_TILES,
    TILES,
    TRIANGLES,
    VERTICES,
    WORKPLACES,
)

EMPTY = -1
COVERED = -2


class Phase(IntEnum):
    """What the seat on turn is asked."""

    DRAFT = 0  # take a start tile
    PLACE = 1  # lay a start tile on the own loop
    TURN = 2  # move, use the building one stands on, end the turn
    BONUS = 3  # take bonus tiles that were just built upon
    DISCARD = 4  # the castle: give up a good
    COVER = 5  # the castle: cover a worker
    OVER = 6


class Piece(IntEnum):
    """What stands on a number."""

    FREE = 0
    MILESTONE = 1
    MARKET = 2


class Points(IntEnum):
    """What points are given for during the game."""

    ROADS = 0
    HOUSES = 1
    MARKETS = 2
    DELIVERIES = 3
    BONUS = 4  # bonus tiles taken
    PRODUCTION = 5  # workers with a bonus tile at work


class Player(Protocol):
    """What lies before a player."""

    goods: Annotated[Array, np.int16, KINDS]  # stone, wood, sand, grain, coins
    points: Annotated[Array, np.int16, len(Points)]  # by what they were given for; their sum is the marker
    times: Annotated[Array, np.int16, len(Points)]  # how often points were given for it
    position: Annotated[int, np.int16]  # the piece's space of the loop, 0 to 11
    workers: Annotated[Array, np.int16, WORKPLACES]  # the worker on each employment space, EMPTY or COVERED
    bonus: Annotated[Array, np.int16, WORKPLACES]  # 1 where a bonus tile lies on the worker
    hand: Annotated[Array, np.int16, 2]  # start tiles drafted and not yet placed, or EMPTY


class State(Protocol):
    """A position."""

    rng: Annotated[Generator, Generator]
    seats: Annotated[int, np.int16]  # number of players
    turn: Annotated[int, np.int16]  # the seat that decides
    over: Annotated[int, np.int16]  # 1 when the game has ended
    round_no: Annotated[int, np.int16]  # 0 before the first turn, then from 1
    phase: Annotated[int, np.int16]  # a Phase
    start_seat: Annotated[int, np.int16]  # who takes the first turn
    moves_left: Annotated[int, np.int16]  # moves still to make this turn
    hired: Annotated[int, np.int16]  # 1 once this visit to the trading house has hired
    must_take: Annotated[int, np.int16]  # 1 when the offered bonus tile can't be declined
    ended_by: Annotated[int, np.int16]  # the seat that brought the end about, or EMPTY
    display: Annotated[Array, np.int16, DISPLAY]  # open worker tiles, or EMPTY
    start_tiles: Annotated[Array, np.int16, MOST_START_TILES]  # start tiles still to be drafted, or EMPTY
    stack: Annotated[Array, np.int16, TILES]  # face down, drawn from the end
    stack_left: Annotated[int, np.int16]  # how many tiles are left
    pieces: Annotated[Array, np.int16, VERTICES]  # a Piece per number
    sacks: Annotated[Array, np.int16, VERTICES]  # 1 where a market was supplied
    road_ends: Annotated[Array, np.int16, VERTICES]  # how many road pieces meet there
    roads: Annotated[Array, np.int16, EDGES]  # 1 where a road piece lies
    houses: Annotated[Array, np.int16, TRIANGLES]  # 1 where a house stands
    bonus: Annotated[Array, np.int16, BUSHES]  # kind of the bonus tile per bush, or EMPTY
    offered: Annotated[Array, np.int16, BUSHES]  # 1 per bush whose tile may be taken now
    sections_left: Annotated[int, np.int16]  # road sections that can still be built
    houses_left: Annotated[int, np.int16]  # houses
    markets_left: Annotated[int, np.int16]  # marketplaces
    players: Annotated[Records[Player], Player, MAX_SEATS]  # by seat; those nobody sits on stay zero


STATE = record(State)
