"""A server of its own: a process that can be killed, and started again where it stood."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

import dorfplatz

ROOT = Path(__file__).resolve().parent.parent.parent
ANNA = {"kind": "human", "name": "Anna", "family": 1}
BEN = {"kind": "human", "name": "Ben", "family": 2}
CLARA = {"kind": "bot", "name": "Clara", "family": 3, "bot": "greedy"}
DAVID = {"kind": "bot", "name": "David", "family": 4, "bot": "greedy"}


class Server:
    """`dorfplatz serve` over a data folder; `elsewhere` is a source tree whose words and client it has instead."""

    def __init__(self, folder: Path, port: int = 0, *options: str, elsewhere: Path | None = None) -> None:
        program = [str(Path(sys.executable).parent / "dorfplatz")]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if elsewhere:
            program = [sys.executable, "-m", "tests.browser.elsewhere"]
            environment["DORFPLATZ_ELSEWHERE"] = str(elsewhere)
        command = [*program, "serve", "--port", str(port), "--data", str(folder), *options]
        self.folder, self._options = folder, options
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT if elsewhere else None
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, f"the server said {said!r}"
        self.url = found[0]
        self.port = int(found[1])
        # The kernels are compiled once on a new machine.
        self._client = httpx.Client(base_url=self.url, timeout=200)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Without warning, as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(timeout=100)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._client.close()

    def restarted(self) -> Server:
        """The same games at the same address."""
        return Server(self.folder, self.port, *self._options)

    def create(self, game: str, *seats: dict[str, Any], seed: int = 7, **more: Any) -> str:
        """A new game; gives its table's id."""
        return self._post("/api/tables", {"game": game, "seats": list(seats), "seed": seed, **more})

    def load(self, game: dorfplatz.Game, *seats: dict[str, Any]) -> str:
        """Put a game on a table as it stands."""
        return self._post("/api/saves", {**game.to_json(), "seats": list(seats)})

    def save(self, table: str) -> dict[str, Any]:
        answer: dict[str, Any] = self._client.get(f"/api/tables/{table}/save").raise_for_status().json()
        return answer

    def tables(self) -> list[dict[str, Any]]:
        """The games changed last."""
        answer: list[dict[str, Any]] = self._client.get("/api/tables").raise_for_status().json()
        return answer

    def clear(self) -> None:
        """Away with all games, and then with all boxes of somebody's own."""
        while tables := self.tables():
            for table in tables:
                self._client.delete(f"/api/tables/{table['id']}").raise_for_status()
        for box in self._client.get("/api/boxes").raise_for_status().json():
            self._client.delete(f"/api/games/{box['game']}/boxes/{box['id']}").raise_for_status()

    def _post(self, path: str, content: dict[str, Any]) -> str:
        response = self._client.post(path, json=content)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])
