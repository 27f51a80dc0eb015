"""Compiles the rules of games in processes of their own, so that nobody waits for them.

Numba compiles on one core at a time in a process, and holds up its other threads. So each game is compiled by a process
`python -m dorfplatz.core.compilation rules GAME`, several at once; whoever plays loads what they leave in the kernel cache. What
bots look ahead with is compiled afterwards, by `… bots GAME`.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import platform
import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from dorfplatz.core import kernel
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import package_of

Report = Callable[[str, int, int], None]
"""Called with a game, how much of its rules is compiled, and how much there is."""

RULES, BOTS = "rules", "bots"
"""What there is to compile of a game."""
POLITE, LEAST = 5, 15
"""How far the processes step back behind others, among them the server: all of them, and those that nobody waits for."""
_CPU_LINES = ("model name", "flags", "CPU part", "Features")


def is_compiled(game: str, what: str = RULES, box: str | None = None) -> bool:
    """Whether the kernel cache has all kernels of a game, for these sources, this Python, this Numba and this processor.

    With the folder of a `box`, for the components in there.
    """
    return _mark(what, game, box).exists()


def _mark(what: str, game: str, box: str | None = None) -> Path:
    """A file that says so."""
    package = package_of(game)
    digest = hashlib.sha256("\n".join([*_machine(), *_sources(package)]).encode()).hexdigest()[:16]
    return kernel.cache_root() / f"{game}-{kernel.fingerprint(package, box)}" / f"complete-{what}-{digest}"


def _sources(package: str) -> Iterator[str]:
    """The files of kernels and loops as Numba knows them: by where they are and when they were changed."""
    core = Path(__file__).parent
    for folder in (core, core.parent / "bots", kernel.package_folder(package)):
        for file in sorted(folder.glob("*.py")):
            found = file.stat()
            yield f"{file} {found.st_mtime} {found.st_size}"


@cache
def _machine() -> tuple[str, ...]:
    return (sys.version, version("numba"), version("llvmlite"), platform.machine(), *_cpu())


def _cpu() -> list[str]:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return [platform.processor()]
    return sorted({line for line in lines if line.startswith(_CPU_LINES)})


class Compilation:
    """The compilation of what is not compiled yet of several games, as many at once as there are processors.

    With the folder of a `box`, for the components in there.
    """

    def __init__(self, games: Iterable[str], report: Report = lambda game, done, total: None, box: str | None = None) -> None:
        self._report = report
        self._box = box
        names = [] if kernel.INTERPRETED else list(games)
        self._waiting = [(what, game) for what in (RULES, BOTS) for game in names if not is_compiled(game, what, box)]
        self._finished = {game: asyncio.Event() for what, game in self._waiting if what == RULES}
        self._ready = {game: asyncio.Event() for what, game in self._waiting if what == BOTS}
        self._processes: dict[tuple[str, str], asyncio.subprocess.Process] = {}
        self._errors: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin with the first ones."""
        for _ in range(min(len(os.sched_getaffinity(0)), len(self._waiting))):
            self._run(self._compile_in_turn())

    async def finished(self, game: str) -> str:
        """Wait until the rules of a game are compiled; gives the error if that has failed, else nothing."""
        if game in self._finished:
            await self._finished[game].wait()
        return self._errors.get(game, "")

    async def ready(self, game: str) -> None:
        """Wait until what bots look ahead with in a game is compiled, or will not be."""
        if game in self._ready:
            await self._ready[game].wait()

    async def all_finished(self) -> None:
        """Wait until nothing is left to do."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    def is_finished(self, game: str) -> bool:
        """Whether the rules of a game are compiled."""
        return game not in self._finished or self._finished[game].is_set()

    def prefer(self, game: str) -> None:
        """Go on with this game first, because somebody plays it."""
        if game in self._finished and not self._finished[game].is_set():
            wanted = (RULES, game)
            for other, process in self._processes.items():
                if other != wanted:
                    with suppress(ProcessLookupError, PermissionError):
                        os.setpriority(os.PRIO_PROCESS, process.pid, LEAST)
            if wanted in self._waiting:
                self._waiting.remove(wanted)
                self._run(self._compile(*wanted))

    async def stop(self) -> None:
        """End all processes; what is not compiled by now will not be."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for game, finished in self._finished.items():
            if not finished.is_set():
                self._errors[game] = "stopped"
                finished.set()
        for ready in self._ready.values():
            ready.set()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _compile_in_turn(self) -> None:
        while self._waiting:
            await self._compile(*self._waiting.pop(0))

    async def _compile(self, what: str, game: str) -> None:
        if what == BOTS and await self.finished(game):  # without rules no bots
            self._ready[game].set()
            return
        # The folder in which it was started is no place to import from.
        command = [sys.executable, "-P", "-m", "dorfplatz.core.compilation", what, game]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        if self._box is not None:
            environment[kernel.BOX_VARIABLE] = self._box
        silent, pipe = asyncio.subprocess.DEVNULL, asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, env=environment, stdin=silent, stdout=pipe, stderr=pipe)
        self._processes[what, game] = process
        try:
            errors = await self._follow(game, process)
        finally:
            del self._processes[what, game]
            if process.returncode is None:
                process.kill()
                await process.wait()
        if what == RULES:
            if process.returncode:
                self._errors[game] = errors or f"exit status {process.returncode}"
            self._finished[game].set()
        else:
            self._ready[game].set()

    async def _follow(self, game: str, process: asyncio.subprocess.Process) -> str:
        """Report what a process says; gives its last words if it failed."""
        assert process.stdout
        assert process.stderr
        errors = asyncio.create_task(process.stderr.read())
        async for line in process.stdout:
            done, total = line.split()
            self._report(game, int(done), int(total))
        await process.wait()
        return (await errors).decode(errors="replace").strip().rpartition("\n")[2]


def _compile_here(what: str, game: str) -> None:
    os.nice(POLITE)
    if what == RULES:
        kernel.warm_up(game, lambda done, total, name: print(done, total, flush=True))
    else:
        import_module("dorfplatz.bots.mind").warm_up(game)
    _mark(what, game).parent.mkdir(parents=True, exist_ok=True)
    _mark(what, game).touch()


if __name__ == "__main__":
    try:
        _compile_here(*sys.argv[1:])
    except (Problem, OSError) as error:  # also when whoever started this has ended, and the pipe is broken
        sys.exit(str(error))
