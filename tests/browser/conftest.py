"""One server and one Chromium for all tests here. Whatever a page complains about fails the test it happened in."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, sync_playwright

from tests.browser.driver import EYES, Player
from tests.browser.server import Server

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"wide": (1280, 800), "narrow": (390, 844)}
# Nobody watches here: bots play at once and nobody is asked twice.
QUICK = {"language": "en", "pace": "skip"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


# Not for the whole session: while Playwright runs, no test on this worker could use asyncio.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = _launch(playwright)
        yield browser
        browser.close()


def _launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@dataclass
class Pages:
    """Opens pages, and notes what they should not have done."""

    browser: Browser
    server: Server
    wrong: list[str] = field(default_factory=list)
    # What a test brings about on purpose.
    expected: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def open(
        self, size: str = "wide", theme: str = "light", reduced_motion: str = "reduce", touch: bool = False, **prefs: Any
    ) -> Page:
        """A page of someone who prefers this."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=reduced_motion,  # type: ignore[arg-type]
            has_touch=touch,
            locale="en-GB",
            base_url=self.server.url,
        )
        context.set_default_timeout(15_000)
        self.contexts.append(context)
        stored = json.dumps(json.dumps({**QUICK, **prefs}))
        # Only at first: what is changed at the table outlives a reload.
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['dorfplatz-preferences'] ??= {stored};")
        context.add_init_script(EYES)
        context.on("request", self._on_request)
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.wrong.append(f"uncaught: {error.error}"))
        return context.new_page()

    def player(self, table: str, **wishes: Any) -> Player:
        """Someone at a table."""
        return Player(self.open(**wishes)).sit(f"/#/table/{table}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def _on_request(self, request: Request) -> None:
        address = re.sub("^ws", "http", request.url)
        if not address.startswith((self.server.url, "data:", f"blob:{self.server.url}")):
            self.wrong.append(f"asked another computer: {request.url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(re.search(text, message.text) for text in self.expected):
            self.wrong.append(f"console: {message.text}")


@pytest.fixture
def pages(chromium: Browser, server: Server) -> Iterator[Pages]:
    pages = Pages(chromium, server)
    yield pages
    with suppress(Exception):
        pages.close()
    assert not pages.wrong, "\n".join(pages.wrong)
