"""What players choose between in Settlement, for counting how often each is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dorfplatz.games.settlement.events import EventType
from dorfplatz.games.settlement.tables import ARTIFACT_KEYS, BOX, BUILDING_KEYS, GOODS, HERO_GUILD, Guild

GROUPS = {
    "guild": [guild.name.lower() for guild in Guild],
    "hero": [hero.key for hero in BOX.heroes],
    "building": list(BUILDING_KEYS),
    "deposit": ["diamond", "gold"],
    "artifact": list(ARTIFACT_KEYS),
    "land": ["landscape", "outpost", "fight"],
}
_LAND = {EventType.LANDSCAPE_PLACED: "landscape", EventType.OUTPOST_BUILT: "outpost", EventType.MONSTER_FOUGHT: "fight"}


def chosen(event: Any) -> Iterator[tuple[str, str]]:
    """The group and the thing that was chosen in it."""
    if event.kind == EventType.HERO_INVITED:
        yield "guild", Guild(HERO_GUILD[event.hero]).name.lower()
        yield "hero", BOX.heroes[event.hero].key
    elif event.kind == EventType.BUILT:
        yield "building", BUILDING_KEYS[event.building]
    elif event.kind == EventType.DEPOSITED:
        yield "deposit", GOODS[event.good]
    elif event.kind == EventType.ARTIFACT_TAKEN:
        yield "artifact", ARTIFACT_KEYS[event.artifact]
    elif event.kind in _LAND:
        yield "land", _LAND[event.kind]
