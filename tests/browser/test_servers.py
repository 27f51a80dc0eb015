"""Friends at one table who came to different servers; and one of the servers is lost meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.driver import PATIENCE, Player
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.test_together import LOST, actions, begin, menu, on_turn, play
from tests.databases import Postgres, postgres

__all__ = ["postgres"]


@pytest.fixture
def two(chromium: Browser, postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Pages, Pages]]:
    """The pages of two servers with one database."""
    options = ("--allow-host", "dorfplatz.example", "--database", postgres.new_database())
    expected = ["WebSocket connection", "ERR_CONNECTION"]
    both = [Pages(chromium, Server(tmp_path / name, 0, *options), expected=expected) for name in ("one", "two")]
    yield both[0], both[1]
    for pages in both:
        pages.close()
        pages.server.stop()
        assert not pages.wrong, "\n".join(pages.wrong)


def test_a_game_at_two_servers(two: tuple[Pages, Pages], tmp_path: Path) -> None:
    here, there = two
    host = Player(here.open())
    links = begin(host.page)
    host.page.keyboard.press("Escape")

    # Ben and a spectator open their links at the other server.
    phone, watcher = Player(there.open(size="narrow")), Player(there.open())
    phone.page.goto(links["seat-1"].replace(here.server.url, there.server.url))
    phone.page.get_by_label("Your name").fill("Zoë")
    phone.page.get_by_role("button", name="Sit down").click()
    expect(phone.frame).to_be_visible()
    watcher.page.goto(links["watch"].replace(here.server.url, there.server.url))
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(host.page.get_by_role("region", name="Zoë")).to_contain_text("is here")
    for _ in range(4):
        play(host, phone)

    # What is said here is read there.
    host.page.get_by_role("button", name="Chat").click()
    chat = host.page.get_by_role("dialog", name="Chat")
    chat.get_by_label("Say something").fill("Hello over there")
    chat.get_by_role("button", name="Send").click()
    expect(phone.page.get_by_text("Anna: Hello over there")).to_be_visible()
    chat.get_by_role("button", name="Close").click()

    # The server that has the table is killed. At the other one nobody has to do anything; Anna comes back with it.
    before = actions(host.page)
    here.server.kill()
    expect(host.page.get_by_text(LOST)).to_be_visible()
    expect(phone.page.get_by_text(LOST)).to_be_hidden()
    assert actions(phone.page) == before
    here.server = here.server.restarted()
    expect(host.page.get_by_text(LOST)).to_be_hidden(timeout=4 * PATIENCE)
    expect(host.page.get_by_role("region", name="Zoë")).to_contain_text("is here")
    assert actions(host.page) == before

    # One asks to go back, the other agrees, each at their server.
    for _ in range(40):
        asking = next((one for one in (host, phone) if one.page.get_by_role("button", name="Ask to undo").count()), None)
        if asking:
            break
        play(host, phone)
    assert asking
    other = phone if asking is host else host
    before = actions(host.page)
    asking.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_role("button", name="Go back", exact=True).click()
    expect(other.page.get_by_role("button", name="Go back", exact=True)).to_have_count(0)
    assert on_turn(host, phone) is asking
    assert len(actions(watcher.page)) < len(before)

    # A bot stands in for Zoë, who takes the seat back.
    menu(host.page, "Who plays")
    seats = host.page.get_by_role("dialog", name="Who plays")
    seats.locator("li", has_text="Zoë").get_by_role("button", name="Let a bot play").click()
    host.page.locator("[data-bot=novice]").click()
    expect(phone.anchor("panel-1").locator("use[href='#face-novice']")).to_have_count(1)
    menu(phone.page, "Who plays")
    phone.page.get_by_role("dialog", name="Who plays").get_by_role("button", name="Take the seat back").click()
    expect(phone.anchor("panel-1").locator("use[href='#face-novice']")).to_have_count(0)

    # The spectator looks back, and Zoë keeps a file, which is the same table at either server.
    watcher.page.keyboard.press("ArrowLeft")
    expect(watcher.page.locator(".frame.replaying")).to_be_visible()
    with phone.page.expect_download() as download:
        menu(phone.page, "Save")
    download.value.save_as(tmp_path / "game.json")
    host.page.goto("/")
    host.page.get_by_label("Open a file").set_input_files(tmp_path / "game.json")
    expect(host.page).to_have_url(re.compile(re.escape(phone.page.url.rpartition("/")[2]) + "$"))
    expect(host.page.get_by_role("region", name="Zoë")).to_contain_text("is here")
