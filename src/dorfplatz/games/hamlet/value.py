"""What a position is worth to a simple bot, in hundredths of a point: the points as they stand, and what comes within reach.

The bot looks one move ahead, so whatever takes several moves has to be worth something half-way: coins on the way to a villager,
blueprints, orders and sales whose price is near, and a deed that has been begun counts as done, with its bill paid.
"""

from __future__ import annotations

from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.rules_hall import donkeys_of
from dorfplatz.games.hamlet.rules_pay import (
    note_stocks,
    noted_supply,
    owed,
    price_of_any,
    reach_of,
    shortfall,
    shortfall_of_any,
    stock_in,
)
from dorfplatz.games.hamlet.rules_village import first_of, without_first
from dorfplatz.games.hamlet.rules_work import PRODUCERS, REFINERIES, free_slot
from dorfplatz.games.hamlet.scoring import awards, landmarks
from dorfplatz.games.hamlet.scoring_roads import count_places, note_road, note_roads, road_points
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, Player, State, Work
from dorfplatz.games.hamlet.tables import (
    GOLD,
    HAND,
    MAKES,
    MIN_SEATS,
    MOST_VILLAGERS,
    ORDER_COUNT,
    ORDER_GOLD,
    ORDER_MASK,
    ORDER_POINTS,
    ORDERS,
    PRICE,
    RAWS,
    RESOURCES,
    SALE_GOLD,
    SALE_POINTS,
    SALE_SLOTS,
    SALE_TAKES,
    SLOTS,
    TILE_COST,
    VILLAGER_PRICE,
    Tile,
)
from dorfplatz.games.hamlet.value_spots import best_spot, spot_worth, tile_points
from dorfplatz.games.hamlet.weights import Weight, at

SIGHT = 16
"""So many missing coins away, a price is out of sight."""


