"""`python -m bench.profile`: where the time of a decision goes, part by part and by the kind of move, on one core."""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich import box
from rich.console import Console
from rich.table import Table

import dorfplatz
from bench import loops
from dorfplatz.core.engine import engine

GAMES = [definition.name for definition in dorfplatz.available_games()]
POSITIONS = 4_096
ROUNDS = 5
SHOWN = 6
"""Kinds of move that are listed."""
PARTS: dict[str, Any] = {
    "copying a position": loops.copy_all,
    "listing the moves": loops.list_all,
    "taking a move": loops.apply_all,
    "taking a move and reporting it": loops.report_all,
    "observing": loops.observe_all,
    "counting points": loops.score_all,
    "greedy's value": loops.value_all,
    "dealing anew what is hidden": loops.redeal_all,
}
ON_A_COPY = ("taking a move", "taking a move and reporting it", "dealing anew what is hidden")


class Positions:
    """Positions of random games of four, from all stages, each with a move that was drawn."""

    def __init__(self, game: str) -> None:
        batch = dorfplatz.batch(game, POSITIONS, 4, threads=1, restart=False)
        batch.play_out("random")
        length = int(batch.lengths.mean())
        batch.reset(1)
        states, moves = [], []
        for stage in range(8):
            batch.play_out("random", length // 9)
            batch.random()
            going = np.flatnonzero(batch.counts)[stage::8]
            states.append(batch.host("states")[going].view(np.uint8))
            moves.append(np.array(batch.actions)[going])
        own = engine(game)
        self.game, self.actions = game, own.actions
        self.states, self.moves = np.concatenate(states).view(own.rules.STATE), np.concatenate(moves)
        self._work, self._trial = own.new_work(), own.empty()
        self._row = np.zeros(own.rules.OBSERVATION.size, np.uint8)

    def cost(self, part: Any, chosen: Any = slice(None)) -> float:
        """Nanoseconds a position, at all or at the chosen ones."""
        states, moves, act = self.states[chosen], self.moves[chosen], part.of(self.game)
        times = max(1, 20_000 // len(states))

        def repeat() -> None:
            for _ in range(times):
                act(states, self._trial, self._work, moves, self._row)

        repeat()
        return median_time(repeat) / (times * len(states)) * 1e9

    def kinds(self) -> list[tuple[str, float, float, float]]:
        """For each kind of move that is often taken: its share, and the cost of listing the moves there and of taking it."""
        kinds = np.array([str(self.actions.block_of(int(move)).name) for move in self.moves])
        names, counts = np.unique(kinds, return_counts=True)
        order = np.argsort(-counts)[:SHOWN]
        found = []
        for name in names[order]:
            here = kinds == name
            taking = self.cost(loops.apply_all, here) - self.cost(loops.copy_all, here)
            found.append((str(name), float(here.mean()), self.cost(loops.list_all, here), taking))
        return found


def median_time(act: Callable[[], None]) -> float:
    """Of the processor's, in seconds."""
    found = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        act()
        found.append(time.process_time() - begin)
    return statistics.median(found)


def main() -> None:
    """Measure on one core, and print two tables a game."""
    parser = argparse.ArgumentParser(prog="python -m bench.profile", description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="this one; may be repeated (default: all)")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for game in chosen.game or GAMES:
        positions = Positions(game)
        costs = {what: positions.cost(part) for what, part in PARTS.items()}
        parts = Table(f"{game}, {len(positions.moves):,} positions", "ns", box=box.SIMPLE_HEAD)
        for what, cost in costs.items():
            parts.add_row(what, f"{cost - (costs['copying a position'] if what in ON_A_COPY else 0):,.0f}")
        kinds = Table("kind of move", "share", "listing, ns", "taking, ns", box=box.SIMPLE_HEAD)
        for name, share, listing, taking in positions.kinds():
            kinds.add_row(name, f"{share:.0%}", f"{listing:,.0f}", f"{taking:,.0f}")
        Console().print(parts, kinds)


if __name__ == "__main__":
    main()
