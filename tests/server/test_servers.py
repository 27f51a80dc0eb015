"""Several servers with one database: a table is one table, whichever server one comes to, and outlives any of them."""

from __future__ import annotations

import gc
import json
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed

from dorfplatz.core.problem import Problem
from dorfplatz.server.postgres import PostgreSQL
from dorfplatz.server.session import CLOSE_AGAIN
from tests.databases import Postgres
from tests.server.harness import (
    ANNA,
    BEN,
    BO,
    Client,
    Player,
    create_table,
    lift_limits,
    open_socket,
    player_at,
    running_server,
    server_process,
    wait_for,
)
from tests.server.test_together import BEN_BY_LINK, BEN_KEY, CARA_KEY, HOST_KEY, bearer, begin, join
from tests.server.test_vanishing import silent_socket

Servers = tuple[Client, Client, str]


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two servers that others reach, and the address of their database."""
    address = postgres.new_database()
    with (
        pytest.MonkeyPatch.context() as patch,
        running_server(tmp_path_factory.mktemp("one"), is_open=True, database=address) as one,
        running_server(tmp_path_factory.mktemp("two"), is_open=True, database=address) as two,
    ):
        lift_limits(patch)
        yield one, two, address


def owners(database: str) -> list[tuple[str, int]]:
    """Which servers have tables, and how many."""
    query = """
        SELECT application_name, count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND datname = current_database() GROUP BY 1 ORDER BY 1
    """
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute(query).fetchall()


def name_of(client: Client) -> str:
    return f"dorfplatz {client.base_url}".rstrip("/")


def wait_until_free(database: str) -> None:
    """A server keeps a table for a moment after the answer to whoever has joined; then anybody may have it."""
    wait_for(lambda: owners(database) == [])


def test_of_a_socket_that_was_passed_on_nothing_stays(servers: Servers) -> None:
    """Without a look for garbage, which would find it with thousands of others."""

    def passed_on() -> int:
        return sum(type(one) is ClientProtocol for one in gc.get_objects())

    one, two, _ = servers
    id, links = begin(one, ANNA, BEN_BY_LINK)
    join(one, id, links["seat-1"], BEN_KEY)
    gc.collect()
    gc.disable()
    try:
        with player_at(one, id, key=HOST_KEY) as anna:
            before = passed_on()
            for _ in range(3):
                connection = silent_socket(two, id, BEN_KEY)
                assert anna.receive("people")["here"] == [True, True]
                connection.close()
                assert anna.receive("people")["here"] == [True, False]
            wait_for(lambda: passed_on() == before)
    finally:
        gc.enable()


FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON decisions EXECUTE FUNCTION full_disk()
"""


def test_a_full_disk_of_the_database_is_said_in_words_and_the_game_goes_on(servers: Servers) -> None:
    one, _, database = servers
    id, _ = begin(one, ANNA, BEN)
    with player_at(one, id, key=HOST_KEY) as player, psycopg.connect(database, autocommit=True) as connection:
        player.move()
        connection.execute(FULL.encode())
        try:
            assert player.expect_error("move", action=player.view["moves"][0])["id"] == "server-disk-full"
        finally:
            connection.execute("DROP FUNCTION full_disk CASCADE")
        player.move()
        assert player.view["version"] == 2


