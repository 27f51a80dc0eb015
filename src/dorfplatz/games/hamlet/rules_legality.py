"""What is allowed: every decision asked for its reason, and all that are allowed."""

from __future__ import annotations

from typing import Any

import numpy as np

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
from dorfplatz.games.hamlet.rules_build import why_not_blueprint_of, why_not_build_at, why_not_road_over
from dorfplatz.games.hamlet.rules_hall import why_not_blueprint, why_not_donkey, why_not_villager
from dorfplatz.games.hamlet.rules_orders import why_not_beg, why_not_order, why_not_sell
from dorfplatz.games.hamlet.rules_pay import can_pay, donkey_places, reach_of, supply_of, why_not_afford, why_not_buy, why_not_use
from dorfplatz.games.hamlet.rules_village import has_spot, is_joined, is_linked, why_not_spot
from dorfplatz.games.hamlet.rules_work import has_villager, why_not_at, why_not_produce, why_not_refine
from dorfplatz.games.hamlet.state import EMPTY, Phase
from dorfplatz.games.hamlet.tables import (
    FOREST,
    GOLD,
    HAND,
    KIND,
    MOST_ORDERS,
    MOST_SEGMENTS,
    MOST_SLOTS,
    RAWS,
    RESOURCES,
    ROAD_PRICE,
    ROLE,
    ROW,
    SALE_SLOTS,
    SEGMENTS,
    SLOTS,
    TILE_COST,
    TILE_PRICE,
    TILES,
    Role,
    Tile,
)

_FIRST = np.array(
    [
        Reason.NOT_ASKED,
        Reason.SPOT_FIRST,
        Reason.PAY_FIRST,
        Reason.MORE_FIRST,
        Reason.MIX_FIRST,
        Reason.HALL_FIRST,
        Reason.GAME_OVER,
    ]
)
"""What has to be done before anything else, by phase."""


# When each kind of decision is due


@kernel
def why_not_act(state: Any, me: Any) -> int:
    """H-26. A villager that is not tired."""
    if state.phase != Phase.TURN:
        return _FIRST[state.phase]
    if not has_villager(me):
        return Reason.NO_VILLAGER
    return Reason.NONE


@kernel
def why_not_hall(state: Any, me: Any) -> int:
    """H-32. A villager that comes, or one that is there."""
    return Reason.NONE if state.phase == Phase.HALL else why_not_act(state, me)


@kernel
def why_not_draft(state: Any, me: Any) -> int:
    """H-32. One blueprint, before any worker is hired; in the preview edition also afterwards."""
    if state.phase != Phase.HALL:
        return why_not_act(state, me)
    if state.drafted == 1:
        return Reason.ALREADY_DRAFTED if state.preview == 1 else Reason.BLUEPRINT_COMES_FIRST
    return Reason.NONE


@kernel
def why_not_pay(state: Any) -> int:
    """H-22. While something is paid for."""
    if state.phase != Phase.PAY and state.phase != Phase.MORE:
        return _FIRST[state.phase]
    return Reason.NONE


@kernel
def why_not_in(state: Any, phase: int) -> int:
    """Only in that phase."""
    return Reason.NONE if state.phase == phase else _FIRST[state.phase]


@kernel
def why_not_done(state: Any) -> int:
    """H-31, H-32. Where one may stop."""
    if state.phase != Phase.MORE and state.phase != Phase.HALL:
        return _FIRST[state.phase]
    return Reason.NONE


@kernel
def why_not_herd(state: Any, me: Any, place: int, to: int) -> int:
    """H-27. Once per turn each donkey, along a road."""
    if state.phase != Phase.TURN:
        return _FIRST[state.phase]
    if state.herd == 2:
        return Reason.HERD_DONE
    if me.donkeys[place] == 0 or (state.herd == 1 and me.rested[place] == 0):
        return Reason.NO_DONKEY_THERE
    if not is_linked(state, place, to):
        return Reason.NO_ROAD_BETWEEN
    return Reason.NONE


@kernel
def supply_at(state: Any, me: Any, place: int) -> int:
    """What the seat on turn can bring to a place."""
    return supply_of(state, state.turn, donkey_places(me), place)


