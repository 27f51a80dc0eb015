"""What a program sees of Milestones, from one seat: what lies there, and what a player works out at a glance."""

from __future__ import annotations

from dorfplatz.core.box import frozen
from dorfplatz.core.kernel import inlined, kernel
from dorfplatz.core.observation import Observation, Part, SeatPart, tell, tick
from dorfplatz.core.records import Array
from dorfplatz.core.work import Work
from dorfplatz.games.milestones.rules_land import best_delivery, free_corners, why_not_road_from
from dorfplatz.games.milestones.rules_turn import MOVES, marker
from dorfplatz.games.milestones.state import EMPTY, Phase, Piece, Player, State
from dorfplatz.games.milestones.tables import (
    AROUND,
    BUSH_OF,
    BUSHES,
    COST,
    DISPLAY,
    EDGES,
    EDGES_AROUND,
    GOALS,
    HIGHEST_NUMBER,
    KEEP,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    MOST_START_TILES,
    NUMBER,
    SHARED,
    SIDES,
    SOLE,
    SPACES,
    TRIANGLES,
    VERTICES,
    WORKER_KIND,
    WORKER_NUMBER,
    WORKPLACES,
    Deal,
)

DEALS = len(Deal)
TILE = KINDS + 2
ROAD, HOUSE, MARKET, DELIVERY = range(4)

OBSERVATION = Observation(
    SeatPart("goods", (MAX_SEATS, KINDS), 4, "stone, wood, sand, grain, coins"),
    SeatPart("points", (MAX_SEATS,), 60, "the marker on the score track"),
    SeatPart("to_goal", (MAX_SEATS,), 60, "points that are missing to the goal"),
    SeatPart("lead", (MAX_SEATS,), 10, "points before the best of the others, if the game ended now"),
    SeatPart("lag", (MAX_SEATS,), 10, "points behind the best of the others"),
    SeatPart("turn", (MAX_SEATS,), 1, "who decides"),
    SeatPart("start_seat", (MAX_SEATS,), 1, "who began"),
    SeatPart("ended_by", (MAX_SEATS,), 1, "who brought the end about"),
    SeatPart("position", (MAX_SEATS, SPACES), 1, "the space of the loop: castle, 1 to 8, trading house, building office, mill"),
    SeatPart("strength", (MAX_SEATS, KINDS), 3, "what the workers of each kind count in the majorities"),
    SeatPart("majority", (MAX_SEATS, KINDS), 5, "the points that would bring now"),
    SeatPart("ahead", (MAX_SEATS, KINDS), 3, "workers of each kind that are still to come on this lap"),
    SeatPart("ascending", (MAX_SEATS,), 1, "1 if the workers' numbers never fall"),
    SeatPart("excess", (MAX_SEATS,), 3, "goods that the castle would take"),
    Part("seats", (MAX_SEATS - MIN_SEATS + 1,), 1, "how many play"),
    Part("phase", (len(Phase),), 1, "what is asked"),
    Part("round", (1,), 20, "the round"),
    Part("moves_left", (MOVES,), 1, "moves still to make in this turn"),
    Part("visit", (3,), 1, "the building may be used; a tile was hired there; the bonus tile must be taken"),
    Part("left", (4,), 12, "road sections, houses, marketplaces, worker tiles face down"),
    Part("missing", (DEALS,), 2, "goods that are missing to a road section, house, market, delivery, tile, good"),
    Part("workers", (WORKPLACES, KINDS + 2), 1, "own workers from left to right: kind; number, bonus tile"),
    Part("income", (WORKPLACES, KINDS), 2, "goods that a move there brings; from behind the workers, one after the castle"),
    Part("income_points", (WORKPLACES,), 2, "points that such a move brings"),
    Part("hand", (2, TILE), 2, "own start tiles: kind of the left worker (1), of the right one (2), of both (3); both numbers"),
    Part("display", (DISPLAY, TILE), 2, "tiles to hire, told likewise"),
    Part("start_tiles", (MOST_START_TILES, TILE), 2, "start tiles to draft, told likewise"),
    Part("bonus", (BUSHES, KINDS), 1, "the kind of the bonus tile on each bush"),
    Part("offered", (BUSHES,), 1, "bonus tiles that may be taken now"),
    Part("best", (4,), 5, "the most points that a road section, house, marketplace, delivery could bring"),
    Part("open", (VERTICES,), HIGHEST_NUMBER, "the number, where neither road nor piece is"),
    Part("starts", (VERTICES,), 1, "1 where a road section may begin"),
    Part("milestones", (VERTICES,), HIGHEST_NUMBER, "points of a milestone, where the next road section could have it"),
    Part("markets", (VERTICES,), HIGHEST_NUMBER, "points of a marketplace, where there is room for one"),
    Part("deliveries", (VERTICES,), 2 * HIGHEST_NUMBER, "1 and the points of a delivery, at marketplaces without a sack"),
    Part("houses", (TRIANGLES,), 2 * HIGHEST_NUMBER, "1 and the points of a house, where the seat could build one"),
)
(GOODS, POINTS, TO_GOAL, LEAD, LAG, TURN, START_SEAT, ENDED_BY, POSITION, STRENGTH, MAJORITY, AHEAD) = OBSERVATION.offsets[:12]
(ASCENDING, EXCESS, SEATS, PHASE, ROUND, MOVES_LEFT, VISIT, LEFT, MISSING) = OBSERVATION.offsets[12:21]
(WORKERS, INCOME, INCOME_POINTS, HAND, DISPLAYED, START_TILES, BONUS, OFFERED, BEST) = OBSERVATION.offsets[21:30]
(OPEN, STARTS, MILESTONES, MARKETS, DELIVERIES, HOUSES) = OBSERVATION.offsets[30:]


