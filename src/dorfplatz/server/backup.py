"""A data folder as one file, made while the server goes on, and a data folder made of such a file."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePosixPath
from typing import IO
from urllib.parse import quote

from dorfplatz.core.problem import Problem
from dorfplatz.server.database import BUSY_SECONDS, DATABASE_FILE, SQLite
from dorfplatz.server.files import private_folder
from dorfplatz.server.log_file import NAME as LOG_FILE

_LEFT_OUT = (DATABASE_FILE, LOG_FILE)
"""Names that begin so: the database is copied in its own way, with what its journal holds, and a log is no game."""


def back_up(folder: Path, file: Path) -> int:
    """Write all games of a data folder, its keys and its boxes to a file that only its owner may read; gives how many games."""
    database = folder / DATABASE_FILE
    if not database.is_file():
        raise Problem("cli-backup-nothing", folder=folder)
    if os.path.lexists(file):
        raise Problem("cli-backup-there", path=file)
    with _file_problems(file), tempfile.TemporaryDirectory(dir=file.parent, prefix=".dorfplatz-") as beside:
        copy, packed = Path(beside) / DATABASE_FILE, Path(beside) / file.name
        games = _copy_database(database, copy)
        with zipfile.ZipFile(packed, "x", zipfile.ZIP_DEFLATED) as archive:
            archive.write(copy, DATABASE_FILE)
            for path in _others(folder):
                archive.write(path, path.relative_to(folder).as_posix())
        packed.chmod(0o600)
        _sync(packed)
        packed.replace(file)
    return games


def _copy_database(database: Path, copy: Path) -> int:
    """The database as it is at one moment, whoever writes meanwhile; gives how many games are in it."""
    source = SQLite(database)
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(str(database))}?mode=ro", uri=True, timeout=BUSY_SECONDS)) as original,
            closing(sqlite3.connect(copy)) as target,
        ):
            original.backup(target)
        SQLite(copy).check()
        with closing(sqlite3.connect(copy)) as found:
            return int(found.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.Error as error:
        raise source.problem(error) from error


def _others(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        first = path.relative_to(folder).parts[0]
        if path.is_file() and not path.is_symlink() and not first.startswith((*_LEFT_OUT, ".")):
            yield path


def restore(file: Path, folder: Path) -> int:
    """Make a data folder of such a file; gives how many games are in it. A folder with games stays as it is."""
    if os.path.lexists(folder / DATABASE_FILE):
        raise Problem("cli-restore-there", folder=folder)
    with _file_problems(folder, read=file):
        private_folder(folder)
        with tempfile.TemporaryDirectory(dir=folder, prefix=".restoring-") as beside:
            _unpack(file, Path(beside))
            database = Path(beside) / DATABASE_FILE
            if not database.is_file():
                raise Problem("cli-restore-damaged", path=file)
            try:
                SQLite(database).check()
                with closing(sqlite3.connect(database)) as found:
                    games = int(found.execute("SELECT count(*) FROM games").fetchone()[0])
            except (sqlite3.Error, Problem) as error:
                raise Problem("cli-restore-damaged", path=file) from error
            for path in sorted(Path(beside).iterdir(), key=lambda path: path.name == DATABASE_FILE):
                if os.path.lexists(folder / path.name):
                    raise Problem("cli-restore-there", folder=folder / path.name)
                path.replace(folder / path.name)
    return games


def _unpack(file: Path, folder: Path) -> None:
    try:
        with zipfile.ZipFile(file) as archive:
            for entry in archive.infolist():
                name = PurePosixPath(entry.filename)
                if name.is_absolute() or ".." in name.parts or entry.is_dir():
                    raise Problem("cli-restore-damaged", path=file)
                target = folder / name
                target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                with archive.open(entry) as source, _private(target) as copy:
                    shutil.copyfileobj(source, copy)
                _sync(target)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError) as error:
        raise Problem("cli-restore-damaged", path=file) from error


def _private(path: Path) -> IO[bytes]:
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


@contextmanager
def _file_problems(written: Path, read: Path | None = None) -> Iterator[None]:
    """Errors of the disk as problems that name the file."""
    try:
        yield
    except OSError as error:
        path = error.filename if read and error.filename == str(read) else written
        raise Problem("cli-backup-failed", path=path, cause=error.strerror or str(error)) from error
