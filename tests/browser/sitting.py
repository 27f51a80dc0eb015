"""Somebody at a table in the browser, with a game of our own beside it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

import dorfplatz
from tests.browser.driver import PATIENCE
from tests.browser.pages import Pages
from tests.browser.positions import table
from tests.browser.server import ANNA, BEN


class AtTable:
    """A position on the screen, played on at the same time in a game of our own."""

    def __init__(self, pages: Pages, game: dorfplatz.Game, other: dict[str, Any] = BEN, **wishes: Any) -> None:
        self.game = game.clone()
        self.names = [ANNA["name"], other["name"]]
        self.language: str = wishes.get("language", "en")
        self.server = pages.server
        self.table = pages.server.load(game, ANNA, other)
        self.player = pages.player(self.table, handover=False, **wishes)
        self.page: Page = self.player.page
        self.tip = self.page.locator(".tip")

    @property
    def seen(self) -> dict[str, Any]:
        """What the view says of the table."""
        return table(self.game)

    @property
    def board(self) -> dict[str, Any]:
        """Of the seat on turn."""
        board: dict[str, Any] = self.seen["boards"][self.game.turn]
        return board

    def moves(self, kind: str) -> list[list[str]]:
        """What may be done of this kind, each move in its words."""
        return moves(self.game, kind)

    def decided(self, *decisions: str) -> None:
        """Exactly this has been decided, and the table shows what came of it."""
        for move in decisions:
            self.game.push(move)
        self.agrees()

    def taken_back(self, times: int = 1) -> None:
        for _ in range(times):
            self.game.pop()
        self.agrees()

    def agrees(self) -> None:
        """The server, the table on the screen and our own game are the same."""
        self.wait(lambda actions: actions == self.game.actions)
        self.shows(self.game.view(self.game.turn, language=self.language, names=self.names))

    def shows(self, view: dict[str, Any]) -> None:
        """The table on the screen is this."""
        raise NotImplementedError

    def wait(self, ready: Callable[[list[int]], bool]) -> None:
        """Until the actions that the server knows are so."""
        end = time.monotonic() + PATIENCE / 1000
        while not ready(self.server.save(self.table)["actions"]):
            assert time.monotonic() < end, "the server knows of something else"
            time.sleep(0.05)


def moves(game: dorfplatz.Game, kind: str) -> list[list[str]]:
    """What may be done of a kind, each move in its words."""
    return [words[1:] for move in game.legal_moves if (words := str(move).split())[0] == kind]
