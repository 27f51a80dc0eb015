"""The things of Settlement as words: messages, and arguments for them."""

from __future__ import annotations

from dorfplatz.core.words import messages
from dorfplatz.core.words import word as word
from dorfplatz.games.settlement.tables import ARTIFACT_KEYS, BOX, BUILDING_KEYS, GAME, GOODS, LAND_RESOURCE, MONSTER_KEYS

message = messages(GAME)


def good(good: int) -> dict[str, str]:
    """A kind of good."""
    return word("good", GOODS[good])


def hero(hero: int) -> dict[str, str]:
    """A hero by name."""
    return word("hero", BOX.heroes[hero].key)


def building(kind: int) -> dict[str, str]:
    """A kind of building."""
    return word("building", BUILDING_KEYS[kind])


def artifact(artifact: int) -> dict[str, str]:
    """An artifact."""
    return word("artifact", ARTIFACT_KEYS[artifact])


def monster(monster: int) -> dict[str, str]:
    """A kind of monster."""
    return word("monster", MONSTER_KEYS[monster])


def region(row: int) -> dict[str, str]:
    """A region by its number."""
    return word("region", str(row + 1))


def street(row: int) -> dict[str, str]:
    """A street by its place."""
    return word("street", str(row + 1))


def landscape(tile: int) -> dict[str, str]:
    """A landscape by what it yields."""
    return word("landscape", GOODS[LAND_RESOURCE[tile]])
