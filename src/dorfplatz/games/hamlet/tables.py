"""The box of Hamlet as frozen arrays, and its tiles in all six rotations."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal

import msgspec

from dorfplatz.core.box import Count, Item, expect, frozen, read_box, require
from dorfplatz.core.words import word
from dorfplatz.games.hamlet.lattice import KINDS, STEPS, Outline, from_rows, read_outline, turned

GAME = "hamlet"
GOODS = ("stone", "wood", "grain", "flour", "milk", "brick", "timber", "gold")
STONE, WOOD, GRAIN, FLOUR, MILK, BRICK, TIMBER, GOLD = range(8)
RAWS = 3
RESOURCES = 7
REFINED = GOODS[RAWS:RESOURCES]

MIN_SEATS, MAX_SEATS = 2, 4
ROW = 4
HAND = 3
SALE_SLOTS = 3
MOST_ORDERS = 5
MOST_SLOTS = 3
MOST_VILLAGERS = 4
TILES = 32
ROAD, FOREST, MOUNTAIN = KINDS["R"], KINDS["F"], KINDS["M"]
SIXTHS = 6


class Tile(IntEnum):
    """The tiles, in the order of the box; a place is known by its tile."""

    CHURCH = 0
    QUARRY = 1
    WOODCUTTER = 2
    FARM = 3
    TOWN_HALL = 4
    MARKET = 5
    SAWMILL = 6
    DAIRY_FARM = 7
    STONEMASON = 8
    FLOUR_MILL = 9
    SMALL_WOODLAND = 10
    SMALL_MOUNTAIN_RANGE = 11
    BARN_1 = 12
    BARN_2 = 13
    POND_1 = 14
    OUTPOST_1 = 15
    COW_CONSERVATORY = 16
    TAVERN = 17
    SQUARE = 18
    LARGE_WOODLAND = 19
    WINDMILL = 20
    STABLES = 21
    OUTPOST_2 = 22
    POND_2 = 23
    LUMBERMILL = 24
    MONUMENT = 25
    LARGE_MOUNTAIN_RANGE = 26
    SHRINE = 27
    MASTER_STONEMASON = 28
    WAREHOUSE = 29
    TRADEPORT = 30
    FARRIER = 31


class Role(IntEnum):
    """What a place does."""

    SPECIAL = 0  # Church, Town Hall, Market
    PRODUCER = 1
    BARN = 2
    REFINERY = 3
    LANDMARK = 4


class Group(IntEnum):
    """Where a tile comes from: the first village, the bag, or the pile of a good."""

    START = 0
    BAG = 1
    FLOUR = 2
    MILK = 3
    BRICK = 4
    TIMBER = 5


TILE_KEYS = tuple(tile.name.lower().replace("_", "-") for tile in Tile)
Good = Literal["stone", "wood", "grain", "flour", "milk", "brick", "timber", "gold"]
Resource = Literal["stone", "wood", "grain", "flour", "milk", "brick", "timber"]
Price = Annotated[int, msgspec.Meta(ge=1, le=15)]


class TileItem(Item):
    """A tile: its outline, its price, what it makes."""

    key: str
    group: Literal["start", "bag", "flour", "milk", "brick", "timber"]
    outline: str
    cost: dict[Good, Price] = msgspec.field(default_factory=dict)
    reward: Count = 0
    slots: Annotated[int, msgspec.Meta(ge=0, le=MOST_SLOTS)] = 0
    makes: Literal["stone", "wood", "grain", "flour", "milk", "brick", "timber", "raw", ""] = ""


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """An order of the church: gold, or so many of these in any mix."""

    points: Count
    gold: Count = 0
    any: list[Resource] = msgspec.field(default_factory=list)
    count: Count = 0


class ChurchItem(Item):
    """A side of the church."""

    players: list[Literal[2, 3, 4]]
    parts: Count
    orders: Annotated[list[Order], msgspec.Meta(min_length=1, max_length=MOST_ORDERS)]


class MarketItem(Item):
    """A side of the market."""

    players: list[Literal[2, 3, 4]]
    raw: Price
    good: Price


class SaleItem(Item):
    """A sale tile."""

    tier: Literal[1, 2, 3]
    takes: dict[Resource, Price]
    points: Count
    gold: Count


class WorkersItem(Item):
    """What workers cost, and how many donkeys there are."""

    villagers: tuple[Price, Price, Price]
    donkey: Price
    preview_donkey: tuple[Price, Price, Price]
    donkeys: Count


class GoalsItem(Item):
    """Points of the awards."""

    chaplain: Count
    sacristan: Count
    merchant: Count
    landscaper: Count


class SupplyItem(Item):
    """What each player begins with."""

    roads: Count
    goods: Count
    gold: Count


class LayoutItem(Item, rename={"town_hall": "town-hall"}):
    """Where the first tiles lie."""

    church: tuple[int, int]
    quarry: tuple[int, int]
    woodcutter: tuple[int, int]
    farm: tuple[int, int]
    market: tuple[int, int]
    town_hall: tuple[int, int]


class HamletBox(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box."""

    tiles: list[TileItem]
    layout: LayoutItem
    church: list[ChurchItem]
    market: list[MarketItem]
    sales: list[SaleItem]
    workers: WorkersItem
    goals: GoalsItem
    supply: SupplyItem


