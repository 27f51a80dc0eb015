"""A table with seats by link waits for those who come, and everybody brings something to the shuffle."""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from dorfplatz.core.problem import Problem
from dorfplatz.core.records import record
from dorfplatz.core.rng import Generator, commitment, next_word, set_seed
from dorfplatz.server import fair, gathering
from dorfplatz.server.database import DATABASE_FILE
from dorfplatz.server.gathering_store import KEPT_MILLISECONDS
from dorfplatz.server.messages.tables import RevealedDeal
from dorfplatz.server.pace import Pace
from dorfplatz.server.session import CLOSE_AGAIN
from tests.server.harness import ANNA, BEN, BO, Client, lift_limits, open_socket, player_at, running_server, wait_for
from tests.server.test_together import BEN_BY_LINK, BEN_KEY, CARA_KEY, HOST_KEY, THIEF_KEY, bearer, join, post

CARA_BY_LINK = {"kind": "human", "name": "Cara", "family": 3, "link": True}
DIGITS = "0123456789abcdef0123456789abcdef"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Path]]:
    """A server with a lobby that others reach, on which tests begin more tables than one address may."""
    folder = tmp_path_factory.mktemp("lobby")
    with pytest.MonkeyPatch.context() as patch, running_server(folder, is_open=True, has_lobby=True) as client:
        lift_limits(patch)
        patch.setattr("dorfplatz.server.lobby_requests.SEATS", Pace(1000, 1000))
        yield client, folder


@pytest.fixture
def client(house: tuple[Client, Path]) -> Client:
    return house[0]


def gather(client: Client, *seats: dict[str, Any], **more: Any) -> tuple[str, dict[str, str]]:
    """A table of the host at which people are waited for; its id and the secrets of its links."""
    answer = post(client, "/api/tables", HOST_KEY, game="settlement", seats=list(seats), **more)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], {link["role"]: link["secret"] for link in answer.json()["links"]}


class Guest:
    """A browser in the waiting room: it promises a contribution for each of its seats, and tells it when all are fixed."""

    def __init__(self, connection: ClientConnection, words: str = "") -> None:
        self._connection = connection
        self._words = words
        self.room: dict[str, Any] = {}
        self.heard: list[str] = []

    def receive(self) -> dict[str, Any] | None:
        """The next message; None when the cards are dealt, and it has to connect again."""
        try:
            raw = str(self._connection.recv(timeout=200))
        except ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code == CLOSE_AGAIN:
                return None
            raise
        self.heard.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "gathering":
            self.room = message
        return message

    def until(self, type: str) -> dict[str, Any]:
        while (message := self.receive()) is not None:
            if message["type"] == type:
                return message
        raise AssertionError(f"no {type}")

    def wait(self, **wanted: Any) -> dict[str, Any]:
        """Until the room is so."""
        while any(self.room.get(name) != value for name, value in wanted.items()):
            assert self.receive() is not None
        return self.room

    def send(self, type: str, **fields: Any) -> None:
        self._connection.send(json.dumps({"type": type, "ref": type, **fields}))

    def contribution(self, seat: int) -> str:
        return f"{seat:032x}{self._words and ' ' + self._words}"

    def promise(self) -> None:
        for seat in self.wait(id=self.until("gathering")["id"])["you"]["seats"]:
            self.send("promise", seat=seat, hash=hashlib.sha256(self.contribution(seat).encode()).hexdigest())

    def tell(self) -> None:
        for seat in self.wait(fixed=True)["you"]["seats"]:
            if self.room["promises"][seat]:
                self.send("contribute", seat=seat, contribution=self.contribution(seat))

    def go_over(self) -> None:
        """Until the cards are dealt."""
        while self.receive() is not None:
            pass


@contextmanager
def guest(client: Client, id: str, key: str | None, words: str = "") -> Iterator[Guest]:
    with open_socket(client, id, key=key) as connection:
        yield Guest(connection, words)


def begun(client: Client | dict[str, Client], id: str, *keys: str) -> list[Guest]:
    """All come, in this order and each to their server, and contribute; then the cards are dealt."""
    with ExitStack() as stack:
        guests = []
        for key in keys:
            server = client[key] if isinstance(client, dict) else client
            one = stack.enter_context(guest(server, id, key, key[:4]))
            one.promise()
            one.until("done")
            guests.append(one)
        for one in guests:
            one.tell()
        for one in guests:
            one.go_over()
        return guests


