"""All that is allowed, in one go: the same questions as in rules_reasons, but what many share is asked once."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.kernel import kernel
from dorfplatz.core.moves import add
from dorfplatz.games.hamlet.actions import (
    BEG,
    BLUEPRINT,
    BUILD,
    BUY,
    DONE,
    DONKEY,
    END,
    HERD,
    MIX,
    ORDER,
    PRODUCE,
    REFINE,
    ROAD,
    SELL,
    SPOT,
    USE,
    VILLAGER,
)
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_build import why_not_blueprint_of, why_not_road_over, why_not_road_price
from dorfplatz.games.hamlet.rules_hall import why_not_blueprint, why_not_donkey, why_not_villager
from dorfplatz.games.hamlet.rules_orders import why_not_beg, why_not_order, why_not_sell
from dorfplatz.games.hamlet.rules_pay import (
    STORES,
    can_pay,
    donkey_places,
    reach_of,
    stock_of,
    supply_from,
    why_not_buy,
    why_not_use,
)
from dorfplatz.games.hamlet.rules_reasons import why_not_draft
from dorfplatz.games.hamlet.rules_village import first_of, has_spot, why_not_spot, without_first
from dorfplatz.games.hamlet.rules_work import (
    PRODUCERS,
    REFINERIES,
    has_villager,
    why_not_material,
    why_not_produce,
    why_not_refinery,
)
from dorfplatz.games.hamlet.state import EMPTY, Phase
from dorfplatz.games.hamlet.tables import (
    GOLD,
    HAND,
    MOST_ORDERS,
    MOST_SEGMENTS,
    MOST_SLOTS,
    RAWS,
    RESOURCES,
    ROW,
    SALE_SLOTS,
    SEGMENTS,
    SLOTS,
    TILE_COST,
    TILE_PRICE,
    TILES,
    Tile,
)


@kernel
def legal(state: Any, moves: Any) -> int:
    """All allowed decisions, in ascending order."""
    me = state.players[state.turn]
    if state.phase == Phase.TURN:
        count = 0
        if has_villager(me):
            count = legal_deeds(state, me, moves)
        if state.herd < 2:
            count = legal_herd(state, me, moves, count)
        return add(moves, count, END)
    if state.phase == Phase.HALL:
        return add(moves, legal_hall(state, me, moves, 0), DONE)
    return legal_answers(state, me, moves)


# What a villager can do


@kernel
def legal_deeds(state: Any, me: Any, moves: Any) -> int:
    """The stock of every place is worked out once; it stands in the working space until then."""
    everything = note_stocks(state)
    donkeys = donkey_places(me)
    count = legal_work(state, me, donkeys, moves)
    count = legal_hall(state, me, moves, count)
    count = legal_services(state, me, donkeys, moves, count)
    count = legal_buildings(state, me, everything, donkeys, moves, count)
    count = legal_roads(state, me, donkeys, moves, count)
    for place in range(TILES):
        state.work[place] = 0
    return count


@kernel
def note_stocks(state: Any) -> int:
    """What lies in each place, and all of it together: whatever that can't pay for can't be paid for anywhere."""
    everything = 0
    left = STORES
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        state.work[place] = stock_of(state, state.turn, place)
        everything += state.work[place]
    return everything


@kernel
def noted_supply(state: Any, donkeys: int, place: int) -> int:
    """What the seat on turn can bring to a place, from the stocks that were noted."""
    supply = 0
    left = reach_of(state, donkeys, place) & STORES
    while left != 0:
        supply += state.work[first_of(left)]
        left = without_first(left)
    return supply


@kernel
def legal_work(state: Any, me: Any, donkeys: int, moves: Any) -> int:
    """Producers and refineries."""
    count = 0
    left = int(state.network) & PRODUCERS
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        if why_not_produce(state, place) == Reason.NONE:
            count = add(moves, count, PRODUCE + place)
    left = int(state.network) & REFINERIES
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        if (
            why_not_refinery(state, me, place) == Reason.NONE
            and why_not_material(state, me, noted_supply(state, donkeys, place), place) == Reason.NONE
        ):
            count = add(moves, count, REFINE + place)
    return count


@kernel
def legal_hall(state: Any, me: Any, moves: Any, count: int) -> int:
    """Blueprints and workers."""
    if why_not_draft(state, me) == Reason.NONE:
        for slot in range(ROW):
            if why_not_blueprint(state, me, slot) == Reason.NONE:
                count = add(moves, count, BLUEPRINT + slot)
    if why_not_villager(state, me) == Reason.NONE:
        count = add(moves, count, VILLAGER)
    if why_not_donkey(state, me) == Reason.NONE:
        left = int(state.network)
        while left != 0:
            count = add(moves, count, DONKEY + first_of(left))
            left = without_first(left)
    return count


@kernel
def legal_services(state: Any, me: Any, donkeys: int, moves: Any, count: int) -> int:
    """Market and church."""
    supply = noted_supply(state, donkeys, Tile.MARKET)
    for slot in range(SALE_SLOTS):
        if why_not_sell(state, me, supply, slot) == Reason.NONE:
            count = add(moves, count, SELL + slot)
    supply = noted_supply(state, donkeys, Tile.CHURCH)
    for order in range(MOST_ORDERS):
        if why_not_order(state, me, supply, order) == Reason.NONE:
            count = add(moves, count, ORDER + order)
    if why_not_beg(state) == Reason.NONE:
        count = add(moves, count, BEG)
    return count


@kernel
def legal_buildings(state: Any, me: Any, everything: int, donkeys: int, moves: Any, count: int) -> int:
    """Each blueprint of the hand at each place."""
    for card in range(HAND):
        if why_not_blueprint_of(state, me, card) != Reason.NONE:
            continue
        tile = me.hand[card]
        price, gold = TILE_PRICE[tile], me.gold - TILE_COST[tile, GOLD]
        left = int(state.network) if can_pay(state, everything, price, 0, 0, True, gold) else 0
        while left != 0:
            place = first_of(left)
            left = without_first(left)
            if can_pay(state, noted_supply(state, donkeys, place), price, 0, 0, True, gold) and has_spot(state, place, tile):
                count = add(moves, count, BUILD + card * TILES + place)
    return count


@kernel
def legal_roads(state: Any, me: Any, donkeys: int, moves: Any, count: int) -> int:
    """Bridges and paths, where two places face each other and no road joins them."""
    left = int(state.network)
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        if int(state.facing[place]) & ~int(state.linked[place]) != 0:
            supply = noted_supply(state, donkeys, place)
            for segment in range(SEGMENTS[place]):
                if (
                    why_not_road_over(state, me, place, segment) == Reason.NONE
                    and why_not_road_price(state, me, supply, place, segment) == Reason.NONE
                ):
                    count = add(moves, count, ROAD + place * MOST_SEGMENTS + segment)
    return count


# The herd, and the answers to a question that has come up


@kernel
def legal_herd(state: Any, me: Any, moves: Any, count: int) -> int:
    """Along the roads from every place with a donkey."""
    for place in range(TILES):
        if me.donkeys[place] > 0 and (state.herd == 0 or me.rested[place] > 0):
            left = int(state.linked[place])
            while left != 0:
                count = add(moves, count, HERD + place * TILES + first_of(left))
                left = without_first(left)
    return count


@kernel
def legal_answers(state: Any, me: Any, moves: Any) -> int:
    """One spot, resource or kind after the other."""
    count = 0
    if state.phase == Phase.SPOT:
        tile = me.hand[state.what]
        for theirs in range(SEGMENTS[state.place]):
            if state.across[state.place, theirs] == EMPTY:
                for own in range(SEGMENTS[tile]):
                    if why_not_spot(state, state.place, theirs, tile, own) == Reason.NONE:
                        count = add(moves, count, SPOT + theirs * MOST_SEGMENTS + own)
    elif state.phase == Phase.PAY or state.phase == Phase.MORE:
        reach = reach_of(state, donkey_places(me), state.place)
        supply = supply_from(state, state.turn, reach)
        left = reach & STORES
        while left != 0:
            place = first_of(left)
            left = without_first(left)
            for slot in range(SLOTS[place]):
                if why_not_use(state, me, reach, supply, place, slot) == Reason.NONE:
                    count = add(moves, count, USE + place * MOST_SLOTS + slot)
        for kind in range(RESOURCES):
            if why_not_buy(state, me, supply, kind) == Reason.NONE:
                count = add(moves, count, BUY + kind)
        if state.phase == Phase.MORE:
            count = add(moves, count, DONE)
    elif state.phase == Phase.MIX:
        for kind in range(RAWS):
            count = add(moves, count, MIX + kind)
    return count
