"""What a learner remembers of its games."""

from __future__ import annotations

import torch
from torch import Tensor


class Memory:
    """What happened in all games since the last improvement. Everything has a row for each step."""

    def __init__(self, observations: Tensor, masks: Tensor, seats: int, steps: int) -> None:
        def row(*more: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, len(observations), *more, dtype=kind, device=observations.device)

        self.observations = [torch.empty_like(observations) for _ in range(steps)]
        self.masks = [torch.empty_like(masks) for _ in range(steps)]
        self.turns, self.actions = row(kind=torch.int64), row(kind=torch.int64)
        self.chances = row()  # logarithms of the actions' probabilities when they were chosen
        self.values, self.advantages = row(), row()
        self.outlooks, self.outcomes = row(2 * seats), row(2 * seats)  # shares and leads: expected, and what came of it
        self.done, self.known = row(kind=torch.bool), row(kind=torch.bool)  # `known`: where that can be told
        self.shares, self.margins = row(seats), row(seats)  # of the victory, and in points, where a game has ended