BOX = read_box(GAME, HamletBox)
expect(GAME, "tiles", tuple(tile.key for tile in BOX.tiles), TILE_KEYS, at="tiles")
for _group, _count in (("start", 6), ("bag", 10), ("flour", 4), ("milk", 4), ("brick", 4), ("timber", 4)):
    _found = sum(tile.group == _group for tile in BOX.tiles)
    expect(GAME, "group", _found, _count, at="tiles.group", group=word("box-choice-hamlet-group", _group))


def _outline(number: int, tile: TileItem) -> Outline:
    at, found = f"tiles[{number}].outline", read_outline(tile.outline)
    require(GAME, "outline", found is not None, at)
    assert found is not None
    require(GAME, "outline-open", found.closed, at)
    require(GAME, "outline-round", found.clockwise, at)
    return found


# The shapes

OUTLINES = tuple(_outline(number, tile) for number, tile in enumerate(BOX.tiles))
MOST_SEGMENTS = max(len(outline.kinds) for outline in OUTLINES)
_AREAS = [outline.triangles() for outline in OUTLINES]
MOST_TRIANGLES = max(len(triangles) for triangles in _AREAS)


def _padded(values: list[object], length: int, filler: object) -> list[object]:
    return values + [filler] * (length - len(values))


def _turned_triangle(triangle: tuple[int, int, int], sixths: int) -> tuple[int, int, int]:
    """A triangle is known by its corners: turn them and see which one it is now."""
    a, b, down = triangle
    corners = ((a + 1, b), (a, b + 1), (a + 1, b + 1)) if down else ((a, b), (a + 1, b), (a, b + 1))
    now = {turned(corner, sixths) for corner in corners}
    left, low = min(v[0] for v in now), min(v[1] for v in now)
    return left, low, int((left, low) not in now)


SEGMENTS = frozen([len(outline.kinds) for outline in OUTLINES])
KIND = frozen([_padded(list(outline.kinds), MOST_SEGMENTS, -1) for outline in OUTLINES])
DIRECTION = frozen([_padded(list(outline.directions), MOST_SEGMENTS, -1) for outline in OUTLINES])
# By tile, rotation and segment: the corner at which it begins, relative to the tile's origin
CORNER = frozen(
    [
        [_padded([turned(corner, sixths) for corner in outline.corners[:-1]], MOST_SEGMENTS, (0, 0)) for sixths in range(SIXTHS)]
        for outline in OUTLINES
    ]
)
AREA = frozen([len(triangles) for triangles in _AREAS])
# By tile and rotation: the unit triangles it covers, relative to its origin
TRIANGLE = frozen(
    [
        [_padded([_turned_triangle(t, sixths) for t in triangles], MOST_TRIANGLES, (0, 0, 0)) for sixths in range(SIXTHS)]
        for triangles in _AREAS
    ]
)
STEP = frozen(STEPS)
FIRST_PLACES = frozen([from_rows(*getattr(BOX.layout, Tile(tile).name.lower())) for tile in range(6)])

# What the tiles do


def _role(tile: TileItem) -> Role:
    if tile.makes == "raw":
        return Role.BARN
    if tile.makes in GOODS[:RAWS]:
        return Role.PRODUCER
    if tile.makes:
        return Role.REFINERY
    return Role.SPECIAL if tile.group == "start" else Role.LANDMARK


