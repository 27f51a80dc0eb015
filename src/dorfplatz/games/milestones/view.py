"""What people see of Milestones: the table, the prompt, the points."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, get_args

from dorfplatz.core.views import ScoreItem, ScorePart, given
from dorfplatz.core.words import Message, won_by
from dorfplatz.games.milestones import shapes, words
from dorfplatz.games.milestones.hindrances import hindrance, no_place
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.rules_land import free_corners, why_not_road_from
from dorfplatz.games.milestones.rules_loop import goods_of, is_ascending, workers_of
from dorfplatz.games.milestones.rules_turn import MOVES, marker
from dorfplatz.games.milestones.scoring import MAJORITIES, majority, strength
from dorfplatz.games.milestones.shapes import (
    Components,
    Costs,
    Delivery,
    DeliverySite,
    HouseSite,
    LoopSpace,
    Majority,
    Market,
    PlayerBoard,
    Supply,
    Table,
    Triangle,
    Vertex,
    WorkerTile,
)
from dorfplatz.games.milestones.state import COVERED, EMPTY, Phase, Piece, Points
from dorfplatz.games.milestones.story import REVEALS as REVEALS
from dorfplatz.games.milestones.story import Total as Total
from dorfplatz.games.milestones.story import effect as effect
from dorfplatz.games.milestones.story import flights as flights
from dorfplatz.games.milestones.story import line as line
from dorfplatz.games.milestones.tables import (
    AROUND,
    BOX,
    BUSH_OF,
    CASTLE,
    CORNERS,
    COST,
    DELIVERIES,
    EDGE_ENDS,
    GAME,
    GOALS,
    GOODS,
    KEEP,
    KINDS,
    MARKETS,
    MILL,
    MIN_SEATS,
    NAMES,
    NUMBER,
    OFFICE,
    PAIRS,
    PATH,
    PLACES,
    SIDES,
    SPARED,
    START,
    START_TILES,
    TRADE,
    TRIANGLES,
    WORKER_NUMBER,
    Deal,
)

_WORDS = {TRADE: "trade", OFFICE: "office", MILL: "mill"}
_ABOUT_PLACES = {
    f"{GAME}-why-{reason.name.lower().replace('_', '-')}"
    for reason in (
        Reason.NO_BRANCH_AT_MILESTONE,
        Reason.NO_BRANCH_WITHOUT_MARKET,
        Reason.NO_ROAD_TO_CONTINUE,
        Reason.LOOP,
        Reason.HOUSE_THERE,
        Reason.NO_ROAD_BESIDE,
        Reason.NO_WORKER_FOR_BONUS,
        Reason.NUMBER_TAKEN,
        Reason.NOT_ON_A_ROAD,
        Reason.NO_MARKET_THERE,
        Reason.ALREADY_SUPPLIED,
    )
}
"""Reasons that are about one place, where another might do."""
_AROUND = AROUND.tolist()
_CORNERS = CORNERS.tolist()
_EDGES = EDGE_ENDS.tolist()
_NUMBERS = NUMBER.tolist()
_PHASES: tuple[shapes.Phase, ...] = get_args(shapes.Phase)


# Writing moves


def labels(state: Any) -> dict[str, tuple[str, ...]]:
    """Worker tiles are called by their workers and numbers, each with its place so that no two have the same name."""
    me = state.players[int(state.turn)]
    return {
        "start": _tile_names(state.start_tiles.tolist()),
        "hand": _tile_names(me.hand.tolist()),
        "slot": _tile_names(state.display.tolist()),
    }


def _tile_names(tiles: list[int]) -> tuple[str, ...]:
    return tuple(_tile_name(tile, place) for place, tile in enumerate(tiles, 1))


def _tile_name(tile: int, place: int) -> str:
    if tile == EMPTY:
        return f"empty-{place}"
    item = BOX.tiles[tile]
    (left, right), (first, second) = item.workers, item.numbers
    return f"{left}{first}-{right}{second}-{place}"


# Why not


def explained(state: Any, kind: int, values: tuple[int, ...], why: Message) -> Message:
    """Where no other place would do either, that is what has to be said, and what would help."""
    if why.id not in _ABOUT_PLACES:
        return why
    return no_place(state, state.players[int(state.turn)], kind) or why


# The table


def table(state: Any) -> Table:
    """Everything that lies open."""
    phase = Phase(int(state.phase))
    me = state.players[int(state.turn)]
    pieces, sacks = state.pieces.tolist(), state.sacks.tolist()
    return Table(
        round=int(state.round_no),
        start_seat=int(state.start_seat),
        phase=_PHASES[phase],
        goal=int(GOALS[int(state.seats) - MIN_SEATS]),
        ended_by=_or_none(int(state.ended_by)),
        moves_left=int(state.moves_left),
        at_work=phase == Phase.TURN and int(me.position) >= TRADE and int(state.moves_left) < MOVES,
        hired=bool(state.hired),
        missing=_missing(me.goods.tolist()),
        must_take=bool(state.must_take) and phase == Phase.BONUS,
        to_discard=int(goods_of(me)) - KEEP if phase == Phase.DISCARD else 0,
        display=[_or_none(tile) for tile in state.display.tolist()],
        stack=int(state.stack_left),
        start_tiles=_start_tiles(state) if phase == Phase.DRAFT else [],
        supply=Supply(
            sections=int(state.sections_left),
            houses=int(state.houses_left),
            markets=int(state.markets_left),
            sacks=MARKETS - sum(sacks),
        ),
        roads=[_EDGES[edge] for edge, there in enumerate(state.roads.tolist()) if there],
        milestones=[vertex for vertex, piece in enumerate(pieces) if piece == Piece.MILESTONE],
        markets=[Market(vertex, bool(sacks[vertex])) for vertex, piece in enumerate(pieces) if piece == Piece.MARKET],
        houses=[triangle for triangle, there in enumerate(state.houses.tolist()) if there],
        bonus=[_or_none(kind) for kind in state.bonus.tolist()],
        offered=[bush for bush, there in enumerate(state.offered.tolist()) if there],
        road_starts=[
            vertex
            for vertex, ends in enumerate(state.road_ends.tolist())
            if (ends or pieces[vertex] == Piece.MARKET) and why_not_road_from(state, vertex) == Reason.NONE
        ],
        house_sites=[_house_site(state, pieces, triangle) for triangle in _house_lots(state)],
        delivery_sites=[
            DeliverySite(vertex, _free(pieces, _AROUND[vertex]))
            for vertex, piece in enumerate(pieces)
            if piece == Piece.MARKET and not sacks[vertex]
        ],
        boards=[_board(state, seat) for seat in range(int(state.seats))],
    )


def _missing(goods: list[int]) -> Costs:
    """M-22, M-26, M-28. What is missing of each price, good by good."""
    prices = ((deal.name.lower(), COST[deal].tolist()) for deal in Deal)
    return Costs(**{name: [max(0, n - have) for n, have in zip(cost, goods, strict=True)] for name, cost in prices})


def _house_lots(state: Any) -> list[int]:
    """M-36. The triangles at a road that have no house."""
    lots: list[int] = (state.roads[SIDES].any(axis=1) & (state.houses == 0)).nonzero()[0].tolist()
    return lots


def _house_site(state: Any, pieces: list[int], triangle: int) -> HouseSite:
    """M-37, M-46, M-48. A bonus tile that lies there must be taken, for a point."""
    bush = int(BUSH_OF[triangle])
    bonus = int(bush != EMPTY and state.bonus[bush] != EMPTY)
    return HouseSite(triangle, _free(pieces, _CORNERS[triangle]), int(free_corners(state, triangle)) + bonus)


def _free(pieces: list[int], vertices: list[int]) -> list[int]:
    """Those with a number that nothing stands on."""
    return [vertex for vertex in vertices if vertex >= 0 and _NUMBERS[vertex] and pieces[vertex] == Piece.FREE]


def _start_tiles(state: Any) -> list[int | None]:
    count = START_TILES[int(state.seats) - MIN_SEATS]
    return [_or_none(tile) for tile in state.start_tiles[:count].tolist()]


def _or_none(value: int) -> int | None:
    return None if value == EMPTY else value


def _board(state: Any, seat: int) -> PlayerBoard:
    me = state.players[seat]
    return PlayerBoard(
        points=int(marker(me)),
        goods=me.goods.tolist(),
        position=int(me.position),
        ascending=bool(is_ascending(me)),
        falls=_falls(me.workers.tolist()),
        hand=[tile for tile in me.hand.tolist() if tile != EMPTY],
        spaces=[_space(worker, bonus) for worker, bonus in zip(me.workers.tolist(), me.bonus.tolist(), strict=True)],
        majority=[Majority(int(strength(me, kind)), int(majority(state, seat, kind))) for kind in range(KINDS)],
    )


def _falls(workers: list[int]) -> list[int]:
    """M-20. Gaps and covers don't matter."""
    numbers = [(space, int(WORKER_NUMBER[worker])) for space, worker in enumerate(workers, 1) if worker >= 0]
    return [space for (_, before), (space, number) in pairwise(numbers) if number < before]


