"""The box of Milestones as frozen arrays, and the lattice of its land."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement
from typing import Annotated, Literal

import msgspec

from dorfplatz.core.box import Count, Item, expect, frozen, read_box, require

GAME = "milestones"
GOODS = ("stone", "wood", "sand", "grain", "coin")
STONE, WOOD, SAND, GRAIN, COIN = range(5)
KINDS = len(GOODS)

MAX_SEATS = 4
MIN_SEATS = 2
SPACES = 12
WORKPLACES = 8
CASTLE, TRADE, OFFICE, MILL = 0, 9, 10, 11
SPOTS = WORKPLACES - 1
HIGHEST_NUMBER = 5
HIGHEST_WORKER = 8
BUSHES = 15
TILES = 35


class Deal(IntEnum):
    """What has a price: the rows of COST."""

    ROAD = 0
    HOUSE = 1
    MARKET = 2
    DELIVERY = 3
    HIRE = 4
    BUY = 5


Good = Literal["stone", "wood", "sand", "grain", "coin"]
Price = Annotated[int, msgspec.Meta(ge=1, le=9)]
Amounts = dict[Good, Price]
Corners = tuple[str, str, str]


class BoardItem(Item):
    """The land: its numbers row by row, and the triangles that show a bush."""

    numbers: Annotated[
        list[Annotated[list[Count], msgspec.Meta(min_length=2, max_length=60)]], msgspec.Meta(min_length=2, max_length=26)
    ]
    bushes: list[Corners]


class PiecesItem(Item):
    """What can be built."""

    sections: Count
    houses: Count
    markets: Count
    sacks: Count


class BonusItem(Item):
    """Bonus tiles of each kind."""

    stone: Count
    wood: Count
    sand: Count
    grain: Count
    coin: Count


class StartItem(Item):
    """What everybody begins with, and the open worker tiles."""

    coins: Count
    display: Count


class GameItem(Item):
    """By number of players: start tiles, and the points that end the game."""

    start_tiles: tuple[Count, Count, Count]
    goals: tuple[Count, Count, Count]


class PricesItem(Item):
    """What everything costs."""

    hire: Price
    buy: Price
    sell: Literal[2]
    deliver: Price
    road: Amounts
    house: Amounts
    market: Amounts


class CastleItem(Item):
    """Goods one may keep, workers that are spared."""

    keep: Count
    workers: Count


class MajorityItem(Item):
    """Points per kind: for the only highest, for each of several."""

    sole: Count
    shared: Count


class TileItem(Item):
    """A worker tile, left and right."""

    workers: tuple[Good, Good]
    numbers: tuple[Count, Count]


class MilestonesBox(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box."""

    board: BoardItem
    pieces: PiecesItem
    bonus: BonusItem
    start: StartItem
    game: GameItem
    prices: PricesItem
    castle: CastleItem
    majority: MajorityItem
    tiles: list[TileItem]


def _row(amounts: Amounts) -> list[int]:
    return [amounts.get(good, 0) for good in GOODS]  # type: ignore[call-overload]


BOX = read_box(GAME, MilestonesBox)
_rows = BOX.board.numbers
_numbers = [number for row in _rows for number in row]
_lengths = [len(row) for row in _rows]
require(GAME, "rows", _lengths == [_lengths[0] - i % 2 for i in range(len(_rows))], at="board.numbers")
require(GAME, "size", len(_numbers) <= 250, at="board.numbers")
expect(GAME, "starts", _numbers.count(0), 1, at="board.numbers")
require(GAME, "highest", max(_numbers) <= HIGHEST_NUMBER, at="board.numbers", highest=HIGHEST_NUMBER)
expect(GAME, "bushes", len(BOX.board.bushes), BUSHES, at="board.bushes")
expect(GAME, "bonus", sum(getattr(BOX.bonus, good) for good in GOODS), BUSHES, at="bonus")
expect(GAME, "tiles", len(BOX.tiles), TILES, at="tiles")
_workers = [number for tile in BOX.tiles for number in tile.numbers]
for _number, _tile in enumerate(BOX.tiles):
    _known = all(1 <= n <= HIGHEST_WORKER for n in _tile.numbers)
    require(GAME, "workers", _known, at=f"tiles[{_number}].numbers", highest=HIGHEST_WORKER)
expect(GAME, "sacks", BOX.pieces.sacks, BOX.pieces.markets, at="pieces.sacks")
require(GAME, "markets", BOX.pieces.markets > 0, at="pieces.markets")
expect(GAME, "start-tiles", BOX.game.start_tiles, (5, 7, 9), at="game.start_tiles")
expect(GAME, "display", BOX.start.display, 5, at="start.display")
require(GAME, "goals", min(BOX.game.goals) > 0, at="game.goals")
require(GAME, "spared", BOX.castle.workers > 0, at="castle.workers")


# The lattice: vertices carry numbers, edges roads, triangles houses