def welcome(client: Client, id: str, key: str) -> dict[str, Any]:
    with player_at(client, id, key=key) as player:
        return player.welcome


# Waiting


def test_nothing_is_dealt_until_all_are_there(client: Client) -> None:
    id, links = gather(client, ANNA, BEN_BY_LINK, BO)
    assert set(links) == {"seat-1", "watch"}
    join(client, id, links["watch"], CARA_KEY)
    with guest(client, id, HOST_KEY) as anna, guest(client, id, CARA_KEY) as cara:
        anna.promise()
        room = anna.wait(here=[True, False, False], watching=1)
        assert (room["you"], room["fixed"], room["taken"]) == ({"host": True, "seats": [0]}, False, [False] * 3)
        assert [seat["name"] for seat in room["seats"]] == ["Anna", "Ben", "Bo"]
        cara.wait(watching=1)
        assert cara.room["you"] == {"host": False, "seats": []}

        assert join(client, id, links["seat-1"], BEN_KEY, "Zoë").json()["game"] == "settlement"
        assert [seat["name"] for seat in anna.wait(taken=[False, True, False])["seats"]] == ["Anna", "Zoë", "Bo"]
        with guest(client, id, BEN_KEY) as ben:
            ben.promise()
            for one in (anna, ben):
                one.tell()
            for one in (anna, ben, cara):
                one.go_over()
    table = welcome(client, id, BEN_KEY)["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Zoë", "Bo"]
    assert table["fair"] == {"commitment": room["commitment"], "contributions": [anna.contribution(0), ben.contribution(1), None]}


def test_at_one_screen_nothing_has_changed(client: Client) -> None:
    for seats in ([ANNA, BO], [ANNA, BEN]):
        answer = post(client, "/api/tables", HOST_KEY, game="settlement", seats=seats)
        found = welcome(client, answer.json()["id"], HOST_KEY)
        assert found["table"]["fair"] is None
        assert found["view"]["version"] == 0


def test_whoever_chooses_the_cards_waits_for_nobody(client: Client) -> None:
    id, _ = gather(client, ANNA, BEN_BY_LINK, seed=7)
    assert welcome(client, id, HOST_KEY)["table"]["fair"] is None


@pytest.mark.parametrize("bot", [None, "novice"])
def test_the_host_begins_without_those_who_are_missing(client: Client, bot: str | None) -> None:
    id, links = gather(client, ANNA, BEN_BY_LINK, CARA_BY_LINK)
    join(client, id, links["seat-1"], BEN_KEY)
    with guest(client, id, HOST_KEY) as anna, guest(client, id, BEN_KEY) as ben:
        anna.promise()
        ben.promise()
        ben.until("done")
        ben.send("begin", bot=bot)
        assert ben.until("error")["error"]["id"] == "together-host-only"
        anna.send("begin", bot=bot)
        for one in (anna, ben):
            one.tell()
        for one in (anna, ben):
            one.go_over()
    # Cara's seat waits for her, or a bot plays it until she takes it back.
    assert join(client, id, links["seat-2"], CARA_KEY, "Cara M.").status_code == 201
    table = welcome(client, id, CARA_KEY)["table"]
    assert [seat["bot"] for seat in table["seats"]] == [None, None, bot]
    assert table["seats"][2]["kind"] == "human"
    assert [text is None for text in table["fair"]["contributions"]] == [False, False, True]


def test_a_promise_that_nobody_keeps_is_not_waited_for_long(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "TELL_SECONDS", 0.2)
    id, links = gather(client, ANNA, BEN_BY_LINK)
    join(client, id, links["seat-1"], BEN_KEY)
    with guest(client, id, HOST_KEY) as anna, guest(client, id, BEN_KEY) as ben:
        anna.promise()
        ben.promise()
        anna.tell()
        anna.go_over()
    assert welcome(client, id, HOST_KEY)["table"]["fair"]["contributions"] == [anna.contribution(0), None]


