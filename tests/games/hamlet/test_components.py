"""What is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dorfplatz.core.box_document import values_of
from dorfplatz.games.hamlet import tables, view

from .builder import GOODS, RAWS, REFINED, church
from .village import BOX, KEYS, TILES, Lying

SMALL = ("sawmill", "dairy-farm", "stonemason", "flour-mill")
LARGE = ("lumbermill", "cow-conservatory", "master-stonemason", "windmill")
WILD = ("small-woodland", "small-mountain-range", "large-woodland", "large-mountain-range")


def kinds(key: str) -> Counter[str]:
    return Counter(segment.kind for segment in Lying(key, (0, 0), 0).segments)


@pytest.mark.rule("H-05", "H-10")
def test_32_tiles_in_six_groups() -> None:
    assert len(TILES) == tables.TILES == 32
    assert Counter(tile["group"] for tile in TILES.values()) == {"start": 6, "bag": 10} | dict.fromkeys(REFINED, 4)
    assert tuple(KEYS) == tables.TILE_KEYS


@pytest.mark.rule("H-05")
def test_the_tiles_of_the_glossary() -> None:
    names = Counter(key.rstrip("-12") for key in KEYS)
    assert {name for name, count in names.items() if count == 2} == {"barn", "outpost", "pond"}
    assert len(names) == 29
    assert sum(tile.get("makes") in REFINED for tile in TILES.values()) == 8
    assert sum(not tile.get("makes") and tile["group"] != "start" for tile in TILES.values()) == 16


@pytest.mark.rule("H-05", "H-31")
def test_refineries_with_one_slot_and_with_two() -> None:
    for good, small, large in zip(("timber", "milk", "brick", "flour"), SMALL, LARGE, strict=True):
        assert (TILES[small]["makes"], TILES[small]["slots"], TILES[small]["group"]) == (good, 1, "bag")
        assert (TILES[large]["makes"], TILES[large]["slots"]) == (good, 2)
        assert TILES[large]["group"] != good
        assert good not in TILES[large]["cost"]
        assert min(TILES[small]["reward"], TILES[large]["reward"]) >= 4
    assert {key for key in KEYS if TILES[key].get("slots") == 3} == {"quarry", "woodcutter", "farm", "barn-1", "barn-2"}
    assert [GOODS[raw] for raw in tables.TAKES[3:]] == ["grain", "grain", "stone", "wood"]


@pytest.mark.rule("H-41")
@pytest.mark.parametrize(
    ("key", "cost", "reward"),
    [
        ("sawmill", {"grain": 2, "stone": 1}, 4),
        ("dairy-farm", {"wood": 2, "stone": 1}, 4),
        ("stonemason", {"grain": 2, "wood": 1}, 4),
        ("flour-mill", {"stone": 2, "wood": 1}, 4),
        ("small-woodland", {"wood": 1}, 2),
        ("small-mountain-range", {"stone": 1}, 2),
        ("barn-1", {"gold": 3}, 4),
        ("barn-2", {"gold": 3}, 4),
        ("lumbermill", {"stone": 2, "brick": 1}, None),
        ("warehouse", None, 4),
    ],
)
def test_prices_and_rewards_that_are_known(key: str, cost: dict[str, int] | None, reward: int | None) -> None:
    assert cost in (None, TILES[key]["cost"])
    assert reward in (None, TILES[key]["reward"])


@pytest.mark.rule("H-05", "H-41")
def test_tiles_of_a_pile_cost_goods_of_that_pile_only() -> None:
    for key, tile in TILES.items():
        goods = set(tile.get("cost", {})) & set(REFINED)
        if key == "master-stonemason":
            continue  # seen on a photograph: two goods
        assert goods <= {tile["group"]}, key
        assert bool(tile.get("cost")) == (tile["group"] != "start")


@pytest.mark.rule("H-41")
def test_landmarks_pay_two_to_four_when_built() -> None:
    for tile in TILES.values():
        if not tile.get("makes") and tile["group"] != "start":
            assert 2 <= tile["reward"] <= 4


@pytest.mark.rule("H-10", "H-61")
def test_kinds_of_segments() -> None:
    assert kinds("monument") == {"R": 3, "F": 3, "M": 3}
    assert kinds("church") == {"R": 5, "F": 5, "M": 4}
    assert all(set(kinds(key)) == {"F"} for key in WILD if key.endswith("woodland"))
    assert all(set(kinds(key)) == {"M"} for key in WILD if key.endswith("range"))
    assert all(kinds(key)["R"] for key in KEYS if key not in WILD)


@pytest.mark.rule("H-02", "H-38")
def test_two_sides_of_the_church() -> None:
    two, more = BOX["church"]
    assert (two["players"], more["players"]) == ([2], [3, 4])
    assert two["orders"] == [
        {"gold": 10, "points": 6},
        {"any": ["stone", "wood", "grain"], "count": 10, "points": 6},
        {"any": ["milk", "brick"], "count": 3, "points": 4},
        {"any": ["timber", "flour"], "count": 3, "points": 4},
    ]
    assert (of(two, "orders"), of(more, "orders")) == ("public", "house")
    assert {of(side, name) for side in (two, more) for name in ("players", "parts")} == {"rulebook"}
    for side in (two, more):
        assert len(side["orders"]) + side["parts"] == 6
        for order in side["orders"]:
            assert ("gold" in order) != ("any" in order)
    assert church(4) is more


@pytest.mark.rule("H-03", "H-24")
def test_two_sides_of_the_market() -> None:
    assert [(side["players"], side["raw"], side["good"]) for side in BOX["market"]] == [([2], 3, 5), ([3, 4], 2, 4)]
    assert tables.PRICE.tolist() == [[3] * 3 + [5] * 4, [2] * 3 + [4] * 4, [2] * 3 + [4] * 4]


@pytest.mark.rule("H-08", "H-37")
def test_twelve_sale_tiles_in_three_tiers() -> None:
    sales = BOX["sales"]
    assert Counter(sale["tier"] for sale in sales) == {1: 4, 2: 4, 3: 4}
    assert len({str(sorted(sale["takes"].items())) for sale in sales}) == 12
    public = [(sale["takes"], sale["points"], sale["gold"]) for sale in sales if sale["provenance"] == "public"]
    assert public == [({"wood": 2, "grain": 1}, 1, 1), ({"stone": 2, "grain": 1}, 1, 1), ({"milk": 1}, 1, 2)]
    worth = [[sale["points"] + sale["gold"] / 3 for sale in sales if sale["tier"] == tier] for tier in (1, 2, 3)]
    assert max(worth[0]) < min(worth[1]) <= max(worth[1]) < min(worth[2])


@pytest.mark.rule("H-07", "H-09", "H-19", "H-35", "H-36", "H-48", "H-51")
@pytest.mark.parametrize(
    ("item", "printed"),
    [
        ("workers", {"villagers": [5, 7, 9], "donkey": 3, "preview_donkey": [3, 4, 4], "donkeys": 6}),
        ("goals", {"chaplain": 5, "sacristan": 3, "merchant": 4, "landscaper": 4}),
        ("supply", {"roads": 5, "goods": 2, "gold": 3}),
    ],
)
def test_workers_goals_and_supplies(item: str, printed: dict[str, object]) -> None:
    assert values_of(BOX[item]) == printed
    assert BOX[item]["provenance"] == ("public" if item == "goals" else "rulebook")


@pytest.mark.rule("H-46")
def test_what_roads_cost() -> None:
    path, bridge = tables.ROAD_COST.tolist()
    assert path == [2, 0, 0, 0, 0, 0, 0, 0]
    assert bridge == [0, 2, 0, 0, 0, 0, 0, 0]
    assert GOODS[:2] == RAWS[:2] == ("stone", "wood")


def of(item: dict[str, Any], name: str) -> str:
    """Where a value of an item comes from."""
    exceptions: dict[str, str] = item.get("provenance_of", {})
    return exceptions.get(name, item["provenance"])


def house(name: str) -> set[str]:
    """The tiles of which that value is our own."""
    return {key for key, tile in TILES.items() if (name in tile or "." in name) and of(tile, name) == "house"}


SEEN = {*KEYS[:6], *SMALL, "small-woodland", "small-mountain-range", "master-stonemason", "warehouse"}
"""The tiles whose shape a public photograph shows."""


@pytest.mark.rule("H-05", "H-10", "H-41")
def test_every_value_of_a_tile_says_where_it_comes_from() -> None:
    bag = {"sawmill", "dairy-farm", "small-woodland", "small-mountain-range"}
    assert house("outline") == set(KEYS) - SEEN
    assert house("group") == set(KEYS[6:]) - bag
    barns = {"barn-1", "barn-2"}
    known = {*SMALL, *barns, "small-woodland", "small-mountain-range"}
    assert house("cost") == set(KEYS[6:]) - known - {"lumbermill", "warehouse"}
    assert house("reward") == set(KEYS[6:]) - known - {"warehouse"} | {"flour-mill", "small-mountain-range"}
    assert house("slots") == house("makes") == set()
    assert TILES["warehouse"]["provenance_of"]["cost.timber"] == "house"
    assert of(TILES["lumbermill"], "cost") == "rulebook"


@pytest.mark.rule("H-08")
def test_nine_sale_tiles_are_our_own() -> None:
    assert [sale["provenance"] for sale in BOX["sales"]] == ["public"] * 3 + ["house"] * 9
    assert not any("provenance_of" in sale for sale in BOX["sales"])


@pytest.mark.rule("H-02", "H-08", "H-41")
def test_the_browser_is_told_where_values_come_from() -> None:
    box = view.components()
    assert [church.origin.provenance for church in box.churches] == ["public", "house"]
    assert [sale.origin.provenance for sale in box.sales] == ["public"] * 3 + ["house"] * 9
    warehouse = next(tile for tile in box.tiles if tile.key == "warehouse")
    assert warehouse.origin.values == {"group": "house", "cost.timber": "house"}
    assert warehouse.origin.source == "singlemeeple.com, 2023-06-24"
