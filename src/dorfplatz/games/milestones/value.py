"""What a position is worth to a simple bot: the points it has, and those it can expect."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.work import Work
from dorfplatz.games.milestones.rules_land import (
    best_delivery,
    free_corners,
    why_not_house_in,
    why_not_market_on,
    why_not_road_from,
    why_not_road_over,
)
from dorfplatz.games.milestones.rules_loop import goods_of, is_ascending
from dorfplatz.games.milestones.rules_turn import MOVES, marker
from dorfplatz.games.milestones.scoring import majority, strength
from dorfplatz.games.milestones.state import EMPTY, Phase, Piece, Player, State
from dorfplatz.games.milestones.tables import (
    CASTLE,
    COIN,
    GOALS,
    GRAIN,
    KEEP,
    KINDS,
    MILL,
    MIN_SEATS,
    NUMBER,
    OFFICE,
    PATH,
    PATHS_FROM,
    SAND,
    STONE,
    TRADE,
    TRIANGLES,
    VERTICES,
    WOOD,
    WORKER_KIND,
    WORKPLACES,
)


class Weight(IntEnum):
    """What the weights stand for, in points; found by playing many games against each other."""

    BUILD_HERE = 0  # part of a build's points that counts when one stands in the office
    BUILD_AHEAD = 1  # when the office is still to come on this lap
    BUILD_NEXT = 2  # when it comes only after the castle
    DELIVER_HERE = 3  # the same for deliveries and the mill
    DELIVER_AHEAD = 4
    DELIVER_NEXT = 5
    SECOND = 6  # the second build of a kind, as part of the first
    LOOSE = 7  # a good that is in no build and no delivery
    COIN = 8  # each of the first two coins
    MORE_COINS = 9  # each further one
    LOST = 10  # a good the castle will take
    WORKER = 11  # a worker
    KIND = 12  # a kind of worker one has
    TWIN = 13  # a further worker of a kind
    AHEAD = 14  # a worker still to come on this lap
    ASCENDING = 15  # numbers that never fall
    BONUS = 16  # a worker with a bonus tile
    MAJORITY = 17  # part of the points the majorities would bring now
    MOVE = 18  # a move still to make
    OPENING = 19  # part of the best build's points that the next player finds
    HIRE = 20  # standing in the trading house with the coins to hire
    ENGINE = 21  # the goods a lap brings for each move it takes


WEIGHTS = np.array(
    [
        (0.64, 0.91),
        (0.37, 0.59),
        (-0.05, -0.26),
        (-0.21, 1.24),
        (-0.36, 0.46),
        (0.22, -1.67),
        (0.56, 0.36),
        (0.97, 1.46),
        (0.95, 1.62),
        (0.56, 0.39),
        (0.85, 0.57),
        (1.37, 0.25),
        (1.28, -0.16),
        (0.09, -0.53),
        (0.03, 0.3),
        (1.51, 0.66),
        (1.51, 0.71),
        (0.01, 0.48),
        (0.46, 1.83),
        (-0.51, -0.23),
        (-0.43, 0.28),
        (0.88, 0.1),
    ]
)
"""At the start, and when the goal is reached; in between they change evenly."""


@kernel
def value(state: State, seat: int, work: Work) -> float:
    """What the position is worth to the seat."""
    return worth(state, seat, WEIGHTS)


@inlined
def worth(state: State, seat: int, weights: Any) -> float:
    """The same with other weights."""
    me = state.players[seat]
    total = float(marker(me))
    if state.over == 1:
        for kind in range(KINDS):
            total += majority(state, seat, kind)
        return total
    done = progress(state)
    best = best_builds(state, me)
    total += builds_worth(state, me, seat, best, done, weights)
    total += deliveries_worth(state, me, seat, done, weights)
    total += goods_worth(state, me, seat, done, weights)
    total += workers_worth(state, me, seat, done, weights)
    total -= at(done, weights, Weight.OPENING) * max(best[0], best[1], best[2])
    if state.turn == seat and state.phase != Phase.PLACE:
        total += state.moves_left * at(done, weights, Weight.MOVE)
    return total


@kernel
def at(done: float, weights: Any, weight: int) -> float:
    """A weight at that part of the way."""
    return weights[weight, 0] + (weights[weight, 1] - weights[weight, 0]) * done


@inlined
def progress(state: State) -> float:
    """How far the foremost has come, from 0 to 1."""
    most = 0
    for seat in range(state.seats):
        most = max(most, marker(state.players[seat]))
    return min(1.0, most / GOALS[state.seats - MIN_SEATS])


@kernel
def stands_at(state: State, me: Player, seat: int, space: int) -> bool:
    """Whether the seat may use that building right now."""
    return state.turn == seat and me.position == space and state.moves_left < MOVES


@kernel
def reach(state: State, me: Player, seat: int, space: int, done: float, weights: Any, here: int) -> float:
    """How much a building counts: used now, ahead on this lap, or on the next; `here` and the two weights after it."""
    if stands_at(state, me, seat, space):
        return at(done, weights, here)
    if me.position < space and state.ended_by == EMPTY:
        return at(done, weights, here + 1)
    return at(done, weights, here + 2) if state.ended_by == EMPTY else 0.0


@inlined
def best_builds(state: State, me: Player) -> tuple[float, float, float]:
    """The most points a road section, a house and a marketplace could bring now."""
    road = house = market = 0
    for vertex in range(VERTICES):
        if state.road_ends[vertex] == 0 and state.pieces[vertex] == Piece.FREE:
            continue
        if state.sections_left > 0 and why_not_road_from(state, vertex) == 0:
            for path in range(PATHS_FROM[vertex], PATHS_FROM[vertex + 1]):
                number = NUMBER[PATH[path, 1]]
                if number > road and why_not_road_over(state, path) == 0:
                    road = number
        if NUMBER[vertex] > market and state.markets_left > 0 and why_not_market_on(state, vertex) == 0:
            market = NUMBER[vertex]
    if state.houses_left > 0:
        for triangle in range(TRIANGLES):
            if why_not_house_in(state, me, triangle) == 0:
                house = max(house, free_corners(state, triangle))
    return float(road), float(house), float(market)


@inlined
def builds_worth(state: State, me: Player, seat: int, best: tuple[float, float, float], done: float, weights: Any) -> float:
    """The best use of stone, wood and sand, as far as they go."""
    stone, wood, sand = int(me.goods[STONE]), int(me.goods[WOOD]), int(me.goods[SAND])
    second = at(done, weights, Weight.SECOND)
    most = 0.0
    for roads in range(min(stone, sand, 4) + 1):
        for houses in range(min(stone - roads, wood, 4) + 1):
            markets = min(wood - houses, sand - roads, 4)
            points = series(best[0], roads, second) + series(best[1], houses, second) + series(best[2], markets, second)
            most = max(most, points)
    return most * reach(state, me, seat, OFFICE, done, weights, Weight.BUILD_HERE)


@kernel
def series(first: float, count: int, ratio: float) -> float:
    """The first in full, each further one less."""
    total = 0.0
    for _ in range(count):
        total += first
        first *= ratio
    return total


@inlined
def deliveries_worth(state: State, me: Player, seat: int, done: float, weights: Any) -> float:
    """What the grain brings at the mill, at the best markets there are."""
    sacks = int(me.goods[GRAIN]) // 2
    if sacks == 0:
        return 0.0
    best = 0
    markets = 0
    for vertex in range(VERTICES):
        if state.pieces[vertex] == Piece.MARKET and state.sacks[vertex] == 0:
            markets += 1
            best = max(best, best_delivery(state, vertex))
    points = best + at(done, weights, Weight.COIN)
    total = series(points, min(sacks, markets), at(done, weights, Weight.SECOND))
    return total * reach(state, me, seat, MILL, done, weights, Weight.DELIVER_HERE)


@inlined
def goods_worth(state: State, me: Player, seat: int, done: float, weights: Any) -> float:
    """Goods for their own sake, coins, and what the castle will take."""
    coins = int(me.goods[COIN])
    total = (goods_of(me) - coins) * at(done, weights, Weight.LOOSE)
    total += min(coins, 2) * at(done, weights, Weight.COIN) + max(coins - 2, 0) * at(done, weights, Weight.MORE_COINS)
    if me.position >= OFFICE or me.position == CASTLE:
        total -= max(goods_of(me) - KEEP, 0) * at(done, weights, Weight.LOST)
    if stands_at(state, me, seat, TRADE) and coins >= 2 and state.hired == 0:
        total += at(done, weights, Weight.HIRE)
    return total


@inlined
def count_workers(me: Player, kind: int) -> int:
    """The workers of a kind on the loop, and those who wait to be placed."""
    count = 0
    for place in range(WORKPLACES):
        if me.workers[place] >= 0 and WORKER_KIND[me.workers[place]] == kind:
            count += 1
    for card in range(2):
        if me.hand[card] != EMPTY:
            for half in range(2):
                if WORKER_KIND[2 * me.hand[card] + half] == kind:
                    count += 1
    return count


@inlined
def workers_worth(state: State, me: Player, seat: int, done: float, weights: Any) -> float:
    """The loop: how many work there, how well they go together, and what they will count for."""
    total = 0.0
    for place in range(WORKPLACES):
        if me.workers[place] >= 0:
            total += at(done, weights, Weight.WORKER) + me.bonus[place] * at(done, weights, Weight.BONUS)
            if place >= me.position:
                total += at(done, weights, Weight.AHEAD)
    kinds = 0
    goods = 0
    for kind in range(KINDS):
        workers = count_workers(me, kind)
        if workers > 0:
            kinds += 1
            goods += workers
            total += at(done, weights, Weight.KIND) + (workers - 1) * at(done, weights, Weight.TWIN)
        if strength(me, kind) > 0:
            total += majority(state, seat, kind) * at(done, weights, Weight.MAJORITY)
    total += goods / (kinds + 2.0) * at(done, weights, Weight.ENGINE)
    if is_ascending(me):
        total += at(done, weights, Weight.ASCENDING)
    return total
