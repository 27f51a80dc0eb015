"""The session registry: opening, waiting for the kernels or not, closing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from dorfplatz.core import compilation
from dorfplatz.core.compilation import Report
from dorfplatz.core.problem import Problem
from dorfplatz.server import protocol, running_rules, table
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.tables import NewTable
from dorfplatz.server.session_registry import SessionRegistry
from tests.server.test_workers import wait_for


def no_progress(game: str, done: int, total: int) -> None:
    pass


# What workers do instead of preparing a game


def do_nothing(game: str) -> None:
    pass


def wait_at_the_gate(game: str) -> None:
    wait_for(Path(os.environ["GATE"]))


def refuse(game: str) -> None:
    raise Problem("box-missing", file="settlement.toml")


class FakeCompilation:
    """Compiles when it is told to."""

    def __init__(self, games: Iterable[str], report: Report, box: str | None = None) -> None:
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

    def is_finished(self, game: str) -> bool:
        return game not in self.games or self.gate.is_set()

    def prefer(self, game: str) -> None:
        self.preferred.append(game)

    async def stop(self) -> None:
        self.gate.set()


@pytest.fixture(autouse=True)
def all_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda game, what, box=None: True)


@pytest.fixture
def first_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, and rules are interpreted at first, as by `dorfplatz play`."""
    monkeypatch.setattr(running_rules, "interpreting", lambda: True)
    monkeypatch.setattr(table, "prepare", do_nothing)
    monkeypatch.setattr(running_rules, "Compilation", FakeCompilation)


def compilation_of(registry: SessionRegistry) -> FakeCompilation:
    found = registry.rules._compilation
    assert isinstance(found, FakeCompilation)
    return found


async def test_closing_does_not_wait_for_the_remaining_kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "prepare", wait_at_the_gate)
    monkeypatch.setenv("GATE", str(tmp_path / "never"))
    registry = SessionRegistry(tmp_path, no_progress)
    async with asyncio.timeout(60):
        async with registry.opened():
            while not registry.rules.workers.rules.pids:
                await asyncio.sleep(0.01)


async def test_a_request_that_needs_compiled_rules_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "prepare", wait_at_the_gate)
    monkeypatch.setenv("GATE", str(tmp_path / "gate"))
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        assert await registry.games() == ([], None)
        waiting = asyncio.create_task(registry.ready("settlement"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        (tmp_path / "gate").touch()
        await waiting


@pytest.mark.usefixtures("first_start")
async def test_nobody_waits_for_rules_that_are_interpreted_at_first(tmp_path: Path) -> None:
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        async with asyncio.timeout(100):
            await registry.ready("settlement")
        assert registry.rules.compiled["settlement"] == 0
        assert compilation_of(registry).preferred == ["settlement"]


@pytest.mark.usefixtures("first_start")
async def test_how_far_the_rules_are_compiled(tmp_path: Path) -> None:
    reports: list[tuple[str, int, int]] = []
    registry = SessionRegistry(tmp_path, lambda *report: reports.append(report))
    async with registry.opened():
        compilation = compilation_of(registry)
        assert "settlement" in compilation.games
        compilation.report("settlement", 30, 120)
        assert registry.rules.compiled["settlement"] == 0.25
        compilation.report("settlement", 120, 120)
        share = registry.rules.compiled["settlement"]
        assert share is not None
        assert 0.25 < share < 1, "compiled, but not loaded"
        assert reports == [("settlement", 30, 120), ("settlement", 120, 120)]
        compilation.gate.set()
        await asyncio.gather(*registry.rules._warming.values())
        assert set(registry.rules.compiled.values()) == {1}


@pytest.mark.usefixtures("first_start")
async def test_rules_that_can_not_be_compiled_stay_interpreted(tmp_path: Path) -> None:
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        compilation_of(registry).error = "no memory"
        compilation_of(registry).gate.set()
        await asyncio.gather(*registry.rules._warming.values())
        assert set(registry.rules.compiled.values()) == {None}
        await registry.ready("settlement")


class Watcher:
    """Somebody who joins a game."""

    def send(self, message: protocol.ServerMessage | bytes) -> None:
        raise AssertionError(message)

    def send_error(self, problem: Problem, ref: str | None = None) -> None:
        raise problem

    def close(self, code: int = 0) -> None:
        raise AssertionError


NEW_TABLE = NewTable("settlement", [Seat("human", "Anna", 1)])


async def test_nobody_joins_a_game_that_is_being_deleted(tmp_path: Path) -> None:
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        id = (await registry.create(NEW_TABLE)).id
        async with registry.session(id) as session:
            await registry.delete(id)
            with pytest.raises(Problem) as problem:
                await session.subscribe(Watcher())
            assert problem.value.message.id == "server-table-deleted"


async def test_a_game_that_can_not_be_loaded_can_be_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registry = SessionRegistry(tmp_path, no_progress)
    deleted = asyncio.Event()

    async def load_too_late(_: SessionRegistry, id: str) -> None:
        await deleted.wait()
        raise Problem("server-unknown-table", table=id)

    async with registry.opened():
        id = (await registry.create(NEW_TABLE)).id
        monkeypatch.setattr(SessionRegistry, "_load", load_too_late)

        async def join() -> None:
            async with registry.session(id):
                pass

        joining = asyncio.create_task(join())
        deleting = asyncio.create_task(registry.delete(id))
        while await (await registry.storage()).games() != ([], None):
            pass
        deleted.set()
        await deleting
        with pytest.raises(Problem):
            await joining


async def test_a_damaged_box_is_an_error_for_requests_that_need_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "prepare", refuse)
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        for _ in range(2):
            with pytest.raises(Problem, match=r"settlement\.toml"):
                await registry.ready("settlement")
        assert await registry.games() == ([], None)
