"""The settlement: building, activating streets, the effects of the buildings."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import because, unless
from dorfplatz.core.work import Work
from dorfplatz.games.settlement.actions import ACTION_LAYOUT, ActionType, add_unless
from dorfplatz.games.settlement.events import EventType, Place, Source, emit_at
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_supply import (
    fill_market,
    gain,
    gain_settlers,
    pay,
    pay_one,
    place_settlers,
    why_not_get,
    why_not_pay,
    why_not_pay_one,
    why_not_place,
)
from dorfplatz.games.settlement.rules_turn import activate, why_not_act, why_not_activate, why_not_now
from dorfplatz.games.settlement.state import EMPTY, Phase, Player, State
from dorfplatz.games.settlement.tables import (
    BUILDING_COST,
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

# Build


@kernel
def why_not_build(state: State, me: Player, slot: int, row: int, column: int) -> int:
    """S-16, S-17. A settler, the price, and a free lot of any street."""
    return why_not_act(state) or why_not_build_at_all(me) or why_not_buy(state, me, slot) or why_not_lot(me, row, column)


@kernel
def why_not_build_at_all(me: Player) -> int:
    """S-17. A settler and a free lot."""
    for row in range(3):
        for column in range(3):
            if me.lots[row, column] == EMPTY:
                return why_not_place(me, 1)
    return Reason.SETTLEMENT_FULL


@kernel
def why_not_buy(state: State, me: Player, slot: int) -> int:
    """S-16. The printed cost."""
    kind = state.market_kind[slot]
    return unless(kind != EMPTY, Reason.MARKET_SLOT_EMPTY) or why_not_pay(me, BUILDING_COST[kind], 0)


@kernel
def why_not_lot(me: Player, row: int, column: int) -> int:
    """S-17. Any free lot of any street."""
    return unless(me.lots[row, column] == EMPTY, Reason.LOT_TAKEN)


@inlined
def legal_builds(state: State, me: Player, work: Work, count: int) -> int:
    """Price and lot are asked for separately: nine and nine questions, not eighty-one."""
    if why_not_build_at_all(me) != Reason.NONE:
        return count
    for slot in range(MARKET_SLOTS):
        if why_not_buy(state, me, slot) == Reason.NONE:
            for row in range(3):
                for column in range(3):
                    action = encode(ACTION_LAYOUT, ActionType.BUILD, slot, row, column)
                    count = add_unless(work.moves, count, action, why_not_lot(me, row, column))
    return count


@inlined
def build(state: State, me: Player, slot: int, row: int, column: int, events: Events) -> None:
    """S-16 to S-18, S-69. Pay, take the tile, refill the slot once it is empty; with the Hourglass the building works at once."""
    place_settlers(state, me, 1, Place.BUILD, 0, 0, events)
    kind = state.market_kind[slot]
    event = emit_at(events, EventType.BUILT, state.turn, row, column)
    event.building = kind
    event.slot = slot
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
def why_not_activate_street(state: State, me: Player, row: int) -> int:
    """S-32. At least one building, and not yet used."""
    built = me.lots[row, 0] != EMPTY or me.lots[row, 1] != EMPTY or me.lots[row, 2] != EMPTY
    return (
        why_not_act(state)
        or unless(built, because(Reason.STREET_EMPTY, row))
        or why_not_activate(me, me.street_uses[row], Artifact.KEY, because(Reason.STREET_USED, row))
    )


@inlined
def legal_streets(state: State, me: Player, work: Work, count: int) -> int:
    """The streets one may activate."""
    for row in range(3):
        if why_not_activate_street(state, me, row) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.STREET, row, 0, 0))
    return count


@inlined
def activate_street(state: State, me: Player, row: int, events: Events) -> None:
    """S-33. From here on its buildings can be used, in any order, each or none."""
    activate(state, me, me.street_uses, row, Place.STREET, events)
    event = emit(events, EventType.STREET_ACTIVATED, state.turn)
    event.row = row
    state.phase = Phase.STREET
    for column in range(3):
        state.effect_used[column] = 0


# Using the buildings of a street


@kernel
def why_not_use_lot(state: State, me: Player, column: int) -> int:
    """S-33. Is it this building's time?"""
    if state.phase == Phase.HOURGLASS:
        return unless(column == state.pending_column, Reason.HOURGLASS_FIRST)
    return (
        why_not_now(state, state.phase == Phase.STREET)
        or unless(me.lots[state.pending_row, column] != EMPTY, Reason.NO_BUILDING)
        or unless(state.effect_used[column] == 0, Reason.EFFECT_USED)
    )


