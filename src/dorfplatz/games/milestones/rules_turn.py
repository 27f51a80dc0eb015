"""The course of the game: when something is due, turns and rounds, points and the end they bring."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.box import frozen
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import because, unless
from dorfplatz.core.records import Array
from dorfplatz.games.milestones.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.milestones.events import Event, EventType
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.state import EMPTY, Phase, Player, State
from dorfplatz.games.milestones.tables import GOALS, MIN_SEATS

MOVES = 2
FIRST = frozen(
    [
        Reason.DRAFT_FIRST,
        Reason.PLACE_FIRST,
        Reason.NONE,
        Reason.BONUS_FIRST,
        Reason.DISCARD_FIRST,
        Reason.COVER_FIRST,
        Reason.GAME_OVER,
    ]
)
"""What has to be done before anything else, by phase."""


# When each kind of decision is due


@kernel
def why_not_now(state: State) -> int:
    """Only while nothing is asked."""
    return FIRST[state.phase]


@kernel
def why_not_asked(state: State, phase: int, otherwise: int) -> int:
    """Only in that phase; while nothing is asked, the reason is another one."""
    return unless(state.phase == phase, why_not_now(state) or otherwise)


@kernel
def why_not_at(state: State, me: Player, space: int) -> int:
    """M-15. On a building one has gone to this turn."""
    there = unless(me.position == space, because(Reason.NOT_THERE, space))
    return why_not_now(state) or there or unless(state.moves_left < MOVES, because(Reason.MOVE_FIRST, space))


# Turns and rounds


@kernel
def begin_turn(state: State, seat: int, events: Events) -> None:
    """M-11, M-12. Two moves for the seat."""
    state.turn = seat
    state.phase = Phase.TURN
    state.moves_left = MOVES
    if seat == state.start_seat:
        state.round_no += 1
        event = emit(events, EventType.ROUND_BEGAN, EMPTY)
        event.round_no = state.round_no


@kernel
def why_not_end(state: State) -> int:
    """M-12. After both moves."""
    return why_not_now(state) or unless(state.moves_left == 0, because(Reason.MOVES_TO_MAKE, state.moves_left))


@inlined
def legal_end(state: State, moves: Array, count: int) -> int:
    """Ending the turn."""
    if why_not_end(state) == Reason.NONE:
        count = add(moves, count, encode(ACTION_LAYOUT, ActionType.END, 0, 0, 0))
    return count


@inlined
def end_turn(state: State, events: Events) -> None:
    """M-11, M-66. Clockwise, until it would be the turn of whoever brought the end about."""
    emit(events, EventType.TURN_ENDED, state.turn)
    following = (state.turn + 1) % state.seats
    if following == state.ended_by:
        state.phase = Phase.OVER
        state.over = 1
        emit(events, EventType.GAME_ENDED, EMPTY)
    else:
        begin_turn(state, following, events)


# Points and the end


@kernel
def marker(me: Player) -> int:
    """Where a player stands on the score track."""
    total = 0
    for purpose in range(len(me.points)):
        total += me.points[purpose]
    return total


@kernel
def win_points(state: State, me: Player, points: int, purpose: int, events: Events) -> Event:
    """M-64. Every point goes on the track at once; whoever reaches the goal first brings the end about.

    The caller says in the event where the points come from.
    """
    me.points[purpose] += points
    me.times[purpose] += 1
    event: Event = emit(events, EventType.SCORED, state.turn)
    event.points = points
    event.purpose = purpose
    if marker(me) >= GOALS[state.seats - MIN_SEATS]:
        bring_the_end(state, 0, events)
    return event


@kernel
def bring_the_end(state: State, by_tiles: int, events: Events) -> None:
    """M-64, M-65. From now on everybody else has one more turn; the first who does it counts."""
    if state.ended_by == EMPTY:
        state.ended_by = state.turn
        event = emit(events, EventType.END_NEAR, state.turn)
        event.by_tiles = by_tiles
