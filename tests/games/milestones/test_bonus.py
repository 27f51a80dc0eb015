"""M-42 to M-50: bonus tiles."""

import pytest

from . import land
from .builder import GOODS, Table, milestones, tile
from .land import NUMBER

BUSH, NEXT_BUSH = "a2-b1-b2", "b1-c1-c2"


def beside(row: str, *, road: tuple[str, ...] = (), **bushes: str) -> Table:
    """You are at the building office with goods for everything, these workers, and bonus tiles on the first two bushes at b1."""
    table = milestones().with_workers(row).with_plenty().with_road(*road)
    for bush, kind in bushes.items():
        table.with_bonus({"first": BUSH, "second": NEXT_BUSH}[bush], kind)
    return table.visiting("office")


def test_the_bushes_of_these_situations() -> None:
    assert {bush for bush in land.BUSHES if "b1" in land.corners(bush)} == {BUSH, NEXT_BUSH}


@pytest.mark.rule("M-42", "M-43", "M-48")
@pytest.mark.parametrize("kind", GOODS)
def test_a_milestone_on_a_corner_lets_one_take_the_tile(kind: str) -> None:
    table = beside(f". {kind}", first=kind).play("road a1-b1-c1")
    assert table.phase == "bonus"
    table.play(f"bonus {BUSH} 2")
    assert (table.phase, table.bonus) == ("turn", {})
    assert table.you.row == f". {kind}+ . . . . . ."
    assert table.you.points_for == {"roads": NUMBER["b1"], "bonus": 1}


@pytest.mark.rule("M-42")
@pytest.mark.parametrize(
    ("road", "build"),
    [
        ((), "road a1-a2-a3"),
        ((), "road a1-b1-c1"),
        (("a1-a2-a3",), "road a3-b2-b3"),
    ],
)
def test_any_of_the_three_corners_will_do(road: tuple[str, ...], build: str) -> None:
    table = beside("stone", first="stone", road=road).play(build, f"bonus {BUSH} 1")
    assert table.you.row.startswith("stone+")


@pytest.mark.rule("M-42")
def test_a_marketplace_on_a_corner_lets_one_take_the_tile() -> None:
    table = beside("stone", first="stone", road=("a1-b1-b2",)).play("market b2", f"bonus {BUSH} 1")
    assert table.you.points_for == {"markets": NUMBER["b2"], "bonus": 1}
    assert table.you.row.startswith("stone+")


@pytest.mark.rule("M-42", "M-46")
def test_a_house_in_the_triangle_lets_one_take_the_tile() -> None:
    table = beside("stone stone", first="stone", road=("a1-b1-b2",)).play(f"house {BUSH}", f"bonus {BUSH} 1")
    assert table.you.points_for == {"houses": NUMBER["a2"] + NUMBER["b2"], "bonus": 1}
    assert (table.houses, table.bonus) == ({BUSH}, {})


@pytest.mark.rule("M-42")
def test_a_house_in_the_triangle_beside_it_does_not() -> None:
    table = beside("stone", first="stone", road=("a1-b1-b2",)).play("house a1-a2-b1", "house b1-b2-c2")
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone"})


@pytest.mark.rule("M-42")
def test_the_end_of_a_road_at_its_corner_does_not() -> None:
    # The milestone stands on b1, the road ends on c2, which is a corner of the bush.
    bush = "c2-c3-d2"
    table = milestones().with_workers("stone").with_plenty().with_bonus(bush, "stone").visiting("office").play("road a1-b1-c2")
    assert "b1" not in land.corners(bush)
    assert (table.phase, table.bonus) == ("turn", {bush: "stone"})
    assert table.refuses(f"bonus {bush} 1") == ("nothing-offered", "M-42")


@pytest.mark.rule("M-42")
def test_nor_does_a_delivery() -> None:
    table = (
        milestones().with_workers("stone").with_goods(grain=2).with_road("a1-a2-b2").with_markets("b2").with_bonus(BUSH, "stone")
    )
    table.visiting("mill").play(f"deliver b2 {land.delivery('b1', 'c2')}")
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone"})


