"""A language that nobody speaks, made from English: accents, and words a third longer.

It is a folder of the catalogue like any other. Whatever is shown without an accent never went through the catalogue, and
whatever does not fit would not fit in many a language.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Attribute, Message, TextElement
from fluent.syntax.visitor import Transformer

from dorfplatz.core.words import ENGLISH

TAG = "en-XA"
NAME = "Éñglïsh"
# Of the letters that every font has.
ACCENTS = str.maketrans("AEIOUYCNaeiouycn", "ÀÉÎÖÛÝÇÑàéîöûýçñ")
# The ids of rules stay, since they are links.
WORD = re.compile(r"[A-Z]-\d{2,3}\b|[A-Za-zÀ-ÖØ-öø-ÿ’]+")


def lengthened(text: str) -> str:
    """Each word a third longer and with an accent."""
    return WORD.sub(_lengthened, text)


def _lengthened(found: re.Match[str]) -> str:
    word = found[0]
    if "-" in word:
        return word
    return word.translate(ACCENTS) + "ø" * -(-len(word) // 3)


class _Lengthening(Transformer):
    """Only what is read; names of messages, variables, selectors and functions stay."""

    def visit_Attribute(self, node: Attribute) -> Attribute:  # noqa: N802
        return node

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        return TextElement(lengthened(node.value))


def make(locales: Path, rules: Path) -> None:
    """Make its folder beside that of English; `rules` are the pages of rules in English."""
    for file in sorted((locales / ENGLISH).rglob("*.ftl")):
        made = locales / TAG / file.relative_to(locales / ENGLISH)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(_catalogue(file.read_text(encoding="utf-8")), encoding="utf-8")
    about = locales / TAG / "language.ftl"
    about.write_text(f"language-name = {NAME}\nlanguage-locale = en-GB\n", encoding="utf-8")
    for page in sorted(rules.glob("*.md")):
        (locales / TAG / "rules" / page.name).write_text(_page(page.read_text(encoding="utf-8")), encoding="utf-8")


def _catalogue(ftl: str) -> str:
    resource = FluentParser().parse(ftl)
    resource.body = [_Lengthening().visit(entry) if isinstance(entry, Message) else entry for entry in resource.body]
    return FluentSerializer().serialize(resource)


def _page(text: str) -> str:
    """The rules without the lines that say where they come from."""
    return lengthened(re.sub(r"^\*.+\*\n", "", text, flags=re.MULTILINE))
