"""Transport and payment: what can reach a place, what a price takes, one token after the other."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.box import frozen
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import and_parameter, because
from dorfplatz.games.hamlet.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.hamlet.bits import first_of, without_first
from dorfplatz.games.hamlet.events import EventType, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_turn import why_not_in_either
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, Player, Points, State, Work
from dorfplatz.games.hamlet.tables import (
    GOLD,
    MIN_SEATS,
    MOST_SLOTS,
    ORDER_GOLD,
    PRICE,
    RAWS,
    RESOURCES,
    SLOTS,
    TILE_COST,
    TILES,
    UNIT_PRICE,
    Tile,
)

# Points and gold


@kernel
def win_points(state: State, seat: int, points: int, what: int, place: int, events: Events) -> None:
    """Onto the track at once."""
    state.players[seat].points[what] += points
    state.players[seat].times[what] += 1
    event = emit(events, EventType.SCORED, seat)
    event.amount = points
    event.what = what
    event.place = place


@kernel
def win_gold(state: State, seat: int, gold: int, source: int, place: int, events: Events) -> None:
    """Into the player's supply."""
    state.players[seat].gold += gold
    move_gold(EventType.GOLD, seat, gold, source, place, events)


@kernel
def spend(state: State, me: Player, gold: int, source: int, place: int, events: Events) -> None:
    """Back to the bank, or onto the tiles of the row."""
    me.gold -= gold
    move_gold(EventType.SPENT, state.turn, gold, source, place, events)


@kernel
def move_gold(kind: int, seat: int, gold: int, source: int, place: int, events: Events) -> None:
    """Report gold that comes or goes."""
    event = emit(events, kind, seat)
    event.amount = gold
    event.source = source
    event.place = place


@kernel
def why_not_gold(me: Player, gold: int) -> int:
    """How much is missing."""
    if me.gold < gold:
        return because(Reason.NOT_ENOUGH_GOLD, gold - me.gold)
    return Reason.NONE


# Transport


@kernel
def donkey_places(me: Player) -> int:
    """Bits of the places where a player has donkeys."""
    found = 0
    for place in range(TILES):
        if me.donkeys[place] > 0:
            found |= 1 << place
    return found


@kernel
def next_to(state: State, place: int) -> int:
    """H-20, H-21. Bits of the places one step away: along a road, or in the preview edition wherever two places touch."""
    return int(state.touching[place] if state.preview == 1 else state.linked[place])


@kernel
def reach_of(state: State, donkeys: int, place: int) -> int:
    """H-20, H-21. Bits of the places whose resources can be brought here: over own donkeys, and one step to the first of them."""
    stations = 1 << int(place)
    fresh = stations
    reach = stations
    while fresh != 0:
        station = first_of(fresh)
        reach |= next_to(state, station)
        there = int(state.linked[station]) & donkeys & ~stations
        stations |= there
        fresh = without_first(fresh) | there
    return reach


# A supply: what can be brought to a place, in one number. A nibble for each raw material, then for each good three: those of
# others, own simple ones, own fine ones; above them a bit for the market. A price has a nibble for each kind. The box makes sure
# that none of them overflows.

FIELD = frozen([4 * (kind if kind < RAWS else RAWS + 3 * (kind - RAWS)) for kind in range(RESOURCES)])
# One token in a supply: by its kind, from EMPTY on, and by whose it is
_TOKENS = [[1 << (int(FIELD[kind]) + (4 * mine if kind >= RAWS else 0)) for mine in range(3)] for kind in range(RESOURCES)]
TOKEN = frozen([[0, 0, 0], *_TOKENS])
MARKET_BIT = 60
STORES = sum(1 << place for place in range(TILES) if SLOTS[place] > 0 or place == Tile.MARKET)  # what a supply comes from


@kernel
def mine_of(state: State, seat: int, place: int, slot: int) -> int:
    """Whose a token is: 0 not the seat's, 1 its simple good, 2 its fine one."""
    if state.slot_owner[place, slot] == seat:
        return 1 + state.slot_fine[place, slot]
    return 0


@kernel
def stock_of(state: State, seat: int, place: int) -> int:
    """What lies in a place."""
    if place == Tile.MARKET:
        return 1 << MARKET_BIT
    stock = 0
    for slot in range(MOST_SLOTS):
        stock += TOKEN[state.slot_kind[place, slot] - EMPTY, mine_of(state, seat, place, slot)]
    return stock


