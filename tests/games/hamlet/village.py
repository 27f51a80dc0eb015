"""The village of Hamlet, built once more from the outlines in the box: polygons whose corners are counted in half units to the
right and rows upwards, as a ruler on the table would.

A place is known by its key, its segments are counted from 1 along the outline.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import networkx as nx

from dorfplatz.core.kernel import box_file

BOX = tomllib.loads(box_file("hamlet").read_text(encoding="utf-8"))
TILES = {tile["key"]: tile for tile in BOX["tiles"]}
KEYS = list(TILES)
CHURCH = "church"
COMPASS = {"E": (2, 0), "NE": (1, 1), "NW": (-1, 1), "W": (-2, 0), "SW": (-1, -1), "SE": (1, -1)}
TABLE = 48

Corner = tuple[int, int]


class Segment(NamedTuple):
    """A piece of a tile's edge, clockwise from corner to corner."""

    begin: Corner
    end: Corner
    kind: str

    @property
    def line(self) -> frozenset[Corner]:
        return frozenset((self.begin, self.end))


class Lying(NamedTuple):
    """A tile on the table: where its first corner is and by how many sixths it is turned."""

    key: str
    corner: Corner
    sixths: int

    @property
    def segments(self) -> list[Segment]:
        i, j = self.corner
        return [Segment((i + a, j + b), (i + c, j + d), kind) for (a, b), (c, d), kind in _segments(self.key, self.sixths)]

    @property
    def area(self) -> set[Corner]:
        """The unit triangles it covers, by the middle of each in thirds."""
        i, j = self.corner
        return {(x + 3 * i, y + 3 * j) for x, y in _area(self.key, self.sixths)}


def turned(vector: Corner, sixths: int) -> Corner:
    """A vector turned counter-clockwise: with x = i / 2 and y = j * sqrt(3) / 2 all sines and cosines fall out."""
    i, j = vector
    for _ in range(sixths % 6):
        i, j = (i - 3 * j) // 2, (i + j) // 2
    return i, j


@cache
def _segments(key: str, sixths: int) -> tuple[tuple[Corner, Corner, str], ...]:
    corner, found = (0, 0), []
    for side in TILES[key]["outline"].split():
        direction, kind = side.split("-")
        i, j = turned(COMPASS[direction], sixths)
        end = corner[0] + i, corner[1] + j
        found.append((corner, end, kind))
        corner = end
    return tuple(found)


@cache
def _area(key: str, sixths: int) -> frozenset[Corner]:
    """All middles of triangles from which a line to the right crosses the outline an odd number of times."""
    lines = [(begin, end) for begin, end, _ in _segments(key, sixths)]
    wide = [begin[0] for begin, _ in lines]
    high = [begin[1] for begin, _ in lines]
    found = set()
    for j in range(min(high), max(high)):
        for i in range(min(wide) - 1, max(wide) + 1):
            # The triangle between i, i + 1 and i + 2 points up if its lower left corner is a point of the lattice.
            middle = 3 * i + 3, 3 * j + (1 if (i + j) % 2 == 0 else 2)
            if sum(_right_of(middle, *line) for line in lines) % 2:
                found.add(middle)
    return frozenset(found)


def _right_of(point: Corner, begin: Corner, end: Corner) -> bool:
    """Whether a ray from a point, in thirds, to the right crosses this line."""
    (x, y), (a, b), (c, d) = point, (3 * begin[0], 3 * begin[1]), (3 * end[0], 3 * end[1])
    if not min(b, d) < y < max(b, d):
        return False
    return x * (d - b) < a * (d - b) + (y - b) * (c - a) if d > b else x * (d - b) > a * (d - b) + (y - b) * (c - a)


