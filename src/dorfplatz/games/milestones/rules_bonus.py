"""Bonus tiles: offered by what is built beside them, cleared by a house, kept by workers."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import because, unless
from dorfplatz.core.records import Array
from dorfplatz.games.milestones.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.milestones.events import EventType
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_turn import why_not_asked, win_points
from dorfplatz.games.milestones.state import EMPTY, Phase, Player, Points, State
from dorfplatz.games.milestones.tables import BUSH_OF, BUSHES, BUSHES_AROUND, WORKER_KIND, WORKPLACES

# Who can take a tile


@kernel
def can_take(me: Player, place: int, kind: int) -> bool:
    """M-43, M-44. A worker of the kind without a bonus tile."""
    worker = me.workers[place]
    return worker >= 0 and WORKER_KIND[worker] == kind and me.bonus[place] == 0


@kernel
def count_takers(me: Player, kind: int) -> int:
    """How many workers could take such a tile."""
    count = 0
    for place in range(WORKPLACES):
        if can_take(me, place, kind):
            count += 1
    return count


# What is built offers tiles


@kernel
def offer(state: State, bush: int, events: Events) -> None:
    """The tile of the bush may be taken now, or must be."""
    state.offered[bush] = 1
    state.phase = Phase.BONUS
    event = emit(events, EventType.BONUS_OFFERED, state.turn)
    event.bonus = state.bonus[bush]
    event.must_take = state.must_take


@kernel
def offer_around(state: State, me: Player, vertex: int, events: Events) -> None:
    """M-42, M-45. The tiles of all triangles that have a corner there, if a worker can take them."""
    state.must_take = 0
    for index in range(6):
        bush = BUSHES_AROUND[vertex, index]
        if bush == EMPTY:
            return
        if state.bonus[bush] != EMPTY and count_takers(me, state.bonus[bush]) > 0:
            offer(state, bush, events)


@kernel
def why_not_clear(state: State, me: Player, triangle: int) -> int:
    """M-46. A bonus tile where a house shall stand needs a worker who can take it."""
    bush = BUSH_OF[triangle]
    if bush != EMPTY and state.bonus[bush] != EMPTY and count_takers(me, state.bonus[bush]) == 0:
        return because(Reason.NO_WORKER_FOR_BONUS, state.bonus[bush])
    return Reason.NONE


@kernel
def clear_bush(state: State, me: Player, triangle: int, events: Events) -> None:
    """M-46. The tile under a house must leave; onto a worker of one's choice if there are several."""
    bush = BUSH_OF[triangle]
    if bush == EMPTY or state.bonus[bush] == EMPTY:
        return
    if count_takers(me, state.bonus[bush]) > 1:
        state.must_take = 1
        offer(state, bush, events)
        return
    for place in range(WORKPLACES):
        if can_take(me, place, state.bonus[bush]):
            take_bonus(state, me, bush, place, events)
            return


# Taking a tile


@kernel
def why_not_bonus_of(state: State, bush: int) -> int:
    """M-42. A tile that was just built upon."""
    asked = why_not_asked(state, Phase.BONUS, Reason.NOTHING_OFFERED)
    return asked or unless(state.offered[bush] == 1, Reason.NOT_OFFERED)


@kernel
def why_not_bonus_on(state: State, me: Player, bush: int, place: int) -> int:
    """M-43, M-44. Onto a worker of the same kind that has none."""
    if me.workers[place] < 0 or WORKER_KIND[me.workers[place]] != state.bonus[bush]:
        return because(Reason.WRONG_WORKER, state.bonus[bush])
    return unless(me.bonus[place] == 0, Reason.WORKER_HAS_BONUS)


@kernel
def why_not_bonus(state: State, me: Player, bush: int, place: int) -> int:
    """M-42 to M-44. A tile that is offered, onto a worker that can take it."""
    return why_not_bonus_of(state, bush) or why_not_bonus_on(state, me, bush, place)


@inlined
def legal_bonuses(state: State, me: Player, moves: Array, count: int) -> int:
    """Every tile that is offered, onto every worker that can take it."""
    for bush in range(BUSHES):
        if why_not_bonus_of(state, bush) == Reason.NONE:
            for place in range(WORKPLACES):
                if why_not_bonus_on(state, me, bush, place) == Reason.NONE:
                    count = add(moves, count, encode(ACTION_LAYOUT, ActionType.BONUS, bush, place, 0))
    return count


@kernel
def take_bonus(state: State, me: Player, bush: int, place: int, events: Events) -> None:
    """M-44, M-45, M-48. Onto the worker, for a point; what else is offered must still find one."""
    event = emit(events, EventType.BONUS_TAKEN, state.turn)
    event.bonus = state.bonus[bush]
    event.bush = bush
    event.space = place + 1
    state.bonus[bush] = EMPTY
    state.offered[bush] = 0
    me.bonus[place] = 1
    win_points(state, me, 1, Points.BONUS, events).space = place + 1
    state.phase = Phase.TURN
    for other in range(BUSHES):
        if state.offered[other] == 1:
            if count_takers(me, state.bonus[other]) > 0:
                state.phase = Phase.BONUS
            else:
                state.offered[other] = 0


# Leaving them


@kernel
def why_not_decline(state: State) -> int:
    """M-45 to M-47. Unless a house stands on the tile."""
    return why_not_asked(state, Phase.BONUS, Reason.NOTHING_OFFERED) or unless(state.must_take == 0, Reason.MUST_TAKE)


@inlined
def legal_decline(state: State, moves: Array, count: int) -> int:
    """Leaving all of them."""
    if why_not_decline(state) == Reason.NONE:
        count = add(moves, count, encode(ACTION_LAYOUT, ActionType.DECLINE, 0, 0, 0))
    return count


@inlined
def decline_bonus(state: State, events: Events) -> None:
    """M-45, M-47. The tiles stay where they are."""
    for bush in range(BUSHES):
        state.offered[bush] = 0
    state.phase = Phase.TURN
    emit(events, EventType.BONUS_DECLINED, state.turn)
