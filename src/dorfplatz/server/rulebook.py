"""Reads the rules of a game, in both languages, from `docs/rules/<game>.md`.

A chapter is `## English | Deutsch`, a rule `### S-12 English | Deutsch`, then its source in italics, the English text, a line
`---` and the German text. Links of the source lead to `docs/rules/rulings.md`; here they are plain words.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.protocol import BothLanguages, Rule

_PACKAGE = Path(__file__).resolve().parent.parent
_FOLDERS = (_PACKAGE / "rules", _PACKAGE.parent.parent / "docs" / "rules")
"""In the installed package, and in a checkout."""

_LINK = re.compile(r"\[([^]]+)\]\([^)]+\)")
_RULE = re.compile(r"### (?P<id>\S+) (?P<title>[^\n]+)\n\*(?P<source>[^\n]+)\*\n(?P<en>.+?)\n---\n(?P<de>.+)", re.DOTALL)


@cache
def rulebook(game: str) -> list[Rule]:
    """All rules in reading order."""
    found = [path for folder in _FOLDERS if (path := folder / f"{game}.md").is_file()]
    if not found:
        raise HTTPProblem(404, "server-no-rules", game=game)
    text = found[0].read_text(encoding="utf-8")
    rules = []
    for chapter in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = chapter.partition("\n")
        for part in re.split(r"^(?=### )", body, flags=re.MULTILINE)[1:]:
            if not (rule := _RULE.match(part.strip())):
                raise ValueError(f"{game}.md: not a rule: {part.splitlines()[0]}")
            texts = BothLanguages(rule["en"].strip(), rule["de"].strip())
            rules.append(Rule(rule["id"], _both(heading), _both(rule["title"]), texts, _LINK.sub(r"\1", rule["source"])))
    return rules


def _both(heading: str) -> BothLanguages:
    english, _, german = heading.partition("|")
    return BothLanguages(english.strip(), german.strip())
