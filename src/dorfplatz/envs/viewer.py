"""Shows a game in the browser: a table on a server of this computer, on which every decision is played as it is taken."""

from __future__ import annotations

import atexit
import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import ExitStack
from typing import Any

from dorfplatz.cli.commands import PORT
from dorfplatz.cli.serving import is_dorfplatz, open_browser
from dorfplatz.cli.words import text
from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem

HOST = "127.0.0.1"
PATIENCE = 120
"""Seconds to wait for an answer; a server that has just begun compiles first."""


class OwnServer:
    """A server that was started here, and ends with this program."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", "from dorfplatz.cli import main; main()", "serve", "--host", HOST, "--port", "0"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        atexit.register(self.stop)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", said)
        if found is None:
            self.stop()
            raise Problem("env-no-server")
        self.address = found[0]

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


own_server: OwnServer | None = None


def server() -> str:
    """The address of a server on this computer: one that runs already, or one of our own."""
    global own_server
    if is_dorfplatz(running := f"http://{HOST}:{PORT}/"):
        return running
    if own_server is None or not is_dorfplatz(own_server.address):
        own_server = OwnServer()
    return own_server.address


class Viewer:
    """A table in the browser. The next game gets a table of its own."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._connection = ExitStack()
        self._socket: Any = None
        self._shown = 0
        self._revision = 0
        self.address = ""
        """Of the page with the table."""

    def show(self, game: Game) -> None:
        """Bring the table to where the game is."""
        if game is not self._game or game.version < self._shown:
            self._open(game)
        for action in game.actions[self._shown :]:
            if not self._play(action):
                self._open(game)  # somebody has played on at the table: go on at another one
                break
            self._shown += 1

    def _open(self, game: Game) -> None:
        from websockets.sync.client import connect

        self.close()
        server_address = server()
        seats = [{"kind": "human", "name": str(seat_name(seat)), "family": seat + 1} for seat in range(game.players)]
        table = _post(f"{server_address}api/saves", {**game.to_json(), "seats": seats})["id"]
        socket_address = f"ws{server_address[4:]}api/tables/{table}/socket"
        self._socket = self._connection.enter_context(connect(socket_address, open_timeout=PATIENCE, max_size=None))
        self._socket.send(json.dumps({"type": "hello", "ref": "hello"}))
        welcome = json.loads(self._socket.recv(PATIENCE))
        self._game, self._shown, self._revision = game, game.version, welcome["view"]["revision"]
        self.address = f"{server_address}#/table/{table}"
        if not open_browser(self.address):
            print(text("cli-open-this", address=self.address), flush=True)

    def _play(self, action: int) -> bool:
        """Play a decision at the table; says whether it was accepted."""
        ref = str(self._shown)
        self._socket.send(json.dumps({"type": "move", "ref": ref, "action": action, "revision": self._revision}))
        while (answer := json.loads(self._socket.recv(PATIENCE)))["ref"] != ref:
            pass
        if answer["type"] != "step":
            return False
        self._revision += 1
        return True

    def close(self) -> None:
        """Leave the table; it stays on the server."""
        self._connection.close()
        self._socket = self._game = None


def seat_name(seat: int) -> str:
    """How a seat is called at the table."""
    return text("player-number", n=seat + 1)


def _post(address: str, content: dict[str, Any]) -> Any:
    request = urllib.request.Request(address, json.dumps(content).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise Problem("env-server-refused", why=json.load(error)["text"]) from error