@kernel
def supply_from(state: State, seat: int, places: int) -> int:
    """All that lies in these places."""
    supply = 0
    left = places & STORES
    while left != 0:
        supply += stock_of(state, seat, first_of(left))
        left = without_first(left)
    return supply


@kernel
def supply_of(state: State, seat: int, donkeys: int, place: int) -> int:
    """H-20. All that can be brought to the place."""
    return supply_from(state, seat, reach_of(state, donkeys, place))


@kernel
def supply_at(state: State, me: Player, place: int) -> int:
    """What the seat on turn can bring to a place."""
    return supply_of(state, state.turn, donkey_places(me), place)


@kernel
def shortfall(supply: int, kind: int, count: int) -> tuple[int, int]:
    """How many of a kind must be bought, and what the own goods among the others bring in gold: those are used first."""
    stock = supply >> FIELD[kind]
    own = 15 if kind >= RAWS else 0
    fine = min(count, (stock >> 8) & own)
    simple = min(count - fine, (stock >> 4) & own)
    count -= fine + simple
    return count - min(count, stock & 15), 2 * fine + simple


@kernel
def bill(side: int, supply: int, cost: int) -> tuple[int, int, int]:
    """For a price in resources: how many must be bought, the gold for that, and what the own goods among the others bring."""
    bought = gold = gain = 0
    while cost != 0:
        kind = first_of(cost) >> 2
        count = (cost >> (4 * kind)) & 15
        cost -= count << (4 * kind)
        missing, reward = shortfall(supply, kind, count)
        bought += missing
        gold += missing * PRICE[side, kind]
        gain += reward
    return bought, gold, gain


@kernel
def shortfall_of_any(supply: int, mask: int, count: int) -> tuple[int, int]:
    """The same for so many of the kinds in a mask, in any mix."""
    fine = simple = others = 0
    while mask != 0 and count > 0:
        kind = first_of(mask)
        mask = without_first(mask)
        stock = supply >> FIELD[kind]
        others += stock & 15
        if kind >= RAWS:
            simple += (stock >> 4) & 15
            fine += (stock >> 8) & 15
    fine = min(count, fine)
    simple = min(count - fine, simple)
    count -= fine + simple
    return count - min(count, others), 2 * fine + simple


@kernel
def can_pay(state: State, supply: int, cost: int, any_count: int, any_mask: int, trade: bool, gold: int) -> bool:
    """H-22 to H-24. What can be brought first, own goods before others', then purchases with what gold there is then."""
    side = state.seats - MIN_SEATS
    missing, price, gain = bill(side, supply, cost)
    if any_count > 0:
        further, reward = shortfall_of_any(supply, any_mask, any_count)
        missing += further
        price += further * price_of_any(side, any_mask)
        gain += reward
    if missing > 0 and not (trade and (supply >> MARKET_BIT) & 1):
        return False
    return price <= gold + gain


@kernel
def price_of_any(side: int, mask: int) -> int:
    """What the cheapest of the kinds in a mask costs at the market: raw materials cost less than goods."""
    return PRICE[side, 0 if mask & ((1 << RAWS) - 1) else RAWS]


@kernel
def why_not_afford(state: State, supply: int, cost: int, trade: bool, gold: int) -> int:
    """H-22, H-23. A price in resources, with the gold that is left when its own gold is paid; the reason says what is missing."""
    if can_pay(state, supply, cost, 0, 0, trade, gold):
        return Reason.NONE
    bought, _, gain = bill(state.seats - MIN_SEATS, supply, cost)
    if bought == 0:
        return because(Reason.NOT_ENOUGH_GOLD, -(gold + gain))
    reason = because(Reason.CANNOT_PAY, 0)
    for kind in range(RESOURCES):
        missing, _ = shortfall(supply, kind, (cost >> (4 * kind)) & 15)
        if missing > 0:
            reason = and_parameter(reason, kind, missing)
    return reason


