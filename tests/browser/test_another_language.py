"""A third language is a folder and nothing else: with one that is made here, all that is read is in it, and fits.

Its words are a third longer than English ones. What has no accent is not in the catalogue.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from dorfplatz.core.words import Message, render
from tests import pseudo_language
from tests.browser.look import LOOK, NAMES, SCREENS
from tests.browser.pages import Pages
from tests.browser.positions import fresh_turn, played
from tests.browser.server import ANNA, BEN, CLARA, DAVID, Server

LATE = {"settlement": 5, "milestones": 15, "hamlet": 12}
SEATS = [
    {**seat, "name": name.translate(pseudo_language.ACCENTS)} for seat, name in zip((ANNA, BEN, CLARA, DAVID), NAMES, strict=True)
]
DIALOGS = ("rules-title", "score-title", "list-title", "seats-title", "share-title", "settings-title", "help-title")

PLAIN = """(within) => {
  const found = new Set();
  // The name of the project, the people of lessons and puzzles, sources, and what the browser knows of the language itself.
  const fine = new Set(['Dorfplatz', 'Anna', 'Ben', 'singlemeeple', 'com', 'and', 'this', 'ago']);
  for (const style of ['long', 'short'])
    for (let n = 0; n < 12; n++) {
      fine.add(new Date(2026, n, 1).toLocaleDateString('en-GB', { month: style }));
      fine.add(new Date(2026, 0, n).toLocaleDateString('en-GB', { weekday: style }));
    }
  for (const unitDisplay of ['long', 'short'])
    for (const unit of ['day', 'hour', 'minute', 'second'])
      for (const n of [1, 2])
        for (const { type, value } of new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay }).formatToParts(n))
          if (type === 'unit') fine.add(value);
  const said = (word) => /[À-ÖØ-öø-ÿ]/.test(word) || /^([IVX]+|\\p{L})$/u.test(word) || fine.has(word);
  const look = (text) => {
    if (!(text.match(/[\\p{L}’]+/gu) ?? []).every(said)) found.add(`not translated: "${text.trim()}"`);
  };
  const own = (element) => !element.closest('kbd, code, style, script, noscript, [lang]:not(html)');
  const page = document.querySelector(within);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (own(node.parentElement)) look(node.textContent);
  for (const name of ['aria-label', 'title', 'placeholder', 'data-tip', 'alt', 'aria-roledescription'])
    for (const element of page.querySelectorAll(`[${name}]`)) if (own(element)) look(element.getAttribute(name));
  return [...found];
}"""


def said(id: str) -> str:
    """What a message without arguments reads as."""
    return pseudo_language.lengthened(render(Message(id)))


class Look:
    """Notes what is wrong with a page, at every size."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page, self.touch = page, touch
        self.sizes = [(width, height) for width, height, touched in SCREENS.values() if touched == touch]
        self.wrong: list[str] = []

    def at(self, what: str, within: str = ".frame") -> None:
        """At this, at every size; what lies on a page, at the two smallest ones."""
        for width, height in self.sizes if within in ("body", ".frame") else self.sizes[:2]:
            self.page.set_viewport_size({"width": width, "height": height})
            # Away from whatever would explain itself.
            self.page.mouse.move(0, 0)
            found = [*self.page.evaluate(LOOK, [within, self.touch]), *self.page.evaluate(PLAIN, within)]
            self.wrong += [f"{what}, {width} × {height}: {one}" for one in found]
        width, height = self.sizes[0]
        self.page.set_viewport_size({"width": width, "height": height})


def visit_pages(look: Look, server: Server) -> None:
    page = look.page
    server.load(played("settlement", 1), SEATS[0])
    server.load(played("hamlet", 2, fresh_turn(2)), *SEATS[:2])
    page.goto("/")
    expect(page.get_by_role("link", name=str(SEATS[1]["name"])).first).to_be_visible()
    look.at("start page", "body")
    page.get_by_role("button", name=said("today-calendar")).click()
    look.at("calendar", "dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=said("start-bot")).first.click()
    look.at("strength", "dialog[open]")
    page.goto("/#/games")
    expect(page.locator("main h2").first).to_be_visible()
    look.at("my games", "body")


def visit_table(look: Look, server: Server, game: str) -> None:
    page = look.page
    table = server.load(played(game, 4, fresh_turn(LATE[game])), *SEATS)
    page.goto(f"/#/table/{table}")
    expect(page.locator("main [data-target]").first).to_be_visible()
    look.at(game)
    menu = page.get_by_role("button", name=said("table-menu"))
    menu.click()
    look.at(f"{game}, menu", ".menu")
    page.keyboard.press("Escape")
    for id in DIALOGS if game == "settlement" else DIALOGS[:1]:
        if look.touch and id == "help-title":
            continue  # a phone has no keys
        menu.click()
        page.get_by_role("menuitem", name=said(id), exact=True).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        if id == "rules-title":
            expect(page.locator("dialog article").first).to_be_visible()
        look.at(f"{game}, {id}", "dialog[open]")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.goto(f"/#/table/{table}/9")
    expect(page.get_by_role("group", name=said("replay-title"))).to_be_visible()
    look.at(f"{game}, looking back")


def visit_end(look: Look, server: Server, game: str) -> None:
    page = look.page
    page.goto(f"/#/table/{server.load(played(game, 3), *SEATS[:3])}")
    expect(page.locator("dialog[open] polyline")).to_have_count(3)
    look.at(f"{game}, end", "dialog[open]")


def visit_tasks(look: Look) -> None:
    page = look.page
    for task in ("lesson-hamlet", "lesson-milestones", "puzzle-settlement-1"):
        page.goto(f"/#/table/{task}")
        expect(page.locator(".task")).to_be_visible()
        expect(page.locator("main [data-target]").first).to_be_visible()
        look.at(task)


@pytest.mark.parametrize("touch", [True, False], ids=["touched", "pointed at"])
def test_everything_is_in_it_and_fits(chromium: Browser, translated: Server, touch: bool) -> None:
    server = translated
    server.clear()
    pages = Pages(chromium, server)
    look = Look(pages.open(touch=touch, language=pseudo_language.TAG), touch)
    visit_pages(look, server)
    for game in LATE:
        visit_table(look, server, game)
        visit_end(look, server, game)
    visit_tasks(look)
    pages.close()
    assert not look.wrong + pages.wrong, "\n".join(look.wrong + pages.wrong)
