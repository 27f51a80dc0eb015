"""Points and the outcome."""

from __future__ import annotations

from enum import IntEnum

from dorfplatz.core.kernel import kernel
from dorfplatz.core.work import Work
from dorfplatz.games.settlement.state import EMPTY, Player, State
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
def count_landscapes(me: Player) -> int:
    """S-48. Landscapes explored; a monster takes nothing away."""
    count = 0
    for row in range(3):
        for column in range(3):
            count += 1 if me.land[row, column] != EMPTY else 0
    return count


@kernel
def count_outposts(me: Player) -> int:
    """S-49, S-54. Own outposts on the board."""
    count = 0
    for row in range(3):
        for column in range(3):
            count += me.outpost[row, column]
    return count


@kernel
def count_buildings(me: Player) -> int:
    """S-50. Buildings built."""
    count = 0
    for row in range(3):
        for column in range(3):
            count += 1 if me.lots[row, column] != EMPTY else 0
    return count


@kernel
def hero_points(me: Player, hero: int) -> int:
    """S-48 to S-51. What one hero is worth to this player."""
    guild = HERO_GUILD[hero]
    if guild == Guild.ADVENTURER:
        return count_landscapes(me)
    if guild == Guild.DEFENDER:
        return count_outposts(me)
    if guild == Guild.BUILDER:
        return count_buildings(me)
    return HERO_POINTS[hero]


@kernel
def score(state: State, seat: int, work: Work) -> int:
    """S-63. Points by part, and their sum."""
    me = state.players[seat]
    parts = work.parts
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
def standing(state: State, seat: int, work: Work) -> tuple[int, int, int]:
    """S-64. Most points; among those with as many, most gold in stock; then most diamonds."""
    me = state.players[seat]
    return score(state, seat, work), me.goods[GOLD], me.goods[DIAMOND]
