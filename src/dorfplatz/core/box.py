"""Reading a game's box of components: every value with its provenance, and a clear word when something in it is wrong."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
import numpy as np

from dorfplatz.core.box_document import ABOUT, ORIGIN, Origin, Provenance, read_document
from dorfplatz.core.kernel import box_file, interpreting
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message

Count = Annotated[int, msgspec.Meta(ge=0, le=255)]
"""A number of pieces or points: nothing in a box is negative, and a reason has a byte to say how many are missing."""
Box = TypeVar("Box", bound=msgspec.Struct)


class Item(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything in a box, and where its values come from."""

    provenance: Provenance
    provenance_of: dict[str, Provenance] = msgspec.field(default_factory=dict)
    source: str = ""
    note: str = ""

    def __post_init__(self) -> None:
        """`provenance_of` names values of this item."""
        fields = dict(zip(self.__struct_encode_fields__, self.__struct_fields__, strict=True))
        for name in self.provenance_of:
            field, _, part = name.partition(".")
            value = getattr(self, fields[field], None) if field in fields and field not in ORIGIN else None
            if value is None or (part and not (isinstance(value, dict) and part in value)):
                raise ValueError(f"provenance_of: no value `{name}`")

    @property
    def origin(self) -> Origin:
        """Where the values come from."""
        return Origin(self.provenance, self.provenance_of, self.source)


kinds: dict[str, type[msgspec.Struct]] = {}
"""What the file of each game holds, of those whose rules are loaded."""


def read_box(game: str, kind: type[Box]) -> Box:
    """The components of a game, checked for their form."""
    kinds[game] = kind
    path = box_file(game)
    try:
        document = read_document(path.read_text(encoding="utf-8"), path.name)
    except UnicodeDecodeError as broken:
        raise Problem("box-not-toml", file=path.name, detail=str(broken)) from broken
    except OSError as missing:
        raise Problem("box-missing", file=path) from missing
    return checked_box(game, kind, document, path.name)


def checked_box(game: str, kind: type[Box], document: dict[str, Any], file: str) -> Box:
    """A document as the components of a game."""
    about = document.get(ABOUT)
    named = about.get("game") if isinstance(about, dict) else None
    if named is not None and named != game:
        raise Problem("box-other-game", file=file, found=str(named), game=game)
    try:
        return msgspec.convert({name: value for name, value in document.items() if name != ABOUT}, kind)
    except msgspec.ValidationError as wrong:
        raise Problem("box-wrong", file=file, detail=str(wrong)) from wrong


def expect(game: str, what: str, found: object, expected: object, at: str = "", **args: object) -> None:
    """Refuse a box whose contents don't add up: `box-check-<game>-<what>` says what is counted, `at` where to look."""
    if found != expected:
        said = Message(f"box-check-{game}-{what}", args).to_dict()
        file = box_file(game).name
        raise Problem("box-wrong-count", file=file, what=said, found=_told(found), expected=_told(expected), at=at)


def require(game: str, what: str, holds: bool, at: str = "", **args: object) -> None:
    """Refuse a box that can't be played with: `box-check-<game>-<what>` says what has to be so, `at` where to look."""
    if not holds:
        said = Message(f"box-check-{game}-{what}", args).to_dict()
        raise Problem("box-wrong-value", file=box_file(game).name, what=said, at=at)


def _told(found: object) -> str:
    return ", ".join(map(str, found)) if isinstance(found, (list, tuple)) else str(found)


def frozen(rows: object) -> np.ndarray:
    """Part of a box as the kernels read it: whole numbers that nobody changes, in the smallest type that holds them.

    Interpreted kernels get wide numbers, since NumPy computes in the narrow type of a number where compiled code does not.
    """
    table = np.array(rows, dtype=np.int64)
    if not interpreting():
        table = table.astype(_narrowest(table))
    table.flags.writeable = False
    return table


def _narrowest(table: np.ndarray) -> type[np.signedinteger[Any]]:
    low, high = (int(table.min()), int(table.max())) if table.size else (0, 0)
    fits = (kind for kind in (np.int8, np.int16, np.int32) if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max)
    return next(fits, np.int64)
