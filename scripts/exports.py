"""Finds what the client exports and nobody imports: code that could go."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
EXPORT = re.compile(r"^export (?:async )?(function|const|let|class|type|interface|enum) (\w+)", re.MULTILINE)
SHAPES = ("type", "interface")
"""Part of what a file's other exports look like; used when the file itself mentions them again."""
WORD = re.compile(r"\w+")


def sources() -> dict[Path, str]:
    """The sources of the client and its tests."""
    folders = (WEB / "src", WEB / "tests")
    files = [file for folder in folders for file in sorted(folder.rglob("*")) if file.suffix in (".ts", ".svelte")]
    return {file: file.read_text(encoding="utf-8") for file in files}


def unused() -> Iterator[str]:
    """Exported names that no other file mentions."""
    texts = sources()
    words = {file: set(WORD.findall(text)) for file, text in texts.items()}
    for file, text in texts.items():
        elsewhere = set().union(*(found for other, found in words.items() if other != file))
        for kind, name in EXPORT.findall(text):
            if name not in elsewhere and not (kind in SHAPES and WORD.findall(text).count(name) > 1):
                yield f"{file.relative_to(WEB.parent)}: {name} is exported and used nowhere else"


if __name__ == "__main__":
    if found := list(unused()):
        sys.exit("\n".join(found))
    print("every export of the client is used")
