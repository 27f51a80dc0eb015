"""The triangular lattice the tiles are cut from: exact integer geometry.

A vertex is (a, b): a steps to the right and b steps up to the right. Directions count counter-clockwise from the right in sixths
of a turn. Unit triangles are named by their lower left vertex: the one that points up, and the one right of it that points down.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
COMPASS = {"E": 0, "NE": 1, "NW": 2, "W": 3, "SW": 4, "SE": 5}
KINDS = {"R": 0, "F": 1, "M": 2}

Vertex = tuple[int, int]
Triangle = tuple[int, int, int]


def from_rows(halves: int, row: int) -> Vertex:
    """A vertex that is given in half units to the right and rows upwards."""
    return (halves - row) // 2, row


def turned(vertex: Vertex, sixths: int) -> Vertex:
    """The vertex turned counter-clockwise about the origin."""
    a, b = vertex
    for _ in range(sixths % 6):
        a, b = -b, a + b
    return a, b


@dataclass(frozen=True)
class Outline:
    """A tile: its sides in clockwise order, each with its kind, from the corner that is its origin."""

    directions: tuple[int, ...]
    kinds: tuple[int, ...]

    @property
    def corners(self) -> tuple[Vertex, ...]:
        """The vertices along the outline, the first one again at the end."""
        found = [(0, 0)]
        for direction in self.directions:
            (a, b), (da, db) = found[-1], STEPS[direction]
            found.append((a + da, b + db))
        return tuple(found)

    @property
    def closed(self) -> bool:
        """Whether it ends where it begins and visits no other vertex twice."""
        corners = self.corners
        return corners[0] == corners[-1] and len(set(corners)) == len(self.directions)

    @property
    def clockwise(self) -> bool:
        """Whether its inside lies to the right of every side."""
        return sum(a * d - c * b for (a, b), (c, d) in pairwise(self.corners)) < 0

    def triangles(self) -> tuple[Triangle, ...]:
        """The unit triangles inside: those from which a ray to the right crosses an odd number of sides."""
        corners = self.corners
        low = min(b for _, b in corners), max(b for _, b in corners)
        wide = min(a for a, _ in corners), max(a for a, _ in corners)
        rising: dict[int, list[int]] = {}
        for (a, b), (c, d) in pairwise(corners):
            if b != d:  # a side that crosses from one row to the next; twice its middle, measured along the row
                rising.setdefault(min(b, d), []).append(a + c)
        found = []
        for row in range(low[0], low[1]):
            for a in range(wide[0] - 1, wide[1] + 2):
                for down in (0, 1):
                    # Halfway up the row, sides stand at a + c in halves; the triangle that points up is centred at 2a + 1/2 …
                    middle = 2 * a + down
                    if sum(side > middle for side in rising.get(row, [])) % 2:
                        found.append((a, row, down))
        return tuple(found)


def read_outline(text: str) -> Outline | None:
    """An outline as the box writes it (`E-M SE-F …`), or None."""
    sides = [side.split("-") for side in text.split()]
    if not sides or any(len(side) != 2 or side[0] not in COMPASS or side[1] not in KINDS for side in sides):
        return None
    return Outline(tuple(COMPASS[direction] for direction, _ in sides), tuple(KINDS[kind] for _, kind in sides))
