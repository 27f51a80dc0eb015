"""Games on disk: append-only decisions in one file of SQLite.

A game is its options, the hash of its box, its rules version, its secret seed and its decisions, with a hash of each position to
compare with. The positions themselves and the log are stored too, for the day when the rules are others. Only the summary for the
list of games is ever overwritten; an undo is a decision too.
"""

from __future__ import annotations

import asyncio
import base64
import errno
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated, Any, TypeVar
from urllib.parse import quote

import msgspec
import structlog

from dorfplatz.core.problem import Problem
from dorfplatz.server.errors import HTTPProblem, damaged_game, unknown_table
from dorfplatz.server.files import private_file, private_folder, take_from_others
from dorfplatz.server.protocol import Seat, Summary
from dorfplatz.server.records import (
    Decision,
    GameSetup,
    ListedGame,
    NewGame,
    Recording,
    RevisionConflict,
    StoredGame,
    current_moves,
)

Result = TypeVar("Result")

DATABASE_FILE = "dorfplatz.db"
LATEST_MIGRATION = "0002"
"""The last of the migrations."""
GAMES_ON_A_PAGE = 50
_migrating = threading.Lock()
"""Alembic keeps what it is doing in a global variable."""
BUSY_SECONDS = 10
"""How long to wait while another process writes."""

_log = structlog.get_logger()


_UNREADABLE = (ValueError, TypeError, RecursionError)
"""What reading a damaged row raises."""


def now_milliseconds() -> int:
    """The time, as it is stored."""
    return time.time_ns() // 1_000_000


def migrate(path: Path, target: str = "head") -> None:
    """Create the database or bring it up to date."""
    if _version(path) == LATEST_MIGRATION:
        return  # SQLAlchemy and Alembic take more than a second to import
    import alembic.command
    import alembic.config
    import sqlalchemy as sa
    from alembic.util import CommandError

    config = alembic.config.Config()
    config.set_main_option("script_location", "dorfplatz.server:migrations")
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(f"sqlite:///{path}", poolclass=sa.NullPool)
    try:
        with _migrating, engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, target)
            connection.commit()
    except CommandError as error:
        raise HTTPProblem(409, "server-database-newer", path=path) from error
    except sa.exc.DBAPIError as error:
        raise error.orig or error from None
    finally:
        engine.dispose()


