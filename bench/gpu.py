"""`python -m bench.gpu`: the same games on a GPU and on the CPU, compared byte by byte.

Games are dealt, played at random for a while, looked at from all sides, played greedily for a while, played at random to the end
and looked at again. After each of these steps all that both have computed has to be equal.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from dorfplatz.core.cuda import numba_cuda
from dorfplatz.core.events import mute
from dorfplatz.core.loops import Loop, loop, rules
from dorfplatz.core.play import best_moves, rank
from dorfplatz.core.rng import CHOOSER, pick, seed_word, set_seed
from tests.conformance.tables import GAMES as NAMES
from tests.conformance.tables import TABLES, Table

cuda = numba_cuda()

GAMES = 4_096
OPENING = 40
"""Random decisions before the first look."""
GREEDY = 12
"""Greedy decisions after it."""
BLOCK = 64
"""Threads of a block on the GPU."""
NO_END = np.iinfo(np.int64).max
_PRIME = np.uint64(1_099_511_628_211)

# Each of some threads takes every so many-th game, beginning with its own number, and has working space of its own.


@loop
def deal(thread: int, threads: int, states: Any, works: Any, players: int, options: int) -> None:
    """Set the games up."""
    work = works[thread]
    for index in range(thread, len(states), threads):
        mute(work.events)
        rules.setup(states[index], players, options, work.events)


@loop
def play(
    thread: int, threads: int, states: Any, works: Any, trials: Any, choosers: Any, lengths: Any, greedily: bool, most: int
) -> None:
    """So many decisions in each game, or to its end."""
    work = works[thread]
    for index in range(thread, len(states), threads):
        state = states[index]
        decisions = 0
        while state.over == 0 and decisions < most:
            trial = trials[thread : thread + 1]
            count = best_moves(state, trial, state.turn, work) if greedily else rules.legal(state, work)
            mute(work.events)
            rules.apply(state, work.moves[pick(choosers[index], count)], work.events)
            decisions += 1
        lengths[index] += decisions


@loop
def look(
    thread: int,
    threads: int,
    states: Any,
    works: Any,
    parts: Any,
    ranks: Any,
    values: Any,
    reasons: Any,
    concealed: Any,
    redealt: Any,
) -> None:
    """Points by part, ranks and value of every seat, a hash of all reasons, what the seat on turn sees, and may imagine."""
    work = works[thread]
    for index in range(thread, len(states), threads):
        state = states[index]
        rank(state, work)
        for seat in range(state.seats):
            ranks[index, seat] = work.ranks[seat]
            values[index, seat] = rules.value(state, seat, work)
            rules.score(state, seat, work)
            for part in range(len(work.parts)):
                parts[index, seat, part] = work.parts[part]
        reasons[index] = 0
        for action in range(len(work.moves)):
            reasons[index] = reasons[index] * _PRIME + np.uint64(rules.why_not(state, action))
        concealed[index] = state
        rules.conceal(concealed[index], state.turn)
        redealt[index] = state
        rules.redeal(redealt[index], state.turn)


# The same as CUDA kernels, with a thread for every game


@loop
def deal_on_gpu(states: Any, works: Any, players: int, options: int) -> None:
    """See `deal`."""
    if cuda.grid(1) < len(states):
        deal(cuda.grid(1), cuda.gridsize(1), states, works, players, options)


@loop
def play_on_gpu(states: Any, works: Any, trials: Any, choosers: Any, lengths: Any, greedily: bool, most: int) -> None:
    """See `play`."""
    if cuda.grid(1) < len(states):
        play(cuda.grid(1), cuda.gridsize(1), states, works, trials, choosers, lengths, greedily, most)


@loop
def look_on_gpu(states: Any, works: Any, parts: Any, ranks: Any, values: Any, reasons: Any, concealed: Any, redealt: Any) -> None:
    """See `look`."""
    if cuda.grid(1) < len(states):
        look(cuda.grid(1), cuda.gridsize(1), states, works, parts, ranks, values, reasons, concealed, redealt)


STEPS = {deal: deal_on_gpu, play: play_on_gpu, look: look_on_gpu}
USES = {
    deal: ("states", "works"),
    play: ("states", "works", "trials", "choosers", "lengths"),
    look: ("states", "works", "parts", "ranks", "values", "reasons", "concealed", "redealt"),
}
COMPARED = {deal: ("states",), play: ("states", "choosers", "lengths"), look: USES[look][2:]}


class Cpu:
    """The games on the CPU, on all of its cores."""

    threads = os.cpu_count() or 1

    def __init__(self, game: str, arrays: dict[str, np.ndarray]) -> None:
        self.game = game
        self.arrays = {name: array.copy() for name, array in arrays.items()}

    def run(self, step: Loop[..., None], *numbers: int) -> float:
        """Take a step; gives the seconds it took."""
        arrays = [self.arrays[name] for name in USES[step]]
        begin = time.perf_counter()
        with ThreadPoolExecutor(self.threads) as pool:
            for _ in pool.map(lambda thread: step.of(self.game)(thread, self.threads, *arrays, *numbers), range(self.threads)):
                pass
        return time.perf_counter() - begin

    def result(self, name: str) -> np.ndarray:
        """An array as it stands."""
        return self.arrays[name]


class Gpu:
    """The games on the GPU."""

    def __init__(self, game: str, arrays: dict[str, np.ndarray]) -> None:
        self.game = game
        self.blocks = -(-len(arrays["states"]) // BLOCK)
        self.arrays = {name: cuda.to_device(array) for name, array in arrays.items()}

    def run(self, step: Loop[..., None], *numbers: int) -> float:
        """Take a step; gives the seconds it took."""
        arrays = [self.arrays[name] for name in USES[step]]
        begin = time.perf_counter()
        _kernel(STEPS[step], self.game)[self.blocks, BLOCK](*arrays, *numbers)
        cuda.synchronize()
        return time.perf_counter() - begin

    def result(self, name: str) -> np.ndarray:
        """An array as it stands."""
        found: np.ndarray = self.arrays[name].copy_to_host()
        return found


@cache
def _kernel(step: Loop[..., None], game: str) -> Any:
    return cuda.jit(step.bound(game))


def arrays_for(table: Table, games: int, seed: str) -> dict[str, np.ndarray]:
    """All that the steps work on; everything is zero but the generators, and kernels rely on that."""
    own = table.engine
    arrays = {
        "states": own.empty(games),
        "works": np.zeros(games, own.rules.WORK),
        "trials": own.empty(games),
        "choosers": np.zeros(games, CHOOSER),
        "lengths": np.zeros(games, np.int64),
        "parts": np.zeros((games, table.players, *own.rules.WORK["parts"].shape), np.int64),
        "ranks": np.zeros((games, table.players), np.int64),
        "values": np.zeros((games, table.players), np.float64),
        "reasons": np.zeros(games, np.uint64),
        "concealed": own.empty(games),
        "redealt": own.empty(games),
    }
    for index in range(games):
        set_seed(arrays["states"][index].rng, f"{seed}/{index}")
        arrays["choosers"]["word"][index] = seed_word(f"{seed}/{index}/choices")
    return arrays


def differences(step: Loop[..., None], cpu: Cpu, gpu: Gpu) -> list[str]:
    """What the two have computed differently, in words."""
    found = []
    for name in COMPARED[step]:
        ours, theirs = (side.result(name) for side in (cpu, gpu))
        rows = [array.view(np.uint8).reshape(len(array), -1) for array in (ours, theirs)]
        wrong = np.flatnonzero((rows[0] != rows[1]).any(axis=1))
        if len(wrong):
            found.append(f"{name} of {len(wrong)} games, first {wrong[0]}{_where(ours[wrong[0]], theirs[wrong[0]])}")
    return found


def _where(ours: Any, theirs: Any) -> str:
    fields = [name for name in ours.dtype.names or () if ours[name].tobytes() != theirs[name].tobytes()]
    return f" in {', '.join(fields)}" if fields else f": {np.ravel(ours)} on the CPU, {np.ravel(theirs)} on the GPU"


def compared(table: Table, games: int, seed: str) -> list[str]:
    """Play at one table; gives what differs, if anything does."""
    arrays = arrays_for(table, games, seed)
    cpu, gpu = Cpu(table.game, arrays), Gpu(table.game, arrays)
    rates = {}
    script: Sequence[tuple[Loop[..., None], tuple[int, ...]]] = [
        (deal, (table.players, table.packed)),
        (play, (False, OPENING)),
        (look, ()),
        (play, (True, GREEDY)),
        (play, (False, NO_END)),
        (look, ()),
    ]
    for step, numbers in script:
        before = int(cpu.result("lengths").sum())
        seconds = cpu.run(step, *numbers), gpu.run(step, *numbers)
        if found := differences(step, cpu, gpu):
            return [f"{table}, after {step.function.__name__}{numbers}: {line}" for line in found]
        if step is play:
            rates[numbers] = [(int(cpu.result("lengths").sum()) - before) / taken for taken in seconds]
    print(f"{table}: {games:,} games, {int(cpu.result('lengths').sum()):,} decisions, equal", flush=True)
    for name, numbers in (("random", (False, NO_END)), ("greedy", (True, GREEDY))):
        print(
            f"  {name} decisions a second: {rates[numbers][0]:,.0f} on {cpu.threads} cores, {rates[numbers][1]:,.0f} on the GPU",
            flush=True,
        )
    return []


def compile_for(game: str) -> None:
    """Compile for both, so that no measurement has it in it."""
    table = next(table for table in TABLES if table.game == game)
    arrays = arrays_for(table, 1, "compile")
    for side in (Cpu(game, arrays), Gpu(game, arrays)):
        begin = time.perf_counter()
        side.run(deal, table.players, table.packed)
        side.run(play, False, 1)
        side.run(look)
        print(f"{game}: compiled for the {type(side).__name__.upper()} in {time.perf_counter() - begin:.0f} s", flush=True)


def main() -> None:
    """Compare all there is, and fail if anything differs."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many at each table (default: {GAMES:,})")
    parser.add_argument("--seed", default="gpu", help="another seed means other games")
    parser.add_argument("--game", action="append", choices=NAMES, help="play this one; may be repeated (default: all)")
    chosen = parser.parse_args()
    if not cuda.is_available():
        sys.exit("There is no GPU here that CUDA knows.")
    faults = []
    for game in chosen.game or NAMES:
        compile_for(game)
        for table in TABLES:
            if table.game == game:
                faults += compared(table, chosen.games, f"{chosen.seed}/{table}")
    if faults:
        sys.exit("\n".join(faults))
    print("Everything is equal to the byte.")


if __name__ == "__main__":
    main()
