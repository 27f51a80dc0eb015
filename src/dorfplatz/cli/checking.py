"""`dorfplatz doctor`: is everything in place?"""

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
from dorfplatz.core.kernel import cache_root
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import render

_PARTS = ("numba", "numpy", "litestar", "uvicorn", "msgspec", "sqlalchemy")


class Finding(NamedTuple):
    """Something that was looked at."""

    fine: bool
    what: str
    detail: str


def doctor(data: Path | None, port: int) -> bool:
    """Print what was found; says whether all is well."""
    findings = list(_findings(data or serving.data_folder(), port))
    table = Table(show_header=False, box=None)
    for finding in findings:
        table.add_row("[green]✓[/]" if finding.fine else "[red]✗[/]", text(f"cli-doctor-{finding.what}"), finding.detail)
    Console(soft_wrap=True).print(table)
    return all(finding.fine for finding in findings)


def _findings(folder: Path, port: int) -> Iterator[Finding]:
    yield Finding(
        True, "version", f"{dorfplatz.__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    )
    yield Finding(True, "parts", ", ".join(f"{part} {version(part)}" for part in _PARTS))
    yield _writable("cache", cache_root())
    yield _writable("data", folder)
    yield _database(folder)
    yield _games()
    yield _client()
    yield _port(port)


def _writable(what: str, folder: Path) -> Finding:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return Finding(True, what, str(folder))
    except OSError as error:
        return Finding(False, what, f"{folder}: {error.strerror}")


def _database(folder: Path) -> Finding:
    from dorfplatz.server.storage import FILE, check

    try:
        check(folder)
    except Problem as problem:
        return Finding(False, "database", render(problem.message, language()))
    return Finding(True, "database", str(folder / FILE))


def _games() -> Finding:
    try:
        for definition in dorfplatz.available_games():
            dorfplatz.new(definition.name, definition.players[0])
    except Problem as problem:
        return Finding(False, "games", render(problem.message, language()))
    return Finding(True, "games", ", ".join(definition.name for definition in dorfplatz.available_games()))


def _client() -> Finding:
    from dorfplatz.server.client import STATIC

    page = STATIC / "index.html"
    return Finding(True, "client", str(page)) if page.is_file() else Finding(False, "client", text("server-not-built-text"))


def _port(port: int) -> Finding:
    try:
        serving.listen("127.0.0.1", port).close()
    except Problem as problem:
        if serving.is_dorfplatz(f"http://127.0.0.1:{port}/"):
            return Finding(True, "port", text("cli-doctor-port-ours", port=port))
        return Finding(problem.message.id == "cli-port-taken", "port", render(problem.message, language()))
    return Finding(True, "port", text("cli-doctor-port-free", port=port))