# Why not


@kernel
def why_not(state: Any, action: int) -> int:
    """Whether a decision is allowed, and if not, why."""
    if state.over == 1:
        return Reason.GAME_OVER
    me = state.players[state.turn]
    if action < BLUEPRINT:
        return why_not_work(state, me, action)
    if action < SELL:
        return why_not_visit_hall(state, me, action)
    if action < BUILD:
        return why_not_serve(state, me, action)
    if action < USE:
        return why_not_construct(state, me, action)
    return why_not_rest(state, me, action)


@kernel
def why_not_work(state: Any, me: Any, action: int) -> int:
    """Producers and refineries."""
    place = action - PRODUCE if action < REFINE else action - REFINE
    reason = why_not_act(state, me)
    if reason == Reason.NONE:
        reason = why_not_at(state, place)
    if reason == Reason.NONE:
        if action < REFINE:
            return why_not_produce(state, place)
        return why_not_refine(state, me, supply_at(state, me, place), place)
    return reason


@kernel
def why_not_visit_hall(state: Any, me: Any, action: int) -> int:
    """The town hall."""
    if action < VILLAGER:
        reason = why_not_draft(state, me)
        if reason == Reason.NONE:
            reason = why_not_blueprint(state, me, action - BLUEPRINT)
        return reason
    reason = why_not_hall(state, me)
    if reason != Reason.NONE:
        return reason
    if action < DONKEY:
        return why_not_villager(state, me)
    reason = why_not_donkey(state, me)
    if reason == Reason.NONE:
        reason = why_not_at(state, action - DONKEY)
    return reason


@kernel
def why_not_serve(state: Any, me: Any, action: int) -> int:
    """Market and church."""
    reason = why_not_act(state, me)
    if reason != Reason.NONE:
        return reason
    if action < ORDER:
        return why_not_sell(state, me, supply_at(state, me, Tile.MARKET), action - SELL)
    if action < BEG:
        return why_not_order(state, me, supply_at(state, me, Tile.CHURCH), action - ORDER)
    return why_not_beg(state)


