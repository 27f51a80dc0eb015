"""The database of the games: one file of SQLite, or PostgreSQL. What differs between the two stands here and in `postgres.py`.

SQL is written once, in what both know, with `?` and `:name` for values.
"""

from __future__ import annotations

import errno
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol
from urllib.parse import quote

import structlog

from dorfplatz.core.problem import Problem
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.files import private_file, private_folder, take_from_others

if TYPE_CHECKING:
    import sqlalchemy as sa

DATABASE_FILE = "dorfplatz.db"
BUSY_SECONDS = 10
"""How long to wait while another process writes."""
POSTGRES_SCHEMES = ("postgresql://", "postgres://")
LATEST_MIGRATION = max(
    file.name[1:5] for file in files("dorfplatz.server.migrations.versions").iterdir() if file.name.startswith("v")
)
_migrating = threading.Lock()
"""Alembic keeps what it is doing in a global variable."""

_log = structlog.get_logger()


class Cursor(Protocol):
    """The outcome of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows it has changed."""

    def fetchone(self) -> Any:
        """The next row, whose values have names; None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""


class Connection(Protocol):
    """A connection on which transactions begin and end with statements."""

    def execute(self, sql: str, values: Sequence[Any] | Mapping[str, Any] = ..., /) -> Cursor:
        """Run a statement."""

    def executemany(self, sql: str, rows: Iterable[Sequence[Any] | Mapping[str, Any]], /) -> Any:
        """Run a statement with each of these values."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""

    def close(self) -> None:
        """End it."""


class Database(ABC):
    """Where the games are."""

    name: str
    """How it is called in messages; no password is in it."""
    error: ClassVar[tuple[type[Exception], ...]]
    """What can go wrong with it …"""
    conflict: ClassVar[type[Exception]]
    """… and of that: a row is there already, or belongs to one that is not."""
    is_shared: ClassVar[bool]
    """Whether several servers, on several machines, may use it."""
    begin_writing: ClassVar[str]
    begin_reading: ClassVar[str]

    @abstractmethod
    def open(self) -> None:
        """Create what is missing and bring it up to date."""

    @abstractmethod
    def connect(self, read_only: bool = False) -> Connection:
        """A connection for one thread."""

    @abstractmethod
    def is_lost(self, connection: Connection) -> bool:
        """Whether a connection has come to its end and another one is needed."""

    @abstractmethod
    def check(self) -> None:
        """Look whether it can be used, without changing it; raises `Problem` if not."""

    @abstractmethod
    def problem(self, error: Exception) -> Problem:
        """An error in words that say what to do."""


class SQLite(Database):
    """One file in the data folder."""

    error = (sqlite3.Error, OSError)
    conflict = sqlite3.IntegrityError
    is_shared = False
    begin_writing = "BEGIN IMMEDIATE"
    begin_reading = "BEGIN"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)

    def open(self) -> None:
        """Create the file for its owner alone, and migrate it."""
        private_folder(self.path.parent)
        private_file(self.path)
        for journal in self.path.parent.glob(f"{self.path.name}-*"):
            take_from_others(journal)
        self.migrate()

    def migrate(self, target: str = "head") -> None:
        """Create the tables or bring them up to date."""
        if self._version() == LATEST_MIGRATION:
            return  # SQLAlchemy and Alembic take more than a second to import
        import sqlalchemy as sa

        engine = sa.create_engine(f"sqlite:///{self.path}", poolclass=sa.NullPool)
        with migrating(engine, HTTPProblem(409, "server-database-newer", path=self.path)) as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            upgrade(connection, target)

    def _version(self) -> str | None:
        """The last migration that was applied to the file, if it is one of ours."""
        if not self.path.exists():
            return None
        with closing(sqlite3.connect(self.path)) as connection, suppress(sqlite3.Error):
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return str(found[0]) if found else None
        return None

    def connect(self, read_only: bool = False) -> Connection:
        """Open the file."""
        # Without an isolation level the driver opens no transactions by itself: it would begin them as a reader.
        connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        connection.text_factory = lambda raw: raw.decode(errors="replace")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        if read_only:
            connection.execute("PRAGMA query_only=ON")
        return connection

    def is_lost(self, connection: Connection) -> bool:
        """A file stays."""
        return False

    def check(self) -> None:
        """Read the file without changing it; raises `Problem` if it is damaged. A missing file is fine: it will be created."""
        if not self.path.exists():
            return
        try:
            with closing(sqlite3.connect(f"file:{quote(str(self.path))}?mode=ro", uri=True)) as connection:
                (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except self.error as error:
            raise self.problem(error) from error
        if found != "ok":
            raise self.problem(ValueError(f"malformed: {found}"))

    def problem(self, error: Exception) -> Problem:
        """An error of the disk or the file."""
        cause = str(getattr(error, "strerror", None) or error)
        _log.error("storage failed", path=str(self.path), cause=cause)
        if any(word in cause for word in ("malformed", "not a database", "corrupt", "Could not decode")):
            return HTTPProblem(409, "server-database-damaged", path=self.path)
        if "disk is full" in cause or getattr(error, "errno", None) in (errno.ENOSPC, errno.EDQUOT):
            return HTTPProblem(507, "server-disk-full")
        return HTTPProblem(409, "server-storage-failed", path=self.path, cause=cause)


def choose_database(folder: Path, address: str | None) -> Database:
    """The database at an address, else the file in the data folder; raises `Problem` if the address is none."""
    if address is None:
        return SQLite(folder / DATABASE_FILE)
    if not address.startswith(POSTGRES_SCHEMES):
        raise Problem("server-database-unknown")
    try:
        from dorfplatz.server.postgres import PostgreSQL
    except ImportError as error:
        raise Problem("server-database-driver") from error
    return PostgreSQL(address)


def migrations() -> Any:
    """The settings of Alembic."""
    import alembic.config

    config = alembic.config.Config()
    config.set_main_option("script_location", "dorfplatz.server:migrations")
    config.set_main_option("path_separator", "os")
    return config


@contextmanager
def migrating(engine: sa.Engine, newer: HTTPProblem) -> Iterator[sa.Connection]:
    """A connection for migrations; raises `newer` if the database has some that we do not know, and else the driver's errors."""
    import sqlalchemy as sa
    from alembic.util import CommandError

    try:
        with _migrating, engine.connect() as connection:
            yield connection
            connection.commit()
    except CommandError as error:
        raise newer from error
    except sa.exc.DBAPIError as error:
        raise error.orig or error from None
    finally:
        engine.dispose()


def upgrade(connection: sa.Connection, target: str) -> None:
    """Apply what is missing."""
    import alembic.command

    config = migrations()
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, target)
