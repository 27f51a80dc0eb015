"""What is true of every position of Settlement: nothing is lost, nothing is there twice, everything stands where it may.

The rules never ask this; the conformance suite and the soak run do, after every decision.
"""

from __future__ import annotations

from enum import IntEnum

from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import unless
from dorfplatz.games.settlement.state import EMPTY, Phase, State
from dorfplatz.games.settlement.tables import (
    ARTIFACT_COUNT,
    BONUS_SETTLERS,
    BUILDING_TILE_KINDS,
    BUILDING_TILES,
    DIAMOND,
    GOLD,
    HERO_COUNT,
    LAND_MONSTER,
    LANDSCAPES_PER_REGION,
    MARKET_SLOTS,
    MONSTER_COUNT,
    OUTPOSTS,
    ROUNDS,
    SETTLERS,
    SUPPLY,
    Building,
)

BUILDING_KINDS = len(Building)


class Broken(IntEnum):
    """What can be wrong."""

    NONE = 0
    GOODS = 1
    SETTLERS = 2
    BONUS_SETTLERS = 3
    MONSTERS = 4
    OUTPOSTS = 5
    LANDSCAPES = 6
    BUILDINGS = 7
    MARKET = 8
    DEPOSITS = 9
    HEROES = 10
    ARTIFACTS = 11
    TURN = 12


@kernel
def broken(state: State) -> int:
    """The first thing that is wrong, or 0."""
    return (
        unless(goods_add_up(state), Broken.GOODS)
        or unless(settlers_stand_right(state), Broken.SETTLERS)
        or unless(bonus_settlers_add_up(state), Broken.BONUS_SETTLERS)
        or unless(monsters_add_up(state), Broken.MONSTERS)
        or unless(outposts_add_up(state), Broken.OUTPOSTS)
        or unless(landscapes_are_there_once(state), Broken.LANDSCAPES)
        or unless(buildings_add_up(state), Broken.BUILDINGS)
        or unless(market_is_stacked(state), Broken.MARKET)
        or unless(deposits_lie_right(state), Broken.DEPOSITS)
        or unless(heroes_are_there_once(state), Broken.HEROES)
        or unless(artifacts_are_there_once(state), Broken.ARTIFACTS)
        or unless(someone_can_decide(state), Broken.TURN)
    )


