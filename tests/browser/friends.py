"""Friends at one table, each at a screen of their own: at one server, or at two that share a database."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.driver import BRISK, PATIENCE, Player
from tests.browser.pages import Pages
from tests.browser.server import Server

LOST = "Connection lost. Trying to get back …"
# Open to others, because it goes by another name too; and people may be told at this computer.
OPTIONS = ("--allow-host", "dorfplatz.example", "--webhooks-to-lan")


class OnPhone(Player):
    """Somebody who touches what others click."""

    def click(self, index: int) -> None:
        self.tap(index)


@dataclass
class Friends:
    """The pages of those who are where the table was begun, and of the others."""

    here: Pages
    there: Pages
    """At another server, or at the same one."""

    @property
    def are_apart(self) -> bool:
        return self.here is not self.there

    def host(self) -> Player:
        return Player(self.here.open())

    def phone(self) -> Player:
        return OnPhone(self.there.open(size="narrow", touch=True))

    def guest(self) -> Player:
        return Player(self.there.open())

    def elsewhere(self, address: str) -> str:
        """A link as the others open it."""
        return address.replace(self.here.server.url, self.there.server.url)


@pytest.fixture(params=["one server", "two servers"])
def friends(request: pytest.FixtureRequest, chromium: Browser, tmp_path: Path) -> Iterator[Friends]:
    """With SQLite at one server, and with PostgreSQL at two."""
    expected = ["WebSocket connection", "ERR_CONNECTION", "403"]
    if request.param == "one server":
        every = [Pages(chromium, Server(tmp_path, 0, *OPTIONS), expected=expected)]
    else:
        options = (*OPTIONS, "--database", request.getfixturevalue("postgres").new_database())
        every = [Pages(chromium, Server(tmp_path / name, 0, *options), expected=expected) for name in ("one", "two")]
    yield Friends(every[0], every[-1])
    for pages in every:
        pages.close()
        pages.server.stop()
        assert not pages.wrong, "\n".join(pages.wrong)


def choose(page: Page, *links: int) -> None:
    """Anna is about to begin a game; these seats are for people who come by links."""
    page.goto("/")
    page.locator("label", has_text="Settlement").first.click()
    for seat in links:
        if page.get_by_role("group", name=f"Seat {seat}").count() == 0:
            page.get_by_role("button", name="Add").click()
        page.get_by_role("group", name=f"Seat {seat}").get_by_text("Link", exact=True).click()


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="A table for Settlement")).to_be_visible()


def link(page: Page, role: str) -> str:
    return page.locator(f"[data-role={role}] input").input_value()


def come(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def meet(friends: Friends, host: Player, phone: Player, watcher: Player) -> None:
    """Zoë sits down with her phone at the table that Anna has begun, and somebody watches."""
    seat, watch = (friends.elsewhere(link(host.page, role)) for role in ("seat-1", "watch"))
    come(phone.page, seat, "Zoë")
    expect(phone.frame).to_be_visible()
    watcher.page.goto(watch)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(host.page.get_by_role("region", name="Zoë")).to_contain_text("is here")


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


def play(*players: Player) -> Player:
    """Whoever has something to do does it, and sees what came of it."""
    player = on_turn(*players)
    player.step(player.click, BRISK)
    end = time.monotonic() + PATIENCE / 1000
    while not player.page.evaluate("eyes.changed()"):
        assert time.monotonic() < end, "nothing happens"
        player.page.wait_for_timeout(20)
    return player


def play_until_turn_of(player: Player, *players: Player) -> None:
    """The others play, until it is the turn of this one."""
    for _ in range(40):
        if on_turn(player, *players) is player:
            return
        play(*players)
    raise AssertionError("it is never their turn")


def save(page: Page) -> Path:
    """Keep the game as a file."""
    with page.expect_download() as download:
        menu(page, "Save")
    return Path(download.value.path())


def actions(page: Page) -> list[int]:
    """What has been decided, as a file tells it."""
    content = json.loads(save(page).read_text())
    assert "seed" not in content
    found: list[int] = content["actions"]
    return found


def open_file(page: Page, file: Path) -> None:
    page.goto("/")
    page.get_by_label("Open a file").set_input_files(file)
