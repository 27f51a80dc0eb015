"""A game's box as a form, derived from what its file may hold; and whether the rules can be played with what was entered.

Runs in worker processes: `form`, `compose` and `opened` where the standard box is loaded, `examine` in a process of its own that
was started with the box in question.
"""

from __future__ import annotations

import builtins
import itertools
import random
import time
import typing
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, cast, get_args, get_origin, get_type_hints

import msgspec

import dorfplatz
from dorfplatz.core.box_document import ABOUT, ORIGIN, Origin, composed, read_document, values_of, write_document
from dorfplatz.core.kernel import box_file
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message, render
from dorfplatz.server.messages.boxes import BoxField, BoxForm, BoxValues

if TYPE_CHECKING:
    from dorfplatz.core.engine import Engine

POSITIONS_BETWEEN_LOOKS = 20
"""A view is made of every so manyeth position of a trial."""


def form(game: str) -> BoxForm:
    """The fields of a game's box with the standard values, and where these come from."""
    kind = _kind(game)
    filled = _filled(game, _standard(game))
    origins = {name: list(_origins(part)) for name, part in filled.items()}
    return BoxForm(game, list(_fields(kind)), values_of(filled), origins)


def compose(game: str, name: str, values: dict[str, Any]) -> str:
    """The file of a box with these values, checked for its form."""
    standard = _standard(game)
    document = composed(standard, _filled(game, standard), values_of(values))
    _filled(game, document)
    comment = render(Message("box-file-comment", {"game": game, "file": f"{game}.toml"}))
    return write_document({ABOUT: {"game": game, "name": name}, **document}, comment)


def opened(game: str, text: str) -> BoxValues:
    """The values in the text of a file, and the name it gives them; raises `Problem` if it is none of that game."""
    document = read_document(text, f"{game}.toml")
    filled = _filled(game, document)
    about = document.get(ABOUT)
    name = about.get("name") if isinstance(about, dict) else None
    return BoxValues(name if isinstance(name, str) else "", values_of(filled))


def _kind(game: str) -> type[msgspec.Struct]:
    from dorfplatz.core.box import kinds
    from dorfplatz.core.engine import engine

    engine(game)  # which reads the box
    return kinds[game]


def _filled(game: str, document: dict[str, Any]) -> dict[str, Any]:
    """A document with all the values that it may leave out; raises `Problem` if something in it is not as it should be."""
    from dorfplatz.core.box import checked_box

    found = checked_box(game, _kind(game), document, f"{game}.toml")
    filled: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))  # as it comes from a browser: no tuples
    return filled


def _standard(game: str) -> dict[str, Any]:
    file = box_file(game)
    document = read_document(file.read_text(encoding="utf-8"), file.name)
    return {name: part for name, part in document.items() if name != ABOUT}


def _origins(part: Any) -> Iterator[Origin]:
    for item in part if isinstance(part, list) else [part]:
        if isinstance(item, dict) and "provenance" in item:
            yield Origin(item["provenance"], item["provenance_of"], item["source"])


# The fields


def _fields(record: type[msgspec.Struct]) -> Iterator[BoxField]:
    # Not by `msgspec.inspect`, which sorts the choices: goods come in the order of the game.
    hints = get_type_hints(record, include_extras=True)
    for name, encoded in zip(record.__struct_fields__, record.__struct_encode_fields__, strict=True):
        if encoded not in ORIGIN and (found := _field(encoded, hints[name])):
            yield found


def _field(name: str, kind: Any) -> BoxField | None:
    """How a value is entered; None if there is no way."""
    limits = msgspec.Meta()
    if get_origin(kind) is Annotated:
        kind, limits = get_args(kind)[:2]
    parts = get_args(kind)
    if kind is int:
        return BoxField(name, "number", cast(int | None, limits.ge), cast(int | None, limits.le))
    if kind is str:
        return BoxField(name, "text")
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return BoxField(name, "record", fields=list(_fields(kind)))
    match get_origin(kind):
        case typing.Literal:
            return BoxField(name, "choice", choices=list(parts))
        case builtins.dict if number := _field("", parts[1]):
            return BoxField(name, "amounts", 0, number.most, choices=list(get_args(parts[0])))
        case builtins.list if get_origin(parts[0]) is typing.Literal:
            return BoxField(name, "set", choices=list(get_args(parts[0])))
        case builtins.list if entry := _field("", parts[0]):
            return BoxField(name, "list", limits.min_length, limits.max_length, fields=[entry])
        case builtins.tuple if entry := _field("", parts[0]):
            return BoxField(name, "list", len(parts), len(parts), fields=[entry])
    return None


# Whether it can be played


def examine(game: str, seconds: float) -> str:
    """The hash of the box this process was started with; raises `Problem` if the rules can't be played with it.

    Random games are played for so long, for each number of players and each option.
    """
    from dorfplatz.core.engine import engine

    rules = engine(game)
    low, high = rules.definition.players
    choices = [[(option.name, value) for value in option.values] for option in rules.definition.options]
    tables = [(players, dict(options)) for options in itertools.product(*choices) for players in range(low, high + 1)]
    end = time.monotonic() + seconds
    for left, (players, options) in zip(range(len(tables), 0, -1), tables, strict=True):
        share = max(0.0, end - time.monotonic()) / left
        if seconds:
            _try(rules, players, options, time.monotonic() + share)
    return rules.box


def _try(rules: Engine, players: int, options: dict[str, str], end: float) -> None:
    name = rules.definition.name
    broken = import_module(f"{rules.package}.invariants").broken if find_spec(f"{rules.package}.invariants") else None
    try:
        game = dorfplatz.new(name, players, seed="trial", **options)
        generator = random.Random(players)
        msgspec.json.encode(game.view())
        while not game.over and time.monotonic() < end:
            moves = game.legal_moves.ids
            if not moves:
                raise ValueError("nothing may be done, and the game is not over")
            game.push(generator.choice(moves))
            if game.version % POSITIONS_BETWEEN_LOOKS == 0:
                msgspec.json.encode(game.view())
                if broken and (wrong := broken(game.state)):
                    raise ValueError(f"invariant {int(wrong)}")
        msgspec.json.encode(game.view())
    except Exception as error:
        raise Problem("box-unplayable", players=players, detail=f"{type(error).__name__}: {error}") from error
