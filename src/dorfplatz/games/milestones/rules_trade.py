"""The trading house: hiring, buying, selling."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit, emit_good, emit_goods
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import and_parameter, because
from dorfplatz.games.milestones.events import Event
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_loop import bring_the_end, lose_bonus
from dorfplatz.games.milestones.state import EMPTY
from dorfplatz.games.milestones.tables import COIN, COST, DISPLAY, KINDS, SOLD, Deal

# Paying


@kernel
def why_not_pay(me: Any, price: Any) -> int:
    """What is missing, good by good."""
    reason = because(Reason.CANNOT_AFFORD, 0)
    missing = 0
    for good in range(KINDS):
        if me.goods[good] < price[good]:
            missing += 1
            reason = and_parameter(reason, good, price[good] - me.goods[good])
    return reason if missing > 0 else Reason.NONE


@kernel
def pay(state: Any, me: Any, price: Any, events: Any) -> None:
    """Back to the supply."""
    for good in range(KINDS):
        me.goods[good] -= price[good]
    emit_goods(events, Event.PAID, state.turn, price, 0)


@kernel
def gain_one(state: Any, me: Any, good: int, events: Any) -> None:
    """M-63. From a supply that never ends."""
    me.goods[good] += 1
    emit_good(events, Event.GAINED, state.turn, good, 1, 0)


# Hiring


@kernel
def why_not_hire_at_all(state: Any, me: Any) -> int:
    """M-22. One tile a visit, for two coins."""
    if state.hired == 1:
        return Reason.ALREADY_HIRED
    return why_not_pay(me, COST[Deal.HIRE])


@kernel
def why_not_hire_from(state: Any, slot: int) -> int:
    """M-25. The display may have gaps once the stack is empty."""
    if state.display[slot] == EMPTY:
        return Reason.SLOT_EMPTY
    return Reason.NONE


@kernel
def lay(state: Any, me: Any, tile: int, spot: int, events: Any) -> None:
    """M-09, M-23, M-24. Over whatever lies on the two spaces."""
    for half in range(2):
        lose_bonus(state, me, spot + half, events)
        me.workers[spot + half] = 2 * tile + half


@kernel
def hire(state: Any, me: Any, slot: int, spot: int, events: Any) -> None:
    """M-22 to M-25, M-65. Pay, lay the tile, fill the gap; the last one of all brings the end about."""
    tile = state.display[slot]
    pay(state, me, COST[Deal.HIRE], events)
    emit(events, Event.HIRED, state.turn, tile, slot, spot)
    lay(state, me, tile, spot, events)
    state.hired = 1
    state.display[slot] = EMPTY
    if state.stack_left > 0:
        state.stack_left -= 1
        state.display[slot] = state.stack[state.stack_left]
        state.stack[state.stack_left] = EMPTY
        emit(events, Event.TILE_DRAWN, EMPTY, state.display[slot], slot, 0)
        return
    for other in range(DISPLAY):
        if state.display[other] != EMPTY:
            return
    bring_the_end(state, 1, events)


# Buying and selling


@kernel
def why_not_buy(me: Any) -> int:
    """M-26. Two coins for any good."""
    return why_not_pay(me, COST[Deal.BUY])


@kernel
def buy(state: Any, me: Any, good: int, events: Any) -> None:
    """M-26."""
    emit(events, Event.BOUGHT, state.turn, good, 0, 0)
    pay(state, me, COST[Deal.BUY], events)
    gain_one(state, me, good, events)


@kernel
def why_not_sell(me: Any, pair: int) -> int:
    """M-27. Any two goods but coins."""
    return why_not_pay(me, SOLD[pair])


@kernel
def sell(state: Any, me: Any, pair: int, events: Any) -> None:
    """M-27."""
    emit(events, Event.SOLD, state.turn, pair, 0, 0)
    pay(state, me, SOLD[pair], events)
    gain_one(state, me, COIN, events)
