"""The land: roads, houses and marketplaces of the building office, deliveries of the mill."""

from __future__ import annotations

from dorfplatz.core.actions import add, encode
from dorfplatz.core.events import Events, emit
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.reason import because, unless
from dorfplatz.core.records import Array
from dorfplatz.games.milestones.actions import ACTION_LAYOUT, ActionType
from dorfplatz.games.milestones.events import EventType
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_bonus import clear_bush, offer_around, why_not_clear
from dorfplatz.games.milestones.rules_loop import gain_one
from dorfplatz.games.milestones.rules_trade import pay, why_not_pay
from dorfplatz.games.milestones.rules_turn import why_not_at, win_points
from dorfplatz.games.milestones.state import Piece, Player, Points, State
from dorfplatz.games.milestones.tables import (
    AROUND,
    COIN,
    CORNERS,
    COST,
    DELIVERIES,
    DELIVERY,
    MILL,
    NUMBER,
    OFFICE,
    PATH,
    PATH_EDGES,
    PATHS_FROM,
    SIDES,
    TRIANGLES,
    VERTICES,
    Deal,
)

# Roads


@kernel
def why_not_road_at_all(state: State, me: Player) -> int:
    """M-28, M-29, M-60. A section must be left and paid for."""
    at = why_not_at(state, me, OFFICE)
    return at or unless(state.sections_left > 0, Reason.NO_SECTION_LEFT) or why_not_pay(me, COST[Deal.ROAD])


@kernel
def why_not_road_from(state: State, vertex: int) -> int:
    """M-31 to M-33. From any marketplace, or from the free number at the end of a road."""
    piece, ends = state.pieces[vertex], state.road_ends[vertex]
    if piece == Piece.MARKET:
        return Reason.NONE
    milestone = unless(piece == Piece.FREE, Reason.NO_BRANCH_AT_MILESTONE)
    return milestone or unless(ends > 0, Reason.NO_ROAD_TO_CONTINUE) or unless(ends == 1, Reason.NO_BRANCH_WITHOUT_MARKET)


@kernel
def why_not_road_over(state: State, path: int) -> int:
    """M-34. Milestone and end on numbers that no road has reached, so that all roads stay one tree."""
    for place in range(1, 3):
        vertex = PATH[path, place]
        if state.road_ends[vertex] > 0 or state.pieces[vertex] != Piece.FREE:
            return because(Reason.LOOP, vertex)
    return Reason.NONE


@kernel
def why_not_road(state: State, me: Player, path: int) -> int:
    """M-29 to M-34. A section that is paid for, from where roads may go on, to where none has come."""
    return why_not_road_at_all(state, me) or why_not_road_from(state, PATH[path, 0]) or why_not_road_over(state, path)


@inlined
def legal_roads(state: State, me: Player, moves: Array, count: int) -> int:
    """Every section from every number where one may begin."""
    if why_not_road_at_all(state, me) == Reason.NONE:
        for vertex in range(VERTICES):
            if why_not_road_from(state, vertex) == Reason.NONE:
                for path in range(PATHS_FROM[vertex], PATHS_FROM[vertex + 1]):
                    if why_not_road_over(state, path) == Reason.NONE:
                        count = add(moves, count, encode(ACTION_LAYOUT, ActionType.ROAD, path, 0, 0))
    return count


@inlined
def build_road(state: State, me: Player, path: int, events: Events) -> None:
    """M-29, M-30. Two pieces, a milestone between them, its number in points."""
    milestone = PATH[path, 1]
    pay(state, me, COST[Deal.ROAD], events)
    state.sections_left -= 1
    for place in range(2):
        state.roads[PATH_EDGES[path, place]] = 1
    for place in range(3):
        state.road_ends[PATH[path, place]] += 2 if place == 1 else 1
    state.pieces[milestone] = Piece.MILESTONE
    emit(events, EventType.ROAD_BUILT, state.turn).path = path
    win_points(state, me, NUMBER[milestone], Points.ROADS, events).vertex = milestone
    offer_around(state, me, milestone, events)


# Houses


