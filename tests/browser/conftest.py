"""One server and one Chromium for all tests that a process runs here.

Whatever a page complains about fails the test it happened in.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from dorfplatz.core.words import LOCALES
from scripts import setup
from tests import pseudo_language
from tests.browser.pages import Pages, launch
from tests.browser.server import ROOT, Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


def with_pseudo_language(tree: Path) -> Path:
    """A source tree with a third language, and a client that was built from it."""
    locales = tree / "src" / "dorfplatz" / "locales"
    shutil.copytree(LOCALES, locales)
    pseudo_language.make(locales, ROOT / "docs" / "rules")
    shutil.copytree(ROOT / "web", tree / "web", ignore=shutil.ignore_patterns("node_modules", "tests"))
    (tree / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    build = ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    _, environment = setup.npm_command()
    subprocess.run(build, cwd=tree / "web", env=environment, check=True, timeout=600)
    return tree


@pytest.fixture(scope="package")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks the language made for tests as well."""
    tree = with_pseudo_language(tmp_path_factory.mktemp("tree"))
    server = Server(tmp_path_factory.mktemp("data"), elsewhere=tree)
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
