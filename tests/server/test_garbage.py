"""The server looks for garbage when we say so, and Python as before when there is no server."""

from __future__ import annotations

import gc
import os
import platform
import socket
import struct
import time
from asyncio.selector_events import _SelectorSocketTransport as Transport  # type: ignore[attr-defined]
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from litestar import WebSocket
from websockets.server import ServerProtocol

from dorfplatz.server import garbage
from dorfplatz.server.connection import Connection
from dorfplatz.server.garbage import CONNECTIONS, GIVE_BACK_SECONDS, NEVER, SECONDS, Garbage, give_back
from dorfplatz.server.gathering import Gathering
from dorfplatz.server.http_server import SocketProtocol
from dorfplatz.server.metrics import _resident_bytes
from dorfplatz.server.records import Decision, TableState
from dorfplatz.server.session import GameSession
from tests.server.harness import ANNA, BEN, Client, player_at, running_server
from tests.server.test_together import BEN_BY_LINK, HOST_KEY, begin
from tests.server.test_vanishing import silent_socket

OF_A_GAME = (GameSession, Gathering, TableState, Decision, Connection, WebSocket, SocketProtocol, ServerProtocol, Transport)
PATIENCE_SECONDS = 60


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


def test_free_memory_is_given_back_once_a_minute(looks: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(garbage, "give_back", lambda: given.append(1))
    one = Garbage()
    one.begin(1000.0)
    for second in range(1, 1 + 2 * int(GIVE_BACK_SECONDS)):
        one.tick(1000.0 + second, 10)
    assert given == [1, 1]
    one.end()


def test_gaps_in_memory_are_given_back() -> None:
    """Of many small pieces a few stay, everywhere between the others."""
    pieces = [bytes(1000) for _ in range(100_000)]
    kept = pieces[::50]
    del pieces
    before = _resident_bytes(os.getpid())
    give_back()
    asked = platform.libc_ver()[0] == "glibc"  # others give back by themselves, or can't
    assert _resident_bytes(os.getpid()) < before - (50_000_000 if asked else -1_000_000)
    assert len(kept) == 2000


def test_all_is_as_before_when_the_server_has_ended(tmp_path: Path) -> None:
    before = gc.get_threshold()
    with running_server(tmp_path) as client:
        client.get("/api/games")
        assert gc.get_threshold() == (*before[:2], NEVER)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


# What is not left to it


@pytest.fixture
def unswept(tmp_path: Path) -> Iterator[Client]:
    """A server for others, while nobody looks for garbage."""
    with running_server(tmp_path, is_open=True) as client:
        client.get("/healthz")  # by a connection that stays open
        gc.collect()
        gc.disable()
        try:
            yield client
        finally:
            gc.enable()


def alive() -> Counter[str]:
    """How many things there are of those that a game and its browsers consist of."""
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in OF_A_GAME)


def play(client: Client) -> None:
    """Somebody moves, is refused something, asks for advice, and leaves."""
    id, _ = begin(client, ANNA, BEN)
    with player_at(client, id, key=HOST_KEY) as player:
        for _ in range(4):
            player.move()
        player.request("move", action=-1)
        player.request("hint", revision=player.view["revision"])


def wait_in_vain(client: Client) -> None:
    """A table at which nobody else sits down."""
    id, _ = begin(client, ANNA, BEN_BY_LINK, seed=None)
    silent_socket(client, id, HOST_KEY).close()


def vanish(client: Client) -> None:
    """A connection is cut."""
    id, _ = begin(client, ANNA, BEN)
    connection = silent_socket(client, id, HOST_KEY)
    connection.recv(1)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


@pytest.mark.parametrize("visit", [play, wait_in_vain, vanish])
def test_of_a_game_that_all_have_left_nothing_stays(visit: Callable[[Client], None], unswept: Client) -> None:
    """With some 100 kB for each game memory would grow for as long as nobody looks for garbage."""
    before = alive()
    for _ in range(3):
        visit(unswept)
    until = time.monotonic() + PATIENCE_SECONDS
    while not (now := alive()) <= before and time.monotonic() < until:
        time.sleep(0.1)
    assert now <= before
