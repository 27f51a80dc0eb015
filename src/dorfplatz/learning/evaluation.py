"""How strong a network is: one against others, in many games at once, without looking ahead."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import torch
from torch import Tensor
from torch.utils.dlpack import from_dlpack

from dorfplatz.core.batch import Batch
from dorfplatz.core.rewards import WIN_SHARE
from dorfplatz.learning.network import Network
from dorfplatz.learning.policy import FORBIDDEN

LONGEST = 2_000
"""A game that takes more decisions counts as lost."""


@dataclass(frozen=True)
class Strength:
    """What came out: the share of the victories, and the points of the network and of the others."""

    win_share: float
    deviation: float  # half the width of the interval in which the share lies with 95 % certainty
    points: float
    points_of_others: float
    games: int

    def __str__(self) -> str:
        share = f"{self.win_share:.1%} ± {self.deviation:.1%} of {self.games:,} games"
        return f"{share}, {self.points:.1f} to {self.points_of_others:.1f} points"


@torch.no_grad()
def strength(network: Network, batch: Batch, opponent: Network | None, seed: str) -> Strength:
    """One seat of each game is the network's, in turn; the others are greedy's, or another network's."""
    observations, masks, turns = (from_dlpack(array) for array in (batch.observations, batch.masks, batch.turns))
    actions, done, scores = (from_dlpack(array) for array in (batch.actions, batch.done, batch.scores))
    rewards, players = from_dlpack(batch.rewards), from_dlpack(batch.players)
    own = torch.from_numpy(batch.own_seats).to(turns.device)
    batch.reset(seed)
    finished = torch.zeros_like(done)
    wins, points, others = (torch.zeros(len(own), device=own.device) for _ in range(3))
    for step in range(LONGEST):
        mine = turns == own
        actions.copy_(best(network, observations, masks))
        if opponent is None:
            batch.greedy(~mine)
        else:
            actions.copy_(torch.where(mine, actions, best(opponent, observations, masks)))
        batch.step()
        ended = done & ~finished
        finished |= done
        got = scores.gather(1, own[:, None]).squeeze(1)
        wins = torch.where(ended, rewards[:, WIN_SHARE].gather(1, own[:, None]).squeeze(1), wins)
        points = torch.where(ended, got, points)
        others = torch.where(ended, (scores.sum(1) - got) / (players - 1).clamp(min=1), others)
        if step % 32 == 0 and bool(finished.all()):
            break
    deviation = 1.96 * wins.std().item() / sqrt(len(wins))
    return Strength(wins.mean().item(), deviation, points.mean().item(), others.mean().item(), len(wins))


def best(network: Network, observations: Tensor, masks: Tensor) -> Tensor:
    """The allowed action that the network likes best."""
    logits, _ = network(observations)
    found: Tensor = logits.masked_fill(~masks, FORBIDDEN).argmax(1)
    return found
