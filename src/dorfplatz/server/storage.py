"""Games on disk: append-only decisions and snapshots, in one file of SQLite.

A game is its options, the hash of its box, its rules version, its secret seed and its decisions. Only the summary for the list of
games is ever overwritten; an undo is a decision too.
"""

from __future__ import annotations

import base64
import errno
import secrets
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dorfplatz.core.problem import Problem
from dorfplatz.server.errors import HTTPProblem, damaged_game, unknown_table
from dorfplatz.server.files import private_file, private_folder, take_from_others
from dorfplatz.server.protocol import Seat, Summary
from dorfplatz.server.records import (
    Decision,
    GameSetup,
    ListedGame,
    RevisionConflict,
    Snapshot,
    StoredGame,
    is_snapshot_valid,
)

DATABASE_FILE = "dorfplatz.db"
LATEST_MIGRATION = "0001"
"""The last of the migrations."""
GAMES_ON_A_PAGE = 50

_migrating = threading.Lock()
"""Alembic keeps what it is doing in a global variable."""

_log = structlog.get_logger()


def _table(name: str, *columns: str) -> sa.TableClause:
    """A table for queries; its types and keys are in the migrations."""
    return sa.table(name, *map(sa.column, columns))


_games = _table("games", "id", "game", "options", "box", "rules", "seed", "seats", "summary", "created", "changed")
_decisions = _table("decisions", "game", "revision", "kind", "value", "seat", "time")
_snapshots = _table("snapshots", "game", "version", "revision", "state")


def now_milliseconds() -> int:
    """The time, as it is stored."""
    return time.time_ns() // 1_000_000


def migrate(path: Path) -> None:
    """Create the database or bring it up to date."""
    if _version(path) == LATEST_MIGRATION:
        return  # Alembic takes half a second to import
    import alembic.command
    import alembic.config
    from alembic.util import CommandError

    config = alembic.config.Config()
    config.set_main_option("script_location", "dorfplatz.server:migrations")
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(f"sqlite:///{path}", poolclass=sa.NullPool)
    try:
        with _migrating, engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")
            connection.commit()
    except CommandError as error:
        raise HTTPProblem(409, "server-database-newer", path=path) from error
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
    engine = sa.create_engine(f"sqlite:///file:{quote(str(path))}?mode=ro&uri=true", poolclass=sa.NullPool)
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except (DBAPIError, OSError) as error:
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
    except (DBAPIError, OSError) as error:
        raise _storage_problem(path, error) from error
    return Storage(path)


