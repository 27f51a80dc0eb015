"""Whoever is away is told that it is their turn: by a push to their browser, by a webhook; and nobody else learns anything."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import render
from dorfplatz.server import notifications
from dorfplatz.server.database import DATABASE_FILE
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.notifications import Turn, kind_of, webhook_body
from dorfplatz.server.outbound import Outbound, is_public
from dorfplatz.server.pace import Pace
from tests.server.harness import ADA, ANNA, BO, Client, lift_limits, player_at, running_server, wait_for
from tests.server.receiver import PushBrowser, Receiver, receiving
from tests.server.test_together import BEN_BY_LINK, BEN_KEY, CARA_KEY, HOST_KEY, THIEF_KEY, Together, bearer, begin, join

DISCORD, SLACK = "https://discord.com/api/webhooks/1/secret", "https://hooks.slack.com/services/T/B/secret"
TURN = Turn("t1", "settlement", 1, [Seat("human", "Anna", 1), Seat("human", "<!channel> & Ben", 2)])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Path]]:
    """A server that others reach, and that sends to this computer."""
    folder = tmp_path_factory.mktemp("told")
    with pytest.MonkeyPatch.context() as patch, running_server(folder, is_open=True, to_lan=True) as client:
        lift_limits(patch)
        patch.setattr(notifications, "TESTS", Pace(1000, 1000))
        patch.setattr(notifications, "RETRY_SECONDS", (0.01, 0.01, 0.01))
        yield client, folder


@pytest.fixture
def client(house: tuple[Client, Path]) -> Client:
    return house[0]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def ask(client: Client, method: str, id: str, what: str, key: str, language: str = "en", **content: Any) -> httpx.Response:
    address = f"/api/tables/{id}/notifications{what}"
    headers = {**bearer(key), "accept-language": language}
    return client.request(method, address, headers=headers, json=content if method == "POST" and content else None)


def stored(folder: Path, id: str) -> int:
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as connection:
        (found,) = connection.execute("SELECT count(*) FROM subscriptions WHERE game = ?", (id,)).fetchone()
        return int(found)


class Away:
    """A table at which Anna is, and Ben is not."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.id, self.links = begin(client, ANNA, BEN_BY_LINK)
        assert join(client, self.id, self.links["seat-1"], BEN_KEY).status_code == 201

    def ben(self, method: str, what: str, **content: Any) -> httpx.Response:
        return ask(self.client, method, self.id, what, BEN_KEY, **content)

    def to_ben(self) -> None:
        """Anna plays until it is Ben's turn; where it is his at first, he comes and goes."""
        with player_at(self.client, self.id, key=HOST_KEY) as anna:
            while anna.view["turn"] == 1:
                with player_at(self.client, self.id, key=BEN_KEY) as ben:
                    ben.move()
                while anna.view["turn"] == 1:
                    if anna.receive()["type"] == "step":
                        break
            wait_for(lambda: not self.is_here(anna))
            while anna.view["turn"] == 0:
                action = anna.view["moves"][0]
                anna.send({"type": "move", "ref": "m", "action": action, "revision": anna.view["revision"]})
                while anna.receive().get("ref") != "m":
                    pass

    def is_here(self, anna: Any) -> bool:
        with player_at(self.client, self.id, key=HOST_KEY) as again:
            return bool(again.welcome["people"]["here"][1])


# Web push


def test_whoever_is_away_is_told_once_a_turn(client: Client, receiver: Receiver) -> None:
    away, browser = Away(client), PushBrowser(receiver.url)
    key = away.ben("GET", "").json()["key"]
    answer = away.ben("POST", "/push", **browser.subscription)
    assert answer.status_code == 201, answer.text
    assert away.ben("GET", "").json() == {"key": key, "push": True, "webhooks": []}
    away.to_ben()
    ((path, headers, body),) = receiver.wait()
    assert path == "/push/anna"
    assert browser.read(body) == {
        "title": "Ben, it is your turn",
        "body": "Settlement · Anna, Ben",
        "link": f"/#/table/{away.id}",
        "tag": away.id,
    }
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    # Signed with the key that the browser was given.
    assert headers["authorization"].endswith(f"k={key}")
    assert Vapid02.verify(headers["authorization"])
    # He sees it, plays, and is told no more of that turn.
    with player_at(client, away.id, key=BEN_KEY) as ben:
        ben.move()
    assert len(receiver.requests) == 1


