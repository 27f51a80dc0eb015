"""Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from dorfplatz.bots import Bot, bot, check_bot
from dorfplatz.core.problem import Problem
from dorfplatz.envs.match import Match
from dorfplatz.envs.rendering import MODES, Array

RANDOM_SEAT = "random"


class Drawn(np.int64):
    """A move that a space has drawn: if it is not allowed where it is played, the next number that is takes its place."""


class Moves(spaces.Discrete):
    """The numbers of all moves. Without a mask `sample` draws from those that are allowed at the moment."""

    def __init__(self, env: SeatEnv, n: int) -> None:
        super().__init__(n)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A move: by the mask, by the probabilities, or any that is allowed now."""
        if mask is None and probability is None and self._env.asked:
            mask = self._env.match.mask(self._env.seat)
        return Drawn(super().sample(mask, probability))


class SeatEnv(gymnasium.Env[Array, Any]):
    """A game seen from one seat; bots play the others.

    An observation is a row of bytes from the seat's point of view. `info["action_mask"]` has a 1 for each allowed move,
    `info["seat"]` the seat, and at the end `info["scores"]`, `info["ranks"]` and `info["rewards"]` those of all.
    `reset(seed=5)` deals what `dorfplatz.new(…, seed=5)` deals, and the bots choose by the same seed.

    A move that is not allowed raises `dorfplatz.Problem` and changes nothing. What `action_space.sample()` draws is allowed at
    that moment; if it is played in another position after all, where it is not, the next number that is allowed is taken
    instead.
    """

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot] = ("greedy",) * 3,
        seat: int | str = 0,
        reward: str = "win_share",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.render_mode = render_mode
        self.opponents = _checked(opponents)
        players = 1 + len(self.opponents)
        self.match = Match(game, players, options, reward, render_mode)
        if seat != RANDOM_SEAT and seat not in range(players):
            raise Problem("env-seat", found=str(seat), last=players - 1)
        self._wanted_seat = seat
        self.seat = 0
        self._bots: dict[int, Bot] = {}
        self.observation_space = spaces.Box(0, 255, (self.match.size,), np.uint8)
        self.action_space = Moves(self, self.match.actions)

    @property
    def asked(self) -> bool:
        """Whether the seat has to decide something."""
        return self.match.begun and not self.match.game.over

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        dealt = self.match.begin(seed, self.np_random)
        players = self.match.players
        self.seat = int(self.np_random.integers(players)) if self._wanted_seat == RANDOM_SEAT else int(self._wanted_seat)
        seats = ((self.seat + place) % players for place in range(1, players))
        self._bots = {s: bot(o, f"{dealt}/{s}") if isinstance(o, str) else o for s, o in zip(seats, self.opponents, strict=True)}
        self._let_bots_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The seat's decision, and those of the bots up to its next one."""
        if isinstance(action, Drawn) and self.asked and self.match.game.why_not(int(action)):
            action = _next(self.match.game.legal_moves.ids, int(action))
        self.match.decide(action)
        self._let_bots_play()
        row, info = self._seen()
        if not self.match.game.over:
            return row, 0.0, False, False, info
        rewards = self.match.rewards
        info |= {"scores": self.match.game.scores, "ranks": self.match.ranks, "rewards": rewards}
        return row, rewards[self.seat], True, False, info

    def _let_bots_play(self) -> None:
        game = self.match.game
        while not game.over and game.turn != self.seat:
            game.push(self._bots[game.turn].choose(game))
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        row, mask = self.match.see(self.seat)
        return row, {"action_mask": mask, "seat": self.seat}

    def render(self) -> Any:
        """Text, a picture, or the table in the browser."""
        return self.match.render()

    def close(self) -> None:
        """Leave the table in the browser."""
        self.match.renderer.close()


def _checked(opponents: Sequence[str | Bot]) -> list[str | Bot]:
    """A single name is not a list of them."""
    if isinstance(opponents, str):
        raise Problem("env-opponents", found=opponents)
    for opponent in opponents:
        if not hasattr(opponent, "choose"):
            check_bot(opponent)
    return list(opponents)


def _next(allowed: list[int], action: int) -> int:
    """The next allowed number; after the last comes the first."""
    return next((number for number in allowed if number > action), allowed[0])
