"""Points and the outcome."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from dorfplatz.core.kernel import kernel
from dorfplatz.games.settlement.rules_land import count_outposts
from dorfplatz.games.settlement.state import EMPTY
from dorfplatz.games.settlement.tables import (
    BANK_POINTS,
    CHURCH_POINTS,
    DIAMOND,
    GOLD,
    HERO_GUILD,
    HERO_POINTS,
    Building,
    Guild,
)


class Part(IntEnum):
    """What points are given for; the guilds come first, in their own order."""

    ADVENTURERS = 0
    DEFENDERS = 1
    BUILDERS = 2
    ARTISANS = 3
    BANKS = 4
    CHURCHES = 5


PARTS = len(Part)


@kernel
def count_tiles(tiles: Any) -> int:
    """S-48, S-50. Landscapes explored or buildings built; a monster takes nothing away."""
    count = 0
    for row in range(3):
        for column in range(3):
            if tiles[row, column] != EMPTY:
                count += 1
    return count


@kernel
def hero_points(me: Any, hero: int) -> int:
    """S-48 to S-51. What one hero is worth to this player."""
    guild = HERO_GUILD[hero]
    if guild == Guild.ADVENTURER:
        return count_tiles(me.land)
    if guild == Guild.DEFENDER:
        return count_outposts(me)
    if guild == Guild.BUILDER:
        return count_tiles(me.lots)
    return HERO_POINTS[hero]


@kernel
def score(state: Any, seat: int, parts: Any) -> int:
    """S-63. Points by part, and their sum."""
    me = state.players[seat]
    for part in range(PARTS):
        parts[part] = 0
    for index in range(me.hero_count):
        hero = me.heroes[index]
        parts[HERO_GUILD[hero]] += hero_points(me, hero)
    for row in range(3):
        for column in range(3):
            if me.lots[row, column] == Building.BANK:
                parts[Part.BANKS] += BANK_POINTS * me.deposit[row, column]
            elif me.lots[row, column] == Building.CHURCH:
                parts[Part.CHURCHES] += CHURCH_POINTS * me.deposit[row, column]
    total = 0
    for part in range(PARTS):
        total += parts[part]
    return total


@kernel
def is_ahead(state: Any, seat: int, other: int, parts: Any) -> bool:
    """S-64. More points; or as many and more gold in stock; or as much and more diamonds."""
    mine = score(state, seat, parts)
    theirs = score(state, other, parts)
    if mine != theirs:
        return mine > theirs
    me = state.players[seat]
    them = state.players[other]
    if me.goods[GOLD] != them.goods[GOLD]:
        return me.goods[GOLD] > them.goods[GOLD]
    return me.goods[DIAMOND] > them.goods[DIAMOND]


@kernel
def rank(state: Any, ranks: Any, parts: Any) -> None:
    """1 and how many are ahead; those who are level share a rank."""
    for seat in range(state.seats):
        ranks[seat] = 1
        for other in range(state.seats):
            if other != seat and is_ahead(state, other, seat, parts):
                ranks[seat] += 1
