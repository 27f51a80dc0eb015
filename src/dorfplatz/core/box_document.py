"""The file of a box as plain data: what in it are values, which box it is, and how it is written.

A document is what `components.toml` holds, read and not yet checked. The table `[about]` names the game and the box: whoever
makes a box of their own gives it a name there.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from dorfplatz.core.problem import Problem

ABOUT = "about"
ORIGIN = ("provenance", "provenance_of", "source", "note")
"""What an item says about its values, and is none of them."""
OWNER = "owner"
"""The provenance of what the owner of a printed box has read there."""
Provenance = Literal["rulebook", "public", "house", "owner"]
"""The printed rules, a public source, our own because the printed value is not known, or the owner of a printed box."""
_LINE = 120


class Origin(msgspec.Struct, frozen=True):
    """Where the values of an item come from, as the browser is told."""

    provenance: Provenance
    """Of all values that are not in `values`."""
    values: dict[str, Provenance]
    """Of single values: `cost`, or `cost.wood` for a part of it."""
    source: str
    """Where the public ones were read; empty if there are none."""


def read_document(text: str, file: str) -> dict[str, Any]:
    """The content of a file."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number may have too many digits, brackets may be too many
        raise Problem("box-not-toml", file=file, detail=str(error)) from error


def values_of(document: Any) -> Any:
    """A document without what it says about its values: this much decides how a game goes."""
    if isinstance(document, dict):
        return {key: values_of(value) for key, value in document.items() if key not in (*ORIGIN, ABOUT)}
    return [values_of(part) for part in document] if isinstance(document, list) else document


def identity(document: Any, rules_version: int) -> str:
    """Hash of the values and the version of the rules: with seed and actions it determines a game."""
    content = json.dumps([rules_version, values_of(document)], sort_keys=True, default=str)
    return hashlib.sha256(content.encode()).hexdigest()[:16]


# Writing


def write_document(document: Mapping[str, Any], comment: str) -> str:
    """A document as TOML, its tables one after the other; the comment stands above."""
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    plain = {key: value for key, value in document.items() if not _is_table(value)}
    lines += ["", *(_assignment(key, value) for key, value in plain.items())] if plain else []
    for name, value in document.items():
        if _is_table(value):
            items, head = (value, f"[[{_key(name)}]]") if isinstance(value, list) else ([value], f"[{_key(name)}]")
            for item in items:
                lines += ["", head, *(_assignment(key, part) for key, part in item.items())]
    return "\n".join(lines) + "\n"


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and value != [] and all(isinstance(one, dict) for one in value))


def _assignment(key: str, value: Any) -> str:
    line = f"{_key(key)} = {_inline(value)}"
    if isinstance(value, list) and len(line) > _LINE:
        return "\n".join([f"{_key(key)} = [", *(f"    {_inline(one)}," for one in value), "]"])
    return line


def _inline(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list() | tuple():
            return f"[{', '.join(map(_inline, value))}]"
        case dict():
            return f"{{ {', '.join(f'{_key(key)} = {_inline(part)}' for key, part in value.items())} }}" if value else "{}"
    raise Problem("box-wrong", file="TOML", detail=f"{type(value).__name__} is no value")


def _key(key: str) -> str:
    plain = key and all(letter.isascii() and (letter.isalnum() or letter in "_-") for letter in key)
    return key if plain else _inline(key)


# A box of one's own


def composed(standard: Mapping[str, Any], filled: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """The standard document with these values; what is another one than there is the owner's.

    `filled` is the standard document with all the values that it may leave out. They are left out again where they are the same,
    so that the same values are the same box.
    """
    document: dict[str, Any] = {}
    for name, value in values.items():
        own, full = standard.get(name), filled.get(name)
        if isinstance(value, list) and isinstance(own, list) and isinstance(full, list) and _is_table(own):
            document[name] = list(_composed_items(own, full, value))
        elif isinstance(value, dict) and isinstance(own, dict) and isinstance(full, dict):
            document[name] = _composed_item(own, full, value)
        else:
            document[name] = value
    return document


def _composed_items(own: list[Any], full: list[Any], values: list[Any]) -> Iterator[Any]:
    """Items stay with what is said about them as long as they have their values, wherever they stand now."""
    wanted = list(map(values_of, full))
    left = list(range(len(own)))
    places: list[int | None] = []
    for value in values:
        same = next((place for place in left if wanted[place] == value), None)
        places.append(same)
        if same is not None:
            left.remove(same)
    for number, value in enumerate(values):
        place = places[number] if places[number] is not None else number if number in left else None
        if not isinstance(value, dict):
            yield value
        elif place is None:
            yield {**value, "provenance": OWNER}
        else:
            yield _composed_item(own[place], full[place], value)


def _composed_item(own: Mapping[str, Any], full: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    known = values_of(full)
    changed = [name for name, value in values.items() if name not in known or value != known[name]]
    item = {name: value if name in changed else own[name] for name, value in values.items() if name in own or name in changed}
    about = {name: own[name] for name in ORIGIN if name in own}
    if "provenance" in own and changed:
        of = {name: origin for name, origin in own.get("provenance_of", {}).items() if name.partition(".")[0] not in changed}
        about["provenance_of"] = {**of, **dict.fromkeys(changed, OWNER)}
    return {**item, **about}
