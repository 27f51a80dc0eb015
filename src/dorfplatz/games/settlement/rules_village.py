"""The settlement: building, activating streets, the effects of the buildings."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import because
from dorfplatz.core.rng import shuffle
from dorfplatz.games.settlement.events import Event, Place, Source
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_land import why_not_use_row
from dorfplatz.games.settlement.rules_supply import (
    gain,
    gain_settlers,
    pay,
    pay_one,
    place_settlers,
    why_not_get,
    why_not_pay,
    why_not_place,
)
from dorfplatz.games.settlement.state import EMPTY, Phase
from dorfplatz.games.settlement.tables import (
    BUILDING_COST,
    BUILDING_TILE_KINDS,
    BUILDING_TILES,
    CLAY,
    DIAMOND,
    GOLD,
    LAND_RESOURCE,
    MARKET_SLOTS,
    STONE,
    WOOD,
    Artifact,
    Building,
)

# The market


@kernel
def lay_out_market(state: Any, events: Any) -> None:
    """S-03. All building tiles in one face-down pile: which of the equal stacks is drawn from makes no difference."""
    for tile in range(BUILDING_TILES):
        state.building_deck[tile] = BUILDING_TILE_KINDS[tile]
    shuffle(state, state.building_deck, BUILDING_TILES)
    state.building_left = BUILDING_TILES
    for slot in range(MARKET_SLOTS):
        state.market_kind[slot] = EMPTY
    fill_market(state, events)


@kernel
def fill_market(state: Any, events: Any) -> None:
    """S-18, S-60. A new building on each free slot, in ascending order, while there are any."""
    for slot in range(MARKET_SLOTS):
        if state.market_kind[slot] == EMPTY and state.building_left > 0:
            state.building_left -= 1
            state.market_kind[slot] = state.building_deck[state.building_left]
            state.market_count[slot] = 1
            emit(events, Event.MARKET_FILLED, EMPTY, slot, state.market_kind[slot], 0)


@kernel
def stack_market(state: Any, events: Any) -> None:
    """S-59. Equal buildings go onto the lowest slot of their kind."""
    for slot in range(MARKET_SLOTS):
        for other in range(slot + 1, MARKET_SLOTS):
            if state.market_kind[slot] != EMPTY and state.market_kind[other] == state.market_kind[slot]:
                emit(events, Event.MARKET_STACKED, EMPTY, state.market_kind[slot], other, slot)
                state.market_count[slot] += state.market_count[other]
                state.market_count[other] = 0
                state.market_kind[other] = EMPTY


# Build


@kernel
def why_not_build_at_all(me: Any) -> int:
    """S-17. A settler and a free lot."""
    for row in range(3):
        for column in range(3):
            if me.lots[row, column] == EMPTY:
                return why_not_place(me, 1)
    return Reason.SETTLEMENT_FULL


@kernel
def why_not_buy(state: Any, me: Any, slot: int) -> int:
    """S-16. The printed cost."""
    if state.market_kind[slot] == EMPTY:
        return Reason.MARKET_SLOT_EMPTY
    return why_not_pay(me, BUILDING_COST[state.market_kind[slot]], 0)


@kernel
def why_not_lot(me: Any, row: int, column: int) -> int:
    """S-17. Any free lot of any street."""
    if me.lots[row, column] != EMPTY:
        return Reason.LOT_TAKEN
    return Reason.NONE


@kernel
def build(state: Any, me: Any, slot: int, row: int, column: int, events: Any) -> None:
    """S-16 to S-18, S-69. Pay, take the tile, refill the slot once it is empty; with the Hourglass the building works at once."""
    state.action_taken = 1
    place_settlers(state, me, 1, Place.BUILD, 0, 0, events)
    kind = state.market_kind[slot]
    emit(events, Event.BUILT, state.turn, kind, slot, row * 3 + column)
    pay(state, me, BUILDING_COST[kind], 0, events)
    me.lots[row, column] = kind
    state.market_count[slot] -= 1
    if state.market_count[slot] == 0:
        state.market_kind[slot] = EMPTY
        fill_market(state, events)
    if me.artifact == Artifact.HOURGLASS:
        state.phase = Phase.HOURGLASS
        state.pending_row = row
        state.pending_column = column


# Streets


@kernel
def why_not_activate_street(me: Any, row: int) -> int:
    """S-32. At least one building, and not yet used."""
    if me.lots[row, 0] == EMPTY and me.lots[row, 1] == EMPTY and me.lots[row, 2] == EMPTY:
        return because(Reason.STREET_EMPTY, row)
    return why_not_use_row(me, me.street_uses[row], Artifact.KEY, because(Reason.STREET_USED, row))


@kernel
def activate_street(state: Any, me: Any, row: int, events: Any) -> None:
    """S-33. From here on its buildings can be used, in any order, each or none."""
    state.action_taken = 1
    place_settlers(state, me, 1, Place.STREET, row, 0, events)
    if me.street_uses[row] == 1:
        me.second_use = 1
    me.street_uses[row] += 1
    emit(events, Event.STREET_ACTIVATED, state.turn, row, 0, 0)
    state.phase = Phase.STREET
    state.pending_row = row
    for column in range(3):
        state.effect_used[column] = 0


# Effects


@kernel
def why_not_use_lot(state: Any, me: Any, column: int) -> int:
    """S-33. Is it this building's time?"""
    if state.phase == Phase.HOURGLASS:
        if column != state.pending_column:
            return Reason.HOURGLASS_FIRST
        return Reason.NONE
    if me.lots[state.pending_row, column] == EMPTY:
        return Reason.NO_BUILDING
    if state.effect_used[column] == 1:
        return Reason.EFFECT_USED
    return Reason.NONE