GROUP = frozen([Group[tile.group.upper()] for tile in BOX.tiles])
ROLE = frozen([_role(tile) for tile in BOX.tiles])
SLOTS = frozen([tile.slots for tile in BOX.tiles])
MAKES = frozen([GOODS.index(tile.makes) if tile.makes in GOODS else -1 for tile in BOX.tiles])
TAKES = frozen([0, 1, 2, GRAIN, GRAIN, STONE, WOOD])  # the raw material a good is made of


def _price(amounts: list[int]) -> int:
    """A price in resources as one number, with a nibble for each kind."""
    return sum(n << (4 * kind) for kind, n in enumerate(amounts[:RESOURCES]))


TILE_COST = frozen([[tile.cost.get(good, 0) for good in GOODS] for tile in BOX.tiles])  # type: ignore[call-overload]
TILE_PRICE = frozen([_price(cost) for cost in TILE_COST.tolist()])
REWARD = frozen([tile.reward for tile in BOX.tiles])

# The two sides of church and market, by number of players


_COUNTS = range(MIN_SEATS, MAX_SEATS + 1)
for _players in _COUNTS:
    expect(GAME, "churches", sum(_players in side.players for side in BOX.church), 1, at="church.players", players=_players)
    expect(GAME, "markets", sum(_players in side.players for side in BOX.market), 1, at="market.players", players=_players)
_churches = [side for players in _COUNTS for side in BOX.church if players in side.players]
_markets = [side for players in _COUNTS for side in BOX.market if players in side.players]
ORDERS = frozen([len(church.orders) for church in _churches])
ORDER_POINTS = frozen([_padded([order.points for order in church.orders], MOST_ORDERS, 0) for church in _churches])
ORDER_GOLD = frozen([_padded([order.gold for order in church.orders], MOST_ORDERS, 0) for church in _churches])
ORDER_COUNT = frozen([_padded([order.count for order in church.orders], MOST_ORDERS, 0) for church in _churches])
ORDER_MASK = frozen(
    [
        _padded([sum(1 << GOODS.index(good) for good in order.any) for order in church.orders], MOST_ORDERS, 0)
        for church in _churches
    ]
)
PRICE = frozen([[market.raw] * RAWS + [market.good] * len(REFINED) for market in _markets])

# Sales

expect(GAME, "sales", len(BOX.sales), 12, at="sales")
require(GAME, "tiers", sorted(sale.tier for sale in BOX.sales) == [sale.tier for sale in BOX.sales], at="sales.tier")
SALES = len(BOX.sales)
SALE_TIER = frozen([sale.tier for sale in BOX.sales])
SALE_TAKES = frozen([[sale.takes.get(good, 0) for good in GOODS[:RESOURCES]] for sale in BOX.sales])  # type: ignore[call-overload]
SALE_PRICE = frozen([_price(takes) for takes in SALE_TAKES.tolist()])
SALE_POINTS = frozen([sale.points for sale in BOX.sales])
SALE_GOLD = frozen([sale.gold for sale in BOX.sales])
TIERS = 3
TIER_START = frozen([sum(sale.tier < tier for sale in BOX.sales) for tier in range(1, TIERS + 2)])
# Sale tiles of the second and third tier that stay in the box: by edition and number of players
REMOVED = frozen([[[2, 3], [1, 2], [1, 1]], [[2, 3], [1, 2], [1, 0]]])

# Workers, goals, supplies

VILLAGER_PRICE = frozen([0, *BOX.workers.villagers])  # by how many one has
DONKEY_PRICE = frozen([[BOX.workers.donkey] * 3, BOX.workers.preview_donkey])  # by edition and number of players
DONKEYS = BOX.workers.donkeys
CHAPLAIN, SACRISTAN = BOX.goals.chaplain, BOX.goals.sacristan
MERCHANT, LANDSCAPER = BOX.goals.merchant, BOX.goals.landscaper
ROADS = BOX.supply.roads
TOKENS = BOX.supply.goods
START_GOLD = BOX.supply.gold
UNIT_PRICE = frozen([1 << (4 * kind) for kind in range(RESOURCES)])
ROAD_COST = frozen([[2 * int(kind == material) for kind in range(len(GOODS))] for material in (STONE, WOOD)])  # path, bridge
ROAD_PRICE = frozen([_price(cost) for cost in ROAD_COST.tolist()])
