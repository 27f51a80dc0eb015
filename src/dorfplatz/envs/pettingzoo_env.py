"""PettingZoo: every seat is an agent, asked when its turn comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from dorfplatz.envs.match import Match
from dorfplatz.envs.rendering import MODES, Array


class AgentsEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats are the agents `seat_0`, `seat_1`, …

    An observation has two parts: `observation`, a row of bytes from the agent's point of view, and `action_mask`, a 1 for each
    allowed move and all zero for those who are not asked. A seat may be asked several times in a row. Rewards come at the end,
    for all seats. `reset(seed=5)` deals what `dorfplatz.new(…, seed=5)` deals. A move that is not allowed raises
    `dorfplatz.Problem` and changes nothing.
    """

    def __init__(self, game: str, players: int, reward: str, render_mode: str | None, options: Mapping[str, str]) -> None:
        super().__init__()
        self.match = Match(game, players, options, reward, render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{self.match.definition.rules_version}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        size, actions = self.match.size, self.match.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all moves; `sample(mask)` draws one that is allowed."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed the one of that seed, else the next one that is drawn."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.match.begin(seed, self._generator)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.match.game.turn]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent sees now, whether it is asked or not."""
        row, mask = self.match.see(self.possible_agents.index(agent))
        return {"observation": row, "action_mask": mask}

    def step(self, action: Any) -> None:
        """The decision of the agent that is asked; after the end `None`, once for each agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.decide(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        game = self.match.game
        self.agent_selection = self.agents[game.turn]
        if game.over:
            self._end()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """All seats are paid, and say in their info how they did."""
        self.rewards = dict(zip(self.agents, self.match.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, score, rank in zip(self.agents, self.match.game.scores, self.match.ranks, strict=True):
            self.infos[agent] = {"score": score, "rank": rank}

    def render(self) -> str | Array | None:
        """Text, a picture, or the table in the browser."""
        return self.match.render()

    def close(self) -> None:
        """Leave the table in the browser."""
        self.match.renderer.close()
