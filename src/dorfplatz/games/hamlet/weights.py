"""What the simple bot thinks things are worth."""

from __future__ import annotations

from enum import IntEnum

from dorfplatz.core.box import frozen
from dorfplatz.core.kernel import kernel


class Weight(IntEnum):
    """What the weights stand for."""

    COIN = 0  # each of the first eight coins
    MORE_COINS = 1  # each further one
    SAVED = 2  # more for a coin that will go to the next villager
    READY = 3  # having all the gold for one
    SECOND = 4  # the second villager, and after it the third and the fourth
    THIRD = 5
    FOURTH = 6
    DONKEY = 7  # each further donkey, up to four in all
    REACH = 8  # a place from which things can be brought to the market
    RAW = 9  # a raw material that can be brought to the church
    GOOD = 10  # an own good in the village
    FINE = 11  # more, if it is of high quality
    MILESTONE = 12  # the milestone of a good
    CARD = 13  # a blueprint
    CARD_NEAR = 14  # the part of its points that counts when it can be paid
    CARD_NOW = 15  # the part when somebody can build it at once
    JOINED = 16  # a new place that a road joins
    FITTING = 17  # each of its segments that lies on another one
    ORDER = 18  # a church order, beside its points
    LATE = 19  # more for it with each round, so that the church gets finished
    ORDER_NEAR = 20  # the part that counts when it can be paid
    SALE_NEAR = 21  # the same for sale tiles
    RESTED = 22  # a villager who can still act
    CHANCE = 23  # more for one who finds an empty slot at a producer
    RIVAL = 24  # the part of the best rival's points that hurts


WEIGHTS = (
    (78, 12),
    (85, 43),
    (180, 10),
    (900, 0),
    (3757, 18),
    (4255, 16),
    (6063, 11),
    (513, 159),
    (85, 22),
    (45, 9),
    (55, 192),
    (117, 85),
    (313, 22),
    (30, 40),
    (35, 27),
    (90, 65),
    (239, 283),
    (51, 32),
    (-200, 450),
    (12, 30),
    (43, 45),
    (23, 30),
    (51, 88),
    (320, 108),
    (12, 29),
)
"""In hundredths of a point or in percent, at the start and from the twentieth round on; in between they change evenly.

They come from an evolution by self play with two to four players in both editions: those went on that won points fast among their
like and beat those before them. Those of the opening were then set by hand so that the seats are about even.
"""

ROUNDS = 20
_BY_ROUND = frozen([[(first * (ROUNDS - past) + last * past) // ROUNDS for first, last in WEIGHTS] for past in range(ROUNDS + 1)])


@kernel
def at(weight: int, clock: int) -> int:
    """A weight in that round."""
    return _BY_ROUND[min(clock, ROUNDS), weight]
