"""`python -m bench.load --links`: people at screens of their own, and how long a move takes from one to the other.

At each table two people sit by links on a server that others reach, each with a socket. Moves come at random moments; a move's
time runs from sending it to when the other person's screen has it. The browsers come from many addresses of this computer
(127.0.1.1 and on), because a server limits what one address may do, and run in this process, on the same processor.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
import threading
import time
from collections import deque
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Printed
from websockets.asyncio.client import ClientConnection, connect

from bench.browsers import Refused, hello, received, sit_down, socket_of
from bench.serving import Served, Times, memory, processes, server, times

TABLES_OF_AN_ADDRESS = 10
SAMPLE_SECONDS = 10.0
AT_ONCE = 16
"""So many connections are opened at a time."""
PROBE_SECONDS = 0.05
GRACE = 60.0
"""Seconds to wait for the last moves; what has not arrived then is an error."""


@dataclass
class Sample:
    """What was seen in a stretch of time: the seconds of its moves, megabytes, and shares of the processor."""

    moves: list[float]
    server_memory: float
    worker_memory: float
    server: float = 0.0
    clients: float = 0.0
    machine: float = 0.0


@dataclass
class Measured:
    """All of it. `waits` and `syncs` are seconds that the machine took for nothing and for a small write, asked for meanwhile."""

    samples: list[Sample] = field(default_factory=list)
    finished: int = 0
    waits: list[float] = field(default_factory=list)
    syncs: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def moves(self) -> list[float]:
        """The seconds of all moves."""
        return [seconds for sample in self.samples for seconds in sample.moves]


def percentile(seconds: list[float], share: float) -> float:
    """Milliseconds within which this share of the moves arrived."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Friends:
    """Two people who play random legal moves at a table, and then at another one."""

    def __init__(
        self,
        addresses: list[str],
        game: str,
        number: int,
        source: str,
        later: Iterator[str],
        measured: Measured,
        arrived: list[float],
    ) -> None:
        """With several servers each of the two comes to another one. They come from `source`, and `later` from elsewhere."""
        self._addresses, self._game, self._number, self._source, self._later = addresses, game, number, source, later
        self._measured, self._arrived = measured, arrived
        self._id, self._keys = "", ["", ""]
        self._sockets: list[ClientConnection] = []
        self._views: list[dict[str, Any]] = [{}, {}]
        self._sent: tuple[int, float] | None = None
        """Who has moved, and when, until the other one has it."""
        self._reading: list[asyncio.Task[None]] = []
        self.moving_on: asyncio.Task[None] | None = None

    def _address(self, seat: int) -> str:
        return self._addresses[(self._number + seat) % len(self._addresses)]

    async def sit_down(self) -> None:
        """Begin a table, and open the links of both seats."""
        self._keys = [f"load-{self._number:09}-{seat}-{'k' * 24}" for seat in range(2)]
        begin = partial(sit_down, self._address(0), self._game, self._keys, self._number, source=self._source)
        self._id = await asyncio.to_thread(begin)

    async def connect(self) -> None:
        """Open both screens, and wait until both show the table."""
        for seat, key in enumerate(self._keys):
            url = socket_of(self._address(seat), self._id)
            socket = await connect(url, open_timeout=60, local_addr=(self._source, 0), close_timeout=0.1)
            await socket.send(hello(key))
            self._take(seat, await socket.recv())
            self._sockets.append(socket)
            self._reading.append(asyncio.create_task(self._read(seat, socket)))

    async def _move_on(self) -> None:
        await self.leave()
        self._number += 1_000_000
        self._source = next(self._later)  # where games are short, one address may not begin so many tables
        try:
            await self.sit_down()
            await self.connect()
        except (Refused, OSError) as error:
            self._measured.errors.append(f"no next table: {error}")
        else:
            self._measured.finished += 1
            self.moving_on = None

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            self._take(seat, data)
        self._measured.errors.append(f"closed with {socket.close_code}")

    def _take(self, seat: int, data: str | bytes) -> None:
        message = received(data)
        self._views[seat] = message.shown(self._views[seat])
        if message.type == "error":
            self._measured.errors.append(str(data)[:300])
        if message.type == "step" and self._sent and self._sent[0] != seat:
            self._arrived.append(time.perf_counter() - self._sent[1])
            self._sent = None

    @property
    def is_waiting(self) -> bool:
        """Whether a move is on its way."""
        return self._sent is not None or self._views[0]["revision"] != self._views[1]["revision"]

    def can_move(self) -> bool:
        """Whether somebody may decide something; if their game is over, they go on to the next table."""
        if self.moving_on or self.is_waiting:
            return False
        if self._views[0]["over"]:
            self.moving_on = asyncio.create_task(self._move_on())
            return False
        return True

    async def move(self, rng: random.Random) -> None:
        """Let whoever's turn it is decide something."""
        seat = self._views[0]["turn"]
        view = self._views[seat]
        move = {"type": "move", "ref": "m", "action": rng.choice(view["moves"]), "revision": view["revision"]}
        self._sent = seat, time.perf_counter()
        await self._sockets[seat].send(json.dumps(move))

    async def leave(self) -> None:
        """Close both screens."""
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*(socket.close() for socket in self._sockets), *self._reading, return_exceptions=True)
        self._sockets, self._reading = [], []