def test_one_table_for_people_at_different_servers(servers: Servers) -> None:
    """Moves, presence, chat and going back by consent are the same for all."""
    one, two, database = servers
    with ExitStack() as stack:
        id, links = begin(one, ANNA, BEN_BY_LINK)
        assert join(two, id, links["seat-1"], BEN_KEY, "Benno").status_code == 201
        assert join(one, id, links["watch"], CARA_KEY).status_code == 201
        wait_until_free(database)
        anna = stack.enter_context(player_at(one, id, key=HOST_KEY))
        ben = stack.enter_context(player_at(two, id, key=BEN_KEY, language="de"))
        cara = stack.enter_context(player_at(two, id, key=CARA_KEY))
        assert [anna.receive("people")["here"] for _ in range(2)] == [[True, True]] * 2
        assert ben.receive("people")["watching"] == 1
        assert cara.welcome["table"]["seats"][1]["name"] == "Benno"
        assert owners(database) == [(name_of(one), 1)]

        while not (asking := [player for player in (anna, ben) if player.view["undo"]["ask"] is not None]):
            mover = next(player for player in (anna, ben) if player.view["moves"])
            step = mover.move()
            for other in {anna, ben, cara} - {mover}:
                assert other.receive("step")["lines"] == step["lines"]
        assert anna.view["table"] == ben.view["table"] == cara.view["table"]

        said = ben.request("say", text="Moin")
        assert (anna.receive("said")["text"], cara.receive("said")["text"]) == ("Moin", said["text"])
        wrong = cara.request("move", action=0, revision=cara.view["revision"])
        assert wrong["error"]["id"] == "together-only-watching"

        asker, other = (anna, ben) if asking[0] is anna else (ben, anna)
        to, revision = asker.view["undo"]["ask"], asker.view["revision"]
        asked = asker.request("ask-undo", to=to, revision=revision)["asked"]
        assert other.receive("undo-asked")["asked"] == cara.receive("undo-asked")["asked"] == asked
        assert other.request("consent", yes=True, revision=revision)["type"] == "undone"
        assert (asker.receive("undone")["view"]["version"], cara.receive("undone")["view"]["version"]) == (to, to)

    wait_until_free(database)


def test_requests_reach_the_server_that_has_the_table(servers: Servers) -> None:
    one, two, database = servers
    id, links = begin(one, ANNA, BEN_BY_LINK)
    with player_at(one, id, key=HOST_KEY) as anna:
        # Ben opens his link at the other server, and Anna sees his name at once.
        joined = join(two, id, links["seat-1"], BEN_KEY, "Benno")
        assert (joined.status_code, joined.json()["seat"]) == (201, 1)
        assert anna.receive("people")["seats"][1]["name"] == "Benno"
        here, there = (client.get(f"/api/tables/{id}/save", headers=bearer(BEN_KEY)) for client in (one, two))
        assert here.json() | {"sealed": ""} == there.json() | {"sealed": ""}
        assert there.headers["content-disposition"] == here.headers["content-disposition"]
        assert len(there.headers.get_list("server")) == 1
        assert join(two, id, "wrong" * 5, CARA_KEY).json()["error"]["id"] == "together-wrong-link"
        assert two.post(f"/api/tables/{id}/links", content=b"x" * 70_000, headers=bearer(HOST_KEY)).status_code == 413
        door, webhook = str(two.base_url).rstrip("/"), {"seat": 1, "url": "https://hooks.slack.com/services/x"}
        wish = two.post(f"/api/tables/{id}/notifications/webhooks", json=webhook, headers=bearer(BEN_KEY) | {"origin": door})
        assert wish.status_code == 201, wish.text
        with psycopg.connect(database) as connection:
            assert connection.execute("SELECT origin FROM subscriptions").fetchall() == [(door,)], "links lead where Ben came in"
        assert two.delete(f"/api/tables/{id}", headers=bearer(BEN_KEY)).status_code == 403
        assert two.delete(f"/api/tables/{id}", headers=bearer(HOST_KEY)).status_code == 204
        assert anna.receive("error")["error"]["id"] == "server-table-deleted"
    assert id not in {table["id"] for table in two.get("/api/tables", headers=bearer(HOST_KEY)).json()}


def test_nobody_else_is_believed_to_be_a_server(servers: Servers) -> None:
    """A stranger can claim neither another address nor another host."""
    for secret in ("", "wrong", "0" * 64):
        lie = {"x-dorfplatz-secret": secret, "x-dorfplatz-visitor": "203.0.113.7", "host": "evil.example"}
        assert servers[0].get("/api/tables", headers=lie | bearer(HOST_KEY)).json()["error"]["id"] == "server-foreign-host"


