"""A game of chance by the calls of an interface; each gives the number of decisions.

The same functions play our games and those of the library that the interface comes from.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np


def pettingzoo_game(env: Any, seed: int) -> int:
    """PettingZoo: `last`, which has observation and mask, and `step`."""
    choose, decisions = random.Random(seed), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(_allowed(observation["action_mask"], choose))
            decisions += 1
    return decisions


def gymnasium_game(env: Any, seed: int) -> int:
    """Gymnasium: `step`, which gives observation and mask; the others decide within it."""
    choose, decisions = random.Random(seed), 0
    _, info = env.reset(seed=seed)
    ended = False
    while not ended:
        _, _, terminated, truncated, info = env.step(_allowed(info["action_mask"], choose))
        ended = terminated or truncated
        decisions += 1
    return decisions


def openspiel_game(game: Any, seed: int, observed: bool = False) -> int:
    """OpenSpiel: `legal_actions` and `apply_action`; if observed, `observation_tensor` too. Chance is no decision."""
    choose, decisions = random.Random(seed), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choose.choices(outcomes, chances)[0])
            continue
        if observed:
            state.observation_tensor(state.current_player())
        state.apply_action(choose.choice(state.legal_actions()))
        decisions += 1
    return decisions


def _allowed(mask: Any, choose: random.Random) -> int:
    allowed = np.flatnonzero(mask)
    return int(allowed[choose.randrange(len(allowed))])
