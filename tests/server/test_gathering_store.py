"""Tables that are not dealt yet, in a file and in PostgreSQL; and two servers that people come to one table by."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from dorfplatz.core.problem import Problem
from dorfplatz.server import fair, gathering_store, protocol
from dorfplatz.server.database import SQLite
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.gathering import Contributions, Gathering
from dorfplatz.server.gathering_store import KEPT_MILLISECONDS, GatheringStore, Plan
from dorfplatz.server.messages import gatherings
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.gatherings import Begin, Contribute, Promise
from dorfplatz.server.messages.tables import NewTable
from dorfplatz.server.postgres import PostgreSQL
from dorfplatz.server.records import NewGame, Recording, Rights
from dorfplatz.server.rights import Access
from dorfplatz.server.session import CLOSE_AGAIN
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


def test_links_and_keys_of_earlier_games_are_kept(place: Place) -> None:
    place.folder.mkdir(exist_ok=True)
    database = place.database
    assert isinstance(database, SQLite | PostgreSQL)
    database.migrate("0007")
    columns = ("id", "game", "options", "box", "rules", "seed", "commitment", "seats", "summary", "created", "changed")
    values = ("old", "settlement", "{}", "box", "1", "seed", "", "[]", "{}", 1, 1)
    with place.connected() as connection:
        marks = ", ".join("?" * len(values))
        connection.execute(f"INSERT INTO games ({', '.join(columns)}) VALUES ({marks})", values)
        connection.execute("INSERT INTO links (game, role, hash) VALUES ('old', 'seat-1', 'link')")
        for role in ("host", "seat-1"):
            connection.execute("INSERT INTO keys (game, role, hash) VALUES ('old', ?, 'anna')", (role,))

    async def work(storage: Storage) -> None:
        assert sorted(await storage.roles("old", "anna")) == ["host", "seat-1"]
        assert await storage.role_of_link("old", "link") == "seat-1"
        assert await GatheringStore(storage).find("old") is None

    with_storage(place, work)


# A gathering by itself


class Screen:
    """A connection that keeps the last of what it is told."""

    def __init__(self) -> None:
        self.room: gatherings.Gathering | None = None
        self.problems: list[str] = []
        self.closed: int | None = None

    def send(self, message: protocol.ServerMessage | bytes) -> None:
        if isinstance(message, gatherings.Gathering):
            self.room = message

    def send_error(self, problem: Problem, ref: str | None = None) -> None:
        self.problems.append(problem.message.id)

    def close(self, code: int = 0) -> None:
        self.closed = code


class Dealer:
    """Deals, unless something is wrong."""

    def __init__(self) -> None:
        self.wrong: Problem | None = None
        self.dealt: list[Contributions] = []

    async def deal(self, plan: Plan, contributions: Contributions) -> None:
        if self.wrong:
            raise self.wrong
        self.dealt.append(contributions)


async def contribute(room: Gathering, screen: Screen, contribution: str) -> None:
    """Somebody who plays alone promises something, and tells it when it is time."""
    await room.handle(Promise("p", 0, fair.promise(contribution)), screen)
    if screen.room and screen.room.fixed:
        await room.handle(Contribute("c", 0, contribution), screen)


async def settled(room: Gathering) -> None:
    assert room._dealing
    await asyncio.wait([room._dealing])


def alone(dealer: Dealer) -> Gathering:
    seats = [Seat("human", "Anna", 1, link=True)]
    plan = Plan("t", NewTable("settlement", seats), seats, SECRET, 0, 0)
    return Gathering(plan, set(), None, GatheringStore(None), dealer.deal)  # type: ignore[arg-type]


def test_what_was_told_is_not_used_again_when_dealing_has_failed() -> None:
    async def work() -> None:
        dealer, screen = Dealer(), Screen()
        room = alone(dealer)
        dealer.wrong = Problem("server-disk-full")
        await room.subscribe(screen, Access.of(["host", "seat-0"]))
        await contribute(room, screen, "1" * 32)
        await settled(room)
        assert screen.problems == ["server-disk-full"]
        assert screen.room
        assert (screen.room.fixed, screen.room.promises) == (False, [None])
        # It does not try again by itself, or it would do so without end; the host does.
        dealer.wrong = None
        await contribute(room, screen, "2" * 32)
        assert not screen.room.fixed
        await room.handle(Begin("b"), screen)
        await room.handle(Contribute("c", 0, "2" * 32), screen)
        await settled(room)
        assert (dealer.dealt, screen.closed) == ([["2" * 32]], CLOSE_AGAIN)

    asyncio.run(work())


def test_whoever_comes_while_it_is_dealt_goes_over_with_the_others() -> None:
    async def work() -> None:
        dealer, screen, late = Dealer(), Screen(), Screen()
        room = alone(dealer)
        await room.subscribe(screen, Access.of(["seat-0"]))
        await contribute(room, screen, "1" * 32)
        await settled(room)
        await room.subscribe(late, Access())
        assert (screen.closed, late.closed) == (CLOSE_AGAIN, CLOSE_AGAIN)

    asyncio.run(work())


def test_a_table_that_is_handed_over_is_not_dealt_here() -> None:
    async def work() -> None:
        dealer, screen = Dealer(), Screen()
        room = alone(dealer)
        await room.subscribe(screen, Access.of(["seat-0"]))
        await room.handle(Promise("p", 0, fair.promise("1" * 32)), screen)
        await room.hand_over()
        assert (dealer.dealt, screen.closed) == ([], CLOSE_AGAIN)
        with pytest.raises(Problem):
            await room.subscribe(Screen(), Access())

    asyncio.run(work())
