"""The turn: what is due, sending a villager, the herd, the end of the turn and of the game."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.box import frozen
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import because
from dorfplatz.games.hamlet.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.hamlet.events import EventType
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_village import first_of, is_joined, is_linked, without_first
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, Player, State, Work
from dorfplatz.games.hamlet.tables import MIN_SEATS, MOST_VILLAGERS, ORDERS, TILES

# What is due

_FIRST = frozen(
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


@kernel
def why_not_in(state: State, phase: int) -> int:
    """Only in that phase."""
    return Reason.NONE if state.phase == phase else because(_FIRST[state.phase], 0)


@kernel
def why_not_in_either(state: State, phase: int, other: int) -> int:
    """Only in these phases."""
    return Reason.NONE if state.phase == other else why_not_in(state, phase)


# Villagers


@kernel
def has_villager(me: Player) -> bool:
    """H-26. Whether one can still be used this turn."""
    tired = 0
    for villager in range(me.villagers):
        tired += me.tired[villager]
    return tired < me.villagers


@kernel
def why_not_act(state: State, me: Player) -> int:
    """H-26. A villager that is not tired."""
    reason = why_not_in(state, Phase.TURN)
    if reason == Reason.NONE and not has_villager(me):
        return Reason.NO_VILLAGER
    return reason


@kernel
def why_not_at(state: State, place: int) -> int:
    """H-14, H-26. A place of the network."""
    if state.placed[place] == 0:
        return Reason.NOT_IN_VILLAGE
    if not is_joined(state, place):
        return Reason.NOT_JOINED
    return Reason.NONE


@kernel
def why_not_act_at(state: State, me: Player, place: int) -> int:
    """H-26. A villager that is not tired, and a place where one can go."""
    reason = why_not_act(state, me)
    return reason if reason != Reason.NONE else why_not_at(state, place)


@kernel
def send(state: State, me: Player, place: int, events: Events) -> None:
    """H-26, H-27. One who stands there already, or any other; a herd that is on its way has arrived."""
    chosen = EMPTY
    for villager in range(me.villagers):
        if me.tired[villager] == 0 and (chosen == EMPTY or me.villager_at[villager] == place):
            chosen = villager
            if me.villager_at[villager] == place:
                break
    event = emit(events, EventType.WALKED, state.turn)
    event.villager = chosen
    event.place = me.villager_at[chosen]
    event.to = place
    me.villager_at[chosen] = place
    me.tired[chosen] = 1
    if state.herd == 1:
        state.herd = 2


# Ending what was begun


@kernel
def why_not_done(state: State) -> int:
    """H-31, H-32. Where one may stop."""
    return why_not_in_either(state, Phase.MORE, Phase.HALL)


@kernel
def finish(state: State) -> None:
    """The deed is done."""
    state.phase = Phase.TURN
    state.deed = Deed.NOTHING
    state.drafted = 0


# The herd


@kernel
def why_not_herd(state: State, me: Player, place: int, to: int) -> int:
    """H-27. Once per turn each donkey, along a road."""
    reason = why_not_in(state, Phase.TURN)
    if reason != Reason.NONE:
        return reason
    if state.herd == 2:
        return Reason.HERD_DONE
    if me.donkeys[place] == 0 or (state.herd == 1 and me.rested[place] == 0):
        return Reason.NO_DONKEY_THERE
    if not is_linked(state, place, to):
        return Reason.NO_ROAD_BETWEEN
    return Reason.NONE


@kernel
def legal_herd(state: State, me: Player, work: Work, count: int) -> int:
    """Along the roads from every place with a donkey that can move."""
    if state.herd == 2:
        return count
    for place in range(TILES):
        if me.donkeys[place] > 0 and (state.herd == 0 or me.rested[place] > 0):
            left = int(state.linked[place])
            while left != 0:
                count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.HERD, place, first_of(left), 0))
                left = without_first(left)
    return count


@kernel
def herd(state: State, me: Player, place: int, to: int, events: Events) -> None:
    """H-27. A donkey goes one road far."""
    if state.herd == 0:
        state.herd = 1
        for other in range(TILES):
            me.rested[other] = me.donkeys[other]
    me.rested[place] -= 1
    me.donkeys[place] -= 1
    me.donkeys[to] += 1
    event = emit(events, EventType.HERDED, state.turn)
    event.place = place
    event.to = to


# The end of a turn, and of the game


@kernel
def why_not_end(state: State) -> int:
    """H-25. When nothing is to be answered."""
    return why_not_in(state, Phase.TURN)


@kernel
def end_turn(state: State, me: Player, events: Events) -> None:
    """H-25, H-28, H-50. Villagers rest; the next seat, and after the last order the end with the round."""
    emit(events, EventType.TURN_ENDED, state.turn)
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
        emit(events, EventType.GAME_ENDED, EMPTY)
    else:
        state.turn = following
        state.round_no += 1
        event = emit(events, EventType.ROUND_BEGAN, EMPTY)
        event.round_no = state.round_no


@kernel
def orders_left(state: State) -> int:
    """How many orders the church still waits for."""
    left = 0
    for order in range(ORDERS[state.seats - MIN_SEATS]):
        if state.order_by[order] == EMPTY:
            left += 1
    return left
