"""Games on disk: append-only decisions and snapshots, in one file of SQLite.

A game is its options, the hash of its box, its rules version, its secret seed and its decisions. Nothing is ever overwritten
but the summary that the list of games shows; an undo is a decision too.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dorfplatz.core.problem import Problem
from dorfplatz.server.protocol import Seat, Summary
from dorfplatz.server.records import Conflict, Decision, Listed, Origin, Snapshot, Stored, still_valid
from dorfplatz.server.refusal import Refusal, damaged

FILE = "dorfplatz.db"
NEWEST = "0001"
"""The last of the migrations."""

_log = structlog.get_logger()
_metadata = sa.MetaData()
_games = sa.Table(
    "games",
    _metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text),
    sa.Column("options", sa.Text),
    sa.Column("box", sa.Text),
    sa.Column("rules", sa.Text),
    sa.Column("seed", sa.Text),
    sa.Column("seats", sa.Text),
    sa.Column("summary", sa.Text),
    sa.Column("created", sa.BigInteger),
    sa.Column("changed", sa.BigInteger),
)
_decisions = sa.Table(
    "decisions",
    _metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("revision", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text),
    sa.Column("value", sa.Integer),
    sa.Column("seat", sa.Integer),
    sa.Column("time", sa.BigInteger),
)
_snapshots = sa.Table(
    "snapshots",
    _metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("revision", sa.Integer, primary_key=True),
    sa.Column("state", sa.LargeBinary),
)


def milliseconds() -> int:
    """Now, as it is stored."""
    return time.time_ns() // 1_000_000


def migrate(path: Path) -> None:
    """Create the database or bring it up to date."""
    if _version(path) == NEWEST:
        return  # Alembic takes half a second to import
    import alembic.command
    import alembic.config
    from alembic.util import CommandError

    path.parent.mkdir(parents=True, exist_ok=True)
    config = alembic.config.Config()
    config.set_main_option("script_location", "dorfplatz.server:migrations")
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(f"sqlite:///{path}", poolclass=sa.NullPool)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")
            connection.commit()
    except CommandError as error:
        raise Refusal(409, "server-database-newer", path=str(path)) from error
    finally:
        engine.dispose()


def _version(path: Path) -> str | None:
    """The last migration a file has seen, if it is one of ours."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path)) as connection, suppress(sqlite3.Error):
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found[0]) if found else None
    return None


def check(folder: Path) -> None:
    """Look at the file without changing it; raises `Problem` if it is damaged. No file is fine: it will be made."""
    path = folder / FILE
    if not path.exists():
        return
    engine = sa.create_engine(f"sqlite:///file:{quote(str(path))}?mode=ro&uri=true", poolclass=sa.NullPool)
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except (DBAPIError, OSError) as error:
        raise _trouble(path, error) from error
    if found != "ok":
        raise _trouble(path, ValueError(f"malformed: {found}"))


def open_storage(folder: Path) -> Storage:
    """The storage in a data folder, created and migrated as needed."""
    path = folder / FILE
    try:
        migrate(path)
    except (DBAPIError, OSError) as error:
        raise _trouble(path, error) from error
    return Storage(path)


def _trouble(path: Path, error: Exception) -> Problem:
    """What went wrong with the disk, in words a person can act on."""
    cause = str(getattr(error, "orig", None) or error)
    _log.error("storage", path=str(path), cause=cause)
    if any(sign in cause for sign in ("malformed", "not a database", "corrupt")):
        return Refusal(409, "server-database-damaged", path=str(path))
    return Refusal(409, "server-storage-failed", path=str(path), cause=cause)


