"""Learning to play: a trainer (`dorfplatz train`), and the networks it makes, which run without it.

`Policy` needs NumPy alone; everything else here needs PyTorch, the extra `train`.
"""

from __future__ import annotations

from dorfplatz.learning.policy import Policy

__all__ = ["Policy"]
