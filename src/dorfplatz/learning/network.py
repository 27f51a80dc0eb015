"""The network that is trained, and how its weights are written down."""

from __future__ import annotations

from pathlib import Path

import torch
from safetensors.torch import save_file
from torch import Tensor, nn

from dorfplatz.core.engine import engine


class Network(nn.Module):
    """From what a seat sees: a logit for each action, and what the game will be worth to that seat."""

    def __init__(self, game: str, hidden: int = 512) -> None:
        super().__init__()
        self.game = game
        rules = engine(game).rules
        self.register_buffer("scale", torch.from_numpy(rules.OBSERVATION.scale))
        self.body = nn.Sequential(nn.Linear(rules.OBSERVATION.size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, len(rules.ACTIONS))
        self.value = nn.Sequential(nn.Linear(hidden, hidden // 2), nn.ReLU(), nn.Linear(hidden // 2, 1))
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values for rows of observations."""
        rows = observations.to(self.precision) * self.scale.to(self.precision)
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=self.precision == torch.bfloat16):
            hidden = self.body(rows)
            return self.policy(hidden).float(), self.value(hidden).float().squeeze(-1)

    scale: Tensor

    @property
    def precision(self) -> torch.dtype:
        """Half precision is fast on a GPU alone."""
        return torch.bfloat16 if self.scale.is_cuda else torch.float32

    def export(self, file: Path) -> None:
        """Write the weights in half precision; the scale of the observations goes into the first layer."""
        weights = {name: weight.detach().float() for name, weight in self.state_dict().items() if name != "scale"}
        weights["body.0.weight"] = weights["body.0.weight"] * self.scale
        rules = engine(self.game)
        about = {"game": self.game, "box": rules.box, "rules_version": str(rules.definition.rules_version)}
        save_file({name: weight.half().contiguous().cpu() for name, weight in weights.items()}, file, about)