class Storage:
    """The games of one data folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": 10})
        self._reading = self._engine.execution_options(reading=True)
        sa.event.listen(self._engine.sync_engine, "connect", _prepare)
        sa.event.listen(self._engine.sync_engine, "begin", _begin)

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()

    async def create(
        self, origin: Origin, seats: list[Seat], decisions: Sequence[Decision], snapshot: Snapshot, summary: Summary
    ) -> str:
        """Put a game on disk; returns its id."""
        id, now = secrets.token_urlsafe(6), milliseconds()
        async with self._connection(self._engine) as connection:
            await connection.execute(
                _games.insert().values(
                    id=id,
                    game=origin.game,
                    options=_text(origin.options),
                    box=origin.box,
                    rules=origin.rules,
                    seed=origin.seed,
                    seats=_text(seats),
                    summary=_text(summary),
                    created=now,
                    changed=now,
                )
            )
            if decisions:
                rows = [_row(id, number, d, now) for number, d in enumerate(decisions, start=1)]
                await connection.execute(_decisions.insert(), rows)
            await connection.execute(_snapshots.insert().values(game=id, **vars(snapshot)))
        return id

    async def append(
        self, id: str, revision: int, decision: Decision, summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        """Put the decision that makes this revision on disk; when this returns, it survives anything."""
        now = milliseconds()
        try:
            async with self._connection(self._engine) as connection:
                await connection.execute(_decisions.insert().values(**_row(id, revision, decision, now)))
                change = _games.update().where(_games.c.id == id).values(summary=_text(summary), changed=now)
                await connection.execute(change)
                if snapshot:
                    await connection.execute(_snapshots.insert().values(game=id, **vars(snapshot)))
        except IntegrityError as error:
            raise Conflict from error

    async def load(self, id: str) -> Stored:
        """A game, with the newest snapshot that no undo has gone behind."""
        async with self._connection(self._reading) as connection:
            game = (await connection.execute(sa.select(_games).where(_games.c.id == id))).one_or_none()
            if game is None:
                raise unknown_table(id)
            query = sa.select(_decisions).where(_decisions.c.game == id).order_by(_decisions.c.revision)
            rows = (await connection.execute(query)).all()
            query = sa.select(_snapshots.c.version, _snapshots.c.revision).where(_snapshots.c.game == id)
            taken = (await connection.execute(query.order_by(_snapshots.c.revision.desc()))).all()
            try:
                decisions = _check(rows)
                stored = Stored(
                    Origin(game.game, msgspec.json.decode(game.options, type=dict), game.box, game.rules, game.seed),
                    msgspec.json.decode(game.seats, type=list[Seat]),
                    game.created,
                    decisions,
                    None,
                )
            except (ValueError, TypeError) as error:
                raise damaged(id, error) from error
            for version, revision in taken:
                if revision <= len(decisions) and still_valid(version, revision, decisions):
                    same = (_snapshots.c.game == id, _snapshots.c.version == version, _snapshots.c.revision == revision)
                    state = (await connection.execute(sa.select(_snapshots.c.state).where(*same))).scalar_one()
                    return replace(stored, snapshot=Snapshot(version, revision, state))
            return stored

    async def games(self) -> list[Listed]:
        """All games, newest first."""
        async with self._connection(self._reading) as connection:
            columns = (_games.c.id, _games.c.game, _games.c.seats, _games.c.summary, _games.c.created, _games.c.changed)
            rows = (await connection.execute(sa.select(*columns).order_by(_games.c.changed.desc()))).all()
        return [_listed(row) for row in rows]

    async def delete(self, id: str) -> None:
        """Remove a game and all that belongs to it."""
        async with self._connection(self._engine) as connection:
            await connection.execute(_snapshots.delete().where(_snapshots.c.game == id))
            await connection.execute(_decisions.delete().where(_decisions.c.game == id))
            removed = await connection.execute(_games.delete().where(_games.c.id == id))
        if removed.rowcount == 0:
            raise unknown_table(id)

    @asynccontextmanager
    async def _connection(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A transaction whose technical failures become words."""
        try:
            async with engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise _trouble(self.path, error) from error


def unknown_table(id: str) -> Refusal:
    """The answer when there is no game with this id."""
    return Refusal(404, "server-unknown-table", table=id)


def _prepare(connection: Any, _: Any) -> None:
    # The driver must not open transactions by itself: it would start them deferred, and two writers could deadlock.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _row(id: str, revision: int, decision: Decision, now: int) -> dict[str, Any]:
    return {"game": id, "revision": revision, **vars(decision), "time": now}


def _check(rows: Sequence[Any]) -> list[Decision]:
    """The decisions of a game, if none is missing or nonsense."""
    decisions = []
    for number, row in enumerate(rows, start=1):
        if row.revision != number or row.kind not in ("move", "undo") or type(row.value) is not int or type(row.seat) is not int:
            raise ValueError(f"decision {number} is damaged")
        decisions.append(Decision(row.kind, row.value, row.seat))
    return decisions


def _listed(row: Any) -> Listed:
    try:
        seats = msgspec.json.decode(row.seats, type=list[Seat])
        summary = msgspec.json.decode(row.summary, type=Summary)
    except (ValueError, TypeError):
        seats, summary = [], None
    return Listed(row.id, row.game, seats, summary, row.created, row.changed)