def _version(path: Path) -> str | None:
    """The last migration that was applied to a file, if it is one of ours."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path)) as connection, suppress(sqlite3.Error):
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found[0]) if found else None
    return None


def check_database(folder: Path) -> None:
    """Read the file without changing it; raises `Problem` if it is damaged. A missing file is fine: it will be created."""
    path = folder / DATABASE_FILE
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except (sqlite3.Error, OSError) as error:
        raise _storage_problem(path, error) from error
    if found != "ok":
        raise _storage_problem(path, ValueError(f"malformed: {found}"))


def open_storage(folder: Path) -> Storage:
    """The storage in a data folder, created and migrated as needed."""
    path = folder / DATABASE_FILE
    try:
        private_folder(folder)
        private_file(path)
        for journal in folder.glob(f"{DATABASE_FILE}-*"):
            take_from_others(journal)
        migrate(path)
    except (sqlite3.Error, OSError) as error:
        raise _storage_problem(path, error) from error
    return Storage(path)


def _storage_problem(path: Path, error: Exception) -> Problem:
    """An error of the disk or the database as a problem that says what to do."""
    cause = str(getattr(error, "strerror", None) or error)
    _log.error("storage failed", path=str(path), cause=cause)
    if any(word in cause for word in ("malformed", "not a database", "corrupt", "Could not decode")):
        return HTTPProblem(409, "server-database-damaged", path=path)
    if "disk is full" in cause or getattr(error, "errno", None) in (errno.ENOSPC, errno.EDQUOT):
        return HTTPProblem(507, "server-disk-full")
    return HTTPProblem(409, "server-storage-failed", path=path, cause=cause)


class Storage:
    """The games of one data folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer = _Writer(path)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._reader: sqlite3.Connection | None = None

    async def close(self) -> None:
        """Write what is left and close the file."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.get_running_loop().run_in_executor(self._reading, self._close_reader)
        self._reading.shutdown()

    async def create(self, game: NewGame, seats: list[Seat], id: str | None = None) -> str:
        """Store a game; returns its id."""
        id, now = id or secrets.token_urlsafe(6), now_milliseconds()
        row = {
            **vars(game.setup),
            "id": id,
            "options": _to_json(game.setup.options),
            "seats": _to_json(seats),
            "summary": _to_json(game.summary),
            "created": now,
            "changed": now,
            "layout": _to_json(game.recording.layout),
            "position": game.recording.positions[0],
        }
        rows = [_decision_row(id, number, d, now) for number, d in enumerate(game.decisions, start=1)]

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(_INSERT_GAME, row)
            connection.executemany(_INSERT_DECISION, rows)

        with suppress(sqlite3.IntegrityError):  # somebody else has stored this very game at the same moment
            await self._write(write)
        return id

    async def append(self, id: str, revision: int, decision: Decision, summary: Summary) -> None:
        """Store the decision that makes this revision; when this returns, it is on disk."""
        now = now_milliseconds()
        row, summary_json = _decision_row(id, revision, decision, now), _to_json(summary)

        def write(connection: sqlite3.Connection) -> None:
            (last,) = connection.execute("SELECT max(revision) FROM decisions WHERE game = ?", (id,)).fetchone()
            if (last or 0) != revision - 1:
                raise RevisionConflict
            connection.execute(_INSERT_DECISION, row)
            connection.execute("UPDATE games SET summary = ?, changed = ? WHERE id = ?", (summary_json, now, id))

        try:
            await self._write(write)
        except sqlite3.IntegrityError as error:
            raise RevisionConflict from error

    async def load(self, id: str) -> StoredGame:
        """A game with its decisions."""

        def read(connection: sqlite3.Connection) -> tuple[Any, list[Any]]:
            game = connection.execute("SELECT * FROM games WHERE id = ?", (id,)).fetchone()
            # Without the positions, which are most of it.
            query = "SELECT revision, kind, value, seat, mark, lines FROM decisions WHERE game = ? ORDER BY revision"
            return game, connection.execute(query, (id,)).fetchall()

        game, rows = await self._read(read)
        if game is None:
            raise unknown_table(id)
        try:
            options = msgspec.json.decode(game["options"], type=dict)
            texts = msgspec.convert([game[name] for name in ("box", "rules", "seed", "commitment", "mark")], list[str])
            setup = GameSetup(game["game"], options, *texts)
            seats = msgspec.json.decode(game["seats"], type=list[Seat])
            summary = _to_listed(game).summary
            over = summary is not None and summary.over
            return StoredGame(setup, seats, _to_time(game["created"]), over, _to_decisions(rows))
        except _UNREADABLE as error:
            raise damaged_game(id, error) from error

    async def recording(self, id: str) -> Recording:
        """The positions of a game."""

        def read(connection: sqlite3.Connection) -> tuple[Any, list[Any]]:
            game = connection.execute("SELECT layout, position FROM games WHERE id = ?", (id,)).fetchone()
            query = "SELECT revision, kind, value, seat, position FROM decisions WHERE game = ? ORDER BY revision"
            return game, connection.execute(query, (id,)).fetchall()

        game, rows = await self._read(read)
        if game is None:
            raise unknown_table(id)
        try:
            moves = current_moves(_to_decisions(rows))
            dealt = msgspec.convert(game["position"], bytes, builtin_types=(bytes,))
            return Recording(msgspec.json.decode(game["layout"]), [dealt, *(move.position for move in moves)])
        except _UNREADABLE as error:
            raise damaged_game(id, error) from error

    async def exists(self, id: str) -> bool:
        """Whether there is such a game."""
        return await self._finds("SELECT 1 FROM games WHERE id = ?", id)

    async def has_ended(self, id: str) -> bool:
        """Whether this game was deleted after its end, when its seed was known."""
        return await self._finds("SELECT 1 FROM ended WHERE game = ?", id)

    async def _finds(self, query: str, id: str) -> bool:
        return await self._read(lambda connection: connection.execute(query, (id,)).fetchone()) is not None

    async def games(self, after: str | None = None) -> tuple[list[ListedGame], str | None]:
        """A page of games, those changed last first, and the place after which the next page begins."""
        where, place = ("WHERE (changed, id) < (?, ?)", _from_place(after)) if after is not None else ("", ())
        query = f"SELECT id, game, seats, summary, created, changed FROM games {where} ORDER BY changed DESC, id DESC LIMIT ?"
        rows = await self._read(lambda connection: connection.execute(query, (*place, GAMES_ON_A_PAGE + 1)).fetchall())
        page = rows[:GAMES_ON_A_PAGE]
        return [_to_listed(row) for row in page], _to_place(page[-1]) if len(rows) > len(page) else None

    async def delete(self, id: str) -> None:
        """Delete a game with its decisions."""

        def write(connection: sqlite3.Connection) -> int:
            game = connection.execute("SELECT * FROM games WHERE id = ?", (id,)).fetchone()
            if game and (summary := _to_listed(game).summary) and summary.over:
                connection.execute("INSERT OR IGNORE INTO ended (game) VALUES (?)", (id,))
            connection.execute("DELETE FROM decisions WHERE game = ?", (id,))
            return connection.execute("DELETE FROM games WHERE id = ?", (id,)).rowcount

        if await self._write(write) == 0:
            raise unknown_table(id)

    async def _write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do this in the next commit; when this returns, it is on disk."""
        try:
            return await self._writer.submit(work)
        except sqlite3.IntegrityError:
            raise
        except (sqlite3.Error, OSError) as error:
            raise _storage_problem(self.path, error) from error

    async def _read(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Read from one state of the file; what is being written meanwhile is not seen."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, self._read_now, work)
        except (sqlite3.Error, OSError) as error:
            raise _storage_problem(self.path, error) from error

    def _read_now(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._reader is None:
            self._reader = _connect(self.path)
            self._reader.execute("PRAGMA query_only=ON")
        self._reader.execute("BEGIN")
        try:
            return work(self._reader)
        finally:
            self._reader.execute("ROLLBACK")

    def _close_reader(self) -> None:
        if self._reader:
            self._reader.close()


class _Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.outcome: Any = None

    def tell(self) -> None:
        """Wake up who waits."""
        if self.done.cancelled():
            return
        if isinstance(self.outcome, Exception):
            self.done.set_exception(self.outcome)
        else:
            self.done.set_result(self.outcome)


class _Writer:
    """The only connection of this process that writes, on a thread of its own.

    What is asked for during a commit goes into the next one together, so many tables share the time a disk takes.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def submit(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do this in a transaction; returns when it is committed."""
        job = _Job(work)
        self._jobs.put(job)
        result: Result = await job.done
        return result

    def close(self) -> None:
        """Write what is left."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            jobs = [job for job in waiting if job]
            is_open = len(jobs) == len(waiting)
            if jobs:
                self._commit(jobs)
                with suppress(RuntimeError):  # the event loop has ended
                    jobs[0].loop.call_soon_threadsafe(_tell, jobs)
        if self._connection:
            self._connection.close()

    def _commit(self, jobs: list[_Job]) -> None:
        """Everything in one transaction: each job succeeds or fails alone, except that nothing holds if the commit fails."""
        try:
            if self._connection is None:
                self._connection = _connect(self._path)
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                _attempt(self._connection, job)
            self._connection.execute("COMMIT")
        except Exception as error:
            for job in jobs:
                job.outcome = error
            if self._connection and self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")


def _attempt(connection: sqlite3.Connection, job: _Job) -> None:
    """Do a job in the transaction that is open; if it fails, the transaction is as it was before."""
    connection.execute("SAVEPOINT job")
    try:
        job.outcome = job.work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite has rolled everything back, as it does when the disk is full
        connection.execute("ROLLBACK TO job")
        job.outcome = error
    connection.execute("RELEASE job")


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()


def _connect(path: Path) -> sqlite3.Connection:
    # Without an isolation level the driver opens no transactions by itself: it would begin them as a reader.
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.text_factory = lambda raw: raw.decode(errors="replace")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


_INSERT_GAME = """
INSERT INTO games (id, game, options, box, rules, seed, commitment, mark, layout, position, seats, summary, created, changed)
VALUES (:id, :game, :options, :box, :rules, :seed, :commitment, :mark, :layout, :position, :seats, :summary, :created, :changed)
"""
_INSERT_DECISION = """
INSERT INTO decisions (game, revision, time, kind, value, seat, mark, position, lines)
VALUES (:game, :revision, :time, :kind, :value, :seat, :mark, :position, :lines)
"""


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _decision_row(id: str, revision: int, decision: Decision, now: int) -> dict[str, Any]:
    return {"game": id, "revision": revision, "time": now, **vars(decision)}


def _to_decisions(rows: Sequence[Any]) -> list[Decision]:
    """The decisions of a game; raises `ValueError` if one is missing or wrong."""
    if [row["revision"] for row in rows] != list(range(1, len(rows) + 1)):
        raise ValueError("a decision is missing")
    return msgspec.convert([dict(row) for row in rows], list[Decision], builtin_types=(bytes,))


def _to_listed(row: Any) -> ListedGame:
    try:
        seats = msgspec.json.decode(row["seats"], type=list[Seat])
        summary = msgspec.json.decode(row["summary"], type=Summary)
        return ListedGame(row["id"], row["game"], seats, summary, _to_time(row["created"]), _to_time(row["changed"]))
    except _UNREADABLE:
        return ListedGame(str(row["id"]), str(row["game"]), [], None, 0, 0)


_Time = Annotated[int, msgspec.Meta(ge=0, lt=253_402_300_800_000)]
"""Milliseconds until the year 10000, which `datetime` does not know."""


def _to_time(stored: Any) -> int:
    """A stored time; raises `ValueError` if it is none."""
    return msgspec.convert(stored, _Time)


# The place of a game in the list: when it was changed, and its id among those changed in the same millisecond.

_Int64 = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
_Place = tuple[_Int64 | float | str, str]


def _to_place(row: Any) -> str:
    place = msgspec.msgpack.encode((row["changed"], str(row["id"])))
    return base64.urlsafe_b64encode(place).rstrip(b"=").decode()


def _from_place(text: str) -> _Place:
    try:
        place: _Place = msgspec.msgpack.decode(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=_Place)
        return place
    except ValueError as error:
        raise Problem("server-malformed", detail="after") from error
