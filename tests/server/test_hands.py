"""Nothing that a seat may not know reaches it, whatever it asks for: random games in which everybody holds hidden cards."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from bench.hostile import CARDS, named_in
from tests.server.harness import Client, open_socket, server_process, with_views
from tests.server.receiver import PushBrowser, receiving

PEOPLE = 3
WATCHER = PEOPLE
PASS = 3


@pytest.fixture(scope="module")
def stairs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server that others reach, with the example game, in which everybody holds cards."""
    folder, box = tmp_path_factory.mktemp("stairs"), tmp_path_factory.mktemp("box")
    copies = [int(value in CARDS) for value in range(1, max(CARDS) + 1)]
    (box / "stairs.toml").write_text(f"copies = {copies}")
    environment = {"DORFPLATZ_GAMES": "examples.stairs", "DORFPLATZ_INTERPRET": "1", "DORFPLATZ_BOX": str(box)}
    with (
        server_process(folder, None, "--allow-host", "dorfplatz.example", "--webhooks-to-lan", **environment) as (_, address),
        httpx.Client(base_url=address, timeout=100) as client,
    ):
        yield client
    logged = [json.loads(line) for line in (folder / "dorfplatz.log").read_text().splitlines()]
    for entry in logged:
        entry.pop("status", None)  # that of a request that took long: 201 is no card there
    assert not named_in(logged), "a log tells nobody's cards"


class Screen:
    """Somebody's browser: the cards that were named in anything it was sent, and those it may know."""

    def __init__(self, client: Client, stack: ExitStack, table: str, key: str) -> None:
        self._client, self._table, self.key, self.headers = client, table, key, {"authorization": f"Bearer {key}"}
        self.seen: set[int] = set()
        self.known: set[int] = set()
        self._socket: ClientConnection = stack.enter_context(open_socket(client, table, key=key))
        self._count = 0
        self.view: dict[str, Any] = {}
        self.welcome = self.receive()

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=60))
        self.seen |= named_in(message)
        with_views(message, self.view)
        if message["type"] in ("welcome", "step", "undone", "rewound", "seat"):
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
        self.seen |= named_in(self._client.get(path, headers=self.headers).json())

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


def sit_down(client: Client, stack: ExitStack, seed: int) -> tuple[str, list[Screen]]:
    """Three who play and one who watches, who have never played before."""
    keys = [f"{seed}-{name}-{'k' * 24}" for name in ("anna", "ben", "cara", "watcher")]
    seats = [{"kind": "human", "name": f"P{n}", "family": n + 1, "link": n > 0} for n in range(PEOPLE)]
    content = {"game": "stairs", "seats": seats, "seed": seed}
    created = client.post("/api/tables", json=content, headers={"authorization": f"Bearer {keys[0]}"}).json()
    table = created["id"]
    secrets = {link["role"]: link["secret"] for link in created["links"]}
    for number, role in ((1, "seat-1"), (2, "seat-2"), (WATCHER, "watch")):
        headers = {"authorization": f"Bearer {keys[number]}"}
        joined = client.post(f"/api/tables/{table}/join", json={"secret": secrets[role]}, headers=headers)
        assert joined.status_code == 201, joined.text
    return table, [Screen(client, stack, table, key) for key in keys]


def learn(screens: list[Screen], played: set[int]) -> None:
    """What each may know: what anybody has played, and what they hold or held."""
    for seat, screen in enumerate(screens):
        screen.known |= played
        if seat < PEOPLE:
            screen.known |= set(screen.view["table"]["boards"][seat]["hand"])


def check(screens: list[Screen]) -> None:
    for seat, screen in enumerate(screens):
        assert screen.seen <= screen.known, f"seat {seat} was told of a card it may not know"
        for other in set(range(PEOPLE)) - {seat}:
            open_points = screen.view["table"]["boards"][other]["points"]
            assert screen.view["scores"][other]["total"] == open_points, "points tell what is kept"


@pytest.mark.parametrize("seed", range(8))
def test_nobody_learns_what_others_hold(stairs: Client, seed: int) -> None:
    rng = random.Random(seed)
    with ExitStack() as stack:
        table, screens = sit_down(stairs, stack, seed)
        played: set[int] = set()
        while True:
            learn(screens, played)
            check(screens)
            for screen in screens:
                if rng.random() < 0.5:
                    screen.pry(rng)
            turn = screens[0].view["turn"]
            hand = screens[turn].view["table"]["boards"][turn]["hand"]
            cards = [move for move in screens[turn].view["moves"] if move != PASS]
            action = min(cards, key=hand.__getitem__) if cards and rng.random() < 0.9 else PASS
            played |= set() if action == PASS else {hand[action]}
            step = screens[turn].ask("move", action=action, revision=screens[turn].view["revision"])
            assert step["type"] == "step", step
            if step["view"]["over"]:
                break
            learn(screens, played)
            for screen in screens:
                screen.catch_up(step["view"]["revision"])
            if rng.random() < 0.2:  # somebody comes back, and is told what they missed
                seat = rng.randrange(len(screens))
                with open_socket(stairs, table, key=screens[seat].key, revision=max(0, step["view"]["revision"] - 3)) as socket:
                    screens[seat].seen |= named_in(json.loads(socket.recv(timeout=60)))
        assert all(len(screen.seen) > 3 for screen in screens[:PEOPLE]), "nobody saw anything, so this proves nothing"
        shown = {card for board in step["view"]["table"]["boards"] for card in board["hand"] if card}
        assert shown <= CARDS, "at the end all show their hands"
        assert not shown & screens[WATCHER].seen, "and not before"


def test_who_is_told_of_a_turn_learns_nothing_of_the_game(stairs: Client) -> None:
    """Everybody comes, plays and goes, so that the next one is told elsewhere: by a webhook, and by a push."""
    with receiving() as receiver, receiving() as service:
        with ExitStack() as stack:
            table, screens = sit_down(stairs, stack, 77)
            browsers = [PushBrowser(service.url) for _ in range(PEOPLE)]
            for seat, screen in enumerate(screens[:PEOPLE]):
                address = f"/api/tables/{table}/notifications"
                webhook = {"seat": seat, "url": f"{receiver.url}/{seat}"}
                push = {**browsers[seat].subscription, "endpoint": f"{service.url}/{seat}"}
                for what, content in (("webhooks", webhook), ("push", push)):
                    assert stairs.post(f"{address}/{what}", json=content, headers=screen.headers).status_code == 201
        keys, turn, told = [screen.key for screen in screens], screens[0].view["turn"], 0
        for _ in range(12):
            with ExitStack() as stack:
                screen = Screen(stairs, stack, table, keys[turn])
                step = screen.ask("move", action=screen.view["moves"][0], revision=screen.view["revision"])
                if step["view"]["over"]:
                    break
                if step["view"]["turn"] != turn:
                    turn, told = step["view"]["turn"], told + 1
                    assert receiver.wait(told)[-1][0] == service.wait(told)[-1][0] == f"/{turn}"
        assert told > 3, "nobody was told anything, so this proves nothing"
        pushed = [browsers[int(path[1:])].read(body) for path, _, body in service.requests]
        assert all(set(content) == {"table", "game", "seat", "name", "event", "link"} for content in receiver.contents)
        assert not named_in([receiver.contents, pushed])


def test_each_is_told_their_own_story(stairs: Client) -> None:
    with ExitStack() as stack:
        _, screens = sit_down(stairs, stack, 99)
        turn = screens[0].view["turn"]
        before = screens[turn].view["table"]["boards"][turn]["hand"]
        step = screens[turn].ask("move", action=0, revision=0)
        after = screens[turn].view["table"]["boards"][turn]["hand"]
        for seat, screen in enumerate(screens):
            message = step
            while seat != turn and (message := screen.receive())["type"] != "step":
                pass
            told = [
                (line["message"]["id"], line["message"]["args"]["card"]) for line in message["lines"] if "changes" not in line
            ]
            drawn = ("stairs-log-drawn", after[0]) if seat == turn else ("stairs-log-drawn-hidden", -1)
            assert told == [("stairs-log-played", before[0]), drawn]
            assert message["action"] == (0 if seat == turn else None)


def test_what_is_kept_counts_for_nobody_else_before_the_end(stairs: Client) -> None:
    with ExitStack() as stack:
        _, screens = sit_down(stairs, stack, 7)
        turn = screens[0].view["turn"]
        best = max(screens[turn].view["table"]["boards"][turn]["hand"])
        step = screens[turn].ask("move", action=PASS, revision=0)
        for seat, screen in enumerate(screens):
            screen.catch_up(step["view"]["revision"])
            expected = best if seat == turn else 0
            assert screen.view["scores"][turn]["total"] == expected
            assert screen.ask("history")["points"][-1]["scores"][turn] == expected


def test_it_can_be_saved_only_after_its_end(stairs: Client) -> None:
    with ExitStack() as stack:
        table, screens = sit_down(stairs, stack, 5)
        answer = stairs.get(f"/api/tables/{table}/save", headers=screens[0].headers)
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "together-save-hands")


def test_whoever_asks_what_the_last_move_would_do_learns_no_hand(stairs: Client) -> None:
    """After it all show their hands; but it may be another one yet."""
    with ExitStack() as stack:
        _, screens = sit_down(stairs, stack, 11)
        for _ in range(PEOPLE - 1):
            turn = screens[0].view["turn"]
            step = screens[turn].ask("move", action=PASS, revision=screens[turn].view["revision"])
            for screen in screens:
                screen.catch_up(step["view"]["revision"])
        last = screens[0].view["turn"]
        answer = screens[last].ask("ask", action=PASS)
        assert answer["legal"]
        hand = screens[last].view["table"]["boards"][last]["hand"]
        assert [score["total"] for score in answer["scores"]] == [max(hand) if seat == last else 0 for seat in range(PEOPLE)]
        assert named_in(answer) <= {*hand}
        assert not screens[WATCHER].seen
