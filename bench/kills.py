"""`python -m bench.kills`: a server that is killed at any moment while people play by links, and what is left when it is back.

At some tables two people each play as fast as they can, at screens of their own. Then the server is killed (`kill -9`) and
started again over the same file. Every move that was acknowledged is there, in order; one that was not is sent again, and
taken once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.hostile import UNLIMITED, request
from bench.serving import server
from dorfplatz.server.differences import applied

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
    seats = [{"kind": "human", "name": name, "family": n, "link": True} for n, name in enumerate(("Anna", "Ben"), start=1)]
    created = request(address, "POST", "/api/tables", keys[0], {"game": "settlement", "seats": seats, "seed": number})
    secrets = {link["role"]: link["secret"] for link in created["links"]}
    for seat, key in enumerate(keys):
        request(address, "POST", f"/api/tables/{created['id']}/join", key, {"secret": secrets[f"seat-{seat}"]})
    return Table(created["id"], keys)


async def _open(address: str, table: Table, seat: int) -> ClientConnection:
    url = f"ws{address.removeprefix('http')}api/tables/{table.id}/socket"
    socket = await connect(url, open_timeout=PATIENCE, close_timeout=0.1, max_size=None)
    seen = table.views[seat].get("revision")
    await socket.send(json.dumps({"type": "hello", "ref": "hello", "key": table.keys[seat], "revision": seen}))
    welcome = json.loads(await socket.recv())
    if seen is not None and welcome["view"]["revision"] < seen:
        raise Lost(f"a screen had seen revision {seen}, and now there is {welcome['view']['revision']}")
    table.views[seat] = welcome["view"]
    return socket


def _take(table: Table, seat: int, message: dict[str, Any]) -> None:
    if changes := message.get("changes"):
        table.views[seat] = applied(table.views[seat], changes["view"])
    elif view := message.get("view"):
        table.views[seat] = view


async def play(address: str, table: Table, rng: random.Random) -> None:
    """Play until the connection is lost, or the game over."""
    sockets = [await _open(address, table, seat) for seat in range(2)]
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
        message = json.loads(await sockets[seat].recv())
        _take(table, seat, message)
        if message.get("ref") == "m":
            break
    if message["type"] not in ("step", "done"):
        raise Lost(f"a legal move was refused: {message}")
    table.acknowledged.append(move["action"])
    table.pending = None
    while table.views[1 - seat]["revision"] < table.views[seat]["revision"]:
        _take(table, 1 - seat, json.loads(await sockets[1 - seat].recv()))


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


async def _round(address: str, pid: int, tables: list[Table], rng: random.Random) -> None:
    """Play at all tables until the server is killed, after some moves and in the middle of anything."""
    playing = [asyncio.create_task(play(address, table, rng)) for table in tables]
    enough = sum(len(table.acknowledged) for table in tables) + rng.randint(5, MOST_MOVES)
    while sum(len(table.acknowledged) for table in tables) < enough and not all(task.done() for task in playing):
        await asyncio.sleep(0.005)
    await asyncio.sleep(rng.uniform(0, 0.03))
    os.kill(pid, signal.SIGKILL)
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(
            outcome, ConnectionClosed | InvalidHandshake | OSError | EOFError
        ):
            raise outcome


def run(times: int, seed: int = 1, *arguments: str) -> int:
    """Kill the server, started with these arguments, so often; gives how many moves were acknowledged, or raises `Lost`."""
    rng = random.Random(seed)
    tables: list[Table] = []
    done = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for number in range(times + 1):
            with server("--allow-host", "dorfplatz.example", *arguments, first=UNLIMITED, data=Path(folder)) as served:
                for table in tables:
                    check(served.address, table)
                done += sum(len(table.acknowledged) for table in tables if table.views[0]["over"])
                tables = [table for table in tables if not table.views[0]["over"]]
                if number < times:
                    tables += [begin(served.address, 1000 * number + n) for n in range(TABLES - len(tables))]
                    asyncio.run(_round(served.address, served.pid, tables, rng))
    return done + sum(len(table.acknowledged) for table in tables)


def main() -> None:
    """Kill, and say how many moves were acknowledged."""
    parser = argparse.ArgumentParser(prog="bench.kills", description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="the address of a PostgreSQL database, instead of a file")
    options = parser.parse_args()
    database = ["--database", options.database] if options.database else []
    acknowledged = run(options.times, options.seed, *database)
    print(f"killed {options.times} times: {acknowledged:,} moves were acknowledged, none is lost, none was taken twice")


if __name__ == "__main__":
    main()