def _addresses() -> Iterator[str]:
    """Addresses of this computer."""
    for number in range(256, 65536):
        if number % 256:
            yield f"127.0.{number // 256}.{number % 256}"


async def _opened(addresses: list[str], game: str, tables: int, measured: Measured, arrived: list[float]) -> list[Friends]:
    """All tables, with both people at each."""
    later = _addresses()
    sources = list(islice(later, -(-tables // TABLES_OF_AN_ADDRESS)))
    friends = [
        Friends(addresses, game, number, sources[number // TABLES_OF_AN_ADDRESS], later, measured, arrived)
        for number in range(tables)
    ]
    at_once = asyncio.Semaphore(AT_ONCE)

    async def limited(work: Awaitable[None]) -> None:
        async with at_once:
            await work

    # First all requests, then all sockets, which stay.
    await asyncio.gather(*(limited(one.sit_down()) for one in friends))
    await asyncio.gather(*(limited(one.connect()) for one in friends))
    return friends


async def _play(friends: list[Friends], rate: float, rng: random.Random, measured: Measured) -> None:
    """A move somewhere at random moments, `rate` of them a second on average, at each table in turn."""
    due = time.perf_counter()
    waiting = deque(rng.sample(friends, len(friends)))
    while True:
        due += rng.expovariate(rate)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        for _ in range(len(waiting)):
            one = waiting[0]
            waiting.rotate(-1)
            if one.can_move():
                await one.move(rng)
                break
        else:
            measured.errors.append("no table was free for a move")


def _probe(measured: Measured, ended: threading.Event) -> None:
    """What the machine itself makes everybody wait: for the processor, and for a page on disk. The server can't be faster."""
    with tempfile.TemporaryFile() as file:
        while not ended.is_set():
            began = time.perf_counter()
            time.sleep(PROBE_SECONDS)
            woken = time.perf_counter()
            os.pwrite(file.fileno(), b"x" * 4096, 0)
            os.fsync(file.fileno())
            measured.waits.append(woken - began - PROBE_SECONDS)
            measured.syncs.append(time.perf_counter() - woken)


async def measure(servers: list[Served], game: str, tables: int, rate: float, seconds: float, note: Console) -> Measured:
    """Let all sit down, and then play; a line for each stretch of time."""
    arrived: list[float] = []
    measured, rng = Measured(), random.Random(1)
    began, ended = time.perf_counter(), threading.Event()
    try:
        friends = await _opened([one.address for one in servers], game, tables, measured, arrived)
        note.print(f"{tables} tables and {2 * tables} sockets after {time.perf_counter() - began:.0f} s")
        playing = asyncio.create_task(_play(friends, rate, rng, measured))
        await asyncio.sleep(min(SAMPLE_SECONDS, seconds / 2))  # the first moves load what is not loaded yet
        probing = asyncio.create_task(asyncio.to_thread(_probe, measured, ended))
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end and not playing.done():
            arrived.clear()
            before = _times(servers)
            await asyncio.sleep(min(SAMPLE_SECONDS, end - now))
            taken = time.perf_counter() - now
            shares = ((b - a) / taken for a, b in zip(before, _times(servers), strict=True))
            workers = sum(memory(child) for one in servers for child in processes(one.pid) - {one.pid})
            measured.samples.append(Sample(list(arrived), sum(memory(one.pid) for one in servers), workers, *shares))
            note.print(_line(now + taken - end + seconds, measured.samples[-1]))
        ended.set()
        playing.cancel()
        await asyncio.gather(playing, probing, return_exceptions=True)
        last = time.perf_counter() + GRACE
        while any(one.is_waiting or one.moving_on for one in friends) and time.perf_counter() < last:
            await asyncio.sleep(0.05)
        measured.errors += ["a move did not arrive"] * sum(one.is_waiting for one in friends)
        await asyncio.gather(*(one.leave() for one in friends))
    finally:
        ended.set()
    return measured


def _times(servers: list[Served]) -> Times:
    each = [times(one.pid) for one in servers]
    return Times(sum(one.server for one in each), each[0].clients, each[0].machine)


def _line(seconds: float, sample: Sample) -> str:
    waits = " · ".join(f"{percentile(sample.moves, share):.0f}" for share in (0.5, 0.95, 0.99))
    return (
        f"{seconds:4.0f} s: {len(sample.moves)} moves, {waits} ms, {sample.server_memory:.0f} + {sample.worker_memory:.0f} MB, "
        f"processor {sample.server:.0%} server, {sample.clients:.0%} browsers, {sample.machine:.0%} machine"
    )


def main(game: str, tables: int, rate: float, seconds: float, *arguments: str, servers: int = 1) -> None:
    """Measure with servers of its own, started with these arguments, and print what was found."""
    note, shown = (
        Console(stderr=True, width=160),
        Printed(box=box.MARKDOWN, title=f"{game}, {os.cpu_count()} cores, two people at each table{_of(servers)}"),
    )
    with ExitStack() as stack:
        started = [stack.enter_context(server("--allow-host", "dorfplatz.example", *arguments)) for _ in range(servers)]
        measured = asyncio.run(measure(started, game, tables, rate * tables, seconds, note))
    for error in sorted(set(measured.errors)):
        note.print(f"{measured.errors.count(error)} × {error}")
    moves, samples = measured.moves, measured.samples
    third = max(1, len(samples) // 3)
    columns = {
        "tables": tables,
        "sockets": 2 * tables,
        "finished": measured.finished,
        "moves/s": f"{len(moves) / seconds:.0f}",
        **{f"p{share:g} ms": f"{percentile(moves, share / 100):.0f}" for share in (50, 95, 99)},
        "worst ms": f"{percentile(moves, 1):.0f}",
        "wait p99": f"{percentile(measured.waits, 0.99):.0f}",
        "disk p99": f"{percentile(measured.syncs, 0.99):.0f}",
        "server MB": _course([sample.server_memory for sample in samples], third),
        "workers MB": _course([sample.worker_memory for sample in samples], third),
        **{
            f"{name} CPU": f"{_mean([getattr(sample, name) for sample in samples]):.0%}"
            for name in ("server", "clients", "machine")
        },
        "errors": len(measured.errors),
    }
    for column in columns:
        shown.add_column(column, justify="right")
    shown.add_row(*map(str, columns.values()))
    Console(width=200).print(shown)


def _of(servers: int) -> str:
    return f", {servers} servers" if servers > 1 else ""


def _course(megabytes: list[float], third: int) -> str:
    """In the first and in the last third."""
    return f"{_mean(megabytes[:third]):.0f} → {_mean(megabytes[-third:]):.0f}"


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / max(1, len(numbers))