@kernel
def goods_add_up(state: State) -> bool:
    """In the supply, in the stocks, on Banks and Churches: together as many as in the box."""
    for good in range(5):
        total = state.supply[good]
        if total < 0:
            return False
        for seat in range(state.seats):
            player = state.players[seat]
            if player.goods[good] < 0:
                return False
            total += player.goods[good]
            for lot in range(9):
                kind = player.lots[lot // 3, lot % 3]
                if (good == GOLD and kind == Building.BANK) or (good == DIAMOND and kind == Building.CHURCH):
                    total += player.deposit[lot // 3, lot % 3]
        if total != SUPPLY[good]:
            return False
    return True


@kernel
def settlers_stand_right(state: State) -> bool:
    """No more than a player has; activation spaces are used once, one of them twice with Star or Key."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.settlers < 0 or player.settlers > SETTLERS:
            return False
        seconds = 0
        for row in range(3):
            uses = max(player.region_uses[row], player.street_uses[row])
            if uses > 2 or min(player.region_uses[row], player.street_uses[row]) < 0:
                return False
            seconds += max(player.region_uses[row] - 1, 0) + max(player.street_uses[row] - 1, 0)
        if seconds != player.second_use:
            return False
    return True


@kernel
def bonus_settlers_add_up(state: State) -> bool:
    """In the supply, free and used: together as many as in the box."""
    total = state.bonus_supply
    if total < 0:
        return False
    for seat in range(state.seats):
        player = state.players[seat]
        if player.bonus < 0 or player.used_bonus < 0:
            return False
        total += player.bonus + player.used_bonus
    return total == BONUS_SETTLERS


@kernel
def monsters_add_up(state: State) -> bool:
    """Each on a landscape of its kind without an outpost; with the supply as many as in the box."""
    for kind in range(4):
        total = state.monster_supply[kind]
        if total < 0:
            return False
        for seat in range(state.seats):
            player = state.players[seat]
            for space in range(9):
                row, column = space // 3, space % 3
                if player.monster[row, column] == 1:
                    land = player.land[row, column]
                    if land == EMPTY or player.outpost[row, column] == 1:
                        return False
                    if LAND_MONSTER[land] == kind:
                        total += 1
        if total != MONSTER_COUNT[kind]:
            return False
    return True


@kernel
def outposts_add_up(state: State) -> bool:
    """Each on a landscape, used only where it stands; with the supply as many as in the box."""
    total = state.outpost_supply
    for seat in range(state.seats):
        player = state.players[seat]
        for space in range(9):
            row, column = space // 3, space % 3
            if player.outpost[row, column] == 1 and player.land[row, column] == EMPTY:
                return False
            if player.outpost_used[row, column] > player.outpost[row, column]:
                return False
            total += player.outpost[row, column]
    return total == OUTPOSTS


@kernel
def landscapes_are_there_once(state: State) -> bool:
    """Every tile in its region's stack, on a board in that region, or in a hand; once."""
    for row in range(3):
        seen = 0
        count = 0
        for card in range(state.land_left[row]):
            seen |= 1 << (state.land_deck[row, card] - row * LANDSCAPES_PER_REGION)
            count += 1
        for seat in range(state.seats):
            for column in range(3):
                tile = state.players[seat].land[row, column]
                if tile != EMPTY:
                    seen |= 1 << (tile - row * LANDSCAPES_PER_REGION)
                    count += 1
        if state.phase == Phase.PLACE and state.pending_row == row:
            seen |= 1 << (state.pending_tile - row * LANDSCAPES_PER_REGION)
            count += 1
        if count != LANDSCAPES_PER_REGION or seen != (1 << LANDSCAPES_PER_REGION) - 1:
            return False
    return True


@kernel
def buildings_add_up(state: State) -> bool:
    """Of each kind in the stack, in the market and on boards as many as in the box."""
    for kind in range(BUILDING_KINDS):
        balance = 0
        for tile in range(BUILDING_TILES):
            balance += 1 if BUILDING_TILE_KINDS[tile] == kind else 0
        for tile in range(state.building_left):
            balance -= 1 if state.building_deck[tile] == kind else 0
        for slot in range(MARKET_SLOTS):
            balance -= state.market_count[slot] if state.market_kind[slot] == kind else 0
        for seat in range(state.seats):
            for lot in range(9):
                balance -= 1 if state.players[seat].lots[lot // 3, lot % 3] == kind else 0
        if balance != 0:
            return False
    return True


@kernel
def market_is_stacked(state: State) -> bool:
    """A slot has a kind exactly when something lies there, and none is empty while there are tiles to fill it."""
    for slot in range(MARKET_SLOTS):
        if (state.market_kind[slot] == EMPTY) != (state.market_count[slot] == 0):
            return False
        if state.market_kind[slot] == EMPTY and state.building_left > 0:
            return False
    return True


@kernel
def deposits_lie_right(state: State) -> bool:
    """Only on Banks and Churches."""
    for seat in range(state.seats):
        player = state.players[seat]
        for lot in range(9):
            kind = player.lots[lot // 3, lot % 3]
            deposit = player.deposit[lot // 3, lot % 3]
            if deposit < 0 or (deposit > 0 and kind != Building.BANK and kind != Building.CHURCH):
                return False
    return True


@kernel
def heroes_are_there_once(state: State) -> bool:
    """In the stack, in the row or invited; those discarded are gone, one a round at most."""
    seen = 0
    count = 0
    for card in range(state.hero_left):
        seen |= 1 << int(state.hero_deck[card])
        count += 1
    for slot in range(4):
        if state.hero_row[slot] != EMPTY:
            seen |= 1 << int(state.hero_row[slot])
            count += 1
        elif state.hero_left > 0:
            return False
    for seat in range(state.seats):
        player = state.players[seat]
        for place in range(player.hero_count):
            seen |= 1 << int(player.heroes[place])
            count += 1
    if count > HERO_COUNT or count < HERO_COUNT - (state.round_no - 1):
        return False
    return bits(seen) == count


@kernel
def artifacts_are_there_once(state: State) -> bool:
    """In the row, on a board or, in the solo game, in the stack."""
    seen = 0
    count = 0
    for artifact in range(ARTIFACT_COUNT):
        if state.artifact_row[artifact] == 1:
            seen |= 1 << artifact
            count += 1
    for card in range(state.artifact_left):
        seen |= 1 << state.artifact_deck[card]
        count += 1
    for seat in range(state.seats):
        artifact = state.players[seat].artifact
        if artifact != EMPTY:
            seen |= 1 << artifact
            count += 1
        elif state.phase != Phase.DRAFT:
            return False
    return bits(seen) == count


@kernel
def bits(number: int) -> int:
    """How many bits are set."""
    count = 0
    while number > 0:
        count += number & 1
        number >>= 1
    return count


@kernel
def someone_can_decide(state: State) -> bool:
    """A seat of this game that has not passed, unless it is just passing; until the last of six rounds is over."""
    if state.round_no < 1 or state.round_no > ROUNDS:
        return False
    if (state.over == 1) != (state.phase == Phase.OVER):
        return False
    if state.over == 1:
        return state.round_no == ROUNDS
    if state.turn < 0 or state.turn >= state.seats:
        return False
    passing = state.phase == Phase.STORE or state.phase == Phase.ARTIFACT
    return passing == (state.players[state.turn].passed == 1)
