"""What is allowed: every decision asked for its reason."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.kernel import kernel
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
from dorfplatz.games.hamlet.rules_build import why_not_blueprint_of, why_not_build_at, why_not_road_over, why_not_road_price
from dorfplatz.games.hamlet.rules_hall import why_not_blueprint, why_not_donkey, why_not_villager
from dorfplatz.games.hamlet.rules_orders import why_not_beg, why_not_order, why_not_sell
from dorfplatz.games.hamlet.rules_pay import (
    donkey_places,
    reach_of,
    supply_from,
    supply_of,
    why_not_buy,
    why_not_use,
)
from dorfplatz.games.hamlet.rules_village import is_linked, why_not_spot
from dorfplatz.games.hamlet.rules_work import (
    has_villager,
    why_not_at,
    why_not_material,
    why_not_produce,
    why_not_refinery,
)
from dorfplatz.games.hamlet.state import Phase
from dorfplatz.games.hamlet.tables import (
    MOST_SEGMENTS,
    MOST_SLOTS,
    TILES,
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
        reason = why_not_refinery(state, me, place)
    if reason == Reason.NONE:
        reason = why_not_material(state, me, supply_at(state, me, place), place)
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
        reason = why_not_road_price(state, me, supply_at(state, me, place), place, segment)
    return reason


@kernel
def why_not_rest(state: Any, me: Any, action: int) -> int:
    """Payments, the small questions, the herd, the end of the turn."""
    if action < MIX:
        reason = why_not_pay(state)
        if reason == Reason.NONE:
            reach = reach_of(state, donkey_places(me), state.place)
            supply = supply_from(state, state.turn, reach)
            if action >= BUY:
                return why_not_buy(state, me, supply, action - BUY)
            return why_not_use(state, me, reach, supply, (action - USE) // MOST_SLOTS, (action - USE) % MOST_SLOTS)
        return reason
    if action < DONE:
        return why_not_in(state, Phase.MIX)
    if action == DONE:
        return why_not_done(state)
    if action < END:
        return why_not_herd(state, me, (action - HERD) // TILES, (action - HERD) % TILES)
    return why_not_in(state, Phase.TURN)
