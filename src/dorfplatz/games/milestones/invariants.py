"""What is true of every position of Milestones: nothing is lost, nothing is there twice, everything stands where it may.

The rules never ask this; the conformance suite and the soak run do, after every decision.
"""

from __future__ import annotations

from enum import IntEnum

from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import unless
from dorfplatz.games.milestones.rules_bonus import count_takers
from dorfplatz.games.milestones.rules_loop import goods_of, workers_of
from dorfplatz.games.milestones.rules_turn import MOVES, marker
from dorfplatz.games.milestones.state import EMPTY, Phase, Piece, State
from dorfplatz.games.milestones.tables import (
    AROUND,
    BONUS_COUNT,
    BUSH_OF,
    BUSHES,
    CASTLE,
    DISPLAY,
    EDGES,
    EDGES_AROUND,
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
def broken(state: State) -> int:
    """The first thing that is wrong, or 0."""
    return (
        unless(nothing_is_negative(state), Broken.GOODS)
        or unless(tiles_are_there_once(state), Broken.TILES)
        or unless(bonus_tiles_lie_right(state), Broken.BONUS_TILES)
        or unless(roads_have_milestones(state), Broken.ROADS)
        or unless(roads_are_a_tree(state), Broken.TREE)
        or unless(markets_stand_right(state), Broken.MARKETS)
        or unless(houses_stand_right(state), Broken.HOUSES)
        or unless(offers_can_be_taken(state), Broken.OFFERS)
        or unless(end_comes_when_due(state), Broken.END)
        or unless(someone_can_decide(state), Broken.TURN)
    )


@kernel
def nothing_is_negative(state: State) -> bool:
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
def tiles_are_there_once(state: State) -> bool:
    """In the stack, in the display, among the start tiles, in a hand or on a loop, each half of it."""
    for card in range(TILES):
        if (state.stack[card] == EMPTY) != (card >= state.stack_left):
            return False
    for slot in range(DISPLAY):
        if state.display[slot] == EMPTY and state.stack_left > 0:
            return False
    for tile in range(TILES):
        whole = count_tile(state, tile)
        for half in range(2):
            if whole + count_worker(state, 2 * tile + half) > 1:
                return False
    return True


@kernel
def count_tile(state: State, tile: int) -> int:
    """How often a tile is there that does not lie on a loop."""
    count = 0
    for card in range(TILES):
        count += state.stack[card] == tile
    for slot in range(DISPLAY):
        count += state.display[slot] == tile
    for slot in range(MOST_START_TILES):
        count += state.start_tiles[slot] == tile
    for seat in range(state.seats):
        for card in range(2):
            count += state.players[seat].hand[card] == tile
    return count


@kernel
def count_worker(state: State, worker: int) -> int:
    """How often a worker is seen on a loop."""
    count = 0
    for seat in range(state.seats):
        for place in range(WORKPLACES):
            count += state.players[seat].workers[place] == worker
    return count


@kernel
def bonus_tiles_lie_right(state: State) -> bool:
    """On bushes and on workers, of each kind no more than there are."""
    for kind in range(KINDS):
        if count_bonus_tiles(state, kind) > BONUS_COUNT[kind]:
            return False
    for seat in range(state.seats):
        for place in range(WORKPLACES):
            if state.players[seat].bonus[place] == 1 and state.players[seat].workers[place] < 0:
                return False
    return True


@kernel
def count_bonus_tiles(state: State, kind: int) -> int:
    """How many of a kind lie on bushes and on workers."""
    count = 0
    for bush in range(BUSHES):
        count += state.bonus[bush] == kind
    for seat in range(state.seats):
        player = state.players[seat]
        for place in range(WORKPLACES):
            if player.bonus[place] == 1 and player.workers[place] >= 0:
                count += WORKER_KIND[player.workers[place]] == kind
    return count


@kernel
def count_roads(state: State) -> int:
    """How many pieces of road lie on the land."""
    count = 0
    for edge in range(EDGES):
        count += state.roads[edge]
    return count


@kernel
def leads_on(state: State, vertex: int, side: int) -> bool:
    """Whether a piece of road leads from a number to that side."""
    edge = EDGES_AROUND[vertex, side]
    return edge != EMPTY and state.roads[edge] == 1


@kernel
def roads_have_milestones(state: State) -> bool:
    """Two pieces to a section, with a milestone where they meet."""
    milestones = 0
    for vertex in range(VERTICES):
        meeting = 0
        for side in range(6):
            if leads_on(state, vertex, side):
                meeting += 1
                other = AROUND[vertex, side]
                if (state.pieces[vertex] == Piece.MILESTONE) == (state.pieces[other] == Piece.MILESTONE):
                    return False
        if meeting != state.road_ends[vertex]:
            return False
        if state.pieces[vertex] == Piece.MILESTONE:
            milestones += 1
            if meeting != 2:
                return False
        elif state.pieces[vertex] == Piece.FREE and meeting > 2:
            return False
    return milestones == SECTIONS - state.sections_left and count_roads(state) == 2 * milestones


@kernel
def roads_are_a_tree(state: State) -> bool:
    """Every piece of road is reached from the start marketplace in exactly one way.

    Whoever walks along the roads and at every number takes the next one clockwise goes around the area they are in. All roads
    are one tree if this way leads along both sides of every piece: there is only one area, and nothing lies apart.
    """
    first = next_side(state, START, 0)
    if first == EMPTY:
        return count_roads(state) == 0
    vertex, side, steps = START, first, 0
    while steps == 0 or vertex != START or side != first:
        vertex = AROUND[vertex, side]
        side = next_side(state, vertex, side + 4)
        steps += 1
    return steps == 2 * count_roads(state)


@kernel
def next_side(state: State, vertex: int, side: int) -> int:
    """The first side, from that one on, to which a piece of road leads, or EMPTY."""
    for turned in range(side, side + 6):
        if leads_on(state, vertex, turned % 6):
            return turned % 6
    return EMPTY


@kernel
def markets_stand_right(state: State) -> bool:
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
def houses_stand_right(state: State) -> bool:
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
def offers_can_be_taken(state: State) -> bool:
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
def end_comes_when_due(state: State) -> bool:
    """Nobody reaches the goal without bringing the end about."""
    reached = False
    for seat in range(state.seats):
        reached = reached or marker(state.players[seat]) >= GOALS[state.seats - MIN_SEATS]
    if state.ended_by == EMPTY:
        return not reached and state.over == 0
    return 0 <= state.ended_by < state.seats


@kernel
def someone_can_decide(state: State) -> bool:
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
