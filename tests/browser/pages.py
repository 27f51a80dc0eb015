"""Pages of the client in Chromium, and what they should not have done."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, expect

from tests.browser.driver import EYES, PATIENCE, Player
from tests.browser.server import Server
from tests.server.harness import wait_for

CHROMIUM = Path("/usr/bin/chromium")
# What a window has around the page that nobody sees, and processes for pages that nobody opens. Playwright gives a list too, of
# which nothing is left then; its names that matter here are repeated.
FEATURES = ["SpareRendererForSitePerProcess", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]
FEATURES += ["HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding"]
FLAGS = [
    f"--disable-features={','.join(FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"wide": (1280, 800), "narrow": (390, 844), "flat": (844, 390)}
# Nobody watches here: bots play at once and nobody is asked twice.
QUICK = {"language": "en", "pace": "skip"}
expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright) -> Browser:
    """The Chromium of this machine; none is ever downloaded."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@dataclass
class Pages:
    """Opens pages, and notes what they should not have done."""

    browser: Browser
    server: Server
    wrong: list[str] = field(default_factory=list)
    # What a test brings about on purpose.
    expected: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def open(
        self,
        size: str = "wide",
        theme: Literal["light", "dark"] = "light",
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
        touch: bool = False,
        **prefs: Any,
    ) -> Page:
        """A page of someone who prefers this."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion=reduced_motion,
            has_touch=touch,
            locale="en-GB",
            base_url=self.server.url,
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        stored = json.dumps(json.dumps({**QUICK, **prefs}))
        # Only at first: what is changed at the table outlives a reload.
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['dorfplatz-preferences'] ??= {stored};")
        # Nor does anybody have to be told how to play.
        context.add_init_script("if (location.protocol === 'http:') localStorage['dorfplatz-coach'] ??= '{\"off\": true}';")
        context.add_init_script(EYES)
        context.on("request", self._on_request)
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.wrong.append(f"uncaught: {error.error}"))
        return context.new_page()

    def player(self, table: str, **wishes: Any) -> Player:
        """Someone at a table."""
        return Player(self.open(**wishes)).sit(f"/#/table/{table}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def _on_request(self, request: Request) -> None:
        address = re.sub("^ws", "http", request.url)
        if not address.startswith((self.server.url, "data:", f"blob:{self.server.url}")):
            self.wrong.append(f"asked another computer: {request.url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(re.search(text, message.text) for text in self.expected):
            self.wrong.append(f"console: {message.text}")


@dataclass
class KeptPages(Pages):
    """Pages that stay open from test to test: each begins with another document and with nothing stored."""

    kept: dict[str, Page] = field(default_factory=dict)

    def open(self, *args: Any, **wishes: Any) -> Page:
        """A page of someone who prefers this, perhaps one that was left."""
        key = repr((args, wishes))
        if key not in self.kept:
            self.kept[key] = super().open(*args, **wishes)
        return self.kept[key]

    def leave(self) -> list[str]:
        """Leave all pages; gives what they should not have done."""
        for page in self.kept.values():
            if page.url != self.server.url:
                page.evaluate("localStorage.clear(); sessionStorage.clear()")
                # A page of the same server, or it would get another process.
                page.goto("/")
                page.mouse.move(0, 0)
        wrong, self.wrong = self.wrong, []
        return wrong


def wait_until(page: Page, condition: str) -> None:
    """Until something holds in a page. It is asked from outside: a page may not evaluate texts itself."""
    wait_for(lambda: bool(page.evaluate(condition)))
