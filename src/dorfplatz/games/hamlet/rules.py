"""The kernel contract of Hamlet: every decision goes through here, to the chapter of its rule."""

from __future__ import annotations

from dorfplatz.core.actions import add, decode, encode
from dorfplatz.core.events import Events
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import forget, shuffle_anew
from dorfplatz.core.work import workspace
from dorfplatz.games.hamlet import rules_build as building
from dorfplatz.games.hamlet import rules_hall as hall
from dorfplatz.games.hamlet import rules_orders as orders
from dorfplatz.games.hamlet import rules_pay as payment
from dorfplatz.games.hamlet import rules_turn as turn
from dorfplatz.games.hamlet import rules_work as making
from dorfplatz.games.hamlet.actions import ACTION_LAYOUT, ACTION_TABLE, ActionType
from dorfplatz.games.hamlet.actions import ACTIONS as ACTIONS
from dorfplatz.games.hamlet.events import Event as Event
from dorfplatz.games.hamlet.invariants import Broken as Broken
from dorfplatz.games.hamlet.invariants import broken as broken
from dorfplatz.games.hamlet.observation import OBSERVATION as OBSERVATION
from dorfplatz.games.hamlet.observation import observe as observe
from dorfplatz.games.hamlet.reasons import REASONS as REASONS
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_setup import set_up
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
        return making.why_not_produce(state, me, a)
    if kind == ActionType.REFINE:
        return making.why_not_refine(state, me, a)
    if kind == ActionType.BLUEPRINT:
        return hall.why_not_blueprint(state, me, a)
    if kind == ActionType.VILLAGER:
        return hall.why_not_villager(state, me)
    if kind == ActionType.DONKEY:
        return hall.why_not_donkey(state, me, a)
    if kind == ActionType.SELL:
        return orders.why_not_sell(state, me, a)
    if kind == ActionType.ORDER:
        return orders.why_not_order(state, me, a)
    if kind == ActionType.BEG:
        return orders.why_not_beg(state, me)
    if kind == ActionType.BUILD:
        return building.why_not_build(state, me, a, b)
    if kind == ActionType.SPOT:
        return building.why_not_spot(state, me, a, b)
    if kind == ActionType.ROAD:
        return building.why_not_road(state, me, a, b)
    if kind == ActionType.USE:
        return payment.why_not_use(state, me, a, b)
    if kind == ActionType.BUY:
        return payment.why_not_buy(state, me, a)
    if kind == ActionType.MIX:
        return making.why_not_mix(state)
    if kind == ActionType.DONE:
        return turn.why_not_done(state)
    if kind == ActionType.HERD:
        return turn.why_not_herd(state, me, a, b)
    return turn.why_not_end(state)


@kernel
def legal(state: State, work: Work) -> int:
    """All allowed decisions, in ascending order."""
    me = state.players[state.turn]
    if state.phase == Phase.TURN:
        return legal_turn(state, me, work)
    if state.phase == Phase.SPOT:
        return building.legal_spot(state, me, work)
    if state.phase == Phase.PAY:
        return payment.legal_payments(state, me, work)
    if state.phase == Phase.MORE:
        count = payment.legal_payments(state, me, work)
        return add(work.moves, count, encode(ACTION_LAYOUT, ActionType.DONE, 0, 0, 0))
    if state.phase == Phase.MIX:
        return making.legal_mix(work)
    if state.phase == Phase.HALL:
        count = legal_hall(state, me, work, 0)
        return add(work.moves, count, encode(ACTION_LAYOUT, ActionType.DONE, 0, 0, 0))
    return 0


