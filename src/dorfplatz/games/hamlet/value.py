"""What a position is worth to a simple bot, in hundredths of a point: the points as they stand, and what comes within reach.

The bot looks one move ahead, so whatever takes several moves has to be worth something half-way: coins on the way to a villager,
blueprints, orders and sales whose price is near, and a deed that has been begun counts as done, with its bill paid.
"""

from __future__ import annotations

from dorfplatz.core.kernel import kernel
from dorfplatz.games.hamlet.bits import count_bits, first_of, without_first
from dorfplatz.games.hamlet.rules_hall import donkeys_of
from dorfplatz.games.hamlet.rules_pay import (
    bill,
    note_donkeys,
    noted_stock,
    owed,
    price_of_any,
    reach_of,
    shortfall_of_any,
    unpaid,
)
from dorfplatz.games.hamlet.rules_work import PRODUCERS, REFINERIES, free_slot
from dorfplatz.games.hamlet.scoring import awards, landmarks
from dorfplatz.games.hamlet.scoring_roads import note_road, note_roads, road_points
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
    RAWS,
    RESOURCES,
    SALE_GOLD,
    SALE_POINTS,
    SALE_PRICE,
    SALE_SLOTS,
    SLOTS,
    TILE_COST,
    TILE_PRICE,
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
    note_donkeys(state, seat, work)
    busy = state.turn == seat and state.phase != Phase.TURN
    cost, gain = due(state, me, work) if busy else (0, 0)
    gold = max(me.gold + gain - cost, 0)
    rested = count_rested(me) if state.turn == seat else 0
    supply = noted_stock(state, reach_of(state, work.donkeys, Tile.CHURCH), work)
    from_market = reach_of(state, work.donkeys, Tile.MARKET)
    total += 100 * int(gain) + gold_worth(me, gold, clock) + workers_worth(state, me, rested, clock)
    total += count_bits(from_market) * at(Weight.REACH, clock)
    total += goods_worth(state, seat, supply, clock)
    total += orders_worth(state, me, gold, supply, busy, clock)
    total += hand_worth(state, me, gold, rested, supply, busy, clock)
    total += sales_worth(state, me, noted_stock(state, from_market, work), busy, clock)
    if busy:
        total += task_worth(state, me, seat, clock)
    return float(total)


@kernel
def latest_round(state: State, seat: int) -> int:
    """The round of the seat's latest turn: a clock that stands still when a turn ends, so that this alone costs nothing."""
    return state.round_no - (1 if place_in_round(state, state.turn) < place_in_round(state, seat) else 0)


@kernel
def place_in_round(state: State, seat: int) -> int:
    """How many seats come before this one."""
    return seat - state.start_seat if seat >= state.start_seat else seat - state.start_seat + state.seats


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
    return on_track(state.players[seat]) + awards(state, seat, work) + landmarks(state, seat, farrier, work) + roads + longest


# Gold, workers, goods


@kernel
def due(state: State, me: Player, work: Work) -> tuple[int, int]:
    """What has been begun: the gold it will still cost, and the gold and points that own goods will bring."""
    if state.phase != Phase.SPOT and state.phase != Phase.PAY:
        return 0, 0
    side = state.seats - MIN_SEATS
    supply = noted_stock(state, reach_of(state, work.donkeys, state.place), work)
    if state.phase == Phase.SPOT:
        tile = me.hand[state.what]
        _, cost, gain = bill(side, supply, TILE_PRICE[tile])
        return cost + TILE_COST[tile, GOLD], gain
    _, cost, gain = bill(side, supply, unpaid(state))
    if state.need_any > 0:
        missing, reward = shortfall_of_any(supply, int(state.any_mask), state.need_any)
        cost += missing * price_of_any(side, state.any_mask)
        gain += reward
    return cost + owed(state, me), gain


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
def orders_worth(state: State, me: Player, gold: int, supply: int, busy: bool, clock: int) -> int:
    """The orders one has filled, and of the others the best that is near."""
    side = state.seats - MIN_SEATS
    best, bonus = 0, order_bonus(clock)
    for order in range(ORDERS[side]):
        if state.order_by[order] == EMPTY and not (busy and is_paying(state, Deed.ORDER) and state.what == order):
            points = 100 * ORDER_POINTS[side, order] + bonus
            if 100 * points > best:
                missing, gain = shortfall_of_any(supply, ORDER_MASK[side, order], ORDER_COUNT[side, order])
                lack = ORDER_GOLD[side, order] + missing * price_of_any(side, ORDER_MASK[side, order]) - gain - gold
                best = max(best, points * near(lack))
    return me.orders * bonus + best * at(Weight.ORDER_NEAR, clock) // 10000


@kernel
def hand_worth(state: State, me: Player, gold: int, rested: int, supply: int, busy: bool, clock: int) -> int:
    """Blueprints, the more the nearer their price."""
    total = 0
    side = state.seats - MIN_SEATS
    building = busy and (state.phase == Phase.SPOT or is_paying(state, Deed.BUILD))
    for card in range(HAND):
        tile = me.hand[card]
        if tile != EMPTY and not (building and state.what == card):
            _, cost, gain = bill(side, supply, TILE_PRICE[tile])
            lack = cost + TILE_COST[tile, GOLD] - gain - gold
            part = at(Weight.CARD_NOW, clock) if lack <= 0 and rested > 0 else near(lack) * at(Weight.CARD_NEAR, clock) // 100
            total += at(Weight.CARD, clock) + tile_points(state, tile, clock) * part // 100
    return total


@kernel
def sale_points(me: Player, sale: int, clock: int) -> int:
    """What a sale tile counts, with the gold one has then."""
    return 100 * SALE_POINTS[sale] + gold_worth(me, me.gold + SALE_GOLD[sale], clock)


@kernel
def sales_worth(state: State, me: Player, supply: int, busy: bool, clock: int) -> int:
    """The best sale tile that is near: it can't be helped with gold, so what is missing counts."""
    best, before = 0, gold_worth(me, me.gold, clock)
    side = state.seats - MIN_SEATS
    for slot in range(SALE_SLOTS):
        sale = state.sale_row[slot]
        if sale != EMPTY and not (busy and is_paying(state, Deed.SELL) and state.what == slot):
            points = sale_points(me, sale, clock) - before
            if 3 * points > best:
                missing, _, _ = bill(side, supply, SALE_PRICE[sale])
                best = max(best, points * max(3 - missing, 0))
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
        return sale_points(me, state.sale_row[state.what], clock) - gold_worth(me, me.gold, clock)
    if is_paying(state, Deed.ORDER):
        return 100 * ORDER_POINTS[state.seats - MIN_SEATS, state.what] + order_bonus(clock)
    if is_paying(state, Deed.BUILD):
        return spot_worth(state, me.hand[state.what], state.their_segment, state.own_segment, clock)
    if is_paying(state, Deed.REFINE):
        return good_worth(1 if state.milestone[MAKES[state.place] - RAWS] == seat else 0, clock)
    return 0
