"""What a person waits for: start, compilation, a seat's view, a preview, a reason."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

WARM_UP = """
import time
begin = time.perf_counter()
from dorfplatz.core import kernel
kernel.warm_up("settlement")
print(time.perf_counter() - begin)
"""
IMPORT = """
import time
begin = time.perf_counter()
import dorfplatz
print(time.perf_counter() - begin)
"""


def compilation() -> tuple[float, float]:
    """Seconds until all kernels of Settlement are ready: with an empty cache, then from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DORFPLATZ_CACHE": folder}
        return _told(WARM_UP, environment), _told(WARM_UP, environment)


def import_time(repeat: int = 7) -> float:
    """Seconds that `import dorfplatz` takes in a fresh interpreter."""
    return statistics.median(_told(IMPORT) for _ in range(repeat))


def help_time(repeat: int = 7) -> float:
    """Seconds from typing `dorfplatz --help` to its end."""
    command = [Path(sys.executable).with_name("dorfplatz"), "--help"]
    return statistics.median(
        _seconds(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL)) for _ in range(repeat)
    )


def _told(program: str, environment: dict[str, str] | None = None) -> float:
    """What a program measured of itself."""
    command = [sys.executable, "-c", program]
    return float(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout)


def _seconds(action: Callable[[], Any]) -> float:
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin
