"""`python -m bench.wire`: what a move costs on its way to those who look: bytes, and the time of the processor.

Random games of two people at two screens. Each move is told whole, as views once were, and by what has changed, in turn in one
run. Compressed is as a socket compresses it, each with what it has sent before.
"""

from __future__ import annotations

import argparse
import os
import random
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from statistics import median

from rich import box
from rich.console import Console
from rich.table import Table as Printed

from dorfplatz.core.registry import names
from dorfplatz.server import table
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.records import TableState
from dorfplatz.server.rights import Viewer

VIEWERS: list[Viewer] = [(0,), (1,)]
MOST_MOVES = 400


@dataclass
class Cost:
    """What was measured of each move: bytes to one screen, compressed bytes, and seconds."""

    sizes: list[int]
    compressed: list[int]
    computing: list[float]
    compressing: list[float]


class _Socket:
    """Compresses like uvicorn's sockets."""

    def __init__(self) -> None:
        self._state = zlib.compressobj(wbits=-12, memLevel=5)

    def __call__(self, data: bytes) -> int:
        return len(self._state.compress(data) + self._state.flush(zlib.Z_SYNC_FLUSH))


def _played(game: str, seed: int, whole: bool) -> Iterator[tuple[float, list[bytes]]]:
    """The seconds of each move, and what is sent."""
    dealt = table.new_game(game, 2, seed, {})
    seats = [Seat("human", "Anna", 1), Seat("human", "Ben", 2, link=True)]
    renamed = [Seat("human", "Anne", 1), Seat("human", "Ben", 2, link=True)]
    state = TableState(f"{game} {seed} {whole}", "bench", dealt.setup, seats, 0, [], 0)
    rng = random.Random(seed)
    for revision in range(MOST_MOVES):
        current = table.game_of(state)
        if current.over:
            break
        action = rng.choice(current.legal_moves.ids)
        began = time.process_time()
        change = table.play(state, VIEWERS, action)
        yield time.process_time() - began, list(change.messages.values())
        state = replace(state, actions=[*state.actions, action], revision=revision + 1)
        if whole:  # whoever has another name since may have seen another view
            state = replace(state, seats=renamed if state.seats is seats else seats)
    table.forget(state.key)


def measure(game: str, games: int) -> tuple[Cost, Cost]:
    """The same games, told whole and by what has changed, move by move in turn."""
    costs = Cost([], [], [], []), Cost([], [], [], [])
    for seed in range(games):
        sockets = [_Socket(), _Socket()]
        for both in zip(_played(game, seed, True), _played(game, seed, False), strict=True):
            for cost, socket, (seconds, messages) in zip(costs, sockets, both, strict=True):
                began = time.process_time()
                cost.compressed.append(socket(messages[0]))
                cost.compressing.append(time.process_time() - began)
                cost.sizes.append(len(messages[0]))
                cost.computing.append(seconds)
    return costs


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(prog="bench.wire", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many of each kind are played")
    options = parser.parse_args()
    with suppress(OSError, AttributeError):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    shown = Printed(box=box.MARKDOWN, title=f"{options.games} games each, two screens, medians of one move")
    for column in ("game", "told", "bytes", "compressed", "µs to compute", "µs to compress", "bytes to whole", "µs to whole"):
        shown.add_column(column, justify="left" if column in ("game", "told") else "right")
    for game in names():
        whole, changed = measure(game, options.games)
        for told, cost in (("whole", whole), ("changes", changed)):
            sizes, compressed = (f"{sum(bytes) / len(bytes):,.0f}" for bytes in (cost.sizes, cost.compressed))
            times = (f"{1e6 * median(seconds):,.0f}" for seconds in (cost.computing, cost.compressing))
            ratio = median(c / w for c, w in zip(cost.computing, whole.computing, strict=True) if w)
            shown.add_row(game, told, sizes, compressed, *times, f"{sum(cost.sizes) / sum(whole.sizes):.0%}", f"{ratio:.0%}")
    Console(width=130).print(shown)


if __name__ == "__main__":
    main()
