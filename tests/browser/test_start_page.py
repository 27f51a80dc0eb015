"""The start page: to a running game in two clicks, and back to those that wait."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import dorfplatz
from dorfplatz.server.database import DATABASE_FILE
from tests.browser.look import SCREENS
from tests.browser.pages import Pages
from tests.browser.positions import fresh_turn, played
from tests.browser.server import ANNA, CLARA, Server


@pytest.fixture
def page(pages: Pages) -> Page:
    pages.server.clear()
    page = pages.open()
    page.goto("/")
    return page


def test_two_clicks_to_a_game_against_a_bot(pages: Pages, page: Page) -> None:
    # The first click opened the program. What it shows is filled in: a person, a bot, and one button.
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".frame")).to_be_visible()
    (table,) = pages.server.tables()
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot"]
    assert page.url.endswith(f"/#/table/{table['id']}")
    expect(page.locator("[data-lit=yes]").first).to_be_visible()


@pytest.fixture
def new_computer(chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pages]:
    """Pages of a server that has nothing compiled yet."""
    monkeypatch.setenv("DORFPLATZ_CACHE", str(tmp_path / "cache"))
    pages = Pages(chromium, Server(tmp_path / "data"))
    yield pages
    pages.close()
    pages.server.stop()
    assert not pages.wrong, "\n".join(pages.wrong)


@pytest.mark.parametrize(
    ("language", "text", "start"),
    [("en", "Setting up the village", "Start the game"), ("de", "Das Dorf wird vorbereitet", "Spiel beginnen")],
)
def test_nobody_waits_until_the_rules_are_compiled(new_computer: Pages, language: str, text: str, start: str) -> None:
    page = new_computer.open(language=language)
    page.goto("/")
    expect(page.locator("input[name=game]")).to_have_count(len(dorfplatz.available_games()))
    progress = page.get_by_role("progressbar", name=text)
    # It goes on by itself.
    expect(progress).not_to_have_js_property("value", 0, timeout=400_000)
    page.get_by_role("button", name=start).click()
    expect(page.locator("[data-lit=yes]").first).to_be_visible()


def test_seats_are_filled_in(pages: Pages, page: Page) -> None:
    seats = page.locator(".seats fieldset[class*=family-]")
    page.get_by_role("button", name="Add a player").click()
    expect(seats).to_have_count(3)
    first, second, third = seats.all()
    first.get_by_label("Name").fill("Ida")
    second.get_by_text("Person").click()
    expect(third.get_by_label("Name")).to_have_value("Novice")
    third.get_by_role("button", name="Strength: Novice").click()
    page.get_by_role("dialog", name="Who plays in seat 3?").get_by_role("button", name="Master").click()
    # Whoever had the family takes the other one.
    first.get_by_title("Indigo blue, dots, square").click()
    second.get_by_label("Name").fill("Ida")
    expect(page.get_by_text("Two players have the same name.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click(force=True)
    assert pages.server.tables() == []
    second.get_by_label("Name").fill("Jon")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".frame")).to_be_visible()
    (table,) = pages.server.tables()
    assert [(seat["kind"], seat["name"], seat["family"], seat["bot"]) for seat in table["seats"]] == [
        ("human", "Ida", 2, None),
        ("human", "Jon", 1, None),
        ("bot", "Master", 3, "master"),
    ]
    # The next game begins with the same people, and bots have names in the language of whoever plays.
    page.goto("/")
    expect(seats.nth(1).get_by_label("Name")).to_have_value("Jon")
    page.get_by_text("Deutsch").click()
    expect(seats.nth(2).get_by_label("Name")).to_have_value("Meisterin")


def test_an_earlier_game_goes_on(pages: Pages, page: Page) -> None:
    game = played("settlement", 2, fresh_turn(round=3))
    table = pages.server.load(game, ANNA, CLARA)
    page.reload()
    entry = page.get_by_role("link", name="Anna")
    expect(entry).to_contain_text("Round 3")
    entry.click()
    expect(page.locator(".prompt p")).to_contain_text("Anna")
    expect(page.locator("[data-log] li")).to_have_count(len(game.log))
    assert page.url.endswith(table)


def test_a_small_screen_begins_with_the_newest_games(pages: Pages) -> None:
    pages.server.clear()
    for seed in range(5):
        pages.server.load(dorfplatz.new("milestones", 2, seed=seed), ANNA, CLARA)
    page = pages.open(size="narrow")
    page.goto("/")
    games = page.get_by_role("region", name="Earlier games").get_by_role("listitem").get_by_role("link")
    expect(games).to_have_count(3)
    expect(page.get_by_role("link", name="Continue Milestones")).to_have_attribute(
        "href", games.first.get_attribute("href") or ""
    )
    page.get_by_role("button", name="Show more").click()
    expect(games).to_have_count(5)
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)


def test_a_game_is_deleted_when_one_is_sure(pages: Pages, page: Page) -> None:
    pages.server.create("settlement", ANNA, CLARA)
    page.reload()
    page.get_by_role("button", name="Delete the game of Anna and Clara").click()
    page.get_by_role("button", name="Keep").click()
    assert len(pages.server.tables()) == 1
    page.get_by_role("button", name="Delete the game of Anna and Clara").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("The games you begin will wait here for you.")).to_be_visible()
    assert pages.server.tables() == []


def test_a_saved_file_is_opened(pages: Pages, page: Page, tmp_path: Path) -> None:
    game = played("settlement", 1, fresh_turn(round=2))
    table = pages.server.load(game, ANNA)
    # Saved from the menu of the table ...
    page.goto(f"/#/table/{table}")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="Save to a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["actions"] == game.to_json()["actions"]
    # ... and opened again after the game is gone.
    pages.server.clear()
    page.goto("/")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.locator("[data-log] li")).to_have_count(len(game.log))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("certainly not JSON", "This is not a saved game of Dorfplatz"),
        ('{"format": "something else"}', "This is not a saved game of Dorfplatz"),
        ("illegal", "The saved game is damaged: step 1 is move 999999"),
    ],
)
def test_a_broken_file_is_refused_with_words(pages: Pages, page: Page, tmp_path: Path, content: str, message: str) -> None:
    pages.expected.append("400 \\(Bad Request\\)")
    if content == "illegal":
        content = json.dumps({**played("settlement", 1, fresh_turn(round=1)).to_json(), "actions": [999999], "seats": [ANNA]})
    file = tmp_path / "broken.json"
    file.write_text(content)
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(message)
    assert pages.server.tables() == []
    assert page.url.endswith(":" + str(pages.server.port) + "/")


def test_a_table_that_is_gone_says_so(pages: Pages, page: Page) -> None:
    pages.expected.append("WebSocket connection")
    page.goto("/#/table/nowhere")
    expect(page.get_by_role("heading", name="There is no game called")).to_be_visible()
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_a_game_of_other_rules_can_be_looked_at(pages: Pages, page: Page) -> None:
    game = played("settlement", 2, fresh_turn(round=3))
    table = pages.server.load(game, ANNA, CLARA)
    with closing(sqlite3.connect(pages.server.folder / DATABASE_FILE)) as database:
        database.execute("UPDATE games SET box = 'other', rules = '0.0.1' WHERE id = ?", [table])
        database.commit()
    page.goto(f"/#/table/{table}")
    expect(page.locator(".prompt p")).to_have_text(
        "Begun with other rules (version 0.0.1): you can only view, save or delete it."
    )
    expect(page.locator("[data-lit=yes]")).to_have_count(0)
    expect(page.locator("[data-log] li")).to_have_count(len(game.log))
    expect(page.locator("[data-log] .commitment")).to_contain_text(game.commitment)
    page.locator("[data-log] li").nth(3).get_by_role("button").click()
    expect(page.get_by_role("group", name="Looking back")).to_contain_text(f"Step {game.log[3].version} of {game.version}")


def test_a_page_of_before_an_update_is_loaded_anew(pages: Pages, page: Page) -> None:
    """The server has a newer client, whose parts have other names: what the page still asks for is not there."""
    missing: list[str] = []

    def vanish_once(route: Route) -> None:
        if missing:
            route.continue_()
        else:
            missing.append(route.request.url)
            route.fulfill(status=404)

    part = re.compile(r"/assets/TablePage-.*\.js$")
    pages.expected.append("404")
    page.route(part, vanish_once)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".frame")).to_be_visible()
    page.unroute(part)
    pages.expected.remove("404")
    assert len(missing) == 1
    pages.wrong[:] = [said for said in pages.wrong if missing[0] not in said]  # the page that was left may have said so


@pytest.mark.parametrize("screen", ["laptop", "small laptop", "full HD"])
def test_a_game_is_begun_on_the_first_screen(pages: Pages, screen: str) -> None:
    width, height, _ = SCREENS[screen]
    page = pages.open()
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    page.locator(".card", has_text="Hamlet").locator("label").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)


def test_the_edition_is_remembered_and_told(pages: Pages) -> None:
    page = pages.open()
    page.goto("/")
    page.locator(".card", has_text="Hamlet").locator("label").click()
    edition = page.get_by_label("Edition")
    edition.select_option("Preview (version 6.0)")
    page.get_by_role("link", name="Learn Hamlet").click()
    expect(page.locator("main [data-target]").first).to_be_visible()
    page.goto("/")
    expect(edition).to_have_value("Preview (version 6.0)")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-log]")).to_contain_text("Edition: Preview (version 6.0)")
