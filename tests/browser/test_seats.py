"""A bot takes the seat of somebody who is away and hands it back, as one sees it at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.driver import Player
from tests.browser.pages import Pages
from tests.browser.positions import fresh_turn, played
from tests.browser.server import ANNA, BEN

WORDS = {
    "en": {
        "title": "Who plays",
        "leave": "Let a bot play",
        "who": "Who plays for {} in the meantime?",
        "level": "Skilled hand",
        "back": "Take the seat back",
        "menu": "Menu",
        "away": "{} is away; a bot plays on: Skilled hand.",
        "here": "{} is back and plays on.",
    },
    "de": {
        "title": "Wer spielt",
        "leave": "Einen Bot spielen lassen",
        "who": "Wer spielt so lange für {}?",
        "level": "Gesellin",
        "back": "Wieder selbst spielen",
        "menu": "Menü",
        "away": "{} ist nicht da; ein Bot spielt weiter: Gesellin.",
        "here": "{} ist wieder da und spielt weiter.",
    },
}


def faces(place: Locator) -> Locator:
    return place.locator("use[href='#face-skilled']")


def who_plays(player: Player, words: dict[str, str]) -> Locator:
    player.page.get_by_role("button", name=words["menu"]).click()
    player.page.get_by_role("menuitem", name=words["title"]).click()
    return player.dialog(words["title"])


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("narrow", "de")])
def test_a_bot_takes_a_seat_in_the_middle_of_a_turn_and_hands_it_back(pages: Pages, size: str, language: str) -> None:
    words = WORDS[language]
    game = played("settlement", 2, fresh_turn(round=3))
    own, other = (str([ANNA, BEN][(game.turn + seat) % 2]["name"]) for seat in (0, 1))
    table = pages.server.load(game, ANNA, BEN)
    player = pages.player(table, size=size, language=language)
    page = player.page
    expect(player.prompt).to_contain_text(own)

    who_plays(player, words).locator("li", has_text=own).get_by_role("button", name=words["leave"]).click()
    player.dialog(words["who"].format(own)).get_by_role("button", name=words["level"]).click()
    # It plays the turn to its end; nobody is asked to pass the screen on, for whoever is left sits in front of it.
    expect(player.prompt).to_contain_text(other)
    expect(page.locator("[data-lit=yes]").first).to_be_visible()
    expect(faces(player.anchor(f"panel-{game.turn}"))).to_have_count(1)
    if size == "narrow":
        page.get_by_role("tab", name="Chronik").click()
    expect(player.log.filter(has_text=words["away"].format(own))).to_have_count(1)

    # A reload, and the bot still sits there.
    page.reload()
    expect(faces(player.anchor(f"panel-{game.turn}"))).to_have_count(1)
    who_plays(player, words).locator("li", has_text=own).get_by_role("button", name=words["back"]).click()
    expect(faces(player.anchor(f"panel-{game.turn}"))).to_have_count(0)
    if size == "narrow":
        page.get_by_role("tab", name="Chronik").click()
    expect(player.log.filter(has_text=words["here"].format(own))).to_have_count(1)
    assert [seat["bot"] for seat in pages.server.save(table)["seats"]] == [None, None]


def test_whoever_is_alone_watches_the_bots_to_the_end(pages: Pages) -> None:
    table = pages.server.create("settlement", ANNA, {"kind": "bot", "name": "Ada", "family": 2, "bot": "newcomer"})
    player = pages.player(table)
    page = player.page
    panel = page.get_by_role("region", name="Anna")
    panel.get_by_role("button", name="Who plays: A person").click()
    player.dialog("Who plays").get_by_role("button", name="Let a bot play").click()
    page.locator("[data-bot=novice]").click()
    # Both bots play on; in the log, one sees who.
    expect(page.locator("[data-log] use[href='#face-newcomer']").nth(3)).to_be_attached()
    result = player.dialog("The game is over")
    expect(result.locator(".winners use[href^='#face-']")).not_to_have_count(0)
    page.keyboard.press("Escape")
    panel.get_by_role("button", name="Who plays: Novice").click()
    expect(player.dialog("Who plays").get_by_role("button", name="Take the seat back")).to_have_count(0)
