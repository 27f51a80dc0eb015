"""The village: laying tiles, roads, the network."""

from __future__ import annotations

from dorfplatz.core.kernel import kernel
from dorfplatz.core.records import Array
from dorfplatz.games.hamlet.bits import first_of, without_first
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_ground import (
    HALF,
    corner_of,
    cover,
    edge_of,
    has_room,
    is_free,
    is_on_table,
    is_taken,
    origin_of,
    vertex,
    why_not_fit,
)
from dorfplatz.games.hamlet.state import EMPTY, State
from dorfplatz.games.hamlet.tables import CORNER, DIRECTION, KIND, ROAD, SEGMENTS, SIXTHS, STEP, TILES, Tile

ALL_PLACES = (1 << TILES) - 1

# Where things lie


@kernel
def heading(state: State, place: int, segment: int) -> int:
    """The direction in which a segment runs, clockwise around its tile."""
    return within_turn(DIRECTION[place, segment] + state.turned[place])


@kernel
def within_turn(sixths: int) -> int:
    """The same direction as a number from 0 to 5, if it is at most one turn away from that."""
    if sixths < 0:
        return sixths + SIXTHS
    return sixths - SIXTHS if sixths >= SIXTHS else sixths


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
    sixths = within_turn(heading(state, place, theirs) + HALF - DIRECTION[tile, own])
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
def next_spot(state: State, place: int, tile: int, theirs: int, own: int) -> tuple[int, int, int, int]:
    """The first spot for the tile at the place, from that pair of segments on: the pair, by how much the tile is turned, and the
    vertex of its origin in the record. EMPTY where there is none.

    Two kinds that do not fit and ground that is taken are found quickly, and one of them is the reason nearly always.
    """
    begin = vertex(state.at[place, 0], state.at[place, 1])
    room = has_room(state)
    while theirs < SEGMENTS[place]:
        if state.across[place, theirs] == EMPTY:
            road = KIND[place, theirs] == ROAD
            against = heading(state, place, theirs) + HALF
            following = theirs + 1 if theirs + 1 < SEGMENTS[place] else 0
            corner = corner_of(place, state.turned[place], begin, following)
            while own < SEGMENTS[tile]:
                if (KIND[tile, own] == ROAD) == road:
                    sixths = within_turn(against - DIRECTION[tile, own])
                    origin = origin_of(tile, sixths, corner, own)
                    if is_free(state, tile, sixths, origin):
                        _, a, b = spot_of(state, place, theirs, tile, own)
                        if room or is_on_table(state, tile, sixths, a, b):
                            return theirs, own, sixths, origin
                own += 1
        own = 0
        theirs += 1
    return EMPTY, EMPTY, EMPTY, EMPTY


@kernel
def has_spot(state: State, place: int, tile: int) -> bool:
    """Whether the tile can be laid anywhere at the place."""
    theirs, _, _, _ = next_spot(state, place, tile, 0, 0)
    return theirs != EMPTY


# Laying a tile


@kernel
def lay(state: State, tile: int, sixths: int, a: int, b: int) -> None:
    """Put the tile there: it covers ground, meets its neighbours, and roads that meet join."""
    state.placed[tile] = 1
    state.at[tile, 0] = a
    state.at[tile, 1] = b
    state.turned[tile] = sixths
    origin = vertex(a, b)
    for segment in range(SEGMENTS[tile]):
        if is_taken(state, tile, sixths, origin, segment):
            meet(state, tile, segment, origin)
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
def meet(state: State, tile: int, segment: int, origin: int) -> None:
    """Note who lies behind a segment."""
    other, theirs = behind(state, 0, tile, state.turned[tile], origin, segment)
    if other == EMPTY:
        return
    state.across[tile, segment] = other
    state.meets[tile, segment] = KIND[other, theirs]
    state.across[other, theirs] = tile
    state.meets[other, theirs] = KIND[tile, segment]
    state.touching[tile] |= 1 << int(other)
    state.touching[other] |= 1 << int(tile)
    if KIND[tile, segment] == ROAD:
        link(state, tile, other)


@kernel
def behind(state: State, likely: int, tile: int, sixths: int, origin: int, segment: int) -> tuple[int, int]:
    """The place and its segment that lie behind a segment of a tile that has its origin at a vertex of the record: the segment
    that covers the same edge. Some likely places are looked at first."""
    edge, bit = edge_of(tile, sixths, origin, segment)
    for first in range(2):
        left = likely if first == 0 else ALL_PLACES & ~likely
        while left != 0:
            place = first_of(left)
            left = without_first(left)
            if state.placed[place] == 1 and place != tile:
                there = vertex(state.at[place, 0], state.at[place, 1])
                for theirs in range(SEGMENTS[place]):
                    other_edge, other_bit = edge_of(place, state.turned[place], there, theirs)
                    if edge == other_edge and bit == other_bit:
                        return place, theirs
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
