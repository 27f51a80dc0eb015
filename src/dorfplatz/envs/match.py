"""A game as an environment has it: begun anew again and again, looked at by seats, paid out at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from dorfplatz.core.engine import engine, observation
from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem
from dorfplatz.core.rewards import reward_number, rewards
from dorfplatz.envs.rendering import Array, Renderer

SEEDS = 2**63
"""Seeds that are drawn are below this."""


class Match:
    """One game after another of the same kind."""

    def __init__(self, game: str, players: int, options: Mapping[str, str], reward: str, render_mode: str | None) -> None:
        self.definition = engine(game).definition
        self.size, self.actions = observation(game).size, len(engine(game).actions)
        self.options = self.definition.check(players, options)
        self.players = players
        reward_number(reward)  # raises `Problem` if there is no such reward
        self.reward = reward
        self.renderer = Renderer(render_mode)
        self._game: Game | None = None

    @property
    def begun(self) -> bool:
        """Whether there is a game."""
        return self._game is not None

    @property
    def game(self) -> Game:
        """The game that is played."""
        if self._game is None:
            raise Problem("env-not-begun")
        return self._game

    def begin(self, seed: int | None, generator: np.random.Generator) -> str:
        """A new game: that of the seed, as `dorfplatz.new` deals it, or of one that is drawn. Gives the seed as text."""
        text = str(int(generator.integers(SEEDS)) if seed is None else seed)
        self._game = Game(self.definition.name, self.players, self.options, text)
        return text

    def see(self, seat: int) -> tuple[Array, Array]:
        """What the seat sees, and the mask of its moves."""
        return self.game.engine.observation(self.game.position, seat), self.mask(seat)

    def mask(self, seat: int) -> Array:
        """A 1 for each move that the seat may choose: none if it is not asked."""
        game = self.game
        mask = np.zeros(self.actions, np.int8)
        if game.turn == seat and not game.over:
            mask[game.engine.legal(game.position)] = 1
        return mask

    def decide(self, action: Any) -> None:
        """Take a decision; one that is not allowed changes nothing and is explained."""
        game = self.game
        if game.over:
            raise Problem("env-over")
        if why := game.why_not(action):
            raise Problem("env-not-allowed", move=game.text(game.id(action)), why=why.message, rule=why.rule)
        game.push(action)

    @property
    def rewards(self) -> list[float]:
        """Of all seats, at the end."""
        return rewards(self.reward, self.game.scores, self.ranks)

    @property
    def ranks(self) -> list[int]:
        """1 for the winners."""
        return self.game.engine.ranks(self.game.position)

    def render(self) -> str | Array | None:
        """The game as it stands, in the way that was chosen."""
        return self.renderer(self.game)
