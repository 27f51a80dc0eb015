"""What a bot thinks with: the network of a game, and space to look ahead."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from dorfplatz.bots.network import Weights, think, thoughts_for, weights_of
from dorfplatz.bots.search import CANDIDATES, LEAD, SHARE, Settings, draw, search, tree_for
from dorfplatz.bots.sense import worth
from dorfplatz.core import kernel
from dorfplatz.core.compilation import BOTS, is_compiled
from dorfplatz.core.engine import Position, engine
from dorfplatz.core.problem import Problem
from dorfplatz.core.rewards import HUNDRED
from dorfplatz.core.rng import chooser
from dorfplatz.learning.policy import SHARES, Policy

NETWORKS = Path(__file__).parent / "networks"
COLD = 0.01
"""With so little heat the likeliest move is chosen."""


_compiled: set[str] = set()
"""Games of which the search is known to be compiled: looking for that takes a while."""


class Candidate(NamedTuple):
    """A move that was tried."""

    action: int
    visits: int
    share: float  # of the victory, expected for whoever decides
    lead: float  # in points, over the best other; alone: points


@cache
def network_of(game: str) -> Policy | None:
    """The network that comes with a game; none if there is none, or if it does not fit the box of components."""
    file = NETWORKS / f"{game}.safetensors"
    if not file.exists():
        return None
    try:
        return Policy.load(file)
    except Problem:
        return None


@cache
def _weights(game: str) -> Weights:
    policy = network_of(game)
    assert policy
    return weights_of(policy)


def identity(game: str) -> str:
    """Another one means that judgements of the game may be others: the rules, their box or the network have changed."""
    file = NETWORKS / f"{game}.safetensors"
    network = file.read_bytes() if file.exists() else b""
    own = engine(game)
    return hashlib.sha256(f"{own.box} {own.definition.rules_version} ".encode() + network).hexdigest()[:16]


class Mind:
    """Thinks about one position at a time."""

    def __init__(self, game: str) -> None:
        self.game, self._engine = game, engine(game)
        self._weights = _weights(game)
        self._thoughts = thoughts_for(game, self._weights)
        self._work, self._states = self._engine.new_work(), self._engine.empty(3)
        self._tree: Any = None

    def draw(self, position: Position, heat: float, seed: str) -> int:
        """A move by chance, the likelier the better the network likes it; the less heat, the more so."""
        arguments = (self._placed(position), self._weights, self._thoughts, self._work, chooser(seed), heat)
        return int(draw.of(self.game)(*arguments))

    def search(self, position: Position, settings: Settings, seed: str) -> list[Candidate]:
        """The candidates, best first."""
        self._placed(position)
        if self._tree is None or len(self._tree.node_edge) < settings.simulations + 2:
            seats = self._engine.definition.players[1]
            self._tree = tree_for(len(self._engine.actions), seats, settings.simulations)
        tree = self._tree
        search.of(self.game)(self._states, self._weights, self._thoughts, tree, self._work, chooser(seed), settings)
        found = []
        for edge in tree.candidates[: tree.used[CANDIDATES]].tolist():
            visits = int(tree.edge_visits[edge])
            share, lead = (float(tree.edge_sums[edge, part]) / max(1, visits) for part in (SHARE, LEAD))
            found.append(Candidate(int(tree.edge_move[edge]), visits, share, HUNDRED * lead))
        return found

    def shares(self, position: Position) -> list[float]:
        """Everybody's expected share of the victory, by seat, as the seat on turn sees it."""
        state = self._placed(position)
        think.of(self.game)(self._weights, self._thoughts, state, self._work, True)
        seats, turn = int(state["seats"]), int(state["turn"])
        logits = self._thoughts.outlook[SHARES : SHARES + seats].astype(np.float64)
        found = np.exp(logits - logits.max())
        shares: list[float] = np.roll(found / found.sum(), turn).tolist()
        return shares

    def _placed(self, position: Position) -> Any:
        self._states.view(np.uint8)[: len(position)] = position
        return self._states[0]


def can_look_ahead(game: str) -> bool:
    """Whether the search is compiled, or may be: where nobody shall wait for kernels, a bot plays without it until it is."""
    if kernel.interpreting() and game not in _compiled and kernel.is_switched(game) and is_compiled(game, BOTS):
        _compiled.add(game)
    return not kernel.interpreting() or game in _compiled


def warm_up(game: str) -> None:
    """Compile all that bots need."""
    if network_of(game):
        own = engine(game)
        position = own.new(own.definition.players[0], 0, "warm-up")
        mind = Mind(game)
        mind.draw(position, COLD, "warm-up")
        mind.search(position, Settings(simulations=4), "warm-up")
        mind.shares(position)
        worth.of(game)(own.state(position), 0, own.new_work())
