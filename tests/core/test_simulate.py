"""Many games in one compiled loop."""

from __future__ import annotations

import numpy as np
import pytest

from dorfplatz.core.simulate import random_games


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (random_games("settlement", 3, 50, seed="same") for _ in range(2))
    assert (one.decisions, one.games) == (other.decisions, 50)
    assert np.array_equal(one.lengths, other.lengths)
    assert np.array_equal(one.scores, other.scores)


def test_another_seed_gives_others() -> None:
    assert not np.array_equal(
        random_games("settlement", 2, 50, seed=1).lengths, random_games("settlement", 2, 50, seed=2).lengths
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_game_is_counted(players: int) -> None:
    result = random_games("settlement", players, 20)
    assert result.lengths.sum() == result.decisions
    assert result.lengths.min() > players
    assert result.scores.shape == (20, players)
    assert result.seconds > 0


def test_no_games_are_no_trouble() -> None:
    assert random_games("settlement", 2, 0).decisions == 0
