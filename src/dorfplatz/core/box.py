"""Reading a game's box of components: every item with its provenance, and a clear word when something in it is wrong."""

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
Box = TypeVar("Box", bound=msgspec.Struct)


class Item(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything in a box: where its values come from."""

    provenance: Provenance
    note: str = ""


def read_box(game: str, kind: type[Box]) -> Box:
    """The components of a game, checked for their form."""
    path = box_file(game)
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except OSError as missing:
        raise Problem("box-missing", file=str(path)) from missing
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
