"""OpenSpiel's own simulation and its search run on our games, and nobody can peek."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import dorfplatz
from dorfplatz.core.engine import observation as observation_of
from dorfplatz.core.rewards import rewards
from dorfplatz.envs import openspiel
from tests.conformance.tables import GAMES, TABLES, Table
from tests.conformance.walks import redealt, walk

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def load(table: Table, **parameters: Any) -> Any:
    return openspiel.load(table.game, players=table.players, **dict(table.options), **parameters)


@every_table
def test_simulation(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


def dealt(game: Any, outcome: int = 5) -> Any:
    state = game.new_initial_state()
    state.apply_action(outcome)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_search(name: str) -> None:
    game, generator = openspiel.load(name, players=2), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 12, mcts.RandomRolloutEvaluator(1, generator), random_state=generator)
    state = dealt(game)
    for _ in range(2):
        while state.is_chance_node():
            state.apply_action(1)
        before = str(state)
        action = bot.step(state)
        assert str(state) == before
        assert action in state.legal_actions()
        state.apply_action(action)


def play(state: Any, seed: int) -> Any:
    generator = np.random.default_rng(seed)
    while not state.is_terminal():
        outcomes = state.legal_actions()
        state.apply_action(int(generator.choice(outcomes)))
    return state


@every_table
def test_returns(table: Table) -> None:
    state = play(load(table, reward="rank").new_initial_state(), 1)
    rules = table.engine
    position = rules.from_bytes(state.position)
    scores = [rules.total(position, seat) for seat in range(table.players)]
    assert state.returns() == rewards("rank", scores, rules.ranks(position))
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


@every_table
def test_the_deal_and_the_decisions_are_those_of_the_library(table: Table) -> None:
    """Up to the first decision that turns something up the game is `dorfplatz.new` with the outcome as its seed."""
    state, generator = dealt(load(table), 7), np.random.default_rng(1)
    game = table.new("7")
    while not state.is_chance_node() and not state.is_terminal():
        assert state.position == game.position.tobytes()
        assert state.current_player() == game.turn
        assert state.legal_actions() == game.legal_moves.ids
        action = int(generator.choice(state.legal_actions()))
        assert state.action_to_string(action) == game.text(action)
        game.push(action)
        state.apply_action(action)
    assert game.steps[-1].reveals or game.over


@every_table
def test_what_is_not_a_chance_node_does_not_depend_on_anything_hidden(table: Table) -> None:
    """A decision that turns nothing up leads redealt twins to positions that look the same, to every seat."""
    for number, game in enumerate(walk(table, "random")):
        if number % 25 or game.over:
            continue
        twin, rules = redealt(game, game.turn, "twin"), game.engine
        for action in game.legal_moves.ids[:8]:
            after, other = game.position.copy(), twin.position.copy()
            events = rules.events(rules.take(after, action)[1])
            rules.take(other, action)
            if not any(event.kind in rules.view.REVEALS for event in events):
                for seat in range(table.players):
                    assert rules.concealed(after, seat).tobytes() == rules.concealed(other, seat).tobytes()


@every_table
def test_nothing_is_hidden_from_one_seat_alone(table: Table) -> None:
    """What makes the games ones of perfect information, once chance is a player."""
    for number, game in enumerate(walk(table, "random")):
        if number % 25 == 0:
            assert len({game.engine.concealed(game.position, seat).tobytes() for seat in range(table.players)}) == 1


def chance_node(game: Any) -> Any:
    """The first one after the deal."""
    state, generator = dealt(game), np.random.default_rng(1)
    while not state.is_chance_node():
        state.apply_action(int(generator.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_search_can_not_peek(name: str) -> None:
    """What lies on top of the face-down stacks is one of the outcomes' cards at most: each outcome shuffles them anew."""
    game = openspiel.load(name, players=2, outcomes=64)
    node, rules = chance_node(game), dorfplatz.new(name).engine
    peeked = rules.from_bytes(node.position)
    rules.take(peeked, node.pending)
    children = [node.child(outcome) for outcome, _ in node.chance_outcomes()]
    seen = [rules.concealed(rules.from_bytes(child.position), 0).tobytes() for child in children]
    assert len(set(seen)) > 2
    assert seen.count(rules.concealed(peeked, 0).tobytes()) < len(seen) / 2
    assert [str(node.child(outcome)) for outcome in range(64)] == [str(child) for child in children]
    assert sum(probability for _, probability in node.chance_outcomes()) == pytest.approx(1)


@every_table
def test_observations(table: Table) -> None:
    game = load(table)
    state, rules, parts = dealt(game), table.engine, observation_of(table.game)
    observation = make_observation(game)
    for seat in range(table.players):
        expected = rules.observation(rules.from_bytes(state.position), seat) * parts.scale
        assert state.observation_tensor(seat) == expected.tolist()
        observation.set_from(state, seat)
        assert (observation.tensor == expected).all()
        assert observation.dict.keys() == {part.name for part in parts}
        assert state.information_state_string(seat) == state.history_str()
    assert not any(game.new_initial_state().observation_tensor(0))


def test_states_and_games_can_be_sent_elsewhere() -> None:
    game = openspiel.load("hamlet", players=3, edition="preview")
    for state in (game.new_initial_state(), dealt(game), chance_node(game)):
        for other in (pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize()), state.clone()):
            assert (str(other), other.history(), other.legal_actions()) == (str(state), state.history(), state.legal_actions())
    other = pickle.loads(pickle.dumps(game))
    assert other.get_parameters() == game.get_parameters() == pyspiel.load_game(str(game)).get_parameters()
    assert other.num_players() == 3


@pytest.mark.parametrize(
    ("game", "parameters", "message"),
    [
        ("chess", {}, "There is no game “chess”"),
        ("hamlet", {"players": 7}, "hamlet is for 2 to 4 players, not 7"),
        ("hamlet", {"edition": "deluxe"}, "The option edition can’t be “deluxe”"),
        ("settlement", {"outcomes": 0}, "A chance node has at least one outcome, not 0."),
        ("settlement", {"reward": "money"}, "There is no reward called money"),
    ],
)
def test_what_is_wrong_is_said(game: str, parameters: dict[str, Any], message: str) -> None:
    with pytest.raises(dorfplatz.Problem) as refused:
        openspiel.load(game, **parameters)
    assert str(refused.value).startswith(message)


def test_a_move_that_is_not_allowed_is_explained() -> None:
    state = dealt(openspiel.load("settlement", players=2))
    with pytest.raises(dorfplatz.Problem, match="First everybody takes an artifact"):
        state.apply_action(95)


def test_the_program_ends_quietly() -> None:
    """OpenSpiel keeps what is registered with it until the interpreter is gone."""
    program = "import dorfplatz; print(dorfplatz.envs.openspiel.load('settlement', players=3).num_players())"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "3\n", "")
