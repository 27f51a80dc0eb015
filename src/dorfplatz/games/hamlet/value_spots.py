"""What a blueprint is worth to the simple bot, and the spots where it could be built."""

from __future__ import annotations

from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.rules_ground import contacts_of, is_taken, vertex
from dorfplatz.games.hamlet.rules_village import behind, next_spot, spot_of
from dorfplatz.games.hamlet.scoring import way_to_church
from dorfplatz.games.hamlet.state import EMPTY, State
from dorfplatz.games.hamlet.tables import (
    KIND,
    MAKES,
    RAWS,
    REWARD,
    ROAD,
    ROLE,
    SEGMENTS,
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
    theirs, own, sixths, origin = next_spot(state, state.place, tile, 0, 0)
    while theirs != EMPTY:
        best = max(best, fit_worth(state, tile, sixths, origin, clock, best))
        theirs, own, sixths, origin = next_spot(state, state.place, tile, theirs, own + 1)
    return tile_points(state, tile, clock) + best


@kernel
def spot_worth(state: State, tile: int, theirs: int, own: int, clock: int) -> int:
    """What the tile counts on the spot that was chosen."""
    sixths, a, b = spot_of(state, state.place, theirs, tile, own)
    return tile_points(state, tile, clock) + fit_worth(state, tile, sixths, vertex(a, b), clock, 0)


@kernel
def fit_worth(state: State, tile: int, sixths: int, origin: int, clock: int, best: int) -> int:
    """What a spot counts: how well the tile fits in, whether a road joins it, and what a landmark scores there; perhaps less, if
    it is not better than the best so far."""
    roads, greens = contacts_of(state, tile, sixths, origin)
    total = (roads + greens) * at(Weight.FITTING, clock)
    if roads > 0:
        total += at(Weight.JOINED, clock)
        if tile == Tile.SQUARE or tile == Tile.MONUMENT:
            total += roads * (300 if tile == Tile.SQUARE else 200)
        elif tile == Tile.OUTPOST_1 or tile == Tile.OUTPOST_2:
            total += 100 * way_to_church(state.linked, int(state.place))
    points = 100 * segment_points(tile)
    if points > 0 and total + points * greens > best:
        total += points * count_matching(state, tile, sixths, origin)
    return total


@kernel
def segment_points(tile: int) -> int:
    """H-58, H-59, H-61. What a landmark scores for forest on forest, or mountain on mountain."""
    if tile == Tile.SMALL_WOODLAND or tile == Tile.SMALL_MOUNTAIN_RANGE:
        return 1
    return 2 if tile == Tile.LARGE_WOODLAND or tile == Tile.LARGE_MOUNTAIN_RANGE or tile == Tile.MONUMENT else 0


@kernel
def count_matching(state: State, tile: int, sixths: int, origin: int) -> int:
    """How many segments would lie on one of their own kind, roads aside."""
    likely = 1 << int(state.place) | int(state.touching[state.place])
    count = 0
    for segment in range(SEGMENTS[tile]):
        if KIND[tile, segment] != ROAD and is_taken(state, tile, sixths, origin, segment):
            place, theirs = behind(state, likely, tile, sixths, origin, segment)
            if place != EMPTY and KIND[place, theirs] == KIND[tile, segment]:
                count += 1
    return count
