"""Files and folders that only their owner may read: games hold their secret seeds."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path


def private_folder(path: Path) -> None:
    """Create a folder for its owner alone. One that was there before keeps its rights: it may serve other purposes too."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=0o700, exist_ok=True)


def private_file(path: Path) -> None:
    """Create an empty file for its owner alone, or take the one that exists away from all others."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        take_from_others(path)


def take_from_others(path: Path) -> None:
    """Nobody but its owner may read or write a file any more, if there is one."""
    # The file is not opened: closing it would give up the locks that SQLite may hold on it in this process.
    with suppress(FileNotFoundError):
        found = path.stat()
        if stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid() and found.st_mode & 0o077:
            path.chmod(0o600)
