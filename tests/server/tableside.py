"""A server, and somebody who plays at its tables."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

import dorfplatz
from dorfplatz.cli.serving import address_of, configure, listen
from dorfplatz.server.app import create_app

ANNA = {"kind": "human", "name": "Anna", "family": 1}
BEN = {"kind": "human", "name": "Ben", "family": 2}
ADA = {"kind": "bot", "name": "Ada", "family": 3, "bot": "greedy"}
BO = {"kind": "bot", "name": "Bo", "family": 4, "bot": "random"}

Client = httpx.Client


@contextmanager
def serving(folder: Path) -> Iterator[Client]:
    """The real server, on a thread and a free port."""
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(configure(create_app(folder)))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    with httpx.Client(base_url=address_of(listener), timeout=200) as client:
        yield client
    server.should_exit = True
    thread.join()


def create(client: Client, *seats: dict[str, Any], seed: int | str | None = 7) -> str:
    response = client.post("/api/tables", json={"game": "settlement", "seats": list(seats), "seed": seed})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def listed(client: Client, id: str) -> dict[str, Any]:
    """A table as the list shows it."""
    return next(table for table in client.get("/api/tables").json() if table["id"] == id)


class Player:
    """One side of a table's socket, with the view it was shown last and a game of its own to look moves up in."""

    def __init__(self, session: ClientConnection) -> None:
        self._session = session
        self._refs = 0
        self.welcome = self.hear("welcome")
        self.mirror = dorfplatz.new("settlement", len(self.welcome["table"]["seats"]))

    def hear(self, type: str | None = None) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._session.recv(timeout=200))
        assert type is None or message["type"] == type, message
        if message["type"] in ("welcome", "step", "rewound"):
            self.view = message["view"]
        return message

    def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something and hear the answer."""
        self._refs += 1
        if type in ("move", "undo"):
            fields.setdefault("revision", self.view["revision"])
        self.say_raw({"type": type, "ref": f"r{self._refs}", **fields})
        answer = self.hear()
        assert answer["ref"] == f"r{self._refs}", answer
        return answer

    def say_raw(self, message: Any) -> None:
        """Say anything: bytes and text as they are, all else as JSON."""
        self._session.send(message if isinstance(message, bytes | str) else json.dumps(message))

    def move(self, text: str | None = None) -> dict[str, Any]:
        """Take the move that is written so, or the first there is."""
        action = self.view["moves"][0] if text is None else self.id(text)
        answer = self.say("move", action=action)
        assert answer["type"] == "step", answer
        return answer

    def id(self, text: str) -> int:
        return int(self.mirror.parse(text))

    def draft(self) -> None:
        """Let everybody take an artifact, so that the first turn begins."""
        while self.view["table"]["phase"] == "draft":
            self.move() if self.view["moves"] else self.hear("step")

    def end_turn(self) -> None:
        """Explore the first region, end the turn, and let bots play until a person is to decide."""
        seat = self.view["turn"]
        self.move("explore I")
        while self.view["turn"] == seat:
            self.move("end" if self.id("end") in self.view["moves"] else None)
        while not self.view["moves"]:
            self.hear("step")

    def refused(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something that can't be done; gives the error, after making sure that nothing has changed."""
        before = self.view
        answer = self.say(type, **fields)
        assert answer["type"] == "error", answer
        assert answer["text"]
        now = self.say("at", version=before["version"])["view"]
        assert (now["version"], now["table"], now["revision"]) == (before["version"], before["table"], before["revision"])
        error: dict[str, Any] = answer["error"]
        return error


@contextmanager
def at_table(client: Client, id: str, language: str = "en") -> Iterator[Player]:
    with socket(client, id, language) as session:
        yield Player(session)


def socket(client: Client, id: str, language: str = "en", **headers: str) -> ClientConnection:
    """A table's socket, before anything was heard."""
    url = str(client.base_url).replace("http", "ws", 1)
    return connect(f"{url}api/tables/{id}/socket", additional_headers={"accept-language": language, **headers}, close_timeout=0.2)
