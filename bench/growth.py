"""`python -m bench.growth`: how the cost of a decision grows with players, with the course of the game and with the batch."""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable

from rich import box
from rich.console import Console
from rich.table import Table

import dorfplatz

GAMES = [definition.name for definition in dorfplatz.available_games()]
STAGES = 5
ROUNDS = 5


def nanoseconds(act: Callable[[], object], decisions: int) -> float:
    """A decision's share of the processor's time, the median of some rounds."""
    found = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        act()
        found.append((time.process_time() - begin) / decisions * 1e9)
    return statistics.median(found)


def step_cost(batch: dorfplatz.Batch) -> float:
    """A step with observation and mask; what chooses the action is not counted."""
    steps = max(8, 20_000 // batch.n)

    def choose_and_step() -> None:
        for _ in range(steps):
            batch.random()
            batch.step()

    def choose() -> None:
        for _ in range(steps):
            batch.random()

    return nanoseconds(choose_and_step, steps * batch.n) - nanoseconds(choose, steps * batch.n)


def by_players(game: str) -> list[tuple[str, float, float]]:
    """For each number of players: a step, and a decision of random play."""
    low, high = dorfplatz.definition(game).players
    found = []
    for players in range(low, high + 1):
        batch = dorfplatz.batch(game, 512, players, threads=1)
        batch.play("random", 200)
        found.append((f"{players} players", step_cost(batch), nanoseconds(lambda b=batch: b.play("random", 200), 512 * 200)))  # type: ignore[misc]
    return found


def by_stage(game: str) -> list[tuple[str, float, float]]:
    """For each part of a random game of four: a decision of random play, and a step at the end of that part."""
    batch = dorfplatz.batch(game, 512, 4, threads=1, restart=False)
    batch.play_out("random")
    length = int(batch.lengths.mean())
    found = []
    for stage in range(STAGES):
        part = length // STAGES * 9 // 10
        costs = []
        for seed in range(ROUNDS):
            batch.reset(seed)
            batch.play_out("random", stage * part)
            begin, before = time.process_time(), int(batch.lengths.sum())
            batch.play_out("random", part)
            costs.append((time.process_time() - begin) / (int(batch.lengths.sum()) - before) * 1e9)
        found.append((f"decisions {stage * part} to {(stage + 1) * part}", step_cost(batch), statistics.median(costs)))
    return found


def by_size(game: str) -> list[tuple[str, float, float]]:
    """For batches of several sizes, with four players."""
    found = []
    for n in (1, 16, 256, 1_024, 4_096, 16_384):
        batch = dorfplatz.batch(game, n, 4, threads=1)
        batch.play("random", 200)
        found.append((f"{n:,} games", step_cost(batch), nanoseconds(lambda b=batch: b.play("random", 100), n * 100)))  # type: ignore[misc]
    return found


def main() -> None:
    """Measure on one core, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.growth", description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="this one; may be repeated (default: all)")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    table = Table("game", "", "step, ns", "random play, ns", box=box.SIMPLE_HEAD)
    for game in chosen.game or GAMES:
        dorfplatz.batch(game, 1, 2, threads=1).step(dorfplatz.batch(game, 1, 2, threads=1).moves[:, 0])
        for measure in (by_players, by_stage, by_size):
            for what, step, play in measure(game):
                table.add_row(game, what, f"{step:,.0f}", f"{play:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
