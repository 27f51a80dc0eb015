"""M-42 to M-50: bonus tiles."""

from __future__ import annotations

import pytest

from . import land
from .builder import GOODS, Table, milestones, tile
from .land import BUSH, NEXT_BUSH, NUMBER, WAY, corners

MIDDLE, END = WAY[-2:]
ROAD, MARKET, HOUSE = f"road {'-'.join(WAY[-3:])}", f"market {END}", f"house {BUSH}"
HOUSE_POINTS = sum(NUMBER[point] for point in corners(BUSH) if point != MIDDLE)


def beside(row: str, first: str | None = None, second: str | None = None, way: list[str] = WAY[:-2]) -> Table:
    """You are at the building office with goods for everything, these workers, and bonus tiles of these kinds on the two bushes.

    The road has come near: its next section puts a milestone on the corner that both bushes have in common.
    """
    table = milestones().with_workers(row).with_plenty().with_walk(way)
    for bush, kind in ((BUSH, first), (NEXT_BUSH, second)):
        if kind:
            table.with_bonus(bush, kind)
    return table.visiting("office")


@pytest.mark.rule("M-42", "M-43", "M-48")
@pytest.mark.parametrize("kind", GOODS)
def test_a_milestone_on_a_corner_lets_one_take_the_tile(kind: str) -> None:
    table = beside(f". {kind}", kind).play(ROAD)
    assert table.phase == "bonus"
    table.play(f"bonus {BUSH} 2")
    assert (table.phase, table.bonus) == ("turn", {})
    assert table.you.row == f". {kind}+ . . . . . ."
    assert table.you.points_for == {"roads": NUMBER[MIDDLE], "bonus": 1}


@pytest.mark.rule("M-42")
@pytest.mark.parametrize("corner", range(3))
def test_any_of_the_three_corners_will_do(corner: int) -> None:
    way = land.shortest(lambda walk: walk[-2] == corners(BUSH)[corner])
    table = beside("stone", "stone", way=way[:-2]).play(f"road {'-'.join(way[-3:])}", f"bonus {BUSH} 1")
    assert table.you.row.startswith("stone+")


@pytest.mark.rule("M-42")
def test_a_marketplace_on_a_corner_lets_one_take_the_tile() -> None:
    table = beside("stone", "stone", way=WAY).play(MARKET, f"bonus {BUSH} 1")
    assert table.you.points_for == {"markets": NUMBER[END], "bonus": 1}
    assert table.you.row.startswith("stone+")


@pytest.mark.rule("M-42", "M-46")
def test_a_house_in_the_triangle_lets_one_take_the_tile() -> None:
    table = beside("stone stone", "stone", way=WAY).play(HOUSE, f"bonus {BUSH} 1")
    assert table.you.points_for == {"houses": HOUSE_POINTS, "bonus": 1}
    assert (table.houses, table.bonus) == ({BUSH}, {})


@pytest.mark.rule("M-42")
def test_houses_in_other_triangles_do_not() -> None:
    table = beside("stone wood", "stone", "wood", way=WAY)
    others = [f"house {triangle}" for triangle in table.choices("house") if triangle not in (BUSH, NEXT_BUSH)]
    table.play(*others)
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone", NEXT_BUSH: "wood"})
    assert others


@pytest.mark.rule("M-42")
def test_the_end_of_a_road_at_its_corner_does_not() -> None:
    def reaches(walk: list[str], bush: str) -> bool:
        return walk[-1] in corners(bush) and not set(walk[1::2]) & set(corners(bush))

    way = land.shortest(lambda walk: any(reaches(walk, bush) for bush in land.BUSHES))
    bush = next(bush for bush in land.BUSHES if reaches(way, bush))
    table = beside("stone", way=way[:-2]).with_bonus(bush, "stone").play(f"road {'-'.join(way[-3:])}")
    assert (table.phase, table.bonus) == ("turn", {bush: "stone"})
    assert table.refuses(f"bonus {bush} 1") == ("nothing-offered", "M-42")


@pytest.mark.rule("M-42")
def test_nor_does_a_delivery() -> None:
    table = beside("stone", "stone", way=WAY).with_markets(END).play("move mill")
    table.play(next(f"deliver {delivery}" for delivery in table.choices("deliver") if delivery.startswith(END)))
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone"})


@pytest.mark.rule("M-42")
def test_only_tiles_beside_what_was_just_built_are_offered() -> None:
    table = beside("stone stone", "stone", "stone", way=WAY).play(MARKET)
    assert table.choices("bonus") == [f"{BUSH} 1", f"{BUSH} 2"]
    assert table.refuses(f"bonus {NEXT_BUSH} 1") == ("not-offered", "M-42")


@pytest.mark.rule("M-43", "M-47")
@pytest.mark.parametrize("row", ["wood sand", "wood # sand", "stone+ wood"])
def test_without_a_worker_of_its_kind_that_has_none_the_tile_stays(row: str) -> None:
    table = beside(row, "stone").play(ROAD)
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone"})
    assert table.you.points == NUMBER[MIDDLE]


