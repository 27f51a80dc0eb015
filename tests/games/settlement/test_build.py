"""S-16 to S-18: build a building."""

import pytest

from .builder import settlement

COSTS = {
    "sawmill": {"stone": 1},
    "clay-pit": {"wood": 1},
    "quarry": {"clay": 1},
    "diamond-mine": {"gold": 1},
    "bazaar": {"diamond": 1},
    "gem-cutter": {"gold": 1},
    "alchemist": {"stone": 1},
    "storehouse": {"diamond": 1},
    "tavern": {"gold": 1},
    "bank": {"clay": 1},
    "church": {"wood": 1},
    "trading-post": {"diamond": 1},
}


@pytest.mark.rule("S-16", "S-83", "S-84", "S-85", "S-86", "S-87", "S-88", "S-89", "S-90", "S-91", "S-92", "S-93", "S-94")
@pytest.mark.parametrize("building", COSTS)
def test_a_building_takes_one_settler_and_its_price_goes_to_the_supply(building: str) -> None:
    table = settlement().with_market(building).with_goods(**COSTS[building])
    before = table.supply
    table.play("build 1 2 3")
    assert table.you.goods == {}
    assert table.you.settlers == 5
    assert table.you.buildings == {"2 3": building}
    assert table.supply == {good: n + COSTS[building].get(good, 0) for good, n in before.items()}


@pytest.mark.rule("S-16")
@pytest.mark.parametrize("building", COSTS)
def test_nothing_but_its_price_pays_for_a_building(building: str) -> None:
    (price,) = COSTS[building]
    others = {good: 5 for good in ("wood", "clay", "stone", "diamond", "gold") if good != price}
    table = settlement().with_market(building).with_goods(**others)
    assert table.refuses("build 1 1 1") == ("cannot-afford", "S-16")
    why = table.game.why_not("build 1 1 1")
    assert why is not None
    assert why.message.args["missing"] == {"amounts": {price: 1}}


@pytest.mark.rule("S-17")
@pytest.mark.parametrize("street", [1, 2, 3])
@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_building_goes_on_any_free_space(street: int, column: int) -> None:
    table = settlement().with_goods(stone=1).play(f"build sawmill {street} {column}")
    assert table.you.buildings == {f"{street} {column}": "sawmill"}


@pytest.mark.rule("S-17")
def test_with_nine_buildings_the_settlement_is_full() -> None:
    table = settlement().with_goods(stone=1).with_street(1, "bank", "bank", "bank").with_street(2, "church", "church", "church")
    table.with_street(3, "trading-post", "trading-post")
    assert table.choices("build") == ["sawmill 3 3", "alchemist 3 3"]
    table.with_building(3, 3, "trading-post")
    assert table.refuses("build sawmill 3 3") == ("settlement-full", "S-17")


@pytest.mark.rule("S-17", "S-33")
def test_several_buildings_of_one_kind_each_work() -> None:
    table = settlement().with_street(1, "sawmill", "sawmill").with_goods(stone=1).play("build sawmill 1 3", "end")
    table.play_on(1, "pass", "artifact compass").play("street 1", "use 1", "use 2", "use 3")
    assert table.you.goods == {"wood": 3}


@pytest.mark.rule("S-18")
def test_the_empty_slot_is_filled_at_once() -> None:
    table = settlement().with_goods(stone=1).with_next_buildings("church")
    before = table.building_stack
    table.play("build sawmill 1 1")
    assert table.market[0] == ("church", 1)
    assert table.building_stack == before - 1


@pytest.mark.rule("S-18")
def test_a_slot_with_copies_left_is_not_empty() -> None:
    table = settlement().with_market(("sawmill", 2)).with_goods(stone=1)
    before = table.building_stack
    table.play("build sawmill 1 1")
    assert table.market[0] == ("sawmill", 1)
    assert table.building_stack == before


@pytest.mark.rule("S-18")
def test_the_last_copy_of_a_stacked_slot_makes_room() -> None:
    table = settlement().with_others_passed().with_market(("sawmill", 2)).with_goods(stone=2).with_next_buildings("tavern")
    table.play("build sawmill 1 1", "end", "build sawmill 1 2")
    assert table.market[0] == ("tavern", 1)


@pytest.mark.rule("S-18")
def test_a_copy_drawn_while_refilling_lies_on_its_own() -> None:
    table = settlement().with_market("sawmill", "tavern").with_goods(stone=1).with_next_buildings("tavern")
    table.play("build sawmill 1 1")
    assert table.market[:2] == [("tavern", 1), ("tavern", 1)]


@pytest.mark.rule("S-18")
def test_without_a_stack_the_slot_stays_empty() -> None:
    table = settlement(players=4).with_others_passed().with_empty_building_stack().with_goods(stone=1)
    table.play("build sawmill 1 1", "end")
    assert table.market[0] is None
    assert table.refuses("build 1 1 2") == ("market-slot-empty", "S-18")
