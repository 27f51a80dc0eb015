"""Whole games, played in the browser by what is lit."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

import dorfplatz
from tests.browser.driver import BRISK, EAGER, TIRED, Act, Player, walk_to
from tests.browser.hamlet import Sitting
from tests.browser.pages import Pages
from tests.browser.positions import found, fresh_turn, table
from tests.browser.server import ANNA, BEN, CLARA, DAVID

SIX = set(range(1, 7))
ROUNDS = {"en": {f"Round {n} of 6" for n in SIX}, "de": {f"Runde {n} von 6" for n in SIX}}


Mood = Callable[[], list[str]]


def eager() -> list[str]:
    return EAGER


def hasty(seed: int = 1) -> Mood:
    """One action a turn and an early pass, so that a game with several people does not take all day."""
    chance = random.Random(seed)
    return lambda: TIRED if chance.random() < 0.15 else BRISK


def play_to_end(player: Player, act: Act, mood: Mood, end: str) -> set[str | None]:
    """Play until the end screen is there; gives the labels of the rounds that were seen."""
    rounds = set()
    for _ in range(600):
        rounds.add(player.round)
        dialog = player.step(act, mood()).dialog
        if dialog == end:
            return rounds
        if dialog:
            take_over(player)
    raise AssertionError("the game does not end")


def take_over(player: Player) -> None:
    """The next person sits down at the screen."""
    player.remember()
    player.page.get_by_role("button", name=re.compile("I’m here|Ich bin da")).click()


def check_end_screen(page: Page, names: list[str], title: str, categories: list[str], rounds: set[int]) -> list[int]:
    """Result, points by category, by item and over time; gives the totals."""
    end = page.get_by_role("dialog", name=title)
    expect(end.locator(".result")).not_to_be_empty()
    expect(end.locator("figure .bar")).to_have_count(len(names))
    expect(end.locator(".legend li")).to_have_text(categories)
    # Every item counts: category by category their points add up to what the category says, and all to the total.
    table = end.locator(".scroll table")
    totals = []
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
        totals.append(total)
    expect(end.locator("svg polyline")).to_have_count(len(names))
    # Where there are many rounds, every second, third … has a label.
    labelled = [int(label.split()[-1]) for label in end.locator("svg text.pick").all_text_contents()]
    assert len(labelled) >= min(4, len(rounds))
    assert len({later - earlier for earlier, later in pairwise(labelled)}) == 1
    assert set(labelled) <= rounds
    expect(end.locator("code").first).not_to_be_empty()
    return totals


ENGLISH = ["Adventurers", "Defenders", "Builders", "Artisans", "Gold in banks", "Diamonds in churches"]
GERMAN = ["Abenteurer", "Verteidiger", "Baumeister", "Handwerker", "Gold in Banken", "Diamanten in Kirchen"]
CATEGORIES = {"en": ENGLISH, "de": GERMAN}
ROADS = ["Road sections", "Houses", "Marketplaces", "Deliveries", "Bonus tiles", "Bonus tiles at work", "Majorities"]
STRASSEN = ["Straßenabschnitte", "Häuser", "Marktplätze", "Lieferungen"]
STRASSEN += ["Bonusplättchen", "Bonusplättchen bei der Arbeit", "Mehrheiten"]
MILESTONES = {"en": ROADS, "de": STRASSEN}
PLACES = [
    "Places built",
    "Barns",
    "Goods",
    "Sales",
    "Church orders",
    "Awards",
    "Landmarks",
    "Built roads",
    "Longest road",
    "For gold",
]
ORTE = ["Gebaute Orte", "Scheunen", "Güter", "Verkäufe", "Kirchenaufträge", "Auszeichnungen", "Sonderstätten"]
ORTE += ["Gebaute Wege", "Längster Weg", "Für Gold"]
HAMLET = {"en": PLACES, "de": ORTE}
END = {"en": "The game is over", "de": "Das Spiel ist zu Ende"}
RANKS = {"en": "Settler|Mayor|Knight|Lord", "de": "Siedler|Bürgermeister|Ritter|Lord"}
HANDOVER = {"en": "Pass the screen on", "de": "Bildschirm weitergeben"}
LOG = {"en": "Log", "de": "Chronik"}
SWITCH = {"en": "English", "de": "Deutsch"}
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


@LANGUAGES
def test_alone(pages: Pages, language: str) -> None:
    player = pages.player(pages.server.create("settlement", ANNA), language=language)
    assert play_to_end(player, player.click, eager, END[language]) == ROUNDS[language]
    check_end_screen(player.page, ["Anna"], END[language], CATEGORIES[language], SIX)
    expect(player.dialog(END[language]).locator(".result")).to_contain_text(re.compile(RANKS[language]))


@LANGUAGES
def test_two_at_one_screen(pages: Pages, language: str) -> None:
    player = pages.player(pages.server.create("settlement", ANNA, BEN), language=language)
    mood = hasty()
    names: list[str] = []
    rounds = set()
    while len(names) < 6:
        rounds.add(player.round)
        if player.step(player.click, mood()).dialog:
            names.append(player.dialog(HANDOVER[language]).locator(".name").inner_text())
            take_over(player)
    assert names in (["Anna", "Ben"] * 3, ["Ben", "Anna"] * 3)
    # The other language in the middle of the game and back, without a reload, and the game goes on.
    player.look()
    player.page.evaluate("globalThis.sameDocument = true")
    for next in ("de" if language == "en" else "en", language):
        player.page.get_by_role("button", name=SWITCH[next]).click()
        expect(player.page.get_by_role("heading", name=LOG[next])).to_be_visible()
        expect(player.page.locator("html")).to_have_attribute("lang", next)
    assert player.page.evaluate("sameDocument")
    assert rounds | play_to_end(player, player.click, mood, END[language]) == ROUNDS[language]
    check_end_screen(player.page, ["Anna", "Ben"], END[language], CATEGORIES[language], SIX)


def test_with_the_keyboard_alone(pages: Pages) -> None:
    page = pages.open(language="de")
    page.add_init_script(
        "globalThis.pointed = 0; for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart'])"
        " addEventListener(kind, () => pointed++, true);"
    )
    # From the start page on: the game is chosen, two humans become one, and Enter starts it.
    page.goto("/")
    start = page.get_by_role("button", name="Spiel beginnen")
    expect(start).to_be_visible()
    walk_to(page.locator("[name=game]:checked"))
    while not page.get_by_role("radio", name="Settlement").is_checked():
        page.keyboard.press("ArrowDown")
    walk_to(page.get_by_role("button", name="Lehrling entfernen"))
    page.keyboard.press("Enter")
    walk_to(start)
    page.keyboard.press("Enter")
    player = Player(page)
    expect(player.frame).to_be_visible()
    assert play_to_end(player, player.press, eager, "Das Spiel ist zu Ende") == ROUNDS["de"]
    check_end_screen(page, ["Anna"], "Das Spiel ist zu Ende", GERMAN, SIX)
    assert page.evaluate("pointed") == 0


class Ear:
    """Listens to the socket: whose decisions were told, and how many lines of the log."""

    def __init__(self, page: Page) -> None:
        self.seats: list[int] = []
        self.lines = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "welcome":
            self.lines = len(message["log"])
        elif message["type"] == "step":
            self.lines += len(message["lines"])
            self.seats.append(message["seat"])


def test_against_two_bots(pages: Pages) -> None:
    page = pages.open(pace="slow")
    ear = Ear(page)
    table = pages.server.create("settlement", ANNA, CLARA, DAVID)
    player = Player(page).sit(f"/#/table/{table}")
    # At a slow pace the moves of bots are shown one after the other, although more of them are here already ...
    while player.done is None or player.done.kind != "end":
        player.step(player.click, BRISK)
    skip = page.get_by_role("button", name="Skip ahead")
    expect(skip).to_be_visible()
    assert player.log.count() < ear.lines
    # ... until they are skipped.
    skip.click()
    expect(skip).to_be_hidden()
    player.look()
    expect(player.log).to_have_count(ear.lines)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_text("instant", exact=True).click()
    page.get_by_role("button", name="Close").click()
    assert play_to_end(player, player.click, hasty(), "The game is over") == ROUNDS["en"]
    check_end_screen(page, ["Anna", "Clara", "David"], "The game is over", ENGLISH, SIX)
    assert set(ear.seats) == {0, 1, 2}


@LANGUAGES
def test_milestones_against_two_bots(pages: Pages, language: str) -> None:
    table = pages.server.create("milestones", ANNA, CLARA, DAVID)
    player = pages.player(table, language=language)
    play_to_end(player, player.click, eager, END[language])
    game = dorfplatz.Game.from_json(pages.server.save(table))
    # Round 0 is the draft.
    rounds = set(range(game.view(0)["table"]["round"] + 1))
    totals = check_end_screen(player.page, ["Anna", "Clara", "David"], END[language], MILESTONES[language], rounds)
    assert totals == game.scores


def nearly_built(game: dorfplatz.Game) -> bool:
    """One order of the church is left."""
    return fresh_turn(8)(game) and table(game)["orders"].count(None) == 1


@LANGUAGES
def test_hamlet_against_a_bot(pages: Pages, language: str) -> None:
    """From the first turn in English, in German from the last order on: as a bot would decide, by pointing."""
    game = found("hamlet", nearly_built) if language == "de" else dorfplatz.new("hamlet", 2, seed=7)
    sitting = Sitting(pages, game, CLARA, language=language)
    adviser = dorfplatz.bot("greedy", seed=7)
    while not sitting.game.over:
        move, task = str(adviser.choose(sitting.game)), sitting.seen["task"]
        if move.startswith(("use", "buy")):
            sitting.click(sitting.button("check"))
            sitting.follow(len(task["plan"]))
        else:
            sitting.do(move)
            sitting.follow()
    rounds = set(range(sitting.seen["round"] + 1))
    assert check_end_screen(sitting.page, ["Anna", "Clara"], END[language], HAMLET[language], rounds) == sitting.game.scores
