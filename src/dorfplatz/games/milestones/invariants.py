"""What is true of every position of Milestones: nothing is lost, nothing is there twice, everything stands where it may.

The rules never ask this; the conformance suite and the soak run do, after every decision.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from dorfplatz.core.kernel import kernel
from dorfplatz.games.milestones.rules_land import count_takers
from dorfplatz.games.milestones.rules_loop import MOVES, goods_of, marker, workers_of
from dorfplatz.games.milestones.state import EMPTY, Phase, Piece
from dorfplatz.games.milestones.tables import (
    BONUS_COUNT,
    BUSH_OF,
    BUSHES,
    CASTLE,
    DISPLAY,
    EDGE_ENDS,
    EDGES,
    GOALS,
    HOUSES,
    KEEP,
    KINDS,
    MARKETS,
    MIN_SEATS,
    MOST_START_TILES,
    SECTIONS,
    SIDES,
    SPACES,
    SPARED,
    START,
    TILES,
    TRIANGLES,
    VERTICES,
    WORKER_KIND,
    WORKPLACES,
)


class Broken(IntEnum):
    """What can be wrong."""

    NONE = 0
    GOODS = 1
    TILES = 2
    BONUS_TILES = 3
    ROADS = 4
    TREE = 5
    MARKETS = 6
    HOUSES = 7
    OFFERS = 8
    END = 9
    TURN = 10


@kernel
def broken(state: Any) -> int:
    """The first thing that is wrong, or 0."""
    if not nothing_is_negative(state):
        return Broken.GOODS
    if not tiles_are_there_once(state):
        return Broken.TILES
    if not bonus_tiles_lie_right(state):
        return Broken.BONUS_TILES
    if not roads_have_milestones(state):
        return Broken.ROADS
    if not roads_are_a_tree(state):
        return Broken.TREE
    if not markets_stand_right(state):
        return Broken.MARKETS
    if not houses_stand_right(state):
        return Broken.HOUSES
    if not offers_can_be_taken(state):
        return Broken.OFFERS
    if not end_comes_when_due(state):
        return Broken.END
    if not someone_can_decide(state):
        return Broken.TURN
    return Broken.NONE


@kernel
def nothing_is_negative(state: Any) -> bool:
    """Goods, points, and what is left in the supply."""
    for seat in range(state.seats):
        player = state.players[seat]
        for good in range(KINDS):
            if player.goods[good] < 0:
                return False
        for what in range(len(player.points)):
            if player.points[what] < 0 or player.times[what] < 0:
                return False
    return state.sections_left >= 0 and state.houses_left >= 0 and state.markets_left >= 0 and state.stack_left >= 0


@kernel
def tiles_are_there_once(state: Any) -> bool:
    """In the stack, in the display, among the start tiles, in a hand or on a loop, each half of it."""
    seen = np.zeros((TILES, 2), np.int64)
    for card in range(TILES):
        if (state.stack[card] == EMPTY) != (card >= state.stack_left) or not is_new(seen, state.stack[card]):
            return False
    for slot in range(DISPLAY):
        if not is_new(seen, state.display[slot]) or (state.display[slot] == EMPTY and state.stack_left > 0):
            return False
    for place in range(MOST_START_TILES):
        if not is_new(seen, state.start_tiles[place]):
            return False
    for seat in range(state.seats):
        player = state.players[seat]
        for place in range(2):
            if not is_new(seen, player.hand[place]):
                return False
        for place in range(WORKPLACES):
            worker = player.workers[place]
            if worker >= 0:
                if seen[worker // 2, worker % 2] > 0:
                    return False
                seen[worker // 2, worker % 2] = 1
    return True


@kernel
def is_new(seen: Any, tile: int) -> bool:
    """A whole tile that has not been seen; remembered from now on."""
    if tile == EMPTY:
        return True
    if seen[tile, 0] + seen[tile, 1] > 0:
        return False
    seen[tile, 0] = 1
    seen[tile, 1] = 1
    return True


@kernel
def bonus_tiles_lie_right(state: Any) -> bool:
    """On bushes and on workers, of each kind no more than there are."""
    count = np.zeros(KINDS, np.int64)
    for bush in range(BUSHES):
        if state.bonus[bush] != EMPTY:
            count[state.bonus[bush]] += 1
    for seat in range(state.seats):
        player = state.players[seat]
        for place in range(WORKPLACES):
            if player.bonus[place] == 1:
                if player.workers[place] < 0:
                    return False
                count[WORKER_KIND[player.workers[place]]] += 1
    return (count - BONUS_COUNT).max() <= 0


@kernel
def roads_have_milestones(state: Any) -> bool:
    """Two pieces to a section, with a milestone where they meet."""
    pieces = 0
    ends = np.zeros(VERTICES, np.int64)
    for edge in range(EDGES):
        if state.roads[edge] == 1:
            pieces += 1
            first, second = EDGE_ENDS[edge, 0], EDGE_ENDS[edge, 1]
            ends[first] += 1
            ends[second] += 1
            if (state.pieces[first] == Piece.MILESTONE) == (state.pieces[second] == Piece.MILESTONE):
                return False
    milestones = 0
    for vertex in range(VERTICES):
        if ends[vertex] != state.road_ends[vertex]:
            return False
        if state.pieces[vertex] == Piece.MILESTONE:
            milestones += 1
            if ends[vertex] != 2:
                return False
        elif state.pieces[vertex] == Piece.FREE and ends[vertex] > 2:
            return False
    return milestones == SECTIONS - state.sections_left and pieces == 2 * milestones


@kernel
def roads_are_a_tree(state: Any) -> bool:
    """Every piece of road is reached from the start marketplace in exactly one way."""
    reached = np.zeros(VERTICES, np.int64)
    waiting = np.zeros(VERTICES, np.int64)
    waiting[0] = START
    reached[START] = 1
    count, done = 1, 0
    while done < count:
        vertex = waiting[done]
        done += 1
        for edge in range(EDGES):
            if state.roads[edge] == 1:
                other = EMPTY
                if EDGE_ENDS[edge, 0] == vertex:
                    other = EDGE_ENDS[edge, 1]
                elif EDGE_ENDS[edge, 1] == vertex:
                    other = EDGE_ENDS[edge, 0]
                if other != EMPTY and reached[other] == 0:
                    reached[other] = 1
                    waiting[count] = other
                    count += 1
    pieces = 0
    for edge in range(EDGES):
        pieces += state.roads[edge]
    return pieces == count - 1


@kernel
def markets_stand_right(state: Any) -> bool:
    """On roads, but for the first; sacks on markets."""
    markets = 0
    for vertex in range(VERTICES):
        if state.pieces[vertex] == Piece.MARKET:
            markets += 1
            if vertex != START and state.road_ends[vertex] == 0:
                return False
        elif state.sacks[vertex] == 1:
            return False
    return state.pieces[START] == Piece.MARKET and markets == MARKETS - state.markets_left


@kernel
def houses_stand_right(state: Any) -> bool:
    """Beside a road, and where no bonus tile lies any more, unless it is about to be taken."""
    houses = 0
    for triangle in range(TRIANGLES):
        if state.houses[triangle] == 1:
            houses += 1
            beside = 0
            for side in range(3):
                beside += state.roads[SIDES[triangle, side]]
            bush = BUSH_OF[triangle]
            if beside == 0 or (bush != EMPTY and state.bonus[bush] != EMPTY and state.offered[bush] == 0):
                return False
    return houses == HOUSES - state.houses_left


@kernel
def offers_can_be_taken(state: Any) -> bool:
    """While bonus tiles are asked about, and only then, some are offered, and a worker can take each of them."""
    me = state.players[state.turn]
    offered = 0
    for bush in range(BUSHES):
        if state.offered[bush] == 1:
            offered += 1
            if state.bonus[bush] == EMPTY or count_takers(me, state.bonus[bush]) == 0:
                return False
    return (offered > 0) == (state.phase == Phase.BONUS)


@kernel
def end_comes_when_due(state: Any) -> bool:
    """Nobody reaches the goal without bringing the end about."""
    reached = False
    for seat in range(state.seats):
        reached = reached or marker(state.players[seat]) >= GOALS[state.seats - MIN_SEATS]
    if state.ended_by == EMPTY:
        return not reached and state.over == 0
    return 0 <= state.ended_by < state.seats


@kernel
def someone_can_decide(state: Any) -> bool:
    """A seat of this game, asked what its place and its belongings make due."""
    if state.turn < 0 or state.turn >= state.seats or (state.over == 1) != (state.phase == Phase.OVER):
        return False
    me = state.players[state.turn]
    if me.position < 0 or me.position >= SPACES or state.moves_left < 0 or state.moves_left > MOVES:
        return False
    if state.phase == Phase.DRAFT or state.phase == Phase.PLACE:
        return state.round_no == 0 and state.moves_left == 0
    if state.phase == Phase.DISCARD:
        return me.position == CASTLE and goods_of(me) > KEEP
    if state.phase == Phase.COVER:
        return me.position == CASTLE and goods_of(me) <= KEEP and workers_of(me) > SPARED
    return state.round_no > 0 and workers_of(me) >= SPARED
