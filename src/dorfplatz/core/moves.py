"""The list of moves that `legal` fills."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.kernel import kernel


@kernel
def add(moves: Any, count: int, action: int) -> int:
    """One move more; gives how many there are now."""
    moves[count] = action
    return count + 1
