"""What a position is worth to a simple bot."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.kernel import kernel


@kernel
def value(state: Any, seat: int) -> float:
    """to be written"""
    return 0.0
