"""What each version of a game's rules does, as two hashes: of its perft counts and of its playthroughs.

They stand in `versions.txt`. `python -m tests.conformance.versions` adds a line for a new `rules_version`, and never changes one:
games that were begun with a version must find it as they left it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from dorfplatz.core.registry import definition
from tests.conformance import perft
from tests.conformance.tables import GAMES, TABLES, folder_elsewhere
from tests.playthroughs.telling import replay

FILE = Path(__file__).parent / "versions.txt"
HEAD = "# game, rules_version, hash of perft counts, hash of playthroughs; added to by python -m tests.conformance.versions\n"
OWN_GAMES = [game for game in GAMES if not folder_elsewhere(game)]


@dataclass(frozen=True)
class Version:
    """A version of a game's rules."""

    game: str
    number: int
    perft: str
    playthroughs: str

    def __str__(self) -> str:
        return f"{self.game} {self.number} {self.perft} {self.playthroughs}"


def current(game: str) -> Version:
    """What the rules do now."""
    counts = "".join(f"{count}\n" for count in perft.read(game))
    courses = "".join(f"{table} {replay(table).marks}\n" for table in TABLES if table.game == game)
    return Version(game, definition(game).rules_version, _hash(counts), _hash(courses))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read() -> list[Version]:
    """All versions that were written down."""
    lines = [line.split() for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [Version(game, int(number), *hashes) for game, number, *hashes in lines]


def added(known: list[Version], new: Version) -> list[Version]:
    """The versions with one more; one that is known stays as it is."""
    for version in known:
        if (version.game, version.number) == (new.game, new.number) and version != new:
            raise SystemExit(f"The rules of {new.game} have changed: raise rules_version in its DEFINITION, now {new.number}.")
    return known if new in known else [*known, new]


if __name__ == "__main__":
    versions = read() if FILE.exists() else []
    for game in OWN_GAMES:
        versions = added(versions, current(game))
    FILE.write_text(HEAD + "".join(f"{version}\n" for version in versions), encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"))
