"""Checks the catalogue: the same words in every language, each of them used, and none used that is missing."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "src" / "dorfplatz" / "locales"
RULES = ROOT / "docs" / "rules"
ENGLISH = "en"
PYTHON_SAYS = ("Message", "Problem", "HTTPProblem")
"""The callables of the Python sources that take the id of a message."""
CLIENT_SAYS = re.compile(r"(?:\bt\(|\bword:|\bid:(?=[^,}]+,\s*args\b))\s*((['\"`])(?:(?!\2).)*\2)")
"""Where the client names a message: t('…'), {word: '…'}, {id: '…', args}."""
LITERAL = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")


@dataclass(frozen=True)
class Use:
    """A message id in a source, as a pattern when it is put together at run time."""

    file: Path
    pattern: str

    def __str__(self) -> str:
        return self.pattern.replace(".+", "…").replace("\\", "")

    def matches(self, ids: set[str]) -> bool:
        """Whether the catalogue has it."""
        return self.pattern in ids or any(re.fullmatch(self.pattern, id) for id in ids)


class _Mentions(Visitor):
    """What a message mentions: variables, other messages, terms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


@dataclass(frozen=True)
class Entry:
    """A message of the catalogue in one language."""

    file: Path
    variables: frozenset[str]
    references: frozenset[str]


@dataclass(frozen=True)
class Catalogue:
    """All messages of a language, and what is wrong with its files."""

    entries: dict[str, Entry]
    flaws: list[str]


def languages() -> list[str]:
    """The languages there are, first the one that the others are compared with."""
    return [ENGLISH, *sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name != ENGLISH)]


@cache
def catalogue(language: str) -> Catalogue:
    """Read the files of a language."""
    found = Catalogue({}, [])
    for file in sorted((LOCALES / language).rglob("*.ftl")):
        for node in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, Junk):
                found.flaws.append(f"{_name(file)}: cannot be read: {(node.content or '').strip().splitlines()[0]}")
            elif isinstance(node, Message | Term):
                _add(found, file, node)
    return found


def _add(found: Catalogue, file: Path, node: Message | Term) -> None:
    id = f"-{node.id.name}" if isinstance(node, Term) else node.id.name
    if id in found.entries:
        found.flaws.append(f"{_name(file)}: {id} is also in {_name(found.entries[id].file)}")
    mentions = _Mentions()
    mentions.visit(node)
    found.entries[id] = Entry(file, frozenset(mentions.variables), frozenset(mentions.references))


def differences() -> Iterator[str]:
    """Where the languages disagree."""
    first, *others = languages()
    ours = catalogue(first).entries
    for language in others:
        theirs = catalogue(language).entries
        for id in sorted(ours.keys() ^ theirs.keys()):
            here, missing = (ours[id], language) if id in ours else (theirs[id], first)
            yield f"{_name(here.file)}: {id} is missing in {missing}"
        for id in sorted(ours.keys() & theirs.keys()):
            if odd := _arguments(ours[id]) ^ _arguments(theirs[id]):
                yield f"{_name(theirs[id].file)}: {id} uses ${', $'.join(sorted(odd))} in one language only"


def _arguments(entry: Entry) -> set[str]:
    """What a message is filled in with: `$place_wohin` is a form of `$place`."""
    return {variable.partition("_")[0] for variable in entry.variables}


def rules() -> Iterator[str]:
    """Where the rules of a game in another language are not those that they are in English."""
    for page in sorted(RULES.glob("*.md")):
        if not (english := _rule_ids(page)):
            continue
        for language in languages()[1:]:
            translated = LOCALES / language / "rules" / page.name
            if not translated.is_file():
                yield f"{_name(translated)} is missing"
            elif odd := sorted(set(english) ^ set(_rule_ids(translated))):
                yield f"{_name(translated)}: {', '.join(odd)} in one language only"
            elif _rule_ids(translated) != english:
                yield f"{_name(translated)}: the rules are in another order"


def _rule_ids(page: Path) -> list[str]:
    return re.findall(r"^### ([A-Z]-\d+) ", page.read_text(encoding="utf-8"), re.MULTILINE)


def missing() -> Iterator[str]:
    """Ids that a source or another message names and the catalogue does not have."""
    for language in languages():
        entries = catalogue(language).entries
        for id, entry in entries.items():
            for reference in sorted(entry.references - entries.keys()):
                yield f"{_name(entry.file)}: {id} refers to {reference}, which does not exist"
    known = set(catalogue(languages()[0]).entries)
    for use in sorted({use for use in _named() if not use.matches(known)}, key=str):
        yield f"{_name(use.file)}: says {use}, which does not exist"


def unused() -> Iterator[str]:
    """Messages that no source and no other message mentions."""
    entries = catalogue(languages()[0]).entries
    mentioned = {use.pattern for use in _mentioned()}
    patterns = [re.compile(pattern) for pattern in mentioned if ".+" in pattern]
    referred = {reference for entry in entries.values() for reference in entry.references}
    for id, entry in entries.items():
        if id not in mentioned | referred and not any(pattern.fullmatch(id) for pattern in patterns):
            yield f"{_name(entry.file)}: {id} is not used"


def problems() -> list[str]:
    """All that is wrong with the catalogue."""
    flaws = [flaw for language in languages() for flaw in catalogue(language).flaws]
    return [*flaws, *differences(), *rules(), *missing(), *unused()]


def _named() -> Iterator[Use]:
    """Ids in a place where only an id can be."""
    for file, tree in _python_sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _callee(node) in PYTHON_SAYS:
                for argument in node.args[:2]:
                    yield from _spelt(file, argument)
    for file, source in _client_sources():
        for match in CLIENT_SAYS.finditer(source):
            yield Use(file, _pattern(HOLE.split(match[1][1:-1])))


def _mentioned() -> Iterator[Use]:
    """Every string that might be an id."""
    for file, tree in _python_sources():
        for node in ast.walk(tree):
            yield from _spelt(file, node)
    for file, source in _client_sources():
        for groups in LITERAL.findall(source):
            text = next(filter(None, groups), "")
            yield Use(file, _pattern(HOLE.split(text)))


def _spelt(file: Path, node: ast.AST) -> Iterator[Use]:
    """The string that an expression is, as far as it is spelt out."""
    if isinstance(node, ast.IfExp):
        yield from _spelt(file, node.body)
        yield from _spelt(file, node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
        yield Use(file, "".join(parts))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield Use(file, node.value)


def _pattern(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else ".+".join(map(re.escape, parts))


def _callee(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


@cache
def _python_sources() -> list[tuple[Path, ast.Module]]:
    files = sorted((ROOT / "src").rglob("*.py"))
    return [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in files]


@cache
def _client_sources() -> list[tuple[Path, str]]:
    found = (ROOT / "web" / "src").rglob("*")
    files = sorted(file for file in found if file.suffix in (".ts", ".svelte") and "tests" not in file.parts)
    return [(file, file.read_text(encoding="utf-8")) for file in files]


def _name(file: Path) -> str:
    return str(file.relative_to(ROOT))


if __name__ == "__main__":
    if found := problems():
        sys.exit("\n".join(found))
    print(f"{len(catalogue(languages()[0]).entries)} messages in {' and '.join(languages())}, all in order")
