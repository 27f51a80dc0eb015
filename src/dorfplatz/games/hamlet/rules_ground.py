"""The ground: where tiles lie on the table, and where another one fits.

Per vertex of the table `ground` holds a byte: bit 0 the triangle above it that points up, bit 1 the one right of that which
points down; then two bits for each of the edges to the right, up to the right and up to the left: one if a road ends there, the
other if there is forest or mountain. The table has no middle and no ends: where a row ends the next one begins, and after the
last comes the first. As long as the village spans no more vertices than a row has, and no more rows than there are, no two of
its vertices fall on the same byte.

Of each tile and rotation we know which bits it sets, and which must not be set where it shall lie: those of its triangles, and
along its outline the other one of each edge.
"""

from __future__ import annotations

from dorfplatz.core.box import frozen
from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.state import GROUND, SIDE, State
from dorfplatz.games.hamlet.tables import (
    AREA,
    CORNER,
    DIRECTION,
    KIND,
    MOST_SEGMENTS,
    ROAD,
    SEGMENTS,
    SIXTHS,
    STEP,
    TILES,
    TRIANGLE,
)

HALF = SIXTHS // 2
TRIANGLES = 3
EDGES = 2
"""The bits of the triangles, and the first of the edges."""


def _edge(tile: int, sixths: int, segment: int) -> tuple[int, int, int]:
    """The vertex at which the edge under a segment begins, and its direction of the three."""
    a, b = CORNER[tile, sixths, segment].tolist()
    direction = (int(DIRECTION[tile, segment]) + sixths) % SIXTHS
    if direction < HALF:
        return a, b, direction
    return a + int(STEP[direction, 0]), b + int(STEP[direction, 1]), direction - HALF


def _footprint(tile: int, sixths: int) -> list[tuple[int, int, int]]:
    """By vertex: how far it is from the tile's origin, the bits that are set there, and those that must not be."""
    found: dict[tuple[int, int], tuple[int, int]] = {}

    def note(a: int, b: int, sets: int, bars: int) -> None:
        before = found.get((a, b), (0, 0))
        found[a, b] = before[0] | sets, before[1] | bars

    for a, b, down in TRIANGLE[tile, sixths, : AREA[tile]].tolist():
        note(a, b, 1 << down, 1 << down)
    for segment in range(SEGMENTS[tile]):
        a, b, direction = _edge(tile, sixths, segment)
        road = KIND[tile, segment] == ROAD
        note(a, b, (1 if road else 2) << (EDGES + 2 * direction), (2 if road else 1) << (EDGES + 2 * direction))
    return [(_distance(a, b), sets, bars) for (a, b), (sets, bars) in found.items()]


def _distance(a: int, b: int) -> int:
    """How far a vertex is from the tile's origin in the record."""
    return (a * SIDE + b) % GROUND


def _border(tile: int, sixths: int) -> list[tuple[int, int, int]]:
    """By segment: how far the corner at which it begins is from the tile's origin; the vertex of its edge, and the edge's first
    bit there."""
    found = []
    for segment in range(SEGMENTS[tile]):
        a, b, direction = _edge(tile, sixths, segment)
        found.append((_distance(*CORNER[tile, sixths, segment].tolist()), _distance(a, b), EDGES + 2 * direction))
    return found + [(0, 0, 0)] * (MOST_SEGMENTS - len(found))


def _frame(tile: int, sixths: int) -> list[int]:
    """How far the corners reach: the lowest a and b, the highest a and b."""
    corners = CORNER[tile, sixths, : SEGMENTS[tile]]
    return [*corners.min(axis=0), *corners.max(axis=0)]


_footprints = [[_footprint(tile, sixths) for sixths in range(SIXTHS)] for tile in range(TILES)]
_most = max(len(vertices) for turns in _footprints for vertices in turns)
VERTICES = frozen([[len(vertices) for vertices in turns] for turns in _footprints])
FOOTPRINT = frozen([[vertices + [(0, 0, 0)] * (_most - len(vertices)) for vertices in turns] for turns in _footprints])
BORDER = frozen([[_border(tile, sixths) for sixths in range(SIXTHS)] for tile in range(TILES)])
FRAME = frozen([[_frame(tile, sixths) for sixths in range(SIXTHS)] for tile in range(TILES)])


@kernel
def vertex(a: int, b: int) -> int:
    """Where the record keeps a vertex."""
    return (int(a) * SIDE + int(b)) % GROUND


@kernel
def further(origin: int, distance: int) -> int:
    """Where it keeps the one that follows at a distance."""
    place = origin + distance
    return place - GROUND if place >= GROUND else place


@kernel
def is_taken(state: State, tile: int, sixths: int, origin: int, segment: int) -> bool:
    """Whether something lies along the edge under a segment of a tile that has its origin at a vertex of the record."""
    here = int(state.ground[further(origin, BORDER[tile, sixths, segment, 1])])
    return (here >> BORDER[tile, sixths, segment, 2]) & 3 != 0


@kernel
def is_free(state: State, tile: int, sixths: int, corner: int, segment: int) -> bool:
    """H-11, H-12. Free ground, and no road against forest or mountain, for a tile of which a segment begins at that vertex."""
    origin = corner - BORDER[tile, sixths, segment, 0]
    if origin < 0:
        origin += GROUND
    for index in range(VERTICES[tile, sixths]):
        here = int(state.ground[further(origin, FOOTPRINT[tile, sixths, index, 0])])
        if here & FOOTPRINT[tile, sixths, index, 2] != 0:
            return False
    return True


@kernel
def span(state: State, tile: int, sixths: int, a: int, b: int) -> tuple[int, int, int, int]:
    """The lowest a and b of a corner of the village with that tile, and the highest."""
    left, low = min(state.left, a + FRAME[tile, sixths, 0]), min(state.low, b + FRAME[tile, sixths, 1])
    right, high = max(state.right, a + FRAME[tile, sixths, 2]), max(state.high, b + FRAME[tile, sixths, 3])
    return left, low, right, high


@kernel
def is_on_table(state: State, tile: int, sixths: int, a: int, b: int) -> bool:
    """H-15. Whether the table is wide and high enough for the village with that tile."""
    left, low, right, high = span(state, tile, sixths, a, b)
    return right - left < SIDE and high - low < SIDE


@kernel
def why_not_fit(state: State, tile: int, sixths: int, a: int, b: int) -> int:
    """H-11, H-12, H-15. On free ground, and no road against forest or mountain."""
    if not is_on_table(state, tile, sixths, a, b):
        return Reason.OFF_THE_TABLE
    origin = vertex(a, b)
    reason = Reason.NONE
    for index in range(VERTICES[tile, sixths]):
        here = int(state.ground[further(origin, FOOTPRINT[tile, sixths, index, 0])])
        clash = here & FOOTPRINT[tile, sixths, index, 2]
        if clash & TRIANGLES != 0:
            return Reason.OVERLAPS
        if clash != 0:
            reason = Reason.ROAD_INTO_THE_GREEN
    return reason


@kernel
def cover(state: State, tile: int, sixths: int, a: int, b: int) -> None:
    """The tile lies there from now on."""
    origin = vertex(a, b)
    for index in range(VERTICES[tile, sixths]):
        state.ground[further(origin, FOOTPRINT[tile, sixths, index, 0])] |= FOOTPRINT[tile, sixths, index, 1]
    state.left, state.low, state.right, state.high = span(state, tile, sixths, a, b)
