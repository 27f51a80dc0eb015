"""The texts of the command line, in the user's language."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import ENGLISH, LANGUAGES, LOCALES, Message, choose_language, render


@cache
def language() -> str:
    """The language of `--language`, else of the environment."""
    # Read from `sys.argv`, since the help texts are needed before the options are parsed.
    arguments = sys.argv[1:]
    for number, argument in enumerate(arguments):
        if argument.startswith("--language="):
            return choose_language([argument.partition("=")[2]])
        if argument == "--language" and number + 1 < len(arguments):
            return choose_language([arguments[number + 1]])
    from babel.core import default_locale

    locale = default_locale(("DORFPLATZ_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return choose_language([locale] if locale else [])


def check_language(found: str | None) -> str | None:
    """Refuse a language that the catalogue does not have."""
    if found is not None and found not in LANGUAGES:
        raise Problem("unknown-language", found=found, known=", ".join(LANGUAGES))
    return found


def text(id: str, **args: Any) -> str:
    """A message of the catalogue."""
    return render(Message(id, args), language())


def print_error(problem: Problem) -> None:
    """Print a problem as one line on stderr."""
    print(f"dorfplatz: {render(problem.message, language())}", file=sys.stderr)


@cache
def _help_texts(language: str) -> dict[str, str]:
    # Reading the whole catalogue would make `--help` slow; the help texts are plain text in one file.
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message, TextElement

    file = LOCALES / language / "cli.ftl"
    resource = FluentParser().parse(file.read_text(encoding="utf-8") if file.is_file() else "")
    texts = {}
    for entry in resource.body:
        if isinstance(entry, Message) and entry.value and isinstance(element := entry.value.elements[0], TextElement):
            texts[entry.id.name] = element.value
    return texts


def help_text(id: str) -> str:
    """A line of the help."""
    id = f"cli-help-{id}"
    return _help_texts(language()).get(id) or _help_texts(ENGLISH)[id]
