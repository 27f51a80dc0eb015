"""Sets of places, as the bits of a number."""

from __future__ import annotations

from dorfplatz.core.kernel import kernel


@kernel
def count_bits(bits: int) -> int:
    """How many there are: in each two bits, each four, each eight, and then in all. A compiler knows this way of counting and
    makes one instruction of it."""
    pairs = bits - ((bits >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (eights * 0x0101010101010101 >> 56) & 127


@kernel
def first_of(places: int) -> int:
    """The lowest place of a set that is not empty: as many bits are below it."""
    return count_bits(~int(places) & (int(places) - 1))


@kernel
def without_first(places: int) -> int:
    """The set less its lowest place."""
    return places & (places - 1)


@kernel
def has_one_at_most(places: int) -> bool:
    """Whether the set has no second place."""
    return without_first(places) == 0