def _storage_problem(path: Path, error: Exception) -> Problem:
    """An error of the disk or the database as a problem that says what to do."""
    cause = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
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
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": 10})
        self._reader = self._engine.execution_options(read_only=True)
        sa.event.listen(self._engine.sync_engine, "connect", _configure)
        sa.event.listen(self._engine.sync_engine, "begin", _begin)

    async def close(self) -> None:
        """Close the file."""
        await self._engine.dispose()

    async def create(
        self, setup: GameSetup, seats: list[Seat], decisions: Sequence[Decision], snapshot: Snapshot, summary: Summary
    ) -> str:
        """Store a game; returns its id."""
        id, now = secrets.token_urlsafe(6), now_milliseconds()
        async with self._connection(self._engine) as connection:
            await connection.execute(
                _games.insert().values(
                    id=id,
                    game=setup.game,
                    options=_to_json(setup.options),
                    box=setup.box,
                    rules=setup.rules,
                    seed=setup.seed,
                    seats=_to_json(seats),
                    summary=_to_json(summary),
                    created=now,
                    changed=now,
                )
            )
            if decisions:
                rows = [_decision_row(id, number, d, now) for number, d in enumerate(decisions, start=1)]
                await connection.execute(_decisions.insert(), rows)
            await connection.execute(_snapshots.insert().values(game=id, **vars(snapshot)))
        return id

    async def append(
        self, id: str, revision: int, decision: Decision, summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        """Store the decision that makes this revision; when this returns, it is on disk."""
        now = now_milliseconds()
        try:
            async with self._connection(self._engine) as connection:
                await connection.execute(_decisions.insert().values(**_decision_row(id, revision, decision, now)))
                change = _games.update().where(_games.c.id == id).values(summary=_to_json(summary), changed=now)
                await connection.execute(change)
                if snapshot:
                    await connection.execute(_snapshots.insert().values(game=id, **vars(snapshot)))
        except IntegrityError as error:
            raise RevisionConflict from error

    async def load(self, id: str) -> StoredGame:
        """A game, with its newest valid snapshot."""
        async with self._connection(self._reader) as connection:
            game = (await connection.execute(sa.select(_games).where(_games.c.id == id))).one_or_none()
            if game is None:
                raise unknown_table(id)
            query = sa.select(_decisions).where(_decisions.c.game == id).order_by(_decisions.c.revision)
            rows = (await connection.execute(query)).all()
            query = sa.select(_snapshots.c.version, _snapshots.c.revision).where(_snapshots.c.game == id)
            taken = (await connection.execute(query.order_by(_snapshots.c.revision.desc()))).all()
            try:
                decisions = _to_decisions(rows)
                stored = StoredGame(
                    GameSetup(game.game, msgspec.json.decode(game.options, type=dict), game.box, game.rules, game.seed),
                    msgspec.json.decode(game.seats, type=list[Seat]),
                    _to_time(game.created),
                    decisions,
                    None,
                )
            except (ValueError, TypeError) as error:
                raise damaged_game(id, error) from error
            for version, revision in taken:
                if revision <= len(decisions) and is_snapshot_valid(version, revision, decisions):
                    same = (_snapshots.c.game == id, _snapshots.c.version == version, _snapshots.c.revision == revision)
                    state = (await connection.execute(sa.select(_snapshots.c.state).where(*same))).scalar_one()
                    return replace(stored, snapshot=Snapshot(version, revision, state))
            return stored

    async def games(self, after: str | None = None) -> tuple[list[ListedGame], str | None]:
        """A page of games, those changed last first, and the place after which the next page begins."""
        # Texts are read as bytes: one that is no UTF-8 would make the driver refuse all rows.
        texts = [sa.cast(column, sa.LargeBinary).label(column.name) for column in map(_games.c.__getitem__, _LISTED_TEXTS)]
        query = sa.select(*texts, *(_number_or_bytes(_games.c[name]) for name in ("created", "changed")))
        query = query.order_by(_games.c.changed.desc(), _games.c.id.desc()).limit(GAMES_ON_A_PAGE + 1)
        if after is not None:
            query = query.where(sa.tuple_(_games.c.changed, _games.c.id) < _from_place(after))
        async with self._connection(self._reader) as connection:
            rows = (await connection.execute(query)).all()
        page = rows[:GAMES_ON_A_PAGE]
        return [_to_listed(row) for row in page], _to_place(page[-1]) if len(rows) > len(page) else None

    async def delete(self, id: str) -> None:
        """Delete a game with its decisions and snapshots."""
        async with self._connection(self._engine) as connection:
            await connection.execute(_snapshots.delete().where(_snapshots.c.game == id))
            await connection.execute(_decisions.delete().where(_decisions.c.game == id))
            removed = await connection.execute(_games.delete().where(_games.c.id == id))
        if removed.rowcount == 0:
            raise unknown_table(id)

    @asynccontextmanager
    async def _connection(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A transaction; its errors are raised as `Problem`."""
        try:
            async with engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise _storage_problem(self.path, error) from error


def _configure(connection: Any, _: Any) -> None:
    # The driver must not open transactions by itself: it would start them deferred, and two writers could deadlock.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    read_only = connection.get_execution_options().get("read_only")
    connection.exec_driver_sql("BEGIN" if read_only else "BEGIN IMMEDIATE")


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _decision_row(id: str, revision: int, decision: Decision, now: int) -> dict[str, Any]:
    return {"game": id, "revision": revision, **vars(decision), "time": now}


def _to_decisions(rows: Sequence[Any]) -> list[Decision]:
    """The decisions of a game; raises `ValueError` if one is missing or wrong."""
    if [row.revision for row in rows] != list(range(1, len(rows) + 1)):
        raise ValueError("a decision is missing")
    return msgspec.convert(rows, list[Decision], from_attributes=True)


def _to_listed(row: Any) -> ListedGame:
    id, game = row.id.decode(errors="replace"), row.game.decode(errors="replace")
    try:
        seats = msgspec.json.decode(row.seats, type=list[Seat])
        summary = msgspec.json.decode(row.summary, type=Summary)
        return ListedGame(id, game, seats, summary, _to_time(row.created), _to_time(row.changed))
    except (ValueError, TypeError):
        return ListedGame(id, game, [], None, 0, 0)


_Time = Annotated[int, msgspec.Meta(ge=0, lt=253_402_300_800_000)]
"""Milliseconds until the year 10000, which `datetime` does not know."""


def _to_time(stored: Any) -> int:
    """A stored time; raises `ValueError` if it is none."""
    return msgspec.convert(stored, _Time)


# The place of a game in the list: when it was changed, and its id among those changed in the same millisecond.

_Int64 = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
_Place = tuple[_Int64 | float | bytes, bytes]
_LISTED_TEXTS = ("id", "game", "seats", "summary")


def _number_or_bytes(column: sa.ColumnElement[Any]) -> sa.Label[Any]:
    """A column that should be a number; damaged, it may be any text."""
    is_number = sa.func.typeof(column).in_(("integer", "real"))
    return sa.case((is_number, column), else_=sa.cast(column, sa.LargeBinary)).label(column.key)


def _to_place(row: Any) -> str:
    return base64.urlsafe_b64encode(msgspec.msgpack.encode((row.changed, row.id))).rstrip(b"=").decode()


def _from_place(text: str) -> sa.Tuple:
    try:
        place = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        changed, id = msgspec.msgpack.decode(place, type=_Place)
    except ValueError as error:
        raise Problem("server-malformed", detail="after") from error
    return sa.tuple_(sa.cast(changed, sa.Text) if isinstance(changed, bytes) else sa.literal(changed), sa.cast(id, sa.Text))
