"""The hall with all tables: opening, waiting, closing."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest

from dorfplatz.core.kernel import Progress
from dorfplatz.core.problem import Problem
from dorfplatz.server import hall as hall_module
from dorfplatz.server.hall import Hall


def silent(done: int, total: int, name: str) -> None:
    pass


async def test_closing_does_not_wait_for_the_rest_of_the_compilation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Event()

    def compile_for_minutes(game: str, progress: Progress) -> None:
        for done in range(1000):
            begun.set()
            progress(done, 1000, "kernel")
            time.sleep(0.05)

    monkeypatch.setattr(hall_module, "warm_up", compile_for_minutes)
    async with asyncio.timeout(20):
        async with Hall(tmp_path, silent).opened():
            await asyncio.to_thread(begun.wait)


async def test_whoever_needs_the_rules_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    monkeypatch.setattr(hall_module, "warm_up", lambda game, progress: gate.wait())
    hall = Hall(tmp_path, silent)
    async with hall.opened():
        assert await hall.tables() == []
        waiting = asyncio.create_task(hall.ready("settlement"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        gate.set()
        await waiting


async def test_a_damaged_box_is_said_to_whoever_needs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(game: str, progress: Progress) -> None:
        raise Problem("box-missing", file="settlement.toml")

    monkeypatch.setattr(hall_module, "warm_up", refuse)
    hall = Hall(tmp_path, silent)
    async with hall.opened():
        for _ in range(2):
            with pytest.raises(Problem, match=r"settlement\.toml"):
                await hall.ready("settlement")
        assert await hall.tables() == []
