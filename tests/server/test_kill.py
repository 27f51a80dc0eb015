"""Kill the server at any moment: what was acknowledged is there, and the game goes on."""

from __future__ import annotations

import random
import signal
import threading

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bench import kills
from tests.databases import Place, Postgres
from tests.server.harness import ADA, ANNA, BEN, BO, Player, create_table, player_at, server_process


def play_until_killed(player: Player, lines: list[object], killer: threading.Timer) -> None:
    while True:
        step = player.move() if player.view["moves"] else player.receive("step")
        lines += step["lines"]
        if player.view["version"] == 5:
            killer.start()


@pytest.mark.parametrize("seats", [(ANNA, BEN), (ADA, BO, ADA | {"family": 1}, BO | {"family": 2})], ids=["people", "bots"])
def test_no_acknowledged_decision_is_lost(place: Place, seats: tuple[dict[str, object], ...]) -> None:
    generator = random.Random(5)
    for _ in range(20):  # on a busy machine, bots may have played to the end before it is killed
        if nothing_is_lost(place, seats, generator.uniform(0.02, 0.08)):
            return
    pytest.fail("always killed too late to prove anything")


def nothing_is_lost(place: Place, seats: tuple[dict[str, object], ...], delay: float) -> bool:
    """Whether the server was killed before the game was over."""
    options = ("--database", place.address) if place.address else ()
    lines: list[object] = []
    with server_process(place.folder, None, *options) as (server, address), httpx.Client(base_url=address, timeout=100) as client:
        id = create_table(client, *seats)
        with player_at(client, id) as player:
            # Killed from another thread, so that the server may be in the middle of anything.
            killer = threading.Timer(delay, server.send_signal, (signal.SIGKILL,))
            with pytest.raises(ConnectionClosed):
                play_until_killed(player, lines, killer)
        acknowledged = player.view
    with (
        server_process(place.folder, None, *options) as (_, address),
        httpx.Client(base_url=address, timeout=100) as client,
        player_at(client, id) as player,
    ):
        assert player.view["version"] >= acknowledged["version"]
        assert player.welcome["log"][: len(lines)] == lines
        assert player.welcome["log"][len(lines) :] == [] or player.view["version"] > acknowledged["version"]
        if player.view["over"]:
            return False
        player.move() if player.view["moves"] else player.receive("step")
        return True


def test_people_by_links_lose_no_move_however_often_it_is_killed() -> None:
    """`python -m bench.kills` does that fifty times."""
    assert kills.run(2) > 5


def test_where_a_server_is_killed_another_one_goes_on(postgres: Postgres) -> None:
    assert kills.run(2, 1, "--database", postgres.new_database(), servers=2) > 10
