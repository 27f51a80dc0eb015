"""Building: places on the lattice, bridges and paths."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.rng import shuffle
from dorfplatz.games.hamlet.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.hamlet.bits import first_of, without_first
from dorfplatz.games.hamlet.events import EventType, Source
from dorfplatz.games.hamlet.reasons import Reason
from dorfplatz.games.hamlet.rules_hall import fill_row
from dorfplatz.games.hamlet.rules_pay import (
    STORES,
    ask_price,
    can_pay,
    is_paid,
    noted_stock,
    noted_supply,
    spend,
    supply_at,
    why_not_afford,
    why_not_gold,
    win_points,
)
from dorfplatz.games.hamlet.rules_turn import finish, send, why_not_act, why_not_act_at, why_not_at, why_not_in
from dorfplatz.games.hamlet.rules_village import (
    connect,
    has_spot,
    is_joined,
    is_linked,
    lay,
    link,
    next_spot,
    spot_of,
    why_not_lay,
)
from dorfplatz.games.hamlet.state import EMPTY, Deed, Milestone, Phase, Player, Points, State, Work
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

# Beginning a place


@kernel
def why_not_build(state: State, me: Player, card: int, place: int) -> int:
    """H-11, H-40. A blueprint of the hand, a place of the network, its price there, and a spot where it fits."""
    reason = why_not_act(state, me)
    if reason == Reason.NONE:
        reason = why_not_card(state, me, card)
    if reason == Reason.NONE:
        reason = why_not_at(state, place)
    if reason != Reason.NONE:
        return reason
    tile = me.hand[card]
    reason = why_not_afford(state, supply_at(state, me, place), TILE_PRICE[tile], True, me.gold - TILE_COST[tile, GOLD])
    if reason == Reason.NONE and not has_spot(state, place, tile):
        return Reason.NO_SPOT
    return reason


@kernel
def why_not_card(state: State, me: Player, card: int) -> int:
    """H-23, H-40. A blueprint of the hand, and its price in gold; in the preview edition that may come from the rest of it."""
    if me.hand[card] == EMPTY:
        return Reason.NO_BLUEPRINT
    if state.preview == 1 and TILE_PRICE[me.hand[card]] > 0:
        return Reason.NONE
    return why_not_gold(me, TILE_COST[me.hand[card], GOLD])


@kernel
def legal_build(state: State, me: Player, work: Work, count: int) -> int:
    """Each blueprint at each place, if all there is in the village can pay for it."""
    for card in range(HAND):
        if why_not_card(state, me, card) != Reason.NONE:
            continue
        tile = me.hand[card]
        price, gold = TILE_PRICE[tile], me.gold - TILE_COST[tile, GOLD]
        left = int(state.network) if can_pay(state, noted_stock(state, STORES, work), price, 0, 0, True, gold) else 0
        while left != 0:
            place = first_of(left)
            left = without_first(left)
            if can_pay(state, noted_supply(state, place, work), price, 0, 0, True, gold) and has_spot(state, place, tile):
                count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.BUILD, card, place, 0))
    return count


@kernel
def begin_building(state: State, me: Player, card: int, place: int, events: Events) -> None:
    """H-40. The villager goes there; the spot is next."""
    send(state, me, place, events)
    state.place = place
    state.what = card
    state.phase = Phase.SPOT


# Choosing its spot


@kernel
def why_not_spot(state: State, me: Player, theirs: int, own: int) -> int:
    """H-11, H-40. When the spot is asked for, one where the tile fits."""
    reason = why_not_in(state, Phase.SPOT)
    return reason if reason != Reason.NONE else why_not_lay(state, state.place, theirs, me.hand[state.what], own)


@kernel
def legal_spot(state: State, me: Player, work: Work) -> int:
    """Each segment of the tile on each free segment of the place."""
    count = 0
    place, tile = state.place, me.hand[state.what]
    theirs, own, _, _ = next_spot(state, place, tile, 0, 0)
    while theirs != EMPTY:
        count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.SPOT, theirs, own, 0))
        theirs, own, _, _ = next_spot(state, place, tile, theirs, own + 1)
    return count


@kernel
def choose_spot(state: State, me: Player, theirs: int, own: int, events: Events) -> None:
    """H-40. Where it will lie; then it is paid for, gold first."""
    tile = me.hand[state.what]
    state.their_segment = theirs
    state.own_segment = own
    if state.preview == 0:
        pay_gold(state, me, tile, events)
    ask_price(state, Deed.BUILD, state.place, state.what, TILE_PRICE[tile], 0, 0)
    if is_paid(state):
        build(state, me, events)


@kernel
def pay_gold(state: State, me: Player, tile: int, events: Events) -> None:
    """H-23. The gold of a building: first, or last in the preview edition."""
    if TILE_COST[tile, GOLD] > 0:
        spend(state, me, TILE_COST[tile, GOLD], Source.BUILDING, state.place, events)


@kernel
def build(state: State, me: Player, events: Events) -> None:
    """H-40 to H-44. The blueprint becomes a place."""
    tile = me.hand[state.what]
    if state.preview == 1:
        pay_gold(state, me, tile, events)
    sixths, a, b = spot_of(state, state.place, state.their_segment, tile, state.own_segment)
    lay(state, tile, sixths, a, b)
    event = emit(events, EventType.BUILT, state.turn)
    event.tile = tile
    event.place = state.place
    for card in range(state.what, HAND - 1):
        me.hand[card] = me.hand[card + 1]
    me.hand[HAND - 1] = EMPTY
    win_points(state, state.turn, REWARD[tile], Points.BUILDING, tile, events)
    if ROLE[tile] == Role.LANDMARK:
        state.flag[tile] = state.turn
    elif ROLE[tile] == Role.REFINERY:
        open_pile(state, MAKES[tile] - RAWS, events)
    finish(state)


@kernel
def open_pile(state: State, good: int, events: Events) -> None:
    """H-42, H-43. The first refinery of a good: the milestone, and its pile into the bag."""
    if state.pile_open[good] == 1:
        return
    state.pile_open[good] = 1
    reach_milestone(state, good, events)
    event = emit(events, EventType.PILE_OPENED, EMPTY)
    event.good = FLOUR + good
    for tile in range(TILES):
        if GROUP[tile] == Group.FLOUR + good:
            state.bag[state.bag_left] = tile
            state.bag_left += 1
    shuffle(state.rng, state.bag, state.bag_left)
    fill_row(state, events)


@kernel
def reach_milestone(state: State, milestone: int, events: Events) -> None:
    """H-42, H-49. Whoever comes first has it."""
    state.milestone[milestone] = state.turn
    event = emit(events, EventType.MILESTONE, state.turn)
    event.milestone = milestone


# Roads


@kernel
def why_not_road(state: State, me: Player, place: int, segment: int) -> int:
    """H-46. From a place of the network, where one can be built and paid for."""
    reason = why_not_act_at(state, me, place)
    if reason == Reason.NONE:
        reason = why_not_road_over(state, me, place, segment)
    if reason == Reason.NONE:
        reason = why_not_road_price(state, me, supply_at(state, me, place), place, segment)
    return reason


@kernel
def why_not_road_over(state: State, me: Player, place: int, segment: int) -> int:
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
def road_price(place: int, segment: int) -> int:
    """H-46. Stone for a path through the forest, wood for a bridge over the mountains."""
    return ROAD_PRICE[KIND[place, segment] - FOREST]


@kernel
def why_not_road_price(state: State, me: Player, supply: int, place: int, segment: int) -> int:
    """H-46. The material can be brought or bought."""
    return why_not_afford(state, supply, road_price(place, segment), True, me.gold)


@kernel
def legal_road(state: State, me: Player, work: Work, count: int) -> int:
    """Bridges and paths, where two places touch and no road joins them; in the preview edition not within the network."""
    left = int(state.network) if me.roads_left > 0 else 0
    within = int(state.network) if state.preview == 1 else 0
    while left != 0:
        place = first_of(left)
        left = without_first(left)
        if int(state.touching[place]) & ~(int(state.linked[place]) | within) != 0:
            for segment in range(SEGMENTS[place]):
                if (
                    why_not_road_over(state, me, place, segment) == Reason.NONE
                    and why_not_road_price(state, me, noted_supply(state, place, work), place, segment) == Reason.NONE
                ):
                    count = add(work.moves, count, encode(ACTION_LAYOUT, ActionType.ROAD, place, segment, 0))
    return count


@kernel
def begin_road(state: State, me: Player, place: int, segment: int, events: Events) -> None:
    """H-46. First the material."""
    send(state, me, place, events)
    ask_price(state, Deed.ROAD, place, segment, road_price(place, segment), 0, 0)


@kernel
def build_road(state: State, me: Player, events: Events) -> None:
    """H-46 to H-49. The two are joined from now on."""
    place, segment, road = state.place, state.what, state.road_count
    other = state.across[place, segment]
    state.road_from[road] = place
    state.road_to[road] = other
    state.road_segment[road] = segment
    state.road_owner[road] = state.turn
    state.road_count += 1
    me.roads_left -= 1
    link(state, place, other)
    connect(state)
    event = emit(events, EventType.ROAD_BUILT, state.turn)
    event.place = place
    event.to = other
    event.segment = segment
    if state.milestone[Milestone.PLANNER] == EMPTY:
        reach_milestone(state, Milestone.PLANNER, events)
    finish(state)