def test_whoever_is_here_is_not_told(client: Client, receiver: Receiver) -> None:
    with ExitStack() as stack:
        three = Together(client, stack)
        for key, seat in ((HOST_KEY, 0), (BEN_KEY, 1)):
            assert ask(client, "POST", three.id, "/webhooks", key, seat=seat, url=f"{receiver.url}/hook").status_code == 201
        for _ in range(6):
            three.move()
        # What would have been sent before is there when this is.
        assert ask(client, "POST", three.id, "/webhooks/1/test", BEN_KEY).status_code == 201
        assert [content["event"] for content in receiver.contents] == ["test"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(house: tuple[Client, Path], receiver: Receiver, status: int) -> None:
    client, folder = house
    away = Away(client)
    away.ben("POST", "/push", **PushBrowser(receiver.url).subscription)
    receiver.answers = [(status, {})]
    away.to_ben()
    receiver.wait()
    wait_for(lambda: stored(folder, away.id) == 0)
    assert away.ben("GET", "").json()["push"] is False


def test_what_does_not_work_out_is_tried_again_a_few_times(house: tuple[Client, Path], receiver: Receiver) -> None:
    client, folder = house
    away, browser = Away(client), PushBrowser(receiver.url)
    away.ben("POST", "/push", **browser.subscription)
    receiver.answers = [(503, {}), (429, {"retry-after": "0"}), (201, {})]
    away.to_ben()
    requests = receiver.wait(3)
    assert [browser.read(body)["tag"] for _, _, body in requests] == [away.id] * 3
    assert stored(folder, away.id) == 1


def test_switched_off_nobody_is_told(house: tuple[Client, Path], receiver: Receiver) -> None:
    client, folder = house
    away = Away(client)
    away.ben("POST", "/push", **PushBrowser(receiver.url).subscription)
    assert away.ben("DELETE", "/push").status_code == 204
    assert stored(folder, away.id) == 0


def test_a_deleted_table_leaves_nothing(house: tuple[Client, Path], receiver: Receiver) -> None:
    client, folder = house
    away = Away(client)
    away.ben("POST", "/push", **PushBrowser(receiver.url).subscription)
    assert client.delete(f"/api/tables/{away.id}", headers=bearer(HOST_KEY)).status_code == 204
    assert stored(folder, away.id) == 0


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"p256dh": "!" * 87},
        {"p256dh": "B" * 87},
        {"auth": "ö" * 22},
        {"auth": "c2l4dGVlbiBieXRlcyBvaw\0"},
    ],
)
def test_wrong_keys_are_refused(client: Client, receiver: Receiver, change: dict[str, str]) -> None:
    answer = Away(client).ben("POST", "/push", **{**PushBrowser(receiver.url).subscription, **change})
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "notify-push-keys")


# Webhooks


def test_a_webhook_is_told_in_plain_json(client: Client, receiver: Receiver) -> None:
    away = Away(client)
    assert away.ben("POST", "/webhooks", seat=1, url=f"{receiver.url}/hook?token=1").status_code == 201
    assert away.ben("GET", "").json()["webhooks"] == [{"seat": 1, "host": "127.0.0.1", "kind": "json"}]
    away.to_ben()
    receiver.wait()
    link = f"{str(client.base_url).rstrip('/')}/#/table/{away.id}"
    turn = {"table": away.id, "game": "settlement", "seat": 1, "name": "Ben", "event": "turn", "link": link}
    assert receiver.contents == [turn]
    assert receiver.requests[0][0] == "/hook?token=1"
    assert away.ben("DELETE", "/webhooks/1").status_code == 204
    assert away.ben("GET", "").json()["webhooks"] == []


def test_a_test_says_what_came_of_it(client: Client, receiver: Receiver) -> None:
    away = Away(client)
    missing = away.ben("POST", "/webhooks/1/test")
    assert (missing.status_code, missing.json()["error"]["id"]) == (404, "notify-no-webhook")
    away.ben("POST", "/webhooks", seat=1, url=f"{receiver.url}/hook")
    sent = away.ben("POST", "/webhooks/1/test")
    assert sent.json() == {"host": "127.0.0.1", "status": 201}
    assert receiver.contents[0]["event"] == "test"
    receiver.answers = [(401, {}), (302, {"location": f"{receiver.url}/elsewhere"})]
    for status in ("401", "302"):
        refused = away.ben("POST", "/webhooks/1/test")
        assert refused.status_code == 409
        assert refused.json()["text"].startswith(f"127.0.0.1 did not accept it; it answered {status}")
    # It went nowhere else.
    assert {path for path, _, _ in receiver.requests} == {"/hook"}


