"""A lesson by clicking: what is lit, and nothing else; it can be left and taken up again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from dorfplatz import lessons
from tests.browser.driver import EAGER, PATIENCE, Player, walk_to
from tests.browser.pages import Pages

NAME = "settlement-solo"
COUNT = len(lessons.lesson("settlement", NAME).steps)
WORDS = {"en": ("step", "Continue", "Play solo"), "de": ("Schritt", "Weiter", "Solo spielen")}


LIT = ".frame [data-lit=yes]:not([aria-current=true]):visible"
CHANGED = """patience => new Promise((resolve) => {
  const end = performance.now() + patience;
  const check = () => (eyes.changed() || performance.now() > end ? resolve(eyes.changed()) : setTimeout(check, 16));
  check();
})"""


def act(page: Page) -> None:
    """Click what is lit, unless the step is done: the place itself comes after the button for its kind."""
    menu, things, onwards = page.locator("[role=menu] [role=menuitem]:visible"), page.locator(LIT), page.locator(".task .go")
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)
    menu.or_(things).or_(onwards).first.wait_for()
    if onwards.count():
        return
    thing = menu.first if menu.count() else things.last
    page.evaluate("eyes.remember()")
    thing.click()
    page.mouse.move(2, 2)
    assert page.evaluate(CHANGED, PATIENCE)
    menu.or_(things).or_(onwards).or_(page.locator("dialog[open]")).first.wait_for()


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


def press_what_is_asked(player: Player) -> None:
    """Reach what a lesson asks for with the keyboard, and choose it; or go on reading."""
    page = player.page
    onwards = page.locator(".task .go")
    if onwards.count():
        at = number(page)
        walk_to(onwards)
        page.keyboard.press("Enter")
        expect(page.locator(".task .place")).to_contain_text(f"step {at + 1} ")
    else:
        player.press(page.locator("[role=menu] [role=menuitem]:visible").or_(page.locator(LIT)).count() - 1)
        assert page.evaluate(CHANGED, PATIENCE)
    onwards.or_(page.locator(LIT)).first.wait_for()


def test_a_lesson_by_keyboard(pages: Pages) -> None:
    """From the start page into the game: the aim, the first artifact, the first land."""
    page = pages.open()
    page.goto("/")
    learn = page.get_by_role("link", name="Learn Settlement solo")
    walk_to(learn)
    page.keyboard.press("Enter")
    player = Player(page)
    expect(player.frame).to_be_visible()
    while number(page) < 6:
        press_what_is_asked(player)
    expect(player.log.filter(has_text="explores region I")).to_have_count(1)


def test_todays_game_by_keyboard(pages: Pages) -> None:
    pages.server.clear()
    page = pages.open()
    page.goto("/")
    walk_to(page.get_by_role("button", name="Settlement: Play", exact=True))
    page.keyboard.press("Enter")
    player = Player(page)
    expect(player.frame).to_be_visible()
    assert player.step(player.press, EAGER).dialog is None
    expect(player.log.filter(has_text="Anna takes the")).to_have_count(1)
    page.goto("/")
    expect(page.get_by_role("link", name="Game of the day")).to_be_visible()


def test_the_text_above_the_table_keeps_its_lines_when_a_step_is_done(pages: Pages) -> None:
    page = pages.open(size="flat", language="en")
    # The jump along the loop, at the end of the first game.
    page.add_init_script('localStorage["dorfplatz-lessons"] ??= \'{"milestones": {"step": 11, "done": false}}\'')
    page.goto("/#/table/lesson-milestones")
    page.get_by_role("button", name="Skip").wait_for()
    before = page.locator(".task .text").bounding_box()
    page.locator(LIT).first.click()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    assert page.locator(".task .text").bounding_box() == before


def test_nothing_is_lit_under_an_open_sheet(pages: Pages) -> None:
    """On a phone on its side the blueprints lie over the map: the town hall, which is asked for as well, is not to be seen."""
    page = pages.open(language="en")
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto("/#/table/lesson-hamlet")
    player, card = Player(page), page.locator(".tab-content [data-lit=yes]")
    page.locator(".task .go").wait_for()
    while not card.count():
        press_what_is_asked(player)
    expect(page.locator("main [data-anchor='place-4'][data-lit=yes]")).to_have_count(1)
    expect(page.locator(".spotlight .ring")).to_have_count(card.count())
