"""Rules that are interpreted until they are compiled, and the processes that compile them."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dorfplatz
from dorfplatz.core import compilation, registry
from dorfplatz.core.compilation import BOTS, RULES, Compilation, is_compiled
from tests.conformance import strict
from tests.core.test_kernels import GAMES, python

SWITCH = """
import hashlib, json, sys
from dorfplatz.core import kernel
if AT_FIRST:
    kernel.interpret_at_first()
import dorfplatz

told = {"numba": [], "compiled": [], "positions": [], "views": []}

def play(game, bot, decisions):
    for _ in range(decisions):
        if game.over:
            return
        told["views"].append(hashlib.sha256(json.dumps(game.view(game.turn)).encode()).hexdigest()[:8])
        for action in range(0, len(game.engine.actions), 50):
            game.why_not(action)
        game.preview(game.legal_moves[0])
        game.push(bot.choose(game))
        told["positions"].append(hashlib.sha256(game.position.tobytes()).hexdigest()[:8])

game, bot = dorfplatz.new(GAME, 2, seed=3), dorfplatz.bot("greedy", 1)
play(game, bot, 15)
told["numba"] = "numba" in sys.modules
kernel.warm_up(GAME)
from numba.core import event
class Listener(event.Listener):
    def on_start(self, event): pass
    def on_end(self, event): told["compiled"].append(event.data["dispatcher"].py_func.__name__)
with event.install_listener("numba:compile", Listener()):
    play(game, bot, 60)
print(json.dumps(told))
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begun_by_interpreted_rules_goes_on_compiled(game: str) -> None:
    def played(at_first: bool) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(python(f"GAME, AT_FIRST = {game!r}, {at_first}\n{SWITCH}", DORFPLATZ_INTERPRET=""))
        return told

    switched, compiled = played(at_first=True), played(at_first=False)
    assert (switched["numba"], compiled["numba"]) == (False, True)
    assert switched["positions"] == compiled["positions"]
    assert switched["views"] == compiled["views"]
    assert switched["compiled"] == [], "kernels that were not found in the cache"


FAILING = """
from dorfplatz.core import kernel
kernel.interpret_at_first()
import dorfplatz
from dorfplatz.core.engine import Engine

game = dorfplatz.new("milestones", 2, seed=3)
def fail(self):
    raise MemoryError
Engine.warm_up = fail
try:
    kernel.warm_up("milestones")
except MemoryError:
    kernels = kernel._switchable["dorfplatz.games.milestones"]
    print({k._run is k.py_func for k in kernels}, game.legal_moves[0])
"""


def test_rules_that_can_not_be_loaded_stay_interpreted() -> None:
    assert python(FAILING, DORFPLATZ_INTERPRET="").startswith("{True} ")


SAVING = """
import fcntl
from pathlib import Path
import numpy as np
from numba.core.caching import IndexDataCacheFile
from dorfplatz.core import kernel
from dorfplatz.core.actions import add

save, locked = IndexDataCacheFile.save, []

def look(self, key, data):
    with (Path(self._cache_path) / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            locked.append(self)
    save(self, key, data)

IndexDataCacheFile.save = look
add(np.zeros(3, np.int16), 0, 7)
add(np.zeros(3, np.int64), 0, 7)
print(len(locked))
"""


def test_machine_code_is_saved_by_one_process_at_a_time(tmp_path: Path) -> None:
    """Numba numbers the files of a function; two that save at once would use the same number for different code."""
    assert python(SAVING, DORFPLATZ_CACHE=str(tmp_path), DORFPLATZ_INTERPRET="").strip() == "2"


@pytest.fixture
def stairs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A small game, of which nothing is compiled."""
    monkeypatch.setenv(registry.VARIABLE, "examples.stairs")
    monkeypatch.setenv("DORFPLATZ_CACHE", str(tmp_path))
    monkeypatch.delenv("DORFPLATZ_INTERPRET", raising=False)
    monkeypatch.syspath_prepend(str(strict.ROOT))
    registry.packages.cache_clear()
    yield "stairs"
    registry.packages.cache_clear()


async def test_a_process_compiles_a_game_and_says_how_far_it_is(stairs: str, tmp_path: Path) -> None:
    reports: list[tuple[str, int, int]] = []
    assert not is_compiled(stairs)
    compiling = Compilation([stairs], lambda *report: reports.append(report))
    compiling.start()
    assert await compiling.finished(stairs) == ""
    assert is_compiled(stairs)
    await compiling.ready(stairs)
    assert is_compiled(stairs, BOTS)
    await compiling.all_finished()
    assert len(reports) > 10
    assert reports == sorted(reports)
    assert {(game, total) for game, _, total in reports} == {(stairs, reports[-1][1])}
    assert any(tmp_path.rglob("*.nbi"))


async def test_other_sources_are_not_compiled(stairs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = compilation._mark(RULES, stairs)
    mark.parent.mkdir()
    mark.touch()
    assert is_compiled(stairs)
    monkeypatch.setattr(compilation, "_machine", lambda: ("another computer",))
    assert not is_compiled(stairs)


async def test_why_a_game_can_not_be_compiled_is_told(stairs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = tmp_path / "box"
    box.mkdir()
    (box / "stairs.toml").write_text("nonsense = 1")
    monkeypatch.setenv("DORFPLATZ_BOX", str(box))
    compiling = Compilation([stairs])
    compiling.start()
    assert "stairs.toml" in await compiling.finished(stairs)
    assert not is_compiled(stairs)


async def test_stopping_ends_the_processes(stairs: str) -> None:
    compiling = Compilation([stairs])
    compiling.start()
    while not compiling._processes:
        await asyncio.sleep(0)
    processes = list(compiling._processes.values())
    await compiling.stop()
    assert all(process.returncode is not None for process in processes)
    assert await compiling.finished(stairs) == "stopped"
    assert not is_compiled(stairs)


async def test_the_game_that_is_played_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    polite: list[tuple[int, int]] = []

    class Process:
        pid = 4321
        returncode = 0

    async def compile(self: Compilation, what: str, game: str) -> None:
        begun.append(game)
        self._processes[what, game] = Process()  # type: ignore[assignment]
        await asyncio.Event().wait()

    monkeypatch.setattr(Compilation, "_compile", compile)
    monkeypatch.setattr(compilation, "is_compiled", lambda game, what, box: False)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0})
    monkeypatch.setattr(os, "setpriority", lambda what, pid, to: polite.append((pid, to)))
    compiling = Compilation(["first", "second", "third"])
    compiling.start()
    await asyncio.sleep(0)
    assert begun == ["first"]
    compiling.prefer("third")
    await asyncio.sleep(0)
    assert begun == ["first", "third"]
    assert polite == [(Process.pid, compilation.LEAST)]
    compiling.prefer("somebody else's")
    assert len(polite) == 1
    assert compiling._waiting == [(RULES, "second"), *((BOTS, game) for game in ("first", "second", "third"))]
    await compiling.stop()


def test_the_names_of_bots_and_games_need_no_rules() -> None:
    program = "import sys, dorfplatz; dorfplatz.available_games(), dorfplatz.available_bots()"
    assert python(f"{program}; print({{'numba', 'numpy', 'dorfplatz.core.game'}} & sys.modules.keys())").strip() == "set()"
    assert [type(dorfplatz.bot(name)).__name__ for name in dorfplatz.available_bots()] == ["Random", "Greedy", *5 * ["LevelBot"]]
