"""The box of Settlement as frozen arrays."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal

import msgspec

from dorfplatz.core.box import Count, Item, expect, frozen, read_box, require
from dorfplatz.core.words import word

GAME = "settlement"
GOODS = ("wood", "clay", "stone", "diamond", "gold")
BASICS = GOODS[:3]
WOOD, CLAY, STONE, DIAMOND, GOLD = range(5)

MAX_SEATS = 4
MARKET_SLOTS = 9
LANDSCAPES_PER_REGION = 12
OPEN_ARTIFACTS = 3  # artifacts in the row beyond one per player


class Building(IntEnum):
    """The twelve kinds of building."""

    SAWMILL = 0
    CLAY_PIT = 1
    QUARRY = 2
    DIAMOND_MINE = 3
    BAZAAR = 4
    GEM_CUTTER = 5
    ALCHEMIST = 6
    STOREHOUSE = 7
    TAVERN = 8
    BANK = 9
    CHURCH = 10
    TRADING_POST = 11


class Artifact(IntEnum):
    """The fourteen artifacts."""

    HOURGLASS = 0
    COMPASS = 1
    MACE = 2
    POTION = 3
    CHEST = 4
    SCROLL = 5
    CROWN = 6
    MUG = 7
    TREASURE = 8
    RING = 9
    STAR = 10
    KEY = 11
    MIRROR = 12
    MASK = 13


class Guild(IntEnum):
    """The four guilds of heroes."""

    ADVENTURER = 0
    DEFENDER = 1
    BUILDER = 2
    ARTISAN = 3


class Monster(IntEnum):
    """The four kinds of monster, weakest first."""

    GNOLL = 0
    MANTICORE = 1
    HYDRA = 2
    DRAGON = 3


def _keys(kinds: type[IntEnum]) -> tuple[str, ...]:
    return tuple(kind.name.lower().replace("_", "-") for kind in kinds)


BUILDING_KEYS = _keys(Building)
ARTIFACT_KEYS = _keys(Artifact)
GUILD_KEYS = _keys(Guild)
MONSTER_KEYS = _keys(Monster)

Good = Literal["wood", "clay", "stone", "diamond", "gold"]
Amounts = dict[Good, Count]


class SupplyItem(Item):
    """The general supply, before anything is dealt."""

    wood: Count
    clay: Count
    stone: Count
    diamond: Count
    gold: Count
    bonus_settlers: Count
    outposts: Count


class StartItem(Item):
    """What each player begins with, and the length of the game."""

    wood: Count
    clay: Count
    stone: Count
    settlers: Count
    rounds: Count


class SurchargeItem(Item):
    """Diamonds on top of a hero's price, by position from the left."""

    values: tuple[Count, Count, Count, Count]


class ScoringItem(Item):
    """Points per deposit."""

    bank: Count
    church: Count


class SoloRank(msgspec.Struct, forbid_unknown_fields=True):
    """A title of the solo mode and the points it begins at."""

    key: str
    at_least: Count = msgspec.field(name="from")


class SoloItem(Item):
    """The solo mode's titles, lowest first."""

    ranks: list[SoloRank]


class MonsterItem(Item):
    """A kind of monster."""

    key: str
    colour: str
    count: Count
    settlers: Count
    reward: Amounts


class BuildingItem(Item):
    """A kind of building."""

    key: str
    count: Count
    cost: Amounts


class ArtifactItem(Item):
    """An artifact."""

    key: str


class LandscapeItem(Item):
    """Equal landscape tiles."""

    region: Literal[1, 2, 3]
    resource: Good
    monster: Literal["gnoll", "manticore", "hydra", "dragon"]
    count: Count


class HeroItem(Item):
    """A hero."""

    key: str
    guild: Literal["adventurer", "defender", "builder", "artisan"]
    cost: Amounts
    monster: Literal["gnoll", "manticore", "hydra", "dragon"]
    settlers: Count = 0
    points: Count = 0


