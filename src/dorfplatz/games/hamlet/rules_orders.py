"""The market and the church: sale tiles, orders, begging."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.hamlet.events import EventType, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_pay import (
    ask_price,
    is_paid,
    noted_supply,
    spend,
    supply_at,
    why_not_afford,
    why_not_fill,
    why_not_gold,
    win_gold,
    win_points,
)
from dorfplatz.games.hamlet.rules_turn import finish, orders_left, send, why_not_act
from dorfplatz.games.hamlet.rules_work import free_slot
from dorfplatz.games.hamlet.state import EMPTY, Deed, Player, Points, State, Work
from dorfplatz.games.hamlet.tables import (
    MIN_SEATS,
    MOST_ORDERS,
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

# Sales at the market


@kernel
def why_not_sell(state: State, me: Player, slot: int) -> int:
    """H-37. With a villager."""
    reason = why_not_act(state, me)
    return reason if reason != Reason.NONE else why_not_sale(state, me, supply_at(state, me, Tile.MARKET), slot)


@kernel
def why_not_sale(state: State, me: Player, supply: int, slot: int) -> int:
    """H-37, H-24. An open tile, and all it takes, without purchases."""
    tile = state.sale_row[slot]
    if tile == EMPTY:
        return Reason.NO_SALE
    return why_not_afford(state, supply, SALE_PRICE[tile], False, me.gold)


@kernel
def legal_sell(state: State, me: Player, work: Work, count: int) -> int:
    """Each open tile."""
    supply = noted_supply(state, Tile.MARKET, work)
    for slot in range(SALE_SLOTS):
        if why_not_sale(state, me, supply, slot) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.SELL, slot, 0, 0))
    return count


@kernel
def sell(state: State, me: Player, slot: int, events: Events) -> None:
    """H-37. First the resources."""
    send(state, me, Tile.MARKET, events)
    ask_price(state, Deed.SELL, Tile.MARKET, slot, SALE_PRICE[state.sale_row[slot]], 0, 0)


@kernel
def close_sale(state: State, me: Player, events: Events) -> None:
    """H-37. The tile is yours; another one takes its place."""
    slot = state.what
    tile = state.sale_row[slot]
    me.sales += 1
    state.sale_owner[tile] = state.turn
    event = emit(events, EventType.SOLD, state.turn)
    event.sale = tile
    event.slot = slot
    win_points(state, state.turn, SALE_POINTS[tile], Points.SALES, Tile.MARKET, events)
    if SALE_GOLD[tile] > 0:
        win_gold(state, state.turn, SALE_GOLD[tile], Source.SALE, Tile.MARKET, events)
    state.sale_row[slot] = EMPTY
    fill_sales(state, events)
    finish(state)


@kernel
def fill_sales(state: State, events: Events) -> None:
    """H-08, H-37. Three open tiles, the lowest tier first."""
    for slot in range(SALE_SLOTS):
        if state.sale_row[slot] == EMPTY:
            for tier in range(TIERS):
                if state.sale_drawn[tier] < state.sale_playing[tier]:
                    state.sale_row[slot] = state.sale_deck[TIER_START[tier] + state.sale_drawn[tier]]
                    state.sale_drawn[tier] += 1
                    event = emit(events, EventType.SALE_DRAWN, EMPTY)
                    event.sale = state.sale_row[slot]
                    event.slot = slot
                    break


# Orders of the church


@kernel
def why_not_order(state: State, me: Player, order: int) -> int:
    """H-38. With a villager."""
    reason = why_not_act(state, me)
    return reason if reason != Reason.NONE else why_not_open_order(state, me, supply_at(state, me, Tile.CHURCH), order)


@kernel
def why_not_open_order(state: State, me: Player, supply: int, order: int) -> int:
    """H-23, H-38. An open order that can be filled; in the preview edition its gold may come from the rest of it."""
    side = state.seats - MIN_SEATS
    if order >= ORDERS[side]:
        return Reason.NO_ORDER
    if state.order_by[order] != EMPTY:
        return Reason.ORDER_DONE
    gold, count = ORDER_GOLD[side, order], ORDER_COUNT[side, order]
    reason = why_not_gold(me, gold) if state.preview == 0 or count == 0 else Reason.NONE
    if reason == Reason.NONE and count > 0:
        reason = why_not_fill(state, supply, count, ORDER_MASK[side, order], me.gold - gold)
    return reason


@kernel
def legal_order(state: State, me: Player, work: Work, count: int) -> int:
    """Each order."""
    supply = noted_supply(state, Tile.CHURCH, work)
    for order in range(MOST_ORDERS):
        if why_not_open_order(state, me, supply, order) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.ORDER, order, 0, 0))
    return count


@kernel
def take_order(state: State, me: Player, order: int, events: Events) -> None:
    """H-38. Gold first, then resources one by one."""
    side = state.seats - MIN_SEATS
    send(state, me, Tile.CHURCH, events)
    if state.preview == 0:
        pay_order(state, me, order, events)
    ask_price(state, Deed.ORDER, Tile.CHURCH, order, 0, ORDER_COUNT[side, order], ORDER_MASK[side, order])
    if is_paid(state):
        fill_order(state, me, events)


@kernel
def pay_order(state: State, me: Player, order: int, events: Events) -> None:
    """H-23. The gold of an order: first, or last in the preview edition."""
    gold = ORDER_GOLD[state.seats - MIN_SEATS, order]
    if gold > 0:
        spend(state, me, gold, Source.ORDER, Tile.CHURCH, events)


@kernel
def fill_order(state: State, me: Player, events: Events) -> None:
    """H-38, H-50. Points; the last order brings the end about."""
    if state.preview == 1:
        pay_order(state, me, state.what, events)
    me.orders += 1
    state.order_by[state.what] = state.turn
    event = emit(events, EventType.ORDER_FILLED, state.turn)
    event.order = state.what
    win_points(state, state.turn, ORDER_POINTS[state.seats - MIN_SEATS, state.what], Points.ORDERS, Tile.CHURCH, events)
    finish(state)
    if orders_left(state) == 0:
        emit(events, EventType.END_NEAR, state.turn)


# Begging at the church


@kernel
def why_not_beg(state: State, me: Player) -> int:
    """H-39. Only while the three first producers are full."""
    reason = why_not_act(state, me)
    if reason != Reason.NONE:
        return reason
    for place in range(Tile.QUARRY, Tile.FARM + 1):
        if free_slot(state, place) != EMPTY:
            return Reason.NO_BEGGING
    return Reason.NONE


@kernel
def legal_beg(state: State, me: Player, work: Work, count: int) -> int:
    """If at all."""
    if why_not_beg(state, me) == Reason.NONE:
        count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.BEG, 0, 0, 0))
    return count


@kernel
def beg(state: State, me: Player, events: Events) -> None:
    """H-39. One gold."""
    send(state, me, Tile.CHURCH, events)
    emit(events, EventType.BEGGED, state.turn)
    win_gold(state, state.turn, 1, Source.BEGGING, Tile.CHURCH, events)
