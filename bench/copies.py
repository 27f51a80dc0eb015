"""`python -m bench.copies`: what it takes on a GPU to copy a position, by how it lies in memory.

A thread copies one game's position: byte by byte, in words of eight bytes, or in words that lie beside the same word of the other
games (a structure of arrays), so that neighbouring threads read and write neighbouring words.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from dorfplatz.core.cuda import numba_cuda
from dorfplatz.core.engine import engine
from tests.conformance.tables import GAMES

cuda = numba_cuda()

SIZES = (65_536, 262_144)
REPEATS = 20
BLOCK = 64


@cuda.jit  # type: ignore[untyped-decorator]
def copy_rows(source: Any, target: Any) -> None:
    """A row for each game."""
    game = cuda.grid(1)
    if game < source.shape[0]:
        for place in range(source.shape[1]):
            target[game, place] = source[game, place]


@cuda.jit  # type: ignore[untyped-decorator]
def copy_columns(source: Any, target: Any) -> None:
    """A column for each game."""
    game = cuda.grid(1)
    if game < source.shape[1]:
        for place in range(source.shape[0]):
            target[place, game] = source[place, game]


def nanoseconds(copy: Any, source: Any, games: int) -> float:
    """For one position, the best of some rounds; fails if the copy is not the same."""
    target = cuda.device_array_like(source)
    found = []
    for _ in range(REPEATS):
        cuda.synchronize()
        begin = time.perf_counter()
        copy[-(-games // BLOCK), BLOCK](source, target)
        cuda.synchronize()
        found.append(time.perf_counter() - begin)
    assert (target.copy_to_host() == source.copy_to_host()).all()
    return 1e9 * min(found) / games


def main() -> None:
    """Measure every game at two sizes of a batch."""
    if not cuda.is_available():
        sys.exit("There is no GPU here that CUDA knows.")
    for game in GAMES:
        size = -(-engine(game).state_type.itemsize // 8) * 8
        for games in SIZES:
            rows = np.random.default_rng(1).integers(0, 256, (games, size), np.uint8)
            words = rows.view(np.uint64)
            found = {
                "in bytes": nanoseconds(copy_rows, cuda.to_device(rows), games),
                "in words": nanoseconds(copy_rows, cuda.to_device(words), games),
                "structure of arrays": nanoseconds(copy_columns, cuda.to_device(np.ascontiguousarray(words.T)), games),
            }
            figures = ", ".join(f"{name} {value:.2f} ns" for name, value in found.items())
            print(f"{game}, {size} bytes, {games:,} games: {figures} a position", flush=True)


if __name__ == "__main__":
    main()
