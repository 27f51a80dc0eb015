"""Every screen: nothing is cut, nothing lies on something else, what is touched is large enough, axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, expect

import dorfplatz
from tests import pseudo_language
from tests.browser.look import LOOK, NAMES, SCREENS
from tests.browser.pages import Pages
from tests.browser.positions import fresh_turn, played
from tests.browser.server import ANNA, BEN, CLARA, DAVID, Server

SEATS = [{**seat, "name": name} for seat, name in zip((ANNA, BEN, CLARA, DAVID), NAMES, strict=True)]
LANGUAGES = ("de", pseudo_language.TAG, "en")


def first(game: str, players: int, **options: str) -> dorfplatz.Game:
    """A game at its first decision, which is ours."""
    deals = (dorfplatz.new(game, players, seed=seed, **options) for seed in range(100))
    return next(deal for deal in deals if deal.turn == 0)


# Where there is little to see yet and much to explain, and late enough for full boards.
POSITIONS: dict[str, Callable[[], dorfplatz.Game]] = {
    "hamlet, first": lambda: first("hamlet", 4),
    "hamlet, first, preview": lambda: first("hamlet", 2, edition="preview"),
    "hamlet": lambda: played("hamlet", 4, fresh_turn(12)),
    "settlement, first": lambda: first("settlement", 4),
    "settlement, first, alone": lambda: first("settlement", 1),
    "settlement": lambda: played("settlement", 4, fresh_turn(5)),
    "settlement, alone": lambda: played("settlement", 1, fresh_turn(4)),
    "milestones, first": lambda: first("milestones", 4),
    "milestones": lambda: played("milestones", 4, fresh_turn(15)),
}

AXE = """() => axe.run('.frame', { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`)))"""
BOARD = "(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('main').getBoundingClientRect())"


@cache
def loaded(server: Server, position: str) -> str:
    """A table of people with long names."""
    game = POSITIONS[position]()
    return server.load(game, *SEATS[: game.players])


def speak(page: Page, language: str) -> None:
    page.locator(".menu > button").click()
    page.locator(f".menu [role=menuitem][lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    # Away from whatever would explain itself.
    page.mouse.move(0, 0)


def looked_at(page: Page, touch: bool) -> list[str]:
    """What is wrong in any language; in the end the page speaks English again."""
    wrong = []
    for language in LANGUAGES:
        speak(page, language)
        wrong += [f"{language}: {one}" for one in page.evaluate(LOOK, [".frame", touch])]
    return wrong


@pytest.mark.parametrize("screen", SCREENS)
def test_every_game_fits(chromium: Browser, translated: Server, screen: str) -> None:
    """With the coach's line and without, and the board stays where it is when that goes."""
    width, height, touch = SCREENS[screen]
    pages = Pages(chromium, translated)
    page = pages.open(touch=touch)
    # Somebody new at each table.
    page.add_init_script("localStorage['dorfplatz-coach'] = '{}'")
    page.set_viewport_size({"width": width, "height": height})
    wrong = []
    for position in POSITIONS:
        page.goto(f"/?{position}#/table/{loaded(translated, position)}")
        expect(page.locator("main [data-target]").first).to_be_visible()
        expect(page.locator(".coach")).to_be_visible()
        page.evaluate(AXE_SCRIPT)
        found = [*page.evaluate(AXE), *looked_at(page, touch)]
        before = page.evaluate(BOARD)
        page.locator(".coach .ghost").click()
        expect(page.locator(".coach")).to_have_count(0)
        if page.evaluate(BOARD) != before:
            found.append(f"the board was at {before}, and is at {page.evaluate(BOARD)}")
        if "first" not in position:
            found += looked_at(page, touch)
        wrong += [f"{position}: {one}" for one in found]
    pages.close()
    wrong += pages.wrong
    assert not wrong, "\n".join(wrong)
