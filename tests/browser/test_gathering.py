"""Friends come to a table one by one: a waiting room, a fair shuffle, and a lobby for strangers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.driver import Player
from tests.browser.friends import choose, come, link, start
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.test_accessible import check as axe


@pytest.fixture(scope="module")
def lobby_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that goes by another name too, so that it is open to others, and has a lobby."""
    server = Server(tmp_path_factory.mktemp("lobby"), 0, "--allow-host", "dorfplatz.example", "--lobby")
    yield server
    server.stop()


@pytest.fixture
def guests(chromium: Browser, lobby_server: Server) -> Iterator[Pages]:
    pages = Pages(chromium, lobby_server, expected=["WebSocket connection", "403"])
    yield pages
    pages.close()
    assert not pages.wrong, "\n".join(pages.wrong)


def test_the_game_begins_when_all_are_there(guests: Pages) -> None:
    host = Player(guests.open())
    choose(host.page, 2)
    start(host.page)
    status = host.page.get_by_role("status")
    expect(status).to_contain_text("Waiting for Ben.")
    axe(host.page)
    host.page.locator("[data-role=seat-1]").get_by_role("button", name="QR code").click()
    expect(host.page.get_by_role("img", name="QR code: Ben")).to_be_visible()
    host.page.get_by_text("A shuffle nobody can rig").click()
    host.page.get_by_label("Add something of your own").fill("dice: 4 1 6")
    host.page.keyboard.press("Tab")
    axe(host.page)
    address, watch = link(host.page, "seat-1"), link(host.page, "watch")

    # A reload changes nothing, and whoever watches waits as well.
    host.page.reload()
    expect(status).to_contain_text("Waiting for Ben.")
    watcher = Player(guests.open())
    watcher.page.goto(watch)
    expect(watcher.page.get_by_role("status")).to_contain_text("Waiting for Ben.")
    expect(watcher.page.get_by_role("button", name="Begin now")).to_have_count(0)
    expect(host.page.get_by_text("somebody will watch")).to_be_visible()

    phone = Player(guests.open(size="narrow"))
    come(phone.page, address, "Zoë")
    for one in (host, phone, watcher):
        expect(one.frame).to_be_visible()
    expect(host.page.get_by_role("region", name="Zoë")).to_contain_text("is here")
    assert host.page.get_by_role("dialog").count() == 0

    # The log begins with how it was dealt.
    fair = host.page.get_by_text("Everybody who was there contributed")
    fair.click()
    expect(host.page.locator("[data-verdict=promised]")).to_be_visible()
    expect(host.page.get_by_text("dice: 4 1 6")).to_be_visible()


def test_the_host_begins_by_keyboard_and_a_bot_stands_in(guests: Pages) -> None:
    host = Player(guests.open(size="narrow"))
    choose(host.page, 2)
    start(host.page)
    axe(host.page)
    address = link(host.page, "seat-1")
    box = host.page.get_by_label("A bot plays for those who are missing")
    box.focus()
    host.page.keyboard.press("Space")
    expect(box).to_be_checked()
    host.page.keyboard.press("Tab")
    host.page.keyboard.press("Enter")
    expect(host.frame).to_be_visible()
    expect(host.anchor("panel-1").locator("use[href='#face-novice']")).to_have_count(1)
    late = Player(guests.open())
    come(late.page, address, "Zoë")
    expect(late.frame).to_be_visible()
    late.page.get_by_text("Everybody who was there contributed").click()
    expect(late.page.locator("[data-verdict=unseen]")).to_be_visible()
    expect(late.page.get_by_text("nothing, was not there when the cards were dealt")).to_be_visible()


def test_leaving_and_ending_a_table_that_waits(guests: Pages) -> None:
    host, guest = guests.open(), guests.open()
    choose(host, 2, 3)
    start(host)
    come(guest, link(host, "seat-1"), "Zoë")
    seat = host.locator("[data-role=seat-1]")
    expect(seat).to_contain_text("is here")
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("button", name="Leave the table").click()
    expect(guest.get_by_role("heading", name="New game")).to_be_visible()
    expect(seat).to_contain_text("Ben")
    expect(seat).to_contain_text("yet to arrive")
    # The link is still good, until the host replaces it.
    come(guest, link(host, "seat-1"), "Zoë")
    expect(seat).to_contain_text("is here")
    seat.get_by_role("button", name="New link").click()
    seat.get_by_role("button", name="New link").click()
    expect(guest.get_by_role("heading", name="This table is private.")).to_be_visible()
    # On the start page it is found again, and ended.
    host.get_by_role("link", name="Start page").click()
    host.get_by_role("link", name="Waiting for the others").click()
    host.get_by_role("button", name="End this table").click()
    host.get_by_role("button", name="End this table").click()
    expect(host.get_by_role("heading", name="New game")).to_be_visible()
    expect(host.get_by_role("link", name="Waiting for the others")).to_have_count(0)


def test_strangers_sit_down_in_the_lobby_and_watch(guests: Pages) -> None:
    host, guest, watcher = Player(guests.open()), Player(guests.open(size="narrow")), Player(guests.open())
    choose(host.page, 2)
    host.page.get_by_label("Public: anybody who comes along").check()
    host.page.get_by_label("While we play, anybody may watch").check()
    axe(host.page)
    start(host.page)
    expect(host.page.get_by_text("In the lobby: anybody may sit down.")).to_be_visible()

    guest.page.goto("/")
    lobby = guest.page.get_by_role("region", name="Open tables")
    expect(lobby).to_contain_text("Anna")
    expect(lobby).to_contain_text("a free seat")
    axe(guest.page)
    lobby.get_by_role("button", name="Sit down: Settlement with Anna").focus()
    guest.page.keyboard.press("Enter")
    expect(lobby.get_by_label("Your name")).to_be_focused()
    guest.page.keyboard.type("Zoë")
    guest.page.keyboard.press("Enter")
    for one in (host, guest):
        expect(one.frame).to_be_visible()
    expect(host.page.get_by_role("region", name="Zoë")).to_contain_text("is here")

    watcher.page.goto("/")
    watcher.page.get_by_role("button", name="Watch: Settlement with Anna and Zoë").click()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()


def test_at_the_end_the_browser_has_checked_the_deal(guests: Pages) -> None:
    host, guest = Player(guests.open()), Player(guests.open(language="de"))
    choose(host.page, 1)
    start(host.page)
    guest.page.goto(link(host.page, "seat-0"))
    guest.page.get_by_label("Dein Name").fill("Zoë")
    guest.page.get_by_role("button", name="Hinsetzen").click()
    expect(guest.frame).to_be_visible()
    guest.page.get_by_role("button", name="Wer spielt: Ein Mensch").click()
    guest.dialog("Wer spielt").get_by_role("button", name="Einen Bot spielen lassen").click()
    guest.page.locator("[data-bot=newcomer]").click()
    result = guest.dialog("Das Spiel ist zu Ende")
    expect(result).to_be_visible()
    result.get_by_text("Fair gemischt").click()
    expect(result.locator("[data-verdict=checked]")).to_be_visible()
    expect(result.get_by_text("Beitrag von Zoë")).to_be_visible()
    expect(result.get_by_role("button", name="Werte kopieren")).to_be_visible()
    axe(guest.page, "dialog")
