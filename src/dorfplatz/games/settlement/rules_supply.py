"""Settlers and goods: placing, paying, gaining; what the general supply lacks is not gained."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit, emit_good, emit_goods
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import and_parameter, because
from dorfplatz.games.settlement.events import Event
from dorfplatz.games.settlement.reasons import Reason


@kernel
def free_settlers(me: Any) -> int:
    """Settlers that can still be placed, basic and bonus."""
    return me.settlers + me.bonus


@kernel
def why_not_place(me: Any, count: int) -> int:
    """S-13. Are there enough settlers?"""
    missing = count - free_settlers(me)
    if missing > 0:
        return because(Reason.TOO_FEW_SETTLERS, missing)
    return Reason.NONE


@kernel
def place_settlers(state: Any, me: Any, count: int, place: int, row: int, column: int, events: Any) -> None:
    """S-14. Basic settlers go first: only the bonus ones are gone after use."""
    basic = min(count, me.settlers)
    bonus = count - basic
    me.settlers -= basic
    me.bonus -= bonus
    me.used_bonus += bonus
    emit(events, Event.SETTLERS_PLACED, state.turn, basic, bonus, place + 16 * row + 64 * column)


@kernel
def why_not_pay(me: Any, cost: Any, more_diamonds: int) -> int:
    """Can the cost be paid, with some diamonds on top? The reason says what is missing of each good."""
    reason = 0
    for good in range(5):
        missing = cost[good] - me.goods[good]
        if good == 3:
            missing += more_diamonds
        if missing > 0:
            reason = and_parameter(reason, good, missing)
    if reason != 0:
        return because(Reason.CANNOT_AFFORD, 0) | reason
    return Reason.NONE


@kernel
def pay(state: Any, me: Any, cost: Any, more_diamonds: int, events: Any) -> None:
    """Goods go back to the general supply."""
    for good in range(5):
        amount = cost[good]
        if good == 3:
            amount += more_diamonds
        me.goods[good] -= amount
        state.supply[good] += amount
    emit_goods(events, Event.PAID, state.turn, cost, more_diamonds)


@kernel
def pay_one(state: Any, me: Any, good: int, amount: int, events: Any) -> None:
    """Some of one good goes back to the general supply."""
    me.goods[good] -= amount
    state.supply[good] += amount
    emit_good(events, Event.PAID, state.turn, good, amount, 0)


@kernel
def gain(state: Any, me: Any, good: int, amount: int, source: int, row: int, column: int, events: Any) -> int:
    """S-95. Take from the general supply as much as there is, and say how much that was."""
    got = min(amount, state.supply[good])
    if got > 0:
        state.supply[good] -= got
        me.goods[good] += got
        emit_good(events, Event.GAINED, state.turn, good, got, source + 16 * row + 64 * column)
    if got < amount:
        emit_good(events, Event.NOT_GAINED, state.turn, good, amount - got, 0)
    return got


@kernel
def gain_settlers(state: Any, me: Any, amount: int, source: int, events: Any) -> None:
    """S-95. Take bonus settlers from the general supply, as many as there are."""
    got = min(amount, state.bonus_supply)
    if got > 0:
        state.bonus_supply -= got
        me.bonus += got
        emit(events, Event.SETTLERS_GAINED, state.turn, got, source, 0)
    if got < amount:
        emit(events, Event.SETTLERS_NOT_GAINED, state.turn, amount - got, 0, 0)


@kernel
def why_not_get(state: Any, good: int, amount: int) -> int:
    """S-34, S-96. A trade needs its full return in the supply."""
    if state.supply[good] < amount:
        return because(Reason.SUPPLY_SHORT, good)
    return Reason.NONE
