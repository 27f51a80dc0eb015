"""`python -m bench.soak`: random games without end, and after every decision all that must be true is asked."""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from dorfplatz.core.events import mute
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.registry import rules_of
from dorfplatz.core.rng import chooser, pick, set_seed
from tests.conformance.tables import GAMES as NAMES
from tests.conformance.tables import TABLES, Table

GAMES = 100_000
BATCH = 1_000
LONGEST = 50_000
MASK_EVERY = 16
"""`why_not` is asked about every action at each so many decisions: it costs as much as hundreds of them."""
THOUGHT = 6
"""How many moves a thinking player looks at before taking the best of them."""
DEAD_END, ENDLESS, MASK, INVARIANT = 1, 2, 3, 100


@dataclass(frozen=True)
class Soaked:
    """What came of games at one table."""

    games: int
    decisions: int
    points: float
    seconds: float
    fault: str


@loop
def play(states: Any, chooser: Any, players: int, options: int, thought: int, work: Any, length: Any) -> Any:
    """Play one game to its end; gives 0, or what was wrong."""
    state, trial, moves = states[0], states[1], work.moves
    mute(work.events)
    rules.setup(state, players, options, work.events)
    while state.over == 0:
        fault = rules.broken(state)
        if fault != 0:
            return INVARIANT + fault
        count = rules.legal(state, work)
        if count == 0:
            return DEAD_END
        if length[0] == LONGEST:
            return ENDLESS
        if length[0] % MASK_EVERY == 0:
            place = 0
            for action in range(len(moves)):
                allowed = place < count and moves[place] == action
                if allowed:
                    place += 1
                if (rules.why_not(state, action) == 0) != allowed:
                    return MASK
        move = moves[pick(chooser, count)]
        best = -np.inf
        for _ in range(thought):
            candidate = moves[pick(chooser, count)]
            states[1] = states[0]
            rules.apply(trial, candidate, work.events)
            worth = rules.value(trial, state.turn, work)
            if worth > best:
                move, best = candidate, worth
        rules.apply(state, move, work.events)
        length[0] += 1
    fault = rules.broken(state)
    return INVARIANT + fault if fault != 0 else 0


def soak(table: Table, games: int, seed: str) -> Soaked:
    """Half of the games by pure chance, half by players who think a little and so see fuller boards."""
    game, players = table.engine, table.players
    work = game.new_work()
    length = np.zeros(1, np.int64)
    decisions, points, fault = 0, 0, ""
    begin = time.perf_counter()
    for index in range(games):
        states = game.empty(2)
        set_seed(states[0].rng, f"{seed}/{index}")
        choices = chooser(f"{seed}/{index}/choices")
        length[0] = 0
        code = play.of(table.game)(states, choices, players, table.packed, THOUGHT * (index % 2), work, length)
        decisions += int(length[0])
        points += sum(int(game.rules.score(states[0], seat, work)) for seat in range(players))
        if code:
            fault = f"{table}: {_meaning(table.game, code)} after {length[0]} decisions of game {seed}/{index}"
            break
    return Soaked(games, decisions, points / (games * players), time.perf_counter() - begin, fault)


def _meaning(name: str, code: int) -> str:
    if code >= INVARIANT:
        return f"broken: {rules_of(name).Broken(code - INVARIANT).name.lower()}"
    return {DEAD_END: "no legal move", ENDLESS: "no end", MASK: "legal and why_not disagree"}[code]


def main() -> None:
    """Play, sum up, and fail if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=GAMES, help=f"how many, over all games and ways to set them up (default: {GAMES:,})"
    )
    parser.add_argument("--seed", default="soak", help="another seed means other games")
    parser.add_argument("--game", action="append", choices=NAMES, help="play this one; may be repeated (default: all)")
    chosen = parser.parse_args()
    tables = [table for table in TABLES if table.game in (chosen.game or NAMES)]
    batches = max(1, -(-chosen.games // (BATCH * len(tables))))
    done: dict[Table, list[Soaked]] = {table: [] for table in tables}
    for batch in track(range(batches), "Playing", transient=True):
        for table in tables:
            done[table].append(soak(table, BATCH, f"{chosen.seed}/{table.players}/{batch}"))
    faults = [result.fault for results in done.values() for result in results if result.fault]
    _show(done)
    if faults:
        sys.exit("\n".join(faults))
    print("Nothing broken.")


def _show(done: dict[Table, list[Soaked]]) -> None:
    shown = Grid(title="Random games, every position checked", box=box.SIMPLE)
    for column in ("table", "games", "decisions", "points a player", "seconds"):
        shown.add_column(column, justify="left" if column == "table" else "right")
    for table, results in done.items():
        games, decisions = sum(r.games for r in results), sum(r.decisions for r in results)
        points = sum(r.points for r in results) / len(results)
        shown.add_row(str(table), f"{games:,}", f"{decisions:,}", f"{points:.1f}", f"{sum(r.seconds for r in results):.1f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
