"""What is in the box, and that the land is what its rows of numbers say."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import networkx as nx
import pytest

from dorfplatz.games.milestones import tables, view

from . import land
from .builder import GOODS, WORKERS
from .land import BOX, NUMBER

Place = tuple[float, float]


def crossing(one: tuple[Place, Place], other: tuple[Place, Place]) -> bool:
    """Whether two lines cross between their ends."""

    def side(line: tuple[Place, Place], point: Place) -> float:
        (x, y), (u, v) = line
        return (u - x) * (point[1] - y) - (v - y) * (point[0] - x)

    return side(one, other[0]) * side(one, other[1]) < -1e-9 and side(other, one[0]) * side(other, one[1]) < -1e-9


@pytest.mark.rule("M-06")
def test_35_tiles_with_14_workers_of_each_kind() -> None:
    assert len(BOX["tiles"]) == 35
    assert Counter(kind for kind, _ in WORKERS) == dict.fromkeys(GOODS, 14)


@pytest.mark.rule("M-06")
def test_numbers_run_from_one_to_eight_and_rise_on_every_tile() -> None:
    assert {number for _, number in WORKERS} == set(range(1, 9))
    assert all(left <= right for left, right in (tile["numbers"] for tile in BOX["tiles"]))
    for kind in GOODS:
        assert {number for worker, number in WORKERS if worker == kind} == set(range(1, 9))


@pytest.mark.rule("M-06")
def test_of_each_kind_there_is_a_tile_with_two() -> None:
    doubles = Counter(left for left, right in (tile["workers"] for tile in BOX["tiles"]) if left == right)
    assert doubles == dict.fromkeys(GOODS, 1)


@pytest.mark.rule("M-06")
def test_no_two_tiles_are_equal() -> None:
    assert len({(*tile["workers"], *tile["numbers"]) for tile in BOX["tiles"]}) == 35


@pytest.mark.rule("M-06")
def test_the_workers_of_the_tables_are_those_of_the_tiles() -> None:
    numbers = zip(tables.WORKER_KIND.tolist(), tables.WORKER_NUMBER.tolist(), strict=True)
    assert [(GOODS[kind], number) for kind, number in numbers] == WORKERS


@pytest.mark.rule("M-02")
def test_63_numbers_from_one_to_five_and_one_point_without() -> None:
    assert [len(row) for row in land.ROWS] == [13, 12, 13, 12, 13]
    assert len(NUMBER) == tables.VERTICES == 63
    assert set(NUMBER.values()) == set(range(6))
    assert [point for point, number in NUMBER.items() if number == 0] == ["a1"]
    assert tables.NAMES[tables.START] == "a1"
    assert tables.NUMBER.tolist() == list(NUMBER.values())


@pytest.mark.rule("M-02")
def test_lines_and_triangles_of_the_tables_are_those_of_points_one_step_apart() -> None:
    assert tuple(land.POINTS) == tables.NAMES
    lines = {frozenset(tables.NAMES[end] for end in ends) for ends in tables.EDGE_ENDS.tolist()}
    assert lines == {frozenset(line) for line in land.LINES.edges}
    assert len(lines) == tables.EDGES == 154
    assert sorted(tables.TRIANGLE_NAMES) == sorted(land.TRIANGLES)
    assert len(land.TRIANGLES) == tables.TRIANGLES == 92
    assert sorted(tables.PATH_NAMES) == sorted(land.PATHS)
    assert sum(degree * (degree - 1) for _, degree in land.LINES.degree) == tables.PATHS


@pytest.mark.rule("M-02")
def test_neighbours_corners_sides_and_paths_of_the_tables() -> None:
    name, lines = tables.NAMES, [frozenset(tables.NAMES[end] for end in ends) for ends in tables.EDGE_ENDS.tolist()]
    for vertex, others in enumerate(tables.AROUND.tolist()):
        assert {name[other] for other in others if other >= 0} == set(land.LINES[name[vertex]])
        edges = zip(others, tables.EDGES_AROUND[vertex].tolist(), strict=True)
        assert all((edge < 0) if other < 0 else lines[edge] == {name[vertex], name[other]} for other, edge in edges)
    for corners, edges, written in zip(tables.CORNERS.tolist(), tables.SIDES.tolist(), tables.TRIANGLE_NAMES, strict=True):
        assert land.ordered(*(name[corner] for corner in corners)) == written
        assert {lines[edge] for edge in edges} == set(land.sides(written))
    for points, edges, written in zip(tables.PATH.tolist(), tables.PATH_EDGES.tolist(), tables.PATH_NAMES, strict=True):
        assert "-".join(name[point] for point in points) == written
        assert [lines[edge] for edge in edges] == [frozenset(piece) for piece in pairwise(written.split("-"))]
    for vertex, (first, end) in enumerate(pairwise(tables.PATHS_FROM.tolist())):
        assert all(path.startswith(f"{name[vertex]}-") for path in tables.PATH_NAMES[first:end])
    assert tables.PATHS_FROM[-1] == tables.PATHS


@pytest.mark.rule("M-02", "M-34")
def test_no_two_lines_cross() -> None:
    assert crossing((land.where("a2"), land.where("c2")), (land.where("b1"), land.where("b2")))
    lines = [(land.where(one), land.where(other)) for one, other in land.LINES.edges]
    assert not any(crossing(one, other) for one, other in combinations(lines, 2))
    assert nx.check_planarity(land.LINES)[0]
    # Points, lines and areas of a drawing in the plane: the triangles are all areas but the one around the land.
    assert len(land.POINTS) - land.LINES.number_of_edges() + len(land.TRIANGLES) + 1 == 2


@pytest.mark.rule("M-02", "M-60")
def test_the_land_has_room_for_every_road_section() -> None:
    assert len(land.a_snake()) >= 2 * 24 + 1


@pytest.mark.rule("M-03")
def test_fifteen_bushes_in_different_triangles_and_three_bonus_tiles_of_each_kind() -> None:
    assert len(set(land.BUSHES)) == 15
    assert set(land.BUSHES) <= set(land.TRIANGLES)
    assert [BOX["bonus"][good] for good in ("stone", "wood", "sand", "grain", "coin")] == [3] * 5
    assert [tables.TRIANGLE_NAMES[triangle] for triangle in tables.BUSH_TRIANGLE] == land.BUSHES
    for triangle, bush in zip(tables.TRIANGLE_NAMES, tables.BUSH_OF.tolist(), strict=True):
        assert (land.BUSHES[bush] if bush >= 0 else None) == (triangle if triangle in land.BUSHES else None)
    for point, bushes in zip(land.POINTS, tables.BUSHES_AROUND.tolist(), strict=True):
        assert {land.BUSHES[bush] for bush in bushes if bush >= 0} == {b for b in land.BUSHES if point in land.corners(b)}


@pytest.mark.rule("M-05", "M-07", "M-22", "M-26", "M-27", "M-57", "M-59", "M-60", "M-61", "M-62", "M-64", "M-68")
@pytest.mark.parametrize(
    ("item", "printed"),
    [
        ("pieces", {"sections": 24, "houses": 12, "markets": 12, "sacks": 12}),
        ("start", {"coins": 1, "display": 5}),
        ("game", {"start_tiles": [5, 7, 9], "goals": [67, 59, 51]}),
        ("castle", {"keep": 3, "workers": 2}),
        ("majority", {"sole": 5, "shared": 2}),
        (
            "prices",
            {
                "hire": 2,
                "buy": 2,
                "sell": 2,
                "deliver": 2,
                "road": {"stone": 1, "sand": 1},
                "house": {"stone": 1, "wood": 1},
                "market": {"wood": 1, "sand": 1},
            },
        ),
    ],
)
def test_what_the_rulebook_says(item: str, printed: dict[str, Any]) -> None:
    assert BOX[item] == {**printed, "provenance": "rulebook"}


def test_everything_says_where_it_comes_from() -> None:
    items = [item for part in BOX.values() for item in (part if isinstance(part, list) else [part])]
    assert {item["provenance"] for item in items} == {"rulebook", "house"}
    assert {item["provenance"] for item in BOX["tiles"]} == {"house"}
    assert BOX["board"]["provenance"] == BOX["bonus"]["provenance"] == "house"
    told = view.components()
    assert {origin.provenance for origin in (told.land, told.bonus, *(tile.origin for tile in told.tiles))} == {"house"}
