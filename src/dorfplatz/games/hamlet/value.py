"""What a position is worth to a simple bot: the points as they stand, and those it can expect."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.rules_orders import orders_left
from dorfplatz.games.hamlet.scoring import awards, best_road, donkeys_of, landmarks, longest_road, road_points
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase
from dorfplatz.games.hamlet.tables import (
    HAND,
    MIN_SEATS,
    ORDER_POINTS,
    ORDERS,
    RESOURCES,
    REWARD,
    ROLE,
    SALE_GOLD,
    SALE_POINTS,
    SLOTS,
    TILES,
    Role,
)


@kernel
def value(state: Any, seat: int) -> float:
    """What the position is worth to the seat."""
    me = state.players[seat]
    longest = longest_road(state, seat) if state.preview == 0 else best_road(state, seat)
    total = float(awards(state, seat) + landmarks(state, seat, longest) + road_points(state, seat))
    if state.preview == 0:
        total += 2 * longest
    for what in range(len(me.points)):
        total += me.points[what]
    if state.over == 1:
        return total + me.gold // 3
    ahead = future(state)
    total += gold_worth(me.gold, ahead)
    total += ahead * (6.0 * (me.villagers - 1) + 2.0 * min(donkeys_of(me), 4) + 0.8 * me.roads_left)
    total += hand_worth(me, ahead) + goods_worth(state, seat)
    if state.turn == seat:
        for villager in range(me.villagers):
            total += 0.3 * (1 - me.tired[villager])
        total += task_worth(state, me)
    return total


@kernel
def future(state: Any) -> float:
    """How much of the game is still to come, from 1 to 0: by orders and by rounds."""
    orders = orders_left(state) / ORDERS[state.seats - MIN_SEATS]
    return max(0.0, min(orders, 1.0 - state.round_no / 40.0))


@kernel
def gold_worth(gold: int, ahead: float) -> float:
    """The first coins can be used well; many of them are a third of a point each."""
    return min(gold, 10) * (0.34 + 0.3 * ahead) + max(gold - 10, 0) * 0.3


@kernel
def hand_worth(me: Any, ahead: float) -> float:
    """Blueprints, as long as there is time to build them."""
    total = 0.0
    for card in range(HAND):
        if me.hand[card] != EMPTY:
            total += ahead * (0.5 + 0.25 * REWARD[me.hand[card]]) * (1.0 - 0.3 * card)
    return total


@kernel
def goods_worth(state: Any, seat: int) -> float:
    """Own goods in the village: somebody will use them."""
    total = 0.0
    for place in range(TILES):
        if ROLE[place] == Role.REFINERY:
            for slot in range(SLOTS[place]):
                if state.slot_owner[place, slot] == seat:
                    total += 0.9 * (1 + state.slot_fine[place, slot])
    return total


@kernel
def task_worth(state: Any, me: Any) -> float:
    """What has been begun and will be finished."""
    if state.phase == Phase.SPOT:
        return 1.5 + REWARD[me.hand[state.what]]
    if state.phase != Phase.PAY or state.deed == Deed.NOTHING:
        return 0.0
    left = float(state.need_any)
    for kind in range(RESOURCES):
        left += state.need[kind]
    if state.deed == Deed.SELL:
        sale = state.sale_row[state.what]
        gain = SALE_POINTS[sale] + 0.5 * SALE_GOLD[sale]
    elif state.deed == Deed.ORDER:
        gain = ORDER_POINTS[state.seats - MIN_SEATS, state.what] + 3.0
    elif state.deed == Deed.BUILD:
        gain = REWARD[me.hand[state.what]] + 1.6
    elif state.deed == Deed.ROAD:
        gain = 3.0
    else:
        gain = 1.0
    return gain - 0.05 * left