@pytest.mark.rule("M-42")
def test_only_tiles_beside_what_was_just_built_are_offered() -> None:
    table = beside("stone stone", first="stone", second="stone").play("road a1-a2-a3")
    assert table.choices("bonus") == [f"{BUSH} 1", f"{BUSH} 2"]
    assert table.refuses(f"bonus {NEXT_BUSH} 1") == ("not-offered", "M-42")


@pytest.mark.rule("M-43", "M-47")
@pytest.mark.parametrize("row", ["wood sand", "wood # sand", "stone+ wood"])
def test_without_a_worker_of_its_kind_that_has_none_the_tile_stays(row: str) -> None:
    table = beside(row, first="stone").play("road a1-b1-c1")
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone"})
    assert table.you.points == NUMBER["b1"]


@pytest.mark.rule("M-43")
def test_the_workers_of_others_do_not_help() -> None:
    table = beside("wood sand", first="stone").with_workers("stone stone", seat=1).play("road a1-b1-c1")
    assert table.bonus == {BUSH: "stone"}


@pytest.mark.rule("M-43", "M-24")
def test_nor_do_workers_that_are_covered() -> None:
    table = milestones().with_workers("stone sand").with_display(slot1=tile("wood", "wood")).with_bonus(BUSH, "stone")
    table.visiting("trade").with_plenty().play("hire 1 1", "move office", "road a1-b1-c1")
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone"})


@pytest.mark.rule("M-43")
def test_the_tile_goes_on_a_worker_of_its_kind_only() -> None:
    table = beside("wood stone . #", first="stone").play("road a1-b1-c1")
    assert table.choices("bonus") == [f"{BUSH} 2"]
    for space in (1, 3, 4):
        assert table.refuses(f"bonus {BUSH} {space}") == ("wrong-worker", "M-43")


@pytest.mark.rule("M-44")
def test_one_bonus_tile_per_worker() -> None:
    table = beside("stone+ stone", first="stone").play("road a1-b1-c1")
    assert table.refuses(f"bonus {BUSH} 1") == ("worker-has-bonus", "M-44")
    assert table.play(f"bonus {BUSH} 2").you.row.startswith("stone+ stone+")


@pytest.mark.rule("M-44")
@pytest.mark.parametrize("space", [1, 3, 8])
def test_one_chooses_which_worker_gets_it(space: int) -> None:
    table = beside("stone wood stone . . . . stone", first="stone").play("road a1-b1-c1")
    assert table.choices("bonus") == [f"{BUSH} {other}" for other in (1, 3, 8)]
    row = table.play(f"bonus {BUSH} {space}").you.row.split()
    assert [number for number, word in enumerate(row, 1) if word == "stone+"] == [space]


@pytest.mark.rule("M-45")
@pytest.mark.parametrize("order", [(BUSH, NEXT_BUSH), (NEXT_BUSH, BUSH)])
def test_several_tiles_are_taken_one_by_one_in_any_order(order: tuple[str, str]) -> None:
    table = beside("stone wood", first="stone", second="wood").play("road a1-b1-b2")
    assert sorted(table.choices("bonus")) == sorted([f"{BUSH} 1", f"{NEXT_BUSH} 2"])
    space = {BUSH: 1, NEXT_BUSH: 2}
    table.play(f"bonus {order[0]} {space[order[0]]}")
    assert (table.phase, table.you.points_for["bonus"]) == ("bonus", 1)
    table.play(f"bonus {order[1]} {space[order[1]]}")
    assert (table.phase, table.you.points_for["bonus"], table.bonus) == ("turn", 2, {})


@pytest.mark.rule("M-45", "M-44")
def test_two_of_a_kind_need_two_workers() -> None:
    table = beside("stone wood", first="stone", second="stone").play("road a1-b1-b2", f"bonus {NEXT_BUSH} 1")
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone"})
    table = beside("stone stone", first="stone", second="stone").play("road a1-b1-b2", f"bonus {NEXT_BUSH} 1", f"bonus {BUSH} 2")
    assert table.you.row.startswith("stone+ stone+")


@pytest.mark.rule("M-45")
def test_only_those_are_offered_that_can_be_taken() -> None:
    table = beside("stone wood", first="sand", second="wood").play("road a1-b1-b2")
    assert table.choices("bonus") == [f"{NEXT_BUSH} 2"]
    assert table.refuses(f"bonus {BUSH} 1")[0] in ("not-offered", "wrong-worker")
    assert table.play(f"bonus {NEXT_BUSH} 2").bonus == {BUSH: "sand"}


