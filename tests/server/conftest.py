"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import place, postgres
from tests.server.harness import ANNA, BEN, Client, Player, create_table, player_at, running_server

__all__ = ["client", "place", "player", "postgres"]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with running_server(tmp_path_factory.mktemp("data")) as client:
        yield client


@pytest.fixture
def player(client: Client) -> Iterator[Player]:
    """A connection to a new game of Anna and Ben."""
    with player_at(client, create_table(client, ANNA, BEN)) as player:
        yield player
