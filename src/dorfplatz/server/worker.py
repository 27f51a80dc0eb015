"""Worker processes: rules, views and bots run in them, so that they hold up neither the event loop nor each other.

A worker is a Python process that calls the functions it is asked to call, one after the other (`worker_process.py`). A call
brings all it needs; what a worker remembers only saves time. So when a worker dies, its calls are repeated on another one.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import os
import pickle
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

import structlog

from dorfplatz.core import kernel
from dorfplatz.server.errors import HTTPProblem

P = ParamSpec("P")
Result = TypeVar("Result")

PROGRAM = "from dorfplatz.server.worker_process import main; main()"
INTERPRET_AT_FIRST = "--interpret-at-first"
"""Says to a process that it need not wait for kernels, see `kernel.interpret_at_first`."""
HEAD = struct.Struct("<II")
"""Before each message in a pipe: the number of the call, and how many bytes follow."""
IN_FLIGHT = 2
"""Calls that a worker has at a time: the one it works on and the next. Others wait here, where an urgent one can overtake."""
QUEUE_TO_GROW = 8
"""So many calls that wait for one worker start another. Where bots think, one does: a call may take a second or two there."""
ATTEMPTS = 3
"""So often is a call tried that its worker does not survive."""
RESTART_SECONDS = (1, 3, 10, 30)
"""Pauses before another process is started instead of one that did not start."""
CLOSING_SECONDS = 5.0
MOST_WORKERS = 8
BACKGROUND_NICENESS = 5

_log = structlog.get_logger()


class WorkerDied(Exception):
    """The process ended before it answered; `working` if it was at this call."""

    def __init__(self, working: bool) -> None:
        super().__init__("the worker died")
        self.working = working


class WorkersClosed(Exception):
    """The server is ending."""


class WorkerFailed(Exception):
    """The function raised something unexpected; this is the worker's traceback."""


class _Call(NamedTuple):
    """A call that waits for its turn or for its answer."""

    order: tuple[bool, int]
    request: bytes
    answer: asyncio.Future[Any]


class Worker(asyncio.SubprocessProtocol):
    """A process, and the calls it is to answer."""

    def __init__(self, on_end: Callable[[Worker], None], in_flight: int = IN_FLIGHT, box: str | None = None) -> None:
        """With the folder of a `box` its rules are those of the components in there."""
        self._on_end = on_end
        self._box = box
        self._in_flight = in_flight
        self._numbers = itertools.count()
        self._received = bytearray()
        self._waiting: list[_Call] = []
        self._given: dict[int, _Call] = {}
        self._ended = False
        self._exited = asyncio.Event()
        self._transport: asyncio.SubprocessTransport | None = None
        self._input: asyncio.WriteTransport | None = None

    async def start(self) -> None:
        """Start the process."""
        # Packages are looked for where this process looks, also if its path was changed after the start.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}
        interpret = kernel.interpreting()
        if self._box is not None:
            environment[kernel.BOX_VARIABLE] = self._box
            interpret = True  # until somebody plays with it, nothing is compiled
        arguments = ["-P", "-c", PROGRAM, *([INTERPRET_AT_FIRST] if interpret else [])]
        pipe = subprocess.PIPE
        await asyncio.get_running_loop().subprocess_exec(
            lambda: self, sys.executable, *arguments, env=environment, stdin=pipe, stdout=pipe, stderr=None
        )

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._transport.get_pid() if self._transport else 0

    @property
    def queue(self) -> int:
        """How many calls wait."""
        return len(self._waiting)

    @property
    def load(self) -> int:
        """How many calls wait or are worked on."""
        return len(self._waiting) + len(self._given)

    def call(self, request: bytes, urgent: bool = True) -> asyncio.Future[Any]:
        """Queue a request; returns its answer to be."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._ended:
            answer.set_exception(WorkerDied(working=False))
        else:
            heapq.heappush(self._waiting, _Call((not urgent, next(self._numbers)), request, answer))
            self._give()
        return answer

    def _give(self) -> None:
        """Send what may be sent."""
        while self._input and self._waiting and len(self._given) < self._in_flight:
            call = heapq.heappop(self._waiting)
            if not call.answer.cancelled():
                number = call.order[1]
                self._given[number] = call
                self._input.write(HEAD.pack(number, len(call.request)) + call.request)

    async def close(self) -> None:
        """End the process. It has nothing to lose."""
        self._end()
        if not self._transport:
            return
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._exited.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                self._transport.kill()

    # What the event loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has been started."""
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._input = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        self._give()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """A part of the answers has come."""
        self._received += data
        while len(self._received) >= HEAD.size:
            number, length = HEAD.unpack_from(self._received)
            end = HEAD.size + length
            if len(self._received) < end:
                return
            kind, content = pickle.loads(self._received[HEAD.size : end])
            del self._received[:end]
            self._take(number, kind, content)

    def _take(self, number: int, kind: str, content: Any) -> None:
        call = self._given[number]
        del self._given[number]
        self._give()
        if call.answer.done():
            return
        if kind == "result":
            call.answer.set_result(content)
        elif kind == "problem":
            status, id, args = content
            call.answer.set_exception(HTTPProblem(status, id, **args))
        else:
            call.answer.set_exception(WorkerFailed(content))

    def pipe_connection_lost(self, fd: int, error: Exception | None) -> None:
        """The process has ended or is of no more use."""
        self._end()

    def process_exited(self) -> None:
        """The process has ended."""
        self._end()
        self._exited.set()

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        self._on_end(self)
        if self._input and not self._input.is_closing():
            self._input.abort()  # the process ends when it notices, whatever it is doing
        for place, call in enumerate((*self._given.values(), *self._waiting)):
            if not call.answer.done():
                call.answer.set_exception(WorkerDied(working=place == 0))


