"""Boxes of one's own."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from dorfplatz.core.box_document import Origin
from dorfplatz.core.words import Message

MAX_BOX_NAME_LENGTH = 40
MAX_BOX_BYTES = 256 * 1024
"""Of the file of a box; ours have 20 kB."""


class BoxField(Struct, frozen=True):
    """A value of a box, and how it is entered."""

    name: str
    """Empty for the entries of a list."""
    kind: Literal["number", "choice", "text", "amounts", "set", "list", "record"]
    """`amounts` are numbers by good, a `set` is some of the choices, a `list` is one entry after the other."""
    least: int | None = None
    """Of a number, of each amount, or of the entries of a list; null if there is no limit."""
    most: int | None = None
    """The same. A list without limits stays as long as it is."""
    choices: list[str | int] = []
    """Of a choice, of a set, and the goods of amounts."""
    fields: list[BoxField] = []
    """Of a record; of a list what each entry is."""


class BoxForm(Struct, frozen=True):
    """The standard box of a game, and how its values are entered."""

    game: str
    fields: list[BoxField]
    values: dict[str, Any]
    origins: dict[str, list[Origin]]
    """By the name of a part, where the values of each of its items come from."""


class BoxValues(Struct, frozen=True, forbid_unknown_fields=True):
    """A box by its values, which have the same shape as those of the form."""

    name: Annotated[str, Meta(max_length=200, description=f"1 to {MAX_BOX_NAME_LENGTH} characters")]
    values: dict[str, Any]


class NewBox(BoxValues, frozen=True, forbid_unknown_fields=True):
    """The request to keep a box, perhaps in place of another one."""

    replaces: Annotated[str, Meta(max_length=64)] | None = None


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file with a box."""

    text: str


class BoxProblem(Struct, frozen=True):
    """What is wrong with a box."""

    at: str
    """Where to look: `heroes[3].cost`, `landscapes.count` for that of all, or nothing."""
    message: Message


class OwnBox(Struct, frozen=True):
    """A box that somebody has made."""

    id: str
    game: str
    name: str
    tables: int
    """How many games are played with it."""


class BoxName(Struct, frozen=True):
    """The box of a game that is not the standard one."""

    id: str
    name: str
