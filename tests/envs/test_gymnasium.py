"""Gymnasium's own check, and what it doesn't look at."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import dorfplatz
from dorfplatz.core.game import Game, Move
from dorfplatz.core.words import render
from dorfplatz.envs.gymnasium_env import SeatEnv
from tests.conformance.tables import GAMES, TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def make(table: Table, **arguments: Any) -> SeatEnv:
    return dorfplatz.envs.gym(table.game, ["random"] * (table.players - 1), **dict(table.options), **arguments)


def id_of(game: str) -> str:
    return f"dorfplatz/{game.capitalize()}-v{dorfplatz.definition(game).rules_version}"


@pytest.fixture(autouse=True)
def _no_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@every_table
def test_check(table: Table) -> None:
    env = make(table, seat="random", render_mode="rgb_array")
    with pytest.warns(UserWarning, match="not having a spec"):
        check_env(env)


@pytest.mark.parametrize("game", GAMES)
def test_check_of_a_registered_game_in_all_ways_of_rendering(game: str, opened: list[str]) -> None:
    check_env(gymnasium.make(id_of(game)).unwrapped)
    assert len(opened) == 1


def play(env: Any, seed: int | None) -> tuple[float, dict[str, Any]]:
    """A whole game with moves that the space draws."""
    env.reset(seed=seed)
    if seed is not None:
        env.action_space.seed(seed)
    total, over, info = 0.0, False, {}
    while not over:
        _, reward, over, cut, info = env.step(env.action_space.sample())
        assert not cut
        total += reward
    return total, info


@every_table
def test_the_seat_is_paid_at_the_end(table: Table) -> None:
    for seat in range(table.players):
        env = make(table, seat=seat, reward="rank")
        paid, info = play(env, seed=7)
        game = env.match.game
        assert (info["seat"], info["scores"], info["ranks"]) == (seat, game.scores, game.engine.ranks(game.position))
        assert paid == info["rewards"][seat]
        assert not info["action_mask"].any()


def test_the_same_seed_gives_the_same_game() -> None:
    def actions(seed: int) -> list[int]:
        env = dorfplatz.envs.gym("settlement", ["greedy", "random"], seat="random")
        play(env, seed)
        play(env, None)
        return env.match.game.actions

    assert actions(5) == actions(5)
    assert actions(5) != actions(6)


def test_a_seed_deals_as_the_library_does() -> None:
    env = dorfplatz.envs.gym("settlement", ["greedy"])
    env.reset(seed=5)
    game = dorfplatz.new("settlement", 2, seed=5)
    game.resume(env.match.game.actions)
    assert game.position.tobytes() == env.match.game.position.tobytes()
    assert game.turn == env.seat == 0


def test_a_random_seat_is_drawn_for_each_game() -> None:
    env = dorfplatz.envs.gym("settlement", ["random"] * 3, seat="random")
    env.reset(seed=1)
    seats = {env.reset()[1]["seat"] for _ in range(40)}
    assert seats == {0, 1, 2, 3}


class First:
    """Takes the first move, and remembers for whom."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, game: Game) -> Move:
        self.seats.append(game.turn)
        move: Move = game.legal_moves[0]
        return move


def test_opponents_sit_in_turn_order_after_the_seat() -> None:
    bots = First(), First()
    env = dorfplatz.envs.gym("settlement", bots, seat=1)
    play(env, 3)
    assert [set(bot.seats) for bot in bots] == [{2}, {0}]
    assert len(env.match.game.actions) == sum(len(bot.seats) for bot in bots) + env.match.game.deciders.count(1)


def test_a_move_that_is_not_allowed_is_explained_and_changes_nothing() -> None:
    env = dorfplatz.envs.gym("settlement", ["greedy"])
    env.reset(seed=21)
    before = env.match.game.position.tobytes()
    with pytest.raises(dorfplatz.Problem) as refused:
        env.step(95)
    assert str(refused.value) == "The move “explore I” is not allowed here: First everybody takes an artifact. (S-07)"
    assert render(refused.value.message, "de") == (
        "Der Zug „explore I“ ist hier nicht erlaubt: Zuerst nehmen alle ein Artefakt. (S-07)"
    )
    assert env.match.game.position.tobytes() == before


def test_what_the_space_draws_can_be_played_anywhere() -> None:
    """A drawn move that another position does not allow becomes the next one that is allowed there; a chosen one is refused."""
    env = dorfplatz.envs.gym("settlement", ["greedy"])
    drawn = env.action_space.sample(mask=np.eye(env.match.actions, dtype=np.int8)[95])
    env.reset(seed=21)
    version = env.match.game.version
    allowed = env.match.game.legal_moves.ids
    env.step(drawn)
    assert env.match.game.actions[version] == min(allowed)
    env.reset(seed=21)
    with pytest.raises(dorfplatz.Problem, match="not allowed"):
        env.step(int(drawn))


def test_before_and_after_a_game_there_is_nothing_to_decide() -> None:
    env = dorfplatz.envs.gym("settlement", ["random"])
    assert env.action_space.sample() in env.action_space
    with pytest.raises(dorfplatz.Problem, match=r"No game has begun yet. Begin one with reset\(\)."):
        env.step(0)
    play(env, 1)
    with pytest.raises(dorfplatz.Problem, match="The game is over"):
        env.step(env.action_space.sample())


def test_copies_go_their_own_way() -> None:
    env = dorfplatz.envs.gym("settlement", ["random"])
    env.reset(seed=1)
    env.action_space.seed(1)
    version = env.match.game.version
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        for _ in range(5):
            other.step(other.action_space.sample())
        assert other.match.game.version >= 5
    assert env.match.game.version == version


def test_registered_games_take_arguments() -> None:
    env = gymnasium.make(id_of("hamlet"), opponents=["random"], edition="preview", seat=1)
    env.reset(seed=1)
    assert isinstance(env.unwrapped, SeatEnv)
    assert env.unwrapped.match.game.options == {"edition": "preview"}
    assert (env.unwrapped.match.players, env.unwrapped.seat) == (2, 1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seat": 4}, 'There is no seat 4. The seats go from 0 to 3; "random" draws one for each game.'),
        ({"opponents": "greedy"}, "The opponents are a list of bots, not “greedy” alone"),
        ({"opponents": ["genius"]}, "There is no bot “genius”"),
        ({"opponents": ["greedy"] * 4}, "settlement is for 1 to 4 players, not 5"),
        ({"reward": "money"}, "There is no reward called money"),
        ({"render_mode": "film"}, "The render_mode can’t be “film”. It can be: ansi, rgb_array, human."),
        ({"edition": "deluxe"}, "settlement has no option “edition”"),
    ],
)
def test_what_is_wrong_is_said(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(dorfplatz.Problem) as refused:
        dorfplatz.envs.gym("settlement", **arguments)
    assert str(refused.value).startswith(message)
