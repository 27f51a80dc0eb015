"""`python -m bench.gpu`: batches on a GPU and on the CPU, compared byte by byte, and how fast they are.

At every table the same games are dealt, stepped, looked at from all sides, played on and played out, here and there. After each
of these all that both have computed has to be equal. Then follow figures; with pgx installed, some for its chess and backgammon.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

import dorfplatz
from dorfplatz.core.batch import SHOWN
from dorfplatz.core.batch_cuda import BLOCK
from dorfplatz.core.cuda import numba_cuda
from dorfplatz.core.loops import loop, rules
from tests.conformance.tables import GAMES as NAMES
from tests.conformance.tables import TABLES, Table

cuda = numba_cuda()

GAMES = 2_048
STEPS = 60
DECISIONS = 300
MOST = 2_000
LONG = 4_096
"""Decisions in each game, for measuring: in a few hundred the first deals would weigh too much."""
SIZES = (4_096, 16_384, 65_536, 131_072, 262_144)
Batch = dorfplatz.Batch
_PRIME = np.uint64(1_099_511_628_211)


# Equal


@loop
def examine(thread: int, threads: int, arrays: Any, parts: Any, values: Any, reasons: Any, concealed: Any, redealt: Any) -> None:
    """Points by part and value of every seat, a hash of all reasons, what the seat on turn may know, and may imagine."""
    work = arrays.works[thread]
    for index in range(thread, len(arrays.states), threads):
        state = arrays.states[index]
        for seat in range(state.seats):
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


@loop
def examine_on_gpu(arrays: Any, parts: Any, values: Any, reasons: Any, concealed: Any, redealt: Any) -> None:
    """The same with a thread for every game."""
    if cuda.grid(1) < len(arrays.states):
        examine(cuda.grid(1), cuda.gridsize(1), arrays, parts, values, reasons, concealed, redealt)


def examined(batch: Batch) -> dict[str, np.ndarray]:
    """What there is to see beyond a batch's own arrays."""
    n, own = batch.n, batch.engine
    found = {
        "parts": np.zeros((n, batch.seats, *own.rules.WORK["parts"].shape), np.int64),
        "values": np.zeros((n, batch.seats)),
        "reasons": np.zeros(n, np.uint64),
        "concealed": own.empty(n),
        "redealt": own.empty(n),
    }
    if batch.device == "cpu":
        examine.of(batch.game)(0, 1, batch._arrays, *found.values())
        return found
    placed = [cuda.to_device(array) for array in found.values()]
    if batch.game not in _examiners:
        _examiners[batch.game] = cuda.jit(examine_on_gpu.bound(batch.game))
    _examiners[batch.game][-(-n // BLOCK), BLOCK](batch._arrays, *placed)
    return {name: array.copy_to_host() for name, array in zip(found, placed, strict=True)}


_examiners: dict[str, Any] = {}


def stepped(batch: Batch) -> None:
    """So many steps by chance, then some by greedy in a third of the games."""
    for _ in range(STEPS):
        batch.random()
        batch.step()
    for _ in range(4):
        batch.random()
        batch.greedy(np.arange(batch.n) % 3 == 0)
        batch.step()


SCRIPT: list[tuple[str, Callable[[Batch], None]]] = [
    ("deal", lambda batch: None),
    ("steps", stepped),
    ("random play", lambda batch: batch.play("random", DECISIONS)),
    ("greedy play", lambda batch: batch.play("greedy", 8)),
    ("random play to the end", lambda batch: batch.play_out("random", MOST)),
]


def differences(cpu: Batch, gpu: Batch) -> list[str]:
    """What the two have computed differently, in words."""
    ours, theirs = ({name: batch.host(name) for name in (*SHOWN, "states", "choosers")} | examined(batch) for batch in (cpu, gpu))
    found = []
    for name in ours:
        rows = [np.ascontiguousarray(side[name]).view(np.uint8).reshape(cpu.n, -1) for side in (ours, theirs)]
        wrong = np.flatnonzero((rows[0] != rows[1]).any(axis=1))
        if len(wrong):
            found.append(f"{name} of {len(wrong)} games, first of game {wrong[0]}")
    return found


def answered(batch: Batch) -> None:
    """Some steps by chance; the bots inside the batch answer."""
    for _ in range(STEPS):
        batch.random()
        batch.step()


def compare(table: Table, games: int, seed: str) -> list[str]:
    """Play at one table, by ourselves and among bots; gives what differs, if anything does."""
    options: dict[str, Any] = dict(table.options)
    opponents = [("greedy", "random")[seat % 2] for seat in range(table.players - 1)]
    decisions = 0
    for bots, script in (([], SCRIPT), (opponents, [("deal among bots", lambda batch: None), ("steps among bots", answered)])):
        cpu, gpu = (
            dorfplatz.batch(table.game, games, table.players, device=device, opponents=bots, seed=seed, **options)
            for device in ("cpu", "cuda")
        )
        for name, act in script:
            act(cpu)
            act(gpu)
            if found := differences(cpu, gpu):
                return [f"{table}, after {name}: {line}" for line in found]
        decisions += int(cpu.lengths.sum())
    print(f"{table}: {games:,} games, {decisions:,} decisions, equal", flush=True)
    return []


# Fast


def seconds(act: Callable[[], object], device: str) -> float:
    """How long it takes."""
    begin = time.perf_counter()
    act()
    if device == "cuda":
        cuda.synchronize()
    return time.perf_counter() - begin


def figures(game: str, n: int, device: str) -> dict[str, float]:
    """Decisions a second with four players: whole random games, steps with observation and mask, and greedy's choices."""
    batch = dorfplatz.batch(game, n, 4, device=device, seed="figures")
    batch.play("random", 100)
    playing = seconds(lambda: batch.play("random", LONG), device)
    stepping = 0.0
    for _ in range(20):
        seconds(batch.random, device)
        stepping += seconds(batch.step, device)
    return {
        "random play": n * LONG / playing,
        "steps with observation and mask": n * 20 / stepping,
        "choices of greedy": n / seconds(batch.greedy, device),
    }


def pgx_figures(n: int) -> dict[str, float]:
    """The same of pgx's chess and backgammon: steps with observation and mask, games that end begin anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    found = {}
    for name in ("chess", "backgammon"):
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        @jax.jit  # type: ignore[untyped-decorator]
        def play(state: Any, key: Any, step: Any = step) -> Any:
            def once(carry: Any, key: Any) -> Any:
                logits = jax.numpy.where(carry.legal_action_mask, 0.0, -1e9)
                keys = jax.random.split(key, n + 1)
                return step(carry, jax.random.categorical(keys[0], logits, axis=-1), keys[1:]), None

            return jax.lax.scan(once, state, jax.random.split(key, 20))[0]

        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n))
        state = jax.block_until_ready(play(state, jax.random.PRNGKey(1)))
        begin = time.perf_counter()
        jax.block_until_ready(play(state, jax.random.PRNGKey(2)))
        found[name] = 20 * n / (time.perf_counter() - begin)
    return found


def tell(result: dict[str, Any], what: str, found: dict[str, float]) -> None:
    """Keep figures, and print them."""
    result["figures"][what] = found
    print(f"{what}: " + ", ".join(f"{name} {value / 1e6:,.1f} M/s" for name, value in found.items()), flush=True)


def main() -> None:
    """Compare all there is, and fail if anything differs; then measure."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many at each table (default: {GAMES:,})")
    parser.add_argument("--seed", default="gpu", help="another seed means other games")
    parser.add_argument("--game", action="append", choices=NAMES, help="play this one; may be repeated (default: all)")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    chosen = parser.parse_args()
    if not cuda.is_available():
        sys.exit("There is no GPU here that CUDA knows.")
    machine = f"{cuda.get_current_device().name} beside {os.cpu_count()} cores of {platform.machine()}"
    result: dict[str, Any] = {"date": datetime.now(UTC).date().isoformat(), "machine": machine, "figures": {}}
    for game in chosen.game or NAMES:
        faults = [
            fault for table in TABLES if table.game == game for fault in compare(table, chosen.games, f"{chosen.seed}/{table}")
        ]
        if faults:
            sys.exit("\n".join(faults))
    for game in chosen.game or NAMES:
        for device, sizes in (("cpu", SIZES[1:2]), ("cuda", SIZES)):
            for n in sizes:
                tell(result, f"{game} on {device}, {n:,} games", figures(game, n, device))
    if find_spec("pgx"):
        for n in SIZES[1:3]:
            tell(result, f"pgx, {n:,} games", pgx_figures(n))
    if chosen.json:
        chosen.json.write_text(json.dumps(result, indent=1), encoding="utf-8")
    print("Everything is equal to the byte.")


if __name__ == "__main__":
    main()
