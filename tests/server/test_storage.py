"""Stored decisions, and what happens when they are damaged."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.script import ScriptDirectory

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message
from dorfplatz.server.database import DATABASE_FILE, LATEST_MIGRATION, SQLite
from dorfplatz.server.errors import failure_of
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.tables import Summary
from dorfplatz.server.records import Decision, GameSetup, NewGame, Recording, RevisionConflict, StoredGame, current_moves
from dorfplatz.server.storage import GAMES_ON_A_PAGE, Storage, open_storage
from tests.databases import Place
from tests.server.harness import (
    ANNA,
    BEN,
    Client,
    create_table,
    open_socket,
    player_at,
    running_server,
    table_info,
    table_pages,
)

Result = TypeVar("Result")

SETUP = GameSetup("settlement", {}, "box", "1", "seed", "commitment", "mark")
SEATS = [Seat("human", "Anna", 1)]
SUMMARY = Summary(Message("server-round", {"n": 1}), 0, 0, False, [0])


def move(action: int) -> Decision:
    return Decision("move", action, 0)


def undo(version: int) -> Decision:
    return Decision("undo", version, 0)


def test_an_undo_takes_back_all_moves_after_a_version() -> None:
    assert current_moves([move(1), move(2), move(3), undo(1), move(4)]) == [move(1), move(4)]
    assert current_moves([move(1), undo(0), undo(0)]) == []


@pytest.mark.parametrize("decisions", [[undo(1)], [move(1), undo(2)], [undo(-1)]])
def test_an_undo_of_nothing_is_damage(decisions: list[Decision]) -> None:
    with pytest.raises(ValueError, match="undo to"):
        current_moves(decisions)


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as connection:
        yield connection
        connection.commit()


def with_storage(place: Place | Path, work: Callable[[Storage], Awaitable[Result]]) -> Result:
    """Run a coroutine with the storage of a folder, or in a database."""
    folder, address = (place.folder, place.address) if isinstance(place, Place) else (place, None)

    async def run() -> Result:
        storage = open_storage(folder, address)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


async def new_game(storage: Storage, *decisions: Decision) -> str:
    id = await storage.create(NewGame(SETUP, Recording({"size": 1}, [b"dealt"]), [], SUMMARY), SEATS)
    for revision, decision in enumerate(decisions, start=1):
        await storage.append(id, revision, decision, SUMMARY)
    return id


def test_a_game_is_loaded_as_it_was_stored(place: Place) -> None:
    async def work(storage: Storage) -> StoredGame:
        return await storage.load(await new_game(storage, move(5), move(6), undo(1), move(7)))

    stored = with_storage(place, work)
    assert stored.decisions == [move(5), move(6), undo(1), move(7)]
    assert (stored.setup, stored.seats) == (SETUP, SEATS)


def test_nothing_is_written_over_what_another_process_wrote(place: Place) -> None:
    async def work(storage: Storage) -> list[Decision]:
        id = await new_game(storage, move(5))
        with pytest.raises(RevisionConflict):
            await storage.append(id, 1, move(6), SUMMARY)
        return (await storage.load(id)).decisions

    assert with_storage(place, work) == [move(5)]


def test_a_decision_without_the_one_before_it_is_not_written(place: Place) -> None:
    """As when a game was deleted and loaded from a file while somebody still decided in the old one."""

    async def work(storage: Storage) -> list[Decision]:
        id = await new_game(storage, move(5))
        for revision in (3, 1):
            with pytest.raises(RevisionConflict):
                await storage.append(id, revision, move(6), SUMMARY)
        return (await storage.load(id)).decisions

    assert with_storage(place, work) == [move(5)]


def test_an_acknowledged_decision_is_in_the_file(tmp_path: Path) -> None:
    """Written ahead and synchronised in full: a second connection sees it while the first is still open."""

    async def work(storage: Storage) -> list[tuple[str, int]]:
        await new_game(storage, move(5))
        with database(tmp_path) as other:
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            return other.execute("SELECT kind, value FROM decisions").fetchall()

    assert with_storage(tmp_path, work) == [("move", 5)]


def test_what_is_written_at_once_shares_a_commit(tmp_path: Path) -> None:
    """And each succeeds or fails alone. A commit appends the pages it changed to the log: a shorter log means fewer commits."""

    async def work(storage: Storage, together: bool) -> int:
        ids = [await new_game(storage) for _ in range(40)]
        with database(tmp_path) as other:
            other.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
        appends = [storage.append(id, 1, move(number), SUMMARY) for number, id in enumerate(ids)]
        appends.append(storage.append(ids[0], 1, move(99), SUMMARY))
        if together:
            outcomes = await asyncio.gather(*appends, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None)] * 40 + [RevisionConflict]
        else:
            for append in appends[:-1]:
                await append
            with pytest.raises(RevisionConflict):
                await appends[-1]
        assert [(await storage.load(id)).decisions for id in ids] == [[move(number)] for number in range(40)]
        with database(tmp_path) as other:
            return int(other.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1])

    together = with_storage(tmp_path, lambda storage: work(storage, together=True))
    assert together < with_storage(tmp_path, lambda storage: work(storage, together=False)) / 4


def test_nothing_is_acknowledged_when_the_commit_fails(tmp_path: Path) -> None:
    async def work(storage: Storage) -> list[int]:
        ids = [await new_game(storage) for _ in range(3)]
        with database(tmp_path) as other:
            # Found out at the commit: a decision without its game.
            other.execute(
                "CREATE TRIGGER late AFTER INSERT ON decisions WHEN new.value = 13 BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END"
            )
        appends = [storage.append(id, 1, move(value), SUMMARY) for id, value in zip(ids, (12, 13, 14), strict=True)]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        stored = [len((await storage.load(id)).decisions) for id in ids]
        assert [outcome is None for outcome in outcomes] == [bool(count) for count in stored]
        with database(tmp_path) as other:
            other.execute("DROP TRIGGER late")
        for id, count in zip(ids, stored, strict=True):
            await storage.append(id, count + 1, move(15), SUMMARY)
        return [len((await storage.load(id)).decisions) - count for id, count in zip(ids, stored, strict=True)]

    assert with_storage(tmp_path, work) == [1, 1, 1]


def test_two_servers_at_one_table_agree(tmp_path: Path) -> None:
    with running_server(tmp_path) as one, running_server(tmp_path) as other:
        id = create_table(one, ANNA, BEN)
        with player_at(one, id) as first, player_at(other, id) as second:
            first.move()
            second.send({"type": "move", "ref": "late", "action": second.view["moves"][-1], "revision": 0})
            current = second.receive("rewound")["view"]
            assert current["table"] == first.view["table"]
            assert second.receive("error")["error"]["id"] == "server-stale"
            second.move()
            assert second.view["version"] == 2


def damaged_games(folder: Path, *statements: str) -> tuple[list[str], str]:
    """A game for each statement, which damages it, and one that is left alone."""
    with running_server(folder) as client:
        games = [create_table(client, ANNA, BEN) for _ in range(len(statements) + 1)]
        for id in games:
            with player_at(client, id) as player:
                for _ in range(5):
                    player.move()
    *bad, good = games
    with database(folder) as connection:
        for id, statement in zip(bad, statements, strict=True):
            connection.execute(statement, {"id": id})
    return bad, good


def error_id(client: Client, id: str, save: int) -> str:
    """What opening a game is refused with; `save` is the status of its file, which needs the rows alone and no rules."""
    with open_socket(client, id) as connection:
        message = json.loads(connection.recv())
    assert message["type"] == "error", message
    assert client.get(f"/api/tables/{id}/save").status_code == save
    return str(message["error"]["id"])


DAMAGES = [
    ("UPDATE decisions SET value = 'x' WHERE game = :id AND revision = 5", "server-damaged-game", 409),
    ("UPDATE decisions SET kind = 'dance' WHERE game = :id AND revision = 2", "server-damaged-game", 409),
    ("UPDATE decisions SET kind = 'undo', value = 77 WHERE game = :id AND revision = 5", "server-damaged-game", 409),
    ("UPDATE decisions SET seat = 1 - seat WHERE game = :id AND revision = 2", "server-damaged-game", 200),
    ("DELETE FROM decisions WHERE game = :id AND revision = 3", "server-damaged-game", 409),
    ("UPDATE games SET seats = '[{' WHERE id = :id", "server-damaged-game", 409),
    ("UPDATE decisions SET lines = x'7b7b' WHERE game = :id AND revision = 3", "server-damaged-game", 200),
    ("UPDATE games SET seed = x'00ff' WHERE id = :id", "server-damaged-game", 409),
    ("UPDATE games SET options = 'null' WHERE id = :id", "server-damaged-game", 409),
    ("UPDATE games SET seed = 'another' WHERE id = :id", "server-damaged-game", 200),
    ("UPDATE games SET game = 'chess' WHERE id = :id", "unknown-game", 200),
    ("UPDATE games SET box = 'other', position = x'' WHERE id = :id", "server-damaged-game", 200),
    ("UPDATE games SET box = 'other', layout = '{}' WHERE id = :id", "server-not-shown", 200),
    ("UPDATE games SET box = 'other', layout = '{' WHERE id = :id", "server-damaged-game", 200),
    ("UPDATE games SET box = 'other', position = x'ff' WHERE id = :id", "server-damaged-game", 200),
]
"""What damages a game, what it is then refused with, and the status of its file."""


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, dict[str, str], str]]:
    """A server, its damaged games by what has damaged them, and the one among them that is whole."""
    folder = tmp_path_factory.mktemp("damaged")
    statements = [statement for statement, *_ in DAMAGES]
    bad, good = damaged_games(folder, *statements)
    with running_server(folder) as client:
        yield client, dict(zip(statements, bad, strict=True)), good


@pytest.mark.parametrize(("statement", "id", "save"), DAMAGES)
def test_a_damaged_game_is_refused_and_the_others_go_on(
    damaged: tuple[Client, dict[str, str], str], statement: str, id: str, save: int
) -> None:
    client, games, good = damaged
    bad = games[statement]
    assert error_id(client, bad, save) == id
    assert {bad, good} <= {table["id"] for page in table_pages(client) for table in page}
    with player_at(client, good) as player:
        player.move()
    assert client.delete(f"/api/tables/{bad}").status_code == 204
    assert bad not in {table["id"] for page in table_pages(client) for table in page}


OTHER_RULES = {
    "server-other-rules": "UPDATE games SET box = 'other', rules = '0.0.1' WHERE id = :id",
    "server-other-course": "UPDATE decisions SET mark = 'other' WHERE game = :id AND revision = 4",
}
"""What is stored of a game whose rules have got a new version, or have changed without one."""


@pytest.mark.parametrize("why", OTHER_RULES)
def test_a_game_of_other_rules_can_be_looked_at_saved_and_deleted(tmp_path: Path, why: str) -> None:
    with running_server(tmp_path) as client:
        id = create_table(client, ANNA, BEN)
        with player_at(client, id) as player:
            player.move()
            player.request("undo", to=0)
            for _ in range(5):
                player.move()
            moments = [player.request("at", version=version)["view"] for version in range(6)]
            log, save = player.welcome["log"], client.get(f"/api/tables/{id}/save").json()
    with database(tmp_path) as connection:
        connection.execute(OTHER_RULES[why], {"id": id})
    with running_server(tmp_path) as client, player_at(client, id) as player:
        problem = player.welcome["table"]["problem"]
        assert problem["id"] == why
        assert problem["args"] == ({"version": "0.0.1"} if why == "server-other-rules" else {"number": 2})
        assert player.view["table"] == moments[5]["table"]
        assert (player.view["moves"], player.view["undo"]["why"]) == ([], problem)
        assert player.view["seat"] == player.view["turn"]
        assert len(player.welcome["log"]) > len(log)
        for version in (0, 3, 5):
            seen = player.request("at", version=version)["view"]
            assert (seen["version"], seen["table"], seen["turn"]) == (
                version,
                moments[version]["table"],
                moments[version]["turn"],
            )
        assert player.request("at", version=6)["error"]["id"] == "no-such-moment"
        assert player.request("move", action=0)["error"]["id"] == why
        assert player.request("undo", to=4)["error"]["id"] == why
        assert player.request("ask", action=0)["error"]["id"] == why
        assert player.request("history")["points"] == []
        again = client.get(f"/api/tables/{id}/save").json()
        assert (again["actions"], again["commitment"]) == (save["actions"], save["commitment"])
        assert client.delete(f"/api/tables/{id}").status_code == 204


def test_a_game_from_before_positions_were_stored_can_be_saved_and_deleted(tmp_path: Path) -> None:
    SQLite(tmp_path / DATABASE_FILE).migrate("0001")
    with database(tmp_path) as connection:
        connection.execute(
            "INSERT INTO games (id, game, options, box, rules, seed, seats, summary, created, changed) "
            "VALUES ('old', 'settlement', '{}', 'old', '0.0.1', 'seed', ?, '', 0, 0)",
            [json.dumps([ANNA, BEN])],
        )
        connection.execute("INSERT INTO decisions VALUES ('old', 1, 'move', 3, 0, 0)")
    with running_server(tmp_path) as client:
        assert table_info(client, "old")["id"] == "old"
        assert error_id(client, "old", 200) == "server-not-shown"
        assert client.get("/api/tables/old/save").json()["actions"] == [3]
        assert client.delete("/api/tables/old").status_code == 204


def test_a_game_whose_decisions_are_not_allowed_any_more_can_be_looked_at(tmp_path: Path) -> None:
    (bad,), _ = damaged_games(tmp_path, "UPDATE decisions SET value = 99999 WHERE game = :id AND revision = 5")
    with running_server(tmp_path) as client, player_at(client, bad) as player:
        assert player.welcome["table"]["problem"] == {"id": "server-other-course", "args": {"number": 5}}
        assert player.view["version"] == 5


def test_a_game_with_a_damaged_summary_can_be_listed_and_deleted(tmp_path: Path) -> None:
    (bad,), _ = damaged_games(tmp_path, "UPDATE games SET summary = '' WHERE id = :id")
    with running_server(tmp_path) as client:
        assert table_info(client, bad)["round"]["id"] == "server-damaged-game"
        with player_at(client, bad) as player:
            player.move()
        assert table_info(client, bad)["round"]["id"] == "server-round"


DAMAGED_ROWS = [
    "summary = ''",
    "summary = x'ff'",
    "summary = CAST(x'ff' AS TEXT)",
    "seats = CAST(x'7bff' AS TEXT)",
    "created = 'yesterday'",
    "created = 9223372036854775807",
    "changed = 'yesterday'",
    "changed = -1",
    "changed = 0.5",
    "changed = x'ff'",
    "changed = CAST(x'ff' AS TEXT)",
    "game = CAST(x'ff' AS TEXT)",
    "game = 5",
]


def test_damaged_rows_do_not_hide_the_list_of_games(tmp_path: Path) -> None:
    async def fill(storage: Storage) -> list[str]:
        return [await new_game(storage) for _ in range(2 * GAMES_ON_A_PAGE + len(DAMAGED_ROWS))]

    ids = with_storage(tmp_path, fill)
    with database(tmp_path) as connection:
        for id, damage in zip(ids[:: len(ids) // len(DAMAGED_ROWS)], DAMAGED_ROWS, strict=False):
            connection.execute(f"UPDATE games SET {damage} WHERE id = ?", (id,))
    with running_server(tmp_path) as client:
        listed = [table for page in table_pages(client) for table in page]
        assert sorted(table["id"] for table in listed) == sorted(ids)
        damaged = [table for table in listed if table["round"]["id"] == "server-damaged-game"]
        assert len(damaged) >= len(DAMAGED_ROWS) - 3
        assert client.delete(f"/api/tables/{damaged[0]['id']}").status_code == 204


def test_the_list_of_games_comes_in_pages(place: Place) -> None:
    async def fill(storage: Storage) -> list[str]:
        return [await new_game(storage) for _ in range(2 * GAMES_ON_A_PAGE + 1)]

    ids = with_storage(place, fill)
    with place.connected() as connection:
        connection.execute("UPDATE games SET changed = changed / 20")  # many in the same millisecond
        order = [row["id"] for row in connection.execute("SELECT id FROM games ORDER BY changed DESC, id DESC").fetchall()]
    with running_server(place.folder, database=place.address) as client:
        pages = [[table["id"] for table in page] for page in table_pages(client)]
        assert [len(page) for page in pages] == [GAMES_ON_A_PAGE, GAMES_ON_A_PAGE, 1]
        assert [id for page in pages for id in page] == order
        assert set(order) == set(ids)
        for wrong in ("nonsense", "", "%00", "AA", "kv////////////8", "k8-AAAAAAAAAAMQB"):
            response = client.get(f"/api/tables?after={wrong}")
            assert response.status_code in (200, 400)


def test_a_full_disk_is_said_in_words_and_the_game_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, full = sqlite3.connect, threading.Event()

    class Connection(sqlite3.Connection):
        """A connection for which the disk can be full."""

        def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
            if full.is_set():
                (pages,) = super().execute("PRAGMA page_count").fetchone()
                super().execute(f"PRAGMA max_page_count = {pages}")
            else:
                super().execute("PRAGMA max_page_count = 1000000")
            return super().execute(sql, *parameters)

        def cursor(self, *arguments: Any) -> Any:
            self.execute("SELECT 1")
            return super().cursor(*arguments)

    monkeypatch.setattr(sqlite3, "connect", lambda *arguments, **options: connect(*arguments, **options, factory=Connection))
    with running_server(tmp_path) as client:
        id = create_table(client, ANNA, BEN)
        full.set()
        body = {"game": "settlement", "seats": [ANNA, BEN]}
        refused = [response for _ in range(20) if (response := client.post("/api/tables", json=body)).status_code != 201]
        assert {response.status_code for response in refused} == {507}
        assert {response.json()["error"]["id"] for response in refused} == {"server-disk-full"}
        with player_at(client, id) as player:
            while (answer := player.request("move", action=player.view["moves"][0]))["type"] == "step":
                pass
            assert answer["error"]["id"] == "server-disk-full"
            full.clear()
            player.move()


def test_nobody_else_may_read_the_games(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running_server(folder) as client:
        create_table(client, ANNA, BEN)
        assert folder.stat().st_mode & 0o777 == 0o700
        assert len(list(folder.iterdir())) > 1
        assert all(file.stat().st_mode & 0o777 == 0o600 for file in folder.iterdir())


def test_files_that_everybody_could_read_are_taken_away_from_them(tmp_path: Path) -> None:
    """A folder that was there before keeps its rights: it may be anything."""
    with_storage(tmp_path, new_game)
    tmp_path.chmod(0o755)
    for name in (DATABASE_FILE, f"{DATABASE_FILE}-wal"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    with_storage(tmp_path, new_game)
    assert (tmp_path / DATABASE_FILE).stat().st_mode & 0o777 == 0o600
    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_a_damaged_file_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / DATABASE_FILE).write_bytes(b"this is no database " * 500)
    for opening in (lambda: open_storage(tmp_path), SQLite(tmp_path / DATABASE_FILE).check):
        with pytest.raises(Problem) as problem:
            opening()
        assert problem.value.message.id == "server-database-damaged"
    with running_server(tmp_path) as client:
        response = client.get("/api/tables", headers={"accept-language": "de"})
        assert response.status_code == 409
        assert "dorfplatz.db ist beschädigt" in response.json()["text"]
        assert str(tmp_path) not in response.text
        assert client.get("/api/games").status_code == 200


def test_damaged_pages_are_said_in_words(tmp_path: Path) -> None:
    damaged_games(tmp_path)
    with database(tmp_path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray((tmp_path / DATABASE_FILE).read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    (tmp_path / DATABASE_FILE).write_bytes(data)
    with pytest.raises(Problem) as problem:
        SQLite(tmp_path / DATABASE_FILE).check()
    assert problem.value.message.id == "server-database-damaged"
    with running_server(tmp_path) as client:
        response = client.get("/api/tables")
        assert (response.status_code, response.json()["error"]["id"]) == (409, "server-database-damaged")


def test_the_newest_migration_is_applied(place: Place) -> None:
    scripts = ScriptDirectory(str(files("dorfplatz.server") / "migrations"))
    assert scripts.get_current_head() == LATEST_MIGRATION
    with_storage(place, lambda storage: storage.games())
    with place.connected() as connection:
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    assert found["version_num"] == LATEST_MIGRATION


def test_a_file_from_the_future_is_left_alone(tmp_path: Path) -> None:
    with_storage(tmp_path, lambda storage: storage.games())
    with database(tmp_path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (tmp_path / DATABASE_FILE).read_bytes()
    with pytest.raises(Problem) as problem:
        open_storage(tmp_path)
    assert problem.value.message.id == "server-database-newer"
    assert (tmp_path / DATABASE_FILE).read_bytes() == before


def test_a_folder_that_can_not_be_used_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem) as problem:
        open_storage(tmp_path / "file" / "below")
    assert problem.value.message.id == "server-storage-failed"
    assert str(tmp_path / "file" / "below") in str(problem.value)
    assert str(tmp_path) not in str(failure_of(problem.value, "en"))


def test_a_move_that_can_not_be_stored_is_not_taken(tmp_path: Path) -> None:
    with running_server(tmp_path) as client:
        id = create_table(client, ANNA, BEN)
        with player_at(client, id) as player:
            player.move()
            with database(tmp_path) as connection:
                connection.execute("CREATE TRIGGER full BEFORE INSERT ON decisions BEGIN SELECT abs(-9223372036854775808); END")
            error = player.expect_error("move", action=player.view["moves"][0])
            assert error["id"] == "server-storage-failed"
            with database(tmp_path) as connection:
                connection.execute("DROP TRIGGER full")
            player.move()
            assert player.view["version"] == 2