def test_who_goes_before_telling_holds_up_nobody(client: Client) -> None:
    id, links = gather(client, ANNA, BEN_BY_LINK)
    join(client, id, links["seat-1"], BEN_KEY)
    with guest(client, id, HOST_KEY) as anna:
        anna.promise()
        with guest(client, id, BEN_KEY) as ben:
            ben.promise()
            ben.wait(fixed=True)
        anna.tell()
        anna.go_over()
    assert welcome(client, id, HOST_KEY)["table"]["fair"]["contributions"] == [anna.contribution(0), None]


def test_a_server_that_was_restarted_goes_on_waiting(tmp_path: Path) -> None:
    with running_server(tmp_path, is_open=True) as client:
        id, links = gather(client, ANNA, BEN_BY_LINK)
        join(client, id, links["seat-1"], BEN_KEY, "Zoë")
        with guest(client, id, HOST_KEY) as anna:
            before = anna.until("gathering")
    with running_server(tmp_path, is_open=True) as client:
        with guest(client, id, HOST_KEY) as anna:
            assert anna.until("gathering") == before
        begun(client, id, HOST_KEY, BEN_KEY)
        assert welcome(client, id, BEN_KEY)["table"]["fair"]["commitment"] == before["commitment"]


# Rights


@pytest.mark.parametrize(
    ("method", "path", "content"),
    [
        ("GET", "/api/tables/{id}/save", None),
        ("DELETE", "/api/tables/{id}", None),
        ("POST", "/api/tables/{id}/links", {"role": "seat-1"}),
        ("POST", "/api/tables/{id}/leave", None),
        ("POST", "/api/tables/{id}/sit", {"name": "Thief"}),
        ("POST", "/api/tables/{id}/watch", None),
    ],
)
def test_a_stranger_can_do_nothing(client: Client, method: str, path: str, content: Any) -> None:
    id, _ = gather(client, ANNA, BEN_BY_LINK)
    answer = client.request(method, path.format(id=id), json=content, headers=bearer(THIEF_KEY))
    assert answer.status_code in (403, 409), answer.text
    assert answer.json()["error"]["id"] in ("together-private", "lobby-over", "lobby-not-watched")
    assert client.request(method, path.format(id="nowhere"), json=content, headers=bearer(THIEF_KEY)).status_code == 404
    with open_socket(client, id, key=THIEF_KEY) as connection:
        assert json.loads(connection.recv(timeout=100))["error"]["id"] == "together-private"
    with guest(client, id, HOST_KEY) as anna:
        assert anna.until("gathering")["taken"] == [False, False]


def test_what_is_not_dealt_can_not_be_played_or_saved(client: Client) -> None:
    id, _ = gather(client, ANNA, BEN_BY_LINK)
    requests = [
        client.get(f"/api/tables/{id}/save", headers=bearer(HOST_KEY)),
        post(client, f"/api/tables/{id}/play-on", HOST_KEY, version=0, seats=[ANNA, BEN]),
    ]
    assert [(answer.status_code, answer.json()["error"]["id"]) for answer in requests] == [(409, "gathering-not-dealt")] * 2
    with guest(client, id, HOST_KEY) as anna:
        anna.until("gathering")
        requests_of_a_game: dict[str, dict[str, Any]] = {
            "move": {"action": 1, "revision": 0},
            "history": {},
            "say": {"text": "hello"},
            "at": {"version": 0},
        }
        for type, fields in requests_of_a_game.items():
            anna.send(type, **fields)
            error = anna.until("error")
            assert (error["error"]["id"], error["ref"]) == ("gathering-not-dealt", type)