# By worker plus 2, so that COVERED and EMPTY have a place too. Counts by kind are the bytes of one number.
_kinds, _numbers = [KINDS, KINDS, *WORKER_KIND.tolist()], [0, 0, *WORKER_NUMBER.tolist()]
KIND_BYTE = frozen([8 * kind for kind in _kinds])
NUMBER_OF = frozen(_numbers)
_lots = [[lot for lot, sides in enumerate(SIDES.tolist()) if edge in sides] for edge in range(EDGES)]
LOTS = frozen([[*lots, -1][:2] for lots in _lots])  # the triangles on either side of an edge, or -1


@kernel
def observe(state: State, seat: int, out: Array, work: Work) -> None:
    """Everything but the order of the stack lies open."""
    totals = 0
    for place in range(state.seats):
        other = seat + place if seat + place < state.seats else seat + place - state.seats
        totals += observe_player(state, other, place, out) << 16 * place
    observe_majorities(state.seats, totals, out)
    observe_turn(state, seat, out)
    me = state.players[seat]
    observe_loop(me, out)
    observe_tiles(state, me, out)
    observe_land(state, me, out)


# The players


@inlined
def observe_player(state: State, seat: int, place: int, out: Array) -> int:
    """What lies before a player; gives the points."""
    me = state.players[seat]
    points = int(marker(me))
    tell(out, POINTS + place, points)
    tell(out, TO_GOAL + place, GOALS[state.seats - MIN_SEATS] - points)
    out[POSITION + SPACES * place + me.position] = 1
    goods = 0
    for good in range(KINDS):
        tell(out, GOODS + KINDS * place + good, me.goods[good])
        goods += me.goods[good]
    tell(out, EXCESS + place, goods - KEEP)
    strength = ahead = falls = highest = 0
    for space in range(WORKPLACES):
        worker = me.workers[space] + 2
        byte, number = KIND_BYTE[worker], NUMBER_OF[worker]
        strength += (1 + int(me.bonus[space])) << byte
        ahead += (1 if space >= me.position else 0) << byte
        falls += 1 if 0 < number < highest else 0
        highest = max(highest, number)
    out[ASCENDING + place] = 1 if falls == 0 else 0
    for kind in range(KINDS):
        out[STRENGTH + KINDS * place + kind] = strength >> 8 * kind & 255
        out[AHEAD + KINDS * place + kind] = ahead >> 8 * kind & 255
    return points


