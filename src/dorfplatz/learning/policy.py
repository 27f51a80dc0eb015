"""A trained network in NumPy: which moves it likes, and how good a position looks to it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from safetensors import SafetensorError, safe_open

from dorfplatz.core.engine import engine
from dorfplatz.core.game import Game, Move
from dorfplatz.core.problem import Problem

Weights = Mapping[str, Any]
FORBIDDEN = -1e9
"""The logit of an action that is not allowed."""
VALUE, SHARES = 0, 1
"""The outlook, number by number: what the game will be worth to the seat that looks; then a logit for each seat's share of the
victory; then each seat's lead over the best other in the end, in hundreds of points (alone: its points). The seat that looks is
the first, then come the others in turn order."""


def outlook_size(seats: int) -> int:
    """How many numbers the outlook has in a game for up to so many."""
    return SHARES + 2 * seats


class Policy:
    """A network for one game, for all numbers of players and editions. It is a bot: it plays the move that it likes best."""

    def __init__(self, game: str, weights: Weights) -> None:
        self.game = game
        self.weights = {name: np.asarray(weight, np.float32) for name, weight in weights.items()}
        rules = engine(game).rules
        try:
            logits, outlook = self(np.zeros(rules.OBSERVATION.size))
        except (KeyError, ValueError, IndexError) as error:
            raise Problem("policy-other-game", game=game) from error
        if logits.shape != (len(rules.ACTIONS),) or outlook.shape != (outlook_size(engine(game).definition.players[1]),):
            raise Problem("policy-other-game", game=game)

    @classmethod
    def load(cls, file: str | Path) -> Policy:
        """From a file that the trainer has written."""
        try:
            with safe_open(str(file), framework="numpy") as opened:
                return cls((opened.metadata() or {})["game"], {name: opened.get_tensor(name) for name in opened.keys()})  # noqa: SIM118
        except (OSError, SafetensorError, KeyError) as error:
            raise Problem("policy-unreadable", file=Path(file), cause=str(error)) from error

    def __call__(self, observations: Any) -> tuple[Any, Any]:
        """The logits of all actions and the outlook, for rows of observations."""
        hidden = np.asarray(observations, np.float32)
        for layer in ("body.0", "body.2"):
            hidden = np.maximum(self._linear(layer, hidden), 0)
        looked = np.maximum(self._linear("outlook.0", hidden), 0)
        return self._linear("policy", hidden), self._linear("outlook.2", looked)

    def _linear(self, layer: str, rows: Any) -> Any:
        return rows @ self.weights[f"{layer}.weight"].T + self.weights[f"{layer}.bias"]

    def choose(self, game: Game) -> Move:
        """The legal move that it likes best."""
        if game.name != self.game:
            raise Problem("policy-plays", own=self.game, game=game.name)
        logits, _ = self(game.observation())
        ids = game.legal_moves.ids
        return game.move(ids[int(np.argmax(logits[ids]))])
