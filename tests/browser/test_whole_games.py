"""Whole games, played in the browser by what is lit."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Pages
from tests.browser.driver import EAGER, LAZY, Act, Player
from tests.browser.server import ANNA, BEN, CLARA, DAVID

ROUNDS = {"en": {f"Round {n} of 6" for n in range(1, 7)}, "de": {f"Runde {n} von 6" for n in range(1, 7)}}


def play_to_end(player: Player, act: Act, order: list[str], end: str) -> set[str | None]:
    """Play until the end screen is there; gives the labels of the rounds that were seen."""
    rounds = set()
    for _ in range(600):
        rounds.add(player.round)
        dialog = player.step(act, order).dialog
        if dialog == end:
            return rounds
        if dialog:
            take_over(player)
    raise AssertionError("the game does not end")


def take_over(player: Player) -> None:
    """The next person sits down at the screen; Enter says so, too."""
    player.remember()
    player.page.get_by_role("button", name=re.compile("I am here|Ich bin da")).click()


def check_end_screen(page: Page, names: list[str], title: str, categories: list[str]) -> None:
    """Result, points by category, by item and over time."""
    end = page.get_by_role("dialog", name=title)
    expect(end.locator(".result")).not_to_be_empty()
    expect(end.locator("figure .bar")).to_have_count(len(names))
    expect(end.locator(".legend li")).to_have_text(categories)
    # Every item counts: category by category their points add up to what the category says, and all to the total.
    table = end.locator(".scroll table")
    for seat, name in enumerate(names):
        expect(table.locator("thead th").nth(seat)).to_have_text(name)
        total = 0
        for row in table.locator("tbody > tr:not(.items)").all():
            points = int(row.locator("td").nth(seat).inner_text())
            items = row.locator("xpath=following-sibling::tr[1][contains(@class, 'items')]")
            if items.count():
                listed = items.locator("> td").nth(seat + 1).locator("li b").all_inner_texts()
                assert sum(map(int, listed)) == points
            total += points
        expect(table.locator("tfoot td").nth(seat)).to_have_text(str(total))
    expect(end.locator("svg polyline")).to_have_count(len(names))
    expect(end.locator("svg text.pick")).to_have_count(6)
    expect(end.locator("code").first).not_to_be_empty()


ENGLISH = ["Landscapes", "Outposts", "Buildings", "Heroes", "Resources"]
GERMAN = ["Landschaften", "Außenposten", "Gebäude", "Helden", "Rohstoffe"]


def test_alone_in_english(pages: Pages) -> None:
    player = pages.player(pages.server.create(ANNA))
    assert play_to_end(player, player.click, EAGER, "The game is over") == ROUNDS["en"]
    check_end_screen(player.page, ["Anna"], "The game is over", ENGLISH)
    expect(player.dialog("The game is over").locator(".result")).to_contain_text(re.compile("Settler|Mayor|Knight|Lord"))


def test_two_at_one_screen_in_german(pages: Pages) -> None:
    player = pages.player(pages.server.create(ANNA, BEN), language="de")
    expect(player.prompt).to_contain_text("nimm")
    handovers = 0
    while handovers < 6:
        if player.step(player.click, LAZY).dialog:
            expect(player.dialog("Gib den Bildschirm weiter")).to_contain_text(("Ben", "Anna")[handovers % 2])
            take_over(player)
            handovers += 1
    # The other language in the middle of the game, both ways, and the game goes on.
    player.look()
    before = player.log.count()
    player.page.get_by_role("button", name="English").click()
    expect(player.page.get_by_role("heading", name="Log")).to_be_visible()
    assert player.page.locator("html").get_attribute("lang") == "en"
    player.step(player.click, LAZY)
    player.page.get_by_role("button", name="Deutsch").click()
    expect(player.page.get_by_role("heading", name="Chronik")).to_be_visible()
    assert player.log.count() >= before
    assert play_to_end(player, player.click, LAZY, "Das Spiel ist zu Ende") == ROUNDS["de"]
    check_end_screen(player.page, ["Anna", "Ben"], "Das Spiel ist zu Ende", GERMAN)