@kernel
def free_corners(state: State, triangle: int) -> int:
    """M-37, M-41. The sum of the numbers at its corners that nothing stands on."""
    total = 0
    for corner in range(3):
        vertex = CORNERS[triangle, corner]
        if state.pieces[vertex] == Piece.FREE:
            total += NUMBER[vertex]
    return total


@kernel
def why_not_house_at_all(state: State, me: Player) -> int:
    """M-28, M-36, M-61. A house must be left and paid for."""
    at = why_not_at(state, me, OFFICE)
    return at or unless(state.houses_left > 0, Reason.NO_HOUSE_LEFT) or why_not_pay(me, COST[Deal.HOUSE])


@kernel
def why_not_house_in(state: State, me: Player, triangle: int) -> int:
    """M-36, M-38, M-46. One house per triangle, at a road; and not where a bonus tile lies that one can't take."""
    if state.houses[triangle] == 1:
        return Reason.HOUSE_THERE
    if state.roads[SIDES[triangle, 0]] + state.roads[SIDES[triangle, 1]] + state.roads[SIDES[triangle, 2]] == 0:
        return Reason.NO_ROAD_BESIDE
    return why_not_clear(state, me, triangle)


@kernel
def why_not_house(state: State, me: Player, triangle: int) -> int:
    """M-36, M-38, M-46. A house that is paid for, in a triangle that may have one."""
    return why_not_house_at_all(state, me) or why_not_house_in(state, me, triangle)


@inlined
def legal_houses(state: State, me: Player, moves: Array, count: int) -> int:
    """Every triangle that may have one."""
    if why_not_house_at_all(state, me) == Reason.NONE:
        for triangle in range(TRIANGLES):
            if why_not_house_in(state, me, triangle) == Reason.NONE:
                count = add(moves, count, encode(ACTION_LAYOUT, ActionType.HOUSE, triangle, 0, 0))
    return count


@inlined
def build_house(state: State, me: Player, triangle: int, events: Events) -> None:
    """M-36, M-37, M-46. The free numbers around it count; a bonus tile must leave."""
    pay(state, me, COST[Deal.HOUSE], events)
    state.houses_left -= 1
    state.houses[triangle] = 1
    emit(events, EventType.HOUSE_BUILT, state.turn).triangle = triangle
    win_points(state, me, free_corners(state, triangle), Points.HOUSES, events).triangle = triangle
    clear_bush(state, me, triangle, events)


# Marketplaces


@kernel
def why_not_market_at_all(state: State, me: Player) -> int:
    """M-28, M-39, M-62. A marketplace must be left and paid for."""
    at = why_not_at(state, me, OFFICE)
    return at or unless(state.markets_left > 0, Reason.NO_MARKET_LEFT) or why_not_pay(me, COST[Deal.MARKET])


@kernel
def why_not_market_on(state: State, vertex: int) -> int:
    """M-39. A free number at the end of a road or between two sections."""
    free = unless(state.pieces[vertex] == Piece.FREE, Reason.NUMBER_TAKEN)
    return free or unless(state.road_ends[vertex] > 0, Reason.NOT_ON_A_ROAD)


@kernel
def why_not_market(state: State, me: Player, vertex: int) -> int:
    """M-39. A marketplace that is paid for, on a number that may have one."""
    return why_not_market_at_all(state, me) or why_not_market_on(state, vertex)


@inlined
def legal_markets(state: State, me: Player, moves: Array, count: int) -> int:
    """Every number that may have one."""
    if why_not_market_at_all(state, me) == Reason.NONE:
        for vertex in range(VERTICES):
            if why_not_market_on(state, vertex) == Reason.NONE:
                count = add(moves, count, encode(ACTION_LAYOUT, ActionType.MARKET, vertex, 0, 0))
    return count


@inlined
def build_market(state: State, me: Player, vertex: int, events: Events) -> None:
    """M-39, M-40. The number it covers in points."""
    pay(state, me, COST[Deal.MARKET], events)
    state.markets_left -= 1
    state.pieces[vertex] = Piece.MARKET
    emit(events, EventType.MARKET_BUILT, state.turn).vertex = vertex
    win_points(state, me, NUMBER[vertex], Points.MARKETS, events).vertex = vertex
    offer_around(state, me, vertex, events)


