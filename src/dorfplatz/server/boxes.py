"""The boxes of a data folder: files that their owners have made.

Each is `boxes/<hash>/<game>.toml`, named after its values: they never change, so a game finds the box it was begun with, whatever
is made of it later. Such a folder is what `DORFPLATZ_BOX` names. A box that is no longer offered, but still played with, has a
file `replaced` beside it.
"""

from __future__ import annotations

import errno
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import structlog

import dorfplatz
from dorfplatz.core.box_document import ABOUT, identity, read_document
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import names
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.files import private_file, private_folder
from dorfplatz.server.messages.boxes import MAX_BOX_NAME_LENGTH

FOLDER = "boxes"
MOST_BOXES = 100
"""Of one data folder."""
_REPLACED = "replaced"
_TRIAL = ".trial-"
_FORGOTTEN_SECONDS = 3600
"""No trial takes so long."""
_ID = re.compile("[0-9a-f]{16}")

_log = structlog.get_logger()


@dataclass(frozen=True)
class StoredBox:
    """A box in its folder."""

    id: str
    game: str
    name: str
    folder: Path
    offered: bool
    """Whether new games may be begun with it."""

    @property
    def file(self) -> Path:
        """Its components."""
        return self.folder / f"{self.game}.toml"


class Boxes:
    """The boxes of a data folder. Its methods read and write files, so they run in threads."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER
        self._read: dict[Path, tuple[float, StoredBox]] = {}

    def all(self) -> list[StoredBox]:
        """All of them, by game and name; damaged ones are left out."""
        if not self._folder.is_dir():
            return []
        found = [box for folder in self._folder.iterdir() if _ID.fullmatch(folder.name) and (box := self._stored(folder))]
        return sorted(found, key=lambda box: (box.game, box.name.casefold(), box.id))

    def get(self, game: str, id: str) -> StoredBox:
        """The box of a game with this id."""
        box = self._stored(self._folder / id) if _ID.fullmatch(id) else None
        if box is None or box.game != game:
            raise HTTPProblem(404, "server-unknown-box", box=id)
        return box

    def find(self, id: str) -> StoredBox | None:
        """The box with this id, if there is one."""
        return self._stored(self._folder / id) if _ID.fullmatch(id) else None

    def text(self, box: StoredBox) -> str:
        """The file of a box."""
        with _disk():
            return box.file.read_text(encoding="utf-8")

    def _stored(self, folder: Path) -> StoredBox | None:
        game = next((game for game in names() if (folder / f"{game}.toml").is_file()), None)
        if game is None:
            return None
        file = folder / f"{game}.toml"
        try:
            changed = file.stat().st_mtime
            if folder not in self._read or self._read[folder][0] != changed:
                about = read_document(file.read_text(encoding="utf-8"), file.name).get(ABOUT)
                name = about.get("name") if isinstance(about, dict) else None
                named = name if isinstance(name, str) and is_name(name) else folder.name
                self._read[folder] = (changed, StoredBox(folder.name, game, named, folder, offered=True))
        except (Problem, OSError, UnicodeDecodeError) as error:
            _log.error("damaged box", folder=str(folder), cause=str(error))
            return None
        box = self._read[folder][1]
        offered = not (folder / _REPLACED).exists()
        return box if offered else StoredBox(box.id, box.game, box.name, box.folder, offered)

    # Changes

    @contextmanager
    def trial(self, game: str, text: str) -> Iterator[str]:
        """A folder with a box that is not kept yet; gone afterwards."""
        with _disk():
            private_folder(self._folder.parent)
            private_folder(self._folder)
            folder = Path(tempfile.mkdtemp(prefix=_TRIAL, dir=self._folder))
        try:
            with _disk():
                _write(folder / f"{game}.toml", text)
            yield str(folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def keep(self, game: str, id: str, text: str, offered: bool = True) -> None:
        """Store a box that has been examined."""
        folder = self._folder / id
        if self.find(id) is None and len(self.all()) >= MOST_BOXES:
            raise HTTPProblem(409, "server-too-many-boxes", limit=MOST_BOXES)
        with self.trial(game, text) as made, _disk():
            if not folder.is_dir():
                if not offered:
                    private_file(Path(made) / _REPLACED)
                Path(made).replace(folder)
            elif offered:  # the same values, perhaps by another name
                (Path(made) / f"{game}.toml").replace(folder / f"{game}.toml")
                (folder / _REPLACED).unlink(missing_ok=True)

    def retire(self, box: StoredBox) -> None:
        """Offer a box no longer."""
        with _disk():
            private_file(box.folder / _REPLACED)

    def delete(self, box: StoredBox) -> None:
        """Remove a box."""
        with _disk():
            # At once, and not file by file: half a box would be a damaged one.
            gone = Path(tempfile.mkdtemp(prefix=_TRIAL, dir=self._folder))
            box.folder.replace(gone)
            self._read.pop(box.folder, None)
        shutil.rmtree(gone, ignore_errors=True)

    def tidy(self, is_played: Callable[[str], bool]) -> None:
        """Away with what was left by a server that ended suddenly, and with boxes that are neither offered nor played with.

        The hash of a box has the version of the rules in it: where that has changed, a box goes on under its new one.
        """
        if not self._folder.is_dir():
            return
        for left in self._folder.glob(f"{_TRIAL}*"):
            with suppress(OSError):
                if left.stat().st_mtime < time.time() - _FORGOTTEN_SECONDS:
                    shutil.rmtree(left, ignore_errors=True)
        for box in self.all():
            with suppress(Problem):
                text = self.text(box)
                now = identity(read_document(text, box.file.name), dorfplatz.definition(box.game).rules_version)
                if box.offered and now != box.id:
                    self.keep(box.game, now, text)
                    self.retire(box)
                if (now != box.id or not box.offered) and not is_played(box.id):
                    self.delete(box)


def is_name(name: str) -> bool:
    """Whether a box may be called so."""
    return 1 <= len(name) <= MAX_BOX_NAME_LENGTH and name.isprintable() and name == name.strip()


def _write(path: Path, text: str) -> None:
    private_file(path)
    path.write_text(text, encoding="utf-8")


@contextmanager
def _disk() -> Iterator[None]:
    try:
        yield
    except (OSError, UnicodeError) as error:
        _log.error("box failed", cause=str(error))
        if getattr(error, "errno", None) in (errno.ENOSPC, errno.EDQUOT):
            raise HTTPProblem(507, "server-disk-full") from error
        raise HTTPProblem(409, "server-box-disk", cause=getattr(error, "strerror", None) or str(error)) from error
