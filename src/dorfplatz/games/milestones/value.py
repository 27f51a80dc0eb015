"""What a position is worth to a simple bot."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.kernel import kernel
from dorfplatz.games.milestones.rules_loop import marker


@kernel
def value(state: Any, seat: int) -> float:
    """What the position is worth to the seat."""
    return float(marker(state.players[seat]))
