"""`dorfplatz doctor`: checks the installation."""

from __future__ import annotations

import platform
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import dorfplatz
from dorfplatz.cli import serving
from dorfplatz.cli.words import language, text
from dorfplatz.core.kernel import cache_problem, cache_root
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import render

_PACKAGES = ("numba", "numpy", "litestar", "uvicorn", "msgspec", "sqlalchemy", "psycopg")
_ENOUGH_BYTES = 200_000_000
"""Below that a disk is as good as full: a database needs room for its journal, compiled rules for themselves."""


class Check(NamedTuple):
    """The result of one check."""

    ok: bool
    what: str
    detail: str


def doctor(data: Path | None, database: str | None, port: int) -> bool:
    """Print the results of all checks; returns whether all are ok."""
    checks = list(_checks(data or serving.data_folder(), database or serving.database_address(), port))
    table = Table(show_header=False, box=None)
    for check in checks:
        table.add_row("[green]✓[/]" if check.ok else "[red]✗[/]", text(f"cli-doctor-{check.what}"), check.detail)
    Console(soft_wrap=True).print(table)
    return all(check.ok for check in checks)


def _checks(folder: Path, address: str | None, port: int) -> Iterator[Check]:
    yield Check(
        True, "version", f"{dorfplatz.__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    )
    yield Check(True, "parts", ", ".join(f"{package} {version(package)}" for package in _PACKAGES if _is_installed(package)))
    games = _games()
    yield _cache()  # after the games: they read it and write to it
    yield _writable("data", folder)
    yield _disk(folder)
    yield _database(folder, address)
    if address is None:
        yield _key(folder)
    yield games
    yield _client()
    yield _port(port)


def _writable(what: str, folder: Path) -> Check:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return Check(True, what, str(folder))
    except OSError as error:
        return Check(False, what, f"{folder}: {error.strerror}")


def _cache() -> Check:
    from dorfplatz.core.kernel_cache import damaged, unwritable

    problem = cache_problem()
    if problem is None and unwritable:
        folder, cause = next(iter(unwritable.items()))
        problem = Problem("cache-unusable", folder=folder, cause=cause)
    if problem:
        return Check(False, "cache", render(problem.message, language()))
    repaired = text("cli-doctor-cache-repaired", n=len(damaged)) if damaged else ""
    return Check(True, "cache", f"{cache_root()} {repaired}".strip())


def _is_installed(package: str) -> bool:
    with suppress(PackageNotFoundError):
        return bool(version(package))
    return False


def _disk(folder: Path) -> Check:
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    free = shutil.disk_usage(there).free
    enough = free >= _ENOUGH_BYTES
    return Check(enough, "disk", text("cli-doctor-disk-free" if enough else "cli-doctor-disk-full", megabytes=free // 1_000_000))


def _key(folder: Path) -> Check:
    """The key with which unfinished games are sealed when they are saved to a file; without it those can't be opened again."""
    from dorfplatz.server.seals import KEY_FILE, read_key

    path = folder / KEY_FILE
    if not path.exists():
        return Check(True, "key", text("cli-doctor-key-later"))
    try:
        read_key(folder)
    except Problem as problem:
        return Check(False, "key", render(problem.message, language()))
    if path.stat().st_mode & 0o077:
        return Check(False, "key", text("cli-doctor-key-open", path=path))
    return Check(True, "key", str(path))


def _database(folder: Path, address: str | None) -> Check:
    from dorfplatz.server.database import choose_database

    try:
        database = choose_database(folder, address)
        database.check()
    except Problem as problem:
        return Check(False, "database", render(problem.message, language()))
    return Check(True, "database", database.name)


def _games() -> Check:
    try:
        for definition in dorfplatz.available_games():
            dorfplatz.new(definition.name, definition.players[0])
    except Problem as problem:
        return Check(False, "games", render(problem.message, language()))
    return Check(True, "games", ", ".join(definition.name for definition in dorfplatz.available_games()))


def _client() -> Check:
    from dorfplatz.server.static_files import STATIC

    page = STATIC / "index.html"
    return Check(True, "client", str(page)) if page.is_file() else Check(False, "client", text("server-not-built-text"))


def _port(port: int) -> Check:
    try:
        serving.listen("127.0.0.1", port).close()
    except Problem as problem:
        if serving.is_dorfplatz(f"http://127.0.0.1:{port}/"):
            return Check(True, "port", text("cli-doctor-port-ours", port=port))
        return Check(problem.message.id == "cli-port-taken", "port", render(problem.message, language()))
    return Check(True, "port", text("cli-doctor-port-free", port=port))
