"""A server that dies, a screen that is small, a person who wants things to stay where they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.driver import BRISK, Player
from tests.browser.pages import Pages
from tests.browser.positions import fresh_turn, played
from tests.browser.server import ANNA, BEN, CLARA, DAVID, Server


def test_a_killed_server_loses_nothing(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    pages = Pages(chromium, server, expected=["WebSocket connection", "ERR_CONNECTION"])
    try:
        table = server.create("settlement", ANNA, CLARA)
        player = pages.player(table)
        page = player.page
        for _ in range(12):
            player.step(player.click, BRISK)
        player.look()
        before = player.log.all_inner_texts()
        decisions = server.save(table)["actions"]
        server.kill()
        lost = page.get_by_text("Connection lost. Trying to get back …")
        expect(lost).to_be_visible()
        server = pages.server = server.restarted()
        # The page comes back by itself, and everything that was shown has been kept.
        expect(lost).to_be_hidden(timeout=30_000)
        assert server.save(table)["actions"] == decisions
        assert player.log.all_inner_texts() == before
        # And the game goes on where it was.
        while player.log.count() == len(before):
            player.step(player.click, BRISK)
            player.look()
        assert server.save(table)["actions"][: len(decisions)] == decisions
        pages.close()
        assert not pages.wrong
    finally:
        server.stop()


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_wide_nothing_scrolls(pages: Pages, players: int, language: str) -> None:
    seats = [ANNA, BEN, CLARA, DAVID][:players]
    for round in (1, 4, 6):
        player = pages.player(pages.server.load(played("settlement", players, fresh_turn(round)), *seats), language=language)
        size = player.page.evaluate(
            "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"
        )
        assert size == [800, 800, 1280, 1280]
        assert outside(player) == []


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_narrow_nothing_is_cut_off(pages: Pages, players: int, language: str) -> None:
    seats = [ANNA, BEN, CLARA, DAVID][:players]
    player = pages.player(
        pages.server.load(played("settlement", players, fresh_turn(round=4)), *seats), size="narrow", language=language
    )
    tabs = player.page.get_by_role("tab").all()
    for tab in [None, *tabs]:
        if tab:
            tab.click()
            expect(player.page.get_by_role("tabpanel")).to_be_visible()
        size = player.page.evaluate(
            "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"
        )
        assert size == [844, 844, 390, 390]
        assert outside(player) == []


def outside(player: Player) -> list[str]:
    """What can be pressed but lies outside of the screen, with nothing around it that scrolls."""
    found: list[str] = player.page.evaluate(
        """() => {
          const scrolls = (element) => {
            for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
              if (/auto|scroll/.test(getComputedStyle(box).overflow)) return true;
            return false;
          };
          return [...document.querySelectorAll('.frame button, .frame a')]
            .filter((element) => element.checkVisibility() && !element.matches('.skip-link, .sr-only'))
            .filter((element) => {
              const box = element.getBoundingClientRect();
              const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
              return out && !scrolls(element);
            })
            .map((element) => element.getAttribute('aria-label') ?? element.textContent);
        }"""
    )
    return found


@pytest.mark.parametrize(
    ("system", "wish", "flown"),
    [("no-preference", "system", True), ("reduce", "system", False), ("no-preference", "reduced", False)],
    ids=["pieces fly", "the system asks for stillness", "the person asks for stillness"],
)
def test_pieces_fly_unless_they_should_not(pages: Pages, system: str, wish: str, flown: bool) -> None:
    page = pages.open(reduced_motion=system, motion=wish)
    # Notes every piece that is put on the page in order to fly, and every animation that runs.
    page.add_init_script(
        "globalThis.flown = 0; new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach("
        "(node) => { if (node.classList?.contains('flying')) flown++; }))).observe(document, { childList: true, subtree: true });"
    )
    table = pages.server.load(played("settlement", 1, fresh_turn(round=1)), ANNA)
    player = Player(page).sit(f"/#/table/{table}")
    page.get_by_role("button", name="Wood, clay and stone for a diamond").click()
    expect(player.log.last).to_contain_text("1 diamond")
    moving = page.evaluate("document.getAnimations().filter((one) => one.effect.getTiming().duration > 1).length")
    assert (page.evaluate("flown") > 0, moving > 0) == (flown, flown)
