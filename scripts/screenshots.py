"""Takes the pictures of docs/screenshots, each from a seeded game: python -m scripts.screenshots [SCENE ...]"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import expect, sync_playwright

import dorfplatz
from tests.browser.pages import SIZES, Pages, launch
from tests.browser.positions import found, fresh_turn, offers, played, table
from tests.browser.server import ANNA, BEN, CLARA, DAVID, Server

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SKILLED, EXPERT = CLARA | {"bot": "skilled"}, DAVID | {"bot": "expert"}
# Games in which much lies before the first player.
SETTLEMENT, HAMLET = 65, 5

# What is to be seen once a scene is there.
SCENES = {
    "start": "main .seats fieldset",
    "settlement": "main [data-lit=yes]",
    "settlement-end": "dialog polyline",
    "milestones": "main [data-lit=yes]",
    "hamlet": "main .slot[data-lit=yes]",
    "hamlet-end": "dialog polyline",
}
PICTURES = [
    (scene, size, theme, "en") for scene in ("start", "settlement", "settlement-end") for size in SIZES for theme in THEMES
]
PICTURES += [
    ("settlement", "wide", "light", "de"),
    ("milestones", "wide", "light", "en"),
    ("milestones", "wide", "dark", "de"),
    ("milestones", "narrow", "light", "en"),
    ("hamlet", "wide", "light", "en"),
    ("hamlet", "wide", "dark", "de"),
    ("hamlet", "narrow", "light", "en"),
    ("hamlet", "narrow", "dark", "en"),
    ("hamlet-end", "wide", "light", "en"),
]


def builds(game: dorfplatz.Game) -> bool:
    """The first player is at the building office and can afford all there is."""
    return game.turn == 0 and table(game)["round"] >= 11 and offers("road", "house", "market")(game)


def pays(game: dorfplatz.Game) -> bool:
    """The first player leads, and builds in a village half grown, with goods from several places; somebody else gains by it."""
    if game.turn != 0 or max(game.scores) > game.scores[0] or not offers("use")(game):
        return False
    now = table(game)
    slots = {place["tile"]: place["slots"] for place in now["village"]}
    tokens = [(step["place"], slots[step["place"]][step["slot"]]["owner"]) for step in now["task"]["plan"] if "place" in step]
    shared = any(owner not in (None, 0) for _, owner in tokens)
    return now["task"]["deed"] == "build" and 11 < len(slots) < 16 and shared and len({place for place, _ in tokens}) > 1


def main() -> None:
    """Take all pictures, or those of some scenes."""
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or list(SCENES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            pages = Pages(launch(playwright), server)
            tables = {
                "alone": server.load(played("settlement", 1, fresh_turn(round=2)), ANNA),
                "settlement-end": server.load(played("settlement", 3, seed=SETTLEMENT), ANNA, SKILLED, EXPERT),
                "hamlet-end": server.load(played("hamlet", 3, seed=HAMLET), ANNA, SKILLED, EXPERT),
                "hamlet": server.load(found("hamlet", pays, players=3), ANNA, SKILLED, EXPERT),
                "two": server.load(played("settlement", 2, fresh_turn(round=5, seat=1)), ANNA, BEN),
                "milestones": server.load(found("milestones", builds, players=3), ANNA, SKILLED, EXPERT),
                "settlement": server.load(played("settlement", 3, fresh_turn(round=5), SETTLEMENT), ANNA, SKILLED, EXPERT),
            }
            for scene, size, theme, language in PICTURES:
                if scene not in wanted:
                    continue
                page = pages.open(size, theme, language=language)
                page.goto(f"/#/table/{tables[scene]}" if scene in tables else "/")
                expect(page.locator(SCENES[scene]).first).to_be_visible()
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