@kernel
def why_not_trade(state: Any, me: Any, given: int, got: int, amount: int) -> int:
    """S-34. One good for some of another: one must have the first, and the supply the whole return."""
    if me.goods[given] == 0:
        return because(Reason.CANNOT_AFFORD, 0) | (1 << (8 * (given + 1)))
    return why_not_get(state, got, amount)


@kernel
def why_not_effect(state: Any, me: Any, column: int) -> int:
    """S-34, S-83 to S-93. The effects without a choice."""
    kind = me.lots[state.pending_row, column]
    if kind == Building.SAWMILL:
        return why_not_get(state, WOOD, 1)
    if kind == Building.CLAY_PIT:
        return why_not_get(state, CLAY, 1)
    if kind == Building.QUARRY:
        return why_not_get(state, STONE, 1)
    if kind == Building.DIAMOND_MINE:
        return why_not_get(state, DIAMOND, 1)
    if kind == Building.GEM_CUTTER:
        for basic in range(3):
            reason = why_not_trade(state, me, DIAMOND, basic, 1)
            if reason != Reason.NONE:
                return reason
        return Reason.NONE
    if kind == Building.ALCHEMIST:
        return why_not_trade(state, me, GOLD, DIAMOND, 2)
    if kind == Building.TAVERN:
        if me.goods[DIAMOND] > 0 and state.bonus_supply < 2:
            return Reason.BONUS_SUPPLY_SHORT
        return why_not_trade(state, me, DIAMOND, DIAMOND, 0)
    if kind == Building.BANK:
        return why_not_trade(state, me, GOLD, GOLD, 0)
    if kind == Building.CHURCH:
        return why_not_trade(state, me, DIAMOND, DIAMOND, 0)
    return Reason.OTHER_EFFECT


@kernel
def why_not_effect_with_basic(state: Any, me: Any, column: int, basic: int) -> int:
    """S-87, S-90. The Bazaar takes that basic, the Storehouse gives it."""
    kind = me.lots[state.pending_row, column]
    if kind == Building.BAZAAR:
        return why_not_trade(state, me, basic, GOLD, 1)
    if kind == Building.STOREHOUSE:
        return why_not_get(state, basic, 1)
    return Reason.OTHER_EFFECT