PLACES = [(row, 2 * column + row % 2) for row, numbers in enumerate(_rows) for column in range(len(numbers))]
"""Row and half steps from the left, by vertex."""
NAMES = tuple(f"{'abcdefghijklmnopqrstuvwxyz'[row]}{x // 2 + 1}" for row, x in PLACES)
_vertex = {place: vertex for vertex, place in enumerate(PLACES)}
_steps = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
_around = [[_vertex.get((row + dy, x + dx), -1) for dy, dx in _steps] for row, x in PLACES]
_edges = sorted((a, b) for a, others in enumerate(_around) for b in others if a < b)
_edge = {ends: edge for edge, ends in enumerate(_edges)}
_triangles = sorted(
    {
        tuple(sorted((vertex, others[side], others[side + 1])))
        for vertex, others in enumerate(_around)
        for side in range(5)
        if others[side] >= 0 and others[side + 1] >= 0
    }
)
_paths = sorted((a, b, c) for b, others in enumerate(_around) for a in others for c in others if a >= 0 and c >= 0 and a != c)
TRIANGLE_NAMES = tuple("-".join(NAMES[corner] for corner in corners) for corners in _triangles)
PATH_NAMES = tuple("-".join(NAMES[vertex] for vertex in path) for path in _paths)
_bushes = []
for _number, _corners in enumerate(BOX.board.bushes):
    _there = [t for t, corners in enumerate(_triangles) if {NAMES[corner] for corner in corners} == set(_corners)]
    require(GAME, "triangle", len(_there) == 1, at=f"board.bushes[{_number}]", corners="-".join(_corners))
    require(GAME, "bush-twice", _there[0] not in _bushes, at=f"board.bushes[{_number}]", corners="-".join(_corners))
    _bushes += _there

VERTICES = len(PLACES)
EDGES = len(_edges)
TRIANGLES = len(_triangles)
PATHS = len(_paths)
START = _numbers.index(0)
NUMBER = frozen(_numbers)
AROUND = frozen(_around)  # the neighbours of a vertex in clockwise order, or -1
EDGES_AROUND = frozen([[_edge.get((min(a, b), max(a, b)), -1) for b in others] for a, others in enumerate(_around)])
EDGE_ENDS = frozen(_edges)
CORNERS = frozen(_triangles)
SIDES = frozen([[_edge[a, b], _edge[a, c], _edge[b, c]] for a, b, c in _triangles])  # the edges of a triangle
PATH = frozen(_paths)  # from, milestone, end
PATH_EDGES = frozen([[_edge[min(a, b), max(a, b)], _edge[min(b, c), max(b, c)]] for a, b, c in _paths])
PATHS_FROM = frozen([sum(path[0] < vertex for path in _paths) for vertex in range(VERTICES + 1)])  # the first path of a vertex
BUSH_TRIANGLE = frozen(_bushes)
BUSH_OF = frozen([_bushes.index(t) if t in _bushes else -1 for t in range(TRIANGLES)])
_touching = [[bush for bush, t in enumerate(_bushes) if vertex in _triangles[t]] for vertex in range(VERTICES)]
BUSHES_AROUND = frozen([bushes + [-1] * (6 - len(bushes)) for bushes in _touching])  # the bushes at a vertex, then -1


# The pieces

SECTIONS = BOX.pieces.sections
HOUSES = BOX.pieces.houses
MARKETS = BOX.pieces.markets
BONUS_COUNT = frozen([getattr(BOX.bonus, good) for good in GOODS])
BONUS_KINDS = frozen([kind for kind, good in enumerate(GOODS) for _ in range(getattr(BOX.bonus, good))])
START_COINS = BOX.start.coins
DISPLAY = BOX.start.display
START_TILES = frozen(BOX.game.start_tiles)
MOST_START_TILES = int(START_TILES[-1])
GOALS = frozen(BOX.game.goals)
COST = frozen(
    [
        _row(BOX.prices.road),
        _row(BOX.prices.house),
        _row(BOX.prices.market),
        _row({"grain": BOX.prices.deliver}),
        _row({"coin": BOX.prices.hire}),
        _row({"coin": BOX.prices.buy}),
    ]
)
KEEP = BOX.castle.keep
SPARED = BOX.castle.workers
SOLE = BOX.majority.sole
SHARED = BOX.majority.shared

# Workers are counted through: tile t has the workers 2t and 2t + 1.
WORKERS = 2 * TILES
WORKER_KIND = frozen([GOODS.index(worker) for tile in BOX.tiles for worker in tile.workers])
WORKER_NUMBER = frozen(_workers)

# What can be sold and what a delivery can count
PAIRS = tuple(combinations_with_replacement(range(4), 2))
SOLD = frozen([[pair.count(good) for good in range(KINDS)] for pair in PAIRS])
DELIVERIES: tuple[tuple[int, ...], ...] = (
    (),
    *((number,) for number in range(1, HIGHEST_NUMBER + 1)),
    *((high, low) for high in range(1, HIGHEST_NUMBER + 1) for low in range(1, high + 1)),
)
DELIVERY = frozen([[*numbers, 0, 0][:2] for numbers in DELIVERIES])
