"""The session registry: opening, waiting for the kernels, closing."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest

from dorfplatz.core.kernel import Progress
from dorfplatz.core.problem import Problem
from dorfplatz.server import session_registry
from dorfplatz.server.session_registry import SessionRegistry


def no_progress(game: str, done: int, total: int) -> None:
    pass


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


async def test_a_request_that_needs_the_rules_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
