"""Records: fixed-size positions, made from classes that also tell mypy and the reader what the fields are.

    class Player(Protocol):
        goods: Annotated[Array, np.int16, 5]  # wood, clay, stone, diamond, gold
        passed: Annotated[int, np.int16]  # 1 after passing

    class State(Protocol):
        rng: Annotated[np.uint64, np.uint64]  # the generator
        players: Annotated[Records[Player], Player, 4]  # by seat

`record(State)` is the NumPy type with these fields; kernels annotate their arguments with the class.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar, get_type_hints

import numpy as np

Array: TypeAlias = Any
"""A field with several numbers, indexed like a NumPy array."""
Face = TypeVar("Face")
Records: TypeAlias = Sequence[Face]
"""A field with several records."""


def record(face: type) -> np.dtype[Any]:
    """The record whose fields a class declares, aligned as a GPU needs it."""
    return aligned([(name, *_field(hint)) for name, hint in get_type_hints(face, include_extras=True).items()])


def extended(first: Sequence[tuple[Any, ...]], face: type) -> np.dtype[Any]:
    """A record with these fields first, then those of the class that are not among them."""
    named = {name for name, *_ in first}
    hints = get_type_hints(face, include_extras=True)
    return aligned([*first, *((name, *_field(hint)) for name, hint in hints.items() if name not in named)])


def _field(hint: Any) -> tuple[Any, ...]:
    """The NumPy type and, for several of them, the shape."""
    kind, *shape = hint.__metadata__
    scalar = kind if isinstance(kind, np.dtype) or issubclass(kind, np.generic) else record(kind)
    return (scalar, *shape)


def aligned(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The record with these fields: names, types and shapes."""
    if taken := [name for name, *_ in fields if hasattr(np.record, name)]:
        raise ValueError(f"NumPy's records have a {taken[0]} of their own, which an interpreted kernel would find instead")
    plain = np.dtype([(name, _plain(np.dtype(kind)), *shape) for name, kind, *shape in fields], align=True)
    offsets = [plain.fields[name][1] for name, *_ in fields] if plain.fields else []
    layout: Any = {
        "names": [name for name, *_ in fields],
        "formats": [(kind, *shape) if shape else kind for _, kind, *shape in fields],
        "offsets": offsets,
        "itemsize": plain.itemsize,
    }
    # np.record as the scalar type: an element of an array then has its fields as attributes, as in a compiled kernel.
    return np.dtype((np.record, np.dtype(layout, align=True)))


def _plain(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The same without np.record, with which a type loses the alignment that it needs inside another one."""
    if kind.fields is None:
        return kind
    inner = {name: found[0] for name, found in kind.fields.items()}
    return np.dtype([(name, _plain(field.base), field.shape) for name, field in inner.items()], align=True)
