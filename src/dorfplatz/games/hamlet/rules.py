"""The kernel contract of Hamlet: every decision goes through here."""

from __future__ import annotations

import numpy as np

from dorfplatz.core.actions import add, decode, encode
from dorfplatz.core.events import Events
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import shuffle_anew
from dorfplatz.core.work import workspace
from dorfplatz.games.hamlet.actions import ACTION_LAYOUT, ACTION_TABLE, ActionType
from dorfplatz.games.hamlet.actions import ACTIONS as ACTIONS
from dorfplatz.games.hamlet.events import Event as Event
from dorfplatz.games.hamlet.invariants import broken as broken
from dorfplatz.games.hamlet.reasons import REASONS as REASONS
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_build import (
    begin_building,
    begin_road,
    build,
    build_road,
    choose_spot,
    legal_build,
    legal_road,
    legal_spot,
    why_not_build,
    why_not_road,
    why_not_spot,
)
from dorfplatz.games.hamlet.rules_hall import (
    buy_blueprint,
    hire_donkey,
    hire_villager,
    legal_blueprint,
    legal_donkey,
    legal_villager,
    why_not_blueprint,
    why_not_donkey,
    why_not_villager,
)
from dorfplatz.games.hamlet.rules_orders import (
    beg,
    close_sale,
    fill_order,
    legal_beg,
    legal_order,
    legal_sell,
    sell,
    take_order,
    why_not_beg,
    why_not_order,
    why_not_sell,
)
from dorfplatz.games.hamlet.rules_pay import buy, is_paid, legal_payments, note_stocks, use, why_not_buy, why_not_use
from dorfplatz.games.hamlet.rules_setup import set_up
from dorfplatz.games.hamlet.rules_turn import (
    end_turn,
    finish,
    has_villager,
    herd,
    legal_herd,
    why_not_done,
    why_not_end,
    why_not_herd,
)
from dorfplatz.games.hamlet.rules_work import (
    legal_mix,
    legal_produce,
    legal_refine,
    make_good,
    mix,
    produce,
    refine,
    why_not_mix,
    why_not_produce,
    why_not_refine,
)
from dorfplatz.games.hamlet.scoring import PARTS
from dorfplatz.games.hamlet.scoring import score as score
from dorfplatz.games.hamlet.scoring import standing as standing
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, Player, State, Work
from dorfplatz.games.hamlet.state import STATE as STATE
from dorfplatz.games.hamlet.tables import MAX_SEATS, TIER_START, TIERS
from dorfplatz.games.hamlet.value import value as value

WORK = workspace(ACTIONS, PARTS, MAX_SEATS, Event, Work)


@kernel
def setup(state: State, players: int, options: int, events: Events) -> None:
    """Deal a new game; the option is the edition."""
    set_up(state, players, options, events)


@kernel
def why_not(state: State, action: int) -> int:
    """Whether a decision is allowed, and if not, why."""
    if state.over == 1:
        return Reason.GAME_OVER
    kind, a, b, _ = decode(ACTION_TABLE, action)
    me = state.players[state.turn]
    if kind == ActionType.PRODUCE:
        return why_not_produce(state, me, a)
    if kind == ActionType.REFINE:
        return why_not_refine(state, me, a)
    if kind == ActionType.BLUEPRINT:
        return why_not_blueprint(state, me, a)
    if kind == ActionType.VILLAGER:
        return why_not_villager(state, me)
    if kind == ActionType.DONKEY:
        return why_not_donkey(state, me, a)
    if kind == ActionType.SELL:
        return why_not_sell(state, me, a)
    if kind == ActionType.ORDER:
        return why_not_order(state, me, a)
    if kind == ActionType.BEG:
        return why_not_beg(state, me)
    if kind == ActionType.BUILD:
        return why_not_build(state, me, a, b)
    if kind == ActionType.SPOT:
        return why_not_spot(state, me, a, b)
    if kind == ActionType.ROAD:
        return why_not_road(state, me, a, b)
    if kind == ActionType.USE:
        return why_not_use(state, me, a, b)
    if kind == ActionType.BUY:
        return why_not_buy(state, me, a)
    if kind == ActionType.MIX:
        return why_not_mix(state)
    if kind == ActionType.DONE:
        return why_not_done(state)
    if kind == ActionType.HERD:
        return why_not_herd(state, me, a, b)
    return why_not_end(state)