def test_an_address_where_nobody_is_says_so(client: Client) -> None:
    away = Away(client)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    away.ben("POST", "/webhooks", seat=1, url=f"http://127.0.0.1:{port}/")
    assert away.ben("POST", "/webhooks/1/test").json()["error"]["id"] == "notify-unreachable"


def test_tests_are_limited(client: Client, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "TESTS", Pace(3, 1e-6))
    away = Away(client)
    away.ben("POST", "/webhooks", seat=1, url=f"{receiver.url}/hook")
    assert [away.ben("POST", "/webhooks/1/test").status_code for _ in range(5)] == [201, 201, 201, 429, 429]


def test_each_service_gets_its_own_form() -> None:
    assert [kind_of(url) for url in (DISCORD, SLACK, "https://example.org/discord.com")] == ["discord", "slack", "json"]
    assert kind_of("https://discord.com.example.org/api/webhooks/1") == "json"
    discord = webhook_body(DISCORD, TURN, "en", "https://games.example.org").decode()
    assert "it is your turn: Settlement with Anna. https://games.example.org/#/table/t1" in discord
    assert '"allowed_mentions":{"parse":[]}' in discord
    slack = webhook_body(SLACK, TURN, "de", "https://games.example.org").decode()
    assert "&lt;!channel&gt; &amp; Ben, du bist dran: Settlement mit Anna." in slack


# Who may


def test_only_whoever_plays_a_seat_decides_how_it_is_told(client: Client, receiver: Receiver) -> None:
    away = Away(client)
    join(client, away.id, away.links["watch"], CARA_KEY)
    away.ben("POST", "/webhooks", seat=1, url=f"{receiver.url}/secret-path")
    requests: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "", {}),
        ("POST", "/push", PushBrowser(receiver.url).subscription),
        ("DELETE", "/push", {}),
        ("POST", "/webhooks", {"seat": 1, "url": f"{receiver.url}/other"}),
        ("DELETE", "/webhooks/1", {}),
        ("POST", "/webhooks/1/test", {}),
    ]
    for method, what, content in requests:
        for key, id in ((CARA_KEY, "notify-only-players"), (THIEF_KEY, "together-private")):
            answer = ask(client, method, away.id, what, key, **content)
            assert (answer.status_code, answer.json()["error"]["id"]) == (403, id), (method, what)
    # The host plays another seat: they learn nothing of Ben's, and can't change it.
    assert ask(client, "GET", away.id, "", HOST_KEY).json()["webhooks"] == []
    assert ask(client, "POST", away.id, "/webhooks/1/test", HOST_KEY).status_code == 403
    assert client.get(f"/api/tables/{away.id}/notifications").status_code == 401
    # The address itself is shown to nobody.
    assert "secret-path" not in away.ben("GET", "").text
    assert not receiver.requests


def test_whoever_has_lost_the_seat_is_not_told_any_more(house: tuple[Client, Path], receiver: Receiver) -> None:
    client, folder = house
    away = Away(client)
    away.ben("POST", "/push", **PushBrowser(receiver.url).subscription)
    away.ben("POST", "/webhooks", seat=1, url=f"{receiver.url}/hook")
    link = client.post(f"/api/tables/{away.id}/links", json={"role": "seat-1"}, headers=bearer(HOST_KEY)).json()
    with player_at(client, away.id, key=HOST_KEY) as anna:
        on_turn = anna.view["turn"]
    if on_turn == 1:
        join(client, away.id, link["secret"], CARA_KEY)
        with player_at(client, away.id, key=CARA_KEY) as cara:
            cara.move()
    with player_at(client, away.id, key=HOST_KEY) as anna:
        while anna.view["turn"] == 0:
            anna.send({"type": "move", "ref": "m", "action": anna.view["moves"][0], "revision": anna.view["revision"]})
            while anna.receive().get("ref") != "m":
                pass
    wait_for(lambda: stored(folder, away.id) == 0)
    assert not receiver.requests


# Where nothing is sent

