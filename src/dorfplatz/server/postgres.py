"""PostgreSQL as the database of the games. Only imported when it is used: its driver is an extra."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast
from urllib.parse import urlsplit

import psycopg
import structlog
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus
from psycopg.rows import dict_row
from psycopg.types.string import StrDumper, StrDumperUnknown

from dorfplatz.core.problem import Problem
from dorfplatz.server.database import LATEST_MIGRATION, Connection, Cursor, Database, migrating, upgrade
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.middleware import LOOPBACK

SERVER_NAME = "dorfplatz "
"""Before the address of a server, in the name of the connection that holds its tables."""
LONGEST_ADDRESS = 63 - len(SERVER_NAME)
"""Longer names of connections are cut by PostgreSQL."""
_MIGRATION_LOCK = int.from_bytes(b"dorfplat")
"""Held while the tables are made: two servers may start at once."""
_PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A database whose machine is gone is noticed within seconds."""
_SERVER_PATIENCE = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000"
"""And so does the database notice that ours is gone, later than we do: only then may others own our tables."""
_VALUE = re.compile(r"\?|(?<!:):([a-z_][a-z0-9_]*)")

_log = structlog.get_logger()


class _Text(StrDumper):
    """PostgreSQL has no character of the number zero."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\N{REPLACEMENT CHARACTER}"))


class _UntypedText(StrDumperUnknown):
    """The same, for values whose type depends on where they stand."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\N{REPLACEMENT CHARACTER}"))


@lru_cache(256)
def _translated(sql: str) -> bytes:
    """A statement with the driver's own marks for values."""
    return _VALUE.sub(lambda found: f"%({found[1]})s" if found[1] else "%s", sql.replace("%", "%%")).encode()


class _Connection:
    """A connection of the driver that takes the same statements as SQLite."""

    def __init__(self, connection: psycopg.Connection[dict[str, Any]]) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] | Mapping[str, Any] = (), /) -> Cursor:
        """Run a statement."""
        return self._connection.execute(_translated(sql), values or None)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any] | Mapping[str, Any]], /) -> None:
        """Run a statement with each of these values."""
        self._connection.cursor().executemany(_translated(sql), rows)

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open, even one in which something has failed."""
        return self._connection.info.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR)

    @property
    def closed(self) -> bool:
        """Whether it has ended."""
        return self._connection.closed

    def close(self) -> None:
        """End it."""
        self._connection.close()


class PostgreSQL(Database):
    """A database that several servers share."""

    error = (psycopg.Error, OSError)
    conflict = psycopg.IntegrityError
    is_shared = True
    begin_writing = "BEGIN"
    begin_reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, address: str) -> None:
        try:
            parts = conninfo_to_dict(address)
        except psycopg.ProgrammingError as error:
            raise Problem("server-database-unknown") from error
        options = f"{parts.get('options') or ''} {_SERVER_PATIENCE}".strip()
        self.conninfo = make_conninfo("", **{**_PATIENCE, **parts, "options": options})
        """With the password, if there is one: never shown."""
        self.name = _shown(parts)

    def open(self) -> None:
        """Create the tables or bring them up to date; another server that does so at the same time waits."""
        with psycopg.connect(self.conninfo, autocommit=True) as connection:
            if _version(connection) == LATEST_MIGRATION:
                return
        self.migrate()

    def migrate(self, target: str = "head") -> None:
        """Apply the migrations that are missing."""
        import sqlalchemy as sa

        engine = sa.create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(self.conninfo), poolclass=sa.NullPool)
        with migrating(engine, HTTPProblem(409, "server-database-shared-newer", name=self.name)) as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_lock({_MIGRATION_LOCK})")
            connection.commit()
            upgrade(connection, target)

    def check_address(self, address: str) -> None:
        """Raises `Problem` if other servers of this database could not reach this one so."""
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
            raise Problem("server-address-wrong", found=address)
        if len(address.encode()) > LONGEST_ADDRESS:
            raise Problem("server-address-long", found=address, limit=LONGEST_ADDRESS)
        others = self._servers()
        if address in others:
            raise Problem("server-address-taken", found=address)
        if strangers := [other for other in others if _is_loopback(other) != _is_loopback(address)]:
            raise Problem("server-address-unreachable", found=address, other=strangers[0])

    def _servers(self) -> list[str]:
        """The addresses of the servers that run with this database."""
        query = "SELECT application_name FROM pg_stat_activity WHERE datname = current_database()"
        with psycopg.connect(self.conninfo, autocommit=True) as connection:
            names = [str(name) for (name,) in connection.execute(query).fetchall()]
        return [name.removeprefix(SERVER_NAME) for name in names if name.startswith(SERVER_NAME)]

    def connect(self, read_only: bool = False) -> Connection:
        """A connection of the driver."""
        made = psycopg.connect(self.conninfo, autocommit=True, row_factory=dict_row, application_name="dorfplatz")
        made.adapters.register_dumper(str, _Text)
        made.adapters.register_dumper(str, _UntypedText)
        return cast(Connection, _Connection(made))

    def is_lost(self, connection: Connection) -> bool:
        """As when the database was started anew."""
        return cast(_Connection, connection).closed

    def problem(self, error: Exception) -> Problem:
        """An error of the database, without what was to be stored: that may be secret."""
        diagnosis = getattr(error, "diag", None)
        cause = (diagnosis and diagnosis.message_primary) or type(error).__name__
        _log.error("storage failed", database=self.name, cause=cause)
        match error:
            case errors.DiskFull():
                return HTTPProblem(507, "server-disk-full")
            case errors.DataCorrupted() | errors.IndexCorrupted():
                return HTTPProblem(409, "server-database-shared-damaged", name=self.name)
            case psycopg.OperationalError() | OSError():
                return HTTPProblem(503, "server-database-gone")
            case psycopg.DataError():
                return HTTPProblem(400, "server-malformed", detail=cause)
        return HTTPProblem(409, "server-database-failed", name=self.name, cause=cause)

    def check(self) -> None:
        """Look whether it can be used; raises `Problem` if not."""
        try:
            with psycopg.connect(self.conninfo, autocommit=True) as connection:
                version = _version(connection)
        except self.error as error:
            raise Problem("server-database-unreachable", name=self.name, cause=_cause(error)) from error
        if version is not None and version > LATEST_MIGRATION:
            raise Problem("server-database-shared-newer", name=self.name)


def _version(connection: psycopg.Connection[Any]) -> str | None:
    """The last migration that was applied, if there are tables of ours."""
    if connection.execute("SELECT to_regclass('alembic_version')").fetchone() == (None,):
        return None
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else None


def _is_loopback(address: str) -> bool:
    return (urlsplit(address).hostname or "") in LOOPBACK


def _cause(error: Exception) -> str:
    """What the driver says, on one line."""
    return " ".join(str(error).split())


def _shown(parts: Mapping[str, Any]) -> str:
    """How the database is called in messages, without user and password."""
    host = parts.get("host") or parts.get("hostaddr") or "localhost"
    port = f":{parts['port']}" if parts.get("port") else ""
    return f"{parts.get('dbname') or parts.get('user') or 'postgres'} ({host}{port})"