@kernel
def value(state: State, seat: int, work: Work) -> float:
    """What the position is worth to the seat."""
    me = state.players[seat]
    clock = latest_round(state, seat)
    total = 100 * points_so_far(state, seat, work) - best_rival(state, seat) * at(Weight.RIVAL, clock)
    if state.over == 1:
        return float(total + 100 * (me.gold // 3))
    note_stocks(state, seat, work)
    busy = state.turn == seat and state.phase != Phase.TURN
    cost, gain = due(state, me, work) if busy else (0, 0)
    gold = max(me.gold + gain - cost, 0)
    rested = count_rested(me) if state.turn == seat else 0
    supply = noted_supply(state, Tile.CHURCH, work)
    from_market = reach_of(state, work.donkeys, Tile.MARKET)
    total += 100 * gain + gold_worth(me, gold, clock) + workers_worth(state, me, rested, clock)
    total += count_places(from_market) * at(Weight.REACH, clock)
    total += goods_worth(state, seat, supply, clock)
    total += orders_worth(state, me, gold, supply, busy, clock)
    total += hand_worth(state, me, gold, rested, supply, busy, clock)
    total += sales_worth(state, me, stock_in(from_market, work), busy, clock)
    if busy:
        total += task_worth(state, me, seat, clock)
    return float(total)


@kernel
def latest_round(state: State, seat: int) -> int:
    """The round of the seat's latest turn: a clock that stands still when a turn ends, so that this alone costs nothing."""
    waiting = (seat - state.start_seat + state.seats) % state.seats
    now = (state.turn - state.start_seat + state.seats) % state.seats
    return state.round_no - (1 if now < waiting else 0)


@kernel
def is_paying(state: State, deed: int) -> bool:
    """Whether that is being paid for."""
    return state.phase == Phase.PAY and state.deed == deed


# Points


@kernel
def on_track(me: Player) -> int:
    """Points won so far."""
    total = 0
    for what in range(len(me.points)):
        total += int(me.points[what])
    return total


@kernel
def best_rival(state: State, seat: int) -> int:
    """The most points another player has won so far."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, on_track(state.players[other]))
    return most


@kernel
def points_so_far(state: State, seat: int, work: Work) -> int:
    """Points as they stand, without gold; a road that is being paid for counts as built."""
    note_roads(state, seat, work)
    if state.turn == seat and is_paying(state, Deed.ROAD):
        note_road(state, state.place, state.across[state.place, state.what], work)
    roads, longest, farrier = road_points(state, seat, work)
    return on_track(state.players[seat]) + awards(state, seat) + landmarks(state, seat, farrier, work) + roads + longest


# Gold, workers, goods


@kernel
def due(state: State, me: Player, work: Work) -> tuple[int, int]:
    """What has been begun: the gold it will still cost, and the gold and points that own goods will bring."""
    if state.phase != Phase.SPOT and state.phase != Phase.PAY:
        return 0, 0
    side = state.seats - MIN_SEATS
    supply = noted_supply(state, state.place, work)
    spot = state.phase == Phase.SPOT
    cost, gain = (TILE_COST[me.hand[state.what], GOLD] if spot else owed(state, me)), 0
    for kind in range(RESOURCES):
        number = TILE_COST[me.hand[state.what], kind] if spot else state.need[kind]
        missing, reward = shortfall(supply, kind, number)
        cost += missing * PRICE[side, kind]
        gain += reward
    if not spot and state.need_any > 0:
        missing, reward = shortfall_of_any(supply, int(state.any_mask), state.need_any)
        cost += missing * price_of_any(side, state.any_mask)
        gain += reward
    return cost, gain


@kernel
def gold_worth(me: Player, gold: int, clock: int) -> int:
    """Coins, most of all those that will go to the next villager."""
    total = min(gold, 8) * at(Weight.COIN, clock) + max(gold - 8, 0) * at(Weight.MORE_COINS, clock)
    if me.villagers < MOST_VILLAGERS:
        price = VILLAGER_PRICE[me.villagers]
        total += min(gold, price) * at(Weight.SAVED, clock)
        total += at(Weight.READY, clock) if gold >= price else 0
    return total


@kernel
def count_rested(me: Player) -> int:
    """Villagers who can still act this turn."""
    rested = me.villagers
    for villager in range(me.villagers):
        rested -= me.tired[villager]
    return rested


@kernel
def workers_worth(state: State, me: Player, rested: int, clock: int) -> int:
    """Villagers and donkeys, and what the villagers can still do this turn."""
    total = rested * at(Weight.RESTED, clock) + min(donkeys_of(me) - 1, 3) * at(Weight.DONKEY, clock)
    for further in range(me.villagers - 1):
        total += at(Weight.SECOND + further, clock)
    left = PRODUCERS & int(state.network)
    while left != 0 and rested > 0:
        if free_slot(state, first_of(left)) != EMPTY:
            total += at(Weight.CHANCE, clock)
            rested -= 1
        left = without_first(left)
    return total


@kernel
def goods_worth(state: State, seat: int, supply: int, clock: int) -> int:
    """Own goods in the village, raw materials within reach, milestones."""
    total = 0
    left = REFINERIES & int(state.network)
    while left != 0:
        place = first_of(left)
        for slot in range(SLOTS[place]):
            if state.slot_owner[place, slot] == seat:
                total += good_worth(state.slot_fine[place, slot], clock)
        left = without_first(left)
    for kind in range(RAWS):
        total += ((supply >> (4 * kind)) & 15) * at(Weight.RAW, clock)
    for good in range(RESOURCES - RAWS):
        if state.milestone[good] == seat:
            total += at(Weight.MILESTONE, clock)
    return total


@kernel
def good_worth(fine: int, clock: int) -> int:
    """An own good: somebody will use it."""
    return at(Weight.GOOD, clock) + fine * at(Weight.FINE, clock)


# What comes within reach


@kernel
def near(lack: int) -> int:
    """How near a price is, in percent, when so many coins are missing."""
    return 100 * (SIGHT - min(max(lack, 0), SIGHT)) // SIGHT


@kernel
def order_bonus(clock: int) -> int:
    """What a church order counts beside its points."""
    return at(Weight.ORDER, clock) + clock * at(Weight.LATE, clock)


@kernel
def order_points(state: State, order: int, clock: int) -> int:
    """What a church order counts."""
    return 100 * ORDER_POINTS[state.seats - MIN_SEATS, order] + order_bonus(clock)


@kernel
def orders_worth(state: State, me: Player, gold: int, supply: int, busy: bool, clock: int) -> int:
    """The orders one has filled, and of the others the best that is near."""
    side = state.seats - MIN_SEATS
    best = 0
    for order in range(ORDERS[side]):
        if state.order_by[order] == EMPTY and not (busy and is_paying(state, Deed.ORDER) and state.what == order):
            missing, gain = shortfall_of_any(supply, ORDER_MASK[side, order], ORDER_COUNT[side, order])
            lack = ORDER_GOLD[side, order] + missing * price_of_any(side, ORDER_MASK[side, order]) - gain - gold
            best = max(best, order_points(state, order, clock) * near(lack))
    return me.orders * order_bonus(clock) + best * at(Weight.ORDER_NEAR, clock) // 10000


@kernel
def hand_worth(state: State, me: Player, gold: int, rested: int, supply: int, busy: bool, clock: int) -> int:
    """Blueprints, the more the nearer their price."""
    total = 0
    side = state.seats - MIN_SEATS
    building = busy and (state.phase == Phase.SPOT or is_paying(state, Deed.BUILD))
    for card in range(HAND):
        tile = me.hand[card]
        if tile != EMPTY and not (building and state.what == card):
            lack = TILE_COST[tile, GOLD] - gold
            for kind in range(RESOURCES):
                missing, gain = shortfall(supply, kind, TILE_COST[tile, kind])
                lack += missing * PRICE[side, kind] - gain
            part = at(Weight.CARD_NOW, clock) if lack <= 0 and rested > 0 else near(lack) * at(Weight.CARD_NEAR, clock) // 100
            total += at(Weight.CARD, clock) + tile_points(state, tile, clock) * part // 100
    return total


@kernel
def sale_points(me: Player, sale: int, clock: int) -> int:
    """What a sale tile counts."""
    gold = gold_worth(me, me.gold + SALE_GOLD[sale], clock) - gold_worth(me, me.gold, clock)
    return 100 * SALE_POINTS[sale] + gold


@kernel
def sales_worth(state: State, me: Player, supply: int, busy: bool, clock: int) -> int:
    """The best sale tile that is near: it can't be helped with gold, so what is missing counts."""
    best = 0
    for slot in range(SALE_SLOTS):
        sale = state.sale_row[slot]
        if sale != EMPTY and not (busy and is_paying(state, Deed.SELL) and state.what == slot):
            lack = 0
            for kind in range(RESOURCES):
                missing, _ = shortfall(supply, kind, SALE_TAKES[sale, kind])
                lack += missing
            best = max(best, sale_points(me, sale, clock) * max(3 - lack, 0))
    return best * at(Weight.SALE_NEAR, clock) // 300


# What has been begun


@kernel
def task_worth(state: State, me: Player, seat: int, clock: int) -> int:
    """What the deed will bring; a road is among the points already."""
    if state.phase == Phase.SPOT:
        return best_spot(state, me.hand[state.what], clock)
    if state.phase == Phase.MIX:
        return 200
    if is_paying(state, Deed.SELL):
        return sale_points(me, state.sale_row[state.what], clock)
    if is_paying(state, Deed.ORDER):
        return order_points(state, state.what, clock)
    if is_paying(state, Deed.BUILD):
        return spot_worth(state, me.hand[state.what], state.their_segment, state.own_segment, clock)
    if is_paying(state, Deed.REFINE):
        return good_worth(1 if state.milestone[MAKES[state.place] - RAWS] == seat else 0, clock)
    return 0