def _space(worker: int, bonus: int) -> LoopSpace | None:
    if worker == EMPTY:
        return None
    covered = worker == COVERED
    return LoopSpace(
        tile=None if covered else worker // 2,
        half=0 if covered else worker % 2,
        bonus=bool(bonus),
        covered=covered,
    )


def components() -> Components:
    """The box as the browser needs it."""
    return Components(
        goods=list(GOODS),
        vertices=[Vertex(NAMES[vertex], row, x, _NUMBERS[vertex]) for vertex, (row, x) in enumerate(PLACES)],
        triangles=[Triangle(_CORNERS[t], _or_none(int(BUSH_OF[t]))) for t in range(TRIANGLES)],
        paths=PATH.tolist(),
        tiles=[
            WorkerTile([GOODS.index(worker) for worker in tile.workers], list(tile.numbers), tile.origin) for tile in BOX.tiles
        ],
        pairs=[list(pair) for pair in PAIRS],
        deliveries=[Delivery(list(numbers), sum(numbers)) for numbers in DELIVERIES],
        costs=Costs(**{deal.name.lower(): COST[deal].tolist() for deal in Deal}),
        start=START,
        land=BOX.board.origin,
        bonus=BOX.bonus.origin,
    )


# The prompt


def prompt(state: Any) -> Message:
    """What is expected, and of whom; whoever is about to end the turn also hears what that means in the last round."""
    asked = _asked(state)
    if state.phase != Phase.TURN or state.moves_left or state.ended_by == EMPTY:
        return asked
    if state.ended_by == state.turn:
        return words.message("prompt-last-round", prompt=asked.to_dict())
    if state.ended_by == (state.turn + 1) % state.seats:
        return words.message("prompt-game-ends", prompt=asked.to_dict())
    return asked


