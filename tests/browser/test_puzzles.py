"""Puzzles: one decision, the answer, what is remembered."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from dorfplatz import puzzles
from tests.browser.driver import EAGER, Player
from tests.browser.pages import Pages

GAME = "settlement"
WORDS = {
    "en": ("There is a better move.", "Show the answer", "Try again", "That is the best move!", "Next puzzle", "solved"),
    "de": ("Es gibt einen besseren Zug.", "Antwort zeigen", "Noch einmal", "Das ist der beste Zug!", "Nächstes Rätsel", "gelöst"),
}


def answer_is(page: Page, right: bool) -> None:
    """Whatever is played is right, or nothing is: a person who tries what is lit knows no better."""

    def fulfil(route: Route) -> None:
        answer = route.fetch().json()
        number = int(route.request.url.rsplit("/", 1)[1])
        legal = puzzles.position(GAME, puzzles.puzzle(GAME, number)).legal_moves.ids
        told = answer["moves"][0]["told"]
        if right:
            answer["moves"] = [{"action": action, "chance": 0.5, "lead": 1.0, "told": told} for action in legal]
        route.fulfill(json=answer | {"right": len(legal) if right else 0})

    page.unroute_all()
    page.route(f"**/api/games/{GAME}/puzzles/*", fulfil)


def decide(player: Player) -> None:
    """Do what is lit until it was a decision."""
    while player.step(player.click, EAGER).dialog is None:
        pass


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("narrow", "de")])
def test_a_puzzle(pages: Pages, size: str, language: str) -> None:
    wrong, show, again, right, following, solved = WORDS[language]
    pages.server.clear()
    page = pages.open(size=size, language=language)
    page.goto("/")
    count = len(puzzles.puzzles(GAME))
    row = page.locator(".games > li", has_text="Settlement")
    expect(row).to_contain_text(f"0 {'of' if language == 'en' else 'von'} {count} {solved}")
    answer_is(page, right=False)
    row.get_by_role("link").first.click()
    player = Player(page)
    expect(player.frame).to_be_visible()
    decide(player)
    expect(page.get_by_role("heading", name=wrong)).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)
    page.get_by_role("button", name=show).click()
    expect(page.locator(".lesson")).not_to_be_empty()
    page.get_by_role("button", name=again).click()
    expect(page.locator("[data-lit=yes]").first).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)

    # Who has seen the answer has not found it.
    page.goto("/")
    expect(row).to_contain_text(f"0 {'of' if language == 'en' else 'von'} {count}")
    answer_is(page, right=True)
    row.get_by_role("link").first.click()
    expect(player.frame).to_be_visible()
    decide(player)
    expect(page.get_by_role("heading", name=right)).to_be_visible()
    expect(page.locator(".lesson")).not_to_be_empty()
    page.get_by_role("link", name=following).click()
    expect(page.locator(".task")).to_contain_text("2")
    page.goto("/")
    page.reload()
    expect(row).to_contain_text(f"1 {'of' if language == 'en' else 'von'} {count}")
    assert json.loads(page.evaluate("localStorage['dorfplatz-puzzles']")) == [puzzles.puzzle(GAME, 1).key]
    assert pages.server.tables() == []


def test_playing_on(pages: Pages) -> None:
    pages.server.clear()
    page = pages.open()
    answer_is(page, right=True)
    player = Player(page).sit(f"/#/table/puzzle-{GAME}-1")
    decide(player)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".task")).to_have_count(0)
    expect(player.frame).to_be_visible()
    (table,) = pages.server.tables()
    assert page.url.endswith(f"/#/table/{table['id']}")
    assert table["version"] > len(puzzles.puzzle(GAME, 1).actions)
