"""The land of Milestones, built once more from its rows of numbers: points in the plane, joined where they are one step apart."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from math import isclose, sqrt

import networkx as nx

from dorfplatz.core.kernel import box_file

BOX = tomllib.loads(box_file("milestones").read_text(encoding="utf-8"))
ROWS: list[list[int]] = BOX["board"]["numbers"]

NUMBER = {f"{'abcdefgh'[row]}{column}": number for row, numbers in enumerate(ROWS) for column, number in enumerate(numbers, 1)}
POINTS = list(NUMBER)
START = "a1"


def where(point: str) -> tuple[float, float]:
    """Where a point lies: rows of equilateral triangles, every second row moved by half a step."""
    row = "abcdefgh".index(point[0])
    return int(point[1:]) + row % 2 / 2, row * sqrt(3) / 2


def _apart(one: str, other: str) -> float:
    (x, y), (u, v) = where(one), where(other)
    return sqrt((x - u) ** 2 + (y - v) ** 2)


LINES = nx.Graph((one, other) for one, other in combinations(POINTS, 2) if isclose(_apart(one, other), 1))


def ordered(*points: str) -> str:
    """Points the way a triangle is written: row by row, from left to right."""
    return "-".join(sorted(points, key=POINTS.index))


TRIANGLES = [ordered(*corners) for corners in nx.enumerate_all_cliques(LINES) if len(corners) == 3]
BUSHES = [ordered(*corners) for corners in BOX["board"]["bushes"]]
PATHS = [f"{a}-{b}-{c}" for b in POINTS for a in LINES[b] for c in LINES[b] if a != c]


def corners(triangle: str) -> list[str]:
    return triangle.split("-")


def around(point: str) -> list[str]:
    """The neighbours of a point."""
    return sorted(LINES[point], key=POINTS.index)


def line(one: str, other: str) -> frozenset[str]:
    assert LINES.has_edge(one, other), f"no line between {one} and {other}"
    return frozenset((one, other))


def sides(triangle: str) -> list[frozenset[str]]:
    return [line(one, other) for one, other in combinations(corners(triangle), 2)]


def triangles_at(*points: str) -> list[str]:
    """The triangles with all these corners."""
    return [triangle for triangle in TRIANGLES if set(points) <= set(corners(triangle))]


def delivery(*points: str) -> str:
    """The numbers of these points the way a delivery names them."""
    return "+".join(map(str, sorted((NUMBER[point] for point in points), reverse=True))) or "nothing"


def sections(walk: list[str]) -> list[str]:
    """A way over the lines, two at a time."""
    return ["-".join(walk[at : at + 3]) for at in range(0, len(walk) - 2, 2)]


def walks(count: int, begin: str = START) -> Iterator[list[str]]:
    """All ways of so many road sections that never touch themselves."""

    def extend(walk: list[str]) -> Iterator[list[str]]:
        if len(walk) == 2 * count + 1:
            yield walk
            return
        for point in around(walk[-1]):
            if point not in walk:
                yield from extend([*walk, point])

    return extend([begin])


def a_walk(count: int, where: Callable[[list[str]], bool] = lambda walk: True) -> list[str]:
    """A way of so many road sections, from the start marketplace, for which this holds. The numbers are ours and may change."""
    return next(walk for walk in walks(count) if where(walk))


def shortest(where: Callable[[list[str]], bool]) -> list[str]:
    """A shortest way from the start marketplace for which this holds."""
    return next(walk for count in range(1, 5) for walk in walks(count) if where(walk))


def _two_bushes() -> tuple[str, str, list[str]]:
    pairs = [(one, other) for one in BUSHES for other in BUSHES if one != other and set(corners(one)) & set(corners(other))]

    def suits(walk: list[str], one: str, other: str) -> bool:
        *before, middle, end = walk
        alone = set(corners(one)) - set(corners(other))
        return (
            middle in set(corners(one)) & set(corners(other))
            and end in alone
            and not set(before) & {*corners(one), *corners(other)}
        )

    way = shortest(lambda walk: any(suits(walk, *pair) for pair in pairs))
    return *next(pair for pair in pairs if suits(way, *pair)), way


BUSH, NEXT_BUSH, WAY = _two_bushes()
"""Two bushes with a common corner, and a way there: its last milestone stands on that corner, its end on one of the first."""


def a_snake() -> list[str]:
    """A way through the whole land, row by row and back again."""
    rows = [[point for point in POINTS if point[0] == letter] for letter in "abcde"[: len(ROWS)]]
    snake = [point for number, row in enumerate(rows) for point in (reversed(row) if number % 2 else row)]
    assert all(LINES.has_edge(one, other) for one, other in pairwise(snake))
    return snake
