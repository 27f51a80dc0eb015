"""A browser that only takes notes, and a server of our own on this computer."""

from __future__ import annotations

import webbrowser
from collections.abc import Iterator

import pytest

from dorfplatz.envs import viewer


@pytest.fixture(scope="session")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Started when the first table is shown."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DORFPLATZ_DATA", str(tmp_path_factory.mktemp("games")))
        patch.setattr(viewer, "PORT", 1)  # nobody's
        yield
    if viewer.own_server is not None:
        viewer.own_server.stop()
        viewer.own_server = None


@pytest.fixture
def opened(_server: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened in the browser."""
    addresses: list[str] = []

    class Browser:
        def open(self, address: str) -> None:
            addresses.append(address)

    monkeypatch.setenv("BROWSER", "any")
    monkeypatch.setattr(webbrowser, "get", Browser)
    return addresses
