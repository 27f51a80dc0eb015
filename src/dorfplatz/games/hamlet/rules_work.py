"""Villagers at work: where they go, producers, the barn, refineries."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import because
from dorfplatz.games.hamlet.events import Event, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_pay import ask_price, donkey_places, supply_of, why_not_afford, win_gold, win_points
from dorfplatz.games.hamlet.rules_village import is_joined
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, Points
from dorfplatz.games.hamlet.tables import MAKES, RAWS, ROLE, SLOTS, TAKES, TILES, UNIT_PRICE, Role

# Villagers


@kernel
def has_villager(me: Any) -> bool:
    """H-26. Whether one can still be used this turn."""
    tired = 0
    for villager in range(me.villagers):
        tired += me.tired[villager]
    return tired < me.villagers


@kernel
def send(state: Any, me: Any, place: int, events: Any) -> None:
    """H-26, H-27. One who stands there already, or any other; a herd that is on its way has arrived."""
    chosen = EMPTY
    for villager in range(me.villagers):
        if me.tired[villager] == 0 and (chosen == EMPTY or me.villager_at[villager] == place):
            chosen = villager
            if me.villager_at[villager] == place:
                break
    emit(events, Event.WALKED, state.turn, chosen, me.villager_at[chosen], place)
    me.villager_at[chosen] = place
    me.tired[chosen] = 1
    if state.herd == 1:
        state.herd = 2


@kernel
def why_not_at(state: Any, place: int) -> int:
    """H-14, H-26. A place of the network."""
    if state.placed[place] == 0:
        return Reason.NOT_IN_VILLAGE
    if not is_joined(state, place):
        return Reason.NOT_JOINED
    return Reason.NONE


@kernel
def rest(state: Any) -> None:
    """The deed is done."""
    state.phase = Phase.TURN
    state.deed = Deed.NOTHING
    state.drafted = 0


# Producers and refineries

PRODUCERS = sum(1 << place for place in range(TILES) if ROLE[place] in (Role.PRODUCER, Role.BARN))
REFINERIES = sum(1 << place for place in range(TILES) if ROLE[place] == Role.REFINERY)


@kernel
def free_slot(state: Any, place: int) -> int:
    """The first empty slot, or EMPTY."""
    for slot in range(SLOTS[place]):
        if state.slot_kind[place, slot] == EMPTY:
            return slot
    return EMPTY


@kernel
def put(state: Any, place: int, slot: int, kind: int, owner: int, fine: int) -> None:
    """A resource onto a slot."""
    state.slot_kind[place, slot] = kind
    state.slot_owner[place, slot] = owner
    state.slot_fine[place, slot] = fine


@kernel
def why_not_produce(state: Any, place: int) -> int:
    """H-29, H-30. A producer with an empty slot."""
    if ROLE[place] != Role.PRODUCER and ROLE[place] != Role.BARN:
        return Reason.NOT_A_PRODUCER
    if free_slot(state, place) == EMPTY:
        return Reason.FULL
    return Reason.NONE


@kernel
def produce(state: Any, me: Any, place: int, events: Any) -> None:
    """H-29, H-30. All empty slots at once, and two gold; the barn asks for its mix and gives two points."""
    send(state, me, place, events)
    if ROLE[place] == Role.BARN:
        state.place = place
        state.phase = Phase.MIX
        return
    for slot in range(SLOTS[place]):
        if state.slot_kind[place, slot] == EMPTY:
            put(state, place, slot, MAKES[place], EMPTY, 0)
            emit(events, Event.PRODUCED, state.turn, MAKES[place], place, slot)
    win_gold(state, state.turn, 2, Source.PRODUCER, place, events)


@kernel
def mix(state: Any, kind: int, events: Any) -> None:
    """H-30. One slot of the barn after the other."""
    place = state.place
    slot = free_slot(state, place)
    put(state, place, slot, kind, EMPTY, 0)
    emit(events, Event.PRODUCED, state.turn, kind, place, slot)
    if free_slot(state, place) == EMPTY:
        win_points(state, state.turn, 2, Points.BARNS, place, events)
        rest(state)


@kernel
def why_not_refinery(state: Any, me: Any, place: int) -> int:
    """H-19, H-31. An empty slot and a token."""
    if ROLE[place] != Role.REFINERY:
        return Reason.NOT_A_REFINERY
    if free_slot(state, place) == EMPTY:
        return Reason.FULL
    good = MAKES[place]
    if me.tokens[good - RAWS] == 0:
        return because(Reason.NO_TOKEN, good)
    return Reason.NONE


@kernel
def why_not_material(state: Any, me: Any, supply: int, place: int) -> int:
    """H-31. What the good is made of."""
    return why_not_afford(state, supply, UNIT_PRICE[TAKES[MAKES[place]]], True, me.gold)


@kernel
def refine(state: Any, me: Any, place: int, events: Any) -> None:
    """H-31. First the raw material."""
    send(state, me, place, events)
    ask_price(state, Deed.REFINE, place, 0, UNIT_PRICE[TAKES[MAKES[place]]], 0, 0)
    state.phase = Phase.PAY


@kernel
def make_good(state: Any, me: Any, events: Any) -> None:
    """H-18, H-31. A good onto the slot; perhaps a second one may follow."""
    place = state.place
    good = MAKES[place]
    slot = free_slot(state, place)
    fine = 1 if state.milestone[good - RAWS] == state.turn else 0
    put(state, place, slot, good, state.turn, fine)
    me.tokens[good - RAWS] -= 1
    emit(events, Event.REFINED, state.turn, good, place * 4 + slot, fine)
    supply = supply_of(state, state.turn, donkey_places(me), place)
    if why_not_refinery(state, me, place) == Reason.NONE and why_not_material(state, me, supply, place) == Reason.NONE:
        ask_price(state, Deed.REFINE, place, 0, UNIT_PRICE[TAKES[good]], 0, 0)
        state.phase = Phase.MORE
    else:
        rest(state)