def test_whoever_comes_first_has_the_table(servers: Servers) -> None:
    one, two, database = servers
    id, links = begin(one, ANNA, BEN_BY_LINK)
    join(one, id, links["seat-1"], BEN_KEY)
    wait_until_free(database)
    for first, key in ((two, BEN_KEY), (one, HOST_KEY)):
        with player_at(first, id, key=key):
            assert owners(database) == [(name_of(first), 1)]
        wait_until_free(database)


def test_bots_go_on_at_the_other_server(servers: Servers) -> None:
    one, two, database = servers
    wait_until_free(database)
    id, _ = begin(one, ANNA, BO, {**BO, "name": "Bea", "family": 3})
    with player_at(two, id, key=HOST_KEY) as there, player_at(one, id, key=HOST_KEY) as here:
        here.finish_draft()
        while there.view["revision"] < here.view["revision"]:
            there.receive("step")
        assert owners(database) == [(name_of(two), 1)]
    with player_at(one, id, key=HOST_KEY) as again:
        again.end_turn()


@pytest.mark.parametrize("address", ["10.0.0.1:80", "ftp://10.0.0.1", "http://10.0.0.1/path", "http://" + "a" * 60])
def test_an_address_that_others_could_not_use_is_refused(servers: Servers, address: str) -> None:
    with pytest.raises(Problem) as problem:
        PostgreSQL(servers[2]).check_address(address)
    assert problem.value.message.id in ("server-address-wrong", "server-address-long")


def test_two_servers_do_not_have_one_address(servers: Servers) -> None:
    taken = str(servers[0].base_url).rstrip("/")
    for address, id in ((taken, "server-address-taken"), ("http://10.0.0.2:8137", "server-address-unreachable")):
        with pytest.raises(Problem) as problem:
            PostgreSQL(servers[2]).check_address(address)
        assert problem.value.message.id == id


def end_of(player: Player) -> tuple[list[dict[str, Any]], int]:
    """What is still sent, and with which code the socket is closed."""
    messages = []
    try:
        while True:
            messages.append(player.receive())
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code if closed.rcvd else 0


class Guest:
    """Somebody at a table who comes back when told to, as a browser does, and sends again what was not answered."""

    def __init__(self, client: Client, id: str, key: str) -> None:
        self.client, self.id, self.key = client, id, key
        self._stack = ExitStack()
        self._moves = 0
        self._seen: int | None = None
        self.player = self.connect()

    def connect(self) -> Player:
        """Come back with the revision one has seen; tries until there is a server."""
        while True:
            self._stack.close()
            try:
                self.player = self._stack.enter_context(player_at(self.client, self.id, key=self.key, revision=self._seen))
                self._seen = self.player.view["revision"]
                return self.player
            except (ConnectionClosed, OSError, AssertionError):
                time.sleep(0.1)

    def close(self) -> None:
        self._stack.close()

    def receive(self) -> dict[str, Any]:
        """The next message; after a lost connection the first one."""
        try:
            message = self.player.receive()
        except ConnectionClosed:
            message = self.connect().welcome
        self._seen = self.player.view["revision"]
        return message

    def _send(self, message: dict[str, Any]) -> None:
        with suppress(ConnectionClosed):  # noticed when the answer is awaited
            self.player.send(message)

    def move(self) -> None:
        """Take the first move, however often that has to be said."""
        self._moves += 1
        move = {"action": self.player.view["moves"][0], "revision": self.player.view["revision"]}
        message = {"type": "move", "ref": "move", "id": f"{self.key[:3]}-{self._moves}", **move}
        self._send(message)
        while (answer := self.receive()).get("ref") != "move":
            if answer["type"] == "welcome":
                self._send(message)
        assert answer["type"] in ("step", "done"), answer


@contextmanager
def game_at(one: Client, two: Client, database: str) -> Iterator[tuple[str, Guest, Guest]]:
    """Anna at one server, Ben at the other."""
    id, links = begin(one, ANNA, BEN_BY_LINK)
    assert join(two, id, links["seat-1"], BEN_KEY).status_code == 201
    wait_until_free(database)
    anna, ben = Guest(one, id, HOST_KEY), Guest(two, id, BEN_KEY)
    try:
        yield id, anna, ben
    finally:
        anna.close()
        ben.close()