def _asked(state: Any) -> Message:
    phase = Phase(int(state.phase))
    seat = int(state.turn)
    who = {"seat": seat}
    me = state.players[seat]
    if phase == Phase.OVER:
        return words.message("prompt-over")
    if phase == Phase.DRAFT:
        return words.message("prompt-draft", who=who, n=me.hand.tolist().count(EMPTY))
    if phase == Phase.PLACE:
        hand = [tile for tile in me.hand.tolist() if tile != EMPTY]
        return words.message("prompt-place", who=who, n=len(hand), **words.tile(hand[0]))
    if phase == Phase.BONUS and state.must_take:
        return words.message("prompt-bonus-house", who=who)
    if phase == Phase.BONUS:
        kinds = [kind for kind, there in zip(state.bonus.tolist(), state.offered.tolist(), strict=True) if there]
        return words.message("prompt-bonus", who=who, n=len(kinds), kind=words.kind(kinds[0]))
    if phase == Phase.DISCARD:
        return words.message("prompt-discard", who=who, n=int(goods_of(me)) - KEEP)
    if phase == Phase.COVER:
        return words.message("prompt-cover", who=who)
    moves = int(state.moves_left)
    if moves == MOVES:
        return words.message("prompt-first-move" if state.ended_by == EMPTY else "prompt-last-turn", who=who)
    space, then = int(me.position), "move" if moves else "end"
    if space == CASTLE and workers_of(me) <= SPARED:
        return words.message(f"prompt-spared-{then}", who=who)
    if why := hindrance(state, me, space, me.goods.tolist()):
        return words.message(f"prompt-nothing-{then}", who=who, why=why.to_dict())
    return words.message(f"prompt-{_WORDS.get(space, 'space')}-{then}", who=who)


# Points


def parts(state: Any, seat: int, numbers: list[int]) -> list[ScorePart]:
    """Points by category, each with its items."""
    found = given(words.message, Points, state.players[seat].times, numbers)
    found.append(ScorePart(words.message("score-majorities"), numbers[MAJORITIES], list(_majorities(state, seat))))
    return found


def _majorities(state: Any, seat: int) -> Iterable[ScoreItem]:
    """Until the game is over they are only said, not counted."""
    for kind in range(KINDS):
        points, value = int(majority(state, seat, kind)), int(strength(state.players[seat], kind))
        if state.over:
            label = words.message("score-majority", kind=words.kind(kind), value=value)
        else:
            label = words.message("score-majority-now", kind=words.kind(kind), value=value, points=points)
        yield ScoreItem(label, points if state.over else 0)


def result(state: Any, totals: list[int], ranks: list[int]) -> Message:
    """The closing words."""
    goods = [int(goods_of(state.players[seat])) for seat in range(len(totals))]
    return won_by(totals, ranks, {"milestones-tie-goods": goods})
