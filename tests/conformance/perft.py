"""Perft: how many ways lead on from a position, n decisions deep. One wrong rule and the numbers differ.

The numbers stand in `perft-<game>.txt`. After a change of rules or components on purpose, `python -m tests.conformance.perft`
counts again and rewrites them, all or those of the games it is given.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from dorfplatz.core.engine import engine
from dorfplatz.core.events import mute
from dorfplatz.core.loops import loop, rules
from tests.conformance.tables import TABLES, Table, folder_elsewhere, named
from tests.conformance.walks import length, walk

FOLDER = Path(__file__).parent
ENOUGH = 400_000
"""A tree is counted as deep as it has about this many leaves."""
PARTS = 3
"""Trees begin at the start of a game that tries everything, and after each of so many equal parts of it but the last."""


@dataclass(frozen=True)
class Count:
    """The leaves of a tree, by depth from 1 on."""

    table: Table
    moment: int
    leaves: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.table!s:<16}{self.moment:>8}  {'  '.join(str(n) for n in self.leaves)}"


@loop
def count_leaves(states: Any, works: Any, counts: Any, places: Any, depth: int) -> int:
    """Depth first, with the positions on the way to the leaf side by side."""
    leaves = 0
    level = 0
    counts[0] = rules.legal(states[0], works[0])
    places[0] = 0
    while level >= 0:
        if level == depth - 1:
            leaves += counts[level]
            level -= 1
        elif places[level] == counts[level]:
            level -= 1
        else:
            states[level + 1] = states[level]
            mute(works[level].events)
            rules.apply(states[level + 1], works[level].moves[places[level]], works[level].events)
            places[level] += 1
            level += 1
            counts[level] = rules.legal(states[level], works[level])
            places[level] = 0
    return leaves


def perft(name: str, position: bytes, depth: int) -> int:
    """The leaves of the decision tree below a position."""
    game = engine(name)
    states = game.empty(depth)
    states[0] = game.state(game.from_bytes(position))
    counts, places = np.zeros((2, depth), np.int64)
    return count_leaves.of(name)(states, np.zeros(depth, game.rules.WORK), counts, places, depth)


def count(table: Table, moment: int, depth: int | None = None) -> Count:
    """The leaves of the tree that begins after so many decisions, to that depth or as deep as is reasonable."""
    start = next(islice(walk(table, "curious"), moment, None)).position.tobytes()
    leaves = [perft(table.game, start, 1)]
    while len(leaves) < depth if depth else 0 < leaves[-1] * leaves[0] < ENOUGH:
        leaves.append(perft(table.game, start, len(leaves) + 1))
    return Count(table, moment, tuple(leaves))


def moments(table: Table) -> list[int]:
    """Where trees begin."""
    return [part * (length(table, "curious") + 1) // PARTS for part in range(PARTS)]


def file(game: str) -> Path:
    """Where the numbers stand: here, or with a game that lies elsewhere."""
    elsewhere = folder_elsewhere(game)
    return elsewhere / "perft.txt" if elsewhere else FOLDER / f"perft-{game}.txt"


def text(counts: list[Count]) -> str:
    """The numbers, readable."""
    head = "# Leaves of the decision tree at depth 1, 2, 3 …; rewritten by python -m tests.conformance.perft\n"
    return head + f"# {'table':<14}{'after':>8}  leaves\n" + "".join(f"{count}\n" for count in counts)


def read(game: str) -> list[Count]:
    """The numbers as they were written."""
    tables = {str(table): table for table in TABLES}
    lines = [line.split() for line in file(game).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [Count(tables[name], int(moment), tuple(map(int, leaves))) for name, moment, *leaves in lines]


if __name__ == "__main__":
    for game in named(sys.argv[1:]):
        counted = [count(table, moment) for table in TABLES if table.game == game for moment in moments(table)]
        file(game).write_text(text(counted), encoding="utf-8")
        print(file(game).read_text(encoding="utf-8"))
