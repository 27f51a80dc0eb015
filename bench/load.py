"""`python -m bench.load`: a real server under load, and how long a move takes from the socket to the socket.

Each table has one browser, which plays random legal moves at a rate. A move's time runs from sending it to having its step. The
browsers run in this process, on the same processor as the server, so the figures are those of both together.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench import links
from bench.browsers import received, request, socket_of
from bench.serving import server, times

TABLES = [25, 50, 100, 300]
BOTS = [0, 3]
GRACE = 60.0
"""Seconds to wait for the last answers; what is still missing then is an error."""


@dataclass
class Load:
    """What was measured: the seconds of each move, the steps that bots took, what went wrong, and shares of the processor."""

    connected: int = 0
    moves: list[float] = field(default_factory=list)
    bot_steps: int = 0
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0
    server: float = 0.0
    clients: float = 0.0
    machine: float = 0.0

    def percentile(self, share: float) -> float:
        """Milliseconds within which this share of the moves was answered."""
        return links.percentile(self.moves, share)


def new_table(address: str, game: str, bots: int) -> str:
    """A table for one person and bots, or for two people."""
    seats: list[dict[str, Any]] = [{"kind": "human", "name": f"Person {n}", "family": n} for n in range(1, 2 if bots else 3)]
    seats += [{"kind": "bot", "name": f"Bot {n}", "family": n, "bot": "greedy"} for n in range(2, 2 + bots)]
    return str(request(address, "POST", "/api/tables", content={"game": game, "seats": seats})["id"])


class Browser:
    """A socket at a table, and a person there who takes a random legal move at a rate."""

    def __init__(self, socket: ClientConnection, load: Load, choose: random.Random) -> None:
        self._socket, self._load, self._choose = socket, load, choose
        self._turn = asyncio.Event()
        self._sent: dict[str, float] = {}
        self._view: dict[str, Any] = {}

    async def receive(self, measuring: asyncio.Event) -> None:
        """Take in all messages."""
        async for data in self._socket:
            message = received(data)
            if message.ref in self._sent:
                seconds = time.perf_counter() - self._sent.pop(message.ref)
                if message.type != "step":
                    self._load.errors.append(message.type)
                elif measuring.is_set():
                    self._load.moves.append(seconds)
            elif message.type == "error":
                self._load.errors.append("error")
            elif message.type == "step" and measuring.is_set():
                self._load.bot_steps += 1
            if message.view or message.changes:
                self._view = message.shown(self._view)
                self._turn.set() if self._view["moves"] or self._view["over"] else self._turn.clear()

    async def play(self, interval: float) -> None:
        """Move once in each interval, as soon as it is this browser's turn."""
        due = time.perf_counter() + self._choose.random() * interval
        number = 0
        while True:
            await asyncio.sleep(due - time.perf_counter())
            await self._turn.wait()
            if self._view["over"]:
                return
            number += 1
            move = {"type": "move", "ref": str(number), "action": self._choose.choice(self._view["moves"])}
            self._turn.clear()
            self._sent[str(number)] = time.perf_counter()
            await self._socket.send(json.dumps(move | {"revision": self._view["revision"]}))
            due = max(due + interval, time.perf_counter())

    async def finish(self) -> None:
        """Wait for the last answers."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self._sent:
                    await asyncio.sleep(0.05)
        self._load.errors += ["no answer"] * len(self._sent)


async def _browse(
    address: str, game: str, bots: int, rate: float, load: Load, ready: asyncio.Semaphore, go: asyncio.Event
) -> None:
    """Play at one table after the other."""
    choose = random.Random(f"{id(ready)} {time.perf_counter_ns()}")
    while True:
        async with ready:
            table = await asyncio.to_thread(new_table, address, game, bots)
            socket = await connect(socket_of(address, table), open_timeout=60)
            await socket.send('{"type": "hello", "ref": "hello"}')
        browser = Browser(socket, load, choose)
        receiving = asyncio.create_task(browser.receive(go))
        load.connected += 1
        try:
            await go.wait()
            playing = asyncio.create_task(browser.play(1 / rate))
            await asyncio.wait([receiving, playing], return_when=asyncio.FIRST_COMPLETED)
            playing.cancel()
            if receiving.done():
                load.errors.append(f"closed: {receiving.exception()}")
                return
        except asyncio.CancelledError:
            playing.cancel()
            await browser.finish()
            raise
        finally:
            receiving.cancel()
            with suppress(ConnectionClosed, TimeoutError):
                await socket.close()


async def measure(address: str, process: int, game: str, tables: int, bots: int, rate: float, seconds: float) -> Load:
    """Let all tables play, and measure once all have begun."""
    load, ready, go = Load(), asyncio.Semaphore(8), asyncio.Event()
    await asyncio.to_thread(new_table, address, game, bots)  # waits until the rules are loaded
    browsers = [asyncio.create_task(_browse(address, game, bots, rate, load, ready, go)) for _ in range(tables)]
    while load.connected < tables:
        await asyncio.sleep(0.2)
    go.set()
    while len(load.moves) < 2 * tables and not load.errors:
        await asyncio.sleep(0.1)
    load.moves.clear()
    load.bot_steps = 0
    before, began = times(process), time.perf_counter()
    await asyncio.sleep(seconds)
    load.seconds = time.perf_counter() - began
    after = times(process)
    load.server, load.clients, load.machine = ((b - a) / load.seconds for a, b in zip(before, after, strict=True))
    for browser in browsers:
        browser.cancel()
    await asyncio.gather(*browsers, return_exceptions=True)
    return load


def main() -> None:
    """Measure each combination with a server of its own, and print a table."""
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES, help="numbers of tables to measure with")
    parser.add_argument("--bots", type=int, nargs="+", default=BOTS, choices=(0, 1, 2, 3), help="greedy bots at each table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure each")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    parser.add_argument("--game", default="settlement")
    parser.add_argument("--links", action="store_true", help="two people at each table, each at a screen of their own, by links")
    parser.add_argument("--database", metavar="postgresql://…", help="keep the games there; it should be empty")
    parser.add_argument("--servers", type=int, default=1, help="with --links and --database: so many, each person at another one")
    options = parser.parse_args()
    if options.servers > 1 and not (options.links and options.database):
        parser.error("several servers need --links and --database")
    arguments = ("--database", options.database) if options.database else ()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended too
    if options.links:
        for tables in options.tables:
            links.main(options.game, tables, options.rate, options.seconds, *arguments, servers=options.servers)
        return
    shown = Table(
        box=box.MARKDOWN, title=f"{options.game}, {os.cpu_count()} cores, {options.rate:g} moves a second at each table"
    )
    columns = (
        "tables",
        "bots",
        "moves/s",
        "bots' moves/s",
        "p50 ms",
        "p95 ms",
        "p99 ms",
        "server CPU",
        "clients CPU",
        "machine CPU",
    )
    for column in (*columns, "errors"):
        shown.add_column(column, justify="right")
    for bots in options.bots:
        for tables in options.tables:
            with server(*arguments) as served:
                coroutine = measure(served.address, served.pid, options.game, tables, bots, options.rate, options.seconds)
                load = asyncio.run(coroutine)
            rates = (len(load.moves) / load.seconds, load.bot_steps / load.seconds)
            waits = (load.percentile(share) for share in (0.5, 0.95, 0.99))
            cells = [str(tables), str(bots), *(f"{number:.0f}" for number in (*rates, *waits))]
            cells += [f"{share:.0%}" for share in (load.server, load.clients, load.machine)]
            shown.add_row(*cells, str(len(load.errors)))
            for error in sorted(set(load.errors)):
                print(f"{load.errors.count(error)} × {error}", file=sys.stderr)
    Console(width=150).print(shown)


if __name__ == "__main__":
    main()
