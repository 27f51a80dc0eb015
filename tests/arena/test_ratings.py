"""Ratings: closed forms, known orders, honest intervals."""

from __future__ import annotations

import numpy as np
import pytest

from dorfplatz.arena.ratings import CERTAIN, SCALE, bradley_terry, duels
from dorfplatz.arena.summary import wilson


def two(won: int, lost: int) -> np.ndarray:
    """A deal for each duel of two bots."""
    return np.array([[[0, 1], [0, 0]]] * won + [[[0, 0], [1, 0]]] * lost, float)


@pytest.mark.parametrize(("won", "lost"), [(1, 0), (3, 1), (7, 7), (90, 10), (1000, 0), (0, 5)])
def test_two_bots_differ_by_the_logarithm_of_their_odds(won: int, lost: int) -> None:
    one, other = bradley_terry(two(won, lost)).ratings
    assert one - other == pytest.approx(SCALE * np.log((won + 0.5) / (lost + 0.5)))
    assert one + other == pytest.approx(0)


def test_ten_to_one_is_about_400_points_and_the_interval_that_of_the_odds() -> None:
    found = bradley_terry(two(10_000, 1000))
    assert found.ratings[0] - found.ratings[1] == pytest.approx(400, abs=0.5)
    # Of the logarithm of odds the variance is 1/won + 1/lost; each bot has half of the difference.
    assert found.deviations[0] == pytest.approx(SCALE * CERTAIN * np.sqrt(1 / 10_000 + 1 / 1000) / 2, rel=0.01)


def test_a_known_order_is_found_again_within_the_intervals() -> None:
    generator = np.random.default_rng(5)
    strengths = np.array([1.0, 0.3, -0.2, -1.1])
    deals, bots, ranks = [], [], []
    for deal in range(1000):
        seats = generator.permutation(4)
        order = np.argsort(-(strengths[seats] + generator.gumbel(size=4)))  # of two, each wins as the model says
        deals.append(deal)
        bots.append(seats)
        ranks.append(np.argsort(order) + 1)
    found = bradley_terry(duels(np.array(bots), np.array(ranks), np.array(deals), 4))
    assert list(np.argsort(-found.ratings)) == [0, 1, 2, 3]
    assert (np.abs(found.ratings - SCALE * strengths) < 1.5 * found.deviations).all()


def test_duels_of_one_deal_that_go_alike_are_not_worth_more_than_one() -> None:
    """Four games of a deal that all end the same way tell as much as one of them."""
    apart = two(60, 40)
    alike = apart * 4
    wide, narrow = bradley_terry(alike).deviations[0], bradley_terry(np.repeat(apart, 4, axis=0)).deviations[0]
    assert wide == pytest.approx(2 * narrow, rel=0.02)


def test_several_seats_are_duels_of_all_pairs_of_different_bots() -> None:
    bots, ranks = np.array([[0, 1, 1, 2], [2, 0, 1, 1]]), np.array([[1, 2, 2, 4], [1, 1, 3, 4]])
    found = duels(bots, ranks, np.array([0, 1]), 3)
    assert found.tolist() == [
        [[0, 2, 1], [0, 0, 2], [0, 0, 0]],
        [[0, 2, 0.5], [0, 0, 0], [0.5, 2, 0]],
    ]


def test_who_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    found = bradley_terry(two(50, 0))
    assert np.isfinite(found.ratings).all()
    assert found.deviations[0] > 200


@pytest.mark.parametrize(
    ("share", "games", "low", "high"), [(0.5, 100, 0.404, 0.596), (1.0, 10, 0.722, 1.0), (0.0, 10, 0.0, 0.278)]
)
def test_the_interval_of_a_share(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=0.001)
