"""Many games at once are the games that the library plays."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import dorfplatz
from dorfplatz.core.rewards import rewards
from dorfplatz.envs.vector_env import GamesEnv
from tests.conformance.tables import GAMES, TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
N = 6


def make(table: Table, **arguments: Any) -> GamesEnv:
    return dorfplatz.envs.vector(table.game, N, table.players, threads=1, **dict(table.options), **arguments)


@every_table
def test_games_are_those_of_the_library(table: Table) -> None:
    """The same seeds and actions give the same observations, masks, turns and rewards, until each game has ended once."""
    env = make(table, reward="margin")
    observations, info = env.reset(seed=5)
    env.action_space.seed(1)
    games = {i: dorfplatz.new(table.game, table.players, seed=f"5/{i}", **dict(table.options)) for i in range(N)}
    while games:
        actions = env.action_space.sample()
        for i, game in games.items():
            assert info["turn"][i] == game.turn
            assert (observations[i] == game.engine.observation(game.position, game.turn)).all()
            assert np.flatnonzero(info["action_mask"][i]).tolist() == game.legal_moves.ids
            game.push(int(actions[i]))
        deciders = info["turn"].copy()
        observations, paid, over, cut, info = env.step(actions)
        assert not cut.any()
        for i, game in list(games.items()):
            assert over[i] == game.over
            if game.over:
                _check_end(game, i, int(deciders[i]), float(paid[i]), info)
                del games[i]
            else:
                assert paid[i] == 0


def _check_end(game: dorfplatz.Game, i: int, decider: int, paid: float, info: dict[str, Any]) -> None:
    ranks, final = game.engine.ranks(game.position), info["final_info"]
    expected = rewards("margin", game.scores, ranks)
    assert info["_final_info"][i]
    assert final["scores"][i, : game.players].tolist() == game.scores
    assert final["ranks"][i, : game.players].tolist() == ranks
    assert final["rewards"][i, : game.players].tolist() == pytest.approx(expected)
    assert paid == pytest.approx(expected[decider])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_copied(game: str) -> None:
    env = dorfplatz.envs.vector(game, N, players=2, threads=1)
    first, info = env.reset(seed=1)
    seen, _, _, _, later = env.step(env.action_space.sample())
    for array in (first, seen):
        assert np.shares_memory(array, env.batch.observations)
    for mask in (info["action_mask"], later["action_mask"]):
        assert np.shares_memory(mask, env.batch.masks)


@pytest.mark.parametrize("game", GAMES)
def test_against_opponents_one_seat_is_asked(game: str) -> None:
    env = dorfplatz.envs.vector(game, N, opponents=["random"], threads=1)
    _, info = env.reset(seed=3)
    own, ended = info["turn"].copy(), np.zeros(N, bool)
    assert own.tolist() == [0, 1] * (N // 2)
    while not ended.all():
        _, paid, over, _, info = env.step(env.action_space.sample())
        assert (info["turn"] == own).all()
        if over.any():
            assert paid[over].tolist() == info["final_info"]["rewards"][over, own[over]].tolist()
            assert info["final_info"]["rewards"][over, :2].sum(axis=1).tolist() == pytest.approx([1.0] * over.sum())
        ended |= over


def test_it_is_a_vector_environment() -> None:
    env = dorfplatz.envs.vector("settlement", N, players=[2, 3], threads=2)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.action_space.shape == (N,)
    assert env.action_space == batch_space(env.single_action_space, N)
    observations, _ = env.reset(seed=1)
    assert observations in env.observation_space
    assert observations[0] in env.single_observation_space
    assert env.action_space.sample() in env.action_space
    assert env.batch.players.tolist() == [2, 3] * (N // 2)


def test_the_same_seed_gives_the_same_games() -> None:
    def course(seed: int) -> bytes:
        env = dorfplatz.envs.vector("settlement", N, players=3, threads=2)
        env.reset(seed=seed)
        env.action_space.seed(seed)
        for _ in range(200):
            env.step(env.action_space.sample())
        return env.batch.observations.tobytes()

    assert course(1) == course(1)
    assert course(1) != course(2)


def test_gymnasium_makes_it_and_wraps_it() -> None:
    version = dorfplatz.definition("settlement").rules_version
    made = gymnasium.make_vec(f"dorfplatz/Settlement-v{version}", num_envs=N, opponents=["random"], threads=1)
    assert isinstance(made.unwrapped, GamesEnv)
    env = DictInfoToList(RecordEpisodeStatistics(made))
    env.reset(seed=1)
    returns: list[Any] = []
    lengths = np.zeros(N)
    while not returns:
        _, paid, over, _, infos = env.step(env.action_space.sample())
        lengths += 1
        returns = [(info["episode"]["r"], info["episode"]["l"]) for info in infos if "episode" in info]
        expected = [(reward, length) for reward, length in zip(paid[over], lengths[over], strict=True)]
    assert returns == expected


def test_a_move_that_is_not_allowed_is_explained_and_changes_nothing() -> None:
    env = dorfplatz.envs.vector("settlement", N, players=2, threads=1)
    env.reset(seed=1)
    actions = env.action_space.sample()
    actions[3] = 95
    before = env.batch.observations.tobytes()
    with pytest.raises(
        dorfplatz.Problem, match=r"Game 3 of the batch: explore I is not allowed. First everybody takes an artifact"
    ):
        env.step(actions)
    assert env.batch.observations.tobytes() == before
    assert not env.batch.lengths.any()