@kernel
def legal(state: State, work: Work) -> int:
    """All allowed decisions, in ascending order."""
    me = state.players[state.turn]
    if state.phase == Phase.TURN:
        return legal_turn(state, me, work)
    if state.phase == Phase.SPOT:
        return legal_spot(state, me, work)
    if state.phase == Phase.PAY:
        return legal_payments(state, me, work)
    if state.phase == Phase.MORE:
        count = legal_payments(state, me, work)
        return add(work.moves, count, encode(ACTION_LAYOUT, ActionType.DONE, 0, 0, 0))
    if state.phase == Phase.MIX:
        return legal_mix(work)
    if state.phase == Phase.HALL:
        count = legal_hall(state, me, work, 0)
        return add(work.moves, count, encode(ACTION_LAYOUT, ActionType.DONE, 0, 0, 0))
    return 0


@kernel
def legal_turn(state: State, me: Player, work: Work) -> int:
    """What a villager can do, if there is one; the herd; the end of the turn."""
    count = 0
    if has_villager(me):
        note_stocks(state, state.turn, work)
        count = legal_produce(state, work, count)
        count = legal_refine(state, me, work, count)
        count = legal_hall(state, me, work, count)
        count = legal_sell(state, me, work, count)
        count = legal_order(state, me, work, count)
        count = legal_beg(state, me, work, count)
        count = legal_build(state, me, work, count)
        count = legal_road(state, me, work, count)
    count = legal_herd(state, me, work, count)
    return add(work.moves, count, encode(ACTION_LAYOUT, ActionType.END, 0, 0, 0))


@kernel
def legal_hall(state: State, me: Player, work: Work, count: int) -> int:
    """Blueprints and workers."""
    count = legal_blueprint(state, me, work, count)
    count = legal_villager(state, me, work, count)
    return legal_donkey(state, me, work, count)


@kernel
def apply(state: State, action: int, events: Events) -> None:
    """Take an allowed decision."""
    kind, a, b, _ = decode(ACTION_TABLE, action)
    me = state.players[state.turn]
    if kind == ActionType.PRODUCE:
        produce(state, me, a, events)
    elif kind == ActionType.REFINE:
        refine(state, me, a, events)
    elif kind == ActionType.BLUEPRINT:
        buy_blueprint(state, me, a, events)
    elif kind == ActionType.VILLAGER:
        hire_villager(state, me, events)
    elif kind == ActionType.DONKEY:
        hire_donkey(state, me, a, events)
    elif kind == ActionType.SELL:
        sell(state, me, a, events)
    elif kind == ActionType.ORDER:
        take_order(state, me, a, events)
    elif kind == ActionType.BEG:
        beg(state, me, events)
    elif kind == ActionType.BUILD:
        begin_building(state, me, a, b, events)
    elif kind == ActionType.SPOT:
        choose_spot(state, me, a, b, events)
    elif kind == ActionType.ROAD:
        begin_road(state, me, a, b, events)
    elif kind == ActionType.USE:
        use(state, a, b, events)
        do_if_paid(state, me, events)
    elif kind == ActionType.BUY:
        buy(state, me, a, events)
        do_if_paid(state, me, events)
    elif kind == ActionType.MIX:
        mix(state, a, events)
    elif kind == ActionType.DONE:
        finish(state)
    elif kind == ActionType.HERD:
        herd(state, me, a, b, events)
    else:
        end_turn(state, me, events)


@kernel
def do_if_paid(state: State, me: Player, events: Events) -> None:
    """What the payment was for."""
    if not is_paid(state):
        state.phase = Phase.PAY
    elif state.deed == Deed.REFINE:
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
def conceal(state: State, seat: int) -> None:
    """Blank the bag, the face-down sale tiles and the generator."""
    state.rng = np.uint64(0)
    for tile in range(state.bag_left):
        state.bag[tile] = EMPTY
    for tier in range(TIERS):
        for sale in range(TIER_START[tier] + state.sale_drawn[tier], TIER_START[tier + 1]):
            state.sale_deck[sale] = EMPTY


@kernel
def redeal(state: State, seat: int) -> None:
    """Shuffle bag and sale tiles anew, so that nobody who looks ahead can peek."""
    shuffle_anew(state, state.bag, state.bag_left)
    for tier in range(TIERS):
        first, end = TIER_START[tier] + int(state.sale_drawn[tier]), int(TIER_START[tier + 1])
        shuffle_anew(state, state.sale_deck[first:end], end - first)