@pytest.mark.rule("M-45", "M-47")
@pytest.mark.parametrize(("road", "build"), [((), "road a1-b1-c1"), (("a1-a2-b2",), "market b2")])
def test_with_a_milestone_or_a_marketplace_tiles_may_be_left(road: tuple[str, ...], build: str) -> None:
    table = beside("stone", first="stone", road=road).play(build, "decline")
    assert (table.phase, table.bonus, table.you.row.split()[0]) == ("turn", {BUSH: "stone"}, "stone")
    assert "bonus" not in table.you.points_for


@pytest.mark.rule("M-45")
def test_some_may_be_taken_and_others_left() -> None:
    table = beside("stone wood", first="stone", second="wood").play("road a1-b1-b2", f"bonus {BUSH} 1", "decline")
    assert (table.bonus, table.you.row) == ({NEXT_BUSH: "wood"}, "stone+ wood . . . . . .")


@pytest.mark.rule("M-45")
@pytest.mark.parametrize("move", ["road c1-d1-e1", "market c1", "house a1-a2-b1", "move mill", "end", "draft 1", "cover 1"])
def test_before_anything_else_one_decides_about_the_tiles(move: str) -> None:
    table = beside("stone", first="stone").play("road a1-b1-c1")
    assert table.refuses(move)[0] in ("bonus-first", "start-is-over", "only-at-the-castle")
    assert table.refuses("move mill") == ("bonus-first", "M-45")
    assert set(table.choices("bonus")) == {f"{BUSH} 1"}


@pytest.mark.rule("M-45", "M-42")
def test_without_an_offer_there_is_nothing_to_decline() -> None:
    table = beside("stone").play("road a1-b1-c1")
    assert table.refuses("decline") == ("nothing-offered", "M-42")
    assert table.refuses(f"bonus {BUSH} 1") == ("nothing-offered", "M-42")


@pytest.mark.rule("M-46")
@pytest.mark.parametrize("row", ["wood sand", "stone+ sand", "# sand"])
def test_no_house_where_the_tile_cannot_be_taken(row: str) -> None:
    table = beside(row, first="stone", road=("a1-b1-b2",))
    assert table.refuses(f"house {BUSH}") == ("no-worker-for-bonus", "M-46")
    assert BUSH not in table.choices("house")


@pytest.mark.rule("M-46")
def test_with_a_house_the_tile_has_to_be_taken() -> None:
    table = beside("stone stone", first="stone", road=("a1-b1-b2",)).play(f"house {BUSH}")
    assert table.phase == "bonus"
    assert table.refuses("decline") == ("must-take", "M-46")
    assert table.choices("bonus") == [f"{BUSH} 1", f"{BUSH} 2"]
    assert table.play(f"bonus {BUSH} 2").you.row.startswith("stone stone+")


@pytest.mark.rule("M-46", "M-48")
def test_where_there_is_no_choice_it_is_taken_at_once() -> None:
    table = beside("wood stone stone+", first="stone", road=("a1-b1-b2",)).play(f"house {BUSH}")
    assert (table.phase, table.bonus, table.you.row) == ("turn", {}, "wood stone+ stone+ . . . . .")
    assert table.you.points_for == {"houses": NUMBER["a2"] + NUMBER["b2"], "bonus": 1}


@pytest.mark.rule("M-46")
def test_a_house_offers_the_tile_in_its_own_triangle_only() -> None:
    table = beside("stone wood stone", first="stone", second="wood", road=("a1-b1-b2",)).play(f"house {BUSH}")
    assert table.choices("bonus") == [f"{BUSH} 1", f"{BUSH} 3"]
    assert table.play(f"bonus {BUSH} 1").bonus == {NEXT_BUSH: "wood"}


@pytest.mark.rule("M-45", "M-46")
def test_after_a_house_tiles_beside_a_milestone_may_be_left_again() -> None:
    table = beside("stone stone wood", first="stone", second="wood", road=("a1-a2-b2",)).play(f"house {BUSH}", f"bonus {BUSH} 1")
    assert table.play("road a1-b1-c1", "decline").bonus == {NEXT_BUSH: "wood"}


