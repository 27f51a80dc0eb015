"""The GPU: every kernel of every game compiles for it, with the changes to numba-cuda that this takes."""

from __future__ import annotations

import importlib.util
import re
from enum import IntEnum
from typing import Any

import numba
import numpy as np
import pytest

import dorfplatz
from dorfplatz import Problem
from dorfplatz.core import batch_cuda, batch_loops
from dorfplatz.core.batch import batch
from dorfplatz.core.cuda import compile_ptx, numba_cuda
from dorfplatz.core.engine import engine
from dorfplatz.core.kernel import kernels
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.play import best_moves, play_randomly, rank
from dorfplatz.core.rng import CHOOSER

GAMES = [definition.name for definition in dorfplatz.available_games()]


@loop
def every_rule(states: Any, works: Any, choosers: Any, players: int, options: int, results: Any, rows: Any) -> None:
    """All that a game's rules offer, and the loops that games are played with."""
    state, work = states[0], works[0]
    rules.setup(state, players, options, work.events)
    results[0] = rules.legal(state, work)
    results[1] = rules.why_not(state, work.moves[0])
    rules.apply(state, work.moves[0], work.events)
    results[2] = rules.score(state, 0, work)
    results[3] = rules.broken(state)
    results[4] = best_moves(state, states, 0, work)
    rules.observe(state, 0, rows[:, 0], work)
    rules.conceal(state, 0)
    rules.redeal(state, 0)
    results[5] = play_randomly(state, work, choosers[0])
    rank(state, work)


def mangled(function: Any) -> str:
    """How the name of a function begins once it is compiled."""
    return "".join(f"{len(part)}{part}" for part in f"{function.__module__}.{function.__name__}".split(".")) + "B"


@pytest.mark.parametrize("game", GAMES)
def test_every_kernel_of_a_game_compiles_for_a_gpu(game: str) -> None:
    own = engine(game)
    space = np.zeros(1, own.rules.WORK), np.zeros(1, CHOOSER)
    rows = np.zeros((own.rules.OBSERVATION.size, 1), np.uint8)
    code = compile_ptx(every_rule.bound(game), own.empty(), *space, 2, 0, np.zeros(6, np.int64), rows)
    ours = [kernel.py_func for kernel in kernels[own.package]]
    assert ours
    assert [function.__name__ for function in ours if mangled(function) not in code] == []
    assert ".const" not in code


@pytest.mark.parametrize(("launcher", "loop"), [("stepping", batch_loops.step_games), ("playing", batch_loops.play_randomly)])
def test_what_a_batch_does_compiles_for_a_gpu(launcher: str, loop: Any) -> None:
    """Whoever takes many decisions does so on copies of position and working space in a thread's own memory."""
    own = engine("settlement").rules
    memory = batch("settlement", 2, threads=2)._arrays
    memory = memory._replace(**{name: np.asfortranarray(getattr(memory, name)) for name in batch_cuda.BY_FEATURE})
    code = compile_ptx(getattr(batch_cuda, launcher)(loop, "settlement"), memory, 2)
    assert [rule.__name__ for rule in (own.setup, own.legal, own.apply, own.score) if mangled(rule.py_func) not in code] == []
    own_memory = re.findall(r"__local_depot\d+\[(\d+)\]", code[code.index(".entry") :])[0]
    assert (int(own_memory) >= own.STATE.itemsize + own.WORK.itemsize) == (launcher == "playing")


# What numba-cuda does otherwise


class Goods(IntEnum):
    WOOD = 0
    STONE = 1


COIN = Goods.STONE
TABLE = np.arange(20_000, dtype=np.int64)


@numba.njit
def read(place: int) -> Any:
    return TABLE[place]


@numba.njit
def read_next(place: int) -> Any:
    return TABLE[place + 1] + read(place)


def test_a_member_of_an_enumeration_is_a_number() -> None:
    def count(goods: Any) -> None:
        goods[Goods.WOOD] = int(Goods.STONE)
        goods[COIN] += int(COIN)

    assert ".entry" in compile_ptx(count, np.zeros(2, np.int64))


def test_a_table_lies_once_in_global_memory() -> None:
    def use(numbers: Any) -> None:
        numbers[0] = read(numbers[1]) + read_next(numbers[2])

    code = compile_ptx(use, np.zeros(3, np.int64))
    assert len(re.findall(rf"^\.\w+ \.global .*\[{TABLE.nbytes}\]", code, re.MULTILINE)) == 1
    assert ".const" not in code


def test_a_record_is_copied_in_words() -> None:
    def copy(records: Any) -> None:
        records[1] = records[0]

    code = compile_ptx(copy, np.zeros(2, np.dtype([("first", np.int64), ("more", np.int8, 100)], align=True)))
    assert "ld.u64" in code
    assert "ld.u8" not in code


def test_narrow_and_wide_numbers_share_a_function() -> None:
    def use(wide: Any, narrow: Any) -> None:
        wide[0] = read(wide[1]) + read(narrow[1])

    code = compile_ptx(use, np.zeros(2, np.int64), np.zeros(2, np.int16))
    assert len(set(re.findall(r"4readB\d+v\d+", code))) == 1


def test_a_product_is_rounded_before_something_is_added() -> None:
    def use(numbers: Any) -> None:
        numbers[0] = numbers[1] * numbers[2] + numbers[3]

    assert "mul.rn.f64" in compile_ptx(use, np.zeros(4))  # what has no rounding named may be fused when it is assembled


def test_each_function_is_compiled_once_however_many_call_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def use(numbers: Any) -> None:
        numbers[0] = read(numbers[1]) + read_next(numbers[2])

    numba_cuda()
    from numba.cuda.cudadrv import nvvm

    given: list[str] = []
    compile_ir = nvvm.compile_ir

    def watched(code: list[str], **options: Any) -> Any:
        given.extend(code)
        return compile_ir(code, **options)

    monkeypatch.setattr(nvvm, "compile_ir", watched)
    compile_ptx(use, np.zeros(3, np.int64))
    assert len(given) == len(set(given)) == 3


def test_without_numba_cuda_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(Problem, match=r"dorfplatz\[gpu\]"):
        numba_cuda.__wrapped__()