@kernel
def why_not_trade(state: State, me: Player, given: int, got: int, amount: int) -> int:
    """S-34. One good for some of another: one must have the first, and the supply the whole return."""
    return why_not_pay_one(me, given, 1) or why_not_get(state, got, amount)


@inlined
def legal_uses(state: State, me: Player, work: Work, count: int) -> int:
    """The effects that can be used now, block by block."""
    count = legal_uses_as_it_is(state, me, work, count)
    count = legal_uses_with_good(state, me, work, count)
    return legal_uses_at_outpost(state, me, work, count)


@kernel
def begin_effect(state: State, me: Player, column: int, events: Events) -> None:
    """Say which building works."""
    event = emit_at(events, EventType.BUILDING_USED, state.turn, state.pending_row, column)
    event.building = me.lots[state.pending_row, column]


@kernel
def end_effect(state: State, me: Player, column: int) -> None:
    """S-33. The street's action ends with its last effect, the Hourglass's with its only one."""
    if state.phase == Phase.HOURGLASS:
        state.phase = Phase.TURN
        return
    state.effect_used[column] = 1
    for other in range(3):
        if me.lots[state.pending_row, other] != EMPTY and state.effect_used[other] == 0:
            return
    state.phase = Phase.TURN


# Buildings without a choice


@kernel
def why_not_use(state: State, me: Player, column: int) -> int:
    """S-33, S-34. Its time, what it takes, and what it gives."""
    return why_not_use_lot(state, me, column) or why_not_effect(state, me, me.lots[state.pending_row, column])


@kernel
def why_not_effect(state: State, me: Player, kind: int) -> int:
    """S-34, S-83 to S-93. The effects without a choice."""
    if kind == Building.SAWMILL:
        return why_not_get(state, WOOD, 1)
    if kind == Building.CLAY_PIT:
        return why_not_get(state, CLAY, 1)
    if kind == Building.QUARRY:
        return why_not_get(state, STONE, 1)
    if kind == Building.DIAMOND_MINE:
        return why_not_get(state, DIAMOND, 1)
    if kind == Building.GEM_CUTTER:
        return why_not_trade(state, me, DIAMOND, WOOD, 1) or why_not_get(state, CLAY, 1) or why_not_get(state, STONE, 1)
    if kind == Building.ALCHEMIST:
        return why_not_trade(state, me, GOLD, DIAMOND, 2)
    if kind == Building.TAVERN:
        return why_not_pay_one(me, DIAMOND, 1) or unless(state.bonus_supply >= 2, Reason.BONUS_SUPPLY_SHORT)
    if kind == Building.BANK:
        return why_not_pay_one(me, GOLD, 1)
    if kind == Building.CHURCH:
        return why_not_pay_one(me, DIAMOND, 1)
    return Reason.OTHER_EFFECT


@inlined
def legal_uses_as_it_is(state: State, me: Player, work: Work, count: int) -> int:
    """The buildings without a choice."""
    for column in range(3):
        if why_not_use(state, me, column) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.USE, column, 0, 0))
    return count


@inlined
def use(state: State, me: Player, column: int, events: Events) -> None:
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
        gain_settlers(state, me, 2, events)
    elif kind == Building.BANK:
        deposit(state, me, GOLD, row, column, events)
    else:
        deposit(state, me, DIAMOND, row, column, events)
    end_effect(state, me, column)


