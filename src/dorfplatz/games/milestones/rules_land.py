"""The land: roads, houses, marketplaces, deliveries, and the bonus tiles that lie there."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import because
from dorfplatz.games.milestones.events import Event
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_loop import win_points
from dorfplatz.games.milestones.rules_trade import gain_one, pay, why_not_pay
from dorfplatz.games.milestones.state import EMPTY, Phase, Piece, Points
from dorfplatz.games.milestones.tables import (
    AROUND,
    BUSH_OF,
    BUSHES,
    BUSHES_AROUND,
    COIN,
    CORNERS,
    COST,
    DELIVERY,
    NUMBER,
    PATH,
    PATH_EDGES,
    SIDES,
    WORKER_KIND,
    WORKPLACES,
    Deal,
)

# Roads


@kernel
def why_not_roads(state: Any, me: Any) -> int:
    """M-29, M-60. A section must be left and paid for."""
    if state.sections_left == 0:
        return Reason.NO_SECTION_LEFT
    return why_not_pay(me, COST[Deal.ROAD])


@kernel
def why_not_road_from(state: Any, vertex: int) -> int:
    """M-31 to M-33. From any marketplace, or from the free number at the end of a road."""
    if state.pieces[vertex] == Piece.MARKET:
        return Reason.NONE
    if state.pieces[vertex] == Piece.MILESTONE:
        return Reason.NO_BRANCH_AT_MILESTONE
    if state.road_ends[vertex] == 0:
        return Reason.NO_ROAD_TO_CONTINUE
    if state.road_ends[vertex] > 1:
        return Reason.NO_BRANCH_WITHOUT_MARKET
    return Reason.NONE


@kernel
def why_not_road_over(state: Any, path: int) -> int:
    """M-34. Milestone and end on numbers that no road has reached, so that all roads stay one tree."""
    for place in range(1, 3):
        vertex = PATH[path, place]
        if state.road_ends[vertex] > 0 or state.pieces[vertex] != Piece.FREE:
            return because(Reason.LOOP, vertex)
    return Reason.NONE


@kernel
def build_road(state: Any, me: Any, path: int, events: Any) -> None:
    """M-29, M-30. Two pieces, a milestone between them, its number in points."""
    milestone = PATH[path, 1]
    pay(state, me, COST[Deal.ROAD], events)
    state.sections_left -= 1
    for place in range(2):
        state.roads[PATH_EDGES[path, place]] = 1
    for place in range(3):
        state.road_ends[PATH[path, place]] += 2 if place == 1 else 1
    state.pieces[milestone] = Piece.MILESTONE
    emit(events, Event.ROAD_BUILT, state.turn, path, 0, 0)
    win_points(state, me, NUMBER[milestone], Points.ROADS, milestone, events)
    offer_around(state, me, milestone, events)


# Houses


@kernel
def free_corners(state: Any, triangle: int) -> int:
    """M-37, M-41. The sum of the numbers at its corners that nothing stands on."""
    total = 0
    for corner in range(3):
        vertex = CORNERS[triangle, corner]
        if state.pieces[vertex] == Piece.FREE:
            total += NUMBER[vertex]
    return total


@kernel
def why_not_houses(state: Any, me: Any) -> int:
    """M-36, M-61. A house must be left and paid for."""
    if state.houses_left == 0:
        return Reason.NO_HOUSE_LEFT
    return why_not_pay(me, COST[Deal.HOUSE])


@kernel
def why_not_house_in(state: Any, me: Any, triangle: int) -> int:
    """M-36, M-38, M-46. One house per triangle, at a road; and not where a bonus tile lies that one can't take."""
    if state.houses[triangle] == 1:
        return Reason.HOUSE_THERE
    if state.roads[SIDES[triangle, 0]] + state.roads[SIDES[triangle, 1]] + state.roads[SIDES[triangle, 2]] == 0:
        return Reason.NO_ROAD_BESIDE
    bush = BUSH_OF[triangle]
    if bush != EMPTY and state.bonus[bush] != EMPTY and count_takers(me, state.bonus[bush]) == 0:
        return because(Reason.NO_WORKER_FOR_BONUS, state.bonus[bush])
    return Reason.NONE


@kernel
def build_house(state: Any, me: Any, triangle: int, events: Any) -> None:
    """M-36, M-37, M-46. The free numbers around it count; a bonus tile must leave, by choice if there is one."""
    pay(state, me, COST[Deal.HOUSE], events)
    state.houses_left -= 1
    state.houses[triangle] = 1
    emit(events, Event.HOUSE_BUILT, state.turn, triangle, 0, 0)
    win_points(state, me, free_corners(state, triangle), Points.HOUSES, triangle, events)
    bush = BUSH_OF[triangle]
    if bush != EMPTY and state.bonus[bush] != EMPTY:
        kind = state.bonus[bush]
        if count_takers(me, kind) > 1:
            state.offered[bush] = 1
            state.must_take = 1
            state.phase = Phase.BONUS
            emit(events, Event.BONUS_OFFERED, state.turn, kind, bush, 1)
        else:
            for place in range(WORKPLACES):
                if can_take(me, place, kind):
                    take_bonus(state, me, bush, place, events)
                    return


# Marketplaces


@kernel
def why_not_markets(state: Any, me: Any) -> int:
    """M-39, M-62. A marketplace must be left and paid for."""
    if state.markets_left == 0:
        return Reason.NO_MARKET_LEFT
    return why_not_pay(me, COST[Deal.MARKET])


