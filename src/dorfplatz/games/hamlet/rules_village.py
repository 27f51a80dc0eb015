"""The village: laying tiles, roads, the network."""

from __future__ import annotations

from dorfplatz.core.box import frozen
from dorfplatz.core.kernel import kernel
from dorfplatz.core.records import Array
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_ground import HALF, cover, is_free, is_on_table, is_taken, vertex, why_not_fit
from dorfplatz.games.hamlet.state import EMPTY, State
from dorfplatz.games.hamlet.tables import CORNER, DIRECTION, KIND, ROAD, SEGMENTS, SIXTHS, STEP, TILES, Tile

# Sets of places, as bits

_DE_BRUIJN = 0x077CB531  # its windows of five bits are all different: each tells by how much the number was shifted
_SHIFT = frozen(sorted(range(32), key=lambda shift: (_DE_BRUIJN << shift >> 27) & 31))


@kernel
def first_of(places: int) -> int:
    """The lowest place of a set that is not empty."""
    return _SHIFT[((int(places) & -int(places)) * _DE_BRUIJN >> 27) & 31]


@kernel
def without_first(places: int) -> int:
    """The set less its lowest place."""
    return places & (places - 1)


@kernel
def has_one_at_most(places: int) -> bool:
    """Whether the set has no second place."""
    return without_first(places) == 0


# Where things lie


@kernel
def heading(state: State, place: int, segment: int) -> int:
    """The direction in which a segment runs, clockwise around its tile."""
    return (DIRECTION[place, segment] + state.turned[place]) % SIXTHS


@kernel
def joint(state: State, place: int, segment: int) -> tuple[int, int]:
    """The vertex at which a segment ends: where one that is laid to it begins."""
    sixths, direction = state.turned[place], heading(state, place, segment)
    a = state.at[place, 0] + CORNER[place, sixths, segment, 0] + STEP[direction, 0]
    b = state.at[place, 1] + CORNER[place, sixths, segment, 1] + STEP[direction, 1]
    return a, b


@kernel
def spot_of(state: State, place: int, theirs: int, tile: int, own: int) -> tuple[int, int, int]:
    """How a tile lies when its own segment runs against theirs: by how much it is turned, and its origin."""
    sixths = (heading(state, place, theirs) + HALF - DIRECTION[tile, own]) % SIXTHS
    a, b = joint(state, place, theirs)
    return sixths, a - CORNER[tile, sixths, own, 0], b - CORNER[tile, sixths, own, 1]


# Does it fit?


@kernel
def why_not_lay(state: State, place: int, theirs: int, tile: int, own: int) -> int:
    """H-11. A segment of the tile on a free segment of the place."""
    if theirs >= SEGMENTS[place] or own >= SEGMENTS[tile]:
        return Reason.NO_SUCH_SEGMENT
    if state.across[place, theirs] != EMPTY:
        return Reason.SEGMENT_TAKEN
    sixths, a, b = spot_of(state, place, theirs, tile, own)
    return why_not_fit(state, tile, sixths, a, b)


@kernel
def next_spot(state: State, place: int, tile: int, theirs: int, own: int) -> tuple[int, int]:
    """The first spot for the tile at the place behind that pair of segments, or EMPTY and EMPTY.

    Two kinds that do not fit and ground that is taken are found quickly, and one of them is the reason nearly always.
    """
    own += 1
    while theirs < SEGMENTS[place]:
        if state.across[place, theirs] == EMPTY:
            road = KIND[place, theirs] == ROAD
            against = heading(state, place, theirs) + HALF
            a, b = joint(state, place, theirs)
            corner = vertex(a, b)
            while own < SEGMENTS[tile]:
                if (KIND[tile, own] == ROAD) == road:
                    sixths = (against - DIRECTION[tile, own]) % SIXTHS
                    left, low = a - CORNER[tile, sixths, own, 0], b - CORNER[tile, sixths, own, 1]
                    if is_free(state, tile, sixths, corner, own) and is_on_table(state, tile, sixths, left, low):
                        return theirs, own
                own += 1
        own = 0
        theirs += 1
    return EMPTY, EMPTY


