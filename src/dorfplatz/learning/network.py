"""The network that is trained, and how its weights are written down."""

from __future__ import annotations

from pathlib import Path

import torch
from safetensors.torch import save_file
from torch import Tensor, nn

from dorfplatz.core.engine import engine
from dorfplatz.learning.policy import outlook_size

ALIGNED = 64
"""Layers get a width that is a multiple of this: a GPU multiplies such matrices several times as fast."""


class Network(nn.Module):
    """From what a seat sees: a logit for each action, and the outlook for that seat (see `policy`)."""

    scale: Tensor

    def __init__(self, game: str, hidden: int = 512) -> None:
        super().__init__()
        self.game = game
        rules, seats = engine(game).rules, engine(game).definition.players[1]
        self.inputs, self.actions = rules.OBSERVATION.size, len(rules.ACTIONS)
        self.padding = -self.inputs % ALIGNED
        self.register_buffer("scale", nn.functional.pad(torch.from_numpy(rules.OBSERVATION.scale), (0, self.padding)))
        half, quarter = hidden // 2, hidden // 4
        self.body = nn.Sequential(nn.Linear(self.inputs + self.padding, hidden), nn.ReLU(), nn.Linear(hidden, half), nn.ReLU())
        self.policy = nn.Linear(half, self.actions + -self.actions % ALIGNED)
        self.outlook = nn.Sequential(nn.Linear(half, quarter), nn.ReLU(), nn.Linear(quarter, outlook_size(seats)))
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and outlooks for rows of observations."""
        half = self.scale.is_cuda  # elsewhere half precision is slow
        rows = self.padded(observations) * self.scale.to(torch.bfloat16 if half else torch.float32)
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=half):
            hidden = self.body(rows)
            logits, outlooks = self.policy(hidden), self.outlook(hidden)
        return logits[:, : self.actions].float(), outlooks.float()

    def padded(self, observations: Tensor) -> Tensor:
        """With zeros behind them, in the same layout: on a GPU the numbers of neighbouring games lie side by side."""
        if observations.is_contiguous():
            return nn.functional.pad(observations, (0, self.padding))
        return nn.functional.pad(observations.T, (0, 0, 0, self.padding)).T

    def weights(self) -> dict[str, Tensor]:
        """What a forward pass needs, without padding and scale; the scale of the observations goes into the first layer."""
        found = {name: weight.detach().float() for name, weight in self.state_dict().items() if name != "scale"}
        found["body.0.weight"] = (found["body.0.weight"] * self.scale)[:, : self.inputs]
        for name in ("policy.weight", "policy.bias"):
            found[name] = found[name][: self.actions]
        return found

    def export(self, file: Path) -> None:
        """Write the weights in half precision."""
        rules = engine(self.game)
        about = {"game": self.game, "box": rules.box, "rules_version": str(rules.definition.rules_version)}
        save_file({name: weight.half().contiguous().cpu() for name, weight in self.weights().items()}, file, about)
