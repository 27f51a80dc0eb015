"""The market and the church: sale tiles, orders, begging."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.events import Event, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_pay import (
    ask_price,
    is_paid,
    spend,
    why_not_afford,
    why_not_fill,
    why_not_gold,
    win_gold,
    win_points,
)
from dorfplatz.games.hamlet.rules_work import free_slot, rest, send
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, Points
from dorfplatz.games.hamlet.tables import (
    MIN_SEATS,
    ORDER_COUNT,
    ORDER_GOLD,
    ORDER_MASK,
    ORDER_POINTS,
    ORDERS,
    SALE_GOLD,
    SALE_POINTS,
    SALE_PRICE,
    SALE_SLOTS,
    TIER_START,
    TIERS,
    Tile,
)

# The market


@kernel
def why_not_sell(state: Any, me: Any, supply: int, slot: int) -> int:
    """H-37, H-24. An open tile, and all it takes, without purchases."""
    tile = state.sale_row[slot]
    if tile == EMPTY:
        return Reason.NO_SALE
    return why_not_afford(state, supply, SALE_PRICE[tile], False, me.gold)


@kernel
def sell(state: Any, me: Any, slot: int, events: Any) -> None:
    """H-37. First the resources."""
    send(state, me, Tile.MARKET, events)
    ask_price(state, Deed.SELL, Tile.MARKET, slot, SALE_PRICE[state.sale_row[slot]], 0, 0)
    state.phase = Phase.PAY


@kernel
def close_sale(state: Any, me: Any, events: Any) -> None:
    """H-37. The tile is yours; another one takes its place."""
    slot = state.what
    tile = state.sale_row[slot]
    me.sales += 1
    state.sale_owner[tile] = state.turn
    emit(events, Event.SOLD, state.turn, tile, slot, 0)
    win_points(state, state.turn, SALE_POINTS[tile], Points.SALES, Tile.MARKET, events)
    if SALE_GOLD[tile] > 0:
        win_gold(state, state.turn, SALE_GOLD[tile], Source.SALE, Tile.MARKET, events)
    state.sale_row[slot] = EMPTY
    fill_sales(state, events)
    rest(state)


@kernel
def fill_sales(state: Any, events: Any) -> None:
    """H-08, H-37. Three open tiles, the lowest tier first."""
    for slot in range(SALE_SLOTS):
        if state.sale_row[slot] == EMPTY:
            for tier in range(TIERS):
                if state.sale_drawn[tier] < state.sale_playing[tier]:
                    state.sale_row[slot] = state.sale_deck[TIER_START[tier] + state.sale_drawn[tier]]
                    state.sale_drawn[tier] += 1
                    emit(events, Event.SALE_DRAWN, EMPTY, state.sale_row[slot], slot, 0)
                    break


# The church


@kernel
def orders_left(state: Any) -> int:
    """How many orders the church still waits for."""
    left = 0
    for order in range(ORDERS[state.seats - MIN_SEATS]):
        if state.order_by[order] == EMPTY:
            left += 1
    return left


@kernel
def why_not_order(state: Any, me: Any, supply: int, order: int) -> int:
    """H-38. An open order that can be filled."""
    side = state.seats - MIN_SEATS
    if order >= ORDERS[side]:
        return Reason.NO_ORDER
    if state.order_by[order] != EMPTY:
        return Reason.ORDER_DONE
    reason = why_not_gold(me, ORDER_GOLD[side, order])
    if reason == Reason.NONE and ORDER_COUNT[side, order] > 0:
        reason = why_not_fill(state, me, supply, ORDER_COUNT[side, order], ORDER_MASK[side, order])
    return reason


@kernel
def take_order(state: Any, me: Any, order: int, events: Any) -> None:
    """H-38. Gold at once, resources one by one."""
    side = state.seats - MIN_SEATS
    send(state, me, Tile.CHURCH, events)
    if ORDER_GOLD[side, order] > 0:
        spend(state, me, ORDER_GOLD[side, order], Source.ORDER, Tile.CHURCH, events)
    ask_price(state, Deed.ORDER, Tile.CHURCH, order, 0, ORDER_COUNT[side, order], ORDER_MASK[side, order])
    state.phase = Phase.PAY
    if is_paid(state):
        fill_order(state, me, events)


@kernel
def fill_order(state: Any, me: Any, events: Any) -> None:
    """H-38, H-50. Points; the last order brings the end about."""
    me.orders += 1
    state.order_by[state.what] = state.turn
    emit(events, Event.ORDER_FILLED, state.turn, state.what, 0, 0)
    win_points(state, state.turn, ORDER_POINTS[state.seats - MIN_SEATS, state.what], Points.ORDERS, Tile.CHURCH, events)
    rest(state)
    if orders_left(state) == 0:
        emit(events, Event.END_NEAR, state.turn, 0, 0, 0)


@kernel
def why_not_beg(state: Any) -> int:
    """H-39. Only while the three first producers are full."""
    for place in range(Tile.QUARRY, Tile.FARM + 1):
        if free_slot(state, place) != EMPTY:
            return Reason.NO_BEGGING
    return Reason.NONE


@kernel
def beg(state: Any, me: Any, events: Any) -> None:
    """H-39. One gold."""
    send(state, me, Tile.CHURCH, events)
    emit(events, Event.BEGGED, state.turn, 0, 0, 0)
    win_gold(state, state.turn, 1, Source.BEGGING, Tile.CHURCH, events)
