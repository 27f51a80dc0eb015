"""`python -m bench.hostile`: people who only want to do harm, at tables of a server that others reach.

At each table three people sit by links and somebody watches. Beside each of them sits an attacker with the same right, who sends
whatever is not allowed: illegal actions, moves of other seats, messages of others again, old and future revisions, wrong types,
broken, deep and long JSON. Every message has to be answered by a refusal or by what this seat may see. Meanwhile people make a
move now and then, and nothing else may happen at the table. The cards of the game can be recognised in whatever is sent.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.browsers import hello, request, sit_down, socket_of
from bench.serving import Served, errors_in, server
from dorfplatz.server.differences import applied

CARDS = set(range(201, 221))
"""The cards that are played with: each another, and none mistaken for the number of a move or for points, which are sums."""
EXAMPLE = "stairs"
PEOPLE = 3
WATCHER = PEOPLE
PASS = 3
BURST = 25
"""So many messages an attacker sends before it waits for the answers."""
PATIENCE = 120.0
UNLIMITED = "from dorfplatz.server.pace import Paces; Paces.spend_from = lambda *_: None"
"""Attackers are to reach what lies behind the limits of how often something may be done."""


class Violation(AssertionError):
    """Something that must never happen."""


@dataclass
class Found:
    """How many messages were sent, of which kinds, and what they were answered with."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    tables: int = 0


def named_in(sent: Any) -> set[int]:
    """All cards that JSON names: as numbers, and in sentences. The digits in an id, a date or a secret are no card."""
    if isinstance(sent, bool | float | None):
        return set()
    if isinstance(sent, int):
        return {sent} & CARDS
    if isinstance(sent, str):
        return {int(number) for number in re.findall(r"\b\d+\b", sent)} & CARDS if " " in sent or sent.isdigit() else set()
    return set[int]().union(*map(named_in, sent.values() if isinstance(sent, dict) else sent))


