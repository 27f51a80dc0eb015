"""Gymnasium: thousands of games at once, stepped by compiled loops in all threads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from dorfplatz.core.batch import Batch, batch
from dorfplatz.core.rewards import reward_number
from dorfplatz.envs.rendering import Array


class AllMoves(spaces.MultiDiscrete):
    """The numbers of all moves, for each game. Without a mask `sample` draws from those that are allowed at the moment."""

    def __init__(self, games: Batch) -> None:
        super().__init__(np.full(games.n, games.masks.shape[1]))
        self._games = games

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A move for each game."""
        if mask is None and probability is None:
            places = self.np_random.integers(self._games.counts)
            return self._games.moves[np.arange(self._games.n), places].astype(self.dtype)
        return super().sample(mask, probability)


class GamesEnv(VectorEnv[Array, Any, Array]):
    """Many games of a kind; `batch` is the batch they are in.

    Observations and masks are the batch's own arrays: they change with every step, so copy what you want to keep, and don’t
    write into them. They belong to the seat that is asked, `info["turn"]`; `info["action_mask"]` says what it may do. Without
    opponents that is every seat in turn. Game number i begins as `dorfplatz.new(…, seed="5/i")` does after `reset(seed=5)`.

    A game that ends begins anew in the same step. Then the reward is that of the seat that decided, which with opponents is
    always the same one, and `info["final_info"]` has the `scores`, `ranks` and `rewards` of all seats; `info["_final_info"]`
    says for which games. No game is ever cut short, so there is no last observation to go on from.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int | Sequence[int] | None,
        opponents: Sequence[str],
        reward: str,
        threads: int | None,
        options: dict[str, Any],
    ) -> None:
        if players is None:
            players = len(opponents) + 1 if opponents else 4
        self.batch = batch(game, n, players, opponents=opponents, threads=threads, **options)
        self._reward = reward_number(reward)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = n
        self.single_observation_space = spaces.Box(0, 255, (self.batch.observations.shape[1],), np.uint8)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.single_action_space = spaces.Discrete(self.batch.masks.shape[1])
        self.action_space = AllMoves(self.batch)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew: with a seed always in the same way, else with what follows."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        return self.batch.observations, self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """A decision in each game. One that is not allowed is a `dorfplatz.Problem`, and nothing changes in any of them."""
        deciders = self.batch.turns.copy()
        self.batch.step(actions)
        ended, info = self.batch.done.copy(), self._info()
        paid = np.zeros(self.num_envs, np.float32)
        if ended.any():
            outcome = {
                "scores": self.batch.scores,
                "ranks": self.batch.ranks,
                "rewards": self.batch.rewards[:, self._reward],
            }
            info |= {"final_info": {name: array.copy() for name, array in outcome.items()}, "_final_info": ended}
            paid[ended] = outcome["rewards"][ended, deciders[ended]]
        return self.batch.observations, paid, ended, np.zeros(self.num_envs, np.bool_), info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks, "turn": self.batch.turns}


def made(num_envs: int, game: str, **arguments: Any) -> GamesEnv:
    """For `gymnasium.make_vec`, which has its own name for the number of games."""
    from dorfplatz.envs import vector

    return vector(game, num_envs, **arguments)