@inlined
def observe_majorities(seats: int, totals: int, out: Array) -> None:
    """M-68, M-69. Five points for the only highest, two for each of several; then who would win."""
    for kind in range(KINDS):
        most = equal = 0
        for place in range(MAX_SEATS):
            strength = int(out[STRENGTH + KINDS * place + kind])
            if strength > most:
                most, equal = strength, 1
            elif strength == most and place < seats:
                equal += 1
        points = SOLE if equal == 1 else SHARED if equal < seats else 0
        for place in range(MAX_SEATS):
            won = points if out[STRENGTH + KINDS * place + kind] == most and place < seats else 0
            out[MAJORITY + KINDS * place + kind] = won
            totals += won << 16 * place
    first = second = 0
    for place in range(MAX_SEATS):
        total = totals >> 16 * place & 65535
        first, second = max(first, total), max(min(first, total), second)
    for place in range(seats):
        total = totals >> 16 * place & 65535
        tell(out, LEAD + place, total - second if total == first else 0)
        tell(out, LAG + place, first - total)


@inlined
def observe_turn(state: State, seat: int, out: Array) -> None:
    """Where the game and the turn stand."""
    out[TURN + seats_between(state, seat, state.turn)] = 1
    out[START_SEAT + seats_between(state, seat, state.start_seat)] = 1
    if state.ended_by != EMPTY:
        out[ENDED_BY + seats_between(state, seat, state.ended_by)] = 1
    out[SEATS + state.seats - MIN_SEATS] = 1
    out[PHASE + state.phase] = 1
    tell(out, ROUND, state.round_no)
    tick(out, MOVES_LEFT, state.moves_left - 1)
    out[VISIT] = 1 if state.moves_left < MOVES else 0
    out[VISIT + 1] = state.hired
    out[VISIT + 2] = state.must_take
    tell(out, LEFT, state.sections_left)
    tell(out, LEFT + 1, state.houses_left)
    tell(out, LEFT + 2, state.markets_left)
    out[LEFT + 3] = state.stack_left


@kernel
def seats_between(state: State, seat: int, other: int) -> int:
    """How many turns later than the seat the other has its own."""
    return other - seat if other >= seat else other - seat + state.seats


# The loop


@inlined
def observe_loop(me: Player, out: Array) -> None:
    """The own workers, and what moving on brings."""
    for deal in range(DEALS):
        missing = 0
        for good in range(KINDS):
            missing += max(COST[deal, good] - me.goods[good], 0)
        out[MISSING + deal] = missing
    origin = me.position if me.position < WORKPLACES else 0
    goods = points = 0
    for space in range(WORKPLACES):
        worker = me.workers[space]
        if worker >= 0:
            kind = WORKER_KIND[worker]
            at = WORKERS + (KINDS + 2) * space
            out[at + kind] = 1
            out[at + KINDS] = WORKER_NUMBER[worker]
            out[at + KINDS + 1] = me.bonus[space]
            if space >= origin:
                goods += 1 << 8 * kind
                points += int(me.bonus[space]) << 8 * kind
                out[INCOME + KINDS * space + kind] = goods >> 8 * kind & 255
                out[INCOME_POINTS + space] = points >> 8 * kind & 255


@inlined
def observe_tiles(state: State, me: Player, out: Array) -> None:
    """Tiles in the display, in the draft and in the hand."""
    for slot in range(DISPLAY):
        observe_tile(state.display[slot], DISPLAYED + TILE * slot, out)
    if state.round_no == 0:
        for slot in range(MOST_START_TILES):
            observe_tile(state.start_tiles[slot], START_TILES + TILE * slot, out)
        for card in range(2):
            observe_tile(me.hand[card], HAND + TILE * card, out)


