"""The kernel contract of Milestones: every decision goes through here."""

from __future__ import annotations

from dorfplatz.core.actions import decode
from dorfplatz.core.events import Events
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import forget, shuffle_anew
from dorfplatz.core.work import Work, workspace
from dorfplatz.games.milestones import rules_bonus as bonus
from dorfplatz.games.milestones import rules_land as land
from dorfplatz.games.milestones import rules_loop as loop
from dorfplatz.games.milestones import rules_trade as trade
from dorfplatz.games.milestones import rules_turn as turn
from dorfplatz.games.milestones.actions import ACTION_TABLE, ActionType
from dorfplatz.games.milestones.actions import ACTIONS as ACTIONS
from dorfplatz.games.milestones.events import Event as Event
from dorfplatz.games.milestones.invariants import Broken as Broken
from dorfplatz.games.milestones.invariants import broken as broken
from dorfplatz.games.milestones.observation import OBSERVATION as OBSERVATION
from dorfplatz.games.milestones.observation import observe as observe
from dorfplatz.games.milestones.reasons import REASONS as REASONS
from dorfplatz.games.milestones.rules_setup import (
    draft,
    legal_drafts,
    legal_places,
    place,
    set_up,
    why_not_draft,
    why_not_place,
)
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
        return loop.why_not_move(state, me, first)
    if kind == ActionType.HIRE:
        return trade.why_not_hire(state, me, first)
    if kind == ActionType.BUY:
        return trade.why_not_buy(state, me)
    if kind == ActionType.SELL:
        return trade.why_not_sell(state, me, first)
    if kind == ActionType.ROAD:
        return land.why_not_road(state, me, first)
    if kind == ActionType.HOUSE:
        return land.why_not_house(state, me, first)
    if kind == ActionType.MARKET:
        return land.why_not_market(state, me, first)
    if kind == ActionType.DELIVER:
        return land.why_not_deliver(state, me, first, second)
    if kind == ActionType.BONUS:
        return bonus.why_not_bonus(state, me, first, second)
    if kind == ActionType.DECLINE:
        return bonus.why_not_decline(state)
    if kind == ActionType.DISCARD:
        return loop.why_not_discard(state, me, first)
    if kind == ActionType.COVER:
        return loop.why_not_cover(state, me, first)
    return turn.why_not_end(state)


@kernel
def legal(state: State, work: Work) -> int:
    """All allowed decisions in ascending order: the same questions as `why_not`, but those that many share are asked once."""
    me, moves = state.players[state.turn], work.moves
    if state.phase == Phase.TURN:
        count = loop.legal_moves(state, me, moves, 0)
        if me.position == TRADE:
            count = trade.legal_hires(state, me, moves, count)
            count = trade.legal_buys(state, me, moves, count)
            count = trade.legal_sales(state, me, moves, count)
        elif me.position == OFFICE:
            count = land.legal_roads(state, me, moves, count)
            count = land.legal_houses(state, me, moves, count)
            count = land.legal_markets(state, me, moves, count)
        elif me.position == MILL:
            count = land.legal_deliveries(state, me, moves, count)
        return turn.legal_end(state, moves, count)
    if state.phase == Phase.DRAFT:
        return legal_drafts(state, moves, 0)
    if state.phase == Phase.PLACE:
        return legal_places(state, me, moves, 0)
    if state.phase == Phase.BONUS:
        return bonus.legal_decline(state, moves, bonus.legal_bonuses(state, me, moves, 0))
    if state.phase == Phase.DISCARD:
        return loop.legal_discards(state, me, moves, 0)
    if state.phase == Phase.COVER:
        return loop.legal_covers(state, me, moves, 0)
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
        loop.move(state, me, first, events)
    elif kind == ActionType.HIRE:
        trade.hire(state, me, first, second, events)
    elif kind == ActionType.BUY:
        trade.buy(state, me, first, events)
    elif kind == ActionType.SELL:
        trade.sell(state, me, first, events)
    elif kind == ActionType.ROAD:
        land.build_road(state, me, first, events)
    elif kind == ActionType.HOUSE:
        land.build_house(state, me, first, events)
    elif kind == ActionType.MARKET:
        land.build_market(state, me, first, events)
    elif kind == ActionType.DELIVER:
        land.deliver(state, me, first, second, events)
    elif kind == ActionType.BONUS:
        bonus.take_bonus(state, me, first, second, events)
    elif kind == ActionType.DECLINE:
        bonus.decline_bonus(state, events)
    elif kind == ActionType.DISCARD:
        loop.discard(state, me, first, events)
    elif kind == ActionType.COVER:
        loop.cover(state, me, first, events)
    else:
        turn.end_turn(state, events)


@kernel
def conceal(state: State, seat: int) -> None:
    """Blank the face-down stack and the generator; all else lies open."""
    forget(state.rng)
    for tile in range(state.stack_left):
        state.stack[tile] = EMPTY


@kernel
def redeal(state: State, seat: int) -> None:
    """Shuffle the face-down stack anew, so that nobody who looks ahead can peek."""
    shuffle_anew(state.rng, state.stack, state.stack_left)