def test_wrong_messages_are_refused_in_words(client: Client) -> None:
    id, links = gather(client, ANNA, BEN_BY_LINK)
    join(client, id, links["seat-1"], BEN_KEY)
    with guest(client, id, HOST_KEY) as anna:
        anna.until("gathering")
        good = hashlib.sha256(DIGITS.encode()).hexdigest()
        wrong: list[tuple[str, dict[str, Any], str]] = [
            ("promise", {"seat": 1, "hash": good}, "together-not-yours"),
            ("promise", {"seat": 9, "hash": good}, "server-no-seat"),
            ("promise", {"seat": -1, "hash": good}, "server-no-seat"),
            ("promise", {"seat": 0, "hash": "abc"}, "server-malformed"),
            ("contribute", {"seat": 0, "contribution": DIGITS}, "gathering-not-fixed"),
            ("begin", {"bot": "nobody"}, "unknown-bot"),
        ]
        for type, fields, id_of_error in wrong:
            anna.send(type, **fields)
            assert anna.until("error")["error"]["id"] == id_of_error
        anna.send("promise", seat=0, hash=good)
        anna.until("done")
        with guest(client, id, BEN_KEY) as ben:
            ben.promise()
            anna.wait(fixed=True)
            for contribution, id_of_error in (
                (DIGITS[:-1], "gathering-contribution"),
                (DIGITS + " two\nlines", "gathering-contribution"),
                (DIGITS + " " + "x" * 81, "gathering-contribution"),
                (DIGITS + " changed", "gathering-other-contribution"),
            ):
                anna.send("contribute", seat=0, contribution=contribution)
                assert anna.until("error")["error"]["id"] == id_of_error
            anna.send("promise", seat=0, hash=hashlib.sha256(b"another").hexdigest())
            assert anna.until("error")["error"]["id"] == "gathering-begins"
            anna.send("contribute", seat=0, contribution=DIGITS)
            ben.tell()
            anna.go_over()
    with player_at(client, id, key=HOST_KEY) as player:
        assert player.expect_error("begin")["id"] == "gathering-over"


def test_a_new_link_frees_the_seat_and_whoever_came_by_the_old_one_has_to_go(client: Client) -> None:
    id, links = gather(client, ANNA, BEN_BY_LINK)
    join(client, id, links["seat-1"], BEN_KEY, "Zoë")
    with guest(client, id, HOST_KEY) as anna, guest(client, id, BEN_KEY) as ben:
        ben.until("gathering")
        link = post(client, f"/api/tables/{id}/links", HOST_KEY, role="seat-1").json()
        ben.go_over()
        room = anna.wait(taken=[False, False], here=[True, False])
        assert [seat["name"] for seat in room["seats"]] == ["Anna", "Ben"]
    assert join(client, id, links["seat-1"], BEN_KEY).status_code == 403
    assert client.get(f"/api/tables/{id}/save", headers=bearer(BEN_KEY)).status_code == 403
    assert join(client, id, link["secret"], CARA_KEY, "Cara").status_code == 201


def test_a_person_at_the_hosts_screen_may_come_by_a_link_instead(client: Client) -> None:
    id, _ = gather(client, ANNA, BEN, CARA_BY_LINK)
    with guest(client, id, HOST_KEY) as anna:
        assert anna.until("gathering")["you"]["seats"] == [0, 1]
        link = post(client, f"/api/tables/{id}/links", HOST_KEY, role="seat-1").json()
        anna.go_over()
    assert join(client, id, link["secret"], BEN_KEY).json()["seat"] == 1
    with guest(client, id, HOST_KEY) as anna:
        assert anna.until("gathering")["you"]["seats"] == [0]


def test_whoever_leaves_has_no_right_any_more(client: Client) -> None:
    id, links = gather(client, ANNA, BEN_BY_LINK)
    join(client, id, links["seat-1"], BEN_KEY, "Zoë")
    with guest(client, id, HOST_KEY) as anna, guest(client, id, BEN_KEY) as ben:
        ben.until("gathering")
        anna.wait(here=[True, True])
        assert post(client, f"/api/tables/{id}/leave", BEN_KEY).status_code == 204
        ben.go_over()
        assert [seat["name"] for seat in anna.wait(taken=[False, False], here=[True, False])["seats"]] == ["Anna", "Ben"]
    assert post(client, f"/api/tables/{id}/leave", BEN_KEY).status_code == 403
    assert join(client, id, links["seat-1"], BEN_KEY).status_code == 201
    begun(client, id, HOST_KEY, BEN_KEY)
    assert post(client, f"/api/tables/{id}/leave", BEN_KEY).json()["error"]["id"] == "gathering-over"


