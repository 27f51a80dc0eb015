"""My box: made with the keyboard, checked while it is typed, chosen for a game, shared as a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.browser.driver import Player
from tests.browser.pages import Pages

RUN = """() => axe.run('html', { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`)))"""
# Width, height, and whether it is touched.
SCREENS = {
    "phone": (390, 844, True),
    "phone on its side": (844, 390, True),
    "laptop": (1280, 800, False),
    "full HD": (1920, 1080, False),
}
GAMES = ["settlement", "milestones", "hamlet"]


def open_box(page: Page, game: str) -> None:
    page.goto(f"/#/box/{game}")
    expect(page.locator("#box-part")).to_be_visible()


def number(page: Page, name: str) -> None:
    """Put the focus on a number, as the tab key would."""
    page.get_by_role("spinbutton", name=name, exact=True).focus()


@pytest.mark.parametrize("screen", SCREENS)
def test_every_part_of_every_box_fits(pages: Pages, screen: str) -> None:
    width, height, touch = SCREENS[screen]
    page = pages.open(touch=touch, language="de")
    page.set_viewport_size({"width": width, "height": height})
    wrong = []
    for game in GAMES:
        open_box(page, game)
        if not page.evaluate("'axe' in globalThis"):
            page.evaluate(AXE_SCRIPT)
        for part in range(page.locator("nav button").count()):
            page.locator("nav button").nth(part).click()
            name = page.locator("#box-part").inner_text()
            if page.evaluate("document.documentElement.scrollWidth") > width:
                wrong.append(f"{game}, {name}: wider than the screen")
            if screen in ("phone", "laptop"):
                wrong += [f"{game}, {name}: {one}" for one in page.evaluate(RUN)]
            # No word of the file is left without one of the catalogue.
            wrong += [
                f"{game}, {name}: {text}" for text in page.locator("main").all_inner_texts() if re.search(r"[a-z]_[a-z]", text)
            ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_a_box_from_the_first_key_to_a_table(pages: Pages, size: str, tmp_path: Path) -> None:
    pages.server.clear()
    page = pages.open(size=size)
    page.goto("/")
    page.get_by_role("radio", name="Settlement").focus()
    page.keyboard.press("Space")
    page.get_by_text("More settings").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="My box of Settlement").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="My box of Settlement")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Landscapes")).focus()
    page.keyboard.press("Enter")

    # One landscape too many is said, and nothing can be saved.
    number(page, "Landscape 1: How many there are")
    page.keyboard.press("ArrowUp")
    expect(page.locator("main [role=alert]")).to_contain_text("landscapes of region I should be 12, but is 13")
    save = page.get_by_role("button", name="Save", exact=True)
    expect(save).to_have_attribute("aria-disabled", "true")
    number(page, "Landscape 2: How many there are")
    page.keyboard.press("ArrowDown")
    expect(page.locator("main [role=alert]")).to_have_count(0)
    page.get_by_label("Name", exact=True).focus()
    page.keyboard.type(f"Anna’s {size} box")
    expect(save).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name=re.compile("^Heroes")).click()
    number(page, "Tjark: Price: Gold")
    page.keyboard.press("Control+a")
    page.keyboard.type("1" if size == "wide" else "2")
    expect(page.locator(".bar")).to_contain_text("3 of 305 values of our own replaced.")
    save.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("is saved")).to_be_visible()

    # As a file, which leads back to the same values.
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    page.get_by_role("combobox", name="Box").select_option("New, from the standard box")
    expect(page.locator(".bar")).to_contain_text("0 of 305")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".bar")).to_contain_text("3 of 305")
    broken = tmp_path / "broken.toml"
    broken.write_text("[[[", encoding="utf-8")
    pages.expected.append("400")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator(".bar [role=alert]")).to_contain_text("not readable as TOML")

    # A game is begun with it, and says so.
    page.get_by_role("link", name="Start page").click()
    page.locator(".card label", has_text="Settlement").click()
    page.get_by_role("combobox", name="Box").select_option(f"Anna’s {size} box")
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    expect(player.frame).to_be_visible()
    (table,) = pages.server.tables()
    assert table["box"] == f"Anna’s {size} box"
    if size == "wide":
        expect(page.locator("[data-log]").first).to_contain_text("Box: Anna’s wide box")
    page.goto("/")
    expect(page.get_by_role("link", name=f"Anna’s {size} box")).to_be_visible()
