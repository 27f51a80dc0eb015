"""`python -m bench.clicks`: how long it takes from a click to the frame that shows its answer, in a real browser.

Two people at one screen click what is lit, at random, so that no bot thinks meanwhile. The time of a move runs from the click
over the socket to the server, into its log on disk and back, until two animation frames after the page has changed with the
answer: the first of them has painted it. The time of a choice runs until two frames after the page has changed, without a
server. Browser, server and what drives them share this machine's processor.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright
from rich import box
from rich.console import Console
from rich.table import Table

from bench.serving import times
from tests.browser.driver import Player, Thing
from tests.browser.pages import Pages, launch
from tests.browser.server import ANNA, BEN, Server

GAMES = ["milestones", "settlement", "hamlet"]
REST = 150
"""Milliseconds between pointing at something and clicking: what pointing shows is painted by then."""
LAST = ("pass", "end", "decline", "finish")
"""Ways out of a turn: taken one time in four when there is something else, or no game would get anywhere."""

# Runs in every page, before all else.
WATCH = """
(() => {
  let click = null;
  const painted = (name) => requestAnimationFrame(() => requestAnimationFrame((now) => {
    if (click) click[name] ??= performance.now() - click.begun;
  }));
  const told = (node) => !node.closest('.tip, .flying');
  const tells = ({ type, target, attributeName, addedNodes, removedNodes }) => {
    if (attributeName === 'aria-busy' || attributeName === 'aria-disabled') return false;
    if (type === 'characterData') return target.parentElement && told(target.parentElement);
    if (type === 'attributes') return told(target);
    const nodes = [...addedNodes, ...removedNodes];
    return told(target) && nodes.some((node) => !node.matches?.('.tip, .flying') && node.nodeType !== Node.COMMENT_NODE);
  };
  new MutationObserver((records) => {
    if (!click || (click.sent !== null && click.answered === null) || !records.some(tells)) return;
    painted(click.sent === null ? 'choice' : 'move');
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (click && click.sent !== null && JSON.parse(data).type === 'step') click.answered ??= performance.now() - click.begun;
      });
    }
    send(data) {
      if (click && JSON.parse(data).type === 'move') click.sent ??= performance.now() - click.begun;
      super.send(data);
    }
  };
  addEventListener('click', ({ timeStamp }) => {
    click = { begun: timeStamp, sent: null, answered: null, choice: null, move: null };
  }, true);
  globalThis.clicks = {
    // What the last click took, once it is painted.
    take: (patience) => new Promise((resolve, reject) => {
      const end = performance.now() + patience;
      const check = () => {
        const done = click && (click.sent === null ? click.choice : click.move) !== null;
        if (!done && performance.now() < end) return void requestAnimationFrame(check);
        const taken = click;
        click = null;
        done ? resolve(taken) : reject(new Error(`nothing was painted: ${JSON.stringify(taken)}`));
      };
      check();
    }),
  };
})()
"""


@dataclass
class Times:
    """Milliseconds of the clicks at one game, and how much of the processor was used meanwhile."""

    moves: list[float] = field(default_factory=list)
    choices: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    """From sending a move to having its step."""
    slow: list[tuple[float, str]] = field(default_factory=list)
    own: float = 0.0
    machine: float = 0.0

    def note(self, click: dict[str, Any], thing: Thing) -> None:
        """What one click took."""
        if click["sent"] is None:
            self.choices.append(click["choice"])
        else:
            self.moves.append(click["move"])
            self.answers.append(click["answered"] - click["sent"])
        self.slow.append((click["move"] or click["choice"], f"{thing.kind} {thing.label}"))


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def click(player: Player, thing: Thing) -> dict[str, Any]:
    """Point at something, wait for what that shows, click, and wait until the answer is painted."""
    element = player.page.evaluate_handle("index => eyes.element(index)", thing.index).as_element()
    assert element is not None
    spot = player.page.evaluate("element => eyes.free(element, 5000)", element)
    if spot is None:
        raise AssertionError(f"{thing.label} can't be pointed at")
    player.page.mouse.move(spot["x"], spot["y"])
    player.page.wait_for_timeout(REST)
    player.page.mouse.down()
    player.page.mouse.up()
    try:
        taken: dict[str, Any] = player.page.evaluate("clicks.take(10000)")
    except Error as error:
        raise AssertionError(f"a click on {thing} was not answered: {error}") from None
    player.page.mouse.move(2, 2)
    return taken


def choose(things: list[Thing], luck: random.Random) -> Thing:
    """One of the lit things."""
    going_on = [thing for thing in things if thing.kind not in LAST]
    return luck.choice(things if not going_on or luck.random() < 0.25 else going_on)


def measure(pages: Pages, game: str, moves: int, size: str) -> Times:
    """Play games, one after the other, until so many moves have been made."""
    times_taken, seed = Times(), 0
    began, before = time.perf_counter(), times(os.getpid())
    while len(times_taken.moves) < moves:
        seed += 1
        page = pages.open(size, reduced_motion="no-preference", handover=False, confirm="off")
        page.add_init_script(WATCH)
        player = Player(page).sit(f"/#/table/{pages.server.create(game, ANNA, BEN, seed=seed)}")
        _play(player, times_taken, moves, random.Random(seed))
        page.context.close()
    seconds, after = time.perf_counter() - began, times(os.getpid())
    times_taken.own, _, times_taken.machine = ((b - a) / seconds for a, b in zip(before, after, strict=True))
    return times_taken


def _play(player: Player, times_taken: Times, moves: int, luck: random.Random) -> None:
    """One game, or as much of it as is needed."""
    while len(times_taken.moves) < moves:
        sight = player.look()
        if sight.dialog is not None:
            return
        thing = choose(sight.things, luck)
        times_taken.note(click(player, thing), thing)


def row(game: str, size: str, taken: Times) -> list[str]:
    """A line of the table."""
    numbers = [percentile(values, share) for values in (taken.moves, taken.choices) for share in (0.5, 0.95, 1)]
    cells = [f"{number:.0f}" for number in (*numbers, percentile(taken.answers, 0.5), percentile(taken.answers, 0.95))]
    counts = [str(len(taken.moves)), *cells[:3], str(len(taken.choices)), *cells[3:]]
    return [game, size, *counts, f"{taken.own:.0%}", f"{taken.machine - taken.own:.0%}"]


def main() -> None:
    """Measure each game with a server of its own, and print a table."""
    parser = argparse.ArgumentParser(prog="bench.clicks", description=__doc__)
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--moves", type=int, default=60, help="how many moves to time at each game")
    parser.add_argument("--sizes", nargs="+", default=["wide"], choices=["wide", "narrow"])
    parser.add_argument("--slowest", type=int, default=0, help="how many of the slowest clicks to name")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is ended too
    shown = Table(box=box.MARKDOWN, title=f"from click to paint in ms, {os.cpu_count()} cores")
    for column in ("game", "size", "moves", "p50", "p95", "max", "choices", "p50", "p95", "max", "server p50", "p95"):
        shown.add_column(column, justify="left" if column in ("game", "size") else "right")
    for column in ("own CPU", "others' CPU"):
        shown.add_column(column, justify="right")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            pages = Pages(launch(playwright), server)
            for game in options.games:
                for size in options.sizes:
                    taken = measure(pages, game, options.moves, size)
                    shown.add_row(*row(game, size, taken))
                    for milliseconds, what in sorted(taken.slow, reverse=True)[: options.slowest]:
                        print(f"{game}: {milliseconds:.0f} ms, {what}")
        finally:
            server.stop()
    Console(width=150).print(shown)


if __name__ == "__main__":
    main()
