"""A game's decisions as small integers, in blocks: one for each member of the game's `ActionType`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from itertools import product
from math import prod
from typing import Any

from dorfplatz.core.box import frozen
from dorfplatz.core.kernel import kernel

Labels = Mapping[str, tuple[str, ...]]
NO_LABELS: Labels = {}
MOST_LISTED = 20
MOST_PARAMETERS = 3


@dataclass(frozen=True)
class Parameter:
    """One choice within a move and how it is written, value by value."""

    name: str
    words: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.words)


@dataclass(frozen=True)
class Block:
    """The moves of one kind: `offset` plus the row-major index of their parameters."""

    kind: IntEnum
    offset: int
    parameters: tuple[Parameter, ...]

    @property
    def name(self) -> str:
        """How its moves begin."""
        return self.kind.name.lower().replace("_", "-")

    @property
    def shape(self) -> tuple[int, ...]:
        """How many values each parameter has."""
        return tuple(len(p) for p in self.parameters)

    @property
    def count(self) -> int:
        """How many moves there are."""
        return prod(self.shape)

    def id(self, *values: int) -> int:
        """The move with these parameter values."""
        index = 0
        for value, parameter in zip(values, self.parameters, strict=True):
            if not 0 <= value < len(parameter):
                raise IndexError(f"{self.name}: {parameter.name} {value} is not below {len(parameter)}")
            index = index * len(parameter) + value
        return self.offset + index

    def values(self, action: int) -> tuple[int, ...]:
        """The parameter values of a move."""
        index, values = action - self.offset, []
        for parameter in reversed(self.parameters):
            index, value = divmod(index, len(parameter))
            values.append(value)
        return tuple(reversed(values))


def _padded(values: tuple[int, ...], filler: int) -> list[int]:
    return [*values, *[filler] * (MOST_PARAMETERS - len(values))]


def _listed(words: tuple[str, ...]) -> str:
    """All of them if they are few, else the first ones."""
    different = list(dict.fromkeys(words))
    few = different if len(different) <= MOST_LISTED else [*different[: MOST_LISTED // 2], "…"]
    return "|".join(few)


@lru_cache(maxsize=256)
def _lookup(words: tuple[str, ...]) -> dict[str, int]:
    """The first value of each word, however it is spelled."""
    return {word.casefold(): value for value, word in reversed(list(enumerate(words)))}


class ActionSpace:
    """All decisions of a game: for each member of its `ActionType`, in order, the parameters of these moves.

    For the kernels, `table` has a row per action: its type and its parameters, 0 where it has fewer than three.
    `layout` has a row per type: its first action, and how many values each parameter has.
    """

    def __init__(self, blocks: Mapping[Any, tuple[Parameter, ...]]) -> None:
        offset = 0
        self.blocks: dict[str, Block] = {}
        for number, (kind, parameters) in enumerate(blocks.items()):
            if kind != number:
                raise ValueError(f"{kind!r} is number {number} of the blocks")
            block = Block(kind, offset, parameters)
            self.blocks[block.name] = block
            offset += block.count
        self.size = offset
        self._in_order = tuple(self.blocks.values())
        self.table = frozen([[b.kind, *_padded(values, 0)] for b in self for values in product(*map(range, b.shape))])
        self.layout = frozen([[b.offset, *_padded(b.shape, 1)] for b in self])

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks.values())

    def __getitem__(self, name: str) -> Block:
        return self.blocks[name]

    def block_of(self, action: int) -> Block:
        """The block a move belongs to."""
        if 0 <= action < self.size:
            return self._in_order[self.table[action, 0]]
        raise IndexError(f"there are {self.size} moves, from 0 to {self.size - 1}; {action} is not one of them")

    def text(self, action: int, labels: Labels = NO_LABELS) -> str:
        """The move as it is written, for example `explore I`; `labels` name what lies on a numbered place right now."""
        block = self.block_of(action)
        pairs = zip(block.parameters, block.values(action), strict=True)
        return " ".join([block.name, *(labels.get(p.name, p.words)[v] for p, v in pairs)])

    def parse(self, text: str, labels: Labels = NO_LABELS) -> int | None:
        """The move that text means, or None."""
        name, *words = text.split() or [""]
        block = self.blocks.get(name.casefold())
        if block is None or len(words) != len(block.parameters):
            return None
        values = []
        for word, parameter in zip(words, block.parameters, strict=True):
            value = _lookup(labels.get(parameter.name, ())).get(word.casefold(), _lookup(parameter.words).get(word.casefold()))
            if value is None:
                return None
            values.append(value)
        return block.id(*values)

    def usage(self, name: str) -> str:
        """How the moves of a block are written."""
        return " ".join([name, *(f"<{p.name}: {_listed(p.words)}>" for p in self[name].parameters)])

    def to_json(self) -> list[dict[str, Any]]:
        """The blocks as the browser reads them."""
        return [
            {"name": b.name, "offset": b.offset, "shape": list(b.shape), "params": [p.name for p in b.parameters]} for b in self
        ]


@kernel
def decode(table: Any, action: int) -> tuple[int, int, int, int]:
    """An action's type and its three parameters, from the `table` of its space."""
    return table[action, 0], table[action, 1], table[action, 2], table[action, 3]


@kernel
def encode(layout: Any, kind: int, a: int, b: int, c: int) -> int:
    """The action of a type with these parameters, from the `layout` of its space; 0 for those it does not have."""
    return layout[kind, 0] + (a * layout[kind, 2] + b) * layout[kind, 3] + c


@kernel
def add(moves: Any, count: int, action: int) -> int:
    """Add to a list of moves; gives how many there are now."""
    moves[count] = action
    return count + 1
