"""Tables that are not dealt yet, in a file and in PostgreSQL; and two servers that people come to one table by."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from dorfplatz.server import fair, gathering_store
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.gathering_store import KEPT_MILLISECONDS, GatheringStore
from dorfplatz.server.protocol import NewTable, Seat
from dorfplatz.server.records import NewGame, Recording, Rights
from dorfplatz.server.storage import Storage
from tests.databases import Place, Postgres
from tests.server.harness import ANNA, Client, running_server
from tests.server.test_gathering import begun, gather, lobby, sit, welcome
from tests.server.test_storage import SETUP, SUMMARY, with_storage
from tests.server.test_together import BEN_BY_LINK, BEN_KEY, HOST_KEY

SECRET = "5" * 64
TABLE = NewTable("settlement", [Seat("human", "Anna", 1), Seat("human", "Ben", 2, link=True)], public=True)
RIGHTS = Rights([("seat-1", "link")], [("host", "anna")])


def test_a_table_is_kept_until_it_is_dealt(place: Place) -> None:
    async def work(storage: Storage) -> None:
        store = GatheringStore(storage)
        id = await store.create(TABLE, SECRET, RIGHTS)
        plan = await store.find(id)
        assert plan
        assert (plan.table, plan.seats, plan.secret) == (TABLE, TABLE.seats, SECRET)
        assert await storage.exists(id)
        assert await storage.roles(id, "anna") == ["host"]
        assert await storage.role_of_link(id, "link") == "seat-1"
        assert [one.id for one in await store.listed("anna")] == [id]
        assert await store.listed("ben") == []

        seats = [TABLE.seats[0], Seat("human", "Zoë", 2, link=True)]
        await store.keep_seats(id, seats)
        deal = fair.revealed(SECRET, ["1" * 32, None])
        game = NewGame(SETUP, Recording({}, [b""]), [], SUMMARY)
        assert await storage.create(game, seats, id=id, fair=deal, gathered=True) == id
        stored = await storage.load(id)
        assert (stored.fair, stored.seats) == (deal, seats)
        assert await store.find(id) is None
        # Whoever had a right has it still; and it is dealt once.
        assert await storage.role_of_link(id, "link") == "seat-1"
        with pytest.raises(HTTPProblem):
            await storage.create(game, seats, id=id, fair=deal, gathered=True)
        with pytest.raises(HTTPProblem):
            await store.keep_seats(id, seats)
        await storage.delete(id)
        assert await storage.role_of_link(id, "link") is None

    with_storage(place, work)


def test_a_seat_is_taken_once(place: Place) -> None:
    async def work(storage: Storage) -> None:
        store = GatheringStore(storage)
        id, other = [await store.create(TABLE, SECRET, RIGHTS) for _ in range(2)]
        keys = [f"key {number}" for number in range(8)]
        got = await asyncio.gather(*(store.take_seat(id, "seat-1", key) for key in keys))
        assert got.count(True) == 1
        assert await store.taken([id, other]) == {id: {1}, other: set()}
        assert await store.taken([]) == {}
        winner = keys[got.index(True)]
        assert await storage.grant(id, "seat-1", "phone")
        assert await store.leave(id, winner) == ({"seat-1"}, set())
        assert await store.leave(id, "phone") == ({"seat-1"}, {"seat-1"})
        assert await store.leave(id, "anna") == (set(), set())
        assert await storage.roles(id, "anna") == ["host"]
        assert not await store.take_seat("nowhere", "seat-1", "key")

    with_storage(place, work)


def test_old_tables_are_removed_with_all_rights(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(storage: Storage) -> None:
        store = GatheringStore(storage)
        old = await store.create(TABLE, SECRET, RIGHTS)
        now = gathering_store._now()
        monkeypatch.setattr(gathering_store, "_now", lambda: now + KEPT_MILLISECONDS + 1)
        new = await store.create(TABLE, SECRET, RIGHTS)
        await store.remove_old()
        assert [plan.id for plan in await store.public()] == [new]
        assert not await storage.exists(old)
        assert await storage.roles(old, "anna") == []
        with pytest.raises(HTTPProblem):
            await storage.grant(old, "seat-1", "key")
        with pytest.raises(HTTPProblem):
            await storage.replace_link(old, "seat-1", "another", None)

    with_storage(place, work)


@pytest.fixture
def servers(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Client, Client]]:
    """Two servers with a lobby and one database."""
    database = postgres.new_database()
    with (
        running_server(tmp_path / "one", is_open=True, has_lobby=True, database=database) as one,
        running_server(tmp_path / "two", is_open=True, has_lobby=True, database=database) as two,
    ):
        yield one, two


def test_people_come_to_one_table_by_two_servers(servers: tuple[Client, Client]) -> None:
    one, two = servers
    id, _ = gather(one, ANNA, BEN_BY_LINK, public=True)
    assert lobby(two)[id]["free"] == [1]
    assert sit(two, id, BEN_KEY, "Zoë").json()["seat"] == 1
    begun({HOST_KEY: one, BEN_KEY: two}, id, HOST_KEY, BEN_KEY)
    tables = [welcome(client, id, key)["table"] for client, key in ((one, BEN_KEY), (two, HOST_KEY))]
    assert tables[0] == tables[1]
    assert [bool(text) for text in tables[0]["fair"]["contributions"]] == [True, True]
