"""The loop: moving around it, production, the castle, and the course of turns."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import because
from dorfplatz.games.milestones.events import Event
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.state import COVERED, EMPTY, Phase, Points
from dorfplatz.games.milestones.tables import (
    CASTLE,
    COIN,
    GOALS,
    KEEP,
    KINDS,
    MIN_SEATS,
    SPARED,
    TRADE,
    WORKER_KIND,
    WORKER_NUMBER,
    WORKPLACES,
)

MOVES = 2

# Points


@kernel
def marker(me: Any) -> int:
    """Where a player stands on the score track."""
    total = 0
    for what in range(len(me.points)):
        total += me.points[what]
    return total


@kernel
def win_points(state: Any, me: Any, points: int, what: int, place: int, events: Any) -> None:
    """M-64. Every point goes on the track at once; whoever reaches the goal first brings the end about."""
    me.points[what] += points
    me.times[what] += 1
    emit(events, Event.SCORED, state.turn, points, what, place)
    if state.ended_by == EMPTY and marker(me) >= GOALS[state.seats - MIN_SEATS]:
        bring_the_end(state, 0, events)


@kernel
def bring_the_end(state: Any, by_tiles: int, events: Any) -> None:
    """M-64, M-65. From now on everybody else has one more turn; the first who does it counts."""
    if state.ended_by == EMPTY:
        state.ended_by = state.turn
        emit(events, Event.END_NEAR, state.turn, by_tiles, 0, 0)


# What a player has


@kernel
def goods_of(me: Any) -> int:
    """All goods, coins included."""
    total = 0
    for good in range(KINDS):
        total += me.goods[good]
    return total


@kernel
def kinds_of(me: Any) -> int:
    """How many kinds of goods one has."""
    total = 0
    for good in range(KINDS):
        if me.goods[good] > 0:
            total += 1
    return total


@kernel
def workers_of(me: Any) -> int:
    """The workers that can be seen."""
    total = 0
    for place in range(WORKPLACES):
        if me.workers[place] >= 0:
            total += 1
    return total


@kernel
def is_ascending(me: Any) -> bool:
    """M-20. The visible numbers never fall from left to right; gaps don't matter."""
    highest = 0
    for place in range(WORKPLACES):
        if me.workers[place] >= 0:
            number = WORKER_NUMBER[me.workers[place]]
            if number < highest:
                return False
            highest = number
    return True


@kernel
def lose_bonus(state: Any, me: Any, place: int, events: Any) -> None:
    """M-50. Out of the game with the worker it lies on."""
    if me.bonus[place] == 1:
        me.bonus[place] = 0
        emit(events, Event.BONUS_LOST, state.turn, WORKER_KIND[me.workers[place]], place + 1, 0)


# Moving


@kernel
def why_not_move(state: Any, me: Any, space: int) -> int:
    """M-12 to M-14. Two moves a turn, forward, and not past the castle."""
    if state.moves_left == 0:
        return Reason.MOVES_MADE
    if me.position != CASTLE and space != CASTLE and space <= me.position:
        return Reason.PAST_THE_CASTLE
    return Reason.NONE


@kernel
def move(state: Any, me: Any, space: int, events: Any) -> None:
    """M-13. Go there; a worker, the castle and the income of the trading house wait for no decision."""
    before = me.position
    me.position = space
    state.moves_left -= 1
    state.hired = 0
    emit(events, Event.MOVED, state.turn, before, space, 0)
    if space == CASTLE:
        serve_castle(state, me, events)
    elif space <= WORKPLACES:
        produce(state, me, before + 1, space, events)
    elif space == TRADE and is_ascending(me):
        me.goods[COIN] += 1
        emit(events, Event.INCOME, state.turn, 1, 0, 0)


@kernel
def produce(state: Any, me: Any, first: int, last: int, events: Any) -> None:
    """M-16 to M-19, M-49. The worker on the last space, and those of its kind that were jumped over."""
    worker = me.workers[last - 1]
    if worker < 0:
        return
    kind = WORKER_KIND[worker]
    for space in range(first, last + 1):
        other = me.workers[space - 1]
        if other >= 0 and WORKER_KIND[other] == kind:
            me.goods[kind] += 1
            emit(events, Event.PRODUCED, state.turn, kind, space, 0)
            if me.bonus[space - 1] == 1:
                win_points(state, me, 1, Points.PRODUCTION, space, events)


# The castle


@kernel
def serve_castle(state: Any, me: Any, events: Any) -> None:
    """M-57 to M-59. First the goods, then a worker, if there are more than two. A single kind leaves nothing to choose."""
    if goods_of(me) > KEEP and kinds_of(me) == 1:
        for good in range(KINDS):
            if me.goods[good] > KEEP:
                emit(events, Event.DISCARDED, state.turn, good, me.goods[good] - KEEP, 0)
                me.goods[good] = KEEP
    if goods_of(me) > KEEP:
        state.phase = Phase.DISCARD
    elif workers_of(me) > SPARED:
        state.phase = Phase.COVER
    else:
        state.phase = Phase.TURN


@kernel
def why_not_discard(me: Any, good: int) -> int:
    """M-57. Something one has."""
    if me.goods[good] == 0:
        return because(Reason.NONE_TO_DISCARD, good)
    return Reason.NONE


@kernel
def discard(state: Any, me: Any, good: int, events: Any) -> None:
    """M-57. One at a time, until three are left."""
    me.goods[good] -= 1
    emit(events, Event.DISCARDED, state.turn, good, 1, 0)
    serve_castle(state, me, events)


@kernel
def why_not_cover(me: Any, place: int) -> int:
    """M-58. A worker, not an empty or covered space."""
    if me.workers[place] < 0:
        return Reason.NO_WORKER_THERE
    return Reason.NONE


@kernel
def cover(state: Any, me: Any, place: int, events: Any) -> None:
    """M-58, M-50. The worker serves the castle from now on."""
    lose_bonus(state, me, place, events)
    emit(events, Event.COVERED, state.turn, me.workers[place], place + 1, 0)
    me.workers[place] = COVERED
    state.phase = Phase.TURN


# The course of turns


@kernel
def begin_turn(state: Any, seat: int, events: Any) -> None:
    """M-11, M-12. Two moves for the seat."""
    state.turn = seat
    state.phase = Phase.TURN
    state.moves_left = MOVES
    if seat == state.start_seat:
        state.round_no += 1
        emit(events, Event.ROUND_BEGAN, EMPTY, state.round_no, 0, 0)


@kernel
def end_turn(state: Any, events: Any) -> None:
    """M-11, M-66. Clockwise, until it would be the turn of whoever brought the end about."""
    emit(events, Event.TURN_ENDED, state.turn, 0, 0, 0)
    following = (state.turn + 1) % state.seats
    if following == state.ended_by:
        state.phase = Phase.OVER
        state.over = 1
        emit(events, Event.GAME_ENDED, EMPTY, 0, 0, 0)
    else:
        begin_turn(state, following, events)
