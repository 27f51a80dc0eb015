"""Words without mercy: a message that is missing, or a variable that is not there, is an error and not a guess."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from dorfplatz.core import words
from dorfplatz.core.words import LANGUAGES, Message
from tests.conformance.tables import folder_elsewhere

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Anna", "Bert", "Cleo", "Dora")


def _format(id: str, args: Mapping[str, Any], language: str) -> str:
    bundle = words._bundle(language)
    assert bundle.has_message(id), f"{language} has no message {id}"
    text, errors = bundle.format_pattern(bundle.get_message(id).value, dict(args))
    assert not errors, f"{id} in {language}: {errors}"
    return str(text)


def render(message: Message | Mapping[str, Any], language: str) -> str:
    """As `words.render`, but nothing is forgiven."""
    with patch.object(words, "_format", _format):
        text = words.render(message, language, NAMES)
    assert text.strip(), message
    return text


def check(message: Message | Mapping[str, Any]) -> None:
    """The message can be said in every language. Messages that were checked are remembered: games repeat themselves."""
    found = message if isinstance(message, Message) else Message(message["id"], message["args"])
    _check(found.id, _frozen(found.args))


@cache
def _check(id: str, args: Any) -> None:
    for language in LANGUAGES:
        render(Message(id, _thawed(args)), language)


def _frozen(value: Any) -> Any:
    return tuple((key, _frozen(inner)) for key, inner in value.items()) if isinstance(value, Mapping) else value


def _thawed(value: Any) -> Any:
    return {key: _thawed(inner) for key, inner in value} if isinstance(value, tuple) else value


def messages(data: Any) -> Iterator[Mapping[str, Any]]:
    """All messages within plain data."""
    if isinstance(data, Mapping):
        if data.keys() == {"id", "args"}:
            yield data
        else:
            for value in data.values():
                yield from messages(value)
    elif isinstance(data, list):
        for value in data:
            yield from messages(value)


@cache
def rule_ids(game: str) -> frozenset[str]:
    """The ids that a game's page of rules has."""
    elsewhere = folder_elsewhere(game)
    page = elsewhere / "rules.md" if elsewhere else ROOT / "docs" / "rules" / f"{game}.md"
    return frozenset(re.findall(r"^### (\S+)", page.read_text(encoding="utf-8"), re.MULTILINE))


@cache
def symbols(game: str) -> frozenset[str]:
    """What the browser can draw: the sprite of all games, and the game's own drawings."""
    client = ROOT / "web" / "src"
    sprite = (client / "styles" / "symbols.svg").read_text(encoding="utf-8")
    drawings = client / "games" / game / "drawings" / "Drawings.svelte"
    own = drawings.read_text(encoding="utf-8") if drawings.exists() else ""
    return frozenset(re.findall(r'id="([\w-]+)"', sprite + own) + re.findall(r"\w\(\s*'([\w-]+)'", own))