def test_the_host_deletes_a_table_that_waits(client: Client) -> None:
    id, links = gather(client, ANNA, BEN_BY_LINK)
    join(client, id, links["seat-1"], BEN_KEY)
    with guest(client, id, BEN_KEY) as ben:
        ben.until("gathering")
        assert client.delete(f"/api/tables/{id}", headers=bearer(BEN_KEY)).status_code == 403
        assert client.delete(f"/api/tables/{id}", headers=bearer(HOST_KEY)).status_code == 204
        assert ben.until("error")["error"]["id"] == "server-table-deleted"
    assert client.delete(f"/api/tables/{id}", headers=bearer(HOST_KEY)).status_code == 404
    assert join(client, id, links["seat-1"], BEN_KEY).status_code == 403


def test_it_is_listed_with_the_games_of_those_who_may_open_it(client: Client) -> None:
    id, links = gather(client, ANNA, BEN_BY_LINK)

    def listed(key: str) -> dict[str, dict[str, Any]]:
        return {table["id"]: table for table in client.get("/api/tables", headers=bearer(key)).json()}

    assert listed(HOST_KEY)[id]["gathering"]
    assert id not in listed(BEN_KEY)
    join(client, id, links["seat-1"], BEN_KEY)
    assert listed(BEN_KEY)[id]["round"]["id"] == "server-gathering"
    begun(client, id, HOST_KEY, BEN_KEY)
    assert not listed(BEN_KEY)[id]["gathering"]


def test_tables_to_which_nobody_came_are_removed(tmp_path: Path) -> None:
    with running_server(tmp_path, is_open=True) as client:
        old, _ = gather(client, ANNA, BEN_BY_LINK)
        new, _ = gather(client, ANNA, BEN_BY_LINK)
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as connection, connection:
        changed = int(time.time() * 1000) - KEPT_MILLISECONDS - 1000
        connection.execute("UPDATE gatherings SET changed = ? WHERE id = ?", (changed, old))
    with running_server(tmp_path, is_open=True) as client:
        wait_for(lambda: len(client.get("/api/tables", headers=bearer(HOST_KEY)).json()) == 1)
        assert [table["id"] for table in client.get("/api/tables", headers=bearer(HOST_KEY)).json()] == [new]
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as connection:
        assert {row[0] for row in connection.execute("SELECT game FROM links UNION SELECT game FROM keys")} == {new}


def test_a_damaged_row_stays_alone(house: tuple[Client, Path]) -> None:
    client, folder = house
    id, _ = gather(client, ANNA, BEN_BY_LINK)
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as connection, connection:
        connection.execute("UPDATE gatherings SET plan = '{' WHERE id = ?", (id,))
    assert client.get(f"/api/tables/{id}/save", headers=bearer(HOST_KEY)).json()["error"]["id"] == "server-damaged-game"
    assert client.get("/api/tables", headers=bearer(HOST_KEY)).status_code == 200
    assert client.delete(f"/api/tables/{id}", headers=bearer(HOST_KEY)).status_code == 204


# Fair shuffles

CONTRIBUTIONS = st.lists(st.none() | st.text("0123456789abcdef", min_size=32, max_size=32), min_size=1, max_size=4)


def test_the_commitment_is_that_of_a_seed() -> None:
    secret = fair.new_secret()
    assert fair.commitment(secret) == commitment(secret)
    assert len(secret) == 64


@given(CONTRIBUTIONS, st.data())
def test_every_contribution_changes_the_seed(contributions: list[str | None], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(contributions) - 1))
    other = data.draw(st.text("0123456789abcdef", min_size=32, max_size=32).filter(lambda text: text != contributions[seat]))
    changed = [other if number == seat else text for number, text in enumerate(contributions)]
    assert fair.seed_of("5" * 64, changed) != fair.seed_of("5" * 64, contributions)
    assert fair.seed_of("6" * 64, contributions) != fair.seed_of("5" * 64, contributions)


