"""Randomness that lives in the state: the same seed gives the same game on every target."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from dorfplatz.core.kernel import kernel

_13, _7, _17, _32 = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


def seed_word(seed: str) -> np.uint64:
    """The generator's first word; never zero, where xorshift would stay."""
    return np.uint64(int.from_bytes(seed_digest(seed)[:8], "little") or 1)


def seed_digest(seed: str) -> bytes:
    """A hash of the seed; any string will do, even one that is not proper text."""
    return hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()


@kernel
def next_word(state: Any) -> Any:
    """Marsaglia's xorshift64: only shifts, so it is the same in Python, on a CPU and on a GPU."""
    word = state.rng
    word ^= word << _13
    word ^= word >> _7
    word ^= word << _17
    state.rng = word
    return word


@kernel
def below(state: Any, limit: int) -> int:
    """A number from 0 to limit - 1."""
    return (np.int64(next_word(state) >> _32) * limit) >> 32  # type: ignore[return-value]


@kernel
def shuffle(state: Any, cards: Any, count: int) -> None:
    """Fisher and Yates, over the first `count` cards."""
    for last in range(count - 1, 0, -1):
        other = below(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@kernel
def shuffle_anew(state: Any, cards: Any, count: int) -> None:
    """Shuffle so that nothing is left of the order before: sorted first, the outcome depends on the generator alone."""
    for place in range(1, count):
        card = cards[place]
        gap = place
        while gap > 0 and cards[gap - 1] > card:
            cards[gap] = cards[gap - 1]
            gap -= 1
        cards[gap] = card
    shuffle(state, cards, count)
