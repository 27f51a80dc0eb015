"""What villagers do: producing, refining, the town hall, the market, the church, building places and roads."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import because
from dorfplatz.core.rng import shuffle
from dorfplatz.games.hamlet.events import Event, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_pay import (
    ask_price,
    donkey_places,
    is_paid,
    spend,
    supply_of,
    why_not_afford,
    why_not_fill,
    why_not_gold,
    win_gold,
    win_points,
)
from dorfplatz.games.hamlet.rules_village import connect, has_spot, is_joined, is_linked, lay, link, spot_origin, spot_turn
from dorfplatz.games.hamlet.state import EMPTY, Deed, Milestone, Phase, Points
from dorfplatz.games.hamlet.tables import (
    DONKEY_PRICE,
    DONKEYS,
    FLOUR,
    FOREST,
    GOLD,
    GROUP,
    HAND,
    KIND,
    MAKES,
    MIN_SEATS,
    MOST_VILLAGERS,
    ORDER_COUNT,
    ORDER_GOLD,
    ORDER_MASK,
    ORDER_POINTS,
    ORDERS,
    RAWS,
    REWARD,
    ROAD_PRICE,
    ROLE,
    ROW,
    SALE_GOLD,
    SALE_POINTS,
    SALE_PRICE,
    SALE_SLOTS,
    SEGMENTS,
    SLOTS,
    TAKES,
    TIER_START,
    TIERS,
    TILE_COST,
    TILE_PRICE,
    TILES,
    UNIT_PRICE,
    VILLAGER_PRICE,
    Group,
    Role,
    Tile,
)

# Villagers


@kernel
def has_villager(me: Any) -> bool:
    """H-26. Whether one can still be used this turn."""
    tired = 0
    for villager in range(me.villagers):
        tired += me.tired[villager]
    return tired < me.villagers


@kernel
def send(state: Any, me: Any, place: int, events: Any) -> None:
    """H-26, H-27. One who stands there already, or any other; a herd that is on its way has arrived."""
    chosen = EMPTY
    for villager in range(me.villagers):
        if me.tired[villager] == 0 and (chosen == EMPTY or me.villager_at[villager] == place):
            chosen = villager
            if me.villager_at[villager] == place:
                break
    emit(events, Event.WALKED, state.turn, chosen, me.villager_at[chosen], place)
    me.villager_at[chosen] = place
    me.tired[chosen] = 1
    if state.herd == 1:
        state.herd = 2


@kernel
def why_not_at(state: Any, place: int) -> int:
    """H-14, H-26. A place of the network."""
    if state.placed[place] == 0:
        return Reason.NOT_IN_VILLAGE
    if not is_joined(state, place):
        return Reason.NOT_JOINED
    return Reason.NONE


@kernel
def rest(state: Any) -> None:
    """The deed is done."""
    state.phase = Phase.TURN
    state.deed = Deed.NOTHING
    state.drafted = 0


# Producers and refineries


@kernel
def free_slot(state: Any, place: int) -> int:
    """The first empty slot, or EMPTY."""
    for slot in range(SLOTS[place]):
        if state.slot_kind[place, slot] == EMPTY:
            return slot
    return EMPTY


@kernel
def put(state: Any, place: int, slot: int, kind: int, owner: int, fine: int) -> None:
    """A resource onto a slot."""
    state.slot_kind[place, slot] = kind
    state.slot_owner[place, slot] = owner
    state.slot_fine[place, slot] = fine


@kernel
def why_not_produce(state: Any, place: int) -> int:
    """H-29, H-30. A producer with an empty slot."""
    if ROLE[place] != Role.PRODUCER and ROLE[place] != Role.BARN:
        return Reason.NOT_A_PRODUCER
    if free_slot(state, place) == EMPTY:
        return Reason.FULL
    return Reason.NONE


@kernel
def produce(state: Any, me: Any, place: int, events: Any) -> None:
    """H-29, H-30. All empty slots at once, and two gold; the barn asks for its mix and gives two points."""
    send(state, me, place, events)
    if ROLE[place] == Role.BARN:
        state.place = place
        state.phase = Phase.MIX
        return
    for slot in range(SLOTS[place]):
        if state.slot_kind[place, slot] == EMPTY:
            put(state, place, slot, MAKES[place], EMPTY, 0)
            emit(events, Event.PRODUCED, state.turn, MAKES[place], place, slot)
    win_gold(state, state.turn, 2, Source.PRODUCER, place, events)


@kernel
def mix(state: Any, kind: int, events: Any) -> None:
    """H-30. One slot of the barn after the other."""
    place = state.place
    slot = free_slot(state, place)
    put(state, place, slot, kind, EMPTY, 0)
    emit(events, Event.PRODUCED, state.turn, kind, place, slot)
    if free_slot(state, place) == EMPTY:
        win_points(state, state.turn, 2, Points.BARNS, place, events)
        rest(state)


@kernel
def why_not_refine(state: Any, me: Any, supply: int, place: int) -> int:
    """H-19, H-31. An empty slot, a token, and the raw material."""
    if ROLE[place] != Role.REFINERY:
        return Reason.NOT_A_REFINERY
    if free_slot(state, place) == EMPTY:
        return Reason.FULL
    good = MAKES[place]
    if me.tokens[good - RAWS] == 0:
        return because(Reason.NO_TOKEN, good)
    return why_not_afford(state, supply, UNIT_PRICE[TAKES[good]], True, me.gold)


@kernel
def refine(state: Any, me: Any, place: int, events: Any) -> None:
    """H-31. First the raw material."""
    send(state, me, place, events)
    ask_price(state, Deed.REFINE, place, 0, UNIT_PRICE[TAKES[MAKES[place]]], 0, 0)
    state.phase = Phase.PAY


@kernel
def make_good(state: Any, me: Any, events: Any) -> None:
    """H-18, H-31. A good onto the slot; perhaps a second one may follow."""
    place = state.place
    good = MAKES[place]
    slot = free_slot(state, place)
    fine = 1 if state.milestone[good - RAWS] == state.turn else 0
    put(state, place, slot, good, state.turn, fine)
    me.tokens[good - RAWS] -= 1
    emit(events, Event.REFINED, state.turn, good, place * 4 + slot, fine)
    supply = supply_of(state, state.turn, donkey_places(me), place)
    if why_not_refine(state, me, supply, place) == Reason.NONE:
        ask_price(state, Deed.REFINE, place, 0, UNIT_PRICE[TAKES[good]], 0, 0)
        state.phase = Phase.MORE
    else:
        rest(state)


# The town hall


@kernel
def why_not_blueprint(state: Any, me: Any, slot: int) -> int:
    """H-33, H-34. A tile of the row, a gold for each tile to its left, three in hand at most."""
    if state.row[slot] == EMPTY:
        return Reason.ROW_EMPTY
    if me.hand[HAND - 1] != EMPTY:
        return Reason.HAND_FULL
    return why_not_gold(me, slot)


@kernel
def why_not_villager(state: Any, me: Any) -> int:
    """H-35. Four at most; five, seven, nine gold."""
    if me.villagers == MOST_VILLAGERS:
        return Reason.ALL_VILLAGERS
    return why_not_gold(me, VILLAGER_PRICE[me.villagers])


@kernel
def donkey_price(state: Any) -> int:
    """H-36. By edition and number of players."""
    return DONKEY_PRICE[state.preview, state.seats - MIN_SEATS]


@kernel
def why_not_donkey(state: Any, me: Any) -> int:
    """H-36. Six at most."""
    count = 0
    for place in range(TILES):
        count += me.donkeys[place]
    if count == DONKEYS:
        return Reason.ALL_DONKEYS
    return why_not_gold(me, donkey_price(state))


@kernel
def enter_hall(state: Any, me: Any, events: Any) -> None:
    """H-32. The first thing done there is the visit."""
    if state.phase == Phase.TURN:
        send(state, me, Tile.TOWN_HALL, events)
        state.phase = Phase.HALL


@kernel
def leave_hall(state: Any, me: Any) -> None:
    """H-32. Whoever can do nothing more goes."""
    drafts = False
    if state.preview == 1 and state.drafted == 0:
        for slot in range(ROW):
            drafts = drafts or why_not_blueprint(state, me, slot) == Reason.NONE
    if not drafts and why_not_villager(state, me) != Reason.NONE and why_not_donkey(state, me) != Reason.NONE:
        rest(state)


@kernel
def buy_blueprint(state: Any, me: Any, slot: int, events: Any) -> None:
    """H-33. Lay gold on those to the left, take the tile and the gold on it, close up, draw."""
    enter_hall(state, me, events)
    tile = state.row[slot]
    if slot > 0:
        spend(state, me, slot, Source.ROW, Tile.TOWN_HALL, events)
    for left in range(slot):
        state.row_gold[left] += 1
    emit(events, Event.BLUEPRINT, state.turn, tile, slot, 0)
    if state.row_gold[slot] > 0:
        win_gold(state, state.turn, state.row_gold[slot], Source.ROW, Tile.TOWN_HALL, events)
    for card in range(HAND):
        if me.hand[card] == EMPTY:
            me.hand[card] = tile
            break
    for right in range(slot, ROW - 1):
        state.row[right] = state.row[right + 1]
        state.row_gold[right] = state.row_gold[right + 1]
    state.row[ROW - 1] = EMPTY
    state.row_gold[ROW - 1] = 0
    fill_row(state, events)
    state.drafted = 1
    leave_hall(state, me)


@kernel
def fill_row(state: Any, events: Any) -> None:
    """H-33, H-43. From the bag, as long as it has tiles."""
    for slot in range(ROW):
        if state.row[slot] == EMPTY and state.bag_left > 0:
            state.bag_left -= 1
            state.row[slot] = state.bag[state.bag_left]
            state.bag[state.bag_left] = EMPTY
            emit(events, Event.TILE_DRAWN, EMPTY, state.row[slot], slot, 0)


@kernel
def hire_villager(state: Any, me: Any, events: Any) -> None:
    """H-35. To the church; ready on the next turn."""
    enter_hall(state, me, events)
    price = VILLAGER_PRICE[me.villagers]
    spend(state, me, price, Source.VILLAGER, Tile.TOWN_HALL, events)
    me.villager_at[me.villagers] = Tile.CHURCH
    me.tired[me.villagers] = 1
    me.villagers += 1
    emit(events, Event.VILLAGER_HIRED, state.turn, price, 0, 0)
    state.drafted = 1 if state.preview == 0 else state.drafted
    leave_hall(state, me)


@kernel
def hire_donkey(state: Any, me: Any, place: int, events: Any) -> None:
    """H-36. Onto any place of the network, ready at once."""
    enter_hall(state, me, events)
    price = donkey_price(state)
    spend(state, me, price, Source.DONKEY, Tile.TOWN_HALL, events)
    me.donkeys[place] += 1
    emit(events, Event.DONKEY_HIRED, state.turn, price, place, 0)
    state.drafted = 1 if state.preview == 0 else state.drafted
    leave_hall(state, me)


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


# Building places


@kernel
def why_not_blueprint_of(state: Any, me: Any, card: int) -> int:
    """H-40. A blueprint of the hand, and its price in gold."""
    if me.hand[card] == EMPTY:
        return Reason.NO_BLUEPRINT
    if state.preview == 1 and TILE_PRICE[me.hand[card]] > 0:
        return Reason.NONE
    return why_not_gold(me, TILE_COST[me.hand[card], GOLD])


@kernel
def why_not_build_at(state: Any, me: Any, supply: int, card: int, place: int) -> int:
    """H-11, H-40. Its price in resources there, and a spot where it fits."""
    tile = me.hand[card]
    reason = why_not_afford(state, supply, TILE_PRICE[tile], True, me.gold - TILE_COST[tile, GOLD])
    if reason == Reason.NONE and not has_spot(state, place, tile):
        return Reason.NO_SPOT
    return reason


@kernel
def begin_building(state: Any, me: Any, card: int, place: int, events: Any) -> None:
    """H-40. The villager goes there; the spot is next."""
    send(state, me, place, events)
    state.place = place
    state.what = card
    state.phase = Phase.SPOT


@kernel
def pay_gold(state: Any, me: Any, tile: int, events: Any) -> None:
    """H-23. The gold of a building: first, or last in the preview edition."""
    if TILE_COST[tile, GOLD] > 0:
        spend(state, me, TILE_COST[tile, GOLD], Source.BUILDING, state.place, events)


@kernel
def choose_spot(state: Any, me: Any, theirs: int, own: int, events: Any) -> None:
    """H-40. Where it will lie; then it is paid for, gold first."""
    tile = me.hand[state.what]
    state.their_segment = theirs
    state.own_segment = own
    if state.preview == 0:
        pay_gold(state, me, tile, events)
    ask_price(state, Deed.BUILD, state.place, state.what, TILE_PRICE[tile], 0, 0)
    state.phase = Phase.PAY
    if is_paid(state):
        build(state, me, events)


@kernel
def build(state: Any, me: Any, events: Any) -> None:
    """H-40 to H-44. The blueprint becomes a place."""
    place, theirs, own = state.place, state.their_segment, state.own_segment
    tile = me.hand[state.what]
    if state.preview == 1:
        pay_gold(state, me, tile, events)
    a = spot_origin(state, place, theirs, tile, own, 0)
    b = spot_origin(state, place, theirs, tile, own, 1)
    lay(state, tile, spot_turn(state, place, theirs, tile, own), a, b)
    emit(events, Event.BUILT, state.turn, tile, place, state.what)
    for card in range(state.what, HAND - 1):
        me.hand[card] = me.hand[card + 1]
    me.hand[HAND - 1] = EMPTY
    win_points(state, state.turn, REWARD[tile], Points.BUILDING, tile, events)
    if ROLE[tile] == Role.LANDMARK:
        state.flag[tile] = state.turn
    elif ROLE[tile] == Role.REFINERY:
        open_pile(state, MAKES[tile] - RAWS, events)
    rest(state)


@kernel
def open_pile(state: Any, good: int, events: Any) -> None:
    """H-42, H-43. The first refinery of a good: the milestone, and its pile into the bag."""
    if state.pile_open[good] == 1:
        return
    state.pile_open[good] = 1
    state.milestone[good] = state.turn
    emit(events, Event.MILESTONE, state.turn, good, 0, 0)
    emit(events, Event.PILE_OPENED, EMPTY, FLOUR + good, 0, 0)
    for tile in range(TILES):
        if GROUP[tile] == Group.FLOUR + good:
            state.bag[state.bag_left] = tile
            state.bag_left += 1
    shuffle(state, state.bag, state.bag_left)
    fill_row(state, events)


# Building roads


@kernel
def why_not_road_over(state: Any, me: Any, place: int, segment: int) -> int:
    """H-46 to H-48. Between two segments of a kind, where no road is yet."""
    if me.roads_left == 0:
        return Reason.NO_ROADS_LEFT
    if segment >= SEGMENTS[place]:
        return Reason.NO_SUCH_SEGMENT
    other = state.across[place, segment]
    if other == EMPTY:
        return Reason.NO_NEIGHBOUR
    if is_linked(state, place, other):
        return Reason.ALREADY_LINKED
    if KIND[place, segment] != state.meets[place, segment]:
        return Reason.CLIFF
    if state.preview == 1 and is_joined(state, other):
        return Reason.WOULD_LOOP
    return Reason.NONE


@kernel
def begin_road(state: Any, me: Any, place: int, segment: int, events: Any) -> None:
    """H-46. First the material."""
    send(state, me, place, events)
    ask_price(state, Deed.ROAD, place, segment, ROAD_PRICE[KIND[place, segment] - FOREST], 0, 0)
    state.phase = Phase.PAY


@kernel
def build_road(state: Any, me: Any, events: Any) -> None:
    """H-46 to H-49. The two are joined from now on."""
    place, segment = state.place, state.what
    other = state.across[place, segment]
    index = state.road_count
    state.road_from[index] = place
    state.road_to[index] = other
    state.road_segment[index] = segment
    state.road_owner[index] = state.turn
    state.road_count += 1
    me.roads_left -= 1
    link(state, place, other)
    connect(state)
    emit(events, Event.ROAD_BUILT, state.turn, place, other, segment)
    if state.milestone[Milestone.PLANNER] == EMPTY:
        state.milestone[Milestone.PLANNER] = state.turn
        emit(events, Event.MILESTONE, state.turn, Milestone.PLANNER, 0, 0)
    rest(state)


# When it is paid


@kernel
def finish_if_paid(state: Any, me: Any, events: Any) -> None:
    """What the payment was for."""
    if not is_paid(state):
        state.phase = Phase.PAY
        return
    if state.deed == Deed.REFINE:
        make_good(state, me, events)
    elif state.deed == Deed.SELL:
        close_sale(state, me, events)
    elif state.deed == Deed.ORDER:
        fill_order(state, me, events)
    elif state.deed == Deed.BUILD:
        build(state, me, events)
    else:
        build_road(state, me, events)
