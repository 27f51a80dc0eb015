"""The village: laying tiles on the lattice, roads, the network.

Per vertex of the table `ground` holds a byte: bit 0 the triangle above it that points up, bit 1 the one right of that which
points down; then two bits for each of the edges to the right, up to the right and up to the left: 0, or one more than the kind of
the segment that lies there.
"""

from __future__ import annotations

from typing import Any

from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.state import EMPTY, SIDE
from dorfplatz.games.hamlet.tables import AREA, CORNER, DIRECTION, KIND, ROAD, SEGMENTS, SIXTHS, STEP, TILES, TRIANGLE, Tile

MIDDLE = SIDE // 2
HALF = SIXTHS // 2

# Where things lie


@kernel
def heading(state: Any, place: int, segment: int) -> int:
    """The direction in which a segment runs, clockwise around its tile."""
    return (DIRECTION[place, segment] + state.turned[place]) % SIXTHS


@kernel
def spot_turn(state: Any, place: int, theirs: int, tile: int, own: int) -> int:
    """How a tile is turned so that its own segment runs against theirs."""
    return (heading(state, place, theirs) + HALF - DIRECTION[tile, own]) % SIXTHS


@kernel
def spot_origin(state: Any, place: int, theirs: int, tile: int, own: int, axis: int) -> int:
    """Where its origin comes to lie: its segment begins where theirs ends."""
    sixths = spot_turn(state, place, theirs, tile, own)
    begin = state.at[place, axis] + CORNER[place, state.turned[place], theirs, axis]
    return begin + STEP[heading(state, place, theirs), axis] - CORNER[tile, sixths, own, axis]


# Does it fit?


@kernel
def edge_on(state: Any, a: int, b: int, direction: int) -> int:
    """What lies on the edge that runs from a vertex in a direction: 0, or one more than a kind."""
    if direction >= HALF:
        a += STEP[direction, 0]
        b += STEP[direction, 1]
        direction -= HALF
    return (int(state.ground[a + MIDDLE, b + MIDDLE]) >> (2 + 2 * direction)) & 3


@kernel
def why_not_fit(state: Any, tile: int, sixths: int, a: int, b: int) -> int:
    """H-11, H-12, H-15. On free ground, and no road against forest or mountain."""
    for index in range(AREA[tile]):
        x = a + TRIANGLE[tile, sixths, index, 0] + MIDDLE
        y = b + TRIANGLE[tile, sixths, index, 1] + MIDDLE
        if x < 1 or y < 1 or x > SIDE - 2 or y > SIDE - 2:
            return Reason.OFF_THE_TABLE
        if (int(state.ground[x, y]) >> TRIANGLE[tile, sixths, index, 2]) & 1:
            return Reason.OVERLAPS
    for segment in range(SEGMENTS[tile]):
        direction = (DIRECTION[tile, segment] + sixths) % SIXTHS
        there = edge_on(state, a + CORNER[tile, sixths, segment, 0], b + CORNER[tile, sixths, segment, 1], direction)
        if there > 0 and (there == ROAD + 1) != (KIND[tile, segment] == ROAD):
            return Reason.ROAD_INTO_THE_GREEN
    return Reason.NONE


@kernel
def why_not_spot(state: Any, place: int, theirs: int, tile: int, own: int) -> int:
    """H-11. A segment of the tile on a free segment of the place."""
    if theirs >= SEGMENTS[place] or own >= SEGMENTS[tile]:
        return Reason.NO_SUCH_SEGMENT
    if state.across[place, theirs] != EMPTY:
        return Reason.SEGMENT_TAKEN
    sixths = spot_turn(state, place, theirs, tile, own)
    a = spot_origin(state, place, theirs, tile, own, 0)
    b = spot_origin(state, place, theirs, tile, own, 1)
    return why_not_fit(state, tile, sixths, a, b)


@kernel
def has_spot(state: Any, place: int, tile: int) -> bool:
    """Whether the tile can be laid anywhere at the place."""
    for theirs in range(SEGMENTS[place]):
        if state.across[place, theirs] == EMPTY:
            for own in range(SEGMENTS[tile]):
                if why_not_spot(state, place, theirs, tile, own) == Reason.NONE:
                    return True
    return False


# Laying a tile


