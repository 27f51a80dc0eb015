"""The command line's words, in the language of whoever types."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import LANGUAGES, LOCALES, Message, choose_language, render


@cache
def language() -> str:
    """What `--language` says, else the environment. Read early: the help is put together before any option is parsed."""
    arguments = sys.argv[1:]
    for number, argument in enumerate(arguments):
        if argument.startswith("--language="):
            return choose_language([argument.partition("=")[2]])
        if argument == "--language" and number + 1 < len(arguments):
            return choose_language([arguments[number + 1]])
    from babel.core import default_locale

    locale = default_locale(("DORFPLATZ_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return choose_language([locale] if locale else [])


def check_language(wish: str | None) -> str | None:
    """Refuse a language there is no catalogue for."""
    if wish is not None and wish not in LANGUAGES:
        raise Problem("unknown-language", found=wish, known=", ".join(LANGUAGES))
    return wish


def text(id: str, **args: Any) -> str:
    """A message of the catalogue."""
    return render(Message(id, args), language())


def complain(problem: Problem) -> None:
    """One clear line on stderr."""
    print(f"dorfplatz: {render(problem.message, language())}", file=sys.stderr)


@cache
def _helps() -> dict[str, str]:
    # The whole catalogue takes longer to read than `--help` may take; the help itself is plain text.
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message, TextElement

    resource = FluentParser().parse((LOCALES / language() / "cli.ftl").read_text(encoding="utf-8"))
    helps = {}
    for entry in resource.body:
        if isinstance(entry, Message) and entry.value and isinstance(element := entry.value.elements[0], TextElement):
            helps[entry.id.name] = element.value
    return helps


def help_text(id: str) -> str:
    """A line of the help."""
    return _helps()[f"cli-help-{id}"]
