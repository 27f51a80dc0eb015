"""A server, and a client that plays on it."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

import dorfplatz
from dorfplatz.cli.serving import address_of, listen
from dorfplatz.server.app import create_app
from dorfplatz.server.differences import applied
from dorfplatz.server.http_server import Limits, Server, ServerConfig
from dorfplatz.server.pace import Pace

ANNA = {"kind": "human", "name": "Anna", "family": 1}
BEN = {"kind": "human", "name": "Ben", "family": 2}
ADA = {"kind": "bot", "name": "Ada", "family": 3, "bot": "greedy"}
BO = {"kind": "bot", "name": "Bo", "family": 4, "bot": "random"}

Client = httpx.Client


@contextmanager
def running_server(folder: Path, limits: Limits | None = None, is_open: bool = False, **options: Any) -> Iterator[Client]:
    """The real server, on a thread and a free port; with `is_open` as if other computers reached it."""
    listener = listen("127.0.0.1", 0)
    options.setdefault("address", address_of(listener).rstrip("/"))
    server = Server(ServerConfig(create_app(folder, is_open=is_open, **options), limits or Limits()))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        with httpx.Client(base_url=address_of(listener), timeout=200) as client:
            yield client
    finally:  # or a test that fails would never end
        server.should_exit = True
        thread.join()


@contextmanager
def server_process(
    folder: Path, before: Callable[[], None] | None = None, *options: str, first: str = "pass", **environment: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server as its own process, and its address; killed at the end.

    `before` is called in the process before it starts, the statement `first` when it does.
    """
    command = [
        sys.executable,
        "-c",
        f"{first}; from dorfplatz.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--data",
        str(folder),
        *options,
    ]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, preexec_fn=before, env={**os.environ, **environment}, **pipes) as process:
        assert process.stdout is not None
        try:
            yield process, next(word for word in process.stdout.readline().split() if word.startswith("http"))
        finally:
            process.kill()


def lift_limits(patch: pytest.MonkeyPatch) -> None:
    """A test may ask more often than one address may; of a server in this process."""
    for limit in ("app.NEW_TABLES", "app.REQUESTS", "connection.SOCKETS"):
        patch.setattr(f"dorfplatz.server.{limit}", Pace(1000, 1000))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def create_table(client: Client, *seats: dict[str, Any], seed: int | str | None = 7) -> str:
    response = client.post("/api/tables", json={"game": "settlement", "seats": list(seats), "seed": seed})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def table_pages(client: Client) -> Iterator[list[dict[str, Any]]]:
    """The list of tables, page by page."""
    address: str | None = "/api/tables"
    while address:
        response = client.get(address)
        assert response.status_code == 200, response.text
        yield response.json()
        following = re.fullmatch(r'<([^>]+)>; rel="next"', response.headers.get("link", ""))
        address = following and following[1]


def table_info(client: Client, id: str) -> dict[str, Any]:
    """The entry of a table in the list."""
    return next(table for page in table_pages(client) for table in page if table["id"] == id)