@kernel
def first_spot(state: State, place: int, tile: int) -> tuple[int, int]:
    """The first spot for the tile at the place, or EMPTY and EMPTY."""
    return next_spot(state, place, tile, 0, -1)


@kernel
def has_spot(state: State, place: int, tile: int) -> bool:
    """Whether the tile can be laid anywhere at the place."""
    theirs, _ = first_spot(state, place, tile)
    return theirs != EMPTY


# Laying a tile


@kernel
def lay(state: State, tile: int, sixths: int, a: int, b: int) -> None:
    """Put the tile there: it covers ground, meets its neighbours, and roads that meet join."""
    state.placed[tile] = 1
    state.at[tile, 0] = a
    state.at[tile, 1] = b
    state.turned[tile] = sixths
    for segment in range(SEGMENTS[tile]):
        if is_taken(state, tile, sixths, vertex(a, b), segment):
            meet(state, tile, segment)
    cover(state, tile, sixths, a, b)
    connect(state)
    if closes_loop(state, tile):
        state.loops |= 1 << int(tile)


@kernel
def closes_loop(state: State, tile: int) -> bool:
    """H-68. Whether two of the places it is joined to could reach each other without it."""
    left = int(state.linked[tile])
    seen = 0
    while left != 0:
        place = first_of(left)
        if (seen >> place) & 1:
            return True
        seen |= reached(state.linked, place, EMPTY, EMPTY, 1 << int(tile))
        left = without_first(left)
    return False


@kernel
def meet(state: State, tile: int, segment: int) -> None:
    """Note who lies behind a segment."""
    a, b = joint(state, tile, segment)
    other, theirs = find_segment(state, a, b, (heading(state, tile, segment) + HALF) % SIXTHS)
    if other == EMPTY:
        return
    state.across[tile, segment] = other
    state.meets[tile, segment] = KIND[other, theirs]
    state.across[other, theirs] = tile
    state.meets[other, theirs] = KIND[tile, segment]
    if KIND[tile, segment] == ROAD:
        link(state, tile, other)
    elif KIND[tile, segment] == KIND[other, theirs]:
        state.facing[tile] |= 1 << int(other)
        state.facing[other] |= 1 << int(tile)


@kernel
def find_segment(state: State, a: int, b: int, direction: int) -> tuple[int, int]:
    """The place and the segment of it that begins at a vertex and runs in a direction, or EMPTY and EMPTY."""
    for place in range(TILES):
        if state.placed[place] == 1:
            sixths = state.turned[place]
            for segment in range(SEGMENTS[place]):
                if (
                    state.at[place, 0] + CORNER[place, sixths, segment, 0] == a
                    and state.at[place, 1] + CORNER[place, sixths, segment, 1] == b
                    and heading(state, place, segment) == direction
                ):
                    return place, segment
    return EMPTY, EMPTY


# Roads and the network


@kernel
def link(state: State, place: int, other: int) -> None:
    """A direct connection, both ways."""
    state.linked[place] |= 1 << int(other)
    state.linked[other] |= 1 << int(place)


@kernel
def is_linked(state: State, place: int, other: int) -> bool:
    """Whether a printed or a built road joins the two."""
    return (int(state.linked[place]) >> int(other)) & 1 == 1


@kernel
def is_joined(state: State, place: int) -> bool:
    """Whether the church can be reached."""
    return (int(state.network) >> int(place)) & 1 == 1


@kernel
def connect(state: State) -> None:
    """Find the network anew."""
    state.network = reached(state.linked, Tile.CHURCH, EMPTY, EMPTY, 0)


@kernel
def reached(linked: Array, begin: int, cut: int, other: int, without: int) -> int:
    """Bits of the places that can be reached from one, if the connection of two were cut and some places were not there."""
    found = 1 << int(begin)
    fresh = found
    while fresh != 0:
        place = first_of(fresh)
        there = int(linked[place]) & ~found & ~without
        if place == cut:
            there &= ~(1 << int(other))
        elif place == other:
            there &= ~(1 << int(cut))
        found |= there
        fresh = without_first(fresh) | there
    return found
