"""Villagers at work: producers, the barn, refineries."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import because
from dorfplatz.games.hamlet.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.hamlet.events import EventType, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_pay import ask_price, noted_supply, supply_at, why_not_afford, win_gold, win_points
from dorfplatz.games.hamlet.rules_turn import finish, send, why_not_act_at, why_not_in
from dorfplatz.games.hamlet.rules_village import first_of, without_first
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, Player, Points, State, Work
from dorfplatz.games.hamlet.tables import MAKES, RAWS, ROLE, SLOTS, TAKES, TILES, UNIT_PRICE, Role

PRODUCERS = sum(1 << place for place in range(TILES) if ROLE[place] in (Role.PRODUCER, Role.BARN))
REFINERIES = sum(1 << place for place in range(TILES) if ROLE[place] == Role.REFINERY)

# Slots


@kernel
def free_slot(state: State, place: int) -> int:
    """The first empty slot, or EMPTY."""
    for slot in range(SLOTS[place]):
        if state.slot_kind[place, slot] == EMPTY:
            return slot
    return EMPTY


@kernel
def put(state: State, place: int, slot: int, kind: int, owner: int, fine: int) -> None:
    """A resource onto a slot."""
    state.slot_kind[place, slot] = kind
    state.slot_owner[place, slot] = owner
    state.slot_fine[place, slot] = fine


@kernel
def put_raw(state: State, place: int, slot: int, kind: int, events: Events) -> None:
    """A new raw material."""
    put(state, place, slot, kind, EMPTY, 0)
    event = emit(events, EventType.PRODUCED, state.turn)
    event.good = kind
    event.place = place
    event.slot = slot


# Producing


@kernel
def why_not_produce(state: State, me: Player, place: int) -> int:
    """H-29, H-30. A producer with an empty slot."""
    reason = why_not_act_at(state, me, place)
    if reason != Reason.NONE:
        return reason
    if ROLE[place] != Role.PRODUCER and ROLE[place] != Role.BARN:
        return Reason.NOT_A_PRODUCER
    if free_slot(state, place) == EMPTY:
        return Reason.FULL
    return Reason.NONE


@kernel
def legal_produce(state: State, work: Work, count: int) -> int:
    """The producers of the network with an empty slot."""
    left = int(state.network) & PRODUCERS
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        if free_slot(state, place) != EMPTY:
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.PRODUCE, place, 0, 0))
    return count


@kernel
def produce(state: State, me: Player, place: int, events: Events) -> None:
    """H-29, H-30. All empty slots at once, and two gold; the barn asks for its mix and gives two points."""
    send(state, me, place, events)
    if ROLE[place] == Role.BARN:
        state.place = place
        state.phase = Phase.MIX
        return
    for slot in range(SLOTS[place]):
        if state.slot_kind[place, slot] == EMPTY:
            put_raw(state, place, slot, MAKES[place], events)
    win_gold(state, state.turn, 2, Source.PRODUCER, place, events)


# Filling the barn


@kernel
def why_not_mix(state: State) -> int:
    """H-30. While the barn is filled, any raw material."""
    return why_not_in(state, Phase.MIX)


@kernel
def legal_mix(work: Work) -> int:
    """H-30. The three of them."""
    count = 0
    for kind in range(RAWS):
        count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.MIX, kind, 0, 0))
    return count


@kernel
def mix(state: State, kind: int, events: Events) -> None:
    """H-30. One slot of the barn after the other."""
    place = state.place
    put_raw(state, place, free_slot(state, place), kind, events)
    if free_slot(state, place) == EMPTY:
        win_points(state, state.turn, 2, Points.BARNS, place, events)
        finish(state)


# Refining


@kernel
def why_not_refine(state: State, me: Player, place: int) -> int:
    """H-31. At a refinery of the network."""
    reason = why_not_act_at(state, me, place)
    if reason == Reason.NONE:
        reason = why_not_refinery(state, me, place)
    if reason == Reason.NONE:
        reason = why_not_material(state, me, supply_at(state, me, place), place)
    return reason


@kernel
def why_not_refinery(state: State, me: Player, place: int) -> int:
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
def why_not_material(state: State, me: Player, supply: int, place: int) -> int:
    """H-31. What the good is made of."""
    return why_not_afford(state, supply, UNIT_PRICE[TAKES[MAKES[place]]], True, me.gold)


@kernel
def legal_refine(state: State, me: Player, work: Work, count: int) -> int:
    """The refineries of the network."""
    left = int(state.network) & REFINERIES
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        if (
            why_not_refinery(state, me, place) == Reason.NONE
            and why_not_material(state, me, noted_supply(state, place, work), place) == Reason.NONE
        ):
            count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.REFINE, place, 0, 0))
    return count


@kernel
def refine(state: State, me: Player, place: int, events: Events) -> None:
    """H-31. First the raw material."""
    send(state, me, place, events)
    ask_price(state, Deed.REFINE, place, 0, UNIT_PRICE[TAKES[MAKES[place]]], 0, 0)


@kernel
def make_good(state: State, me: Player, events: Events) -> None:
    """H-18, H-31. A good onto the slot; perhaps a second one may follow."""
    place = state.place
    good = MAKES[place]
    slot = free_slot(state, place)
    fine = 1 if state.milestone[good - RAWS] == state.turn else 0
    put(state, place, slot, good, state.turn, fine)
    me.tokens[good - RAWS] -= 1
    event = emit(events, EventType.REFINED, state.turn)
    event.good = good
    event.place = place
    event.slot = slot
    event.fine = fine
    supply = supply_at(state, me, place)
    if why_not_refinery(state, me, place) == Reason.NONE and why_not_material(state, me, supply, place) == Reason.NONE:
        ask_price(state, Deed.REFINE, place, 0, UNIT_PRICE[TAKES[good]], 0, 0)
        state.phase = Phase.MORE
    else:
        finish(state)