@kernel
def why_not_construct(state: Any, me: Any, action: int) -> int:
    """Building places and roads."""
    if SPOT <= action < ROAD:
        reason = why_not_in(state, Phase.SPOT)
        if reason == Reason.NONE:
            spot = action - SPOT
            reason = why_not_spot(state, state.place, spot // MOST_SEGMENTS, me.hand[state.what], spot % MOST_SEGMENTS)
        return reason
    reason = why_not_act(state, me)
    if reason != Reason.NONE:
        return reason
    if action < SPOT:
        card, place = (action - BUILD) // TILES, (action - BUILD) % TILES
        reason = why_not_blueprint_of(state, me, card)
        if reason == Reason.NONE:
            reason = why_not_at(state, place)
        if reason == Reason.NONE:
            reason = why_not_build_at(state, me, supply_at(state, me, place), card, place)
        return reason
    place, segment = (action - ROAD) // MOST_SEGMENTS, (action - ROAD) % MOST_SEGMENTS
    reason = why_not_at(state, place)
    if reason == Reason.NONE:
        reason = why_not_road_over(state, me, place, segment)
    if reason == Reason.NONE:
        reason = why_not_afford(state, supply_at(state, me, place), ROAD_PRICE[KIND[place, segment] - FOREST], True, me.gold)
    return reason


@kernel
def why_not_rest(state: Any, me: Any, action: int) -> int:
    """Payments, the small questions, the herd, the end of the turn."""
    if action < MIX:
        reason = why_not_pay(state)
        if reason == Reason.NONE:
            supply = supply_at(state, me, state.place)
            if action >= BUY:
                return why_not_buy(state, me, supply, action - BUY)
            reach = reach_of(state, donkey_places(me), state.place)
            return why_not_use(state, me, reach, supply, (action - USE) // MOST_SLOTS, (action - USE) % MOST_SLOTS)
        return reason
    if action < DONE:
        return why_not_in(state, Phase.MIX)
    if action == DONE:
        return why_not_done(state)
    if action < END:
        return why_not_herd(state, me, (action - HERD) // TILES, (action - HERD) % TILES)
    return why_not_in(state, Phase.TURN)


# Legal moves


@kernel
def legal(state: Any, moves: Any) -> int:
    """All allowed decisions in ascending order: the same questions as `why_not`, but those that many share are asked once."""
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


@kernel
def legal_deeds(state: Any, me: Any, moves: Any) -> int:
    """What a villager can do; the supplies of all places are worked out once and kept in the working space until then."""
    donkeys = donkey_places(me)
    count = 0
    for place in range(TILES):
        if is_joined(state, place):
            state.work[place] = supply_of(state, state.turn, donkeys, place)
            if why_not_produce(state, place) == Reason.NONE:
                count = add(moves, count, PRODUCE + place)
    for place in range(TILES):
        if (
            ROLE[place] == Role.REFINERY
            and is_joined(state, place)
            and why_not_refine(state, me, state.work[place], place) == Reason.NONE
        ):
            count = add(moves, count, REFINE + place)
    count = legal_hall(state, me, moves, count)
    for slot in range(SALE_SLOTS):
        if why_not_sell(state, me, state.work[Tile.MARKET], slot) == Reason.NONE:
            count = add(moves, count, SELL + slot)
    for order in range(MOST_ORDERS):
        if why_not_order(state, me, state.work[Tile.CHURCH], order) == Reason.NONE:
            count = add(moves, count, ORDER + order)
    if why_not_beg(state) == Reason.NONE:
        count = add(moves, count, BEG)
    for card in range(HAND):
        if why_not_blueprint_of(state, me, card) == Reason.NONE:
            for place in range(TILES):
                if is_joined(state, place) and can_build_at(state, me, card, place):
                    count = add(moves, count, BUILD + card * TILES + place)
    count = legal_roads(state, me, moves, count)
    for place in range(TILES):
        state.work[place] = 0
    return count


@kernel
def can_build_at(state: Any, me: Any, card: int, place: int) -> bool:
    """H-40. `why_not_build_at` without the reason."""
    tile = me.hand[card]
    gold = me.gold - TILE_COST[tile, GOLD]
    return can_pay(state, state.work[place], TILE_PRICE[tile], 0, 0, True, gold) and has_spot(state, place, tile)


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
        for place in range(TILES):
            if is_joined(state, place):
                count = add(moves, count, DONKEY + place)
    return count


@kernel
def legal_roads(state: Any, me: Any, moves: Any, count: int) -> int:
    """Each place is asked once for the price of a bridge and of a path, and only if it has a use for it."""
    if me.roads_left == 0:
        return count
    for place in range(TILES):
        if is_joined(state, place):
            bridge = path = EMPTY
            for segment in range(SEGMENTS[place]):
                if why_not_road_over(state, me, place, segment) == Reason.NONE:
                    if KIND[place, segment] == FOREST:
                        if path == EMPTY:
                            path = why_not_afford(state, state.work[place], ROAD_PRICE[0], True, me.gold)
                        allowed = path == Reason.NONE
                    else:
                        if bridge == EMPTY:
                            bridge = why_not_afford(state, state.work[place], ROAD_PRICE[1], True, me.gold)
                        allowed = bridge == Reason.NONE
                    if allowed:
                        count = add(moves, count, ROAD + place * MOST_SEGMENTS + segment)
    return count


@kernel
def legal_herd(state: Any, me: Any, moves: Any, count: int) -> int:
    """Along the roads from every place with a donkey."""
    for place in range(TILES):
        if me.donkeys[place] > 0 and (state.herd == 0 or me.rested[place] > 0):
            for to in range(TILES):
                if is_linked(state, place, to):
                    count = add(moves, count, HERD + place * TILES + to)
    return count


@kernel
def legal_answers(state: Any, me: Any, moves: Any) -> int:
    """The answers to a question that has come up."""
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
        supply = supply_at(state, me, state.place)
        for place in range(TILES):
            if (reach >> place) & 1:
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
