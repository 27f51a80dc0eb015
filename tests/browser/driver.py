"""Somebody at a table: sees what is lit, and does it with the mouse or the keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page, expect

# Buttons with a key of their own.
KEYS = {"e": "end", "f": "finish", "p": "pass", "d": "decline"}
# Runs in every page. What a person sees of a table, boiled down to what the tests need.
EYES = (
    """
((KEYS) => {
  const seen = (element) => element.checkVisibility();
  const kind = (element) => {
    if (element.getAttribute('role') === 'menuitem') return 'choice';
    const key = element.getAttribute('aria-keyshortcuts');
    if (key) return KEYS[key];
    const anchor = element.closest('[data-anchor]')?.dataset.anchor;
    if (anchor) return anchor.split('-')[0];
    return element.closest('.exchange') ? 'exchange' : 'answer';
  };
  const choosable = () => {
    // A move that is to be confirmed is confirmed.
    const sure = document.querySelector('[role=alertdialog] .go');
    if (sure) return [sure];
    const menu = document.querySelector('[role=menu][aria-label]:not(.list)');
    return [...(menu ?? document).querySelectorAll(menu ? '[role=menuitem]' : '[data-lit=yes]')].filter(seen);
  };
  const look = () => ({
    things: choosable().map((element) => ({
      kind: kind(element),
      anchor: element.closest('[data-anchor]')?.dataset.anchor ?? '',
      label: element.getAttribute('aria-label') ?? element.textContent.trim(),
    })),
    picked: document.querySelectorAll('[data-lit=picked], [aria-current=true]').length > 0,
    dialog: [...document.querySelectorAll('dialog[open]')].at(-1)?.querySelector('h2')?.textContent ?? null,
  });
  const trace = () => [
    ...[...document.querySelectorAll('main, .prompt, .thumb, [data-log]')].map((element) => element.textContent),
    ...[...document.querySelectorAll('[data-lit]')].map((element) => element.dataset.lit),
    document.querySelector('[role=menu]')?.textContent,
    document.querySelector('[role=alertdialog]')?.textContent,
    look().dialog,
  ].join('|');
  let before = null;
  globalThis.eyes = {
    remember: () => { before = trace(); },
    changed: () => trace() !== before,
    focused: () => choosable().indexOf(document.activeElement),
    element: (index) => choosable()[index],
    kindOf: (index) => kind(choosable()[index]),
    // Where something can be pointed at once it lies still, for what has no middle of its own: null when patience is over.
    free: (element, patience) => new Promise((resolve) => {
      const end = performance.now() + patience;
      let was = NaN;
      const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
      const check = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const points = shares.flatMap((down) => shares.map((right) => ({ x: left + width * right, y: top + height * down })));
        const hits = (x, y) => element.contains(document.elementFromPoint(x, y));
        const point = points.find(({ x, y }) => [-3, 3].every((aside) => hits(x + aside, y + 3) && hits(x + aside, y - 3)));
        if ((point && was === left + top + width) || performance.now() > end) return resolve(point ?? null);
        if (!point) element.scrollIntoView({ block: 'nearest', inline: 'center' });
        was = left + top + width;
        setTimeout(check, 16);
      };
      check();
    }),
    // Resolves once something has changed and there is something to do again. (Playwright's own waiting for a
    // function needs eval, which the server's content security policy forbids, and rightly so.)
    wait: (patience) => new Promise((resolve, reject) => {
      const end = performance.now() + patience;
      const check = () => {
        const now = look();
        const busy = document.querySelector('main[aria-busy=true]');
        if ((now.things.length > 0 || now.dialog) && !busy && trace() !== before) resolve(now);
        else if (performance.now() > end) reject(new Error(`nothing happens: ${JSON.stringify(now)}`));
        else setTimeout(check, 16);
      };
      check();
    }),
  };
})"""
    + f"({KEYS})"
)

# The order in which things are done when nothing says otherwise, in any game: what is asked first, the way out last.
ASKED = ["choice", "answer", "artifact", "start", "hand"]
EAGER = [*ASKED, "hero", "lot", "market", "street", "region", "land", "stock"]
EAGER += ["vertex", "triangle", "display", "space", "decline", "finish", "end", "pass"]
# Somebody who wants to get on: one action a turn, and now and then no more in this round.
BRISK = [*ASKED, "finish", "end", "hero", "market", "lot", "land", "region", "street", "stock", "space", "decline", "pass"]
TIRED = [*ASKED, "stock", "finish", "pass", "end", "lot", "land", "region", "street", "space"]
READING = 600
"""Milliseconds between two taps: of two quick ones the second does not count."""
# A busy machine needs its time.
PATIENCE = 100_000
# What is tried once, to see what it does.
ONCE = ("exchange", "action", "supply")

Act = Callable[[int], None]


@dataclass
class Thing:
    """Something that is lit."""

    index: int
    kind: str
    anchor: str
    label: str


@dataclass
class Sight:
    """What is on the screen."""

    things: list[Thing]
    picked: bool
    dialog: str | None


class Player:
    """Plays by what is lit, as a person would who does not know the rules."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tried: set[str] = set()
        self.done: Thing | None = None

    @property
    def frame(self) -> Locator:
        return self.page.locator(".frame")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt p")

    @property
    def log(self) -> Locator:
        """Its lines, but for those that say what a turn has brought: they come with the table."""
        return self.page.locator("[data-log] li:not(:has(small))")

    @property
    def round(self) -> str | None:
        """What the track of rounds says, in a game that has one."""
        track = self.page.locator(".track")
        return track.first.get_attribute("aria-label") if track.count() else None

    def anchor(self, name: str) -> Locator:
        """A thing of the table by the place pieces fly to."""
        return self.page.locator(f"[data-anchor~='{name}']:visible").first

    def dialog(self, title: str) -> Locator:
        return self.page.get_by_role("dialog", name=title)

    def sit(self, url: str) -> Player:
        """Go to a table and wait until it is there."""
        self.page.goto(url)
        expect(self.frame).to_be_visible()
        return self

    def remember(self) -> None:
        """What is on the screen now is what the next look compares with."""
        self.page.evaluate("eyes.remember()")

    def look(self) -> Sight:
        """Wait until something has changed since the last act, and see what can be done."""
        found: dict[str, Any] = self.page.evaluate("patience => eyes.wait(patience)", PATIENCE)
        things = [Thing(index, **thing) for index, thing in enumerate(found["things"])]
        return Sight(things, found["picked"], found["dialog"])

    def click(self, index: int) -> None:
        """Click a lit thing."""
        element = self._element(index)
        # Nobody leaves the pointer where its explanation covers what comes next.
        self.page.mouse.move(2, 2)
        element.click(timeout=PATIENCE)

    def tap(self, index: int) -> None:
        """Touch a lit thing: once, and again if it first tells what it would do."""
        element = self._element(index)
        element.tap(timeout=PATIENCE)
        end = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate("eyes.changed()"):
            assert time.monotonic() < end, "nothing happens"
            # Two quick taps are one: it may take a third.
            if self.page.locator(".tip .hint").is_visible():
                element.tap(timeout=PATIENCE)

    def press(self, index: int) -> None:
        """Walk to a lit thing with Tab, or use its key, and press Enter."""
        kind = self._kind(index)
        self.remember()
        if kind in KEYS.values():
            self.page.keyboard.press(next(key for key in KEYS if KEYS[key] == kind))
            return
        step = "ArrowDown" if kind == "choice" else "Tab"
        for _ in range(150):
            if self.page.evaluate("eyes.focused()") == index:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(step)
        raise AssertionError(f"the keyboard does not reach the lit {kind}")

    def _element(self, index: int) -> ElementHandle:
        """A lit thing; what is on the screen now is what the next look compares with."""
        element = self.page.evaluate_handle("index => { eyes.remember(); return eyes.element(index); }", index).as_element()
        assert element is not None
        return element

    def _kind(self, index: int) -> str:
        kind: str = self.page.evaluate("index => eyes.kindOf(index)", index)
        return kind

    def step(self, act: Act, order: list[str]) -> Sight:
        """Look, and do the thing that comes first in the order."""
        sight = self.look()
        if sight.dialog is None:
            self.done = self._choose(sight, order)
            act(self.done.index)
        return sight

    def _choose(self, sight: Sight, order: list[str]) -> Thing:
        for thing in sight.things:
            if thing.kind in ONCE and thing.kind not in self.tried and not sight.picked:
                self.tried.add(thing.kind)
                return thing
        rank = {kind: place for place, kind in enumerate(order)}
        known = [thing for thing in sight.things if thing.kind in rank]
        assert known, f"nothing to do but {sight.things}"
        return min(known, key=lambda thing: rank[thing.kind])


def walk_to(goal: Locator) -> None:
    """Press Tab until this has the focus."""
    for _ in range(60):
        goal.page.keyboard.press("Tab")
        if goal.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"Tab does not reach {goal}")
