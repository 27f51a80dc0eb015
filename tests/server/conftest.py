"""A server over an empty data folder, and somebody who plays at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from dorfplatz.server.app import create_app

HUMANS = [{"kind": "human", "name": "Anna", "family": 1}, {"kind": "human", "name": "Ben", "family": 2}]
BOTS = [{"kind": "bot", "name": "Ada", "family": 1, "bot": "greedy"}, {"kind": "bot", "name": "Bo", "family": 2, "bot": "random"}]
AGAINST_BOT = [HUMANS[0], BOTS[1]]

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1:8137") as client:
        yield client


def create(client: Client, seats: list[dict[str, Any]] = HUMANS, seed: int | str | None = 7) -> str:
    response = client.post("/api/tables", json={"game": "settlement", "seats": seats, "seed": seed})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


class Player:
    """One side of a table's socket, with the last view it was shown."""

    def __init__(self, session: Any) -> None:
        self.session = session
        self.welcome = self.hear("welcome")
        self.refs = 0

    def hear(self, type: str | None = None) -> dict[str, Any]:
        message: dict[str, Any] = self.session.receive_json(timeout=20)
        assert type is None or message["type"] == type, message
        if message["type"] in ("welcome", "step", "rewound"):
            self.view = message["view"]
        return message

    def say(self, type: str, **fields: Any) -> dict[str, Any]:
        self.refs += 1
        if type in ("move", "undo"):
            fields.setdefault("revision", self.view["revision"])
        self.session.send_json({"type": type, "ref": f"r{self.refs}", **fields})
        return self.hear()

    def move(self, choice: int = 0) -> dict[str, Any]:
        answer = self.say("move", action=self.view["moves"][choice])
        assert answer["type"] == "step", answer
        return answer


class at_table:  # noqa: N801
    """`with at_table(client, id) as player:`"""

    def __init__(self, client: Client, id: str) -> None:
        self._context = client.websocket_connect(f"/api/tables/{id}/socket")

    def __enter__(self) -> Player:
        return Player(self._context.__enter__())

    def __exit__(self, *error: Any) -> None:
        self._context.__exit__(*error)