@kernel
def observe_tile(tile: int, at: int, out: Array) -> None:
    """Its two workers, if there is one."""
    if tile != EMPTY:
        out[at + WORKER_KIND[2 * tile]] = 1
        out[at + WORKER_KIND[2 * tile + 1]] += 2
        out[at + KINDS] = WORKER_NUMBER[2 * tile]
        out[at + KINDS + 1] = WORKER_NUMBER[2 * tile + 1]


# The land


@inlined
def observe_land(state: State, me: Player, out: Array) -> None:
    """The numbers and lots of the map, and what building there brings."""
    road = house = market = delivery = 0
    takers = bonus_takers(me)
    for vertex in range(VERTICES):
        if state.road_ends[vertex] == 0 and state.pieces[vertex] == Piece.FREE:
            out[OPEN + vertex] = NUMBER[vertex]
    for vertex in range(VERTICES):
        if out[OPEN + vertex] > 0:
            continue
        if why_not_road_from(state, vertex) == 0:
            out[STARTS + vertex] = 1
            if state.sections_left > 0:
                road = max(road, observe_sections(state, vertex, out))
        if state.pieces[vertex] == Piece.MARKET and state.sacks[vertex] == 0:
            points = best_delivery(state, vertex)
            out[DELIVERIES + vertex] = 1 + points
            delivery = max(delivery, points)
        if state.pieces[vertex] == Piece.FREE and state.markets_left > 0:
            out[MARKETS + vertex] = NUMBER[vertex]
            market = max(market, NUMBER[vertex])
        if state.houses_left > 0:
            house = max(house, observe_lots(state, vertex, takers, out))
    out[BEST + ROAD] = road
    out[BEST + HOUSE] = house
    out[BEST + MARKET] = market
    out[BEST + DELIVERY] = delivery
    for bush in range(BUSHES):
        tick(out, BONUS + KINDS * bush, state.bonus[bush])
    if state.phase == Phase.BONUS:
        for bush in range(BUSHES):
            out[OFFERED + bush] = state.offered[bush]


@inlined
def observe_sections(state: State, vertex: int, out: Array) -> int:
    """Where a section that begins there could have its milestone; the most points of those."""
    best = 0
    for side in range(6):
        milestone = AROUND[vertex, side]
        if milestone >= 0 and out[OPEN + milestone] > 0:
            for further in range(6):
                end = AROUND[milestone, further]
                if end >= 0 and out[OPEN + end] > 0:
                    out[MILESTONES + milestone] = NUMBER[milestone]
                    best = max(best, NUMBER[milestone])
                    break
    return best


@inlined
def bonus_takers(me: Player) -> int:
    """M-43. Workers of each kind without a bonus tile."""
    takers = 0
    for space in range(WORKPLACES):
        takers += (1 - int(me.bonus[space])) << KIND_BYTE[me.workers[space] + 2]
    return takers


@inlined
def observe_lots(state: State, vertex: int, takers: int, out: Array) -> int:
    """M-36 to M-38, M-46. Houses beside the roads that go right or down from there; the most points of those."""
    best = 0
    for side in range(3):
        edge = EDGES_AROUND[vertex, side]
        if edge >= 0 and state.roads[edge] == 1:
            for hand in range(2):
                lot = LOTS[edge, hand]
                if lot >= 0 and state.houses[lot] == 0 and out[HOUSES + lot] == 0:
                    bush = BUSH_OF[lot]
                    if bush == EMPTY or state.bonus[bush] == EMPTY or takers >> 8 * state.bonus[bush] & 255 > 0:
                        points = free_corners(state, lot)
                        out[HOUSES + lot] = 1 + points
                        best = max(best, points)
    return best
