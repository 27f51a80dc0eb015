"""The file of an arena: an SQLite database with the settings and a row for each game."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dorfplatz.arena.settings import Settings
from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem

MARK = 0x446F7266
"""By this number in its head a file is known as one of an arena: "Dorf"."""
MEMORY = Path(":memory:")
"""For results that nobody keeps."""
PATIENCE = 1.0
"""Seconds between two commits."""
_TABLES = (
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    """CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        deal INTEGER NOT NULL,      -- the first game with the same cards
        seed TEXT NOT NULL,
        bots TEXT NOT NULL,         -- by seat, as are the following; all of these are JSON
        scores TEXT NOT NULL,
        ranks TEXT NOT NULL,        -- 1 for the winners
        parts TEXT NOT NULL,        -- points by part
        decisions TEXT NOT NULL,    -- how many each took
        seconds TEXT NOT NULL,      -- how long each took for them
        length INTEGER NOT NULL,    -- decisions of all
        actions TEXT NOT NULL       -- the decisions themselves
    )""",
    f"PRAGMA application_id = {MARK}",
)
_COLUMNS = ("number", "deal", "seed", "bots", "scores", "ranks", "parts", "decisions", "seconds", "length", "actions")
_INSERT = f"INSERT OR IGNORE INTO games ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"


@dataclass(frozen=True)
class Played:
    """A game that was played. What is a list goes by seat, but for the actions."""

    number: int
    deal: int
    seed: str
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    parts: list[dict[str, int]]
    decisions: list[int]
    seconds: list[float]
    actions: list[int]


class Results:
    """The games of an arena, in a file or in memory."""

    def __init__(self, database: sqlite3.Connection, file: Path, settings: Settings) -> None:
        self._database, self._file, self.settings = database, file, settings
        self._committed = time.monotonic()

    @classmethod
    def open(cls, settings: Settings, file: Path = MEMORY) -> Results:
        """A new file, or one with games of the same settings."""
        with _file_problems(file):
            database = sqlite3.connect(file)
            _check_ours(database, file, may_be_new=True)
            if not _settings(database):
                with database:
                    database.execute("BEGIN")  # all of it or nothing
                    for statement in _TABLES:
                        database.execute(statement)
                    values = [(name, json.dumps(value)) for name, value in settings.to_dict().items()]
                    database.executemany("INSERT INTO settings VALUES (?, ?)", values)
            for name, value in settings.to_dict().items():
                if (found := _settings(database).get(name)) != value:
                    raise Problem("arena-other-settings", file=str(file), name=name, found=str(found), wanted=str(value))
        return cls(database, file, settings)

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def add(self, games: list[Played]) -> None:
        """Keep games; on disk within a second or so, or with `commit`."""
        rows = [
            (
                *(game.number, game.deal, game.seed),
                *(_json(column) for column in (game.bots, game.scores, game.ranks, game.parts, game.decisions, game.seconds)),
                *(len(game.actions), _json(game.actions)),
            )
            for game in games
        ]
        with _file_problems(self._file):
            self._database.executemany(_INSERT, rows)
        if time.monotonic() - self._committed > PATIENCE:
            self.commit()

    def commit(self) -> None:
        """Write to the disk."""
        with _file_problems(self._file):
            self._database.commit()
        self._committed = time.monotonic()

    def numbers(self) -> set[int]:
        """Which games there are."""
        return {number for (number,) in self._database.execute("SELECT number FROM games")}

    def games(self, first: int) -> Iterator[Played]:
        """Of the first so many games those that there are, in order."""
        for row in self._database.execute(f"SELECT {', '.join(_COLUMNS)} FROM games WHERE number < ? ORDER BY number", (first,)):
            yield _played(row)


def saved_game(file: Path, number: int) -> dict[str, Any]:
    """A game of a file as "Save" would give it: for `dorfplatz replay` and `verify`, and for the start page."""
    with _file_problems(file):
        if not file.is_file():
            raise FileNotFoundError(2, "no such file")
        database = sqlite3.connect(file)
        try:
            _check_ours(database, file, may_be_new=False)
            settings = _settings(database)
            row = database.execute(f"SELECT {', '.join(_COLUMNS)} FROM games WHERE number = ?", (number,)).fetchone()
        finally:
            database.close()
    if row is None:
        raise Problem("arena-no-game", file=str(file), number=number)
    played = _played(row)
    game = Game(settings["game"], settings["players"], settings["options"], played.seed)
    if game.box != settings["rules"]:
        raise Problem("save-other-box", game=game.name, found=settings["rules"], expected=game.box)
    game.resume(played.actions)
    # The game is over, so nobody has to be able to play on; a name may be one of a bot that is not here.
    seats = [{"kind": "human", "name": name[-24:], "family": seat + 1} for seat, name in enumerate(played.bots)]
    return {**game.to_json(), "seats": seats}


def _check_ours(database: sqlite3.Connection, file: Path, may_be_new: bool) -> None:
    (mark,) = database.execute("PRAGMA application_id").fetchone()
    (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if mark != MARK and not (may_be_new and mark == tables == 0):
        raise Problem("arena-other-file", file=str(file))


def _settings(database: sqlite3.Connection) -> dict[str, Any]:
    if not database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        return {}
    return {name: json.loads(value) for name, value in database.execute("SELECT name, value FROM settings")}


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _played(row: tuple[Any, ...]) -> Played:
    values = dict(zip(_COLUMNS, row, strict=True))
    del values["length"]
    plain = ("number", "deal", "seed")
    return Played(**{name: value if name in plain else json.loads(value) for name, value in values.items()})


@contextmanager
def _file_problems(file: Path) -> Iterator[None]:
    """Say in words what is wrong with a file."""
    try:
        yield
    except OSError as error:
        raise Problem("arena-file", file=str(file), cause=error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise Problem("arena-file", file=str(file), cause=str(error)) from error
