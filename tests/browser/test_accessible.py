"""axe finds nothing wrong: on every page, in every dialog, wide and narrow, light and dark."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, expect

from tests.browser.pages import SIZES, KeptPages, Pages
from tests.browser.positions import asked, begun, found, fresh_turn, offers, played
from tests.browser.server import ANNA, BEN, CLARA, DAVID, Server

pytestmark = pytest.mark.parametrize("size", SIZES)

RUN = """(within) => axe.run(within, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`)))"""


@pytest.fixture(scope="module")
def kept(chromium: Browser, server: Server) -> Iterator[KeptPages]:
    """Few pages for many looks: a new one has to load and to compile axe each time."""
    kept = KeptPages(chromium, server)
    yield kept
    kept.close()


@pytest.fixture
def pages(kept: KeptPages) -> Iterator[Pages]:
    yield kept
    wrong = kept.leave()
    assert not wrong, "\n".join(wrong)


def check(page: Page, within: str = "html") -> None:
    """The page as it is now, or what has opened on it, in both lights."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE_SCRIPT)
    light = page.evaluate(RUN, within)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(RUN, within)
    page.emulate_media(color_scheme="light")
    assert not light, "\n".join(light)
    assert not dark, "in the dark:\n" + "\n".join(dark)


def test_start_page(pages: Pages, size: str) -> None:
    pages.server.clear()
    pages.server.load(played("settlement", 2, fresh_turn(round=3)), ANNA, CLARA)
    page = pages.open(size)
    page.goto("/")
    expect(page.get_by_role("link", name="Anna")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Delete the game of Anna and Clara").click()
    check(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    check(page, "dialog")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Strength").click()
    check(page, "dialog")


def test_today_and_my_games(pages: Pages, size: str) -> None:
    pages.server.clear()
    pages.server.load(played("settlement", 1), ANNA)
    page = pages.open(size)
    page.goto("/")
    # A day before today is practice, and can be played again and again.
    page.get_by_role("button", name="Calendar").click()
    page.get_by_role("button", name="Previous month").click()
    check(page, "dialog")
    page.get_by_role("button", name="Practise").first.click()
    if size == "narrow":
        page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("This one is practice and does not count.").last).to_be_visible()
    page.goto("/#/games")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.get_by_role("region", name="Settlement")).to_contain_text("On your own")
    check(page)


PHASES = {
    "settlement": ["draft", "turn", "place", "monster", "street", "hourglass", "scroll", "store", "artifact"],
    "milestones": ["draft", "place", "turn", "bonus", "discard", "cover"],
    "hamlet": ["turn", "spot", "pay", "more", "hall"],
}
TABS = {
    "settlement": ["Market", "Heroes", "Exchange", "Others", "Log"],
    "milestones": ["Loop", "For hire", "Others", "Majorities", "Log"],
    "hamlet": ["Blueprints", "Church", "Goals", "Others", "Log"],
}
GAMES = pytest.mark.parametrize("game", PHASES)
# What can't be done now and says why.
DIMMED = {"settlement": "main [data-lit=no]", "milestones": ".space[data-lit=no]", "hamlet": "[data-anchor^=order][data-lit=no]"}
# Where on a phone that is.
SHEET = {"milestones": "Loop", "hamlet": "Church"}
# Late enough for full boards.
LATE = {"settlement": 5, "milestones": 15, "hamlet": 12}


@pytest.mark.parametrize(("game", "phase"), [(game, phase) for game in PHASES for phase in PHASES[game]])
def test_table(pages: Pages, size: str, game: str, phase: str) -> None:
    player = pages.player(pages.server.load(asked(game, phase), ANNA, BEN), size=size)
    player.look()
    check(player.page)


@pytest.mark.parametrize("moves", [("road", "house", "market"), ("hire", "buy", "sell"), ("deliver",)], ids="-".join)
def test_buildings_of_milestones(pages: Pages, size: str, moves: tuple[str, ...]) -> None:
    player = pages.player(pages.server.load(found("milestones", offers(*moves)), ANNA, BEN), size=size)
    player.look()
    check(player.page)


def test_barn_of_hamlet(pages: Pages, size: str) -> None:
    player = pages.player(pages.server.load(begun("hamlet", "produce barn"), ANNA, BEN), size=size)
    player.look()
    check(player.page)


def test_roads_of_hamlet(pages: Pages, size: str) -> None:
    """Where a road could be built, and why not elsewhere."""
    page = pages.player(pages.server.load(found("hamlet", offers("road")), ANNA, BEN), size=size).page
    page.locator(".buttons .btn:has([href='#bridge'])").click()
    expect(page.locator(".road[data-lit=yes]").first).to_be_visible()
    check(page)


@GAMES
def test_full_table(pages: Pages, size: str, game: str) -> None:
    """Four players late in the game; something is picked, something is explained."""
    table = pages.server.load(played(game, 4, fresh_turn(LATE[game])), ANNA, BEN, CLARA, DAVID)
    player = pages.player(table, size=size)
    page = player.page
    for tab in TABS[game] if size == "narrow" else []:
        shown = page.get_by_role("tab", name=tab)
        if shown.get_attribute("aria-selected") == "false":
            shown.click()
        expect(page.get_by_role("tabpanel", name=tab)).to_be_visible()
        check(page, ".sheet")
    if size != "wide" and game in SHEET:
        page.get_by_role("tab", name=SHEET[game]).click()
    page.locator(f"{DIMMED[game]}:visible").first.hover(force=True)
    expect(page.locator(".tip .rule")).to_be_visible()
    check(page)


def test_looking_back(pages: Pages, size: str) -> None:
    table = pages.server.load(played("settlement", 2, fresh_turn(round=3)), ANNA, BEN)
    page = pages.open(size)
    page.goto(f"/#/table/{table}/9")
    expect(page.get_by_role("group", name="Looking back")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_role("dialog", name="Share this moment")).to_be_visible()
    check(page, "dialog")


@GAMES
def test_dialogs(pages: Pages, size: str, game: str) -> None:
    player = pages.player(pages.server.load(played(game, 2, fresh_turn(round=3)), ANNA, BEN), size=size)
    page = player.page
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    check(page, ".menu")
    page.keyboard.press("Escape")
    for entry in ("Rules", "Points", "The table as a list", "Who plays", "Settings", "Keyboard"):
        menu.click()
        page.get_by_role("menuitem", name=entry).click()
        dialog = player.dialog(entry)
        expect(dialog).to_be_visible()
        if entry == "Rules":
            expect(dialog.locator("article").first).to_be_visible()
        check(page, "dialog")
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


def test_confirmation(pages: Pages, size: str) -> None:
    table = pages.server.load(played("settlement", 2, fresh_turn(round=3)), ANNA, BEN)
    page = pages.player(table, size=size, confirm="on").page
    page.keyboard.press("p")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    check(page)


def test_handover(pages: Pages, size: str) -> None:
    player = pages.player(pages.server.create("settlement", ANNA, BEN), size=size)
    player.look()
    player.click(0)
    expect(player.dialog("Pass the screen on")).to_be_visible()
    check(player.page, "dialog")


@GAMES
def test_end(pages: Pages, size: str, game: str) -> None:
    player = pages.player(pages.server.load(played(game, 3), ANNA, BEN, CLARA), size=size)
    end = player.dialog("The game is over")
    expect(end.locator("polyline")).to_have_count(3)
    check(player.page, "dialog")
    # What does not fit is scrolled inside, between the title and the buttons.
    scrolls = "element => [element.scrollHeight > element.clientHeight, element.scrollWidth > element.clientWidth]"
    assert end.evaluate(scrolls) == [False, False]
    assert end.locator(".body").evaluate(scrolls) == [True, False]
    player.page.keyboard.press("Escape")
    expect(player.dialog("The game is over")).to_be_hidden()
    check(player.page)
