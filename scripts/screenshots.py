"""Takes the pictures of docs/screenshots, each from a seeded game: python -m scripts.screenshots"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.pages import SIZES, Pages, launch
from tests.browser.positions import fresh_turn, played
from tests.browser.server import ANNA, BEN, CLARA, DAVID, Server

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SEED = 65  # a game in which much lies on the first player's board
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def start(page: Page, tables: dict[str, str]) -> None:
    """The start page, with games that wait."""
    page.goto("/")
    expect(page.get_by_role("link").first).to_be_visible()
    expect(page.locator(".seats fieldset").first).to_be_visible()


def settlement(page: Page, tables: dict[str, str]) -> None:
    """The middle of a game against two bots."""
    page.goto(f"/#/table/{tables['middle']}")
    expect(page.locator("main [data-lit=yes]").first).to_be_visible()


def settlement_end(page: Page, tables: dict[str, str]) -> None:
    """The end of the same game."""
    page.goto(f"/#/table/{tables['end']}")
    expect(page.locator("dialog polyline").first).to_be_visible()


SCENES: dict[str, Callable[[Page, dict[str, str]], None]] = {
    "start": start,
    "settlement": settlement,
    "settlement-end": settlement_end,
}


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    pictures = [(scene, size, theme, "en") for scene in SCENES for size in SIZES for theme in THEMES]
    pictures.append(("settlement", "wide", "light", "de"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            pages = Pages(launch(playwright), server)
            tables = {
                "alone": server.load(played(1, fresh_turn(round=2)), ANNA),
                "end": server.load(played(3, seed=SEED), ANNA, CLARA, DAVID),
                "two": server.load(played(2, fresh_turn(round=5, seat=1)), ANNA, BEN),
                "middle": server.load(played(3, fresh_turn(round=5), seed=SEED), ANNA, CLARA, DAVID),
            }
            for scene, size, theme, language in pictures:
                page = pages.open(size, theme, language=language)
                SCENES[scene](page, tables)
                page.evaluate("document.fonts.ready")
                name = "-".join([scene, size, theme, *(["de"] if language == "de" else [])])
                save(page.screenshot(), FOLDER / f"{name}.png")
                page.context.close()
            assert not pages.wrong, pages.wrong
        finally:
            server.stop()


def save(picture: bytes, file: Path) -> None:
    """Write a picture with as few bytes as it takes: drawings of flat colour need no more than 256 of them."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file.name}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
