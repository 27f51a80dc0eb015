"""Nothing that a seat may not know reaches it, whatever it asks for: random games in which everybody holds hidden cards."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.server.harness import Client, open_socket, server_process, with_views

FIRST, STEP, CARDS = 30011, 17, 20
"""The cards of the game, see `cellar/components.toml`."""
MARKS = {FIRST + STEP * card for card in range(CARDS)}
PEOPLE = 3
KEYS = [f"{name}-{'k' * 24}" for name in ("anna", "ben", "cara", "watcher")]
WATCHER = PEOPLE


@pytest.fixture(scope="module")
def cellar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server that others reach, with a game in which everybody holds cards."""
    environment = {"DORFPLATZ_GAMES": "tests.server.cellar", "DORFPLATZ_INTERPRET": "1"}
    folder = tmp_path_factory.mktemp("cellar")
    with (
        server_process(folder, None, "--allow-host", "dorfplatz.example", **environment) as (_, address),
        httpx.Client(base_url=address, timeout=100) as client,
    ):
        yield client


class Screen:
    """Somebody's browser: all that it was ever sent, as text, and what it may know."""

    def __init__(self, client: Client, stack: ExitStack, table: str, key: str) -> None:
        self._client, self._table, self.headers = client, table, {"authorization": f"Bearer {key}"}
        self.sent = ""
        self.known: set[int] = set()
        self._socket: ClientConnection = stack.enter_context(open_socket(client, table, key=key))
        self._count = 0
        self.view: dict[str, Any] = {}
        self.welcome = self.receive()

    def receive(self) -> dict[str, Any]:
        raw = str(self._socket.recv(timeout=60))
        self.sent += raw
        message = with_views(json.loads(raw), self.view)
        if message["type"] in ("welcome", "step", "rewound", "seat"):
            self.view = message["view"]
        return message

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and wait for what answers it."""
        self._count += 1
        ref = f"r{self._count}"
        self._socket.send(json.dumps({"type": type, "ref": ref, **fields}))
        while (answer := self.receive()).get("ref") != ref:
            pass
        return answer

    def catch_up(self, revision: int) -> None:
        while self.view["revision"] < revision:
            self.receive()

    def get(self, path: str) -> None:
        self.sent += self._client.get(path, headers=self.headers).text

    def pry(self, rng: random.Random) -> None:
        """Ask for whatever can be asked for, rightly or wrongly."""
        version = self.view["version"]
        questions: list[tuple[str, dict[str, Any]]] = [
            ("at", {"version": rng.randint(0, version)}),
            ("history", {}),
            ("ask", {"action": rng.randint(-1, 4)}),
            ("hint", {"revision": self.view["revision"]}),
            ("chances", {"on": True}),
            ("analysis", {"want": "start"}),
            ("undo", {"to": max(0, version - 1), "revision": self.view["revision"]}),
            ("ask-undo", {"to": max(0, version - 2), "revision": self.view["revision"]}),
            ("dance", {}),
        ]
        type, fields = rng.choice(questions)
        self.ask(type, **fields)
        self.get(rng.choice([f"/api/tables/{self._table}/save", "/api/tables", "/api/finished", f"/api/tables/{self._table}/x"]))

    @property
    def seen(self) -> set[int]:
        """The cards that were named in anything it was sent."""
        return {int(number) for number in re.findall(r"\d+", self.sent)} & MARKS


def sit_down(client: Client, stack: ExitStack, seed: int) -> tuple[str, list[Screen]]:
    seats = [{"kind": "human", "name": f"P{n}", "family": n + 1, "link": n > 0} for n in range(PEOPLE)]
    content = {"game": "cellar", "seats": seats, "seed": seed}
    created = client.post("/api/tables", json=content, headers={"authorization": f"Bearer {KEYS[0]}"}).json()
    table = created["id"]
    secrets = {link["role"]: link["secret"] for link in created["links"]}
    for number, role in ((1, "seat-1"), (2, "seat-2"), (WATCHER, "watch")):
        headers = {"authorization": f"Bearer {KEYS[number]}"}
        joined = client.post(f"/api/tables/{table}/join", json={"secret": secrets[role]}, headers=headers)
        assert joined.status_code == 201, joined.text
    return table, [Screen(client, stack, table, key) for key in KEYS]


def own_hand(screen: Screen, seat: int) -> set[int]:
    return {card for card in screen.view["table"]["hands"][seat] if card}


@pytest.mark.parametrize("seed", range(4))
def test_nobody_learns_what_others_hold(cellar: Client, seed: int) -> None:
    rng = random.Random(seed)
    with ExitStack() as stack:
        table, screens = sit_down(cellar, stack, seed)
        over = False
        while not over:
            for seat, screen in enumerate(screens):
                if seat < PEOPLE:
                    screen.known |= own_hand(screen, seat)
                assert screen.seen <= screen.known, f"seat {seat} was told of a card it may not know"
                if rng.random() < 0.5:
                    screen.pry(rng)
                others = [score["total"] for n, score in enumerate(screen.view["scores"]) if n != seat]
                assert not any(others), "points tell what was laid"
            turn = screens[0].view["turn"]
            step = screens[turn].ask(
                "move", action=rng.choice(screens[turn].view["moves"]), revision=screens[turn].view["revision"]
            )
            assert step["type"] == "step", step
            for seat, screen in enumerate(screens):
                screen.catch_up(step["view"]["revision"])
                if seat < PEOPLE:
                    screen.known |= own_hand(screen, seat)
            over = step["view"]["over"]
            if not over and rng.random() < 0.2:  # somebody comes back, and is told what they missed
                seat = rng.randrange(len(screens))
                with open_socket(cellar, table, key=KEYS[seat], revision=max(0, step["view"]["revision"] - 3)) as socket:
                    screens[seat].sent += str(socket.recv(timeout=60))
        assert all(len(screen.seen) > 3 for screen in screens[:PEOPLE]), "nobody saw anything, so this proves nothing"
        # Before the end the watcher has seen no card at all.
        before = screens[WATCHER].sent[: screens[WATCHER].sent.rindex('"over":[true]')]
        last = before.rindex('{"type":"step"')
        assert not {int(number) for number in re.findall(r"\d+", before[:last])} & MARKS


def test_each_is_told_their_own_story(cellar: Client) -> None:
    with ExitStack() as stack:
        _, screens = sit_down(cellar, stack, 99)
        turn = screens[0].view["turn"]
        step = screens[turn].ask("move", action=screens[turn].view["moves"][0], revision=0)
        told = {}
        for seat, screen in enumerate(screens):
            message = step
            while seat != turn and (message := screen.receive())["type"] != "step":
                pass
            told[seat] = [line["message"]["args"]["card"] for line in message["lines"]]
            assert (message["action"] is None) == (seat != turn)
        assert all(card in MARKS for card in told.pop(turn))
        assert all(cards == [0, 0] for cards in told.values())


def test_it_can_be_saved_only_after_its_end(cellar: Client) -> None:
    with ExitStack() as stack:
        table, screens = sit_down(cellar, stack, 5)
        answer = cellar.get(f"/api/tables/{table}/save", headers=screens[0].headers)
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "together-save-hands")
