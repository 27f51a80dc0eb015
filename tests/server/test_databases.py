"""The same storage in PostgreSQL as in a file; and what goes wrong with a database is said in words."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest

from dorfplatz.cli.serving import check_database
from dorfplatz.core.problem import Problem
from dorfplatz.server.database import LATEST_MIGRATION, choose_database
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.postgres import PostgreSQL
from dorfplatz.server.protocol import Said
from dorfplatz.server.records import NewGame, Recording, RevisionConflict, Rights
from dorfplatz.server.storage import Storage, open_storage
from tests.databases import Place, Postgres
from tests.server.harness import ANNA, BEN, create_table, player_at, running_server
from tests.server.test_storage import SEATS, SETUP, SUMMARY, move, new_game, with_storage


def test_each_of_those_who_write_at_once_succeeds_or_fails_alone(place: Place) -> None:
    async def work(storage: Storage) -> None:
        ids = [await new_game(storage) for _ in range(10)]
        appends = [storage.append(id, 1, move(number), SUMMARY) for number, id in enumerate(ids)]
        appends.append(storage.append(ids[0], 1, move(99), SUMMARY))
        appends.append(storage.append("no such game", 1, move(99), SUMMARY))
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 10 + [RevisionConflict] * 2
        assert [(await storage.load(id)).decisions for id in ids] == [[move(number)] for number in range(10)]

    with_storage(place, work)


def test_of_two_servers_one_writes_a_decision(place: Place) -> None:
    async def work(one: Storage) -> None:
        other = open_storage(place.folder, place.address)
        id = await new_game(one, move(5))
        for revision in range(2, 12):
            appends = (storage.append(id, revision, move(revision), SUMMARY) for storage in (one, other))
            outcomes = await asyncio.gather(*appends, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "RevisionConflict"]
        assert len((await other.load(id)).decisions) == 11
        await other.close()

    with_storage(place, work)


def test_rights_and_what_was_said_are_kept(place: Place) -> None:
    async def work(storage: Storage) -> None:
        rights = Rights([("seat-0", "link")], [("host", "key")])
        id = await storage.create(NewGame(SETUP, Recording({}, [b""]), [], SUMMARY), SEATS, rights=rights)
        assert await storage.roles(id, "key") == ["host"]
        assert await storage.role_of_link(id, "link") == "seat-0"
        assert await storage.grant(id, "seat-0", "guest")
        assert await storage.grant(id, "seat-0", "guest")
        await storage.replace_link(id, "seat-0", "another", None)
        assert await storage.roles(id, "guest") == []
        with pytest.raises(HTTPProblem):
            await storage.replace_link("no such game", "seat-0", "another", None)
        said = Said(None, 1, 0, "Hello", None, datetime(2026, 11, 18, tzinfo=UTC))
        await storage.keep_said(id, said)
        await storage.keep_said(id, said)
        assert await storage.said(id, 10) == [said]
        assert [game.id for game in (await storage.games(key="key"))[0]] == [id]
        assert (await storage.games(key="guest"))[0] == []
        await storage.delete(id)
        assert not await storage.exists(id)

    with_storage(place, work)


def test_a_secret_is_the_same_for_all(place: Place) -> None:
    async def work(storage: Storage) -> None:
        other = open_storage(place.folder, place.address)
        first, second = await asyncio.gather(storage.secret("seal"), other.secret("seal"))
        assert first == second
        assert len(first) == 32
        assert await other.secret("pipe") != first
        await other.close()

    with_storage(place, work)


def test_no_text_breaks_a_statement(place: Place) -> None:
    """PostgreSQL has no NUL in its texts, and numbers are numbers there."""

    async def work(storage: Storage) -> None:
        for id in ("\0", "a\0b", "%s", "?", ":id", "'; DROP TABLE games"):
            assert not await storage.exists(id)
            assert await storage.roles(id, "key\0") == []
        with suppress(Problem):  # a place that is a text, not a time
            assert await storage.games("kqF4oXk") == ([], None)

    with_storage(place, work)


def test_servers_that_start_at_once_make_the_tables_once(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    program = "import sys; from dorfplatz.server.postgres import PostgreSQL; PostgreSQL(sys.argv[1]).open()"
    processes = [subprocess.Popen([sys.executable, "-c", program, address]) for _ in range(3)]
    assert [process.wait(100) for process in processes] == [0, 0, 0]
    with Place(tmp_path, address).connected() as connection:
        assert len(connection.execute("SELECT version_num FROM alembic_version").fetchall()) == 1


def test_tables_of_an_older_version_are_brought_up_to_date(postgres: Postgres, tmp_path: Path) -> None:
    place = Place(tmp_path, postgres.new_database())
    PostgreSQL(str(place.address)).migrate("0001")
    with place.connected() as connection:
        connection.execute(
            "INSERT INTO games (id, game, options, box, rules, seed, seats, summary, created, changed) "
            "VALUES ('old', 'settlement', '{}', 'old', '0.0.1', 'seed', '[]', '', 0, 0)"
        )
    stored = with_storage(place, lambda storage: storage.load("old"))
    assert (stored.setup.game, stored.decisions) == ("settlement", [])


def test_a_database_from_the_future_is_left_alone(postgres: Postgres, tmp_path: Path) -> None:
    place = Place(tmp_path, postgres.new_database())
    with_storage(place, lambda storage: storage.games())
    with place.connected() as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for opening in (lambda: open_storage(tmp_path, place.address), lambda: check_database(str(place.address))):
        with pytest.raises(Problem) as problem:
            opening()
        assert problem.value.message.id == "server-database-shared-newer"
    assert LATEST_MIGRATION < "9999"


@pytest.mark.parametrize(
    ("address", "id"),
    [
        ("mysql://localhost/games", "server-database-unknown"),
        ("postgresql://localhost/games?nonsense=1", "server-database-unknown"),
        ("postgresql://anna:hush@127.0.0.1:9/games", "server-database-unreachable"),
    ],
)
def test_an_address_that_is_none_is_said_in_words_and_without_the_password(address: str, id: str) -> None:
    with pytest.raises(Problem) as problem:
        check_database(address)
    assert problem.value.message.id == id
    assert "hush" not in str(problem.value)


def test_without_a_driver_it_is_said_which_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "dorfplatz.server.postgres", None)
    with pytest.raises(Problem) as problem:
        choose_database(tmp_path, "postgresql://localhost/games")
    assert problem.value.message.id == "server-database-driver"


def test_a_connection_that_was_lost_is_opened_again(postgres: Postgres, tmp_path: Path) -> None:
    place = Place(tmp_path, postgres.new_database())

    async def work(storage: Storage) -> None:
        id = await new_game(storage, move(5))
        with psycopg.connect(str(place.address), autocommit=True) as other:
            others = "pid <> pg_backend_pid() AND datname = current_database()"
            other.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}".encode())
        await storage.append(id, 2, move(6), SUMMARY)
        assert [decision.value for decision in (await storage.load(id)).decisions] == [5, 6]

    with_storage(place, work)


def test_a_game_of_one_server_goes_on_at_the_next(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    with running_server(tmp_path / "one", database=address) as client:
        id = create_table(client, ANNA, BEN)
        with player_at(client, id) as player:
            player.move()
            log = [*player.welcome["log"], *player.move()["lines"]]
        sealed = client.get(f"/api/tables/{id}/save").json()
    with running_server(tmp_path / "two", database=address) as client:
        with player_at(client, id) as player:
            assert player.view["version"] == 2
            assert player.welcome["log"][-1] == log[-1]
            player.move()
        assert client.post("/api/saves", json=sealed).json()["id"] == id
        assert client.delete(f"/api/tables/{id}").status_code == 204
        assert client.post("/api/saves", json=sealed).status_code == 201
    assert not (tmp_path / "one" / "secret.key").exists()
