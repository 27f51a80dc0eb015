"""Takes all measures in turns, each in the process that it belongs to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from rich.progress import Progress

from bench import report
from bench.measure import Measure, Tally

SLOW_ROUNDS = 3
"""In which also what is slow is measured."""
ONE_THREAD = {
    "JAX_PLATFORMS": "cpu",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
}


class Processes:
    """One for each game and each library, all on one core."""

    def __init__(self, core: int | None) -> None:
        self._core = core
        self._pools: dict[str, ProcessPoolExecutor] = {}

    def take(self, measure: Measure, seconds: float, number: int) -> Tally | float:
        """Measure in the right process."""
        if measure.process not in self._pools:
            self._pools[measure.process] = self._started(measure.interpreted)
        return self._pools[measure.process].submit(measure.take, seconds, number).result()

    def _started(self, interpreted: bool) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_stay, initargs=(self._core,))
        with _variables({**ONE_THREAD, "DORFPLATZ_INTERPRET": str(int(interpreted))}):
            pool.submit(os.getpid).result()
        return pool

    def end(self) -> None:
        """Nothing is measured any more."""
        for pool in self._pools.values():
            pool.shutdown()


@contextmanager
def _variables(values: dict[str, str]) -> Iterator[None]:
    """What a process finds in its environment that is started meanwhile."""
    before = dict(os.environ)
    os.environ.update(values)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def _stay(core: int | None) -> None:
    """This process, and those that it starts, stay on one core."""
    if core is not None:
        os.sched_setaffinity(0, {core})


def run(measures: list[Measure], games: list[str], rounds: int, seconds: float, progress: Progress) -> dict[str, Any]:
    """Measure in turns; gives all that is written to a file."""
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else None
    absent = {measure: f"not installed: {', '.join(missing)}" for measure in measures if (missing := measure.missing)}
    present = [measure for measure in measures if measure not in absent]
    processes = Processes(core)
    try:
        taken = _take_turns(present, absent, rounds, seconds, processes, progress)
    finally:
        processes.end()
    lines = [line for measure, results in taken.items() for line in report.lines(measure, results)]
    return {
        "format": report.FORMAT,
        "machine": report.machine(core),
        "rounds": rounds,
        "seconds": seconds,
        "games": games,
        "measures": lines,
        "ratios": [ratio for measure in taken for ratio in report.ratios(measure, games, lines)],
        "absent": {measure.name: why for measure, why in absent.items()},
    }


def _take_turns(
    measures: list[Measure], absent: dict[Measure, str], rounds: int, seconds: float, processes: Processes, progress: Progress
) -> dict[Measure, list[Tally | float]]:
    """What each gave, round by round. Another library that fails becomes absent; ours must not fail."""
    taken: dict[Measure, list[Tally | float]] = {measure: [] for measure in measures}
    bar = progress.add_task("", total=len(measures) * (rounds + 1))
    for number in range(-1, rounds):  # before the first round everything is loaded and compiled
        for measure in list(taken):
            progress.update(bar, description=measure.name, advance=1)
            if measure.slow and not 0 <= number < SLOW_ROUNDS:
                continue
            try:
                result = processes.take(measure, seconds if number >= 0 else 0, number)
            except Exception as error:
                if not measure.ours:
                    raise
                absent[measure] = f"fails: {error}"
                del taken[measure]
            else:
                taken[measure] += [result] * (number >= 0)
    return taken