# Deliveries


@kernel
def why_not_deliver_at_all(state: State, me: Player) -> int:
    """M-51. Two grain each, at the mill."""
    return why_not_at(state, me, MILL) or why_not_pay(me, COST[Deal.DELIVERY])


@kernel
def why_not_deliver_to(state: State, vertex: int) -> int:
    """M-51, M-52. A marketplace without a sack."""
    market = unless(state.pieces[vertex] == Piece.MARKET, Reason.NO_MARKET_THERE)
    return market or unless(state.sacks[vertex] == 0, Reason.ALREADY_SUPPLIED)


@kernel
def free_around(state: State, vertex: int, number: int) -> int:
    """How many free numbers of that value lie directly around."""
    count = 0
    for side in range(6):
        other = AROUND[vertex, side]
        if other >= 0 and state.pieces[other] == Piece.FREE and NUMBER[other] == number:
            count += 1
    return count


@kernel
def all_free_around(state: State, vertex: int) -> int:
    """How many free numbers lie directly around."""
    count = 0
    for side in range(6):
        other = AROUND[vertex, side]
        if other >= 0 and state.pieces[other] == Piece.FREE:
            count += 1
    return count


@kernel
def best_delivery(state: State, vertex: int) -> int:
    """M-53. The most points a delivery could bring there."""
    high = low = 0
    for side in range(6):
        other = AROUND[vertex, side]
        if other >= 0 and state.pieces[other] == Piece.FREE:
            number = NUMBER[other]
            if number > high:
                high, low = number, high
            else:
                low = max(low, number)
    return high + low


@kernel
def why_not_deliver_for(state: State, vertex: int, delivery: int, free: int) -> int:
    """M-53, M-54. Two of the free numbers around; fewer only where there are fewer."""
    high, low = DELIVERY[delivery, 0], DELIVERY[delivery, 1]
    if high > 0 and free_around(state, vertex, high) < (2 if high == low else 1):
        return because(Reason.NUMBERS_NOT_FREE, vertex)
    if low > 0 and low != high and free_around(state, vertex, low) < 1:
        return because(Reason.NUMBERS_NOT_FREE, vertex)
    if (low == 0 and free > 1) or (high == 0 and free > 0):
        return because(Reason.TOO_FEW_NUMBERS, min(free, 2))
    return Reason.NONE


@kernel
def why_not_deliver(state: State, me: Player, vertex: int, delivery: int) -> int:
    """M-51 to M-54. Grain, a marketplace without a sack, and numbers that are free."""
    reason = why_not_deliver_at_all(state, me) or why_not_deliver_to(state, vertex)
    return reason or why_not_deliver_for(state, vertex, delivery, all_free_around(state, vertex))


@inlined
def legal_deliveries(state: State, me: Player, moves: Array, count: int) -> int:
    """Every market without a sack, with every choice of numbers."""
    if why_not_deliver_at_all(state, me) == Reason.NONE:
        for vertex in range(VERTICES):
            if why_not_deliver_to(state, vertex) == Reason.NONE:
                free = all_free_around(state, vertex)
                for delivery in range(len(DELIVERIES)):
                    if why_not_deliver_for(state, vertex, delivery, free) == Reason.NONE:
                        count = add(moves, count, encode(ACTION_LAYOUT, ActionType.DELIVER, vertex, delivery, 0))
    return count


@inlined
def deliver(state: State, me: Player, vertex: int, delivery: int, events: Events) -> None:
    """M-51, M-53, M-55. The sack stays for good; points and a coin."""
    pay(state, me, COST[Deal.DELIVERY], events)
    state.sacks[vertex] = 1
    emit(events, EventType.DELIVERED, state.turn).vertex = vertex
    win_points(state, me, DELIVERY[delivery, 0] + DELIVERY[delivery, 1], Points.DELIVERIES, events).vertex = vertex
    gain_one(state, me, COIN, events)
