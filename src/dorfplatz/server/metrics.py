"""What a server measures of itself, for Prometheus. No label names a table, a person or a secret."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from dorfplatz.core.problem import Problem

if TYPE_CHECKING:
    from socketserver import BaseServer

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32)
UNKNOWN_GAME = "another"
"""What comes from outside is no label: there would be no end to them."""


@dataclass
class _Arrival:
    at: float | None = None


_arrived: ContextVar[_Arrival | None] = ContextVar("arrived", default=None)
"""The move that is being handled. Tasks that it starts, as those of bots, keep this, so its time is taken out at the end."""


class WorkersOfAKind(Protocol):
    """Worker processes as far as they are measured."""

    @property
    def pids(self) -> list[int]:
        """Their processes."""

    @property
    def load(self) -> int:
        """How many calls wait or are worked on."""


class Metrics:
    """The measurements of one server, in a registry of its own."""

    def __init__(self, games: Iterable[str] = ()) -> None:
        self.registry = CollectorRegistry()
        self._games = frozenset(games)
        self._moves = Counter("dorfplatz_moves", "Moves that were made, by people and bots.", ["game"], registry=self.registry)
        self._on_disk = Histogram(
            "dorfplatz_move_on_disk_seconds", "From a move's arrival until it is on disk.", buckets=QUICK, registry=self.registry
        )
        self._sent = Histogram(
            "dorfplatz_move_sent_seconds",
            "From a move's arrival until a browser was sent what came of it, once for each browser.",
            buckets=QUICK,
            registry=self.registry,
        )
        self._written = Histogram(
            "dorfplatz_storage_write_seconds", "How long storing a decision takes.", buckets=QUICK, registry=self.registry
        )
        self._thought = Histogram(
            "dorfplatz_bot_thinking_seconds",
            "How long a bot takes for a decision, waiting for its turn included.",
            ["game"],
            buckets=SLOW,
            registry=self.registry,
        )
        self._errors = Counter("dorfplatz_errors", "Answers that refuse something, by why.", ["kind"], registry=self.registry)
        self._requests = Histogram(
            "dorfplatz_request_seconds", "How long requests take.", ["method", "status"], buckets=QUICK, registry=self.registry
        )
        ProcessCollector(registry=self.registry)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that is looked up whenever somebody asks."""
        Gauge(name, about, registry=self.registry).set_function(value)

    def watch_count(self, name: str, about: str, value: Callable[[], float]) -> None:
        """The same for one that only grows."""
        self.registry.register(_Looked(lambda: [CounterMetricFamily(name, about, value())]))

    def watch_workers(self, kinds: Callable[[], dict[str, WorkersOfAKind]]) -> None:
        """The worker processes, by what they do."""
        self.registry.register(_Looked(lambda: _workers(kinds())))

    # What happens

    def moved(self, game: str) -> None:
        """A decision has been stored and taken."""
        self._moves.labels(self._known(game)).inc()
        if (arrived := arrival()) is not None:
            self._on_disk.observe(time.perf_counter() - arrived)

    def sent(self, arrived: float | None) -> None:
        """A browser was sent what came of the move that arrived then."""
        if arrived is not None:
            self._sent.observe(time.perf_counter() - arrived)

    def refused(self, kind: str) -> None:
        """Something was answered with an error; its message says of what kind."""
        self._errors.labels(kind).inc()

    def requested(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        known = method if method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS") else "another"
        self._requests.labels(known, str(status)).observe(seconds)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While a decision is stored."""
        with self._written.time():
            yield

    @contextmanager
    def thinking(self, game: str) -> Iterator[None]:
        """While a bot thinks."""
        with self._thought.labels(self._known(game)).time():
            yield

    def _known(self, game: str) -> str:
        return game if game in self._games else UNKNOWN_GAME


@contextmanager
def arriving() -> Iterator[None]:
    """While a move is handled that has just come in."""
    move = _Arrival(time.perf_counter())
    token = _arrived.set(move)
    try:
        yield
    finally:
        move.at = None
        _arrived.reset(token)


def arrival() -> float | None:
    """When the move came in that is being handled."""
    move = _arrived.get()
    return move.at if move else None


class _Looked(Collector):
    """Looks values up when they are asked for."""

    def __init__(self, look: Callable[[], Iterable[Metric]]) -> None:
        self._look = look

    def describe(self) -> Iterable[Metric]:
        """Nothing is known before somebody asks."""
        return ()

    def collect(self) -> Iterable[Metric]:
        """The values as they are."""
        return self._look()


def _workers(kinds: dict[str, WorkersOfAKind]) -> Iterable[Metric]:
    waiting = GaugeMetricFamily("dorfplatz_worker_calls", "Calls that wait for workers or are worked on.", labels=["workers"])
    processes = GaugeMetricFamily("dorfplatz_worker_processes", "Worker processes that take calls.", labels=["workers"])
    memory = GaugeMetricFamily("dorfplatz_worker_resident_bytes", "Memory of the worker processes.", labels=["workers"])
    for kind, workers in kinds.items():
        pids = workers.pids
        waiting.add_metric([kind], workers.load)
        processes.add_metric([kind], len(pids))
        memory.add_metric([kind], sum(map(_resident_bytes, pids)))
    return waiting, processes, memory


def _resident_bytes(pid: int) -> int:
    with suppress(OSError, ValueError, IndexError):  # it has just ended, or the system has no such files
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def address_of(text: str) -> tuple[str, int]:
    """Host and port of `9137`, `0.0.0.0:9137` or `[::1]:9137`; without a host this computer alone. Raises `Problem`."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port) <= 65535):
        raise Problem("cli-wrong-metrics", found=text)
    return host.strip("[]") or "127.0.0.1", int(port)


@contextmanager
def served(metrics: Metrics, address: str) -> Iterator[BaseServer]:
    """Answer `/metrics` at an address of its own, which nobody reaches through the page's; raises `Problem` if it is taken."""
    host, port = address_of(address)
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as error:
        raise Problem("cli-cannot-listen", host=host, port=port, cause=error.strerror or str(error)) from error
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