@given(CONTRIBUTIONS)
def test_a_deal_is_what_it_was_made_of(contributions: list[str | None]) -> None:
    deal = fair.revealed("5" * 64, contributions)
    seed = fair.seed_of("5" * 64, contributions)
    fair.check(deal, seed, len(contributions))
    for wrong, id in (
        (RevealedDeal(deal.commitment, deal.contributions, "6" * 64), "fair-other-secret"),
        (RevealedDeal("0" * 64, deal.contributions, deal.secret), "fair-other-secret"),
        (RevealedDeal(deal.commitment, [DIGITS, *deal.contributions[1:]], deal.secret), "fair-other-seed"),
        (RevealedDeal(deal.commitment, [*deal.contributions, None], deal.secret), "fair-malformed"),
        (RevealedDeal(deal.commitment, ["1:x\n2:y", *deal.contributions[1:]], deal.secret), "fair-malformed"),
        (RevealedDeal(deal.commitment, deal.contributions, "secret"), "fair-malformed"),
    ):
        with pytest.raises(Problem) as problem:
            fair.check(wrong, seed, len(contributions))
        assert problem.value.message.id == id


def seed_in(folder: Path, id: str) -> tuple[str, str]:
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as connection:
        seed, deal = connection.execute("SELECT seed, fair FROM games WHERE id = ?", (id,)).fetchone()
    return seed, json.loads(deal)["secret"]