@pytest.mark.rule("M-43")
def test_the_workers_of_others_do_not_help() -> None:
    table = beside("wood sand", "stone").with_workers("stone stone", seat=1).play(ROAD)
    assert table.bonus == {BUSH: "stone"}


@pytest.mark.rule("M-43", "M-24")
def test_nor_do_workers_that_are_covered() -> None:
    table = milestones().with_workers("stone sand").with_display(slot1=tile("wood", "wood")).with_bonus(BUSH, "stone")
    table.with_walk(WAY[:-2]).visiting("trade").with_plenty().play("hire 1 1", "move office", ROAD)
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone"})


@pytest.mark.rule("M-43")
def test_the_tile_goes_on_a_worker_of_its_kind_only() -> None:
    table = beside("wood stone . #", "stone").play(ROAD)
    assert table.choices("bonus") == [f"{BUSH} 2"]
    for space in (1, 3, 4):
        assert table.refuses(f"bonus {BUSH} {space}") == ("wrong-worker", "M-43")


@pytest.mark.rule("M-44")
def test_one_bonus_tile_per_worker() -> None:
    table = beside("stone+ stone", "stone").play(ROAD)
    assert table.refuses(f"bonus {BUSH} 1") == ("worker-has-bonus", "M-44")
    assert table.play(f"bonus {BUSH} 2").you.row.startswith("stone+ stone+")


@pytest.mark.rule("M-44")
@pytest.mark.parametrize("space", [1, 3, 8])
def test_one_chooses_which_worker_gets_it(space: int) -> None:
    table = beside("stone wood stone . . . . stone", "stone").play(ROAD)
    assert table.choices("bonus") == [f"{BUSH} {other}" for other in (1, 3, 8)]
    row = table.play(f"bonus {BUSH} {space}").you.row.split()
    assert [number for number, word in enumerate(row, 1) if word == "stone+"] == [space]


@pytest.mark.rule("M-45")
@pytest.mark.parametrize("order", [(BUSH, NEXT_BUSH), (NEXT_BUSH, BUSH)])
def test_several_tiles_are_taken_one_by_one_in_any_order(order: tuple[str, str]) -> None:
    table = beside("stone wood", "stone", "wood").play(ROAD)
    assert sorted(table.choices("bonus")) == sorted([f"{BUSH} 1", f"{NEXT_BUSH} 2"])
    space = {BUSH: 1, NEXT_BUSH: 2}
    table.play(f"bonus {order[0]} {space[order[0]]}")
    assert (table.phase, table.you.points_for["bonus"]) == ("bonus", 1)
    table.play(f"bonus {order[1]} {space[order[1]]}")
    assert (table.phase, table.you.points_for["bonus"], table.bonus) == ("turn", 2, {})


@pytest.mark.rule("M-45", "M-44")
def test_two_of_a_kind_need_two_workers() -> None:
    table = beside("stone wood", "stone", "stone").play(ROAD, f"bonus {NEXT_BUSH} 1")
    assert (table.phase, table.bonus) == ("turn", {BUSH: "stone"})
    table = beside("stone stone", "stone", "stone").play(ROAD, f"bonus {NEXT_BUSH} 1", f"bonus {BUSH} 2")
    assert table.you.row.startswith("stone+ stone+")


@pytest.mark.rule("M-45")
def test_only_those_are_offered_that_can_be_taken() -> None:
    table = beside("stone wood", "sand", "wood").play(ROAD)
    assert table.choices("bonus") == [f"{NEXT_BUSH} 2"]
    assert table.refuses(f"bonus {BUSH} 1") == ("not-offered", "M-42")
    assert table.play(f"bonus {NEXT_BUSH} 2").bonus == {BUSH: "sand"}


@pytest.mark.rule("M-45", "M-47")
@pytest.mark.parametrize(("way", "build"), [(WAY[:-2], ROAD), (WAY, MARKET)], ids=["milestone", "marketplace"])
def test_with_a_milestone_or_a_marketplace_tiles_may_be_left(way: list[str], build: str) -> None:
    table = beside("stone", "stone", way=way).play(build, "decline")
    assert (table.phase, table.bonus, table.you.row.split()[0]) == ("turn", {BUSH: "stone"}, "stone")
    assert "bonus" not in table.you.points_for


@pytest.mark.rule("M-45")
def test_some_may_be_taken_and_others_left() -> None:
    table = beside("stone wood", "stone", "wood").play(ROAD, f"bonus {BUSH} 1", "decline")
    assert (table.bonus, table.you.row) == ({NEXT_BUSH: "wood"}, "stone+ wood . . . . . .")


