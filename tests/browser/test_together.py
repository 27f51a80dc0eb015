"""Friends at their own screens: one at a computer, one with a phone, and somebody who watches."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.driver import BRISK, PATIENCE, Player
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.test_accessible import check as axe

LOST = "Connection lost. Trying to get back …"


@pytest.fixture
def friends(chromium: Browser, tmp_path: Path) -> Iterator[Pages]:
    """Pages on a server that goes by another name too, so that it is open to others."""
    server = Server(tmp_path, 0, "--allow-host", "dorfplatz.example")
    pages = Pages(chromium, server, expected=["WebSocket connection", "ERR_CONNECTION", "403"])
    yield pages
    pages.close()
    pages.server.stop()
    assert not pages.wrong, "\n".join(pages.wrong)


def begin(page: Page) -> dict[str, str]:
    """Anna begins a game with somebody who comes by a link; gives the links."""
    page.goto("/")
    page.locator("label", has_text="Settlement").first.click()
    page.get_by_role("group", name="Seat 2").get_by_text("Link", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="A table for Settlement")).to_be_visible()
    return {role: page.locator(f"[data-role={role}] input").input_value() for role in ("seat-1", "watch")}


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name=name).click()


def lit(page: Page) -> bool:
    return page.locator("[data-lit=yes]:visible").count() > 0


def on_turn(*players: Player) -> Player:
    """Whoever has something to do."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for player in players:
            if lit(player.page):
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody has anything to do")


def play(*players: Player) -> None:
    """Whoever has something to do does it, and sees what came of it."""
    player = on_turn(*players)
    player.step(player.click, BRISK)
    end = time.monotonic() + PATIENCE / 1000
    while not player.page.evaluate("eyes.changed()"):
        assert time.monotonic() < end, "nothing happens"
        player.page.wait_for_timeout(20)


def actions(page: Page) -> list[int]:
    """What has been decided, as a file tells it."""
    with page.expect_download() as download:
        menu(page, "Save")
    save = json.loads(Path(download.value.path()).read_text())
    assert "seed" not in save
    found: list[int] = save["actions"]
    return found


def test_a_game_at_three_screens(friends: Pages) -> None:
    host = Player(friends.open(reduced_motion="reduce"))
    links = begin(host.page)
    table = host.page.url

    # Without a link the table is closed.
    stranger = friends.open()
    stranger.goto(table)
    expect(stranger.get_by_text("This table is private.")).to_be_visible()

    # With it one sits down, under a name of one's own, and the secret does not stay in the address.
    phone = Player(friends.open(size="narrow"))
    phone.page.goto(links["seat-1"])
    expect(phone.page.get_by_role("heading", name="You are invited to a game of Settlement.")).to_be_visible()
    axe(phone.page)
    phone.page.get_by_label("Your name").fill("Zoë <b>")
    phone.page.get_by_role("button", name="Sit down").click()
    expect(phone.frame).to_be_visible()
    assert phone.page.url == table
    panel = host.page.get_by_role("region", name="Zoë <b>")
    expect(panel).to_contain_text("is here")

    watcher = Player(friends.open())
    watcher.page.goto(links["watch"])
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    axe(watcher.page)

    # They play, each at their own screen; nobody has to pass it on.
    for _ in range(8):
        play(host, phone)
        assert not lit(watcher.page)
    assert host.page.get_by_role("dialog", name="Pass the screen on").count() == 0

    # The server goes down and comes back; so do they, and everything is as it was.
    before = actions(host.page)
    friends.server.kill()
    expect(watcher.page.get_by_text(LOST)).to_be_visible()
    friends.server = friends.server.restarted()
    for one in (host, phone, watcher):
        expect(one.page.get_by_text(LOST)).to_be_hidden(timeout=4 * PATIENCE)
    expect(panel).to_contain_text("is here")
    assert actions(host.page)[: len(before)] == before

    # They talk. What is said is text, whatever it contains.
    host.page.get_by_role("button", name="Chat").click()
    chat = host.page.get_by_role("dialog", name="Chat")
    chat.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    chat.get_by_role("button", name="Send").click()
    expect(phone.page.get_by_text("Anna: <img src=x onerror=alert(1)> hello")).to_be_visible()
    menu(phone.page, "Chat")
    answer = phone.page.get_by_role("dialog", name="Chat")
    expect(answer).to_be_visible()
    axe(phone.page, "dialog")
    answer.get_by_role("button", name="claps").click()
    expect(chat.get_by_role("log")).to_contain_text("claps")
    axe(host.page, "dialog")
    answer.get_by_role("button", name="Close").click()
    chat.get_by_role("button", name="Close").click()

    # Somebody would like to go back behind what the other has decided since; the other agrees.
    for _ in range(40):
        asking = next((one for one in (host, phone) if one.page.get_by_role("button", name="Ask to undo").count()), None)
        if asking:
            break
        play(host, phone)
    assert asking
    other = phone if asking is host else host
    before = actions(host.page)
    asking.page.get_by_role("button", name="Ask to undo").click()
    expect(asking.page.get_by_role("button", name="Never mind")).to_be_visible()
    other.page.get_by_role("button", name="Go back", exact=True).click()
    expect(other.page.get_by_role("button", name="Go back", exact=True)).to_have_count(0)
    assert on_turn(host, phone) is asking
    assert len(actions(host.page)) < len(before)

    # The host lets a bot play for Zoë, who takes the seat back.
    menu(host.page, "Who plays")
    seats = host.page.get_by_role("dialog", name="Who plays")
    seats.locator("li", has_text="Zoë").get_by_role("button", name="Let a bot play").click()
    host.page.locator("[data-bot=novice]").click()
    expect(phone.anchor("panel-1").locator("use[href='#face-novice']")).to_have_count(1)
    menu(phone.page, "Who plays")
    own = phone.page.get_by_role("dialog", name="Who plays")
    expect(own.locator("li", has_text="Anna").get_by_role("button")).to_have_count(0)
    own.get_by_role("button", name="Take the seat back").click()
    expect(phone.anchor("panel-1").locator("use[href='#face-novice']")).to_have_count(0)

    # A spectator looks back, and keeps a copy.
    watcher.page.keyboard.press("ArrowLeft")
    expect(watcher.page.locator(".frame.replaying")).to_be_visible()
    watcher.page.keyboard.press("Escape")
    assert actions(watcher.page)

    # Another link for Zoë's seat: the old one is void, at once.
    menu(host.page, "Invite")
    row = host.page.locator("[data-role=seat-1]")
    row.get_by_role("button", name="QR code").click()
    expect(host.page.get_by_role("img", name="QR code: Zoë")).to_be_visible()
    axe(host.page, "dialog")
    row.get_by_role("button", name="New link").click()
    row.get_by_role("button", name="New link").click()
    expect(phone.page.get_by_role("heading", name="New game")).to_be_visible()
    expect(row.locator("input")).not_to_have_value(links["seat-1"])
    phone.page.goto(links["seat-1"])
    expect(phone.page.get_by_text("This link is not, or no longer, good for anything")).to_be_visible()
    phone.page.goto(row.locator("input").input_value())
    expect(phone.page.get_by_label("Your name")).to_have_value("Zoë <b>")