class Screen:
    """A socket with the right of one seat, or of a spectator: its view, what it was shown, and what it may know."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.view: dict[str, Any] = {}
        self.seen: set[int] = set()
        self.answers = 0
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        """What happened at the table."""
        self.came = asyncio.Event()

    async def read(self, found: Found | None) -> None:
        """Take in all messages; those that answer something are counted."""
        async for data in self.socket:
            message = json.loads(data)
            self.seen |= named_in(message)
            kind = message["type"]
            if message.get("changes"):
                self.view = applied(self.view, message["changes"]["view"])
            elif kind in ("welcome", "step", "undone", "rewound", "seat"):
                self.view = message["view"]
            if kind not in ("welcome", "people", "error", "chances") and message.get("ref") is None:
                self.told.put_nowait(message)
            if kind == "error" or message.get("ref") is not None:
                self.answers += 1
                if found:
                    found.answers[message["error"]["id"] if kind == "error" else kind] += 1
            self.came.set()
        raise Violation(f"a socket was closed with {self.socket.close_code}")

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something has come that makes this true."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.came.clear()
                await self.came.wait()


# What is sent


def _illegal_action(rng: random.Random, screen: Screen, actions: int) -> Any:
    allowed = set(screen.view["moves"])
    action = rng.choice([rng.randrange(actions), rng.randrange(-3, actions + 3), rng.choice([-(2**31), 2**31 - 1, 10**6])])
    if action in allowed:
        action = actions + rng.randrange(100)
    return {"type": "move", "action": action, "revision": screen.view["revision"], "id": f"x{rng.randrange(10**9)}"}


def _other_revision(rng: random.Random, screen: Screen, actions: int) -> Any:
    now = screen.view["revision"]
    revision = rng.choice([now - rng.randint(1, 5), now + rng.randint(1000, 5000), -(2**31), 2**31 - 1])
    kind = rng.choice(["move", "undo", "ask-undo", "consent", "hint"])
    more: dict[str, dict[str, Any]] = {
        "move": {"action": rng.randrange(actions)},
        "undo": {"to": rng.randrange(-2, 50)},
        "ask-undo": {"to": rng.randrange(-2, 50)},
        "consent": {"yes": rng.random() < 0.5},
        "hint": {},
    }
    return {"type": kind, "revision": revision, **more[kind]}


def _not_ones_right(rng: random.Random, screen: Screen, actions: int) -> Any:
    other = rng.choice([seat for seat in range(PEOPLE) if seat != screen.seat])
    revision = screen.view["revision"]
    return rng.choice(
        [
            {"type": "seat", "seat": other, "bot": rng.choice(["random", "greedy", None, "os:system", ""])},
            {"type": "seat", "seat": rng.choice([-1, PEOPLE, 99, 2**31 - 1]), "bot": None},
            {"type": "seat", "seat": max(0, screen.seat) % PEOPLE, "bot": rng.choice(["genius", "os:system", "", "a" * 500])},
            {"type": "undo", "to": rng.choice([-1, 10**6, -(2**31)]), "revision": revision},
            {"type": "ask-undo", "to": rng.choice([-1, 10**6, screen.view["version"]]), "revision": revision},
            {"type": "consent", "yes": rng.random() < 0.5, "revision": revision},
            {"type": "chances", "on": True},
            {"type": "analysis", "want": "start"},
            {"type": "at", "version": rng.choice([-1, 10**6, 2**31 - 1])},
            {"type": "say", "text": rng.choice(["", "   ", "\u0000", "\u200b"])},
        ]
    )


def _question(rng: random.Random, screen: Screen, actions: int) -> Any:
    return rng.choice(
        [
            {"type": "at", "version": rng.randint(0, screen.view["version"])},
            {"type": "history"},
            {"type": "look"},
            {"type": "ask", "action": rng.randrange(-2, actions + 2)},
            {"type": "analysis", "want": "look"},
        ]
    )


_WRONG: tuple[Any, ...] = (None, True, -1, 1.5, 10**30, "", "57", "x" * 65, [], [[]], {}, {"a": {}}, "\ud800")


def _wrong_types(rng: random.Random, screen: Screen, actions: int) -> Any:
    message = dict(rng.choice((_illegal_action, _other_revision, _not_ones_right, _question))(rng, screen, actions))
    wrong = rng.choice([name for name in message if name not in ("type", "id", "bot", "text")] or ["type"])
    message[wrong] = rng.choice([None, 1.5, 10**30, "57", [], {}])
    if rng.random() < 0.3:
        message[rng.choice(["seat", "key", "admin", "__proto__", "constructor"])] = rng.choice(_WRONG)
    if rng.random() < 0.2:
        message["type"] = rng.choice(["hello", "welcome", "step", "dance", None, 5, [], ""])
    return message


def _broken(rng: random.Random, screen: Screen, actions: int) -> str | bytes:
    text = json.dumps(_illegal_action(rng, screen, actions) | {"ref": "b"})
    at = rng.randrange(1, len(text))
    depth = rng.choice([10, 1000, 20_000])
    broken: list[str | bytes] = [
        text[:at],
        text[:at] + rng.choice('{}[],:"\\\u0000é') + text[at:],
        text + text,
        text[::-1],
        "[" * depth,
        '{"type":"move","ref":"x","action":' + '{"a":' * depth,
        '{"type":"move","type":"undo","ref":"x","action":1,"revision":NaN}',
        " " * rng.choice([1, 60_000, 70_000]),
        text.encode("utf-16"),
        bytes(rng.randrange(256) for _ in range(20)),
    ]
    return rng.choice(broken)


KINDS: dict[str, tuple[Callable[[random.Random, Screen, int], Any], int]] = {
    "illegal action": (_illegal_action, 30),
    "other revision": (_other_revision, 3),
    "somebody else's right": (_not_ones_right, 3),
    "question": (_question, 1),
    "wrong types": (_wrong_types, 2),
    "broken": (_broken, 1),
}


class Hostility:
    """A table with its people, a spectator and as many attackers, until its game is over."""

    def __init__(self, served: Served, game: str, actions: int, rng: random.Random, found: Found) -> None:
        self._served, self._game, self._actions, self._rng, self._found = served, game, actions, rng, found
        self._known: list[set[int]] = [set() for _ in range(PEOPLE + 1)]
        self._taken: list[str] = []
        """What people have sent, and was accepted."""

    async def run(self, budget: list[int]) -> None:
        """Attack and play in turn, until the game is over or the budget of messages is used up."""
        table, keys = await asyncio.to_thread(begin, self._served.address, self._game, self._rng)
        self._found.tables += 1
        async with AsyncExitStack() as stack:
            stack.callback(lambda: [task.cancel() for task in tasks])
            tasks: list[asyncio.Task[None]] = []
            people, attackers = [[await self._open(stack, table, key, seat) for seat, key in enumerate(keys)] for _ in range(2)]
            for screen in people:
                tasks.append(asyncio.create_task(screen.read(None)))
            for screen in attackers:
                tasks.append(asyncio.create_task(screen.read(self._found)))
            await asyncio.gather(*(self.strangers(table) for _ in range(2)))
            while budget[0] > 0 and not people[0].view["over"]:
                for _ in range(self._rng.randint(1, 3)):
                    await asyncio.gather(*(self._attack(screen, budget) for screen in attackers))
                    if ended := [task for task in tasks if task.done()]:
                        await ended[0]
                self._check(people, attackers)
                await self._move(people, attackers)
            whole = people[0].view
            for screen in people:
                before = screen.answers
                await screen.socket.send('{"type": "look", "ref": "last"}')
                await screen.until(lambda screen=screen, before=before: screen.answers > before)  # type: ignore[misc]
            if people[0].view != whole:
                raise Violation("the table is not as it was told")

    async def _open(self, stack: AsyncExitStack, table: str, key: str, seat: int) -> Screen:
        url = socket_of(self._served.address, table)
        socket = await stack.enter_async_context(connect(url, open_timeout=PATIENCE, close_timeout=0.1, max_size=None))
        await socket.send(hello(key))
        screen = Screen(socket, seat)
        screen.view = json.loads(await socket.recv())["view"]
        return screen

    async def strangers(self, table: str) -> None:
        """Somebody without a right, and somebody who does not say hello first: both are told so and shown nothing."""
        url = socket_of(self._served.address, table)
        hellos: list[str | bytes] = [
            json.dumps({"type": "hello", "ref": "h", "key": self._rng.choice(["s" * 30, "", None, "seat-0"])}),
            json.dumps({"type": "move", "ref": "h", "action": 0, "revision": 0}),
            "[" * 5000,
            b"\xff\x00",
        ]
        async with connect(url, open_timeout=PATIENCE, close_timeout=0.1) as socket:
            await socket.send(self._rng.choice(hellos))
            answer = json.loads(await socket.recv())
            if answer["type"] != "error" or named_in(answer):
                raise Violation(f"a stranger was told {answer}")
            try:
                await socket.recv()
            except ConnectionClosed:
                pass
            else:
                raise Violation("a stranger may stay")
            if socket.close_code != 4404:
                raise Violation(f"a stranger was closed with {socket.close_code}")

    async def _attack(self, screen: Screen, budget: list[int]) -> None:
        """Send a burst, some of it twice and in another order, and wait until all of it is answered."""
        kinds = self._rng.choices(list(KINDS), [weight for _, weight in KINDS.values()], k=BURST)
        burst: list[str | bytes] = []
        for kind in kinds:
            made = KINDS[kind][0](self._rng, screen, self._actions)
            burst.append(made if isinstance(made, str | bytes) else json.dumps({"ref": f"r{self._rng.randrange(99)}", **made}))
        burst += burst[:3]
        burst += self._taken[-2:]
        self._rng.shuffle(burst)
        self._found.sent.update(kinds)
        self._found.sent["sent again"] += len(burst) - len(kinds)
        budget[0] -= len(burst)
        expected = screen.answers + len(burst)
        for message in burst:
            await screen.socket.send(message)
        await screen.until(lambda: screen.answers >= expected)
        if screen.answers > expected:
            raise Violation("more answers than questions")

    async def _move(self, people: list[Screen], attackers: list[Screen]) -> None:
        """Somebody whose turn it is decides; that, and nothing else, is told to all."""
        seat = people[0].view["turn"]
        screen, revision = people[seat], people[0].view["revision"]
        action = self._play_card(screen) if self._game == EXAMPLE else self._rng.choice(screen.view["moves"])
        message = json.dumps({"type": "move", "ref": "m", "action": action, "revision": revision, "id": f"m{revision}"})
        await screen.socket.send(message)
        for one in (*people, *attackers):
            await one.until(lambda one=one: one.view["revision"] > revision)  # type: ignore[misc]
        self._taken.append(message)
        self._found.moves += 1
        for one in (*people, *attackers):
            told = [one.told.get_nowait() for _ in range(one.told.qsize())]
            expected = [] if one is screen else ["step"]
            if [event["type"] for event in told] != expected or one.view["revision"] != revision + 1:
                raise Violation(f"seat {one.seat} was told of {told}")

    def _play_card(self, screen: Screen) -> int:
        """Mostly the lowest card, so that the game is a long one; from then on all know it."""
        hand: list[int] = screen.view["table"]["boards"][screen.seat]["hand"]
        cards: list[int] = [move for move in screen.view["moves"] if move != PASS]
        if not cards or self._rng.random() < 0.1:
            return PASS
        action = min(cards, key=hand.__getitem__)
        for known in self._known:
            known.add(hand[action])
        return action

    def _check(self, people: list[Screen], attackers: list[Screen]) -> None:
        """Nothing has happened, and nobody was shown a card that they may not know."""
        for screen in (*people, *attackers):
            if not screen.told.empty():
                raise Violation(f"this happened: {screen.told.get_nowait()}")
            if screen.view["revision"] != people[0].view["revision"]:
                raise Violation("a revision that nobody has made")
            if self._game != EXAMPLE:
                continue
            known = self._known[screen.seat]
            if screen.seat != WATCHER:
                known |= set(people[screen.seat].view["table"]["boards"][screen.seat]["hand"]) & CARDS
            if not people[0].view["over"] and screen.seen - known:
                raise Violation(f"seat {screen.seat} was told of {screen.seen - known}")


def begin(address: str, game: str, rng: random.Random) -> tuple[str, list[str]]:
    """A new table with three people by links and a spectator; its id, and their keys."""
    *people, watcher, host = (
        f"{role}-{rng.randrange(10**9):09}-{'k' * 24}" for role in ("anna", "ben", "cara", "watcher", "host")
    )
    table = sit_down(address, game, people, rng.randrange(10**9), host=host, watcher=watcher)
    return table, [*people, watcher]


@contextmanager
def attacked(game: str = EXAMPLE) -> Iterator[Served]:
    """A server that others reach; that of the example game has interpreted rules and cards that can be recognised."""
    with tempfile.TemporaryDirectory() as box:
        copies = [int(value in CARDS) for value in range(1, max(CARDS) + 1)]
        (Path(box) / "stairs.toml").write_text(f"copies = {copies}")
        environment = {"DORFPLATZ_GAMES": "examples.stairs", "DORFPLATZ_INTERPRET": "1", "DORFPLATZ_BOX": box}
        own = environment if game == EXAMPLE else {}
        with server("--allow-host", "dorfplatz.example", first=UNLIMITED, environment=own) as served:
            yield served


async def attack(served: Served, game: str, messages: int, tables: int = 4, seed: int = 1, note: Console | None = None) -> Found:
    """Send so many messages, at some tables at a time; raises `Violation`."""
    found, budget = Found(), [messages]
    blocks = request(served.address, "GET", f"/api/games/{game}")["actions"]
    last = blocks[-1]
    actions = last["offset"] + int(_product(last["shape"]))
    began = time.perf_counter()

    async def go_on(number: int) -> None:
        rng = random.Random(f"{seed} {number}")
        while budget[0] > 0:
            await Hostility(served, game, actions, rng, found).run(budget)
            if note:
                done, seconds = messages - budget[0], time.perf_counter() - began
                note.print(f"{done:,} messages, {found.moves:,} moves at {found.tables} tables, {done / seconds:,.0f} a second")

    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(go_on(number))
    check_alive(served, game)
    return found


def check_alive(served: Served, game: str) -> None:
    """The server serves, and has nothing to complain about."""
    request(served.address, "GET", "/api/games")
    begin(served.address, game, random.Random(0))
    if errors := errors_in(served.log):
        raise Violation(f"the log has {len(errors)} errors: {errors[0][:2000]}")


def _product(numbers: list[int]) -> int:
    found = 1
    for number in numbers:
        found *= number
    return found


def main() -> None:
    """Attack, and say what was sent and what came back."""
    parser = argparse.ArgumentParser(prog="bench.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=1_600_000)
    parser.add_argument("--game", default=EXAMPLE, help="the example game has hidden hands")
    parser.add_argument("--tables", type=int, default=8, help="how many tables at a time")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    note = Console(stderr=True)
    with attacked(options.game) as served:
        found = asyncio.run(attack(served, options.game, options.messages, options.tables, options.seed, note))
    for title, counted in (("sent", found.sent), ("answered", found.answers)):
        print(f"{title}: {counted.total():,}")
        for name, number in counted.most_common():
            print(f"  {number:>9,}  {name}")
    print(
        f"{found.moves:,} moves of people at {found.tables:,} tables, nothing else has changed, nobody saw what they may not know"
    )


if __name__ == "__main__":
    main()
