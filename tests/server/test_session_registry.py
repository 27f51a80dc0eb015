"""The session registry: opening, waiting for the kernels, closing."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from dorfplatz.core.problem import Problem
from dorfplatz.server import protocol, table
from dorfplatz.server.session_registry import SessionRegistry
from dorfplatz.server.worker_process import report
from tests.server.test_workers import wait_for


def no_progress(done: int, total: int, name: str) -> None:
    pass


# What workers do instead of preparing a game


def compile_for_minutes(game: str) -> None:
    report(1, 1000, "kernel")
    wait_for(Path("never"))


def wait_at_the_gate(game: str) -> None:
    wait_for(Path(os.environ["GATE"]))


def refuse(game: str) -> None:
    raise Problem("box-missing", file="settlement.toml")


async def test_closing_does_not_wait_for_the_remaining_kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "prepare", compile_for_minutes)
    reports: asyncio.Queue[tuple[int, int, str]] = asyncio.Queue()
    async with asyncio.timeout(60):
        async with SessionRegistry(tmp_path, lambda *report: reports.put_nowait(report)).opened():
            assert await reports.get() == (1, 1000, "kernel")


async def test_a_request_that_needs_the_rules_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


class Watcher:
    """Somebody who joins a game."""

    def send(self, message: protocol.ServerMessage | bytes) -> None:
        raise AssertionError(message)

    def send_error(self, problem: Problem, ref: str | None = None) -> None:
        raise problem

    def close(self) -> None:
        raise AssertionError


NEW_TABLE = protocol.NewTable("settlement", [protocol.Seat("human", "Anna", 1)])


async def test_nobody_joins_a_game_that_is_being_deleted(tmp_path: Path) -> None:
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        id = await registry.create(NEW_TABLE)
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
        id = await registry.create(NEW_TABLE)
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
