"""What a game was worth to each seat, once it has ended.

- `win_share`: 1 for the winner, shared if several have won, else 0
- `rank`: from 1 for the first to 0 for the last; those with the same rank share what they would have got
- `margin`: hundredths of the points more than the best other's, or fewer; from -1 to 1

Whoever plays alone gets hundredths of the points, whichever of these is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from dorfplatz.core.kernel import kernel
from dorfplatz.core.problem import Problem

REWARDS = ("win_share", "rank", "margin")
WIN_SHARE, RANK, MARGIN = range(len(REWARDS))
HUNDRED = 100.0


def reward_number(name: str) -> int:
    """A reward by its name."""
    if name not in REWARDS:
        raise Problem("unknown-reward", found=str(name), known=", ".join(REWARDS))
    return REWARDS.index(name)


def rewards(name: str, scores: Sequence[int], ranks: Sequence[int]) -> list[float]:
    """Rewards by seat, from points and ranks by seat."""
    kind, points, places = reward_number(name), np.array(scores, np.int64), np.array(ranks, np.int64)
    return [float(reward(kind, seat, len(places), points, places)) for seat in range(len(places))]


@kernel
def reward(kind: int, seat: int, seats: int, scores: Any, ranks: Any) -> float:
    """What a game was worth to one seat."""
    if seats == 1:
        return scores[seat] / HUNDRED
    same = 0
    best_other = -np.inf
    for other in range(seats):
        same += 1 if ranks[other] == ranks[seat] else 0
        if other != seat:
            best_other = max(best_other, scores[other])
    if kind == WIN_SHARE:
        return 1.0 / same if ranks[seat] == 1 else 0.0
    if kind == RANK:
        return (seats - ranks[seat] - (same - 1) / 2) / (seats - 1)
    return min(max((scores[seat] - best_other) / HUNDRED, -1.0), 1.0)
