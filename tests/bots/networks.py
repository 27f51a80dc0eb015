"""Networks as the trainer writes them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from safetensors.numpy import save_file

from dorfplatz.core.engine import engine
from dorfplatz.learning.policy import outlook_size


def network(file: Path, game: str) -> Path:
    """What the trainer would write, with arbitrary weights."""
    rules, generator = engine(game).rules, np.random.default_rng(1)
    shapes = {
        "body.0": (4, rules.OBSERVATION.size),
        "body.2": (4, 4),
        "policy": (len(rules.ACTIONS), 4),
        "outlook.0": (4, 4),
        "outlook.2": (outlook_size(engine(game).definition.players[1]), 4),
    }
    weights = {f"{name}.weight": generator.normal(size=shape).astype(np.float16) for name, shape in shapes.items()}
    biases = {f"{name}.bias": generator.normal(size=shape[0]).astype(np.float16) for name, shape in shapes.items()}
    save_file({**weights, **biases}, file, {"game": game})
    return file
