"""M-36 to M-41: houses, marketplaces and free numbers."""

import pytest

from . import land
from .builder import GOODS, Table, milestones
from .land import NUMBER


def rich() -> Table:
    return milestones().with_plenty()


def without(good: str) -> Table:
    return milestones().with_goods(**{other: 9 for other in GOODS if other != good})


@pytest.mark.rule("M-36")
def test_a_house_costs_a_stone_and_a_wood() -> None:
    table = milestones().with_goods(stone=2, wood=2, sand=1).with_road("a1-b1-b2").visiting("office").play("house a2-b1-b2")
    assert table.you.goods == {"stone": 1, "wood": 1, "sand": 1}
    assert (table.houses, table.supply) == ({"a2-b1-b2"}, (23, 11, 11))


@pytest.mark.rule("M-36")
@pytest.mark.parametrize("missing", ["stone", "wood"])
def test_without_them_no_house(missing: str) -> None:
    table = without(missing).with_road("a1-b1-b2").visiting("office")
    assert table.refuses("house a2-b1-b2") == ("cannot-afford", "M-36")


@pytest.mark.rule("M-36")
def test_a_house_needs_a_road_on_one_of_its_sides() -> None:
    table = rich().with_road("a1-b1-b2").visiting("office")
    beside = [t for t in land.TRIANGLES if table.roads & set(land.sides(t))]
    assert sorted(table.choices("house")) == sorted(beside) == sorted(["a1-a2-b1", "a2-b1-b2", "b1-b2-c2"])


@pytest.mark.rule("M-36")
def test_a_road_that_only_touches_a_corner_is_not_enough() -> None:
    table = rich().with_road("a1-b1-b2").visiting("office")
    for triangle in ("b1-c1-c2", "a2-a3-b2", "b2-c2-c3"):
        assert table.refuses(f"house {triangle}") == ("no-road-beside", "M-36")


@pytest.mark.rule("M-36", "M-31")
def test_without_any_road_there_is_no_house_not_even_at_the_start_marketplace() -> None:
    assert rich().visiting("office").choices("house") == []


@pytest.mark.rule("M-36")
@pytest.mark.parametrize(("road", "sides"), [("a1-b1-c1", 1), ("a1-a2-a3", 1), ("a1-b1-a2", 2)])
def test_one_road_is_enough_and_more_do_no_harm(road: str, sides: int) -> None:
    table = rich().with_road(road).visiting("office")
    assert len(table.roads & set(land.sides("a1-a2-b1"))) == sides
    assert table.allows("house a1-a2-b1")


@pytest.mark.rule("M-37")
def test_a_house_brings_the_free_numbers_at_its_corners() -> None:
    # The start marketplace and the milestone do not count; a number that is not on the road at all does.
    table = rich().with_road("a1-b1-c1").visiting("office").play("house a1-a2-b1")
    assert table.you.points_for == {"houses": NUMBER["a2"]}
    table = rich().with_road("a1-b1-c1").visiting("office").play("house b1-c1-c2")
    assert table.you.points_for == {"houses": NUMBER["c1"] + NUMBER["c2"]}


@pytest.mark.rule("M-37")
def test_the_end_of_a_road_and_a_number_between_sections_are_free_corners() -> None:
    table = rich().with_walk(["a1", "b1", "b2", "b3", "b4"]).visiting("office").play("house a3-b2-b3", "house b3-b4-c4")
    assert table.you.points == NUMBER["a3"] + NUMBER["b2"] + NUMBER["b4"] + NUMBER["c4"]


@pytest.mark.rule("M-37")
def test_a_marketplace_covers_its_corner() -> None:
    table = rich().with_walk(["a1", "b1", "b2", "b3", "b4"]).with_markets("b2").visiting("office").play("house a3-b2-b3")
    assert table.you.points == NUMBER["a3"]


@pytest.mark.rule("M-37")
def test_another_house_takes_nothing_away() -> None:
    table = rich().with_road("a1-b1-b2").with_houses("b1-b2-c2").visiting("office").play("house a2-b1-b2")
    assert table.you.points == NUMBER["a2"] + NUMBER["b2"]


