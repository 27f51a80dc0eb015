"""The trading house: hiring, buying, selling."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import and_parameter, because, unless
from dorfplatz.core.records import Array
from dorfplatz.games.milestones.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.milestones.events import EventType, emit_amount
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_loop import gain_one, lose_bonus
from dorfplatz.games.milestones.rules_turn import bring_the_end, why_not_at
from dorfplatz.games.milestones.state import EMPTY, Player, State
from dorfplatz.games.milestones.tables import COIN, COST, DISPLAY, KINDS, PAIRS, SOLD, SPOTS, TRADE, Deal

# Paying


@kernel
def why_not_pay(me: Player, price: Array) -> int:
    """What is missing, good by good."""
    reason = because(Reason.CANNOT_AFFORD, 0)
    missing = 0
    for good in range(KINDS):
        if me.goods[good] < price[good]:
            missing += 1
            reason = and_parameter(reason, good, price[good] - me.goods[good])
    return reason if missing > 0 else Reason.NONE


@kernel
def pay(state: State, me: Player, price: Array, events: Events) -> None:
    """Back to the supply."""
    for good in range(KINDS):
        if price[good] > 0:
            me.goods[good] -= price[good]
            emit_amount(events, EventType.PAID, state.turn, good, price[good])


# Hiring


@kernel
def why_not_hire_at_all(state: State, me: Player) -> int:
    """M-21, M-22. One tile a visit, for two coins."""
    return why_not_at(state, me, TRADE) or unless(state.hired == 0, Reason.ALREADY_HIRED) or why_not_pay(me, COST[Deal.HIRE])


@kernel
def why_not_hire(state: State, me: Player, slot: int) -> int:
    """M-25. The display may have gaps once the stack is empty."""
    return why_not_hire_at_all(state, me) or unless(state.display[slot] != EMPTY, Reason.SLOT_EMPTY)


@inlined
def legal_hires(state: State, me: Player, moves: Array, count: int) -> int:
    """Every tile of the display on every two spaces."""
    if why_not_hire_at_all(state, me) == Reason.NONE:
        for slot in range(DISPLAY):
            if state.display[slot] != EMPTY:
                for spot in range(SPOTS):
                    count = add(moves, count, encode(ACTION_LAYOUT, ActionType.HIRE, slot, spot, 0))
    return count


@inlined
def hire(state: State, me: Player, slot: int, spot: int, events: Events) -> None:
    """M-22 to M-25, M-65. Pay, lay the tile, fill the gap; the last one of all brings the end about."""
    tile = state.display[slot]
    pay(state, me, COST[Deal.HIRE], events)
    event = emit(events, EventType.HIRED, state.turn)
    event.tile = tile
    event.slot = slot
    event.spot = spot
    lay(state, me, tile, spot, events)
    state.hired = 1
    refill(state, slot, events)


@kernel
def lay(state: State, me: Player, tile: int, spot: int, events: Events) -> None:
    """M-09, M-23, M-24. Over whatever lies on the two spaces."""
    for half in range(2):
        lose_bonus(state, me, spot + half, events)
        me.workers[spot + half] = 2 * tile + half


@kernel
def draw(state: State) -> int:
    """The topmost tile of the stack."""
    state.stack_left -= 1
    tile = state.stack[state.stack_left]
    state.stack[state.stack_left] = EMPTY
    return tile


@inlined
def refill(state: State, slot: int, events: Events) -> None:
    """M-25, M-65. The next tile comes into the display; when there is none and nothing else is left, the end is near."""
    if state.stack_left > 0:
        state.display[slot] = draw(state)
        event = emit(events, EventType.TILE_DRAWN, EMPTY)
        event.tile = state.display[slot]
        event.slot = slot
        return
    state.display[slot] = EMPTY
    for other in range(DISPLAY):
        if state.display[other] != EMPTY:
            return
    bring_the_end(state, 1, events)


# Buying


@kernel
def why_not_buy(state: State, me: Player) -> int:
    """M-21, M-26. Two coins for any good."""
    return why_not_at(state, me, TRADE) or why_not_pay(me, COST[Deal.BUY])


@inlined
def legal_buys(state: State, me: Player, moves: Array, count: int) -> int:
    """Every good but coins."""
    if why_not_buy(state, me) == Reason.NONE:
        for good in range(KINDS - 1):
            count = add(moves, count, encode(ACTION_LAYOUT, ActionType.BUY, good, 0, 0))
    return count


@inlined
def buy(state: State, me: Player, good: int, events: Events) -> None:
    """M-26."""
    emit(events, EventType.BOUGHT, state.turn)
    pay(state, me, COST[Deal.BUY], events)
    gain_one(state, me, good, events)


# Selling


@kernel
def why_not_sell(state: State, me: Player, pair: int) -> int:
    """M-21, M-27. Any two goods but coins."""
    return why_not_at(state, me, TRADE) or why_not_pay(me, SOLD[pair])


@inlined
def legal_sales(state: State, me: Player, moves: Array, count: int) -> int:
    """Every two goods one has."""
    if why_not_at(state, me, TRADE) == Reason.NONE:
        for pair in range(len(PAIRS)):
            if why_not_pay(me, SOLD[pair]) == Reason.NONE:
                count = add(moves, count, encode(ACTION_LAYOUT, ActionType.SELL, pair, 0, 0))
    return count


@inlined
def sell(state: State, me: Player, pair: int, events: Events) -> None:
    """M-27."""
    emit(events, EventType.SOLD, state.turn)
    pay(state, me, SOLD[pair], events)
    gain_one(state, me, COIN, events)
