"""The kernel contract of Hamlet: every decision goes through here."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import shuffle_anew
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
from dorfplatz.games.hamlet.events import Event
from dorfplatz.games.hamlet.rules_build import begin_building, begin_road, build, build_road, choose_spot
from dorfplatz.games.hamlet.rules_hall import buy_blueprint, hire_donkey, hire_villager
from dorfplatz.games.hamlet.rules_legality import legal as legal
from dorfplatz.games.hamlet.rules_orders import beg, close_sale, fill_order, orders_left, sell, take_order
from dorfplatz.games.hamlet.rules_pay import buy, consume, is_paid
from dorfplatz.games.hamlet.rules_reasons import why_not as why_not
from dorfplatz.games.hamlet.rules_setup import set_up
from dorfplatz.games.hamlet.rules_work import make_good, mix, produce, refine, rest
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase
from dorfplatz.games.hamlet.tables import MOST_SEGMENTS, MOST_SLOTS, MOST_VILLAGERS, TIER_START, TIERS, TILES


@kernel
def setup(state: Any, players: int, options: int, events: Any) -> None:
    """Deal a new game; the option is the edition."""
    set_up(state, players, options, events)


# Taking a decision


@kernel
def apply(state: Any, action: int, events: Any) -> None:
    """Take an allowed decision."""
    me = state.players[state.turn]
    if action < SELL:
        apply_work(state, me, action, events)
    elif action < USE:
        apply_deed(state, me, action, events)
    else:
        apply_rest(state, me, action, events)


@kernel
def apply_work(state: Any, me: Any, action: int, events: Any) -> None:
    """Producers, refineries, the town hall."""
    if action < REFINE:
        produce(state, me, action - PRODUCE, events)
    elif action < BLUEPRINT:
        refine(state, me, action - REFINE, events)
    elif action < VILLAGER:
        buy_blueprint(state, me, action - BLUEPRINT, events)
    elif action < DONKEY:
        hire_villager(state, me, events)
    else:
        hire_donkey(state, me, action - DONKEY, events)


@kernel
def apply_deed(state: Any, me: Any, action: int, events: Any) -> None:
    """Market, church, places and roads."""
    if action < ORDER:
        sell(state, me, action - SELL, events)
    elif action < BEG:
        take_order(state, me, action - ORDER, events)
    elif action < BUILD:
        beg(state, me, events)
    elif action < SPOT:
        begin_building(state, me, (action - BUILD) // TILES, (action - BUILD) % TILES, events)
    elif action < ROAD:
        choose_spot(state, me, (action - SPOT) // MOST_SEGMENTS, (action - SPOT) % MOST_SEGMENTS, events)
    else:
        begin_road(state, me, (action - ROAD) // MOST_SEGMENTS, (action - ROAD) % MOST_SEGMENTS, events)


@kernel
def apply_rest(state: Any, me: Any, action: int, events: Any) -> None:
    """Payments, the small questions, the herd, the end of the turn."""
    if action < BUY:
        consume(state, (action - USE) // MOST_SLOTS, (action - USE) % MOST_SLOTS, events)
        finish_if_paid(state, me, events)
    elif action < MIX:
        buy(state, me, action - BUY, events)
        finish_if_paid(state, me, events)
    elif action < DONE:
        mix(state, action - MIX, events)
    elif action == DONE:
        rest(state)
    elif action < END:
        herd(state, me, (action - HERD) // TILES, (action - HERD) % TILES, events)
    else:
        end_turn(state, me, events)


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


@kernel
def herd(state: Any, me: Any, place: int, to: int, events: Any) -> None:
    """H-27. A donkey goes one road far."""
    if state.herd == 0:
        state.herd = 1
        for other in range(TILES):
            me.rested[other] = me.donkeys[other]
    me.rested[place] -= 1
    me.donkeys[place] -= 1
    me.donkeys[to] += 1
    emit(events, Event.HERDED, state.turn, place, to, 0)


@kernel
def end_turn(state: Any, me: Any, events: Any) -> None:
    """H-25, H-28, H-50. Villagers rest; the next seat, and after the last order the end with the round."""
    emit(events, Event.TURN_ENDED, state.turn, 0, 0, 0)
    for villager in range(MOST_VILLAGERS):
        me.tired[villager] = 0
    for place in range(TILES):
        me.rested[place] = 0
    state.herd = 0
    following = (state.turn + 1) % state.seats
    if following != state.start_seat:
        state.turn = following
    elif orders_left(state) == 0:
        state.phase = Phase.OVER
        state.over = 1
        emit(events, Event.GAME_ENDED, EMPTY, 0, 0, 0)
    else:
        state.turn = following
        state.round_no += 1
        emit(events, Event.ROUND_BEGAN, EMPTY, state.round_no, 0, 0)


# What a seat may not know


@kernel
def conceal(state: Any, seat: int) -> None:
    """Blank the bag, the face-down sale tiles and the generator."""
    state.rng = np.uint64(0)
    for tile in range(state.bag_left):
        state.bag[tile] = EMPTY
    for tier in range(TIERS):
        for sale in range(TIER_START[tier] + state.sale_drawn[tier], TIER_START[tier + 1]):
            state.sale_deck[sale] = EMPTY


@kernel
def redeal(state: Any, seat: int) -> None:
    """Shuffle bag and sale tiles anew, so that nobody who looks ahead can peek."""
    shuffle_anew(state, state.bag, state.bag_left)
    for tier in range(TIERS):
        first = TIER_START[tier] + state.sale_drawn[tier]
        shuffle_anew(state, state.sale_deck[first : TIER_START[tier + 1]], TIER_START[tier + 1] - first)
