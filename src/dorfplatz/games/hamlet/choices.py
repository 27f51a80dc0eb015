"""What players choose between in Hamlet, for counting how often each is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dorfplatz.games.hamlet.events import EventType
from dorfplatz.games.hamlet.state import Milestone
from dorfplatz.games.hamlet.tables import BOX, SALES, TILE_KEYS

GROUPS = {
    "place": [key for key, tile in zip(TILE_KEYS, BOX.tiles, strict=True) if tile.group != "start"],
    "sale": [f"sale-{sale + 1}" for sale in range(SALES)],
    "order": [f"order-{order + 1}" for order in range(max(len(church.orders) for church in BOX.church))],
    "milestone": [milestone.name.lower() for milestone in Milestone],
    "helper": ["villager", "donkey", "road", "beg"],
}
_HELPERS = {
    EventType.VILLAGER_HIRED: "villager",
    EventType.DONKEY_HIRED: "donkey",
    EventType.ROAD_BUILT: "road",
    EventType.BEGGED: "beg",
}


def chosen(event: Any) -> Iterator[tuple[str, str]]:
    """The group and the thing that was chosen in it. Sales and orders are numbered as in the box."""
    if event.kind == EventType.BUILT:
        yield "place", TILE_KEYS[event.tile]
    elif event.kind == EventType.SOLD:
        yield "sale", f"sale-{event.sale + 1}"
    elif event.kind == EventType.ORDER_FILLED:
        yield "order", f"order-{event.order + 1}"
    elif event.kind == EventType.MILESTONE:
        yield "milestone", Milestone(event.milestone).name.lower()
    elif event.kind in _HELPERS:
        yield "helper", _HELPERS[event.kind]