@kernel
def legal_turn(state: State, me: Player, work: Work) -> int:
    """What a villager can do, if there is one; the herd; the end of the turn."""
    count = 0
    if turn.has_villager(me):
        payment.note_donkeys(state, state.turn, work)
        count = making.legal_produce(state, work, count)
        count = making.legal_refine(state, me, work, count)
        count = legal_hall(state, me, work, count)
        count = orders.legal_sell(state, me, work, count)
        count = orders.legal_order(state, me, work, count)
        count = orders.legal_beg(state, me, work, count)
        count = building.legal_build(state, me, work, count)
        count = building.legal_road(state, me, work, count)
    count = turn.legal_herd(state, me, work, count)
    return add(work.moves, count, encode(ACTION_LAYOUT, ActionType.END, 0, 0, 0))


@kernel
def legal_hall(state: State, me: Player, work: Work, count: int) -> int:
    """Blueprints and workers."""
    count = hall.legal_blueprint(state, me, work, count)
    count = hall.legal_villager(state, me, work, count)
    return hall.legal_donkey(state, me, work, count)


@kernel
def apply(state: State, action: int, events: Events) -> None:
    """Take an allowed decision."""
    kind, a, b, _ = decode(ACTION_TABLE, action)
    me = state.players[state.turn]
    if kind == ActionType.PRODUCE:
        making.produce(state, me, a, events)
    elif kind == ActionType.REFINE:
        making.refine(state, me, a, events)
    elif kind == ActionType.BLUEPRINT:
        hall.buy_blueprint(state, me, a, events)
    elif kind == ActionType.VILLAGER:
        hall.hire_villager(state, me, events)
    elif kind == ActionType.DONKEY:
        hall.hire_donkey(state, me, a, events)
    elif kind == ActionType.SELL:
        orders.sell(state, me, a, events)
    elif kind == ActionType.ORDER:
        orders.take_order(state, me, a, events)
    elif kind == ActionType.BEG:
        orders.beg(state, me, events)
    elif kind == ActionType.BUILD:
        building.begin_building(state, me, a, b, events)
    elif kind == ActionType.SPOT:
        building.choose_spot(state, me, a, b, events)
    elif kind == ActionType.ROAD:
        building.begin_road(state, me, a, b, events)
    elif kind == ActionType.USE:
        payment.use(state, a, b, events)
        do_if_paid(state, me, events)
    elif kind == ActionType.BUY:
        payment.buy(state, me, a, events)
        do_if_paid(state, me, events)
    elif kind == ActionType.MIX:
        making.mix(state, a, events)
    elif kind == ActionType.DONE:
        turn.finish(state)
    elif kind == ActionType.HERD:
        turn.herd(state, me, a, b, events)
    else:
        turn.end_turn(state, me, events)


@kernel
def do_if_paid(state: State, me: Player, events: Events) -> None:
    """What the payment was for."""
    if not payment.is_paid(state):
        state.phase = Phase.PAY
    elif state.deed == Deed.REFINE:
        making.make_good(state, me, events)
    elif state.deed == Deed.SELL:
        orders.close_sale(state, me, events)
    elif state.deed == Deed.ORDER:
        orders.fill_order(state, me, events)
    elif state.deed == Deed.BUILD:
        building.build(state, me, events)
    else:
        building.build_road(state, me, events)


@kernel
def conceal(state: State, seat: int) -> None:
    """Blank the bag, the face-down sale tiles and the generator."""
    forget(state.rng)
    for tile in range(state.bag_left):
        state.bag[tile] = EMPTY
    for tier in range(TIERS):
        for sale in range(TIER_START[tier] + state.sale_drawn[tier], TIER_START[tier + 1]):
            state.sale_deck[sale] = EMPTY


@kernel
def redeal(state: State, seat: int) -> None:
    """Shuffle bag and sale tiles anew, so that nobody who looks ahead can peek."""
    shuffle_anew(state.rng, state.bag, state.bag_left)
    for tier in range(TIERS):
        first, end = TIER_START[tier] + int(state.sale_drawn[tier]), int(TIER_START[tier + 1])
        shuffle_anew(state.rng, state.sale_deck[first:end], end - first)