@kernel
def why_not_fill(state: State, supply: int, count: int, mask: int, gold: int) -> int:
    """H-23, H-38. So many of some kinds in any mix, with what is left for purchases when the order's gold is paid."""
    if can_pay(state, supply, 0, count, mask, True, gold):
        return Reason.NONE
    missing, gain = shortfall_of_any(supply, mask, count)
    return because(Reason.CANNOT_FILL, missing) if missing > 0 else because(Reason.NOT_ENOUGH_GOLD, -(gold + gain))


# Supplies that are asked for again and again: what lies in a place, and what can be brought to it, is worked out once


@kernel
def note_donkeys(state: State, seat: int, work: Work) -> None:
    """From now on supplies are those of that player; none is known yet."""
    work.seat = seat
    work.donkeys = donkey_places(state.players[seat])
    work.stocks_known = 0
    work.reaches_known = 0
    work.supplies_known = 0


@kernel
def noted_supply(state: State, place: int, work: Work) -> int:
    """What can be brought to a place: from next to it, and from wherever the donkeys next to it reach."""
    if not (work.supplies_known >> place) & 1:
        reach = 1 << int(place) | next_to(state, place)
        left = int(state.linked[place]) & work.donkeys
        while left != 0:
            reach |= noted_reach(state, first_of(left), work)
            left = without_first(left)
        work.supplies_known |= 1 << int(place)
        work.supply[place] = noted_stock(state, reach, work)
    return work.supply[place]


@kernel
def noted_reach(state: State, station: int, work: Work) -> int:
    """From where things can be brought to a donkey."""
    if not (work.reaches_known >> station) & 1:
        work.reaches_known |= 1 << int(station)
        work.reach[station] = reach_of(state, work.donkeys, station)
    return work.reach[station]


@kernel
def noted_stock(state: State, places: int, work: Work) -> int:
    """All that lies in these places."""
    supply = 0
    left = places & STORES
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        if not (work.stocks_known >> place) & 1:
            work.stock[place] = stock_of(state, work.seat, place)
        supply += work.stock[place]
    work.stocks_known |= places & STORES
    return supply


# A price that is being paid


@kernel
def ask_price(state: State, deed: int, place: int, what: int, cost: int, any_count: int, any_mask: int) -> None:
    """What is paid for, where, and with what."""
    state.phase = Phase.PAY
    state.deed = deed
    state.place = place
    state.what = what
    for kind in range(RESOURCES):
        state.need[kind] = (cost >> (4 * kind)) & 15
    state.need_any = any_count
    state.any_mask = any_mask


@kernel
def is_paid(state: State) -> bool:
    """Nothing is left to pay."""
    left = int(state.need_any)
    for kind in range(RESOURCES):
        left += state.need[kind]
    return left == 0


@kernel
def needs(state: State, kind: int) -> bool:
    """Whether the price still takes that kind."""
    if state.need_any > 0:
        return (int(state.any_mask) >> int(kind)) & 1 == 1
    return state.need[kind] > 0


@kernel
def trades(state: State) -> bool:
    """H-24. For everything but a sale."""
    return state.deed != Deed.SELL


@kernel
def owed(state: State, me: Player) -> int:
    """H-23. In the preview edition the gold of a building or an order is paid last, so that rewards can help with it."""
    if state.preview == 1 and state.deed == Deed.BUILD:
        return TILE_COST[me.hand[state.what], GOLD]
    if state.preview == 1 and state.deed == Deed.ORDER:
        return ORDER_GOLD[state.seats - MIN_SEATS, state.what]
    return 0


@kernel
def unpaid(state: State) -> int:
    """What is still to be paid by kind, as a price."""
    cost = 0
    for kind in range(RESOURCES):
        cost |= int(state.need[kind]) << (4 * kind)
    return cost


@kernel
def leaves_rest_possible(state: State, supply: int, kind: int, gold: int) -> bool:
    """H-22. Whether the rest could still be paid, with one of a kind less to pay."""
    if state.need_any > 0:
        return can_pay(state, supply, 0, state.need_any - 1, state.any_mask, trades(state), gold)
    return can_pay(state, supply, unpaid(state) - UNIT_PRICE[kind], 0, 0, trades(state), gold)


@kernel
def pay_down(state: State, kind: int) -> None:
    """One less to pay."""
    if state.need_any > 0:
        state.need_any -= 1
    else:
        state.need[kind] -= 1


@kernel
def why_not_pay(state: State) -> int:
    """H-22. While something is paid for."""
    return why_not_in_either(state, Phase.PAY, Phase.MORE)