@kernel
def deposit(state: State, me: Player, good: int, row: int, column: int, events: Events) -> None:
    """S-92, S-93. What lies on a Bank or a Church is points and nothing else."""
    me.goods[good] -= 1
    me.deposit[row, column] += 1
    event = emit_at(events, EventType.DEPOSITED, state.turn, row, column)
    event.good = good


# Bazaar and Storehouse


@kernel
def why_not_use_good(state: State, me: Player, column: int, basic: int) -> int:
    """S-33, S-34. Its time, what it takes, and what it gives."""
    return why_not_use_lot(state, me, column) or why_not_effect_with_good(state, me, me.lots[state.pending_row, column], basic)


@kernel
def why_not_effect_with_good(state: State, me: Player, kind: int, basic: int) -> int:
    """S-87, S-90. The Bazaar takes that basic, the Storehouse gives it."""
    if kind == Building.BAZAAR:
        return why_not_trade(state, me, basic, GOLD, 1)
    if kind == Building.STOREHOUSE:
        return why_not_get(state, basic, 1)
    return Reason.OTHER_EFFECT


@inlined
def legal_uses_with_good(state: State, me: Player, work: Work, count: int) -> int:
    """These buildings with each basic."""
    for column in range(3):
        if why_not_use_lot(state, me, column) == Reason.NONE:
            kind = me.lots[state.pending_row, column]
            for basic in range(3):
                if why_not_effect_with_good(state, me, kind, basic) == Reason.NONE:
                    count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.USE_GOOD, column, basic, 0))
    return count


@inlined
def use_good(state: State, me: Player, column: int, basic: int, events: Events) -> None:
    """S-87, S-90. Bazaar or Storehouse."""
    row = state.pending_row
    begin_effect(state, me, column, events)
    if me.lots[row, column] == Building.BAZAAR:
        pay_one(state, me, basic, 1, events)
        gain(state, me, GOLD, 1, Source.BUILDING, row, column, events)
    else:
        gain(state, me, basic, 1, Source.BUILDING, row, column, events)
    end_effect(state, me, column)


# Trading Post


@kernel
def why_not_use_outpost(state: State, me: Player, column: int, region: int, space: int) -> int:
    """S-33, S-94. Its time, an outpost, and what its landscape gives."""
    return (
        why_not_use_lot(state, me, column)
        or unless(me.lots[state.pending_row, column] == Building.TRADING_POST, Reason.OTHER_EFFECT)
        or unless(me.outpost[region, space] == 1, Reason.NO_OUTPOST)
        or why_not_get(state, LAND_RESOURCE[me.land[region, space]], 1)
    )


@inlined
def legal_uses_at_outpost(state: State, me: Player, work: Work, count: int) -> int:
    """A Trading Post with each outpost."""
    for column in range(3):
        if me.lots[state.pending_row, column] == Building.TRADING_POST:
            for region in range(3):
                for space in range(3):
                    if why_not_use_outpost(state, me, column, region, space) == Reason.NONE:
                        count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.USE_OUTPOST, column, region, space))
    return count


@inlined
def use_outpost(state: State, me: Player, column: int, region: int, space: int, events: Events) -> None:
    """S-94. Trading Post."""
    begin_effect(state, me, column, events)
    gain(state, me, LAND_RESOURCE[me.land[region, space]], 1, Source.BUILDING, state.pending_row, column, events)
    end_effect(state, me, column)


# Using no more buildings


@kernel
def why_not_finish(state: State) -> int:
    """S-33. A street, or the Hourglass."""
    in_use = state.phase == Phase.STREET or state.phase == Phase.HOURGLASS
    return unless(state.phase != Phase.TURN, Reason.NOTHING_TO_FINISH) or why_not_now(state, in_use)


@inlined
def legal_finish(work: Work, count: int) -> int:
    """S-33. No building has to be used."""
    return add(work.moves, count, encode(ACTION_LAYOUT, ActionType.FINISH, 0, 0, 0))


@inlined
def finish(state: State) -> None:
    """S-33. Each or none: the others are not used."""
    state.phase = Phase.TURN
