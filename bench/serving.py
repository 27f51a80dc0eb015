"""A server to be measured: started with a data folder of its own, and what it takes of the machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

ERRORS = ("error", "critical")
SERVER = "from dorfplatz.cli import main; main()"


@dataclass(frozen=True)
class Served:
    """A server that runs."""

    pid: int
    address: str
    log: Path


@contextmanager
def server(
    *arguments: str, first: str = "pass", data: Path | None = None, environment: dict[str, str] | None = None
) -> Iterator[Served]:
    """A server, started with these arguments of `dorfplatz serve`, over a folder or one of its own. First comes a statement."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as own:
        folder = str(data or own)
        command = [sys.executable, "-c", f"{first}; {SERVER}", "serve", "--port", "0", "--data", folder, *arguments]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})}) as process:
            assert process.stdout is not None
            log = Path(folder) / "dorfplatz.log"
            try:
                address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
                yield Served(process.pid, address, log)
            finally:
                process.terminate()
                with suppress(subprocess.TimeoutExpired):
                    process.wait(10)
                process.kill()
                for line in errors_in(log):
                    print(line[:2000], file=sys.stderr)


def errors_in(log: Path) -> list[str]:
    """The lines of a log that tell of errors; that something was slow is no error here."""
    with suppress(OSError):
        return [line for line in log.read_text(encoding="utf-8").splitlines() if json.loads(line)["level"] in ERRORS]
    return []


class Times(NamedTuple):
    """Processor seconds so far: of the server with its processes, of this process, of the whole machine."""

    server: float
    clients: float
    machine: float


def times(server: int) -> Times:
    """The first and the last are read where Linux tells them, elsewhere they are 0."""
    try:
        tick = os.sysconf("SC_CLK_TCK")
        total = [int(word) for word in Path("/proc/stat").read_text().split()[1:9]]
        busy = (sum(total) - total[3] - total[4]) / tick
        stats = _stats()
        found = processes(server)
        return Times(sum(ticks for pid, _, ticks in stats if pid in found) / tick, time.process_time(), busy)
    except (OSError, ValueError):
        return Times(0.0, time.process_time(), 0.0)


def processes(server: int) -> set[int]:
    """A process with all that it has started."""
    stats = _stats()
    found, added = {server}, True
    while added:
        added = bool(new := {pid for pid, parent, _ in stats if parent in found} - found)
        found |= new
    return found


def memory(process: int) -> float:
    """The memory of a process in MB, without what it shares with others; 0 where that is not told."""
    with suppress(OSError):
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024
    return 0.0


def _stats() -> list[tuple[int, int, int]]:
    return [_stat(path) for path in Path("/proc").glob("[0-9]*/stat")]


def _stat(path: Path) -> tuple[int, int, int]:
    """Id, parent and processor ticks of a process, with those of its children that have ended."""
    with suppress(OSError):
        words = path.read_text().rpartition(")")[2].split()
        return int(path.parent.name), int(words[1]), sum(int(word) for word in words[11:15])
    return 0, 0, 0