def play(anna: Guest, ben: Guest, moves: int) -> None:
    """Both play in turn, and see what the other does."""
    for _ in range(moves):
        mover, other = (anna, ben) if anna.player.view["turn"] == 0 else (ben, anna)
        mover.move()
        while other.player.view["revision"] < mover.player.view["revision"]:
            other.receive()


@contextmanager
def server(folder: Path, database: str) -> Iterator[tuple[Any, Client]]:
    """A server that others reach, as a process of its own."""
    options = ("--allow-host", "games.example", "--database", database)
    with (
        server_process(folder, None, *options) as (process, address),
        httpx.Client(base_url=address, timeout=100) as client,
    ):
        yield process, client


def test_when_a_server_is_killed_the_other_has_its_tables(postgres: Postgres, tmp_path: Path) -> None:
    """Nothing that was acknowledged is lost, and whoever was there comes back to it."""
    database = postgres.new_database()
    with (
        server(tmp_path / "one", database) as (first, one),
        server(tmp_path / "two", database) as (_, two),
        game_at(one, two, database) as (_, anna, ben),
    ):
        assert owners(database) == [(name_of(one), 1)]
        play(anna, ben, 5)
        before = anna.player.view
        first.send_signal(signal.SIGKILL)
        assert end_of(ben.player)[1] == CLOSE_AGAIN
        anna.client = two
        assert anna.connect().view["table"] == before["table"]
        assert ben.connect().view["revision"] == before["revision"]
        assert owners(database) == [(name_of(two), 1)]
        play(anna, ben, 4)


def test_a_rolling_restart_loses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    """Each server is ended politely while two people play, and another one is started; they only connect again."""
    database = postgres.new_database()
    with ExitStack() as stack:
        first, one = stack.enter_context(server(tmp_path / "one", database))
        second, two = stack.enter_context(server(tmp_path / "two", database))
        with game_at(one, two, database) as (_, anna, ben):
            play(anna, ben, 3)
            anna.client = two
            first.send_signal(signal.SIGTERM)
            play(anna, ben, 3)
            assert first.wait(100) == -signal.SIGTERM
            _, three = stack.enter_context(server(tmp_path / "one", database))
            anna.client = ben.client = three
            second.send_signal(signal.SIGTERM)
            play(anna, ben, 3)
            assert second.wait(100) == -signal.SIGTERM
            assert anna.player.view["version"] == ben.player.view["version"] == 9


def test_the_database_is_gone_and_comes_back(tmp_path: Path) -> None:
    """Meanwhile moves are refused in words; afterwards the game goes on with all that was acknowledged."""
    own = Postgres()
    try:
        with running_server(tmp_path, database=own.new_database()) as client:
            id = create_table(client, ANNA, BEN)
            with player_at(client, id) as player:
                player.move()
                own.stop()
                with suppress(ConnectionClosed):  # the server may have noticed it first
                    player.send({"type": "move", "ref": "m", "action": player.view["moves"][0], "revision": 1})
                answers, code = end_of(player)
                assert {answer["error"]["id"] for answer in answers} <= {"server-database-gone"}
                assert code == CLOSE_AGAIN, "others may have the table now"
            with open_socket(client, id, "de") as connection:
                told = json.loads(connection.recv())
                assert told["error"]["id"] == "server-database-gone"
                assert "Datenbank" in told["text"]
                with pytest.raises(ConnectionClosed) as closed:
                    connection.recv()
                assert closed.value.rcvd
                assert closed.value.rcvd.code == 4503, "a browser tries again after this"
            assert client.get("/api/tables").status_code == 503
            assert client.get("/api/games").status_code == 200
            own.start()
            guest = Guest(client, id, HOST_KEY)
            assert guest.player.view["version"] == 1
            guest.move()
            guest.close()
    finally:
        own.end()
