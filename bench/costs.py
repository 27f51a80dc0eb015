"""`python -m bench.costs`: what a move, a table and a stored game cost a server, for those who have to choose a machine.

Two people play random legal moves at a table, each at a screen of their own. Processor time is that of the server's processes
alone, so it hardly depends on what else the machine does. The bytes are those by which the database has grown.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import secrets
import sqlite3
import time
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from websockets.sync.client import ClientConnection, connect

from bench.browsers import hello, received, request, sit_down, socket_of
from bench.serving import Served, memory, processes, server, times
from dorfplatz.core.registry import names


@dataclass(frozen=True)
class Costs:
    """Of one game: milliseconds of processor time and bytes on disk for a move, kilobytes of memory for an open table."""

    moves: int
    server: float
    workers: float
    disk: float
    server_memory: float
    worker_memory: float


class Friends:
    """A table and the two people at it."""

    def __init__(self, address: str, game: str, stack: ExitStack) -> None:
        keys = [secrets.token_urlsafe(24) for _ in range(2)]
        url = socket_of(address, sit_down(address, game, keys, secrets.token_hex(8)))
        self._sockets = [stack.enter_context(connect(url, close_timeout=0.2)) for _ in keys]
        self._views: list[dict[str, Any]] = [{}, {}]
        for seat, key in enumerate(keys):
            self._sockets[seat].send(hello(key))
            self._receive(seat, 0)

    def _receive(self, seat: int, revision: int) -> None:
        """Read until this screen is as far as a revision."""
        socket: ClientConnection = self._sockets[seat]
        while not self._views[seat] or self._views[seat]["revision"] < revision:
            message = received(data := socket.recv(timeout=100))
            if message.type == "error":
                raise RuntimeError(str(data))
            self._views[seat] = message.shown(self._views[seat])

    def move(self, choose: random.Random) -> bool:
        """Play a move that both see; False if the game is over."""
        view = self._views[0]
        if view["over"]:
            return False
        turn, revision = view["turn"], view["revision"]
        action = choose.choice(self._views[turn]["moves"])
        self._sockets[turn].send(json.dumps({"type": "move", "ref": "m", "action": action, "revision": revision}))
        for seat in range(2):
            self._receive(seat, revision + 1)
        return True


def _stored_bytes(running: Served) -> int:
    with closing(sqlite3.connect(running.log.parent / "dorfplatz.db")) as connection:
        (pages,), (size,), (free,) = (
            connection.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size", "freelist_count")
        )
    return int((pages - free) * size)


def _own_seconds(running: Served) -> tuple[float, float]:
    """Processor seconds of the server's own process, and of its workers."""
    words = Path(f"/proc/{running.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    own = (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return own, times(running.pid).server - own


def _wait_until_compiled(address: str, game: str) -> None:
    compiled = 0.0
    while compiled < 1:
        time.sleep(0.2)
        games = request(address, "GET", "/api/games")
        compiled = next(found["compiled"] for found in games if found["name"] == game)


def measure(game: str, moves: int, tables: int) -> Costs:
    """Play so many moves at one table after the other, then open so many tables at once."""
    choose = random.Random(game)
    with server() as running, ExitStack() as stack:
        _wait_until_compiled(running.address, game)
        Friends(running.address, game, stack).move(choose)
        before, bytes_before, played = _own_seconds(running), _stored_bytes(running), 0
        while played < moves:
            with ExitStack() as evening:
                friends = Friends(running.address, game, evening)
                while played < moves and friends.move(choose):
                    played += 1
        after, bytes_after = _own_seconds(running), _stored_bytes(running)
        held = _memory(running)
        kept = [Friends(running.address, game, stack) for _ in range(tables)]
        for friends in kept:
            friends.move(choose)
        grown = [now - then for now, then in zip(_memory(running), held, strict=True)]
    own, workers = (1000 * (now - then) / played for now, then in zip(after, before, strict=True))
    own_memory, worker_memory = (1000 * megabytes / tables for megabytes in grown)
    return Costs(played, own, workers, (bytes_after - bytes_before) / played, own_memory, worker_memory)


def _memory(running: Served) -> tuple[float, float]:
    return memory(running.pid), sum(map(memory, processes(running.pid) - {running.pid}))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.costs", description=__doc__)
    parser.add_argument("--game", nargs="+", default=names())
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--tables", type=int, default=50)
    arguments = parser.parse_args()
    table = Table(box=box.SIMPLE, title="What a move and an open table cost")
    for title in ("game", "moves", "ms, server", "ms, workers", "bytes", "kB, server", "kB, workers"):
        table.add_column(title, justify="left" if title == "game" else "right")
    for game in arguments.game:
        costs = measure(game, arguments.moves, arguments.tables)
        figures = (costs.server, costs.workers, costs.disk, costs.server_memory, costs.worker_memory)
        table.add_row(game, str(costs.moves), *(f"{figure:,.2f}" if figure < 10 else f"{figure:,.0f}" for figure in figures))
    Console().print(table)


if __name__ == "__main__":
    main()
