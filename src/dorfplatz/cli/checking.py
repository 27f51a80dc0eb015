"""`dorfplatz doctor`: checks the installation."""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
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

_PACKAGES = ("numba", "numpy", "litestar", "uvicorn", "msgspec", "sqlalchemy")


class Check(NamedTuple):
    """The result of one check."""

    ok: bool
    what: str
    detail: str


def doctor(data: Path | None, port: int) -> bool:
    """Print the results of all checks; returns whether all are ok."""
    checks = list(_checks(data or serving.data_folder(), port))
    table = Table(show_header=False, box=None)
    for check in checks:
        table.add_row("[green]✓[/]" if check.ok else "[red]✗[/]", text(f"cli-doctor-{check.what}"), check.detail)
    Console(soft_wrap=True).print(table)
    return all(check.ok for check in checks)


def _checks(folder: Path, port: int) -> Iterator[Check]:
    yield Check(
        True, "version", f"{dorfplatz.__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    )
    yield Check(True, "parts", ", ".join(f"{package} {version(package)}" for package in _PACKAGES))
    games = _games()
    yield _cache()  # after the games: they read it and write to it
    yield _writable("data", folder)
    yield _database(folder)
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


def _database(folder: Path) -> Check:
    from dorfplatz.server.database import choose_database

    try:
        database = choose_database(folder, serving.database_address())
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
