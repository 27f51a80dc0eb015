"""One server for all tests that do not need it to themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.tableside import Client, serving


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(tmp_path_factory.mktemp("data")) as client:
        yield client
