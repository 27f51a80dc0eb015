"""A lesson by clicking: what is lit, and nothing else; it can be left and taken up again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from dorfplatz import lessons
from tests.browser.driver import PATIENCE, Player
from tests.browser.pages import Pages

NAME = "settlement-solo"
COUNT = len(lessons.lesson("settlement", NAME).steps)
WORDS = {"en": ("step", "Continue", "Play alone"), "de": ("Schritt", "Weiter", "Allein spielen")}


LIT = ".frame [data-lit=yes]:not([aria-current=true]):visible"
CHANGED = """patience => new Promise((resolve) => {
  const end = performance.now() + patience;
  const check = () => (eyes.changed() || performance.now() > end ? resolve(eyes.changed()) : requestAnimationFrame(check));
  check();
})"""


def act(page: Page) -> None:
    """Click what is lit: the place itself comes after the button for its kind."""
    menu, things = page.locator("[role=menu] [role=menuitem]:visible"), page.locator(LIT)
    menu.or_(things).first.wait_for()
    thing = menu.first if menu.count() else things.last
    page.evaluate("eyes.remember()")
    thing.click()
    page.mouse.move(2, 2)
    assert page.evaluate(CHANGED, PATIENCE)
    menu.or_(things).or_(page.locator(".task .go")).or_(page.locator("dialog[open]")).first.wait_for()


def number(page: Page) -> int:
    found = re.search(r"(\d+) \w+ \d+$", page.locator(".task .place").inner_text())
    assert found
    return int(found[1])


@pytest.mark.parametrize(("size", "language"), [("narrow", "de")])
def test_a_lesson(pages: Pages, size: str, language: str) -> None:
    word, go, play = WORDS[language]
    pages.server.clear()
    page = pages.open(size=size, language=language)
    page.goto("/")
    page.goto(f"/#/table/lesson-{NAME}")
    player = Player(page)
    expect(player.frame).to_be_visible()
    expect(page.locator(".task .place")).to_contain_text(f"{word} 1 ")
    left = False
    while not page.locator("dialog[open]").count():
        at = number(page)
        if not left and at == 8:  # It is taken up where it was left.
            left = True
            page.goto("/")
            page.goto(f"/#/table/lesson-{NAME}")
            expect(page.locator(".task .place")).to_contain_text(f"{word} 8 ")
        onwards = page.get_by_role("button", name=go, exact=True)
        if onwards.count():
            onwards.click()
            if at < COUNT:
                expect(page.locator(".task .place")).to_contain_text(f"{word} {at + 1} ")
        else:
            act(page)
    assert left
    assert pages.server.tables() == []
    page.get_by_role("button", name=play).click()
    expect(page.locator(".task")).to_have_count(0)
    expect(player.frame).to_be_visible()
    assert [len(table["seats"]) for table in pages.server.tables()] == [1]
