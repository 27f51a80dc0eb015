"""Every screen: nothing is cut, nothing lies on something else, what is touched is large enough, axe finds nothing."""

from __future__ import annotations

from functools import cache

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, expect

from tests.browser.look import LOOK, SCREENS
from tests.browser.pages import Pages
from tests.browser.positions import fresh_turn, played
from tests.browser.server import ANNA, BEN, CLARA, DAVID, Server

# Late enough for full boards.
LATE = {"settlement": 5, "milestones": 15, "hamlet": 12}
NAMES = ["Maximiliane Oberhuber", "Konstantin von Thalbach", "Clara", "Friederike-Charlotte"]
SEATS = [{**seat, "name": name} for seat, name in zip((ANNA, BEN, CLARA, DAVID), NAMES, strict=True)]

AXE = """() => axe.run('.frame', { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`)))"""


@cache
def loaded(server: Server, game: str, late: int) -> str:
    """A table in the middle of a game of four with long names."""
    return server.load(played(game, 4, fresh_turn(late)), *SEATS)


def switch_language(page: Page) -> None:
    page.locator(".menu > button").click()
    page.locator(".menu [role=menuitem][lang]").click()


@pytest.mark.parametrize("screen", SCREENS)
def test_every_game_fits(chromium: Browser, server: Server, screen: str) -> None:
    """In the middle of a game of four with long names, in both languages."""
    width, height, touch = SCREENS[screen]
    pages = Pages(chromium, server)
    page = pages.open(touch=touch)
    page.set_viewport_size({"width": width, "height": height})
    wrong = []
    for game, late in LATE.items():
        page.goto(f"/#/table/{loaded(server, game, late)}")
        expect(page.locator("main [data-target]").first).to_be_visible()
        if not page.evaluate("'axe' in globalThis"):
            page.evaluate(AXE_SCRIPT)
        wrong += [f"{game}: {one}" for one in page.evaluate(AXE)]
        for _ in range(2):
            language = page.evaluate("document.documentElement.lang")
            wrong += [f"{game}, {language}: {one}" for one in page.evaluate(LOOK, [".frame", touch])]
            switch_language(page)
    pages.close()
    wrong += pages.wrong
    assert not wrong, "\n".join(wrong)
