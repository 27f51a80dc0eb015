"""The session registry: opening, waiting for the kernels, closing."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from dorfplatz.core.problem import Problem
from dorfplatz.server import table
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
        assert await registry.games() == []
        waiting = asyncio.create_task(registry.ready("settlement"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        (tmp_path / "gate").touch()
        await waiting


async def test_a_damaged_box_is_an_error_for_requests_that_need_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "prepare", refuse)
    registry = SessionRegistry(tmp_path, no_progress)
    async with registry.opened():
        for _ in range(2):
            with pytest.raises(Problem, match=r"settlement\.toml"):
                await registry.ready("settlement")
        assert await registry.games() == []