@pytest.mark.rule("M-37")
def test_a_house_without_free_corners_brings_nothing_but_may_be_built() -> None:
    table = rich().with_road("a1-b1-c1", "a1-a2-a3").visiting("office").play("house a1-a2-b1")
    assert (table.you.points, table.houses) == (0, {"a1-a2-b1"})


@pytest.mark.rule("M-38")
def test_one_house_per_triangle() -> None:
    table = rich().with_road("a1-b1-b2").visiting("office").play("house a2-b1-b2")
    assert table.refuses("house a2-b1-b2") == ("house-there", "M-38")
    assert table.allows("house b1-b2-c2")


@pytest.mark.rule("M-38")
def test_nor_where_another_player_has_built() -> None:
    table = rich().with_road("a1-b1-b2").with_houses("a2-b1-b2").visiting("office")
    assert table.refuses("house a2-b1-b2") == ("house-there", "M-38")


@pytest.mark.rule("M-38")
def test_a_bush_is_no_obstacle() -> None:
    assert rich().with_walk(land.WAY).visiting("office").allows(f"house {land.BUSH}")


@pytest.mark.rule("M-39")
def test_a_marketplace_costs_a_wood_and_a_sand() -> None:
    table = milestones().with_goods(stone=1, wood=2, sand=2).with_road("a1-b1-b2").visiting("office").play("market b2")
    assert table.you.goods == {"stone": 1, "wood": 1, "sand": 1}
    assert (table.markets, table.supply) == ({"a1", "b2"}, (23, 12, 10))


@pytest.mark.rule("M-39")
@pytest.mark.parametrize("missing", ["wood", "sand"])
def test_without_them_no_marketplace(missing: str) -> None:
    table = without(missing).with_road("a1-b1-b2").visiting("office")
    assert table.refuses("market b2") == ("cannot-afford", "M-39")


@pytest.mark.rule("M-39")
def test_a_marketplace_goes_to_the_end_of_a_road_or_between_two_sections() -> None:
    table = rich().with_walk(["a1", "b1", "b2", "b3", "b4"]).with_walk(["a1", "a2", "a3"]).visiting("office")
    assert table.choices("market") == ["a3", "b2", "b4"]


@pytest.mark.rule("M-39")
def test_not_on_a_milestone_and_not_on_a_marketplace() -> None:
    table = rich().with_walk(["a1", "b1", "b2", "b3", "b4"]).with_markets("b4").visiting("office")
    for point in ("a1", "b1", "b3", "b4"):
        assert table.refuses(f"market {point}") == ("number-taken", "M-39")


@pytest.mark.rule("M-39")
def test_not_where_no_road_leads() -> None:
    table = rich().with_road("a1-b1-b2").visiting("office")
    for point in ("a2", "c2", "e13"):
        assert table.refuses(f"market {point}") == ("not-on-a-road", "M-39")
    assert rich().visiting("office").choices("market") == []


@pytest.mark.rule("M-39")
def test_a_marketplace_may_stand_next_to_another() -> None:
    table = rich().with_walk(["a1", "b1", "a2"]).with_walk(["a2", "a3", "b2"]).visiting("office").play("market a2", "market b2")
    assert table.markets == {"a1", "a2", "b2"}
    assert {"a1", "b2"} < set(land.around("a2"))


@pytest.mark.rule("M-40")
@pytest.mark.parametrize("number", range(1, 6))
def test_the_number_under_the_marketplace_scores(number: int) -> None:
    snake = land.a_snake()
    market = next(point for point in snake[2:48:2] if NUMBER[point] == number)
    table = rich().with_walk(snake[: snake.index(market) + 1]).visiting("office").play(f"market {market}")
    assert table.you.points_for == {"markets": number}


@pytest.mark.rule("M-41", "M-53")
def test_houses_and_road_pieces_leave_a_number_free() -> None:
    # Around a1 lie a2 and b1: one is the free end of a road, with houses on both sides.
    table = rich().with_road("a1-b1-a2").with_houses("a1-a2-b1", "a2-b1-b2").visiting("mill")
    assert table.choices("deliver") == [f"a1 {land.delivery('a2')}"]


@pytest.mark.rule("M-41", "M-02")
def test_the_start_marketplace_has_no_number() -> None:
    assert NUMBER["a1"] == 0
    table = rich().with_road("a1-a2-a3").visiting("office").play("house a1-a2-b1")
    assert table.you.points == NUMBER["b1"]
