"""PettingZoo's own suites, unchanged, and what they don't look at."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo.test as suites
import pytest

import dorfplatz
from dorfplatz.core.rewards import rewards
from dorfplatz.envs.pettingzoo_env import AgentsEnv
from tests.conformance.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def make(table: Table, **arguments: Any) -> AgentsEnv:
    return dorfplatz.envs.aec(table.game, table.players, **dict(table.options), **arguments)


@pytest.fixture(autouse=True)
def _known_warnings() -> Iterator[None]:
    """The suite would rather have a plain array than one with a mask, except for a few games that it knows by name."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


@every_table
def test_api(table: Table) -> None:
    suites.api_test(make(table))


@every_table
def test_seed(table: Table) -> None:
    suites.seed_test(lambda: make(table))


@every_table
def test_render(table: Table, opened: list[str]) -> None:
    suites.render_test(lambda render_mode: make(table, render_mode=render_mode))
    assert len(opened) == 1


@every_table
def test_saved_observations(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    suites.test_save_obs(make(table))
    assert "Observations must be Box" in capsys.readouterr().out  # rows of numbers are no pictures


@every_table
def test_performance(table: Table, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The benchmark lasts five seconds; by this clock they are over after 250 rounds of the table, more than a game."""
    ticks = count(0, 0.02)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", SimpleNamespace(time=lambda: next(ticks)))
    suites.performance_benchmark(make(table))
    assert "Finished performance benchmark" in capsys.readouterr().out


def play(env: AgentsEnv, seed: int) -> tuple[dict[str, float], dict[str, Any], dorfplatz.Game]:
    """A whole game of chance as PettingZoo plays one: what each agent was paid, and its last info."""
    env.reset(seed=seed)
    generator, paid, infos, game = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0), {}, env.match.game
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        assert not cut
        paid[agent] += reward
        if over:
            infos[agent] = info
        env.step(None if over else int(generator.choice(np.flatnonzero(observation["action_mask"]))))
    return paid, infos, game


@every_table
def test_all_seats_are_paid_at_the_end(table: Table) -> None:
    for kind in ("win_share", "rank", "margin"):
        paid, infos, game = play(make(table, reward=kind), seed=3)
        ranks = game.engine.ranks(game.position)
        expected = rewards(kind, game.scores, ranks)
        assert game.over
        assert list(paid.values()) == expected
        assert infos == {f"seat_{seat}": {"score": game.scores[seat], "rank": ranks[seat]} for seat in range(game.players)}


@every_table
def test_agents_see_what_their_seat_sees(table: Table) -> None:
    env = make(table)
    env.reset(seed=11)
    game = dorfplatz.new(table.game, table.players, seed=11, **dict(table.options))
    for _ in range(60):
        assert env.match.game.position.tobytes() == game.position.tobytes()
        assert env.agent_selection == f"seat_{game.turn}"
        for seat in range(table.players):
            seen = env.observe(f"seat_{seat}")
            expected = np.zeros_like(seen["observation"])
            game.engine.rules.observe(game.state, seat, expected, game.engine.new_work())
            assert (seen["observation"] == expected).all()
            assert np.flatnonzero(seen["action_mask"]).tolist() == (game.legal_moves.ids if seat == game.turn else [])
        action = game.legal_moves.ids[-1]
        game.push(action)
        if game.over:
            return
        env.step(action)


def test_a_move_that_is_not_allowed_is_explained_and_changes_nothing() -> None:
    env = dorfplatz.envs.aec("settlement", 3)
    env.reset(seed=21)
    before, agent = env.match.game.position.tobytes(), env.agent_selection
    with pytest.raises(dorfplatz.Problem, match=r"“explore I” is not allowed here: First everybody takes an artifact. \(S-07\)"):
        env.step(95)
    with pytest.raises(dorfplatz.Problem, match="There is no move number 999"):
        env.step(999)
    with pytest.raises(dorfplatz.Problem, match="not something of type NoneType"):
        env.step(None)
    assert (env.match.game.position.tobytes(), env.agent_selection) == (before, agent)


def test_copies_go_their_own_way() -> None:
    env = dorfplatz.envs.aec("settlement", 3, render_mode="ansi")
    env.reset(seed=1)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        for _ in range(5):
            action = int(np.flatnonzero(other.observe(other.agent_selection)["action_mask"])[0])
            other.step(action)
        assert other.match.game.version == 5
        assert other.render() != env.render()
    assert env.match.game.version == 0


def test_games_follow_from_the_first_seed() -> None:
    def deals(seed: int) -> list[str]:
        env = dorfplatz.envs.aec("settlement", 2)
        env.reset(seed=seed)
        found = [env.match.game.seed]
        for _ in range(3):
            env.reset()
            found.append(env.match.game.seed)
        return found

    assert deals(5) == deals(5)
    assert deals(5)[0] == "5"
    assert len({*deals(5), *deals(6)}) == 8
