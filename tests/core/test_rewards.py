"""What a game was worth to each seat."""

from __future__ import annotations

from itertools import product

import pytest

from dorfplatz.core.problem import Problem
from dorfplatz.core.rewards import REWARDS, reward_number, rewards
from tests.conformance import strict


def ranks_of(scores: tuple[int, ...]) -> list[int]:
    """1 for the most points; as many points, the same rank."""
    return [1 + sum(other > own for other in scores) for own in scores]


def test_the_winner_gets_all() -> None:
    assert rewards("win_share", [40, 61, 12], [2, 1, 3]) == [0, 1, 0]


def test_winners_share() -> None:
    assert rewards("win_share", [61, 61, 12], [1, 1, 3]) == [0.5, 0.5, 0]
    assert rewards("win_share", [7, 7, 7, 7], [1, 1, 1, 1]) == [0.25] * 4


def test_the_first_gets_1_and_the_last_nothing() -> None:
    assert rewards("rank", [40, 61], [2, 1]) == [0, 1]
    assert rewards("rank", [40, 61, 12], [2, 1, 3]) == [0.5, 1, 0]
    assert rewards("rank", [1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx([0, 1 / 3, 2 / 3, 1])


def test_those_with_the_same_rank_share_what_they_would_have_got() -> None:
    assert rewards("rank", [61, 61, 12], [1, 1, 3]) == [0.75, 0.75, 0]
    assert rewards("rank", [61, 12, 12], [1, 2, 2]) == [1, 0.25, 0.25]
    assert rewards("rank", [9, 5, 5, 1], [1, 2, 2, 4]) == pytest.approx([1, 0.5, 0.5, 0])
    assert rewards("rank", [7, 7, 7, 7], [1, 1, 1, 1]) == [0.5] * 4


def test_a_tie_break_decides_about_the_rank_and_not_about_the_points() -> None:
    assert rewards("win_share", [50, 50], [2, 1]) == [0, 1]
    assert rewards("rank", [50, 50], [2, 1]) == [0, 1]
    assert rewards("margin", [50, 50], [2, 1]) == [0, 0]


def test_points_more_than_the_best_other_or_fewer() -> None:
    assert rewards("margin", [40, 61, 12], [2, 1, 3]) == pytest.approx([-0.21, 0.21, -0.49])
    assert rewards("margin", [-5, -25], [1, 2]) == pytest.approx([0.2, -0.2])


def test_a_hundred_points_are_all_that_count() -> None:
    assert rewards("margin", [250, 20, 150], [1, 3, 2]) == [1, -1, -1]
    assert rewards("margin", [100, 0], [1, 2]) == [1, -1]
    assert rewards("margin", [99, 0], [1, 2]) == pytest.approx([0.99, -0.99])


@pytest.mark.parametrize("name", REWARDS)
def test_who_plays_alone_gets_hundredths_of_the_points(name: str) -> None:
    assert rewards(name, [73], [1]) == [0.73]
    assert rewards(name, [130], [1]) == [1.3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sums(seats: int) -> None:
    """However the places are shared, as much is given away; a lead is as large as the arrears of the second."""
    for scores in product((10, 20, 30, 40), repeat=seats):
        ranks = ranks_of(scores)
        assert sum(rewards("win_share", scores, ranks)) == pytest.approx(1)
        assert sum(rewards("rank", scores, ranks)) == pytest.approx(seats / 2)
        margins = sorted(rewards("margin", scores, ranks))
        assert margins[-1] == pytest.approx(-margins[-2]) or margins[-1] == 0


def test_an_unknown_reward_is_refused() -> None:
    for call in (lambda: reward_number("winner"), lambda: rewards("winner", [1, 2], [2, 1])):
        with pytest.raises(Problem, match=r"no reward called winner\. Rewards: win_share, rank, margin") as raised:
            call()
        assert "Es gibt keine Belohnung namens winner." in strict.render(raised.value.message, "de")
    assert [reward_number(name) for name in REWARDS] == [0, 1, 2]
