"""What is true of every position of Stairs."""

from __future__ import annotations

from enum import IntEnum

from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import unless
from examples.stairs.state import CARD_COUNT, EMPTY, ROW, State


class Broken(IntEnum):
    """What can be wrong."""

    NONE = 0
    CARDS = 1


@kernel
def broken(state: State) -> int:
    """The first thing that is wrong, or 0."""
    return unless(cards_add_up(state), Broken.CARDS)


@kernel
def cards_add_up(state: State) -> bool:
    """Every card lies in the deck, in the row or before a player."""
    count = state.deck_left
    for slot in range(ROW):
        count += 1 if state.row[slot] != EMPTY else 0
    for seat in range(state.seats):
        count += state.players[seat].cards
    return count == CARD_COUNT
