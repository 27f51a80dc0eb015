"""`dorfplatz backup` and `dorfplatz restore`."""

from __future__ import annotations

from pathlib import Path

from dorfplatz.cli import serving
from dorfplatz.cli.words import text
from dorfplatz.core.problem import Problem


def back_up(file: Path, data: Path | None) -> None:
    """Write the data folder to a file."""
    from dorfplatz.server import backup

    _refuse_other_database()
    folder = data or serving.data_folder()
    print(text("cli-backed-up", path=file, folder=folder, n=backup.back_up(folder, file)))


def restore(file: Path, data: Path | None) -> None:
    """Make a data folder of such a file."""
    from dorfplatz.server import backup

    _refuse_other_database()
    folder = data or serving.data_folder()
    print(text("cli-restored", path=file, folder=folder, n=backup.restore(file, folder)))


def _refuse_other_database() -> None:
    if serving.database_address():
        raise Problem("cli-backup-elsewhere")
