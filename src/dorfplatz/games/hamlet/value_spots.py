"""What a blueprint is worth to the simple bot, and the spots where it could be built."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_ground import HALF, is_taken
from dorfplatz.games.hamlet.rules_village import spot_of, why_not_lay
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
    TILES,
    Role,
    Tile,
)
from dorfplatz.games.hamlet.weights import Weight, at


@kernel
def tile_points(state: State, tile: int, clock: int, weights: Any) -> int:
    """What a tile counts, wherever it is built."""
    first = ROLE[tile] == Role.REFINERY and state.pile_open[MAKES[tile] - RAWS] == 0
    return 100 * REWARD[tile] + (at(weights, Weight.MILESTONE, clock) if first else 0)


@kernel
def best_spot(state: State, tile: int, clock: int, weights: Any) -> int:
    """What the tile counts on the best spot at the place."""
    best = 0
    for theirs in range(SEGMENTS[state.place]):
        if state.across[state.place, theirs] == EMPTY:
            for own in range(SEGMENTS[tile]):
                if why_not_lay(state, state.place, theirs, tile, own) == Reason.NONE:
                    best = max(best, spot_worth(state, tile, theirs, own, clock, weights))
    return best


@kernel
def spot_worth(state: State, tile: int, theirs: int, own: int, clock: int, weights: Any) -> int:
    """What the tile counts on a spot: how well it fits in, whether a road joins it, and what a landmark scores there."""
    sixths, left, low = spot_of(state, state.place, theirs, tile, own)
    roads = fitting = same = 0
    for segment in range(SEGMENTS[tile]):
        direction = (DIRECTION[tile, segment] + sixths) % SIXTHS
        a, b = left + CORNER[tile, sixths, segment, 0], low + CORNER[tile, sixths, segment, 1]
        if is_taken(state, a, b, direction):
            fitting += 1
            if KIND[tile, segment] == ROAD:
                roads += 1
            elif segment_points(tile) > 0 and kind_behind(state, a, b, direction) == KIND[tile, segment]:
                same += 1
    total = tile_points(state, tile, clock, weights) + fitting * at(weights, Weight.FITTING, clock)
    total += 100 * same * segment_points(tile)
    if roads > 0:
        total += at(weights, Weight.JOINED, clock)
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
def kind_behind(state: State, a: int, b: int, direction: int) -> int:
    """The kind of the segment that lies along an edge, seen from the other side."""
    a += STEP[direction, 0]
    b += STEP[direction, 1]
    for place in range(TILES):
        if state.placed[place] == 1:
            sixths = state.turned[place]
            for segment in range(SEGMENTS[place]):
                corner = CORNER[place, sixths, segment]
                lies = state.at[place, 0] + corner[0] == a and state.at[place, 1] + corner[1] == b
                if lies and (DIRECTION[place, segment] + sixths + HALF) % SIXTHS == direction:
                    return KIND[place, segment]
    return EMPTY
