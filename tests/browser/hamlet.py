"""Somebody in the village of Hamlet: makes every decision by pointing at what it is about."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Locator

import dorfplatz
from dorfplatz.core.words import render
from tests.browser.driver import PATIENCE, READING
from tests.browser.pages import Pages
from tests.browser.server import BEN
from tests.browser.sitting import AtTable
from tests.games.hamlet.village import KEYS, Lying, Village

GOODS = ["stone", "wood", "grain", "flour", "milk", "brick", "timber"]
# What a prompt leaves out where only what is proposed will do.
OTHERS = re.compile(", or choose other glowing resources| oder wähle andere leuchtende Ressourcen")
# Half a unit to the right and a row upwards, as the map draws them.
HALF, ROW = 50, 86.6025
# What the table on the screen says, once the prompt is this. The pictures beside amounts are not read out.
READ = """([prompt, patience]) => new Promise((resolve, reject) => {
  const count = (what) => document.querySelectorAll(what).length;
  const numbers = (what) => [...document.querySelectorAll(what)].map((one) => Number(one.textContent));
  const said = () => {
    const sentence = document.querySelector('.prompt p')?.cloneNode(true);
    sentence?.querySelectorAll('[aria-hidden=true]').forEach((one) => one.remove());
    return sentence?.textContent.trim().replace(/\\s+/g, ' ');
  };
  const end = performance.now() + patience;
  const check = () => {
    const busy = document.querySelector('main[aria-busy=true]');
    if (!busy && said() === prompt) resolve({
      lines: count('[data-log] li:not(:has(small))'),
      places: count('[data-anchor^=place-]'),
      tokens: count('[data-anchor^=slot-]:not(.vacant)'),
      gold: numbers('aside [data-anchor^=gold-] b'),
    });
    else if (performance.now() > end) reject(new Error(`it says ${said()}, not ${prompt}`));
    else setTimeout(check, 16);
  };
  check();
})"""
# A point of the map on the screen.
ON_SCREEN = """([x, y]) => {
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(document.querySelector('svg.world').getScreenCTM());
  return [left, top];
}"""


WORK = ("produce", "refine", "build", "blueprint", "villager", "donkey", "beg", "sell", "order", "road")
"""What villagers do: who ends a turn while one of them could is asked."""


class Sitting(AtTable):
    """In the village: every move is made by pointing."""

    def __init__(self, pages: Pages, game: dorfplatz.Game, other: dict[str, Any] = BEN, **wishes: Any) -> None:
        super().__init__(pages, game, other, **wishes)
        self.wide = wishes.get("size", "wide") == "wide"
        self.touch: bool = wishes.get("touch", False)
        self.bots = {1} if other["kind"] == "bot" else set()
        self.follow(0)

    # What is there

    @property
    def village(self) -> Village:
        """As a ruler would find it."""
        return Village(*(lying(place) for place in self.seen["village"]))

    def place(self, key: str) -> Locator:
        return self.page.locator(f"[data-anchor=place-{KEYS.index(key)}]")

    def slot(self, key: str, slot: str | int) -> Locator:
        """A slot of a place, counted from 1."""
        return self.page.locator(f"[data-anchor=slot-{KEYS.index(key)}-{int(slot) - 1}]")

    def donkey(self, key: str) -> Locator:
        """Own donkeys at a place."""
        return self.page.locator(".place", has=self.page.locator(f"[data-anchor=place-{KEYS.index(key)}]")).locator(".own")

    def button(self, symbol: str) -> Locator:
        """A button of the prompt by its picture."""
        return self.page.locator(f".buttons .btn:has([href='#{symbol}'])")

    def card(self, tile: str) -> Locator:
        """A blueprint of one's hand."""
        at = self.board["hand"].index(KEYS.index(tile))
        return self.page.locator(f"section[data-anchor=hand-{self.game.turn}] li").nth(at).get_by_role("button")

    def lot(self, tile: str) -> Locator:
        """A blueprint of the row."""
        at = next(slot for slot, card in enumerate(self.seen["row"]) if card and KEYS[card["tile"]] == tile)
        return self.page.locator(f"[data-anchor=row-{at}]")

    def segment(self, number: str | int) -> Locator:
        """A segment of the place that is built at, counted from 1."""
        return self.page.locator(".segment").nth(int(number) - 1)

    # Pointing

    def where(self, thing: Locator) -> tuple[float, float]:
        """Where something can be pointed at; if it is out of sight one looks at the whole village first."""
        point = thing.evaluate("element => eyes.free(element, 300)")
        if point is None:
            self.page.get_by_role("button", name="Show the whole village").or_(
                self.page.get_by_role("button", name="Das ganze Dorf zeigen")
            ).click()
            point = thing.evaluate("element => eyes.free(element, 3000)")
        assert point is not None, f"{thing} is nowhere to be pointed at"
        return point["x"], point["y"]

    def seam(self, key: str, segment: str | int) -> tuple[float, float]:
        """Where on the screen a segment of a place lies."""
        begin, end, _ = self.village.places[key].segments[int(segment) - 1]
        x, y = self.page.evaluate(ON_SCREEN, [(begin[0] + end[0]) / 2 * HALF, -(begin[1] + end[1]) / 2 * ROW])
        return x, y

    def hover(self, thing: Locator) -> None:
        self.page.mouse.move(*self.where(thing))

    def click(self, thing: Locator) -> None:
        """With the mouse, or with a finger: then a second time if it first tells what it would do."""
        if not self.touch:
            return self.page.mouse.click(*self.where(thing))
        said = self.player.prompt.inner_text()
        self.tap(thing)
        end = time.monotonic() + PATIENCE / 1000
        while self.player.prompt.inner_text() == said:
            assert time.monotonic() < end, "nothing happens"
            if self.tip.locator(".hint").is_visible():
                self.page.wait_for_timeout(READING)
                return self.tap(thing)

    def tap(self, thing: Locator) -> None:
        """Once."""
        self.page.touchscreen.tap(*self.where(thing))

    def do(self, move: str) -> None:
        """Make a move by pointing. Where one is asked what one means, it is what comes first."""
        match move.split():
            case ["produce" | "refine", place]:
                self.click(self.place(place))
                if any(place in words for kind in ("build", "road") for words in self.moves(kind)):
                    self.page.get_by_role("menuitem").first.click()
            case ["blueprint", tile]:
                self.click(self.lot(tile))
            case ["villager"]:
                self.click(self.button("villager"))
            case ["donkey", place]:
                self.click(self.button("donkey"))
                self.click(self.place(place))
            case ["beg"]:
                self.click(self.button("church"))
            case ["sell", slot]:
                self.click(self.page.locator("[data-anchor=market] li").nth(int(slot) - 1).get_by_role("button"))
            case ["order", order]:
                self.click(self.page.locator(f"[data-anchor=order-{int(order) - 1}]"))
            case ["build", tile, place]:
                self.click(self.card(tile))
                self.click(self.place(place))
            case ["spot", theirs, own]:
                self.hover(self.segment(theirs))
                self.turn_to(theirs, own)
                self.click(self.segment(theirs))
            case ["road", place, segment]:
                self.click(self.button("bridge"))
                self.page.mouse.click(*self.seam(place, segment))
                other, back, _ = self.village.across(place)[int(segment) - 1] or ("", 0, "")
                if [other, str(back)] in self.moves("road"):
                    self.page.get_by_role("menuitem").first.click()
            case ["use", place, slot]:
                self.click(self.slot(place, slot))
            case ["buy", good]:
                self.click(self.page.locator(f"[data-anchor=buy-{good}]"))
            case ["mix", raw]:
                self.click(self.button(raw))
            case ["herd", start, end]:
                self.click(self.donkey(start))
                self.click(self.place(end))
            case ["done" | "end" as way_on]:
                idle = way_on == "end" and any(map(self.moves, WORK))
                self.click(self.page.locator(f".buttons [aria-keyshortcuts={way_on[0]}]"))
                if idle:
                    self.page.locator("[role=alertdialog] .go").click()
            case _:
                raise AssertionError(f"nobody knows how to {move}")

    def turn_to(self, theirs: str, own: str) -> None:
        """Turn the new tile at the segment that is pointed at until it lies so."""
        at = self.ways(theirs).index(own) + 1
        while int(self.page.locator(".bar .count").inner_text().split()[0]) != at:
            self.page.keyboard.press("r")

    def ways(self, theirs: str) -> list[str]:
        """The own segments a tile can be laid with at a segment of the place, in the order in which it turns."""
        task, village = self.seen["task"], self.village
        place, tile = KEYS[task["place"]], KEYS[task["tile"]]
        found = [own for segment, own in self.moves("spot") if segment == theirs]
        return sorted(found, key=lambda own: (village.spot(place, int(theirs), tile, int(own)).sixths, int(own)))

    # What came of it

    def follow(self, decisions: int = 1) -> None:
        """So many decisions more, and those of a bot until it is one's turn again, whatever they are."""
        wanted = self.game.version + decisions
        while self.game.version < wanted or (self.game.turn in self.bots and not self.game.over):
            self.wait(lambda actions: len(actions) > self.game.version)
            for action in self.server.save(self.table)["actions"][self.game.version :]:
                self.game.push(action)
        self.agrees()

    def possible(self) -> str | None:
        """The prompt where less than usual can be done: nobody is asked for the rest. Of a bot's turn nothing is."""
        if self.game.over or self.game.turn in self.bots:
            return None
        kinds = {str(move).split()[0] for move in self.game.legal_moves}
        hires = bool(kinds & {"villager", "donkey"})
        match self.seen["phase"]:
            case "hall" if "blueprint" in kinds:
                about = "hall-both" if hires else "hall-blueprint"
            case "hall" if not hires:
                about = "hall-done"
            case "turn" if "herd" not in kinds:
                about = "work" if kinds - {"end"} else "end"
            case _:
                return None
        ready = sum(not villager["tired"] for villager in self.board["villagers"])
        said = {"id": f"hamlet-prompt-{about}", "args": {"who": {"seat": self.game.turn}, "n": ready}}
        return render(said, self.language, self.names)

    def others(self) -> bool:
        """Whether something else than what is proposed could be paid with."""
        if self.game.over or self.game.turn in self.bots or self.seen["phase"] != "pay":
            return True
        slots = {KEYS[place["tile"]]: place["slots"] for place in self.seen["village"]}

        def alike(place: str, slot: int) -> tuple[Any, ...]:
            token = slots[place][slot]
            return place, token["kind"], token["owner"], token["fine"]

        plan = self.seen["task"]["plan"]
        proposed = {(GOODS[one["buy"]],) if "buy" in one else alike(KEYS[one["place"]], one["slot"]) for one in plan}
        used = {alike(place, int(slot) - 1) for place, slot in self.moves("use")}
        return not used | {(good,) for (good,) in self.moves("buy")} <= proposed

    def shows(self, view: dict[str, Any]) -> None:
        now = view["table"]
        asked = view["prompt"] if self.others() else OTHERS.sub("", view["prompt"])
        read = self.page.evaluate(READ, [view["result"] or self.possible() or asked, PATIENCE])
        assert read["places"] == len(now["village"])
        assert read["tokens"] == sum(slot is not None for place in now["village"] for slot in place["slots"])
        if self.wide:
            assert read["lines"] == len(self.game.log)
            assert read["gold"] == [board["gold"] for board in now["boards"]]


def lying(place: dict[str, Any]) -> Lying:
    """A place of the view, as a ruler measures it."""
    right, up = place["at"]
    return Lying(KEYS[place["tile"]], (2 * right + up, up), place["turned"])


def on_map(tile: Lying) -> list[float]:
    """The box around a tile as the map draws it: left, top, width, height."""
    right, up = zip(*(segment.begin for segment in tile.segments), strict=True)
    return [HALF * min(right), -ROW * max(up), HALF * (max(right) - min(right)), ROW * (max(up) - min(up))]
