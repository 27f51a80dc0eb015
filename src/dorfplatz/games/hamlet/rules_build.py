"""Building: places on the lattice, bridges and paths."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import shuffle
from dorfplatz.games.hamlet.events import Event, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_hall import fill_row
from dorfplatz.games.hamlet.rules_pay import ask_price, is_paid, spend, why_not_afford, why_not_gold, win_points
from dorfplatz.games.hamlet.rules_village import connect, has_spot, is_joined, is_linked, lay, link, spot_origin, spot_turn
from dorfplatz.games.hamlet.rules_work import rest, send
from dorfplatz.games.hamlet.state import EMPTY, Deed, Milestone, Phase, Points
from dorfplatz.games.hamlet.tables import (
    FLOUR,
    FOREST,
    GOLD,
    GROUP,
    HAND,
    KIND,
    MAKES,
    RAWS,
    REWARD,
    ROAD_PRICE,
    ROLE,
    SEGMENTS,
    TILE_COST,
    TILE_PRICE,
    TILES,
    Group,
    Role,
)

# Building places


@kernel
def why_not_blueprint_of(state: Any, me: Any, card: int) -> int:
    """H-40. A blueprint of the hand, and its price in gold."""
    if me.hand[card] == EMPTY:
        return Reason.NO_BLUEPRINT
    if state.preview == 1 and TILE_PRICE[me.hand[card]] > 0:
        return Reason.NONE
    return why_not_gold(me, TILE_COST[me.hand[card], GOLD])


@kernel
def why_not_build_at(state: Any, me: Any, supply: int, card: int, place: int) -> int:
    """H-11, H-40. Its price in resources there, and a spot where it fits."""
    tile = me.hand[card]
    reason = why_not_afford(state, supply, TILE_PRICE[tile], True, me.gold - TILE_COST[tile, GOLD])
    if reason == Reason.NONE and not has_spot(state, place, tile):
        return Reason.NO_SPOT
    return reason


@kernel
def begin_building(state: Any, me: Any, card: int, place: int, events: Any) -> None:
    """H-40. The villager goes there; the spot is next."""
    send(state, me, place, events)
    state.place = place
    state.what = card
    state.phase = Phase.SPOT


@kernel
def pay_gold(state: Any, me: Any, tile: int, events: Any) -> None:
    """H-23. The gold of a building: first, or last in the preview edition."""
    if TILE_COST[tile, GOLD] > 0:
        spend(state, me, TILE_COST[tile, GOLD], Source.BUILDING, state.place, events)


@kernel
def choose_spot(state: Any, me: Any, theirs: int, own: int, events: Any) -> None:
    """H-40. Where it will lie; then it is paid for, gold first."""
    tile = me.hand[state.what]
    state.their_segment = theirs
    state.own_segment = own
    if state.preview == 0:
        pay_gold(state, me, tile, events)
    ask_price(state, Deed.BUILD, state.place, state.what, TILE_PRICE[tile], 0, 0)
    state.phase = Phase.PAY
    if is_paid(state):
        build(state, me, events)


@kernel
def build(state: Any, me: Any, events: Any) -> None:
    """H-40 to H-44. The blueprint becomes a place."""
    place, theirs, own = state.place, state.their_segment, state.own_segment
    tile = me.hand[state.what]
    if state.preview == 1:
        pay_gold(state, me, tile, events)
    a = spot_origin(state, place, theirs, tile, own, 0)
    b = spot_origin(state, place, theirs, tile, own, 1)
    lay(state, tile, spot_turn(state, place, theirs, tile, own), a, b)
    emit(events, Event.BUILT, state.turn, tile, place, state.what)
    for card in range(state.what, HAND - 1):
        me.hand[card] = me.hand[card + 1]
    me.hand[HAND - 1] = EMPTY
    win_points(state, state.turn, REWARD[tile], Points.BUILDING, tile, events)
    if ROLE[tile] == Role.LANDMARK:
        state.flag[tile] = state.turn
    elif ROLE[tile] == Role.REFINERY:
        open_pile(state, MAKES[tile] - RAWS, events)
    rest(state)


@kernel
def open_pile(state: Any, good: int, events: Any) -> None:
    """H-42, H-43. The first refinery of a good: the milestone, and its pile into the bag."""
    if state.pile_open[good] == 1:
        return
    state.pile_open[good] = 1
    state.milestone[good] = state.turn
    emit(events, Event.MILESTONE, state.turn, good, 0, 0)
    emit(events, Event.PILE_OPENED, EMPTY, FLOUR + good, 0, 0)
    for tile in range(TILES):
        if GROUP[tile] == Group.FLOUR + good:
            state.bag[state.bag_left] = tile
            state.bag_left += 1
    shuffle(state, state.bag, state.bag_left)
    fill_row(state, events)


# Building roads


@kernel
def why_not_road_over(state: Any, me: Any, place: int, segment: int) -> int:
    """H-46 to H-48. Between two segments of a kind, where no road is yet."""
    if me.roads_left == 0:
        return Reason.NO_ROADS_LEFT
    if segment >= SEGMENTS[place]:
        return Reason.NO_SUCH_SEGMENT
    other = state.across[place, segment]
    if other == EMPTY:
        return Reason.NO_NEIGHBOUR
    if is_linked(state, place, other):
        return Reason.ALREADY_LINKED
    if KIND[place, segment] != state.meets[place, segment]:
        return Reason.CLIFF
    if state.preview == 1 and is_joined(state, other):
        return Reason.WOULD_LOOP
    return Reason.NONE


@kernel
def why_not_road_price(state: Any, me: Any, supply: int, place: int, segment: int) -> int:
    """H-46. Stone for a path through the forest, wood for a bridge over the mountains."""
    return why_not_afford(state, supply, ROAD_PRICE[KIND[place, segment] - FOREST], True, me.gold)


@kernel
def begin_road(state: Any, me: Any, place: int, segment: int, events: Any) -> None:
    """H-46. First the material."""
    send(state, me, place, events)
    ask_price(state, Deed.ROAD, place, segment, ROAD_PRICE[KIND[place, segment] - FOREST], 0, 0)
    state.phase = Phase.PAY


@kernel
def build_road(state: Any, me: Any, events: Any) -> None:
    """H-46 to H-49. The two are joined from now on."""
    place, segment = state.place, state.what
    other = state.across[place, segment]
    index = state.road_count
    state.road_from[index] = place
    state.road_to[index] = other
    state.road_segment[index] = segment
    state.road_owner[index] = state.turn
    state.road_count += 1
    me.roads_left -= 1
    link(state, place, other)
    connect(state)
    emit(events, Event.ROAD_BUILT, state.turn, place, other, segment)
    if state.milestone[Milestone.PLANNER] == EMPTY:
        state.milestone[Milestone.PLANNER] = state.turn
        emit(events, Event.MILESTONE, state.turn, Milestone.PLANNER, 0, 0)
    rest(state)
