"""The loop: moving around it, what the workers produce, and the castle."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import because, unless
from dorfplatz.core.records import Array
from dorfplatz.games.milestones.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.milestones.events import EventType, emit_amount
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_turn import why_not_asked, why_not_now, win_points
from dorfplatz.games.milestones.state import COVERED, Phase, Player, Points, State
from dorfplatz.games.milestones.tables import (
    CASTLE,
    COIN,
    KEEP,
    KINDS,
    SPACES,
    SPARED,
    TRADE,
    WORKER_KIND,
    WORKER_NUMBER,
    WORKPLACES,
)

# What a player has


@kernel
def goods_of(me: Player) -> int:
    """All goods, coins included."""
    total = 0
    for good in range(KINDS):
        total += me.goods[good]
    return total


@kernel
def kinds_of(me: Player) -> int:
    """How many kinds of goods one has."""
    total = 0
    for good in range(KINDS):
        if me.goods[good] > 0:
            total += 1
    return total


@kernel
def workers_of(me: Player) -> int:
    """The workers that can be seen."""
    total = 0
    for place in range(WORKPLACES):
        if me.workers[place] >= 0:
            total += 1
    return total


@kernel
def is_ascending(me: Player) -> bool:
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
def gain_one(state: State, me: Player, good: int, events: Events) -> None:
    """M-63. From a supply that never ends."""
    me.goods[good] += 1
    emit_amount(events, EventType.GAINED, state.turn, good, 1)


@kernel
def lose_bonus(state: State, me: Player, place: int, events: Events) -> None:
    """M-50. Out of the game with the worker it lies on."""
    if me.bonus[place] == 1:
        me.bonus[place] = 0
        event = emit(events, EventType.BONUS_LOST, state.turn)
        event.bonus = WORKER_KIND[me.workers[place]]


# Moving


@kernel
def why_not_move(state: State, me: Player, space: int) -> int:
    """M-12 to M-14. Two moves a turn, forward, and not past the castle."""
    forward = me.position == CASTLE or space == CASTLE or space > me.position
    return why_not_now(state) or unless(state.moves_left > 0, Reason.MOVES_MADE) or unless(forward, Reason.PAST_THE_CASTLE)


@inlined
def legal_moves(state: State, me: Player, moves: Array, count: int) -> int:
    """The castle, and every space before it."""
    if why_not_move(state, me, CASTLE) == Reason.NONE:
        count = add(moves, count, encode(ACTION_LAYOUT, ActionType.MOVE, CASTLE, 0, 0))
        for space in range(me.position + 1, SPACES):
            count = add(moves, count, encode(ACTION_LAYOUT, ActionType.MOVE, space, 0, 0))
    return count


@inlined
def move(state: State, me: Player, space: int, events: Events) -> None:
    """M-13. Go there; a worker, the castle and the income of the trading house wait for no decision."""
    origin = me.position
    me.position = space
    state.moves_left -= 1
    state.hired = 0
    event = emit(events, EventType.MOVED, state.turn)
    event.origin = origin
    event.space = space
    if space == CASTLE:
        serve_castle(state, me, events)
    elif space <= WORKPLACES:
        produce(state, me, origin + 1, space, events)
    elif space == TRADE and is_ascending(me):
        gain_one(state, me, COIN, events)


@inlined
def produce(state: State, me: Player, first: int, last: int, events: Events) -> None:
    """M-16 to M-19, M-49. The worker on the last space, and those of its kind that were jumped over."""
    worker = me.workers[last - 1]
    if worker < 0:
        return
    kind = WORKER_KIND[worker]
    for space in range(first, last + 1):
        other = me.workers[space - 1]
        if other >= 0 and WORKER_KIND[other] == kind:
            me.goods[kind] += 1
            emit_amount(events, EventType.PRODUCED, state.turn, kind, 1).space = space
            if me.bonus[space - 1] == 1:
                win_points(state, me, 1, Points.PRODUCTION, events).space = space


# The castle


@kernel
def serve_castle(state: State, me: Player, events: Events) -> None:
    """M-57 to M-59. First the goods, then a worker, if there are more than two. A single kind leaves nothing to choose."""
    if goods_of(me) > KEEP and kinds_of(me) == 1:
        for good in range(KINDS):
            if me.goods[good] > KEEP:
                emit_amount(events, EventType.DISCARDED, state.turn, good, me.goods[good] - KEEP)
                me.goods[good] = KEEP
    if goods_of(me) > KEEP:
        state.phase = Phase.DISCARD
    elif workers_of(me) > SPARED:
        state.phase = Phase.COVER
    else:
        state.phase = Phase.TURN


@kernel
def why_not_discard(state: State, me: Player, good: int) -> int:
    """M-57. Something one has, when the castle asks for it."""
    asked = why_not_asked(state, Phase.DISCARD, Reason.ONLY_AT_THE_CASTLE)
    return asked or unless(me.goods[good] > 0, because(Reason.NONE_TO_DISCARD, good))


@inlined
def legal_discards(state: State, me: Player, moves: Array, count: int) -> int:
    """Every good one has."""
    for good in range(KINDS):
        if why_not_discard(state, me, good) == Reason.NONE:
            count = add(moves, count, encode(ACTION_LAYOUT, ActionType.DISCARD, good, 0, 0))
    return count


@inlined
def discard(state: State, me: Player, good: int, events: Events) -> None:
    """M-57. One at a time, until three are left."""
    me.goods[good] -= 1
    emit_amount(events, EventType.DISCARDED, state.turn, good, 1)
    serve_castle(state, me, events)


@kernel
def why_not_cover(state: State, me: Player, place: int) -> int:
    """M-58. A worker, not an empty or covered space, when the castle asks for one."""
    asked = why_not_asked(state, Phase.COVER, Reason.ONLY_AT_THE_CASTLE)
    return asked or unless(me.workers[place] >= 0, Reason.NO_WORKER_THERE)


@inlined
def legal_covers(state: State, me: Player, moves: Array, count: int) -> int:
    """Every worker that can be seen."""
    for place in range(WORKPLACES):
        if why_not_cover(state, me, place) == Reason.NONE:
            count = add(moves, count, encode(ACTION_LAYOUT, ActionType.COVER, place, 0, 0))
    return count


@inlined
def cover(state: State, me: Player, place: int, events: Events) -> None:
    """M-58, M-50. The worker serves the castle from now on."""
    lose_bonus(state, me, place, events)
    event = emit(events, EventType.COVERED, state.turn)
    event.worker = me.workers[place]
    event.space = place + 1
    me.workers[place] = COVERED
    state.phase = Phase.TURN
