"""Compiles the rules of games in processes of their own, so that nobody waits for them.

Numba compiles on one core at a time in a process, and holds up its other threads. So each game is compiled by a process
`python -m dorfplatz.core.compilation GAME`, several at once; whoever plays loads what they leave in the kernel cache.
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
from importlib.metadata import version
from pathlib import Path

from dorfplatz.core import kernel
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import package_of

Report = Callable[[str, int, int], None]
"""Called with a game, how much of its rules is compiled, and how much there is."""

POLITE, LEAST = 5, 15
"""How far the processes step back behind others, among them the server: all of them, and those that nobody waits for."""
_CPU_LINES = ("model name", "flags", "CPU part", "Features")


def is_compiled(game: str) -> bool:
    """Whether the kernel cache has all kernels of a game, for these sources, this Python, this Numba and this processor."""
    return _mark(game).exists()


def _mark(game: str) -> Path:
    """A file that says so."""
    package = package_of(game)
    digest = hashlib.sha256("\n".join([*_machine(), *_sources(package)]).encode()).hexdigest()[:16]
    return kernel.cache_root() / f"{game}-{kernel.fingerprint(package)}" / f"complete-{digest}"


def _sources(package: str) -> Iterator[str]:
    """The files of kernels and loops as Numba knows them: by where they are and when they were changed."""
    for folder in (Path(__file__).parent, kernel.package_folder(package)):
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
    """The compilation of several games, as many at once as there are processors."""

    def __init__(self, games: Iterable[str], report: Report = lambda game, done, total: None) -> None:
        self._report = report
        self._waiting = list(games)
        self._finished = {game: asyncio.Event() for game in self._waiting}
        self._processes: dict[str, asyncio.subprocess.Process] = {}
        self._errors: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin with the first ones."""
        for _ in range(min(len(os.sched_getaffinity(0)), len(self._waiting))):
            self._run(self._compile_in_turn())

    async def finished(self, game: str) -> str:
        """Wait until a game is compiled; gives the error if that has failed, else nothing."""
        if game in self._finished:
            await self._finished[game].wait()
        return self._errors.get(game, "")

    def is_finished(self, game: str) -> bool:
        """Whether nothing is left to do for a game."""
        return game not in self._finished or self._finished[game].is_set()

    def prefer(self, game: str) -> None:
        """Go on with this game first, because somebody plays it."""
        if game in self._finished and not self._finished[game].is_set():
            for other, process in self._processes.items():
                if other != game:
                    with suppress(ProcessLookupError, PermissionError):
                        os.setpriority(os.PRIO_PROCESS, process.pid, LEAST)
            if game in self._waiting:
                self._waiting.remove(game)
                self._run(self._compile(game))

    async def stop(self) -> None:
        """End all processes; what is not compiled by now will not be."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for game, finished in self._finished.items():
            if not finished.is_set():
                self._errors[game] = "stopped"
                finished.set()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _compile_in_turn(self) -> None:
        while self._waiting:
            await self._compile(self._waiting.pop(0))

    async def _compile(self, game: str) -> None:
        # The folder in which it was started is no place to import from.
        command = [sys.executable, "-P", "-m", "dorfplatz.core.compilation", game]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        silent, pipe = asyncio.subprocess.DEVNULL, asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, env=environment, stdin=silent, stdout=pipe, stderr=pipe)
        self._processes[game] = process
        try:
            errors = await self._follow(game, process)
        finally:
            del self._processes[game]
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode:
            self._errors[game] = errors or f"exit status {process.returncode}"
        self._finished[game].set()

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


def _compile_here(game: str) -> None:
    os.nice(POLITE)
    kernel.warm_up(game, lambda done, total, name: print(done, total, flush=True))
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()


if __name__ == "__main__":
    try:
        _compile_here(sys.argv[1])
    except (Problem, OSError) as error:  # also when whoever started this has ended, and the pipe is broken
        sys.exit(str(error))
