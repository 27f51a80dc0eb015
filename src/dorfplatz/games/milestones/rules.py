"""The kernel contract of Milestones: every decision goes through here."""

from __future__ import annotations

import numpy as np

from dorfplatz.core.actions import decode
from dorfplatz.core.events import Events
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import shuffle_anew
from dorfplatz.core.work import Work, workspace
from dorfplatz.games.milestones.actions import ACTION_TABLE, ActionType
from dorfplatz.games.milestones.actions import ACTIONS as ACTIONS
from dorfplatz.games.milestones.events import Event as Event
from dorfplatz.games.milestones.invariants import Broken as Broken
from dorfplatz.games.milestones.invariants import broken as broken
from dorfplatz.games.milestones.reasons import REASONS as REASONS
from dorfplatz.games.milestones.rules_bonus import (
    decline_bonus,
    legal_bonuses,
    legal_decline,
    take_bonus,
    why_not_bonus,
    why_not_decline,
)
from dorfplatz.games.milestones.rules_land import (
    build_house,
    build_market,
    build_road,
    deliver,
    legal_deliveries,
    legal_houses,
    legal_markets,
    legal_roads,
    why_not_deliver,
    why_not_house,
    why_not_market,
    why_not_road,
)
from dorfplatz.games.milestones.rules_loop import (
    cover,
    discard,
    legal_covers,
    legal_discards,
    legal_moves,
    move,
    why_not_cover,
    why_not_discard,
    why_not_move,
)
from dorfplatz.games.milestones.rules_setup import (
    draft,
    legal_drafts,
    legal_places,
    place,
    set_up,
    why_not_draft,
    why_not_place,
)
from dorfplatz.games.milestones.rules_trade import (
    buy,
    hire,
    legal_buys,
    legal_hires,
    legal_sales,
    sell,
    why_not_buy,
    why_not_hire,
    why_not_sell,
)
from dorfplatz.games.milestones.rules_turn import end_turn, legal_end, why_not_end
from dorfplatz.games.milestones.scoring import PARTS
from dorfplatz.games.milestones.scoring import score as score
from dorfplatz.games.milestones.scoring import standing as standing
from dorfplatz.games.milestones.state import EMPTY, Phase, State
from dorfplatz.games.milestones.state import STATE as STATE
from dorfplatz.games.milestones.tables import MAX_SEATS, MILL, OFFICE, TRADE
from dorfplatz.games.milestones.value import value as value

WORK = workspace(ACTIONS, PARTS, MAX_SEATS, Event)


@kernel
def setup(state: State, players: int, options: int, events: Events) -> None:
    """Deal a new game; Milestones has no options."""
    set_up(state, players)


@kernel
def why_not(state: State, action: int) -> int:
    """Whether a decision is allowed, and if not, why."""
    kind, first, second, _ = decode(ACTION_TABLE, action)
    me = state.players[state.turn]
    if kind == ActionType.DRAFT:
        return why_not_draft(state, first)
    if kind == ActionType.PLACE:
        return why_not_place(state, me, first, second)
    if kind == ActionType.MOVE:
        return why_not_move(state, me, first)
    if kind == ActionType.HIRE:
        return why_not_hire(state, me, first)
    if kind == ActionType.BUY:
        return why_not_buy(state, me)
    if kind == ActionType.SELL:
        return why_not_sell(state, me, first)
    if kind == ActionType.ROAD:
        return why_not_road(state, me, first)
    if kind == ActionType.HOUSE:
        return why_not_house(state, me, first)
    if kind == ActionType.MARKET:
        return why_not_market(state, me, first)
    if kind == ActionType.DELIVER:
        return why_not_deliver(state, me, first, second)
    if kind == ActionType.BONUS:
        return why_not_bonus(state, me, first, second)
    if kind == ActionType.DECLINE:
        return why_not_decline(state)
    if kind == ActionType.DISCARD:
        return why_not_discard(state, me, first)
    if kind == ActionType.COVER:
        return why_not_cover(state, me, first)
    return why_not_end(state)


@kernel
def legal(state: State, work: Work) -> int:
    """All allowed decisions in ascending order: the same questions as `why_not`, but those that many share are asked once."""
    me, moves = state.players[state.turn], work.moves
    if state.phase == Phase.TURN:
        count = legal_moves(state, me, moves, 0)
        if me.position == TRADE:
            count = legal_hires(state, me, moves, count)
            count = legal_buys(state, me, moves, count)
            count = legal_sales(state, me, moves, count)
        elif me.position == OFFICE:
            count = legal_roads(state, me, moves, count)
            count = legal_houses(state, me, moves, count)
            count = legal_markets(state, me, moves, count)
        elif me.position == MILL:
            count = legal_deliveries(state, me, moves, count)
        return legal_end(state, moves, count)
    if state.phase == Phase.DRAFT:
        return legal_drafts(state, moves, 0)
    if state.phase == Phase.PLACE:
        return legal_places(state, me, moves, 0)
    if state.phase == Phase.BONUS:
        return legal_decline(state, moves, legal_bonuses(state, me, moves, 0))
    if state.phase == Phase.DISCARD:
        return legal_discards(state, me, moves, 0)
    if state.phase == Phase.COVER:
        return legal_covers(state, me, moves, 0)
    return 0


@kernel
def apply(state: State, action: int, events: Events) -> None:
    """Take an allowed decision."""
    kind, first, second, _ = decode(ACTION_TABLE, action)
    me = state.players[state.turn]
    if kind == ActionType.DRAFT:
        draft(state, me, first, events)
    elif kind == ActionType.PLACE:
        place(state, me, first, second, events)
    elif kind == ActionType.MOVE:
        move(state, me, first, events)
    elif kind == ActionType.HIRE:
        hire(state, me, first, second, events)
    elif kind == ActionType.BUY:
        buy(state, me, first, events)
    elif kind == ActionType.SELL:
        sell(state, me, first, events)
    elif kind == ActionType.ROAD:
        build_road(state, me, first, events)
    elif kind == ActionType.HOUSE:
        build_house(state, me, first, events)
    elif kind == ActionType.MARKET:
        build_market(state, me, first, events)
    elif kind == ActionType.DELIVER:
        deliver(state, me, first, second, events)
    elif kind == ActionType.BONUS:
        take_bonus(state, me, first, second, events)
    elif kind == ActionType.DECLINE:
        decline_bonus(state, events)
    elif kind == ActionType.DISCARD:
        discard(state, me, first, events)
    elif kind == ActionType.COVER:
        cover(state, me, first, events)
    else:
        end_turn(state, events)


@kernel
def conceal(state: State, seat: int) -> None:
    """Blank the face-down stack and the generator; all else lies open."""
    state.rng = np.uint64(0)
    for tile in range(state.stack_left):
        state.stack[tile] = EMPTY


@kernel
def redeal(state: State, seat: int) -> None:
    """Shuffle the face-down stack anew, so that nobody who looks ahead can peek."""
    shuffle_anew(state, state.stack, state.stack_left)
