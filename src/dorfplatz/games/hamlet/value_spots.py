"""What a blueprint is worth to the simple bot, and the spots where it could be built."""

from __future__ import annotations

from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.rules_ground import HALF, is_taken, vertex
from dorfplatz.games.hamlet.rules_village import find_segment, first_spot, next_spot, spot_of
from dorfplatz.games.hamlet.scoring import way_to_church
from dorfplatz.games.hamlet.state import EMPTY, State
from dorfplatz.games.hamlet.tables import (
    CORNER,
    DIRECTION,
    KIND,
    MAKES,
    RAWS,
    REWARD,
    ROAD,
    ROLE,
    SEGMENTS,
    SIXTHS,
    STEP,
    Role,
    Tile,
)
from dorfplatz.games.hamlet.weights import Weight, at


@kernel
def tile_points(state: State, tile: int, clock: int) -> int:
    """What a tile counts, wherever it is built."""
    first = ROLE[tile] == Role.REFINERY and state.pile_open[MAKES[tile] - RAWS] == 0
    return 100 * REWARD[tile] + (at(Weight.MILESTONE, clock) if first else 0)


@kernel
def best_spot(state: State, tile: int, clock: int) -> int:
    """What the tile counts on the best spot at the place."""
    best = 0
    theirs, own = first_spot(state, state.place, tile)
    while theirs != EMPTY:
        best = max(best, spot_worth(state, tile, theirs, own, clock))
        theirs, own = next_spot(state, state.place, tile, theirs, own)
    return best


@kernel
def spot_worth(state: State, tile: int, theirs: int, own: int, clock: int) -> int:
    """What the tile counts on a spot: how well it fits in, whether a road joins it, and what a landmark scores there."""
    sixths, left, low = spot_of(state, state.place, theirs, tile, own)
    origin = vertex(left, low)
    roads = fitting = same = 0
    for segment in range(SEGMENTS[tile]):
        if is_taken(state, tile, sixths, origin, segment):
            fitting += 1
            if KIND[tile, segment] == ROAD:
                roads += 1
            elif segment_points(tile) > 0 and has_its_kind(state, tile, sixths, left, low, segment):
                same += 1
    total = tile_points(state, tile, clock) + fitting * at(Weight.FITTING, clock)
    total += 100 * same * segment_points(tile)
    if roads > 0:
        total += at(Weight.JOINED, clock)
        if tile == Tile.SQUARE or tile == Tile.MONUMENT:
            total += roads * (300 if tile == Tile.SQUARE else 200)
        elif tile == Tile.OUTPOST_1 or tile == Tile.OUTPOST_2:
            total += 100 * way_to_church(state.linked, int(state.place))
    return total


@kernel
def segment_points(tile: int) -> int:
    """H-58, H-59, H-61. What a landmark scores for forest on forest, or mountain on mountain."""
    if tile == Tile.SMALL_WOODLAND or tile == Tile.SMALL_MOUNTAIN_RANGE:
        return 1
    return 2 if tile == Tile.LARGE_WOODLAND or tile == Tile.LARGE_MOUNTAIN_RANGE or tile == Tile.MONUMENT else 0


@kernel
def has_its_kind(state: State, tile: int, sixths: int, left: int, low: int, segment: int) -> bool:
    """Whether a segment would lie on one of its own kind."""
    direction = (DIRECTION[tile, segment] + sixths) % SIXTHS
    a = left + CORNER[tile, sixths, segment, 0] + STEP[direction, 0]
    b = low + CORNER[tile, sixths, segment, 1] + STEP[direction, 1]
    place, theirs = find_segment(state, a, b, (direction + HALF) % SIXTHS)
    return place != EMPTY and KIND[place, theirs] == KIND[tile, segment]
