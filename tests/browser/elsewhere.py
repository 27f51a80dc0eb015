"""The command `dorfplatz` with the words and the client of another source tree, that of DORFPLATZ_ELSEWHERE.

A copy of the whole package would do as well, but its rules would have to be compiled anew.
"""

from __future__ import annotations

import os
from pathlib import Path

from dorfplatz.core import words

PACKAGE = Path(os.environ["DORFPLATZ_ELSEWHERE"]) / "src" / "dorfplatz"
words.LOCALES = PACKAGE / "locales"
words.LANGUAGES = (words.ENGLISH, *sorted({folder.name for folder in words.LOCALES.iterdir()} - {words.ENGLISH}))
words._folders[:] = [words.LOCALES]

# Only now: they take over what the words are.
from dorfplatz.cli import main  # noqa: E402
from dorfplatz.server import static_files  # noqa: E402

static_files.STATIC = PACKAGE / "server" / "static"

if __name__ == "__main__":
    main()