@kernel
def why_not_effect_at_outpost(state: Any, me: Any, column: int, row: int, place: int) -> int:
    """S-94. The Trading Post: a landscape with an outpost."""
    if me.lots[state.pending_row, column] != Building.TRADING_POST:
        return Reason.OTHER_EFFECT
    if me.outpost[row, place] == 0:
        return Reason.NO_OUTPOST
    return why_not_get(state, LAND_RESOURCE[me.land[row, place]], 1)


@kernel
def begin_effect(state: Any, me: Any, column: int, events: Any) -> None:
    """Say which building works."""
    emit(events, Event.BUILDING_USED, state.turn, me.lots[state.pending_row, column], state.pending_row, column)


@kernel
def end_effect(state: Any, me: Any, column: int) -> None:
    """S-33. The street's action ends with its last effect, the Hourglass's with its only one."""
    if state.phase == Phase.HOURGLASS:
        state.phase = Phase.TURN
        return
    state.effect_used[column] = 1
    for other in range(3):
        if me.lots[state.pending_row, other] != EMPTY and state.effect_used[other] == 0:
            return
    state.phase = Phase.TURN


@kernel
def use(state: Any, me: Any, column: int, events: Any) -> None:
    """S-83 to S-93. The effects without a choice."""
    row = state.pending_row
    kind = me.lots[row, column]
    begin_effect(state, me, column, events)
    if kind == Building.SAWMILL:
        gain(state, me, WOOD, 1, Source.BUILDING, row, column, events)
    elif kind == Building.CLAY_PIT:
        gain(state, me, CLAY, 1, Source.BUILDING, row, column, events)
    elif kind == Building.QUARRY:
        gain(state, me, STONE, 1, Source.BUILDING, row, column, events)
    elif kind == Building.DIAMOND_MINE:
        gain(state, me, DIAMOND, 1, Source.BUILDING, row, column, events)
    elif kind == Building.GEM_CUTTER:
        pay_one(state, me, DIAMOND, 1, events)
        for basic in range(3):
            gain(state, me, basic, 1, Source.BUILDING, row, column, events)
    elif kind == Building.ALCHEMIST:
        pay_one(state, me, GOLD, 1, events)
        gain(state, me, DIAMOND, 2, Source.BUILDING, row, column, events)
    elif kind == Building.TAVERN:
        pay_one(state, me, DIAMOND, 1, events)
        gain_settlers(state, me, 2, Source.BUILDING, events)
    elif kind == Building.BANK:
        deposit(state, me, GOLD, row, column, events)
    else:
        deposit(state, me, DIAMOND, row, column, events)
    end_effect(state, me, column)


@kernel
def deposit(state: Any, me: Any, good: int, row: int, column: int, events: Any) -> None:
    """S-92, S-93. What lies on a Bank or a Church is points and nothing else."""
    me.goods[good] -= 1
    me.deposit[row, column] += 1
    emit(events, Event.DEPOSITED, state.turn, good, row, column)


@kernel
def use_with_basic(state: Any, me: Any, column: int, basic: int, events: Any) -> None:
    """S-87, S-90. Bazaar or Storehouse."""
    row = state.pending_row
    begin_effect(state, me, column, events)
    if me.lots[row, column] == Building.BAZAAR:
        pay_one(state, me, basic, 1, events)
        gain(state, me, GOLD, 1, Source.BUILDING, row, column, events)
    else:
        gain(state, me, basic, 1, Source.BUILDING, row, column, events)
    end_effect(state, me, column)


@kernel
def use_at_outpost(state: Any, me: Any, column: int, row: int, place: int, events: Any) -> None:
    """S-94. Trading Post."""
    begin_effect(state, me, column, events)
    gain(state, me, LAND_RESOURCE[me.land[row, place]], 1, Source.BUILDING, state.pending_row, column, events)
    end_effect(state, me, column)
