"""One server for all tests that do not need their own."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog

from tests.databases import place, postgres
from tests.server.harness import ANNA, BEN, Client, Player, create_table, player_at, running_server

__all__ = ["client", "place", "player", "postgres"]

# A server in this process has no log file: it would print every request.
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with running_server(tmp_path_factory.mktemp("data")) as client:
        yield client


@pytest.fixture
def player(client: Client) -> Iterator[Player]:
    """A connection to a new game of Anna and Ben."""
    with player_at(client, create_table(client, ANNA, BEN)) as player:
        yield player