def test_the_order_of_arrival_changes_nothing(house: tuple[Client, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    client, folder = house
    monkeypatch.setattr(fair, "new_secret", lambda: "ab" * 32)
    seeds = []
    for keys in ([HOST_KEY, BEN_KEY], [BEN_KEY, HOST_KEY]):
        id, links = gather(client, ANNA, BEN_BY_LINK)
        join(client, id, links["seat-1"], BEN_KEY)
        begun(client, id, *keys)
        seeds.append(seed_in(folder, id)[0])
    assert seeds[0] == seeds[1] == fair.seed_of("ab" * 32, [f"{0:032x} host", f"{1:032x} ben-"])


def test_before_the_end_nobody_hears_anything_of_the_secret(house: tuple[Client, Path]) -> None:
    client, folder = house
    id, links = gather(client, {**ANNA, "link": True}, BEN_BY_LINK)
    join(client, id, links["seat-0"], CARA_KEY)
    join(client, id, links["seat-1"], BEN_KEY)
    guests = begun(client, id, CARA_KEY, BEN_KEY)
    seed, secret = seed_in(folder, id)
    heard = [text for one in guests for text in one.heard]
    # A contribution is heard by nobody either before all are fixed.
    assert not any(one.contribution(seat) in text for one in guests for seat in (0, 1) for text in heard)
    with open_socket(client, id, key=BEN_KEY) as connection:
        for message in ({"type": "history"}, {"type": "at", "version": 0}):
            connection.send(json.dumps({"ref": "r", **message}))
        heard += [str(connection.recv(timeout=60)) for _ in range(3)]
    heard.append(client.get(f"/api/tables/{id}/save", headers=bearer(BEN_KEY)).text)
    heard.append(client.get("/api/tables", headers=bearer(BEN_KEY)).text)
    assert not any(secret in text or seed in text for text in heard)


@pytest.fixture(scope="module")
def finished(house: tuple[Client, Path]) -> dict[str, Any]:
    """The file of a game that was dealt from what Ben brought along, and of which only its file was left for a while."""
    client, _ = house
    id, links = gather(client, {**ANNA, "link": True}, BO)
    join(client, id, links["seat-0"], BEN_KEY)
    begun(client, id, BEN_KEY)
    sealed = client.get(f"/api/tables/{id}/save", headers=bearer(BEN_KEY)).json()
    assert "secret" not in sealed["fair"]
    # If the table is gone, the file still knows what it was dealt from.
    assert client.delete(f"/api/tables/{id}", headers=bearer(HOST_KEY)).status_code == 204
    answer = post(client, "/api/saves", BEN_KEY, **sealed)
    assert answer.json()["id"] == id, answer.text
    with player_at(client, id, key=BEN_KEY) as player:
        player.request("seat", seat=0, bot="random")
        while not player.view["over"]:
            player.receive("step")
        told = player.request("history")
    file = client.get(f"/api/tables/{id}/save", headers=bearer(BEN_KEY)).json()
    assert file["fair"] == told["fair"]
    assert file["seed"] == told["seed"] == fair.seed_of(told["fair"]["secret"], told["fair"]["contributions"])
    assert isinstance(file, dict)
    return file


def test_the_file_of_a_finished_game_can_be_taken_elsewhere(finished: dict[str, Any], tmp_path: Path) -> None:
    file = finished
    with running_server(tmp_path) as other:
        copy = other.post("/api/saves", json=file).json()["id"]
        assert other.get(f"/api/tables/{copy}/save").json()["fair"] == file["fair"]
        # Cut short it is a game with known cards, of which nobody claims that it is fair.
        cut = {**file, "actions": file["actions"][:5], "marks": file["marks"][:6]}
        copy = other.post("/api/saves", json=cut).json()["id"]
        assert "fair" not in other.get(f"/api/tables/{copy}/save").json()
        for change, id_of_error in (
            ({"secret": "0" * 64}, "fair-other-secret"),
            ({"contributions": [DIGITS, None]}, "fair-other-seed"),
            ({"contributions": []}, "fair-malformed"),
        ):
            answer = other.post("/api/saves", json={**file, "fair": {**file["fair"], **change}})
            assert (answer.status_code, answer.json()["error"]["id"]) == (400, id_of_error)


BROKEN: list[tuple[dict[str, Any], str, str]] = [
    ({"secret": "0" * 64}, "The secret is not the one that was promised", "another secret than promised"),
    ({"contributions": [DIGITS, None]}, "The seed was not made from this secret", "dealt with another seed"),
    ({"contributions": [7]}, "is not written as it should be", ""),
]


def test_a_game_is_verified_in_words(finished: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    def verify(*options: str, **change: Any) -> subprocess.CompletedProcess[str]:
        file.write_text(json.dumps(finished | {"fair": finished["fair"] | change}))
        command = [str(Path(sys.executable).parent / "dorfplatz"), "verify", str(file), *options]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    done = verify("--commitment", finished["fair"]["commitment"])
    assert done.returncode == 0, done.stderr
    assert f"Anna contributed {finished['fair']['contributions'][0]}." in done.stdout
    assert "the one contribution" in done.stdout
    assert done.stdout.count("✓") == 5
    for change, words, _ in BROKEN:
        broken = verify(**change)
        assert (broken.returncode, broken.stdout) == (2, "")
        assert words in broken.stderr


def test_a_stranger_checks_a_game_in_20_lines_of_their_own(finished: dict[str, Any], tmp_path: Path) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "fair-shuffles.md").read_text(encoding="utf-8")
    check, numbers = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert max(len(block.splitlines()) for block in (check, numbers)) <= 24
    assert all(len([line for line in block.splitlines() if line]) <= 20 for block in (check, numbers))
    file = tmp_path / "game.json"

    def run(program: str, **change: Any) -> subprocess.CompletedProcess[str]:
        file.write_text(json.dumps(finished | {"fair": finished["fair"] | change}))
        # Without anything of ours, or of others.
        command = [sys.executable, "-I", "-S", "-c", program, str(file)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    done = run(check + numbers)
    assert done.returncode == 0, done.stderr
    generator = np.zeros(1, record(Generator))[0]
    set_seed(generator, finished["seed"])
    assert f"seed {finished['seed']}" in done.stdout
    assert str([f"{int(next_word(generator)):016x}" for _ in range(4)]) in done.stdout
    for change, _, words in BROKEN[:2]:
        broken = run(check, **change)
        assert broken.returncode == 1
        assert words in broken.stderr


# The lobby


def lobby(client: Client) -> dict[str, dict[str, Any]]:
    answer = client.get("/api/lobby").json()
    assert answer["on"]
    return {table["id"]: table for table in answer["tables"]}


def sit(client: Client, id: str, key: str, name: str, seat: int | None = None) -> Any:
    return post(client, f"/api/tables/{id}/sit", key, name=name, seat=seat)


def test_without_a_lobby_nothing_is_public(tmp_path: Path) -> None:
    with running_server(tmp_path, is_open=True) as client:
        assert client.get("/api/lobby").json() == {"on": False, "tables": []}
        for wish in ({"public": True}, {"watched": True}):
            answer = post(client, "/api/tables", HOST_KEY, game="settlement", seats=[ANNA, BEN_BY_LINK], **wish)
            assert (answer.status_code, answer.json()["error"]["id"]) == (409, "lobby-none")


def test_anybody_sits_down_at_a_public_table_while_a_seat_is_free(client: Client) -> None:
    private, _ = gather(client, ANNA, BEN_BY_LINK)
    id, _ = gather(client, ANNA, BEN_BY_LINK, CARA_BY_LINK, public=True)
    assert private not in lobby(client)
    assert (lobby(client)[id]["free"], lobby(client)[id]["round"]) == ([1, 2], None)
    assert sit(client, id, BEN_KEY, "Anna").json()["error"]["id"] == "together-name-taken"
    assert sit(client, id, BEN_KEY, " ").json()["error"]["id"] == "server-name"
    assert sit(client, id, BEN_KEY, "Zoë").json()["seat"] == 1
    # Who sits stays where they are, and nobody takes their seat.
    assert sit(client, id, BEN_KEY, "Zoë", 2).json()["seat"] == 1
    assert sit(client, id, CARA_KEY, "Cara", 1).json()["error"]["id"] == "lobby-taken"
    assert lobby(client)[id]["free"] == [2]
    assert sit(client, id, CARA_KEY, "Cara", 2).json()["seat"] == 2
    assert id not in lobby(client)
    assert sit(client, id, THIEF_KEY, "Thief").json()["error"]["id"] == "lobby-taken"
    begun(client, id, HOST_KEY, BEN_KEY, CARA_KEY)
    assert sit(client, id, THIEF_KEY, "Thief").json()["error"]["id"] == "lobby-over"
    assert sit(client, "nowhere", THIEF_KEY, "Thief").status_code == 404
    assert client.post(f"/api/tables/{id}/sit", json={"name": "Thief"}).status_code == 401


def test_the_host_removes_somebody_from_a_public_table(client: Client) -> None:
    id, _ = gather(client, ANNA, BEN_BY_LINK, CARA_BY_LINK, public=True)
    sit(client, id, THIEF_KEY, "Thief", 1)
    with guest(client, id, THIEF_KEY) as thief:
        thief.until("gathering")
        assert post(client, f"/api/tables/{id}/links", HOST_KEY, role="seat-1").status_code == 201
        thief.go_over()
    assert client.get(f"/api/tables/{id}/save", headers=bearer(THIEF_KEY)).status_code == 403
    assert lobby(client)[id]["free"] == [1, 2]
    assert lobby(client)[id]["seats"][1]["name"] == "Ben"


def test_a_public_game_is_watched_if_its_host_lets_everybody(client: Client) -> None:
    hidden, _ = gather(client, ANNA, BEN_BY_LINK, public=True)
    id, _ = gather(client, ANNA, BEN_BY_LINK, public=True, watched=True)
    alone = post(client, "/api/tables", HOST_KEY, game="settlement", seats=[ANNA, BO], watched=True).json()["id"]
    assert post(client, f"/api/tables/{id}/watch", CARA_KEY).json()["error"]["id"] == "lobby-not-watched"
    for table in (hidden, id):
        sit(client, table, BEN_KEY, "Zoë")
        begun(client, table, HOST_KEY, BEN_KEY)
    assert hidden not in lobby(client)
    assert post(client, f"/api/tables/{hidden}/watch", CARA_KEY).status_code == 409
    for table in (id, alone):
        assert lobby(client)[table]["free"] == []
        assert lobby(client)[table]["round"]["id"] == "server-round"
        assert post(client, f"/api/tables/{table}/watch", CARA_KEY).json()["role"] == "watch"
        assert welcome(client, table, CARA_KEY)["you"] == {"host": False, "seats": []}
    assert client.post(f"/api/tables/{id}/watch").status_code == 401


def test_a_public_table_needs_a_free_seat(client: Client) -> None:
    for wish in ({"seats": [ANNA, BO]}, {"seats": [ANNA, BEN_BY_LINK], "seed": 7}):
        answer = post(client, "/api/tables", HOST_KEY, game="settlement", public=True, **wish)
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "lobby-no-seat")


def test_nobody_takes_seats_without_end(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dorfplatz.server.lobby_requests.SEATS", Pace(2, 0))
    assert [sit(client, "nowhere", THIEF_KEY, "Thief").status_code for _ in range(3)] == [404, 404, 429]
