"""What is true of every position of Hamlet: nothing is lost, nothing is there twice, everything stands where it may.

The rules never ask this; the conformance suite and the soak run do, after every decision.
"""

from __future__ import annotations

from enum import IntEnum

from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import unless
from dorfplatz.games.hamlet.rules_ground import FOOTPRINT, VERTICES, further, span, vertex
from dorfplatz.games.hamlet.rules_hall import donkeys_of
from dorfplatz.games.hamlet.rules_pay import is_paid
from dorfplatz.games.hamlet.rules_village import is_joined, is_linked, reached
from dorfplatz.games.hamlet.state import EMPTY, Deed, Phase, State
from dorfplatz.games.hamlet.tables import (
    AREA,
    DONKEYS,
    GROUP,
    HAND,
    KIND,
    MAKES,
    MOST_ORDERS,
    MOST_VILLAGERS,
    RAWS,
    REFINED,
    ROAD,
    ROADS,
    ROLE,
    ROW,
    SALE_SLOTS,
    SALES,
    SEGMENTS,
    SLOTS,
    TIER_START,
    TIERS,
    TILES,
    TOKENS,
    Group,
    Role,
    Tile,
)


class Broken(IntEnum):
    """What can be wrong."""

    NONE = 0
    NUMBERS = 1
    TOKENS = 2
    TILES = 3
    GROUND = 4
    CONTACTS = 5
    NETWORK = 6
    SLOTS = 7
    WORKERS = 8
    ROADS = 9
    SALES = 10
    ORDERS = 11
    TURN = 12


@kernel
def broken(state: State) -> int:
    """The first thing that is wrong, or 0."""
    return (
        unless(nothing_is_negative(state), Broken.NUMBERS)
        or unless(goods_add_up(state), Broken.TOKENS)
        or unless(tiles_are_there_once(state), Broken.TILES)
        or unless(ground_is_covered_once(state), Broken.GROUND)
        or unless(contacts_are_right(state), Broken.CONTACTS)
        or unless(network_is_known(state), Broken.NETWORK)
        or unless(slots_hold_what_they_may(state), Broken.SLOTS)
        or unless(workers_stand_right(state), Broken.WORKERS)
        or unless(roads_lie_right(state), Broken.ROADS)
        or unless(sales_add_up(state), Broken.SALES)
        or unless(orders_add_up(state), Broken.ORDERS)
        or unless(someone_can_decide(state), Broken.TURN)
    )


@kernel
def nothing_is_negative(state: State) -> bool:
    """Gold, points, what is left."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.gold < 0 or player.roads_left < 0 or player.orders < 0 or player.sales < 0:
            return False
        for what in range(len(player.points)):
            if player.points[what] < 0:
                return False
    return state.bag_left >= 0


@kernel
def goods_add_up(state: State) -> bool:
    """In hand and in the village: two of each kind for every player."""
    for seat in range(state.seats):
        for good in range(len(REFINED)):
            count = state.players[seat].tokens[good]
            for place in range(TILES):
                for slot in range(SLOTS[place]):
                    if state.slot_kind[place, slot] == RAWS + good and state.slot_owner[place, slot] == seat:
                        count += 1
            if count != TOKENS or state.players[seat].tokens[good] < 0:
                return False
    return True


@kernel
def tiles_are_there_once(state: State) -> bool:
    """In the village, in a hand, in the row, in the bag or in a pile that is still closed."""
    for slot in range(ROW):
        if state.row[slot] == EMPTY and (state.row_gold[slot] != 0 or state.bag_left > 0):
            return False
    for tile in range(TILES):
        if (state.bag[tile] == EMPTY) != (tile >= state.bag_left) or count_tile(state, tile) != 1:
            return False
    return True


@kernel
def count_tile(state: State, tile: int) -> int:
    """How often a tile is there."""
    count = int(state.placed[tile])
    if GROUP[tile] >= Group.FLOUR and state.pile_open[GROUP[tile] - Group.FLOUR] == 0:
        count += 1
    for seat in range(state.seats):
        for card in range(HAND):
            count += 1 if state.players[seat].hand[card] == tile else 0
    for slot in range(ROW):
        count += 1 if state.row[slot] == tile else 0
    for card in range(TILES):
        count += 1 if state.bag[card] == tile else 0
    return count


@kernel
def ground_is_covered_once(state: State) -> bool:
    """All that a tile sets is there, and as many triangles of ground are taken as the tiles have: no two of them overlap.
    The span of the village is known."""
    area = 0
    for tile in range(TILES):
        if state.placed[tile] == 1:
            area += AREA[tile]
            a, b, sixths = state.at[tile, 0], state.at[tile, 1], state.turned[tile]
            if span(state, tile, sixths, a, b) != (state.left, state.low, state.right, state.high):
                return False
            origin = vertex(a, b)
            for index in range(VERTICES[tile, sixths]):
                here = int(state.ground[further(origin, FOOTPRINT[tile, sixths, index, 0])])
                if here & FOOTPRINT[tile, sixths, index, 1] != FOOTPRINT[tile, sixths, index, 1]:
                    return False
    for corner in range(len(state.ground)):
        here = int(state.ground[corner])
        area -= (here & 1) + ((here >> 1) & 1)
    return area == 0


@kernel
def contacts_are_right(state: State) -> bool:
    """Roads meet roads only, every contact is known on both sides, and so is who faces whom."""
    for place in range(TILES):
        facing = 0
        for segment in range(SEGMENTS[place]):
            other = state.across[place, segment]
            if (other == EMPTY) != (state.meets[place, segment] == EMPTY):
                return False
            if other != EMPTY:
                if state.placed[place] == 0 or state.placed[other] == 0:
                    return False
                if (KIND[place, segment] == ROAD) != (state.meets[place, segment] == ROAD):
                    return False
                if count_contacts(state, place, other) != count_contacts(state, other, place):
                    return False
                if KIND[place, segment] != ROAD and KIND[place, segment] == state.meets[place, segment]:
                    facing |= 1 << int(other)
        if state.facing[place] != facing:
            return False
    return True


@kernel
def count_contacts(state: State, place: int, other: int) -> int:
    """Segments of one that lie on another."""
    count = 0
    for segment in range(SEGMENTS[place]):
        if state.across[place, segment] == other:
            count += 1
    return count


@kernel
def network_is_known(state: State) -> bool:
    """Connections go both ways, and the network is what can be reached."""
    for place in range(TILES):
        for other in range(TILES):
            if is_linked(state, place, other) != is_linked(state, other, place):
                return False
    return state.network == reached(state.linked, Tile.CHURCH, EMPTY, EMPTY, 0)


@kernel
def slots_hold_what_they_may(state: State) -> bool:
    """Raw materials in producers and barns, goods with their makers in refineries."""
    for place in range(TILES):
        for slot in range(SLOTS[place]):
            kind, owner = state.slot_kind[place, slot], state.slot_owner[place, slot]
            if kind == EMPTY:
                if owner != EMPTY or state.slot_fine[place, slot] != 0:
                    return False
            elif ROLE[place] == Role.REFINERY:
                if kind != MAKES[place] or owner < 0 or owner >= state.seats or state.placed[place] == 0:
                    return False
            elif kind >= RAWS or owner != EMPTY or (ROLE[place] == Role.PRODUCER and kind != MAKES[place]):
                return False
    return True


@kernel
def workers_stand_right(state: State) -> bool:
    """On the network; four villagers and six donkeys at most."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.villagers < 1 or player.villagers > MOST_VILLAGERS or donkeys_of(player) > DONKEYS:
            return False
        for villager in range(player.villagers):
            if not is_joined(state, player.villager_at[villager]):
                return False
        for place in range(TILES):
            if player.donkeys[place] < 0 or player.rested[place] < 0 or player.rested[place] > player.donkeys[place]:
                return False
            if player.donkeys[place] > 0 and not is_joined(state, place):
                return False
    return True