@kernel
def legal_payments(state: State, me: Player, work: Work) -> int:
    """Every token and every purchase; what can be brought is worked out once."""
    count = 0
    reach = reach_of(state, donkey_places(me), state.place)
    supply = supply_from(state, state.turn, reach)
    left = reach & STORES
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        for slot in range(SLOTS[place]):
            if why_not_token(state, me, reach, supply, place, slot) == Reason.NONE:
                count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.USE, place, slot, 0))
    for kind in range(RESOURCES):
        if why_not_purchase(state, me, supply, kind) == Reason.NONE:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.BUY, kind, 0, 0))
    return count


# Using a token


@kernel
def why_not_use(state: State, me: Player, place: int, slot: int) -> int:
    """H-20, H-22. While something is paid for."""
    reason = why_not_pay(state)
    if reason == Reason.NONE:
        reach = reach_of(state, donkey_places(me), state.place)
        reason = why_not_token(state, me, reach, supply_from(state, state.turn, reach), place, slot)
    return reason


@kernel
def why_not_token(state: State, me: Player, reach: int, supply: int, place: int, slot: int) -> int:
    """H-20, H-22. A token that is needed, can be brought, and leaves the rest possible."""
    if state.placed[place] == 0 or slot >= SLOTS[place] or state.slot_kind[place, slot] == EMPTY:
        return Reason.NOTHING_THERE
    kind = state.slot_kind[place, slot]
    if not needs(state, kind):
        return because(Reason.NOT_NEEDED, kind)
    if not (reach >> place) & 1:
        return Reason.OUT_OF_REACH
    mine = mine_of(state, state.turn, place, slot)
    if not leaves_rest_possible(state, supply - TOKEN[kind - EMPTY, mine], kind, me.gold - owed(state, me) + mine):
        return Reason.REST_IMPOSSIBLE
    return Reason.NONE


@kernel
def use(state: State, place: int, slot: int, events: Events) -> None:
    """H-17 to H-19. Away from the village; whoever made a good gets it back, and the reward."""
    kind, owner = state.slot_kind[place, slot], state.slot_owner[place, slot]
    reward = 1 + state.slot_fine[place, slot]
    state.slot_kind[place, slot] = EMPTY
    state.slot_owner[place, slot] = EMPTY
    state.slot_fine[place, slot] = 0
    event = emit(events, EventType.CONSUMED, owner)
    event.good = kind
    event.place = place
    event.slot = slot
    event.to = state.place
    pay_down(state, kind)
    if kind >= RAWS:
        state.players[owner].tokens[kind - RAWS] += 1
        win_gold(state, owner, reward, Source.GOODS, place, events)
        win_points(state, owner, reward, Points.GOODS, place, events)


# Buying from the market


@kernel
def why_not_buy(state: State, me: Player, kind: int) -> int:
    """H-24. While something is paid for."""
    reason = why_not_pay(state)
    return reason if reason != Reason.NONE else why_not_purchase(state, me, supply_at(state, me, state.place), kind)


@kernel
def why_not_purchase(state: State, me: Player, supply: int, kind: int) -> int:
    """H-24. What is needed, from the market, if it can be brought here and leaves the rest possible."""
    if not trades(state):
        return Reason.NO_TRADE_FOR_SALES
    if not needs(state, kind):
        return because(Reason.NOT_NEEDED, kind)
    if not (supply >> MARKET_BIT) & 1:
        return Reason.MARKET_OUT_OF_REACH
    price = PRICE[state.seats - MIN_SEATS, kind]
    reason = why_not_gold(me, price)
    if reason != Reason.NONE:
        return reason
    if not leaves_rest_possible(state, supply, kind, me.gold - owed(state, me) - price):
        return Reason.REST_IMPOSSIBLE
    return Reason.NONE


@kernel
def buy(state: State, me: Player, kind: int, events: Events) -> None:
    """H-24. Bought goods belong to nobody."""
    price = PRICE[state.seats - MIN_SEATS, kind]
    spend(state, me, price, Source.MARKET, Tile.MARKET, events)
    event = emit(events, EventType.BOUGHT, state.turn)
    event.good = kind
    event.amount = price
    event.to = state.place
    pay_down(state, kind)
