"""The server looks for garbage when we say so, and Python as before when there is no server."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from dorfplatz.server.garbage import CONNECTIONS, NEVER, SECONDS, Garbage
from tests.server.harness import running_server


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often all of the memory was looked through."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    return found


def test_it_looks_now_and_then(looks: list[int]) -> None:
    one = Garbage()
    one.begin(1000.0)
    one.tick(1000.0 + SECONDS - 1, 10)
    assert looks == []
    one.tick(1000.0 + SECONDS, 10)
    one.tick(1000.0 + SECONDS + 1, 11)
    assert looks == [1]
    one.end()


def test_it_looks_sooner_when_many_have_come(looks: list[int]) -> None:
    one = Garbage()
    one.begin(0.0)
    one.tick(1.0, CONNECTIONS - 1)
    assert looks == []
    one.tick(2.0, CONNECTIONS)
    one.tick(3.0, CONNECTIONS + 1)
    assert looks == [1]
    one.end()


def test_all_is_as_before_when_the_server_has_ended(tmp_path: Path) -> None:
    before = gc.get_threshold()
    with running_server(tmp_path) as client:
        client.get("/api/games")
        assert gc.get_threshold() == (*before[:2], NEVER)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
