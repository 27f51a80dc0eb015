"""Processes that play the games of an arena, each on one core."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from types import TracebackType
from typing import TYPE_CHECKING, Any, cast

from dorfplatz.arena.results import Played
from dorfplatz.arena.schedule import Seating
from dorfplatz.core.problem import Problem

if TYPE_CHECKING:
    from dorfplatz.arena.settings import Settings

ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
"""The cores are shared out among processes; more threads would only be in each other's way."""
_SPAWN = get_context("spawn")


class Workers:
    """So many processes. They end with the block, in the middle of a game if need be."""

    def __init__(self, jobs: int, settings: Settings) -> None:
        self._workers: dict[Connection, Any] = {}
        with _surroundings():
            for _ in range(jobs):
                self._start(settings)

    def _start(self, settings: Settings) -> None:
        ours, theirs = _SPAWN.Pipe()
        process = _SPAWN.Process(target=_work, args=(theirs, settings), daemon=True)
        process.start()
        theirs.close()  # so that the end of the process is the end of what is read
        self._workers[ours] = process

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for connection, process in self._workers.items():
            connection.close()
            process.terminate()
        for process in self._workers.values():
            process.join()

    def play(self, portions: Iterable[Sequence[Seating]]) -> Iterator[list[Played]]:
        """The games as they are finished. Everybody has a second portion waiting, so that nobody waits for us."""
        waiting = iter(portions)
        busy: dict[Connection, int] = dict.fromkeys(self._workers, 0)

        def hand_out(connection: Connection) -> None:
            if (portion := next(waiting, None)) is not None:
                connection.send(portion)
                busy[connection] += 1

        for connection in (*self._workers, *self._workers):
            hand_out(connection)
        while any(busy.values()):
            for ready in wait([connection for connection, portions in busy.items() if portions]):
                connection = cast(Connection, ready)
                played = self._received(connection)
                busy[connection] -= 1
                hand_out(connection)
                yield played

    def _received(self, connection: Connection) -> list[Played]:
        try:
            answer = connection.recv()
        except (EOFError, ConnectionError):
            process = self._workers[connection]
            process.join()
            raise Problem("arena-worker-died", code=str(process.exitcode)) from None
        if isinstance(answer, BaseException):
            raise answer
        found: list[Played] = answer
        return found


@contextmanager
def _surroundings() -> Iterator[None]:
    """What processes take over that are started meanwhile: one thread, and Ctrl-C is not for them but for us."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    main = current_thread() is main_thread()
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN) if main else None
    os.environ.update(ONE_THREAD)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
        if main:
            signal.signal(signal.SIGINT, handler)


def _work(connection: Connection, settings: Settings) -> None:
    """What a process does: play what it gets, until nobody asks any more."""
    from dorfplatz.arena.play import play_game

    while True:
        try:
            portion: Sequence[Seating] = connection.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer: Any = [play_game(settings, seating) for seating in portion]
        except Problem as problem:
            problem.__cause__ = None  # may be anything, and so not fit to be sent
            answer = problem
        connection.send(answer)
