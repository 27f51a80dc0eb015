"""`python -m tests.core.batches`: what becomes of a batch of each game, to compare ways of running it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from dorfplatz.core.batch import Batch, batch
from tests.conformance.tables import GAMES

ASIDE = ("works", "trials", "wanted", "decisions")
"""Working space, and what was asked for last: they tell nothing of the games."""


def memory(games: Batch, *but: str) -> dict[str, bytes]:
    """All arrays of a batch, byte by byte; of the lists of moves only what counts."""
    found = {name: array.tobytes() for name, array in games._arrays._asdict().items() if name not in (*ASIDE, *but)}
    found["moves"] = repr([row[:count].tolist() for row, count in zip(games.moves, games.counts, strict=True)]).encode()
    return found


def digest(games: Batch) -> str:
    """The same, short."""
    return hashlib.sha256(repr(sorted(memory(games).items())).encode()).hexdigest()[:16]


def digests(game: str, n: int, decisions: int, **arguments: Any) -> Iterator[str]:
    """After every kind of thing that a batch does."""
    games = batch(game, n, (2, 3), seed="digest", **arguments)
    yield f"{game} dealt {digest(games)}"
    for _ in range(decisions):
        games.step(games.random())
    yield f"{game} random {digest(games)}"
    for _ in range(decisions):
        games.step(games.greedy())
    yield f"{game} greedy {digest(games)}"
    for bot in ("random", "greedy"):
        games.play(bot, decisions)
        yield f"{game} played by {bot} {digest(games)}"
    games = batch(game, n, 3, opponents=["greedy", "random"], seed="digest", **arguments)
    for _ in range(decisions):
        games.step(games.random())
    yield f"{game} among bots {digest(games)}"


def all_digests() -> Iterator[str]:
    """A little of each game."""
    for game in GAMES:
        yield from digests(game, n=3, decisions=4, threads=1)


if __name__ == "__main__":
    for line in all_digests():
        print(line)
