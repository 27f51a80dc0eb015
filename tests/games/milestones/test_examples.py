"""The worked examples of the rulebook, in the order in which it gives them, on points of our land that show the same numbers."""

from itertools import pairwise

import pytest

from . import land
from .builder import milestones, tile
from .land import NUMBER, a_walk


@pytest.mark.rule("M-16", "M-17")
def test_philipp_gets_two_stone_and_then_a_coin() -> None:
    table = milestones().with_workers("stone coin stone . coin").play("move 3")
    assert table.you.goods == {"stone": 2}
    assert table.play("move 5").you.goods == {"stone": 2, "coin": 1}


@pytest.mark.rule("M-20")
@pytest.mark.parametrize(("row", "coins"), [("1 2 2 . 5 7", 1), ("1 4 . 3 5", 0)])
def test_a_row_that_ascends_and_one_that_does_not(row: str, coins: int) -> None:
    assert milestones().with_workers(row).play("move trade").you.goods.get("coin", 0) == coins


@pytest.mark.rule("M-22", "M-23", "M-24")
def test_philipp_lays_two_lumberjacks_left_of_his_own_and_over_a_quarryman() -> None:
    table = milestones().with_workers("coin . stone wood").with_display(slot4=tile("wood", "wood")).with_goods(coin=2)
    table.visiting("trade").with_goods(coin=2).play("hire 4 2")
    assert table.you.row == "coin wood wood wood . . . ."
    assert table.you.goods == {}
    table.play("move castle", "cover 1", "end").idle(1)
    assert table.play("move 4").you.goods == {"wood": 3}


@pytest.mark.rule("M-29", "M-30", "M-32", "M-33", "M-34")
def test_philipp_builds_a_road_section_for_two_points() -> None:
    walk = a_walk(4, lambda walk: NUMBER[walk[2]] == 2 and NUMBER[walk[7]] == 2)
    table = milestones().with_goods(stone=1, sand=1).with_walk(walk[:7]).with_markets(walk[4]).visiting("office")
    roads = table.choices("road")
    assert any(road.startswith(f"{walk[4]}-") for road in roads)
    for begin, reason in [
        (walk[2], "no-branch-without-market"),
        (walk[1], "no-branch-at-milestone"),
        (walk[5], "no-branch-at-milestone"),
    ]:
        free = [path for path in land.PATHS if path.startswith(f"{begin}-") and not set(path.split("-")[1:]) & set(walk[:7])]
        assert {table.refuses(f"road {path}") for path in free} == {(reason, "M-33")}
    loops = [path for path in land.PATHS if path.startswith(f"{walk[6]}-") and set(path.split("-")[1:]) & set(walk[:7])]
    assert {table.refuses(f"road {path}") for path in loops} == {("loop", "M-34")}
    table.play(f"road {'-'.join(walk[6:])}")
    assert (table.you.points, table.you.goods) == (2, {})
    assert walk[7] in table.milestones


@pytest.mark.rule("M-36", "M-37")
def test_philipp_builds_a_house_for_two_and_one() -> None:
    def lots(walk: list[str], free: list[int]) -> list[str]:
        """Triangles beside the road whose free corners show these numbers."""
        beside = {t for piece in pairwise(walk) for t in land.triangles_at(*piece)}
        taken = {"a1", *walk[1::2]}
        return [t for t in sorted(beside) if sorted(NUMBER[p] for p in land.corners(t) if p not in taken) == free]

    walk = a_walk(3, lambda walk: bool(lots(walk, [1, 2]) and lots(walk, [])))
    table = milestones().with_goods(stone=2, wood=2).with_walk(walk).visiting("office").play(f"house {lots(walk, [1, 2])[0]}")
    assert (table.you.points, table.you.goods) == (3, {"stone": 1, "wood": 1})
    assert table.play(f"house {lots(walk, [])[0]}").you.points == 3


@pytest.mark.rule("M-39", "M-40")
def test_philipp_builds_a_marketplace_between_two_sections_for_two_points() -> None:
    walk = a_walk(2, lambda walk: NUMBER[walk[2]] == 2 and NUMBER[walk[4]] == 1)
    between = milestones().with_goods(wood=1, sand=1).with_walk(walk).visiting("office").play(f"market {walk[2]}")
    assert between.you.points == 2
    at_the_end = milestones().with_goods(wood=1, sand=1).with_walk(walk).visiting("office").play(f"market {walk[4]}")
    assert at_the_end.you.points == 1


@pytest.mark.rule("M-28", "M-37", "M-40")
def test_first_a_house_and_then_a_marketplace_or_milestone_on_its_corner() -> None:
    table = (
        milestones().with_plenty().with_road("a1-b1-b2").visiting("office").play("house a2-b1-b2", "market b2", "road a1-a2-a3")
    )
    assert table.you.points_for == {
        "houses": NUMBER["a2"] + NUMBER["b2"],
        "markets": NUMBER["b2"],
        "roads": NUMBER["a2"],
    }


@pytest.mark.rule("M-49")
def test_philipp_gets_three_wood_and_a_point() -> None:
    table = milestones().with_workers("stone wood wood+ coin wood").at("1").play("move 5")
    assert table.you.goods == {"wood": 3}
    assert table.you.points == 1


@pytest.mark.rule("M-51", "M-53", "M-55")
def test_philipp_delivers_for_three_and_four() -> None:
    snake = land.a_snake()

    def free(market: str) -> list[str]:
        taken = {"a1", *snake[1 : snake.index(market) : 2]}
        return sorted((p for p in land.around(market) if p not in taken), key=NUMBER.__getitem__, reverse=True)

    market = next(p for p in snake[2:49:2] if len(free(p)) == 4 and [NUMBER[q] for q in free(p)[:2]] == [4, 3])
    table = milestones().with_goods(grain=2).with_walk(snake[: snake.index(market) + 1]).with_markets(market).visiting("mill")
    table.play(f"deliver {market} 4+3")
    assert (table.you.points, table.you.goods, table.sacks) == (7, {"coin": 1}, {market})


@pytest.mark.rule("M-67", "M-68")
def test_martina_and_dirk_share_the_majority_of_the_quarrymen() -> None:
    table = milestones(3).with_workers("stone+ wood").with_workers("stone stone wood", seat=1).with_workers("stone wood", seat=2)
    table.with_last_turn().idle(0)
    assert table.game.scores == [2, 2, 0]