PRIVATE = [
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "198.18.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:4700::6810:84e5", "2a00:1450:4001:81b::200e"])
def test_an_address_outside_is_public(address: str) -> None:
    assert is_public(address)


def refused(url: str, outbound: Outbound | None = None) -> str:
    """Why nothing is sent there."""

    async def work() -> str:
        one = outbound or Outbound()
        try:
            with pytest.raises(Problem) as problem:
                await one.post(url, b"", {})
            return problem.value.message.id
        finally:
            one.close()

    return asyncio.run(work())


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://localhost:8080/",
        "https://169.254.169.254/latest/meta-data",
    ],
)
def test_nothing_is_sent_inside(url: str) -> None:
    assert refused(url) == "notify-address-private"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "notify-address-https"),
        ("ftp://example.org/", "notify-address-https"),
        ("file:///etc/passwd", "notify-address-https"),
        ("example.org", "notify-address-https"),
        ("", "notify-address-https"),
        ("https://", "notify-address-wrong"),
        ("https://anna:secret@example.org/", "notify-address-wrong"),
        ("https://example.org:99999/", "notify-address-wrong"),
        ("https://example.org:0/", "notify-address-wrong"),
        ("https://exa mple.org/", "notify-address-wrong"),
        ("https://exa\0mple.org/", "notify-address-wrong"),
        ("https://[::1", "notify-address-wrong"),
        ("https://\u202emple.org/", "notify-address-wrong"),
        (f"https://example.org/{'x' * 1000}", "notify-address-wrong"),
    ],
)
def test_an_address_that_is_none_is_refused_in_words(url: str, why: str) -> None:
    assert refused(url) == why
    assert render({"id": why}, "de")


def resolving(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names stand for these addresses, another list each time; gives the names that were asked for."""
    asked: list[str] = []
    left = list(answers)

    def getaddrinfo(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        found = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr("dorfplatz.server.outbound.socket.getaddrinfo", getaddrinfo)
    return asked


def test_a_name_that_stands_for_an_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolving(monkeypatch, ["93.184.216.34", "10.0.0.7"])
    assert refused("https://rebind.example.org/") == "notify-address-private"


def test_the_address_that_was_looked_at_is_the_one_that_is_connected_to(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    """A name that stands for another address the second time gains nothing: it is asked for once."""
    asked = resolving(monkeypatch, ["127.0.0.1"], ["192.0.2.1"])
    port = receiver.url.rpartition(":")[2]

    async def work() -> int:
        outbound = Outbound(to_lan=True)
        try:
            return (await outbound.post(f"http://rebind.example.org:{port}/x", b"{}", {})).status
        finally:
            outbound.close()

    assert asyncio.run(work()) == 201
    assert asked == ["rebind.example.org"]
    assert receiver.requests[0][1]["host"] == f"rebind.example.org:{port}"


def test_bots_play_on_for_whoever_is_away_and_then_they_are_told(client: Client, receiver: Receiver) -> None:
    """Anna plays and goes at once; the bots decide without her."""
    seats = [{**ANNA, "link": True}, {**ADA, "bot": "random"}, {**BO, "bot": "random"}]
    id, links = begin(client, *seats)
    assert join(client, id, links["seat-0"], BEN_KEY).status_code == 201
    assert ask(client, "POST", id, "/webhooks", BEN_KEY, seat=0, url=f"{receiver.url}/hook").status_code == 201
    with player_at(client, id, key=BEN_KEY) as anna:
        while not anna.view["moves"]:
            anna.receive()
        anna.send({"type": "move", "ref": "m", "action": anna.view["moves"][0], "revision": anna.view["revision"]})
        while anna.receive().get("ref") != "m":
            pass
    receiver.wait()
    assert receiver.contents[0]["name"] == "Anna"


def test_a_server_for_others_sends_nothing_inside(tmp_path: Path) -> None:
    with running_server(tmp_path, is_open=True) as client:
        away = Away(client)
        assert away.ben("POST", "/webhooks", seat=1, url="http://example.org/").json()["error"]["id"] == "notify-address-https"
        assert away.ben("POST", "/webhooks", seat=1, url="https://127.0.0.1/").status_code == 201
        answer = away.ben("POST", "/webhooks/1/test")
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "notify-address-private")
        wrong = away.ben("POST", "/push", **PushBrowser("http://127.0.0.1").subscription)
        assert wrong.json()["error"]["id"] == "notify-address-https"
