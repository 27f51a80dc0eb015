"""What lies in the middle: settlers and goods of the general supply, the market, the hero row."""

from __future__ import annotations

from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import and_parameter, because
from dorfplatz.core.records import Array
from dorfplatz.games.settlement.events import EventType, emit_amount, emit_at
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.state import EMPTY, Player, State
from dorfplatz.games.settlement.tables import DIAMOND, MARKET_SLOTS

# Settlers


@kernel
def free_settlers(me: Player) -> int:
    """Settlers that can still be placed, basic and bonus."""
    return me.settlers + me.bonus


@kernel
def why_not_place(me: Player, count: int) -> int:
    """S-13. Are there enough settlers?"""
    missing = count - free_settlers(me)
    if missing > 0:
        return because(Reason.TOO_FEW_SETTLERS, missing)
    return Reason.NONE


@kernel
def place_settlers(state: State, me: Player, count: int, place: int, row: int, column: int, events: Events) -> None:
    """S-09, S-14. That is the turn's action. Basic settlers go first: only the bonus ones are gone after use."""
    state.action_taken = 1
    basic = min(count, me.settlers)
    bonus = count - basic
    me.settlers -= basic
    me.bonus -= bonus
    me.used_bonus += bonus
    event = emit_at(events, EventType.SETTLERS_PLACED, state.turn, row, column)
    event.basic = basic
    event.bonus = bonus
    event.place = place


@kernel
def gain_settlers(state: State, me: Player, amount: int, events: Events) -> None:
    """S-95. Take bonus settlers from the general supply, as many as there are."""
    got = min(amount, state.bonus_supply)
    if got > 0:
        state.bonus_supply -= got
        me.bonus += got
        event = emit(events, EventType.SETTLERS_GAINED, state.turn)
        event.bonus = got
    if got < amount:
        event = emit(events, EventType.SETTLERS_NOT_GAINED, state.turn)
        event.bonus = amount - got


# Goods


@kernel
def can_pay(me: Player, cost: Array, more_diamonds: int) -> bool:
    """Would nothing be below 0? One sign bit for all, since a branch for each good would be guessed wrong too often."""
    left = me.goods[DIAMOND] - cost[DIAMOND] - more_diamonds
    for good in range(5):
        left |= me.goods[good] - cost[good]
    return left >= 0


@kernel
def why_not_pay(me: Player, cost: Array, more_diamonds: int) -> int:
    """Can the cost be paid, with some diamonds on top? The reason says what is missing of each good."""
    if can_pay(me, cost, more_diamonds):
        return Reason.NONE
    reason = because(Reason.CANNOT_AFFORD, 0)
    for good in range(5):
        missing = cost[good] - me.goods[good]
        if good == DIAMOND:
            missing += more_diamonds
        if missing > 0:
            reason = and_parameter(reason, good, missing)
    return reason


@kernel
def pay(state: State, me: Player, cost: Array, more_diamonds: int, events: Events) -> None:
    """Goods go back to the general supply."""
    event = emit(events, EventType.PAID, state.turn)
    for good in range(5):
        amount = cost[good]
        if good == DIAMOND:
            amount += more_diamonds
        me.goods[good] -= amount
        state.supply[good] += amount
        event.goods[good] = amount


@kernel
def why_not_pay_one(me: Player, good: int, amount: int) -> int:
    """Is there so much of one good?"""
    missing = amount - me.goods[good]
    if missing > 0:
        return and_parameter(Reason.CANNOT_AFFORD, good, missing)
    return Reason.NONE


@kernel
def pay_one(state: State, me: Player, good: int, amount: int, events: Events) -> None:
    """Some of one good goes back to the general supply."""
    me.goods[good] -= amount
    state.supply[good] += amount
    emit_amount(events, EventType.PAID, state.turn, good, amount)


@kernel
def why_not_get(state: State, good: int, amount: int) -> int:
    """S-34, S-96. A trade needs its full return in the supply."""
    if state.supply[good] < amount:
        return and_parameter(and_parameter(because(Reason.SUPPLY_SHORT, good), 1, state.supply[good]), 2, amount)
    return Reason.NONE


@kernel
def gain(state: State, me: Player, good: int, amount: int, source: int, row: int, column: int, events: Events) -> int:
    """S-95. Take from the general supply as much as there is, and say how much that was."""
    got = min(amount, state.supply[good])
    if got > 0:
        state.supply[good] -= got
        me.goods[good] += got
        event = emit_amount(events, EventType.GAINED, state.turn, good, got)
        event.source = source
        event.row = row
        event.column = column
    if got < amount:
        emit_amount(events, EventType.NOT_GAINED, state.turn, good, amount - got)
    return got


# The market


@kernel
def fill_market(state: State, events: Events) -> None:
    """S-18, S-60. A new building on each free slot, in ascending order, while there are any."""
    for slot in range(MARKET_SLOTS):
        if state.market_kind[slot] == EMPTY and state.building_left > 0:
            state.building_left -= 1
            state.market_kind[slot] = state.building_deck[state.building_left]
            state.market_count[slot] = 1
            event = emit(events, EventType.MARKET_FILLED, EMPTY)
            event.building = state.market_kind[slot]
            event.slot = slot


@kernel
def stack_market(state: State, events: Events) -> None:
    """S-59. Equal buildings go onto the lowest slot of their kind."""
    for slot in range(MARKET_SLOTS):
        for other in range(slot + 1, MARKET_SLOTS):
            if state.market_kind[slot] != EMPTY and state.market_kind[other] == state.market_kind[slot]:
                event = emit(events, EventType.MARKET_STACKED, EMPTY)
                event.building = state.market_kind[slot]
                event.slot = slot
                event.old_slot = other
                state.market_count[slot] += state.market_count[other]
                state.market_count[other] = 0
                state.market_kind[other] = EMPTY


# The hero row


@kernel
def draw_hero(state: State, slot: int, events: Events) -> None:
    """S-98. Open the next hero, if there is one; else the place stays empty."""
    state.hero_row[slot] = EMPTY
    if state.hero_left > 0:
        state.hero_left -= 1
        state.hero_row[slot] = state.hero_deck[state.hero_left]
        event = emit(events, EventType.HERO_DRAWN, EMPTY)
        event.hero = state.hero_row[slot]
        event.slot = slot


@kernel
def slide_heroes(state: State, gap: int, events: Events) -> None:
    """S-46. Those left of the gap move right, a new one enters far left."""
    for slot in range(gap, 0, -1):
        state.hero_row[slot] = state.hero_row[slot - 1]
    draw_hero(state, 0, events)
