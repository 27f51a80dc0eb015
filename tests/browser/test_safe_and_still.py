"""A server that dies, a screen that is small, a person who wants things to stay where they are."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import dorfplatz
from tests.browser.driver import BRISK, Player
from tests.browser.pages import Pages, wait_until
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
        # What is picked and not yet decided would not survive.
        while player.look().picked:
            player.step(player.click, BRISK)
        before = player.log.all_inner_texts()
        decisions = server.save(table)["actions"]
        server.kill()
        lost = page.get_by_text("Connection lost. Trying to get back …")
        expect(lost).to_be_visible()
        server = pages.server = server.restarted()
        # The page comes back by itself, and everything that was shown has been kept.
        expect(lost).to_be_hidden()
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


TABLES = pytest.mark.parametrize(
    ("game", "players", "rounds"),
    [("settlement", 1, (1, 4, 6)), ("settlement", 4, (1, 4, 6)), ("milestones", 2, (1, 20)), ("milestones", 4, (0, 1, 15))],
)
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
EXTENT = "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"


def in_round(game: str, players: int, round: int) -> dorfplatz.Game:
    """A game in which a turn of this round begins; before the first one there may be a draft."""
    return played(game, players, fresh_turn(round) if round else lambda game: True)


@TABLES
@LANGUAGES
def test_wide_nothing_scrolls(pages: Pages, game: str, players: int, rounds: tuple[int, ...], language: str) -> None:
    seats = [ANNA, BEN, CLARA, DAVID][:players]
    for round in rounds:
        player = pages.player(pages.server.load(in_round(game, players, round), *seats), language=language)
        assert player.page.evaluate(EXTENT) == [800, 800, 1280, 1280]
        assert outside(player) == []
        assert sticking_out(player) == []


@TABLES
@LANGUAGES
def test_narrow_nothing_is_cut_off(pages: Pages, game: str, players: int, rounds: tuple[int, ...], language: str) -> None:
    seats = [ANNA, BEN, CLARA, DAVID][:players]
    player = pages.player(pages.server.load(in_round(game, players, rounds[-2]), *seats), size="narrow", language=language)
    tabs = player.page.get_by_role("tab").all()
    for tab in [None, *tabs]:
        if tab:
            tab.click()
        assert player.page.evaluate(EXTENT) == [844, 844, 390, 390]
        assert outside(player) == []
        assert sticking_out(player) == []


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


def sticking_out(player: Player) -> list[str]:
    """Words that are longer than the button or card they stand on."""
    found: list[str] = player.page.evaluate(
        """() => {
          const CARDS = 'button, a, .panel, .space, .tile, .plate, .lot';
          const hidden = '.sr-only, .skip-link, svg';
          const stick = [];
          const words = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
          while (words.nextNode()) {
            const word = words.currentNode;
            const card = word.parentElement.closest(CARDS);
            if (!word.textContent.trim() || !card?.checkVisibility() || word.parentElement.closest(hidden)) continue;
            const range = document.createRange();
            range.selectNodeContents(word);
            const [text, box] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
            const scrolled = word.parentElement.closest('[data-log]');
            const aside = text.left < box.left - 2 || text.right > box.right + 2;
            const above = text.top < box.top - 2 || text.bottom > box.bottom + 2;
            if (text.width && (aside || (above && !scrolled))) stick.push(word.textContent.trim());
          }
          return stick;
        }"""
    )
    return found


@pytest.mark.parametrize("game", ["settlement", "milestones"])
def test_rounds_stand_apart_below_the_chart(pages: Pages, game: str) -> None:
    page = pages.player(pages.server.load(played(game, 3), ANNA, BEN, CLARA), size="narrow").page
    rounds = page.locator("dialog svg text.pick")
    expect(rounds.first).to_be_visible()
    boxes = [box for label in rounds.all() if (box := label.bounding_box())]
    assert all(one["x"] + one["width"] <= other["x"] for one, other in pairwise(boxes))


@pytest.mark.parametrize(
    ("system", "wish", "flown"),
    [("no-preference", "system", True), ("reduce", "system", False), ("no-preference", "reduced", False)],
    ids=["pieces fly", "the system asks for stillness", "the person asks for stillness"],
)
def test_pieces_fly_unless_they_should_not(pages: Pages, system: Any, wish: str, flown: bool) -> None:
    page = pages.open(reduced_motion=system, motion=wish)
    # Notes every piece that is put on the page in order to fly, and every animation that runs.
    page.add_init_script(
        "globalThis.flown = 0; new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach("
        "(node) => { if (node.classList?.contains('flying')) flown++; }))).observe(document, { childList: true, subtree: true });"
        "globalThis.animated = 0; const { animate } = Element.prototype; Element.prototype.animate = function (frames, timing)"
        "{ if (timing.duration > 1) animated++; return animate.call(this, frames, timing); };"
    )
    table = pages.server.load(played("settlement", 1, fresh_turn(round=1)), ANNA)
    player = Player(page).sit(f"/#/table/{table}")
    page.get_by_role("button", name="Wood, clay and stone for a diamond").click()
    expect(player.log.last).to_contain_text("1 diamond")
    if flown:
        wait_until(page, "flown > 0 && animated > 0")
        return
    moving = page.evaluate("document.getAnimations().filter((one) => one.effect.getTiming().duration > 1).length")
    assert page.evaluate("[flown, animated]") == [0, 0]
    assert moving == 0


ENDLESS = """document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime === Infinity).length"""


@pytest.mark.parametrize("game", ["settlement", "milestones", "hamlet"])
def test_a_table_comes_to_rest(pages: Pages, game: str) -> None:
    """What glows does so for a while: a page that is repainted for ever keeps a processor busy."""
    page = pages.open(reduced_motion="no-preference")
    page.add_init_script("globalThis.begun = 0; addEventListener('animationstart', () => begun++, true)")
    Player(page).sit(f"/#/table/{pages.server.create(game, ANNA, BEN)}")
    expect(page.locator("[data-lit=yes]").first).to_be_visible()
    wait_until(page, "begun > 0")
    assert page.evaluate(ENDLESS) == 0