@pytest.mark.rule("M-45")
@pytest.mark.parametrize("move", ["road a1-a2-a3", MARKET, HOUSE, "move mill", "end", "draft 1", "cover 1"])
def test_before_anything_else_one_decides_about_the_tiles(move: str) -> None:
    table = beside("stone", "stone").play(ROAD)
    assert table.refuses(move)[0] in ("bonus-first", "start-is-over", "only-at-the-castle")
    assert table.refuses("move mill") == ("bonus-first", "M-45")
    assert set(table.choices("bonus")) == {f"{BUSH} 1"}


@pytest.mark.rule("M-45", "M-42")
def test_without_an_offer_there_is_nothing_to_decline() -> None:
    table = beside("stone").play(ROAD)
    assert table.refuses("decline") == ("nothing-offered", "M-42")
    assert table.refuses(f"bonus {BUSH} 1") == ("nothing-offered", "M-42")


@pytest.mark.rule("M-46")
@pytest.mark.parametrize("row", ["wood sand", "stone+ sand", "# sand"])
def test_no_house_where_the_tile_cannot_be_taken(row: str) -> None:
    table = beside(row, "stone", way=WAY)
    assert table.refuses(HOUSE) == ("no-worker-for-bonus", "M-46")
    assert BUSH not in table.choices("house")


@pytest.mark.rule("M-46")
def test_with_a_house_the_tile_has_to_be_taken() -> None:
    table = beside("stone stone", "stone", way=WAY).play(HOUSE)
    assert table.phase == "bonus"
    assert table.refuses("decline") == ("must-take", "M-46")
    assert table.choices("bonus") == [f"{BUSH} 1", f"{BUSH} 2"]
    assert table.play(f"bonus {BUSH} 2").you.row.startswith("stone stone+")


@pytest.mark.rule("M-46", "M-48")
def test_where_there_is_no_choice_it_is_taken_at_once() -> None:
    table = beside("wood stone stone+", "stone", way=WAY).play(HOUSE)
    assert (table.phase, table.bonus, table.you.row) == ("turn", {}, "wood stone+ stone+ . . . . .")
    assert table.you.points_for == {"houses": HOUSE_POINTS, "bonus": 1}


@pytest.mark.rule("M-46")
def test_a_house_offers_the_tile_in_its_own_triangle_only() -> None:
    table = beside("stone wood stone", "stone", "wood", way=WAY).play(HOUSE)
    assert table.choices("bonus") == [f"{BUSH} 1", f"{BUSH} 3"]
    assert table.play(f"bonus {BUSH} 1").bonus == {NEXT_BUSH: "wood"}


@pytest.mark.rule("M-45", "M-46")
def test_after_a_house_tiles_beside_a_milestone_may_be_left_again() -> None:
    side = set(corners(BUSH)) - {MIDDLE}
    way = land.shortest(lambda walk: set(walk[-2:]) == side and MIDDLE not in walk)
    table = beside("stone stone wood", "stone", "wood", way=way).play(HOUSE, f"bonus {BUSH} 1")
    assert table.play(table.road_over(MIDDLE), "decline").bonus == {NEXT_BUSH: "wood"}


@pytest.mark.rule("M-46")
def test_where_the_tile_has_been_taken_a_house_is_like_any_other() -> None:
    table = beside("stone wood", "stone").play(ROAD, f"bonus {BUSH} 1", HOUSE)
    assert (table.phase, table.houses) == ("turn", {BUSH})


@pytest.mark.rule("M-47")
def test_a_tile_that_was_left_can_be_taken_with_a_later_build_by_anybody() -> None:
    table = beside("stone", "stone").with_workers("stone", seat=1).play(ROAD, "decline", MARKET)
    assert table.choices("bonus") == [f"{BUSH} 1"]
    table.play("decline", "move mill", "end").with_plenty().play("move office", HOUSE)
    assert (table.seat(0).row.split()[0], table.seat(1).row.split()[0]) == ("stone", "stone+")
    assert table.seat(1).points == HOUSE_POINTS - NUMBER[END] + 1


@pytest.mark.rule("M-47")
def test_road_and_marketplace_are_allowed_though_the_tile_cannot_be_taken() -> None:
    table = beside("wood", "stone").play(ROAD, MARKET)
    assert MIDDLE in table.milestones
    assert (table.markets, table.bonus) == ({"a1", END}, {BUSH: "stone"})


@pytest.mark.rule("M-48")
def test_each_tile_brings_a_point_at_once() -> None:
    table = beside("stone stone", "stone", "stone").play(ROAD)
    assert table.play(f"bonus {BUSH} 1").you.points == NUMBER[MIDDLE] + 1
    assert table.play(f"bonus {NEXT_BUSH} 2").you.points == NUMBER[MIDDLE] + 2


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
    table.with_walk(WAY[:-2]).visiting("trade").with_plenty().play("hire 1 1", "move office", ROAD, f"bonus {BUSH} 1")
    assert table.you.row == "wood+ wood . . . . . ."
