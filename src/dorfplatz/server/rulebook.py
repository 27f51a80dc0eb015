"""Reads the rules of a game: in English from `docs/rules/<game>.md`, in another language from `rules/<game>.md` in its folder.

A chapter is `## Its name`, a rule `### S-12 Its title`, and then its text. In English a line in italics before the text says
where a rule comes from; links in it lead to `docs/rules/rulings.md`; here they are plain words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from dorfplatz.core.words import ENGLISH, LANGUAGES, LOCALES
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages.games import Rule

_PACKAGE = Path(__file__).resolve().parent.parent
_FOLDERS = (_PACKAGE / "rules", _PACKAGE.parent.parent / "docs" / "rules")
"""In the installed package, and in a checkout."""

_LINK = re.compile(r"\[([^]]+)\]\([^)]+\)")
_RULE = re.compile(r"### (?P<id>\S+) (?P<title>[^\n]+)\n(?:\*(?P<source>[^\n]+)\*\n)?\n(?P<text>.+)", re.DOTALL)


class _Entry(NamedTuple):
    """A rule in one language."""

    chapter: str
    title: str
    text: str
    source: str


@cache
def rulebook(game: str) -> list[Rule]:
    """All rules in reading order; where a language does not have one, it is read in English."""
    found = [path for folder in _FOLDERS if (path := folder / f"{game}.md").is_file()]
    if not found:
        raise HTTPProblem(404, "server-no-rules", game=game)
    english = dict(_entries(found[0]))
    others = {language: LOCALES / language / "rules" / f"{game}.md" for language in LANGUAGES if language != ENGLISH}
    pages = {language: dict(_entries(page)) for language, page in others.items() if page.is_file()}
    return [
        _rule(id, {language: pages.get(language, {}).get(id, entry) for language in LANGUAGES}) for id, entry in english.items()
    ]


def _rule(id: str, entries: dict[str, _Entry]) -> Rule:
    chapter = {language: entry.chapter for language, entry in entries.items()}
    title = {language: entry.title for language, entry in entries.items()}
    text = {language: entry.text for language, entry in entries.items()}
    return Rule(id, chapter, title, text, entries[ENGLISH].source)


def _entries(page: Path) -> Iterator[tuple[str, _Entry]]:
    for chapter in re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, body = chapter.partition("\n")
        for part in re.split(r"^(?=### )", body, flags=re.MULTILINE)[1:]:
            if not (rule := _RULE.match(part.strip())):
                raise ValueError(f"{page.name}: not a rule: {part.splitlines()[0]}")
            source = _LINK.sub(r"\1", rule["source"] or "")
            yield rule["id"], _Entry(heading.strip(), rule["title"].strip(), rule["text"].strip(), source)