def wait_for(condition: Callable[[], bool], seconds: float = 100) -> None:
    """Until something is so, however slow this computer is."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


def connect_raw(client: Client) -> socket.socket:
    """A connection over which nothing has been sent."""
    return socket.create_connection((client.base_url.host, client.base_url.port or 80), timeout=100)


def read_to_end(connection: socket.socket) -> bytes:
    """All that the server sends until it closes the connection."""
    received = b""
    while data := connection.recv(65536):
        received += data
    return received


def raw_request(client: Client, data: bytes) -> httpx.Response:
    """The answer to exactly these bytes, which should ask to close the connection."""
    with connect_raw(client) as connection:
        connection.sendall(data)
        head, _, body = read_to_end(connection).partition(b"\r\n\r\n")
    return httpx.Response(int(head.split()[1]), content=body)


def with_views(message: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
    """A message as it would be if views were never told by what has changed in them; `before` is the last one."""
    _complete(message, before)
    view = None
    for step in message.get("missed", []):
        view = _complete(step, view)
    return message


def _complete(message: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any] | None:
    if changes := message.pop("changes", None):
        assert before
        assert changes["since"] == before["revision"]
        message["view"] = applied(before, changes["view"])
    return message.get("view")


class Player:
    """A connection to a table, with the view it received last, its log, and a game of its own to look actions up in."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._refs = 0
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.welcome = self.receive("welcome")
        self._game = dorfplatz.new("settlement", len(self.welcome["table"]["seats"]))

    def receive(self, type: str | None = None) -> dict[str, Any]:
        message = with_views(json.loads(self._connection.recv(timeout=120)), self.view)
        assert type is None or message["type"] == type, message
        if message["type"] in ("welcome", "step", "undone", "rewound", "seat"):
            self.view = message["view"]
            if message["type"] == "undone":
                self.log = [line for line in self.log if line["version"] <= message["to"]]
            self.log = message["log"] if "log" in message else [*self.log, *message["lines"]]
        return message

    def request(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message and receive the answer, after what bots have done meanwhile."""
        self._refs += 1
        if type in ("move", "undo"):
            fields.setdefault("revision", self.view["revision"])
        self.send({"type": type, "ref": f"r{self._refs}", **fields})
        answer = self.receive()
        while answer["ref"] is None:
            answer = self.receive()
        assert answer["ref"] == f"r{self._refs}", answer
        return answer

    def send(self, message: Any) -> None:
        """Send anything: bytes and text as they are, all else as JSON."""
        self._connection.send(message if isinstance(message, bytes | str) else json.dumps(message))

    def move(self, text: str | None = None) -> dict[str, Any]:
        """Take the move with this text, or the first legal one."""
        action = self.view["moves"][0] if text is None else self.action(text)
        answer = self.request("move", action=action)
        assert answer["type"] == "step", answer
        return answer

    def action(self, text: str) -> int:
        return int(self._game.parse(text))

    def finish_draft(self) -> None:
        """Let everybody take an artifact, so that the first turn begins."""
        while self.view["table"]["phase"] == "draft":
            self.move() if self.view["moves"] else self.receive("step")

    def end_turn(self) -> None:
        """Explore the first region, end the turn, and let bots play until a person is to decide."""
        while not self.view["moves"]:
            self.receive("step")
        seat = self.view["turn"]
        self.move("explore I")
        while self.view["turn"] == seat:
            self.move("end" if self.action("end") in self.view["moves"] else None)
        while not self.view["moves"]:
            self.receive("step")

    def expect_error(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message that is refused; returns the error, after checking that nothing has changed."""
        before = self.view
        answer = self.request(type, **fields)
        assert answer["type"] == "error", answer
        assert answer["text"]
        now = self.request("at", version=before["version"])["view"]
        assert (now["version"], now["table"], now["revision"]) == (before["version"], before["table"], before["revision"])
        error: dict[str, Any] = answer["error"]
        return error


@contextmanager
def player_at(
    client: Client, id: str, language: str = "en", key: str | None = None, revision: int | None = None
) -> Iterator[Player]:
    """Somebody at a table, with the key of their browser."""
    with open_socket(client, id, language, key, revision) as connection:
        yield Player(connection)


@contextmanager
def open_socket(
    client: Client, id: str, language: str = "en", key: str | None = None, revision: int | None = None, **headers: str
) -> Iterator[ClientConnection]:
    """The socket of a table after the greeting, before its first message was received."""
    with raw_socket(client, id, language, **headers) as connection:
        connection.send(json.dumps({"type": "hello", "ref": "hello", "key": key, "revision": revision}))
        yield connection


def raw_socket(client: Client, id: str, language: str = "en", **headers: str) -> ClientConnection:
    """The socket of a table, before anything was sent."""
    url = str(client.base_url).replace("http", "ws", 1)
    fields = {"accept-language": language, **headers}
    return connect(f"{url}api/tables/{id}/socket", additional_headers=fields, open_timeout=100, close_timeout=0.2)
