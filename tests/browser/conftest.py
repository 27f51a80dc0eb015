"""One server and one Chromium for all tests that a process runs here.

Whatever a page complains about fails the test it happened in.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.pages import Pages, launch
from tests.browser.server import Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


# Not for the whole session: while Playwright runs, no test on this worker could use asyncio.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def pages(chromium: Browser, server: Server) -> Iterator[Pages]:
    pages = Pages(chromium, server)
    yield pages
    pages.close()
    assert not pages.wrong, "\n".join(pages.wrong)
