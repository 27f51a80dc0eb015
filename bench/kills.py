"""`python -m bench.kills`: a server that is killed at any moment while people play by links, and what is left when it is back.

At some tables two people each play as fast as they can, at screens of their own. Then the server is killed (`kill -9`) and
started again over the same file. Every move that was acknowledged is there, in order; one that was not is sent again, and
taken once. With `--servers 2` and a database each of the two comes to another server; one of them is killed, all tables are
played on at the other one at once, and it is started again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.browsers import hello, received, request, sit_down, socket_of
from bench.hostile import UNLIMITED
from bench.serving import Served, server

TABLES = 4
MOST_MOVES = 60
"""So many are played before the server is killed, or fewer."""
PATIENCE = 120.0


class Lost(AssertionError):
    """A move that was acknowledged is not there, or one was taken twice."""


@dataclass
class Table:
    """A table, the keys of its people, and the moves that were acknowledged."""

    id: str
    keys: list[str]
    acknowledged: list[int] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    """The move that was sent and not answered, with the seat in question."""
    views: list[dict[str, Any]] = field(default_factory=lambda: [{}, {}])


def begin(address: str, number: int) -> Table:
    """A table for two people who come by links."""
    keys = [f"kill-{number:06}-{seat}-{'k' * 24}" for seat in range(2)]
    return Table(sit_down(address, "settlement", keys, number), keys)


async def _open(address: str, table: Table, seat: int) -> ClientConnection:
    socket = await connect(socket_of(address, table.id), open_timeout=PATIENCE, close_timeout=0.1, max_size=None)
    seen = table.views[seat].get("revision")
    await socket.send(hello(table.keys[seat], seen))
    welcome = json.loads(await socket.recv())
    if seen is not None and welcome["view"]["revision"] < seen:
        raise Lost(f"a screen had seen revision {seen}, and now there is {welcome['view']['revision']}")
    table.views[seat] = welcome["view"]
    return socket


async def play(addresses: Sequence[str], table: Table, rng: random.Random) -> None:
    """Play until a connection is lost, or the game over; where there are several servers each person comes to another one."""
    first = rng.randrange(2)
    sockets = [await _open(addresses[(first + seat) % len(addresses)], table, seat) for seat in range(2)]
    try:
        await _send_again(table, sockets)
        while not table.views[0]["over"]:
            seat = table.views[0]["turn"]
            view = table.views[seat]
            action = rng.choice(view["moves"])
            move = {"type": "move", "ref": "m", "action": action, "revision": view["revision"], "id": f"{rng.random()}"}
            table.pending = {"seat": seat, "move": move}
            await sockets[seat].send(json.dumps(move))
            await _answer(table, sockets)
    finally:
        await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)


async def _answer(table: Table, sockets: list[ClientConnection]) -> None:
    """Wait until the move is acknowledged and both screens have it."""
    assert table.pending
    seat, move = table.pending["seat"], table.pending["move"]
    while True:
        message = received(data := await sockets[seat].recv())
        table.views[seat] = message.shown(table.views[seat])
        if message.ref == "m":
            break
    if message.type not in ("step", "done"):
        raise Lost(f"a legal move was refused: {data!r}")
    table.acknowledged.append(move["action"])
    table.pending = None
    while table.views[1 - seat]["revision"] < table.views[seat]["revision"]:
        table.views[1 - seat] = received(await sockets[1 - seat].recv()).shown(table.views[1 - seat])


async def _send_again(table: Table, sockets: list[ClientConnection]) -> None:
    if table.pending:
        await sockets[table.pending["seat"]].send(json.dumps(table.pending["move"]))
        await _answer(table, sockets)


def check(address: str, table: Table) -> None:
    """What was acknowledged is there, and at most one move more: the one that was on its way."""
    stored: list[int] = request(address, "GET", f"/api/tables/{table.id}/save", table.keys[0])["actions"]
    on_its_way = [table.pending["move"]["action"]] if table.pending else []
    if stored not in (table.acknowledged, table.acknowledged + on_its_way):
        raise Lost(f"{table.id}: acknowledged {table.acknowledged}, stored {stored}")


def _acknowledged(tables: list[Table]) -> int:
    return sum(len(table.acknowledged) for table in tables)


async def _round(servers: Sequence[Served], victim: Served, tables: list[Table], rng: random.Random) -> None:
    """Play at all tables until a server is killed, after some moves and in the middle of anything."""
    playing = [asyncio.create_task(play([one.address for one in servers], table, rng)) for table in tables]
    await _moves(playing, tables, rng.randint(5, MOST_MOVES))
    await asyncio.sleep(rng.uniform(0, 0.03))
    os.kill(victim.pid, signal.SIGKILL)
    await _ended(playing)


async def _play_on(servers: Sequence[Served], tables: list[Table], rng: random.Random) -> None:
    """A few moves at the servers that are left."""
    playing = [asyncio.create_task(play([one.address for one in servers], table, rng)) for table in tables]
    await _moves(playing, tables, rng.randint(1, 8))
    for task in playing:
        task.cancel()
    await _ended(playing)


async def _moves(playing: list[asyncio.Task[None]], tables: list[Table], number: int) -> None:
    enough = _acknowledged(tables) + number
    while _acknowledged(tables) < enough and not all(task.done() for task in playing):
        await asyncio.sleep(0.005)


async def _ended(playing: list[asyncio.Task[None]]) -> None:
    lost = ConnectionClosed | InvalidHandshake | OSError | EOFError | asyncio.CancelledError
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, lost):
            raise outcome


class Servers:
    """So many servers, each over its own folder, in which one can be killed and started again."""

    def __init__(self, stack: ExitStack, number: int, *arguments: str) -> None:
        self._stack, self._arguments = stack, arguments
        self._folders = [Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))) for _ in range(number)]
        self._running = [self._start(folder) for folder in self._folders]

    @property
    def running(self) -> list[Served]:
        """Each as it was started last."""
        return [served for served, _ in self._running]

    def _start(self, folder: Path) -> tuple[Served, ExitStack]:
        own = self._stack.enter_context(ExitStack())
        arguments = ("--allow-host", "dorfplatz.example", *self._arguments)
        return own.enter_context(server(*arguments, first=UNLIMITED, data=folder)), own

    def restart(self, number: int) -> None:
        """After it was killed."""
        self._running[number][1].close()
        self._running[number] = self._start(self._folders[number])


def run(times: int, seed: int = 1, *arguments: str, servers: int = 1) -> int:
    """Kill one of the servers so often; gives how many moves were acknowledged, or raises `Lost`."""
    rng = random.Random(seed)
    tables: list[Table] = []
    done = 0
    with ExitStack() as stack:
        group = Servers(stack, servers, *arguments)
        for number in range(times):
            tables += [begin(rng.choice(group.running).address, 1000 * number + n) for n in range(TABLES - len(tables))]
            victim = rng.randrange(servers)
            asyncio.run(_round(group.running, group.running[victim], tables, rng))
            if left := [one for n, one in enumerate(group.running) if n != victim]:
                _check_all(left, tables)
                asyncio.run(_play_on(left, tables, rng))
            group.restart(victim)
            _check_all(group.running, tables)
            over = [table for table in tables if table.views[0]["over"]]
            done += _acknowledged(over)
            tables = [table for table in tables if table not in over]
    return done + _acknowledged(tables)


def _check_all(servers: Sequence[Served], tables: list[Table]) -> None:
    for one in servers:
        for table in tables:
            check(one.address, table)


def main() -> None:
    """Kill, and say how many moves were acknowledged."""
    parser = argparse.ArgumentParser(prog="bench.kills", description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="the address of a PostgreSQL database, instead of a file")
    parser.add_argument(
        "--servers", type=int, default=1, help="with --database: so many over it, of which one is killed at a time"
    )
    options = parser.parse_args()
    if options.servers > 1 and not options.database:
        parser.error("several servers need --database")
    database = ["--database", options.database] if options.database else []
    acknowledged = run(options.times, options.seed, *database, servers=options.servers)
    print(f"killed {options.times} times: {acknowledged:,} moves were acknowledged, none is lost, none was taken twice")


if __name__ == "__main__":
    main()