class Village:
    """Tiles on the table."""

    def __init__(self, *lying: Lying) -> None:
        self.places: dict[str, Lying] = {}
        self.sides: dict[frozenset[Corner], list[tuple[str, int, str]]] = {}
        self.ground: dict[Corner, str] = {}
        for tile in lying:
            self.lay(tile)

    def lay(self, tile: Lying) -> None:
        self.places[tile.key] = tile
        self.ground |= dict.fromkeys(tile.area, tile.key)
        for number, segment in enumerate(tile.segments, 1):
            self.sides.setdefault(segment.line, []).append((tile.key, number, segment.kind))

    def lift(self, key: str) -> None:
        """Take the tile away again."""
        tile = self.places.pop(key)
        for middle in tile.area:
            del self.ground[middle]
        for segment in tile.segments:
            self.sides[segment.line] = [side for side in self.sides[segment.line] if side[0] != key]

    def across(self, key: str) -> list[tuple[str, int, str] | None]:
        """What lies behind each segment: place, its segment and the kind of that."""
        behind = [[side for side in self.sides[s.line] if side[0] != key] for s in self.places[key].segments]
        return [found[0] if found else None for found in behind]

    def contacts(self, tile: Lying) -> list[tuple[str, str, str]]:
        """Where a tile, lying or not, touches others: the place, its kind there and the tile's."""
        return [(k, kind, s.kind) for s in tile.segments for k, _, kind in self.sides.get(s.line, ()) if k != tile.key]

    def why_not(self, tile: Lying) -> str:
        """What keeps a tile from lying so."""
        if not tile.area.isdisjoint(self.ground):
            return "overlaps"
        if any((kind == "R") != (own == "R") for _, kind, own in self.contacts(tile)):
            return "road-into-the-green"
        return ""

    def spot(self, place: str, theirs: int, key: str, own: int) -> Lying:
        """How a tile lies if its segment lies against that segment of the place."""
        there = self.places[place].segments[theirs - 1]
        for sixths in range(6):
            begin, end, _ = _segments(key, sixths)[own - 1]
            corner = there.end[0] - begin[0], there.end[1] - begin[1]
            if (corner[0] + end[0], corner[1] + end[1]) == there.begin:
                return Lying(key, corner, sixths)
        raise AssertionError("two unit segments can always be laid together")

    def spots(self, place: str, key: str) -> Iterator[tuple[int, int, Lying]]:
        """Every pair of segments with which the tile may be laid to the place."""
        for theirs, behind in enumerate(self.across(place), 1):
            if behind is None:
                for own in range(1, len(_segments(key, 0)) + 1):
                    tile = self.spot(place, theirs, key, own)
                    if not self.why_not(tile):
                        yield theirs, own, tile

    def touching(self) -> nx.Graph:
        """The places, joined where they share a segment; each line knows the pairs of kinds along it."""
        graph = nx.Graph()
        graph.add_nodes_from(self.places)
        for sides in self.sides.values():
            if len(sides) == 2:
                (one, _, kind), (other, _, kind_there) = sides
                graph.add_edge(one, other)
                graph[one][other].setdefault("pairs", []).append("".join(sorted(kind + kind_there)))
        return graph

    def printed(self, touching: nx.Graph | None = None) -> nx.Graph:
        """The places, joined by printed roads."""
        graph = (touching or self.touching()).copy()
        graph.remove_edges_from([(one, other) for one, other, pairs in graph.edges(data="pairs") if "RR" not in pairs])
        return graph

    def holes(self) -> int:
        """How many patches of open ground lie enclosed."""
        wide, high = [x for x, _ in self.ground], [y for _, y in self.ground]
        left, low = min(wide) - 9, min(high) // 3 - 3
        ground = nx.Graph()
        for j in range(low, max(high) // 3 + 3):
            for i in range(left // 3, max(wide) // 3 + 4):
                x, up = 3 * i, (i + j) % 2 == 1
                middle = x, 3 * j + (1 if up else 2)
                around = [(x - 3, 3 * j + (2 if up else 1)), (x, 3 * j - 1 if up else 3 * j + 4)]
                ground.add_edges_from((middle, other) for other in around)
        ground.remove_nodes_from(self.ground)
        return nx.number_connected_components(ground) - 1

    def faults(self) -> list[str]:
        """Two tiles on one ground, more than two along one line, or a road against forest or mountain."""
        found = []
        if len(self.ground) != sum(len(tile.area) for tile in self.places.values()):
            found.append("tiles overlap")
        for sides in self.sides.values():
            kinds = [kind for _, _, kind in sides]
            if len(sides) > 2:
                found.append(f"{sides} lie along one line")
            if len(kinds) == 2 and kinds.count("R") == 1:
                found.append(f"{sides} do not fit")
        return found


def first_village() -> Village:
    return Village(*(Lying(key, tuple(BOX["layout"][key]), 0) for key in KEYS[:6]))


def shift(state: Any) -> Corner:
    """Where the record counts from: the record's church less the layout's."""
    i, j = BOX["layout"][CHURCH]
    a, b = state.at[0].tolist()
    return 2 * a + b - i, b - j


def read(state: Any) -> Village:
    """The village of a record."""
    i, j = shift(state)
    found = Village()
    for tile, key in enumerate(KEYS):
        if state.placed[tile]:
            a, b = state.at[tile].tolist()
            found.lay(Lying(key, (2 * a + b - i, b - j), int(state.turned[tile])))
    return found


def built_roads(state: Any, *seats: int) -> list[tuple[str, str]]:
    """The roads of these seats, or of all."""
    roads = range(state.road_count)
    return [
        (KEYS[state.road_from[road]], KEYS[state.road_to[road]]) for road in roads if not seats or state.road_owner[road] in seats
    ]


def graph(state: Any, village: Village | None = None) -> nx.Graph:
    """The places, joined by printed and built roads."""
    found = (village or read(state)).printed()
    found.add_edges_from(built_roads(state))
    return found


def matching(village: Village, tile: Lying) -> dict[str, set[str]]:
    """For each place a tile touches: R where roads meet, F or M where a road could be built, X for a cliff."""
    found: dict[str, set[str]] = {}
    for place, kind, own in village.contacts(tile):
        found.setdefault(place, set()).add(own if kind == own else "X")
    return found


def arrange(village: Village, plan: dict[str, dict[str, str]]) -> bool:
    """Lay tiles so that each touches the places its plan names, found by trying; no other place is joined to it.

    The plan says for each of them what lies between: R a printed road; F, M or B no road but room for a path, a bridge or either;
    X nothing but cliffs. With two signs both are there.
    """
    if not plan:
        return True
    key, wanted = next(iter(plan.items()))
    rest = {other: joints for other, joints in plan.items() if other != key}
    for _, _, tile in village.spots(next(iter(wanted)), key):
        found = matching(village, tile)
        strangers = [kinds for place, kinds in found.items() if place not in wanted]
        fits = all(_fits(found.get(place, set()), joint) for place, joint in wanted.items())
        if fits and not any("R" in kinds for kinds in strangers):
            village.lay(tile)
            if arrange(village, rest):
                return True
            village.lift(key)
    return False


def _fits(found: set[str], joint: str) -> bool:
    if joint == "X":
        return found == {"X"}
    if joint == "B":
        return bool(found & {"F", "M"}) and "R" not in found
    return set(joint) <= found and ("R" in joint or "R" not in found)
