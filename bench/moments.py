"""`python -m bench.moments`: how long any moment of a very long game takes to open, from the socket to the socket.

Of many random games of four the longest is put on a table of a real server. It is opened, by a server that has not seen it
yet, and then moments of it are asked for in any order.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

import dorfplatz
from bench.browsers import hello, request, socket_of
from bench.links import percentile
from bench.serving import server
from dorfplatz.core.registry import names

MOMENTS = 300
PATIENCE = 200


def longest(name: str, games: int) -> dorfplatz.Game:
    """The longest of some random games."""
    found = None
    for seed in range(games):
        game, rng = dorfplatz.new(name, players=4, seed=seed), random.Random(seed)
        while not game.over:
            game.push(rng.choice(game.legal_moves.ids))
        if found is None or game.version > found.version:
            found = game
    assert found
    return found


async def measure(address: str, table: str, versions: int) -> tuple[float, list[float]]:
    """Seconds until a table is open, and until each of some moments is there."""
    rng, waits = random.Random(1), []
    began = time.perf_counter()
    async with connect(socket_of(address, table), open_timeout=PATIENCE, max_size=None) as socket:
        await socket.send(hello())
        await socket.recv()
        opened = time.perf_counter() - began
        for _ in range(MOMENTS):
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "at", "ref": "a", "version": rng.randint(0, versions)}))
            answer = json.loads(await socket.recv())
            waits.append(time.perf_counter() - began)
            assert answer["type"] == "moment", answer
    return opened, waits


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(prog="bench.moments", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of so many games the longest is taken")
    options = parser.parse_args()
    shown = Table(box=box.MARKDOWN, title=f"the longest of {options.games} random games of four, {MOMENTS} moments of each")
    for column in ("game", "decisions", "first opened, ms", "p50 ms", "p99 ms", "worst ms"):
        shown.add_column(column, justify="left" if column == "game" else "right")
    for name in names():
        game = longest(name, options.games)
        seats = [{"kind": "human", "name": f"P{n}", "family": n} for n in range(1, 5)]
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            with server(data=Path(folder)) as served:
                table = request(served.address, "POST", "/api/saves", content={**game.to_json(), "seats": seats})["id"]
            with server(data=Path(folder)) as served:
                request(served.address, "POST", "/api/tables", content={"game": name, "seats": seats})  # the rules are loaded
                opened, waits = asyncio.run(measure(served.address, table, game.version))
        times = (f"{percentile(waits, share):.0f}" for share in (0.5, 0.99, 1))
        shown.add_row(name, f"{game.version:,}", f"{1000 * opened:.0f}", *times)
    Console(width=120).print(shown)


if __name__ == "__main__":
    main()