@kernel
def why_not_market_on(state: Any, vertex: int) -> int:
    """M-39. A free number at the end of a road or between two sections."""
    if state.pieces[vertex] != Piece.FREE:
        return Reason.NUMBER_TAKEN
    if state.road_ends[vertex] == 0:
        return Reason.NOT_ON_A_ROAD
    return Reason.NONE


@kernel
def build_market(state: Any, me: Any, vertex: int, events: Any) -> None:
    """M-39, M-40. The number it covers in points."""
    pay(state, me, COST[Deal.MARKET], events)
    state.markets_left -= 1
    state.pieces[vertex] = Piece.MARKET
    emit(events, Event.MARKET_BUILT, state.turn, vertex, 0, 0)
    win_points(state, me, NUMBER[vertex], Points.MARKETS, vertex, events)
    offer_around(state, me, vertex, events)


# Bonus tiles


@kernel
def can_take(me: Any, place: int, kind: int) -> bool:
    """M-43, M-44. A worker of the kind without a bonus tile."""
    worker = me.workers[place]
    return worker >= 0 and WORKER_KIND[worker] == kind and me.bonus[place] == 0


@kernel
def count_takers(me: Any, kind: int) -> int:
    """How many workers could take such a tile."""
    count = 0
    for place in range(WORKPLACES):
        if can_take(me, place, kind):
            count += 1
    return count


@kernel
def offer_around(state: Any, me: Any, vertex: int, events: Any) -> None:
    """M-42, M-45. The tiles of all triangles that have a corner there, if a worker can take them."""
    state.must_take = 0
    for index in range(6):
        bush = BUSHES_AROUND[vertex, index]
        if bush == EMPTY:
            return
        if state.bonus[bush] != EMPTY and count_takers(me, state.bonus[bush]) > 0:
            state.offered[bush] = 1
            state.phase = Phase.BONUS
            emit(events, Event.BONUS_OFFERED, state.turn, state.bonus[bush], bush, 0)


@kernel
def why_not_bonus_of(state: Any, bush: int) -> int:
    """M-42. A tile that was just built upon."""
    if state.offered[bush] == 0:
        return Reason.NOT_OFFERED
    return Reason.NONE


@kernel
def why_not_bonus_on(state: Any, me: Any, bush: int, place: int) -> int:
    """M-43, M-44. Onto a worker of the same kind that has none."""
    if me.workers[place] < 0 or WORKER_KIND[me.workers[place]] != state.bonus[bush]:
        return because(Reason.WRONG_WORKER, state.bonus[bush])
    if me.bonus[place] == 1:
        return Reason.WORKER_HAS_BONUS
    return Reason.NONE


@kernel
def take_bonus(state: Any, me: Any, bush: int, place: int, events: Any) -> None:
    """M-44, M-45, M-48. Onto the worker, for a point; what else is offered must still find one."""
    kind = state.bonus[bush]
    state.bonus[bush] = EMPTY
    state.offered[bush] = 0
    me.bonus[place] = 1
    emit(events, Event.BONUS_TAKEN, state.turn, kind, bush, place + 1)
    win_points(state, me, 1, Points.BONUS, place + 1, events)
    state.phase = Phase.TURN
    for other in range(BUSHES):
        if state.offered[other] == 1:
            if count_takers(me, state.bonus[other]) > 0:
                state.phase = Phase.BONUS
            else:
                state.offered[other] = 0


@kernel
def decline_bonus(state: Any, events: Any) -> None:
    """M-45, M-47. The tiles stay where they are."""
    for bush in range(BUSHES):
        state.offered[bush] = 0
    state.phase = Phase.TURN
    emit(events, Event.BONUS_DECLINED, state.turn, 0, 0, 0)


# Deliveries


@kernel
def why_not_deliver_at_all(me: Any) -> int:
    """M-51. Two grain each."""
    return why_not_pay(me, COST[Deal.DELIVERY])


@kernel
def why_not_deliver_to(state: Any, vertex: int) -> int:
    """M-51, M-52. A marketplace without a sack."""
    if state.pieces[vertex] != Piece.MARKET:
        return Reason.NO_MARKET_THERE
    if state.sacks[vertex] == 1:
        return Reason.ALREADY_SUPPLIED
    return Reason.NONE


@kernel
def free_around(state: Any, vertex: int, number: int) -> int:
    """How many free numbers of that value lie directly around."""
    count = 0
    for side in range(6):
        other = AROUND[vertex, side]
        if other >= 0 and state.pieces[other] == Piece.FREE and NUMBER[other] == number:
            count += 1
    return count


@kernel
def all_free_around(state: Any, vertex: int) -> int:
    """How many free numbers lie directly around."""
    count = 0
    for side in range(6):
        other = AROUND[vertex, side]
        if other >= 0 and state.pieces[other] == Piece.FREE:
            count += 1
    return count


@kernel
def why_not_deliver_for(state: Any, vertex: int, delivery: int, free: int) -> int:
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
def deliver(state: Any, me: Any, vertex: int, delivery: int, events: Any) -> None:
    """M-51, M-53, M-55. The sack stays for good; points and a coin."""
    pay(state, me, COST[Deal.DELIVERY], events)
    state.sacks[vertex] = 1
    emit(events, Event.DELIVERED, state.turn, vertex, delivery, 0)
    win_points(state, me, DELIVERY[delivery, 0] + DELIVERY[delivery, 1], Points.DELIVERIES, vertex, events)
    gain_one(state, me, COIN, events)
