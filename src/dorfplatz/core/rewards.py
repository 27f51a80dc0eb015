"""What a game was worth to each seat, once it has ended."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.problem import Problem

REWARDS = ("win_share", "rank", "margin")
HUNDRED = 100.0


def check_reward(kind: str) -> None:
    """Raises `Problem` if there is no such reward."""
    if kind not in REWARDS:
        raise Problem("unknown-reward", found=str(kind), known=", ".join(REWARDS))


def rewards(kind: str, scores: Any, ranks: Any) -> Any:
    """Rewards by seat, from points and ranks by seat. The last axis is that of the seats; where nobody sits, the rank is 0.

    - `win_share`: 1 for the winner, shared if several have won; else 0.
    - `rank`: from 1 for the first to 0 for the last; those with the same rank share what they would have got.
    - `margin`: hundredths of the points more than the best other, or fewer; from -1 to 1.

    Whoever plays alone gets hundredths of the points in any case. For NumPy arrays; tensors can be given as such.
    """
    check_reward(kind)
    scores, ranks = np.asarray(scores, np.float32), np.asarray(ranks)
    seated = ranks > 0
    count = seated.sum(-1, keepdims=True)
    if kind == "win_share":
        found = (ranks == 1) / np.maximum((ranks == 1).sum(-1, keepdims=True), 1)
    elif kind == "rank":
        same = (ranks[..., :, None] == ranks[..., None, :]).sum(-1)
        found = (count - ranks - (same - 1) / 2) / np.maximum(count - 1, 1)
    else:
        found = np.clip((scores - _best_other(scores, seated)) / HUNDRED, -1, 1)
    return np.where(seated, np.where(count == 1, scores / HUNDRED, found), 0).astype(np.float32)


def _best_other(scores: Any, seated: Any) -> Any:
    """The most points that somebody else has, by seat."""
    seats = scores.shape[-1]
    others = np.where(seated, scores, -np.inf)[..., None, :].repeat(seats, -2)
    others[..., np.arange(seats), np.arange(seats)] = -np.inf
    best = others.max(-1)
    return np.where(np.isfinite(best), best, 0)