@kernel
def lay(state: Any, tile: int, sixths: int, a: int, b: int) -> None:
    """Put the tile there: it covers ground, meets its neighbours, and roads that meet join."""
    state.placed[tile] = 1
    state.at[tile, 0] = a
    state.at[tile, 1] = b
    state.turned[tile] = sixths
    for index in range(AREA[tile]):
        x = a + TRIANGLE[tile, sixths, index, 0] + MIDDLE
        y = b + TRIANGLE[tile, sixths, index, 1] + MIDDLE
        state.ground[x, y] |= 1 << TRIANGLE[tile, sixths, index, 2]
    for segment in range(SEGMENTS[tile]):
        meet(state, tile, segment)
    connect(state)
    if closes_loop(state, tile):
        state.loops |= 1 << int(tile)


@kernel
def closes_loop(state: Any, tile: int) -> bool:
    """H-68. Whether two of the places it is joined to could reach each other without it."""
    links = int(state.linked[tile])
    seen = 0
    for place in range(TILES):
        if (links >> place) & 1:
            if (seen >> place) & 1:
                return True
            seen |= reached(state, place, -1, -1, 1 << int(tile))
    return False


@kernel
def meet(state: Any, tile: int, segment: int) -> None:
    """Note a segment on the ground, and who lies behind it."""
    sixths = state.turned[tile]
    a = state.at[tile, 0] + CORNER[tile, sixths, segment, 0]
    b = state.at[tile, 1] + CORNER[tile, sixths, segment, 1]
    direction = (DIRECTION[tile, segment] + sixths) % SIXTHS
    state.across[tile, segment] = EMPTY
    state.meets[tile, segment] = EMPTY
    if edge_on(state, a, b, direction) > 0:
        find_across(state, tile, segment, a + STEP[direction, 0], b + STEP[direction, 1], (direction + HALF) % SIXTHS)
    else:
        x, y = a, b
        if direction >= HALF:
            x += STEP[direction, 0]
            y += STEP[direction, 1]
            direction -= HALF
        state.ground[x + MIDDLE, y + MIDDLE] |= (KIND[tile, segment] + 1) << (2 + 2 * direction)


@kernel
def find_across(state: Any, tile: int, segment: int, a: int, b: int, direction: int) -> None:
    """The segment that begins at the vertex and runs in the direction lies behind this one."""
    for other in range(TILES):
        if state.placed[other] == 1 and other != tile:
            sixths = state.turned[other]
            for theirs in range(SEGMENTS[other]):
                if (
                    (DIRECTION[other, theirs] + sixths) % SIXTHS == direction
                    and state.at[other, 0] + CORNER[other, sixths, theirs, 0] == a
                    and state.at[other, 1] + CORNER[other, sixths, theirs, 1] == b
                ):
                    state.across[tile, segment] = other
                    state.meets[tile, segment] = KIND[other, theirs]
                    state.across[other, theirs] = tile
                    state.meets[other, theirs] = KIND[tile, segment]
                    if KIND[tile, segment] == ROAD:
                        link(state, tile, other)
                    return


# Roads and the network


@kernel
def link(state: Any, place: int, other: int) -> None:
    """A direct connection, both ways."""
    state.linked[place] |= 1 << int(other)
    state.linked[other] |= 1 << int(place)


@kernel
def is_linked(state: Any, place: int, other: int) -> bool:
    """Whether a printed or a built road joins the two."""
    return (int(state.linked[place]) >> int(other)) & 1 == 1


@kernel
def is_joined(state: Any, place: int) -> bool:
    """Whether the church can be reached."""
    return (int(state.network) >> int(place)) & 1 == 1


@kernel
def connect(state: Any) -> None:
    """Find the network anew."""
    state.network = reached(state, Tile.CHURCH, -1, -1, 0)


@kernel
def reached(state: Any, begin: int, cut: int, other: int, without: int) -> int:
    """Bits of the places that can be reached from one, if the connection of two were cut and some places were not there."""
    found = 1 << int(begin)
    fresh = found
    while fresh != 0:
        following = 0
        for place in range(TILES):
            if (fresh >> place) & 1:
                there = int(state.linked[place])
                if place == cut:
                    there &= ~(1 << int(other))
                elif place == other:
                    there &= ~(1 << int(cut))
                following |= there
        fresh = following & ~found & ~without
        found |= fresh
    return found
