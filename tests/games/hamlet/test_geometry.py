"""The tiles as polygons, the known village, and roads in villages of chance: computed once more in plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import networkx as nx
import numpy as np
import pytest

from dorfplatz.core.box_document import values_of
from dorfplatz.core.engine import engine
from dorfplatz.games.hamlet import bits, rules_ground, rules_village, scoring, tables

from .builder import Table, hamlet, number
from .referee import Referee, longest_road
from .test_placing import FRAME, photo
from .village import BOX, CHURCH, KEYS, TILES, Lying, Village, first_village, read, turned

RULES = engine("hamlet")

# The fourteen known tiles as a photograph shows them: where each begins, then clockwise the kind of a segment and where it ends.
KNOWN = {
    "church": "-4,4 M -2,4 F -1,3 F 1,3 R 2,2 R 1,1 M -1,1 R -2,0 F -4,0 F -5,1 M -7,1 R -8,2 F -7,3 M -5,3 R -4,4",
    "quarry": "-7,5 M -5,5 M -4,4 R -5,3 M -7,3 M -8,4 M -7,5",
    "woodcutter": "-13,3 F -11,3 F -9,3 F -8,2 R -7,1 F -9,1 F -11,1 F -12,2 F -13,3",
    "farm": "0,4 F 2,4 F 4,4 F 3,3 F 2,2 R 1,3 F 0,4",
    "market": "1,1 R 2,2 F 3,3 F 4,4 R 5,3 F 6,2 F 7,1 F 5,1 F 3,1 F 1,1",
    "town-hall": "-1,1 M 1,1 F 2,0 F 1,-1 M 2,-2 M 1,-3 M -1,-3 M -2,-2 F -1,-1 F -2,0 R -1,1",
    "sawmill": "-7,1 F -5,1 F -4,0 F -5,-1 F -6,-2 F -7,-3 R -8,-2 F -9,-1 F -7,-1 R -8,0 F -7,1",
    "dairy-farm": "-11,-1 M -10,-2 M -8,-2 R -7,-3 M -8,-4 M -10,-4 R -11,-3 F -12,-2 F -11,-1",
    "stonemason": "2,-2 R 4,-2 M 5,-3 M 7,-3 M 8,-4 M 7,-5 M 5,-5 M 4,-4 R 2,-4 M 1,-3 M 2,-2",
    "flour-mill": "-15,5 M -13,5 R -11,5 F -12,4 F -13,3 F -15,3 M -17,3 R -16,4 M -15,5",
    "master-stonemason": "-13,7 M -11,7 R -9,7 M -10,6 M -11,5 R -13,5 M -15,5 M -14,6 M -13,7",
    "warehouse": "-13,-1 F -12,-2 F -11,-3 R -12,-4 M -13,-5 R -14,-4 M -15,-3 F -14,-2 F -13,-1",
    "small-woodland": "-11,5 F -9,5 F -8,4 F -9,3 F -11,3 F -13,3 F -12,4 F -11,5",
    "small-mountain-range": "-4,6 M -2,6 M -1,5 M -2,4 M -4,4 M -5,5 M -4,6",
}
AREAS = [24, 6, 8, 4, 9, 12, 10, 8, 12, 8, 8, 8, 7, 6]


def known(key: str) -> tuple[list[tuple[int, int]], list[str]]:
    words = KNOWN[key].split()
    corners = [tuple(map(int, word.split(","))) for word in words[::2]]
    return [(i, j) for i, j in corners], words[1::2]


def area(corners: list[tuple[int, int]]) -> float:
    """The area of a polygon in unit triangles, by the formula of the shoelace: one measures a half unit of width and a row."""
    turns = zip(corners, corners[1:] + corners[:1], strict=True)
    return -sum(a * d - b * c for (a, b), (c, d) in turns) / 2


@pytest.mark.rule("H-10")
@pytest.mark.parametrize("key", KNOWN)
def test_the_box_has_the_known_tiles(key: str) -> None:
    corners, kinds = known(key)
    tile = Lying(key, corners[0], 0)
    assert [segment.begin for segment in tile.segments] == corners[:-1]
    assert [segment.end for segment in tile.segments] == corners[1:]
    assert [segment.kind for segment in tile.segments] == kinds
    assert len(tile.area) == area(corners) == AREAS[list(KNOWN).index(key)]


@pytest.mark.rule("H-11", "H-12")
def test_the_known_tiles_fit_in_one_frame() -> None:
    village = Village(*(Lying(key, known(key)[0][0], 0) for key in KNOWN))
    assert village.faults() == []
    shared = [sides for sides in village.sides.values() if len(sides) == 2]
    assert len(shared) == 22
    assert all((one[2] == "R") == (other[2] == "R") for one, other in shared)
    assert len(village.ground) == sum(AREAS)


@pytest.mark.rule("H-11", "H-13")
def test_the_record_says_the_same_of_that_frame() -> None:
    table = photo()
    assert {key: tile.corner for key, tile in table.village.places.items()} == {key: known(key)[0][0] for key in KNOWN}
    assert int((table.state.across >= 0).sum()) == 2 * 22
    assert set(FRAME) | set(values_of(BOX["layout"])) == set(KNOWN)


@pytest.mark.rule("H-11")
def test_each_tile_of_that_frame_could_be_laid_last() -> None:
    for key in FRAME:
        table = hamlet()
        for other, corner in FRAME.items():
            if other != key:
                table.with_tile(other, corner)
        i, j = FRAME[key]
        assert rules_ground.why_not_fit(table.state, number(key), 0, (i - j) // 2, j) == 0
        table.with_tile(key, FRAME[key])
        assert rules_ground.why_not_fit(table.state, number(key), 0, (i - j) // 2, j) != 0


@pytest.mark.rule("H-10")
@pytest.mark.parametrize("key", KEYS)
def test_outlines_are_simple_rings_that_run_clockwise(key: str) -> None:
    corners = [segment.begin for segment in Lying(key, (0, 0), 0).segments]
    assert Lying(key, (0, 0), 0).segments[-1].end == (0, 0)
    assert len(set(corners)) == len(corners)
    assert area(corners) > 0
    assert all((i + j) % 2 == 0 for i, j in corners)


@pytest.mark.rule("H-10", "H-11")
@pytest.mark.parametrize("key", KEYS)
def test_the_tables_have_corners_and_triangles_of_every_rotation(key: str) -> None:
    n = number(key)
    for sixths in range(6):
        tile = Lying(key, (0, 0), sixths)
        segments = tile.segments
        assert tables.SEGMENTS[n] == len(segments)
        corners = tables.CORNER[n, sixths, : len(segments)].tolist()
        assert [(2 * a + b, b) for a, b in corners] == [segment.begin for segment in segments]
        assert ["RFM"[kind] for kind in tables.KIND[n, : len(segments)]] == [segment.kind for segment in segments]
        # A triangle that points up has its middle a third of a row above its lower left corner, the other one two thirds.
        triangles = tables.TRIANGLE[n, sixths, : tables.AREA[n]].tolist()
        middles = {(3 * (2 * a + b) + (6 if down else 3), 3 * b + (2 if down else 1)) for a, b, down in triangles}
        assert middles == tile.area
        assert len(tile.area) == tables.AREA[n] == area([segment.begin for segment in segments])


def test_six_sixths_are_a_whole_turn() -> None:
    for vector in ((2, 0), (1, 1), (5, -3)):
        assert turned(vector, 6) == vector
        assert turned(vector, 3) == (-vector[0], -vector[1])
        lengths = {i * i + 3 * j * j for i, j in (turned(vector, sixths) for sixths in range(6))}
        assert len(lengths) == 1


def test_the_lowest_of_a_set_of_places() -> None:
    """Interpreted too, and from the narrow numbers of a record."""
    interpreted: Any = getattr(bits.first_of, "py_func", bits.first_of)
    for place in range(len(KEYS)):
        some = 1 << place | 1 << 31
        assert bits.first_of(some) == interpreted(np.int64(some)) == place
        assert bits.without_first(some) == some - (1 << place)
    assert [interpreted(np.int16(96)), interpreted(np.int16(1))] == [5, 0]


# Villages of chance


def grow(seed: int, tiles: int) -> Village:
    """Tiles laid anywhere they fit, those with roads against roads gladly."""
    chance, village = Random(seed), first_village()
    keys = KEYS[6:]
    chance.shuffle(keys)
    for key in keys[:tiles]:
        for place in chance.sample(list(village.places), 5):
            spots = [tile for _, _, tile in village.spots(place, key)]
            roads = [tile for tile in spots if any(kind == own == "R" for _, kind, own in village.contacts(tile))]
            if spots:
                village.lay(chance.choice(roads if roads and chance.random() < 0.7 else spots))
                break
    return village


def settled(seed: int, edition: str | None, tiles: int = 14) -> Table:
    """Such a village with roads of both players, as many as chance likes, and a flag on every landmark."""
    chance = Random(f"roads {seed}")
    table = hamlet(2, edition)
    village = grow(seed, tiles)
    for tile in list(village.places.values())[6:]:
        table.with_tile(*tile)
    contacts = village.touching().edges(data="pairs")
    joinable = [(one, other) for one, other, pairs in contacts if "RR" not in pairs and {"FF", "MM"} & set(pairs)]
    chance.shuffle(joinable)
    for one, other in joinable[: chance.randrange(11)]:
        seat = chance.randrange(2)
        ways = Referee(table.state, village).joined
        if table.seat(seat).roads_left and not (edition and nx.has_path(ways, one, other)):
            table.with_road(one, other, seat)
    for key in village.places:
        if not TILES[key].get("makes") and TILES[key]["group"] != "start":
            table.with_flag(key, chance.randrange(2))
    for seat in (0, 1):
        table.with_gold(chance.randrange(12), seat)
    if chance.random() < 0.7:
        table.with_milestone("planner", chance.randrange(2))
    return table


@pytest.mark.rule("H-54", "H-55", "H-58", "H-59", "H-60", "H-61", "H-66", "H-67", "H-57", "H-68")
@pytest.mark.parametrize("seed", range(80))
def test_roads_and_landmarks_in_a_village_of_chance(seed: int) -> None:
    table = settled(seed, "preview" if seed % 4 == 0 else None)
    referee = Referee(table.state)
    assert referee.village.faults() == []
    assert [table.game.scores[seat] for seat in (0, 1)] == [referee.score(seat) for seat in (0, 1)]
    for seat in (0, 1):
        assert longest_road(table.state, seat) == referee.longest(seat)
    for key in ("outpost-1", "outpost-2"):
        if key in referee.network:
            assert scoring.way_to_church(table.state.linked, number(key)) == len(nx.shortest_path(referee.joined, key, CHURCH))


def joining(village: Village) -> Lying | None:
    """A tile that could be laid so that its printed roads lead to two places."""
    for place, key in product(village.places, [key for key in KEYS if key not in village.places]):
        for _, _, tile in village.spots(place, key):
            if len({other for other, kind, own in village.contacts(tile) if kind == own == "R"}) == 2:
                return tile
    return None


@pytest.mark.rule("H-68", "H-13")
def test_places_that_close_a_loop_are_remembered() -> None:
    found = []
    for seed in range(12):
        table = settled(seed, "preview", 9)
        if tile := joining(table.village):
            assert table.state.loops == 0
            table.with_tile(*tile)
            referee = Referee(table.state)
            found.append(referee.closes_a_loop(tile.key))
            assert int(table.state.loops) == found[-1] << number(tile.key)
            assert [table.game.scores[seat] for seat in (0, 1)] == [referee.score(seat) for seat in (0, 1)]
    assert (True in found, False in found) == (True, True)


@pytest.mark.rule("H-67")
def test_the_longest_road_of_a_dense_village() -> None:
    """Many circles: all that touches is joined, roads for one player without end."""
    lengths = []
    for seed in range(12):
        table = settled(seed, None, 9)
        village = table.village
        referee = Referee(table.state, village)
        own = [tuple(road) for road in list(referee.touching.edges) if not referee.joined.has_edge(*road)]
        state = table.state
        for one, other in own[: len(state.road_from) - int(state.road_count)]:
            road = int(state.road_count)
            state.road_from[road], state.road_to[road], state.road_owner[road] = number(one), number(other), 0
            state.road_count += 1
            rules_village.link(state, number(one), number(other))
        state.players[0].roads_left = 0
        rules_village.connect(state)
        referee = Referee(state, village)
        lengths.append(referee.longest(0))
        assert longest_road(state, 0) == lengths[-1]
    assert max(lengths) >= 8


@pytest.mark.rule("H-11", "H-12")
@pytest.mark.parametrize("seed", range(6))
def test_spots_in_a_village_of_chance(seed: int) -> None:
    village = grow(1000 + seed, 16)
    table = hamlet()
    for tile in list(village.places.values())[6:]:
        table.with_tile(*tile)
    assert village.places == read(table.state).places
    left = [key for key in KEYS if key not in village.places]
    for place, key in Random(seed).sample([(place, key) for place in village.places for key in left], 25):
        found = set(_spots(table.state, place, key))
        assert found == {(theirs, own) for theirs, own, _ in village.spots(place, key)}
        assert rules_village.has_spot(table.state, number(place), number(key)) == bool(found)


def _spots(state: Any, place: str, key: str) -> Iterator[tuple[int, int]]:
    for theirs in range(tables.SEGMENTS[number(place)]):
        for own in range(tables.SEGMENTS[number(key)]):
            if not rules_village.why_not_lay(state, number(place), theirs, number(key), own):
                yield theirs + 1, own + 1


@pytest.mark.rule("H-13")
def test_no_two_tiles_touch_with_two_roads_each() -> None:
    """Then a connection is a pair of places, and nothing depends on how several would be counted."""
    for one, other in combinations(KEYS, 2):
        village = Village(Lying(one, (0, 0), 0))
        for _, _, tile in village.spots(one, other):
            assert sum(kind == own == "R" for _, kind, own in village.contacts(tile)) <= 1