@kernel
def roads_lie_right(state: State) -> bool:
    """Between two segments of a kind; five for each player."""
    for seat in range(state.seats):
        if count_roads(state, seat) + state.players[seat].roads_left != ROADS:
            return False
    for road in range(state.road_count):
        place, segment = state.road_from[road], state.road_segment[road]
        if state.across[place, segment] != state.road_to[road] or not is_linked(state, place, state.road_to[road]):
            return False
        if KIND[place, segment] == ROAD or KIND[place, segment] != state.meets[place, segment]:
            return False
    return True


@kernel
def count_roads(state: State, seat: int) -> int:
    """Roads of a player."""
    count = 0
    for road in range(state.road_count):
        count += 1 if state.road_owner[road] == seat else 0
    return count


@kernel
def sales_add_up(state: State) -> bool:
    """Open, taken or still face down."""
    taken = 0
    for sale in range(SALES):
        taken += 1 if state.sale_owner[sale] != EMPTY else 0
        if count_sale(state, sale) != 1:
            return False
    for tier in range(TIERS):
        if state.sale_drawn[tier] > state.sale_playing[tier]:
            return False
    for seat in range(state.seats):
        taken -= state.players[seat].sales
    return taken == 0


@kernel
def count_sale(state: State, sale: int) -> int:
    """How often a sale tile is there."""
    count = 1 if state.sale_owner[sale] != EMPTY else 0
    for slot in range(SALE_SLOTS):
        count += 1 if state.sale_row[slot] == sale else 0
    for tier in range(TIERS):
        for place in range(TIER_START[tier] + state.sale_drawn[tier], TIER_START[tier + 1]):
            count += 1 if state.sale_deck[place] == sale else 0
    return count


@kernel
def orders_add_up(state: State) -> bool:
    """Every filled order has somebody who filled it."""
    filled = 0
    for order in range(MOST_ORDERS):
        if state.order_by[order] != EMPTY:
            filled += 1
    for seat in range(state.seats):
        filled -= state.players[seat].orders
    return filled == 0


@kernel
def someone_can_decide(state: State) -> bool:
    """A seat of this game, asked what is due."""
    if state.turn < 0 or state.turn >= state.seats or (state.over == 1) != (state.phase == Phase.OVER):
        return False
    if state.phase == Phase.PAY or state.phase == Phase.MORE:
        return state.deed != Deed.NOTHING and not is_paid(state)
    if state.phase == Phase.SPOT:
        return state.players[state.turn].hand[state.what] != EMPTY
    return state.deed == Deed.NOTHING
