"""A Ray cluster of two machines with a core each, both of them this one: all that they say to each other stays on loopback."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

HEAD, SECOND = "127.0.0.2", "127.0.0.3"
"""Not 127.0.0.1: Ray takes another address of the machine for that one."""
LONGEST_START = 120.0
ROOT = Path(__file__).parents[2]
SAFE = {"GRPC_ENABLE_FORK_SUPPORT": "0"}
"""Else the process that speaks to a client sometimes dies while it is started."""
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_LOG_TO_DRIVER": "0"}


class Machines(NamedTuple):
    """A cluster that runs."""

    address: str
    environment: dict[str, str]
    """Of whoever wants to play on it: it listens to nobody else, since its ports are open to others."""
    box: Path
    """The folder for components of the second machine's own."""


@contextmanager
def two_machines(folder: Path) -> Iterator[Machines]:
    """Started, and stopped in the end."""
    port, client_port = free_port(), free_port()
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    environment = {"PYTHONPATH": path, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    found = Machines(f"ray://{HEAD}:{client_port}", environment, folder / "box")
    found.box.mkdir()
    # The names of sockets may not be long, so not in the folder of the test.
    with ExitStack() as started:
        sessions = tempfile.mkdtemp(prefix="ray")
        started.callback(shutil.rmtree, sessions, ignore_errors=True)
        log = started.enter_context((folder / "ray.log").open("w"))
        head = (
            "--head",
            f"--port={port}",
            f"--ray-client-server-port={client_port}",
            f"--temp-dir={sessions}",
            "--include-dashboard=false",
        )
        second = (f"--address={HEAD}:{port}",)
        started.enter_context(machine(log, HEAD, *head, **environment))
        answering(HEAD, port)
        started.enter_context(machine(log, SECOND, *second, **environment, DORFPLATZ_BOX=str(found.box)))
        answering(HEAD, client_port)
        yield found


@contextmanager
def machine(log: Any, address: str, *arguments: str, **environment: str) -> Iterator[None]:
    """One machine, as `ray start` starts it."""
    usual = (
        "--block",
        f"--node-ip-address={address}",
        "--num-cpus=1",
        f"--object-store-memory={100 * 2**20}",
        "--disable-usage-stats",
    )
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", *usual, *arguments]
    with subprocess.Popen(command, env={**os.environ, **QUIET, **SAFE, **environment}, stdout=log, stderr=log) as process:
        try:
            yield
        finally:
            process.terminate()  # it ends all that it has started


def answering(host: str, port: int) -> None:
    """Wait until somebody does."""
    deadline = time.monotonic() + LONGEST_START
    while True:
        try:
            return socket.create_connection((host, port), 1).close()
        except OSError:
            assert time.monotonic() < deadline, f"nobody answers on port {port}"
            time.sleep(0.1)


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HEAD, 0))
        return int(found.getsockname()[1])
