"""Kill the server at any moment: what was acknowledged is there, and the game goes on."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.tableside import ADA, ANNA, BEN, BO, Client, Player, at_table, create

SERVE = "from dorfplatz.cli import main; main()"


@contextmanager
def process(folder: Path) -> Iterator[tuple[subprocess.Popen[str], Client]]:
    """The server as its own process, killed at the end."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
        try:
            with httpx.Client(base_url=address, timeout=100) as client:
                yield server, client
        finally:
            server.kill()


def play_on(player: Player, story: list[object], death: threading.Timer) -> None:
    while True:
        step = player.move() if player.view["moves"] else player.hear("step")
        story += step["lines"]
        if player.view["version"] == 5:
            death.start()


@pytest.mark.parametrize("seats", [(ANNA, BEN), (ADA, BO, ADA | {"family": 1}, BO | {"family": 2})], ids=["people", "bots"])
def test_nothing_acknowledged_is_lost(tmp_path: Path, seats: tuple[dict[str, object], ...]) -> None:
    chance = random.Random(5)
    story: list[object] = []
    with process(tmp_path) as (server, client):
        id = create(client, *seats)
        with at_table(client, id) as player:
            # Killed from beside, so that it hits the server in the middle of whatever it does.
            death = threading.Timer(chance.uniform(0.02, 0.08), server.send_signal, (signal.SIGKILL,))
            with pytest.raises(ConnectionClosed):
                play_on(player, story, death)
        acknowledged = player.view
    with process(tmp_path) as (_, client), at_table(client, id) as player:
        assert player.view["version"] >= acknowledged["version"]
        assert player.welcome["log"][: len(story)] == story
        assert player.welcome["log"][len(story) :] == [] or player.view["version"] > acknowledged["version"]
        assert not player.view["over"], "killed too late to prove anything"
        player.move() if player.view["moves"] else player.hear("step")