class Workers:
    """Processes of one kind: one at first, more when calls have to wait for long, another for one that has died.

    Those in the background have lower priority once they are ready, and get one call at a time: others wait where they can
    be dropped, or go to another process.
    """

    def __init__(self, limit: int, background: bool = False, box: str | None = None) -> None:
        self._limit = limit
        self._box = box
        self._background = background
        self._in_flight = 1 if background else IN_FLIGHT
        self._queue_to_grow = 1 if background else QUEUE_TO_GROW
        self._ready: list[Worker] = []
        self._starting: asyncio.Task[None] | None = None
        self._preparations: dict[bytes, asyncio.Task[None]] = {}
        """What every process does before it gets calls."""
        self._closing = False

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that take calls."""
        return [worker.pid for worker in self._ready]

    @property
    def load(self) -> int:
        """How many calls wait or are worked on, in all processes."""
        return sum(worker.load for worker in list(self._ready))

    def start(self) -> None:
        """Start a process, unless one is being started already."""
        if not self._closing and (self._starting is None or self._starting.done()):
            self._starting = asyncio.create_task(self._start())

    async def _start(self) -> None:
        for pause in itertools.chain(RESTART_SECONDS, itertools.repeat(RESTART_SECONDS[-1])):
            worker = Worker(self._remove, self._in_flight, self._box)
            try:
                await worker.start()
                for request, preparing in list(self._preparations.items()):
                    if preparing.done() and not preparing.cancelled() and not preparing.exception():
                        with suppress(HTTPProblem, WorkerFailed):  # told to whoever asks for it
                            await worker.call(request)
                await worker.call(packed_call(_settle, (self._background,)))
            except asyncio.CancelledError:
                await worker.close()
                raise
            except Exception:
                _log.exception("worker did not start")
                await asyncio.sleep(pause)
            else:
                self._ready.append(worker)
                return

    def _remove(self, worker: Worker) -> None:
        if worker in self._ready:
            self._ready.remove(worker)
            if not self._closing:
                _log.error("worker died", pid=worker.pid)
                self.start()

    async def close(self) -> None:
        """End all processes."""
        self._closing = True
        tasks = [*self._preparations.values(), *([self._starting] if self._starting else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *(worker.close() for worker in list(self._ready)), return_exceptions=True)

    async def prepare(self, function: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Call a function in every process, now and whenever one is started; if that was asked for before, only wait for it."""
        request = packed_call(function, args, kwargs)
        preparing = self._preparations.get(request)
        if preparing is None or (preparing.done() and (preparing.cancelled() or preparing.exception())):
            preparing = self._preparations[request] = asyncio.create_task(self._prepare(request))
        await asyncio.shield(preparing)

    async def _prepare(self, request: bytes) -> None:
        """First in one process: what it has compiled, the others find in the cache."""
        await self._call(request)
        await asyncio.gather(*(worker.call(request) for worker in self._ready), return_exceptions=True)

    async def call(self, function: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Result:
        """Call a function in any process."""
        result: Result = await self._call(packed_call(function, args, kwargs))
        return result

    async def call_for(
        self, key: str | None, urgent: bool, function: Callable[P, Result], *args: P.args, **kwargs: P.kwargs
    ) -> Result:
        """Call a function in the process that the key is bound to, without one in any; what is urgent overtakes what is not."""
        result: Result = await self._call(packed_call(function, args, kwargs), key, urgent)
        return result

    def call_all(self, function: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Call a function in all processes, and wait for none."""
        for worker in self._ready:
            worker.call(packed_call(function, args, kwargs), urgent=False).add_done_callback(lambda answer: answer.exception())

    async def _call(self, request: bytes, key: str | None = None, urgent: bool = True) -> Any:
        attempts = 0
        while True:
            try:
                return await (await self._worker(key)).call(request, urgent)
            except WorkerDied as died:
                attempts += died.working
                if attempts == ATTEMPTS:
                    raise

    async def _worker(self, key: str | None) -> Worker:
        """The process for a call. If the one a key was bound to has died, it is bound to another that is there."""
        while not self._ready:
            if self._closing:
                raise WorkersClosed
            self.start()
            assert self._starting
            await asyncio.shield(self._starting)
        if key is None:
            worker = min(self._ready, key=lambda worker: worker.load)
        else:
            worker = self._ready[zlib.crc32(key.encode()) % len(self._ready)]
        if worker.queue >= self._queue_to_grow and len(self._ready) < self._limit:
            self.start()
        return worker


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkerGroups:
    """The workers of a server: those that answer people, and those in which bots think, who have time.

    A `box` of somebody's own has one of each: few tables play with it.
    """

    def __init__(self, box: str | None = None) -> None:
        most = min(MOST_WORKERS, _cores()) if box is None else 1
        self.rules = Workers(most, box=box)
        self.bots = Workers(max(1, most - 1), background=True, box=box)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(self.rules.close(), self.bots.close())


def _settle(background: bool) -> None:
    """The last thing a process does before it gets calls; so it is known to answer."""
    if background and hasattr(os, "nice"):
        os.nice(BACKGROUND_NICENESS)


def alive() -> bool:
    """A process that answers this takes calls."""
    return True


def packed_call(function: Callable[..., object], args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None) -> bytes:
    """A call of a function as it is sent to a process."""
    return pickle.dumps((function, args, kwargs or {}), pickle.HIGHEST_PROTOCOL)
