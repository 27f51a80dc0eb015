"""What a program sees of a position: a row of small numbers, always as long, from one seat's point of view.

A game lists the parts of its rows once; the kernel `observe` writes to their offsets:

    OBSERVATION = Observation(
        SeatPart("goods", (SEATS, 5), unit=6, about="wood, clay, stone, diamond, gold in the stock"),
        Part("phase", (len(Phase),), about="what is asked"),
    )
    GOODS, PHASE = OBSERVATION.offsets

Numbers are 0 to 255, in one byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from dorfplatz.core.kernel import kernel

MOST = 255
"""The largest number that is told; more looks the same."""


@dataclass(frozen=True)
class Part:
    """A named slice of an observation. A network divides its numbers by `unit`."""

    name: str
    shape: tuple[int, ...] = (1,)
    unit: int = 1
    about: str = ""
    offset: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        """Where in a row it is."""
        return slice(self.offset, self.offset + self.size)


@dataclass(frozen=True)
class SeatPart(Part):
    """A part with a row for each seat: the first is the seat that looks, then come the others in turn order; of seats that nobody
    sits on all is zero."""


class Observation:
    """The parts of a game's observations, in order."""

    def __init__(self, *parts: Part) -> None:
        self.parts: dict[str, Part] = {}
        self.size = 0
        for part in parts:
            self.parts[part.name] = replace(part, offset=self.size)
            self.size += part.size
        if len(self.parts) < len(parts):
            raise ValueError("two parts of an observation have the same name")
        self.scale = np.repeat([1 / part.unit for part in self], [part.size for part in self]).astype(np.float32)

    @property
    def offsets(self) -> list[int]:
        """Where each part begins, in order."""
        return [part.offset for part in self]

    def __getitem__(self, name: str) -> Part:
        return self.parts[name]

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts.values())

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        width = max(len(part.name) for part in self)
        lines = [
            f"{part.slice.start:>5}:{part.slice.stop:<5} {part.name:<{width}} {'×'.join(map(str, part.shape)):>9}  {part.about}"
            for part in self
        ]
        return "\n".join([f"{self.size} numbers from 0 to {MOST}", *lines])

    def read(self, row: Any) -> dict[str, Any]:
        """A row by the names of its parts, each in its shape; of an array of rows, each part of all of them."""
        return {part.name: row[..., part.slice].reshape(*row.shape[:-1], *part.shape) for part in self}


@kernel
def tell(out: Any, place: int, number: int) -> None:
    """Write a number that may be too large for its byte, or negative: it is told as far as it goes."""
    out[place] = min(max(number, 0), MOST)


@kernel
def tick(out: Any, place: int, choice: int) -> None:
    """One of several: a 1 at the choice; nothing if there is none, which is negative."""
    if choice >= 0:
        out[place + int(choice)] = 1
