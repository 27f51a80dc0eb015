"""Reading a game's box of components: every value with its provenance, and a clear word when something in it is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import numpy as np

from dorfplatz.core.kernel import box_file, interpreting
from dorfplatz.core.problem import Problem

Count = Annotated[int, msgspec.Meta(ge=0, le=255)]
"""A number of pieces or points: nothing in a box is negative, and a reason has a byte to say how many are missing."""
Provenance = Literal["rulebook", "public", "house"]
"""The printed rules, a public source, or our own because the printed value is not known."""
Box = TypeVar("Box", bound=msgspec.Struct)


class Origin(msgspec.Struct, frozen=True):
    """Where the values of an item come from, as the browser is told."""

    provenance: Provenance
    """Of all values that are not in `values`."""
    values: dict[str, Provenance]
    """Of single values: `cost`, or `cost.wood` for a part of it."""
    source: str
    """Where the public ones were read; empty if there are none."""


class Item(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything in a box, and where its values come from."""

    provenance: Provenance
    provenance_of: dict[str, Provenance] = msgspec.field(default_factory=dict)
    source: str = ""
    note: str = ""

    def __post_init__(self) -> None:
        """`provenance_of` names values of this item."""
        for name in self.provenance_of:
            field, _, part = name.partition(".")
            value = getattr(self, field, None) if field in self.__struct_fields__ and field not in _ORIGIN else None
            if value is None or (part and not (isinstance(value, dict) and part in value)):
                raise ValueError(f"provenance_of: no value `{name}`")

    @property
    def origin(self) -> Origin:
        """Where the values come from."""
        return Origin(self.provenance, self.provenance_of, self.source)


_ORIGIN = frozenset(Item.__struct_fields__)
"""What an item says about its values, and is none of them."""


def values_of(box: Any) -> Any:
    """The plain data of a box without what it says about its values: this much decides how a game goes."""
    if isinstance(box, dict):
        return {key: values_of(value) for key, value in box.items() if key not in _ORIGIN}
    return [values_of(part) for part in box] if isinstance(box, list) else box


def read_box(game: str, kind: type[Box]) -> Box:
    """The components of a game, checked for their form."""
    path = box_file(game)
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except OSError as missing:
        raise Problem("box-missing", file=path) from missing
    except msgspec.ValidationError as wrong:
        raise Problem("box-wrong", file=path.name, detail=str(wrong)) from wrong
    except (msgspec.DecodeError, UnicodeDecodeError) as broken:
        raise Problem("box-not-toml", file=path.name, detail=str(broken)) from broken


def expect(game: str, what: str, found: object, expected: object) -> None:
    """Refuse a box whose contents don't add up."""
    if found != expected:
        file = Path(box_file(game)).name
        raise Problem("box-wrong-count", file=file, what=what, found=str(found), expected=str(expected))


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
