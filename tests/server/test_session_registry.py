"""The session registry: opening, waiting for the kernels or not, closing."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from dorfplatz.core.compilation import Report
from dorfplatz.core.kernel import Progress
from dorfplatz.core.problem import Problem
from dorfplatz.server import session_registry
from dorfplatz.server.session_registry import SessionRegistry


def no_progress(game: str, done: int, total: int) -> None:
    pass


class FakeCompilation:
    """Compiles when it is told to."""

    def __init__(self, games: Iterable[str], report: Report) -> None:
        self.games, self.report = list(games), report
        self.preferred: list[str] = []
        self.error = ""
        self.gate = asyncio.Event()

    def start(self) -> None:
        pass

    async def finished(self, game: str) -> str:
        if game in self.games:
            await self.gate.wait()
        return self.error

    def prefer(self, game: str) -> None:
        self.preferred.append(game)

    async def stop(self) -> None:
        self.gate.set()


@pytest.fixture(autouse=True)
def all_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_registry, "is_compiled", lambda game: True)


@pytest.fixture
def first_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, and rules are interpreted at first, as by `dorfplatz play`."""
    monkeypatch.setattr(session_registry, "is_compiled", lambda game: False)
    monkeypatch.setattr(session_registry, "interpreting", lambda: True)
    monkeypatch.setattr(session_registry, "warm_up", lambda game, progress: None)
    monkeypatch.setattr(session_registry, "Compilation", FakeCompilation)


def compilation_of(registry: SessionRegistry) -> FakeCompilation:
    found = registry._compilation
    assert isinstance(found, FakeCompilation)
    return found


async def test_closing_does_not_wait_for_the_remaining_kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Event()

    def compile_for_minutes(game: str, progress: Progress) -> None:
        for done in range(1000):
            begun.set()
            progress(done, 1000, "kernel")
            time.sleep(0.05)

    monkeypatch.setattr(session_registry, "warm_up", compile_for_minutes)
    async with asyncio.timeout(20):
        async with SessionRegistry(tmp_path, no_progress).opened():
            await asyncio.to_thread(begun.wait)


async def test_a_request_that_needs_compiled_rules_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    monkeypatch.setattr(session_registry, "warm_up", lambda game, progress: gate.wait())
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        assert await registry.games() == []
        waiting = asyncio.create_task(registry.ready("settlement"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        gate.set()
        await waiting


@pytest.mark.usefixtures("first_start")
async def test_nobody_waits_for_rules_that_are_interpreted_at_first(tmp_path: Path) -> None:
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        async with asyncio.timeout(20):
            await registry.ready("settlement")
        assert registry.compiled["settlement"] == 0
        assert compilation_of(registry).preferred == ["settlement"]


@pytest.mark.usefixtures("first_start")
async def test_how_far_the_rules_are_compiled(tmp_path: Path) -> None:
    reports: list[tuple[str, int, int]] = []
    registry = SessionRegistry(tmp_path, lambda *report: reports.append(report))
    async with registry.opened():
        compilation = compilation_of(registry)
        assert "settlement" in compilation.games
        compilation.report("settlement", 30, 120)
        assert registry.compiled["settlement"] == 0.25
        compilation.report("settlement", 120, 120)
        share = registry.compiled["settlement"]
        assert share is not None
        assert 0.25 < share < 1, "compiled, but not loaded"
        assert reports == [("settlement", 30, 120), ("settlement", 120, 120)]
        compilation.gate.set()
        await asyncio.gather(*registry._warming.values())
        assert set(registry.compiled.values()) == {1}


@pytest.mark.usefixtures("first_start")
async def test_rules_that_can_not_be_compiled_stay_interpreted(tmp_path: Path) -> None:
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        compilation_of(registry).error = "no memory"
        compilation_of(registry).gate.set()
        await asyncio.gather(*registry._warming.values())
        assert set(registry.compiled.values()) == {None}
        await registry.ready("settlement")


async def test_a_damaged_box_is_an_error_for_requests_that_need_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(game: str, progress: Progress) -> None:
        raise Problem("box-missing", file="settlement.toml")

    monkeypatch.setattr(session_registry, "warm_up", refuse)
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        for _ in range(2):
            with pytest.raises(Problem, match=r"settlement\.toml"):
                await registry.ready("settlement")
        assert await registry.games() == []
