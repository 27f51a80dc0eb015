"""An expert at the table: hints on the board, chances, what was decisive, and another try from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import dorfplatz
from tests.browser.pages import Pages, wait_until
from tests.browser.server import ANNA, BEN

PATIENT = 400_000
"""What an expert looks ahead with is compiled once on a new machine."""


def short_game() -> dorfplatz.Game:
    """A finished game in which everybody soon passes."""
    game = dorfplatz.new("settlement", 2, seed=3)
    while not game.over:
        game.push("pass" if game.version > 6 and "pass" in game.legal_moves else game.legal_moves[0])
    return game


def played(name: str, players: int, ready: Callable[[dorfplatz.Game], bool]) -> dorfplatz.Game:
    """A game of greedy bots, at the first of the first seat's decisions that is so."""
    game, bot = dorfplatz.new(name, players, seed=5), dorfplatz.bot("greedy", 1)
    while game.turn != 0 or not ready(game):
        game.push(bot.choose(game))
    return game


def test_a_hint_is_drawn_on_the_board_and_can_be_played(pages: Pages) -> None:
    game = played("settlement", 2, lambda game: game.version > 20 and len(game.legal_moves) > 5)
    table = pages.server.load(game, ANNA, BEN)
    page = pages.player(table, handover=False).page
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="Hint")
    rows = panel.get_by_role("button").filter(has=page.locator(".hint-number"))
    expect(rows).to_have_count(3, timeout=PATIENT)
    expect(rows.first).to_contain_text("%")
    # Whatever has a number is lit.
    expect(page.locator(".hint-number.mark").first).to_be_visible()
    numbered = page.locator("[data-hint]:visible")
    assert set(numbered.evaluate_all("them => them.map(it => it.dataset.lit)")) <= {"yes", "picked"}
    rows.first.hover()
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator(".hint-number.mark.hot").first).to_be_visible()
    rows.first.click()
    expect(panel).to_be_hidden()
    expect(page.locator(".hint-number.mark")).to_have_count(0)
    save = pages.server.save(table)
    assert save["actions"][:-1] == game.actions
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Undo", exact=True).first).to_be_visible()


@pytest.mark.parametrize("name", ["milestones", "hamlet"])
def test_every_game_draws_its_hints(pages: Pages, name: str) -> None:
    table = pages.server.load(played(name, 2, lambda game: len(game.legal_moves) > 5), ANNA, BEN)
    page = pages.player(table, handover=False, size="narrow", language="de").page
    page.get_by_role("button", name="Tipp").click()
    expect(page.get_by_role("region", name="Tipp").locator("li")).to_have_count(3, timeout=PATIENT)
    expect(page.locator(".hint-number.mark").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint-number.mark")).to_have_count(0)


def test_what_was_said_is_not_said_again_after_a_hint(pages: Pages) -> None:
    table = pages.server.load(played("settlement", 2, lambda game: True), ANNA, BEN)
    page = pages.open(size="narrow", handover=False)
    page.add_init_script("localStorage['dorfplatz-coach'] = '{}'")
    page.goto(f"/#/table/{table}")
    expect(page.locator(".coach")).to_be_visible()
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="Hint").locator("li button")
    expect(hints.first).to_be_visible(timeout=PATIENT)
    expect(page.locator(".coach")).to_have_count(0)
    hints.first.click()
    expect(hints).to_have_count(0)
    # The next decision is another player's, at the same screen.
    wait_until(page, "JSON.stringify(JSON.parse(localStorage['dorfplatz-coach']).seen).includes('settlement-')")


def test_what_lies_on_the_board_goes_when_the_board_is_touched(pages: Pages) -> None:
    table = pages.server.load(
        played("milestones", 2, lambda game: any(str(move).startswith("road") for move in game.legal_moves)), ANNA, BEN
    )
    page = pages.open(size="narrow", touch=True, handover=False)
    page.add_init_script("localStorage['dorfplatz-coach'] = '{}'")
    page.goto(f"/#/table/{table}")
    expect(page.locator(".coach")).to_be_visible()
    page.locator(".supplies").tap()
    expect(page.locator(".coach")).to_be_visible()
    page.touchscreen.tap(180, 600)
    expect(page.locator(".coach")).to_have_count(0)


def test_chances_are_shown_to_whoever_wants_them(pages: Pages) -> None:
    table = pages.server.create("settlement", ANNA, BEN)
    plain = pages.player(table, handover=False)
    wanting = pages.player(table, handover=False, chances=True)
    bar = wanting.page.get_by_role("img", name="Chances of winning")
    expect(bar).to_be_visible(timeout=PATIENT)
    expect(bar).to_have_attribute("aria-label", re.compile(r"Anna \d+% and Ben \d+%"))
    expect(plain.page.get_by_role("img", name="Chances of winning")).to_have_count(0)


def test_what_was_decisive_and_another_try(pages: Pages) -> None:
    game = short_game()
    table = pages.server.load(game, ANNA, BEN)
    player = pages.player(table)
    page = player.page
    end = player.dialog("The game is over")
    end.get_by_role("button", name="Analyse the game").click()
    expect(end.get_by_text("Chances of winning over time").first).to_be_visible(timeout=PATIENT)
    # It is there at once for whoever opens the game next.
    other = pages.player(table, language="de")
    expect(other.dialog("Das Spiel ist zu Ende").get_by_text("Siegchancen im Verlauf").first).to_be_visible()
    # From there to a moment, and on with another player.
    end.get_by_role("button", name="Watch it again").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("slider").press("Home")
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Play on from here").click()
    dialog = player.dialog("Play on from here")
    dialog.get_by_label("Who plays for Ben").select_option("greedy")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(page).not_to_have_url(re.compile(table))
    expect(player.frame).to_be_visible()
    new = page.url.split("/")[-1]
    save: dict[str, Any] = pages.server.save(new)
    assert save["continues"] == {"table": table, "version": 1}
    assert save["actions"][:1] == game.actions[:1]
    expect(page.get_by_text("The cards are the same")).to_be_attached()
    assert [seat["bot"] for seat in save["seats"]] == [None, "greedy"]
