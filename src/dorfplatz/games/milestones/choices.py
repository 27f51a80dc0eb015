"""What players choose between in Milestones, for counting how often each is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dorfplatz.games.milestones.events import EventType
from dorfplatz.games.milestones.tables import GOODS, WORKER_KIND

GROUPS = {
    "worker": list(GOODS),
    "building": ["road", "house", "market", "delivery"],
    "bonus": list(GOODS),
    "trade": ["buy", "sell"],
}
_BUILDINGS = {
    EventType.ROAD_BUILT: "road",
    EventType.HOUSE_BUILT: "house",
    EventType.MARKET_BUILT: "market",
    EventType.DELIVERED: "delivery",
}
_TRADES = {EventType.BOUGHT: "buy", EventType.SOLD: "sell"}


def chosen(event: Any) -> Iterator[tuple[str, str]]:
    """The group and the thing that was chosen in it; a tile has two workers."""
    if event.kind in (EventType.DRAFTED, EventType.HIRED):
        for worker in (2 * event.tile, 2 * event.tile + 1):
            yield "worker", GOODS[WORKER_KIND[worker]]
    elif event.kind in _BUILDINGS:
        yield "building", _BUILDINGS[event.kind]
    elif event.kind == EventType.BONUS_TAKEN:
        yield "bonus", GOODS[event.bonus]
    elif event.kind in _TRADES:
        yield "trade", _TRADES[event.kind]