@pytest.mark.rule("M-46")
def test_a_tile_just_taken_no_longer_keeps_others_from_building_there() -> None:
    table = beside("stone wood", first="stone").play("road a1-b1-b2", f"bonus {BUSH} 1", f"house {BUSH}")
    assert (table.phase, table.houses) == ("turn", {BUSH})


@pytest.mark.rule("M-47")
def test_a_tile_that_was_left_can_be_taken_with_a_later_build_by_anybody() -> None:
    table = beside("stone", first="stone").with_workers("stone", seat=1).play("road a1-b1-b2", "decline", "market b2")
    assert table.choices("bonus") == [f"{BUSH} 1"]
    table.play("decline", "move mill", "end").with_plenty().play("move office", "road a1-a2-a3", f"bonus {BUSH} 1")
    assert (table.seat(0).row.split()[0], table.seat(1).row.split()[0]) == ("stone", "stone+")
    assert table.seat(1).points == NUMBER["a2"] + 1


@pytest.mark.rule("M-47")
def test_road_and_marketplace_are_allowed_though_the_tile_cannot_be_taken() -> None:
    table = beside("wood", first="stone").play("road a1-b1-b2", "market b2")
    assert (table.milestones, table.markets, table.bonus) == ({"b1"}, {"a1", "b2"}, {BUSH: "stone"})


@pytest.mark.rule("M-48")
def test_each_tile_brings_a_point_at_once() -> None:
    table = beside("stone stone", first="stone", second="stone").play("road a1-b1-b2")
    assert table.play(f"bonus {BUSH} 1").you.points == NUMBER["b1"] + 1
    assert table.play(f"bonus {NEXT_BUSH} 2").you.points == NUMBER["b1"] + 2


@pytest.mark.rule("M-49")
@pytest.mark.parametrize(
    ("row", "space", "wood", "points"),
    [
        ("wood+", 1, 1, 1),
        ("wood+ wood", 2, 2, 1),
        ("wood+ stone wood+ . wood", 5, 3, 2),
        ("wood+ wood+ wood+", 3, 3, 3),
        ("stone+ wood", 2, 1, 0),
        ("wood . wood+", 1, 1, 0),
    ],
)
def test_a_point_for_every_worker_with_a_tile_that_produces(row: str, space: int, wood: int, points: int) -> None:
    table = milestones().with_workers(row).play(f"move {space}")
    assert table.you.goods == {"wood": wood}
    assert table.you.points_for == ({"production": points} if points else {})


@pytest.mark.rule("M-49", "M-17")
def test_the_worker_one_starts_from_brings_no_point_either() -> None:
    table = milestones().with_workers("wood+ wood").play("move 1", "move 2")
    assert (table.you.goods, table.you.points) == ({"wood": 2}, 1)


@pytest.mark.rule("M-49")
@pytest.mark.parametrize("space", ["8", "trade", "office", "castle"])
def test_jumping_over_without_production_brings_no_point(space: str) -> None:
    assert milestones().with_workers("wood+ stone+").play(f"move {space}").you.points == 0


@pytest.mark.rule("M-50", "M-58")
def test_a_tile_is_lost_when_its_worker_is_covered() -> None:
    table = milestones().with_workers("wood+ wood stone").with_points(7).at("mill").play("move castle", "cover 1")
    assert table.you.row == "# wood stone . . . . ."
    assert table.you.points == 7
    assert table.bonus == {}
    assert table.play("move 2").you.points == 7


@pytest.mark.rule("M-50", "M-24")
def test_and_when_a_new_tile_is_laid_over_it() -> None:
    table = milestones().with_workers("wood+ wood+ stone+").with_points(7).with_display(slot1=tile("wood", "wood"))
    table.visiting("trade").with_goods(coin=2).play("hire 1 1")
    assert table.you.row == "wood wood stone+ . . . . ."
    assert (table.you.points, table.bonus) == (7, {})


@pytest.mark.rule("M-50", "M-44")
def test_the_worker_that_covers_it_can_carry_a_tile_again() -> None:
    table = milestones().with_workers("wood+ stone").with_display(slot1=tile("wood", "wood")).with_bonus(BUSH, "wood")
    table.visiting("trade").with_plenty().play("hire 1 1", "move office", "road a1-b1-c1", f"bonus {BUSH} 1")
    assert table.you.row == "wood+ wood . . . . . ."
