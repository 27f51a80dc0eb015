"""Randomness: the same seed gives the same game on every target, and what was drawn says nothing about what will be.

A seed is a secret string. Two keys are derived from it: one for the generator, and one that is shown from the start as the game's
commitment. Neither tells anything about the other, nor about the seed.
"""

from __future__ import annotations

import hmac
from typing import Annotated, Any, Protocol

import numpy as np

from dorfplatz.core.kernel import kernel
from dorfplatz.core.records import Array, record


def commitment(seed: str) -> str:
    """Shown before the first decision: whoever gets to know the seed later can check that it is the one."""
    return _derived(seed, b"dorfplatz commitment").hex()


def _derived(seed: str, purpose: bytes) -> bytes:
    """HMAC-SHA256 with the seed as key; any string will do, even one that is not proper text."""
    return hmac.digest(seed.encode("utf-8", "surrogatepass"), purpose, "sha256")


# The generator of a game: SipHash-2-4 of a counter under a secret key


class Generator(Protocol):
    """What a game draws its cards from; the field `rng` of its position."""

    key: Annotated[Array, np.uint64, 2]
    drawn: Annotated[np.uint64, np.uint64]  # how many words were drawn


def set_seed(generator: Generator, seed: str) -> None:
    """Set a generator to the start of a seed."""
    generator.key[:] = np.frombuffer(_derived(seed, b"dorfplatz generator")[:16], "<u8")
    generator.drawn = np.uint64(0)


@kernel
def forget(generator: Generator) -> None:
    """Blank a generator, for those who may not know what comes."""
    generator.key[0] = np.uint64(0)
    generator.key[1] = np.uint64(0)
    generator.drawn = np.uint64(0)


_13, _16, _17, _21, _32, _43, _47, _48, _51 = (np.uint64(n) for n in (13, 16, 17, 21, 32, 43, 47, 48, 51))
_START = tuple(np.uint64(n) for n in (0x736F6D6570736575, 0x646F72616E646F6D, 0x6C7967656E657261, 0x7465646279746573))
_LENGTH, _LAST, _ALL = np.uint64(8 << 56), np.uint64(0xFF), (1 << 64) - 1


@kernel
def _sum(a: Any, b: Any) -> Any:
    """a + b, as far as it fits in 64 bits; by way of integers that can't overflow, since interpreted NumPy would warn."""
    return np.uint64((int(a) + int(b)) & _ALL)


@kernel
def _mix(a: Any, b: Any, c: Any, d: Any) -> Any:
    """One round of SipHash; only sums, shifts and exclusive ors, so it is the same in Python, on a CPU and on a GPU."""
    a = _sum(a, b)
    c = _sum(c, d)
    b = ((b << _13) | (b >> _51)) ^ a
    d = ((d << _16) | (d >> _48)) ^ c
    a = (a << _32) | (a >> _32)
    c = _sum(c, b)
    a = _sum(a, d)
    b = ((b << _17) | (b >> _47)) ^ c
    d = ((d << _21) | (d >> _43)) ^ a
    c = (c << _32) | (c >> _32)
    return a, b, c, d


@kernel
def next_word(generator: Generator) -> Any:
    """The next 64 random bits: the SipHash of how many were drawn before."""
    count = generator.drawn
    generator.drawn = count + np.uint64(1)
    a, b = _START[0] ^ generator.key[0], _START[1] ^ generator.key[1]
    c, d = _START[2] ^ generator.key[0], _START[3] ^ generator.key[1]
    d ^= count
    for _ in range(2):
        a, b, c, d = _mix(a, b, c, d)
    a ^= count
    d ^= _LENGTH
    for _ in range(2):
        a, b, c, d = _mix(a, b, c, d)
    a ^= _LENGTH
    c ^= _LAST
    for _ in range(4):
        a, b, c, d = _mix(a, b, c, d)
    return a ^ b ^ c ^ d


@kernel
def below(generator: Generator, limit: int) -> int:
    """A number from 0 to limit - 1."""
    return (np.int64(next_word(generator) >> _32) * limit) >> 32  # type: ignore[return-value]


@kernel
def shuffle(generator: Generator, cards: Any, count: int) -> None:
    """Fisher and Yates, over the first `count` cards."""
    for last in range(count - 1, 0, -1):
        other = below(generator, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@kernel
def shuffle_anew(generator: Generator, cards: Any, count: int) -> None:
    """Shuffle so that nothing is left of the order before: sorted first, the outcome depends on the generator alone."""
    for place in range(1, count):
        card = cards[place]
        gap = place
        while gap > 0 and cards[gap - 1] > card:
            cards[gap] = cards[gap - 1]
            gap -= 1
        cards[gap] = card
    shuffle(generator, cards, count)


# Choices of programs, which are nobody's secret


class Chooser(Protocol):
    """What a program draws its choices from, beside the generator of a position; a few instructions instead of a hundred."""

    word: Annotated[np.uint64, np.uint64]


CHOOSER = record(Chooser)
_7 = np.uint64(7)


def chooser(seed: str) -> Any:
    """A record for `pick`."""
    found = np.zeros(1, CHOOSER)[0]
    found.word = seed_word(seed)
    return found


def seed_word(seed: str) -> np.uint64:
    """A chooser's first word; never zero, where xorshift would stay."""
    return np.uint64(int.from_bytes(_derived(seed, b"dorfplatz chooser")[:8], "little") or 1)


@kernel
def pick(chooser: Chooser, count: int) -> int:
    """A number from 0 to count - 1."""
    word = _next(chooser.word)
    chooser.word = word
    return (np.int64(word >> _32) * count) >> 32  # type: ignore[return-value]


@kernel
def _next(word: Any) -> Any:
    """Marsaglia's xorshift64."""
    word ^= word << _13
    word ^= word >> _7
    word ^= word << _17
    return word


@kernel
def stirred(word: Any, number: int) -> Any:
    """A hash with one more number in it; the number may be negative."""
    return _next(word ^ np.uint64(int(number) + (1 << 32)))