class SettlementBox(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box."""

    supply: SupplyItem
    start: StartItem
    surcharge: SurchargeItem
    scoring: ScoringItem
    solo: SoloItem
    monsters: list[MonsterItem]
    buildings: list[BuildingItem]
    artifacts: list[ArtifactItem]
    landscapes: Annotated[list[LandscapeItem], msgspec.Meta(min_length=3, max_length=3 * LANDSCAPES_PER_REGION)]
    heroes: list[HeroItem]


def _row(amounts: Amounts) -> list[int]:
    return [amounts.get(good, 0) for good in GOODS]  # type: ignore[call-overload]


BOX = read_box(GAME, SettlementBox)
expect(GAME, "monsters", tuple(m.key for m in BOX.monsters), MONSTER_KEYS, at="monsters")
expect(GAME, "buildings", tuple(b.key for b in BOX.buildings), BUILDING_KEYS, at="buildings")
expect(GAME, "artifacts", tuple(a.key for a in BOX.artifacts), ARTIFACT_KEYS, at="artifacts")
expect(GAME, "building-tiles", sum(b.count for b in BOX.buildings), 36, at="buildings.count")
expect(GAME, "heroes", len(BOX.heroes), 48, at="heroes")
expect(GAME, "hero-keys", len({h.key for h in BOX.heroes}), 48, at="heroes.key")
for _region in (1, 2, 3):
    _tiles = sum(tile.count for tile in BOX.landscapes if tile.region == _region)
    expect(GAME, "landscapes", _tiles, LANDSCAPES_PER_REGION, at="landscapes.count", region=word("region", str(_region)))
_prices = (
    [(f"monsters[{n}].reward", m.reward) for n, m in enumerate(BOX.monsters)]
    + [(f"buildings[{n}].cost", b.cost) for n, b in enumerate(BOX.buildings)]
    + [(f"heroes[{n}].cost", h.cost) for n, h in enumerate(BOX.heroes)]
)
for _at, _amounts in _prices:  # within what a reason can carry
    require(GAME, "amounts", all(0 <= n <= 9 for n in _amounts.values()), at=_at)
for _good in BASICS:
    _needed = MAX_SEATS * getattr(BOX.start, _good)
    _enough = getattr(BOX.supply, _good) >= _needed
    require(GAME, "supply", _enough, at=f"supply.{_good}", good=word("good", _good), seats=MAX_SEATS)
require(GAME, "settlers", BOX.start.settlers > 0, at="start.settlers")
require(GAME, "rounds", BOX.start.rounds > 0, at="start.rounds")
_titles = [rank.at_least for rank in BOX.solo.ranks]
require(GAME, "ranks", _titles == sorted({0, *_titles}), at="solo.ranks")

SUPPLY = frozen([BOX.supply.wood, BOX.supply.clay, BOX.supply.stone, BOX.supply.diamond, BOX.supply.gold])
START = frozen([BOX.start.wood, BOX.start.clay, BOX.start.stone, 0, 0])
BONUS_SETTLERS = BOX.supply.bonus_settlers
OUTPOSTS = BOX.supply.outposts
SETTLERS = BOX.start.settlers
ROUNDS = BOX.start.rounds
SURCHARGE = frozen(BOX.surcharge.values)
BANK_POINTS = BOX.scoring.bank
CHURCH_POINTS = BOX.scoring.church

MONSTER_COUNT = frozen([m.count for m in BOX.monsters])
MONSTER_SETTLERS = frozen([m.settlers for m in BOX.monsters])
MONSTER_REWARD = frozen([_row(m.reward) for m in BOX.monsters])

BUILDING_COST = frozen([_row(b.cost) for b in BOX.buildings])
BUILDING_TILE_KINDS = frozen([kind for kind, b in enumerate(BOX.buildings) for _ in range(b.count)])
BUILDING_TILES = len(BUILDING_TILE_KINDS)
ARTIFACT_COUNT = len(BOX.artifacts)

LANDSCAPES = sorted((tile for tile in BOX.landscapes for _ in range(tile.count)), key=lambda tile: tile.region)
LAND_RESOURCE = frozen([GOODS.index(tile.resource) for tile in LANDSCAPES])
LAND_MONSTER = frozen([MONSTER_KEYS.index(tile.monster) for tile in LANDSCAPES])

HERO_COUNT = len(BOX.heroes)
HERO_GUILD = frozen([GUILD_KEYS.index(h.guild) for h in BOX.heroes])
HERO_COST = frozen([_row(h.cost) for h in BOX.heroes])
HERO_SETTLERS = frozen([h.settlers for h in BOX.heroes])
HERO_POINTS = frozen([h.points for h in BOX.heroes])
HERO_MONSTER = frozen([MONSTER_KEYS.index(h.monster) for h in BOX.heroes])
