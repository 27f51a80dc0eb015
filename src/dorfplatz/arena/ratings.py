"""Ratings by the model of Bradley and Terry: the odds that one bot beats another are the quotient of their strengths.

A game with several players counts as a duel between each two of its seats that belong to different bots: the better rank has won,
the same rank is half a victory for both. To these comes one imagined drawn duel of each two bots, which keeps the rating of a
bot that has never lost finite. 400 points more mean ten victories to one; the average of all bots is 0.

Duels of one deal are not independent of each other. So a deviation is computed from what the deals contribute (a "sandwich"), and
also as if the duels were independent; the larger of both counts.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

SCALE = 400 / np.log(10)
CERTAIN = 1.96
"""So many standard deviations to both sides are 95 %."""
DRAWN = 0.5
LONGEST_STEP = 2.0
STEPS = 200


class Ratings(NamedTuple):
    """By bot."""

    ratings: Any
    deviations: Any
    """Half the width of the interval in which the rating lies with 95 % certainty."""


def duels(bots: Any, ranks: Any, deals: Any, count: int) -> Any:
    """How often which bot beat which: an array by deal, winner and loser. Bots and ranks come by game and seat."""
    found = np.zeros((int(deals.max()) + 1 if len(deals) else 0, count, count))
    seats = bots.shape[1]
    for one in range(seats):
        for other in range(seats):
            won = (ranks[:, one] < ranks[:, other]) + DRAWN * (ranks[:, one] == ranks[:, other])
            apart = bots[:, one] != bots[:, other]
            np.add.at(found, (deals[apart], bots[apart, one], bots[apart, other]), won[apart])
    return found


def bradley_terry(by_deal: Any) -> Ratings:
    """Ratings from duels by deal, winner and loser."""
    count = by_deal.shape[1]
    wins = by_deal.sum(0) + DRAWN * (1 - np.eye(count))
    both = wins + wins.T
    strengths = np.zeros(count)
    for _ in range(STEPS):  # Newton's method; the likelihood has one maximum
        chances = _chances(strengths)
        step = np.linalg.solve(_curvature(both, chances), (wins - both * chances).sum(1))
        step /= max(1.0, np.abs(step).max() / LONGEST_STEP)
        strengths += step
        if np.abs(step).max() < 1e-12:
            break
    strengths -= strengths.mean()
    chances = _chances(strengths)
    centred = np.eye(count) - 1 / count
    inverse = centred @ np.linalg.inv(_curvature(both, chances)) @ centred
    surprises = (by_deal - (by_deal + by_deal.transpose(0, 2, 1)) * chances).sum(2)
    clustered = inverse @ surprises.T @ surprises @ inverse
    variances = np.maximum(np.diag(inverse), np.diag(clustered))
    return Ratings(SCALE * strengths, SCALE * CERTAIN * np.sqrt(variances))


def _chances(strengths: Any) -> Any:
    """How likely each beats each."""
    return 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))


def _curvature(both: Any, chances: Any) -> Any:
    """Of the likelihood; the sum of the strengths, which it does not depend on, is held."""
    weights = both * chances * chances.T
    return np.diag(weights.sum(1)) - weights + np.ones_like(weights) / len(weights)
