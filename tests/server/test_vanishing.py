"""Somebody's connection ends without a word: the others see that they are away, and play on."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from dorfplatz.server.http_server import SocketProtocol
from tests.server.harness import ANNA, Client, Player, connect_raw, player_at, running_server
from tests.server.test_together import BEN_BY_LINK, BEN_KEY, HOST_KEY, begin, join

PING_SECONDS = 0.3
PONG_SECONDS = 15.0
"""Long enough for whoever is there, however busy the machine is."""


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server for others that asks often whether somebody is still there."""
    made = SocketProtocol.__init__

    def make(self: SocketProtocol, *arguments: Any, **more: Any) -> None:
        made(self, *arguments, **more)
        self.ping_interval, self.ping_timeout = PING_SECONDS, PONG_SECONDS

    monkeypatch.setattr(SocketProtocol, "__init__", make)
    with running_server(tmp_path, is_open=True) as client:
        yield client


def silent_socket(client: Client, table: str, key: str) -> socket.socket:
    """A socket at a table that never answers anything after its greeting."""
    connection = connect_raw(client)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {client.base_url.host}:{client.base_url.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    assert connection.recv(65536).startswith(b"HTTP/1.1 101")
    hello = json.dumps({"type": "hello", "ref": "hello", "key": key}).encode()
    connection.sendall(Frame(Opcode.TEXT, hello).serialize(mask=True))
    return connection


def wait_until_here(player: Player, here: list[bool]) -> None:
    while player.receive("people")["here"] != here:
        pass


@pytest.mark.parametrize("how", ["never answers", "is reset", "is closed"])
def test_whoever_vanishes_is_away_and_the_others_play_on(impatient: Client, how: str) -> None:
    table, links = begin(impatient, ANNA, BEN_BY_LINK)
    assert join(impatient, table, links["seat-1"], BEN_KEY).status_code == 201
    with player_at(impatient, table, key=HOST_KEY) as anna:
        with silent_socket(impatient, table, BEN_KEY) as ben:
            wait_until_here(anna, [True, True])
            if how == "is reset":
                ben.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            if how != "never answers":
                ben.close()
            wait_until_here(anna, [True, False])
        # Ben comes back, and nothing is missing.
        with player_at(impatient, table, key=BEN_KEY) as back:
            wait_until_here(anna, [True, True])
            mover, other = (anna, back) if anna.view["turn"] == 0 else (back, anna)
            mover.move()
            other.receive("step")
            assert anna.view["table"] == back.view["table"]
