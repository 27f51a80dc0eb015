"""M-51 to M-56: deliveries of flour."""

from itertools import combinations

import pytest

from . import land
from .builder import Table, milestones
from .land import NUMBER, delivery

TO_THE_MIDDLE = ["a1", "b1", "a2", "a3", "a4", "a5", "a6", "b6", "c7"]


def mill(**goods: int) -> Table:
    """You have just come to the mill, and have exactly this."""
    return milestones().with_goods(**goods).visiting("mill")


def two_markets(**goods: int) -> Table:
    """The start marketplace and one in the middle of the land, with five free numbers around it."""
    return mill(**goods).with_walk(TO_THE_MIDDLE).with_markets("c7")


@pytest.mark.rule("M-51", "M-55")
def test_a_delivery_costs_two_grain_and_brings_a_sack_to_a_marketplace() -> None:
    table = mill(grain=3, stone=1).play(f"deliver a1 {delivery('a2', 'b1')}")
    assert table.you.goods == {"grain": 1, "stone": 1, "coin": 1}
    assert table.sacks == {"a1"}


@pytest.mark.rule("M-51")
@pytest.mark.parametrize("grain", [0, 1])
def test_without_two_grain_no_delivery(grain: int) -> None:
    table = mill(stone=9, wood=9, sand=9, coin=9, grain=grain)
    assert table.refuses(f"deliver a1 {delivery('a2', 'b1')}") == ("cannot-afford", "M-51")


@pytest.mark.rule("M-51")
@pytest.mark.parametrize("point", ["a2", "b6", "a4", "c8"])
def test_only_to_a_marketplace(point: str) -> None:
    # Not to a free number between sections, a milestone, a free number next to the road, a number in the open.
    assert two_markets(grain=9).refuses(f"deliver {point} 1+1") == ("no-market-there", "M-51")


@pytest.mark.rule("M-51")
def test_to_any_marketplace_whoever_built_it() -> None:
    table = milestones(3).with_goods(wood=1, sand=1).with_walk(TO_THE_MIDDLE).visiting("office", last=True)
    table.play("market c7", "end").with_goods(grain=2).play("move mill")
    best = sorted(set(land.around("c7")) - {"b6"}, key=NUMBER.__getitem__)[-2:]
    table.play(f"deliver c7 {delivery(*best)}")
    assert table.seat(1).points == sum(NUMBER[point] for point in best)
    assert table.seat(0).points == NUMBER["c7"]


@pytest.mark.rule("M-52")
def test_one_sack_per_marketplace_for_the_whole_game() -> None:
    table = mill(grain=9).play(f"deliver a1 {delivery('a2', 'b1')}")
    assert table.refuses(f"deliver a1 {delivery('a2', 'b1')}") == ("already-supplied", "M-52")
    table.play("move castle", *["discard grain"] * 5, "end").with_goods(grain=2).play("move mill")
    assert table.turn == 1
    assert table.refuses(f"deliver a1 {delivery('a2', 'b1')}") == ("already-supplied", "M-52")


@pytest.mark.rule("M-52")
def test_the_start_marketplace_can_be_supplied() -> None:
    table = mill(grain=2).play(f"deliver a1 {delivery('a2', 'b1')}")
    assert table.you.points_for == {"deliveries": NUMBER["a2"] + NUMBER["b1"]}


@pytest.mark.rule("M-53")
def test_any_two_of_the_free_numbers_around_it() -> None:
    table = two_markets(grain=2)
    free = set(land.around("c7")) - {"b6"}
    pairs = {f"c7 {delivery(*pair)}" for pair in combinations(free, 2)}
    assert {choice for choice in table.choices("deliver") if choice.startswith("c7")} == pairs
    for pair in sorted(pairs):
        after = two_markets(grain=2).play(f"deliver {pair}")
        assert after.you.points == sum(map(int, pair.split()[1].split("+")))


@pytest.mark.rule("M-53")
def test_a_number_that_lies_there_once_does_not_count_twice() -> None:
    around = [point for point in land.around("c7") if point != "b6"]
    for number in range(1, 6):
        there = [NUMBER[point] for point in around].count(number)
        assert two_markets(grain=2).allows(f"deliver c7 {number}+{number}") == (there >= 2)


@pytest.mark.rule("M-53", "M-41")
def test_covered_numbers_do_not_count() -> None:
    table = two_markets(grain=2).with_road("c7-c8-c9", "c7-d7-e8")
    free = ["b7", "c6", "d6"]
    assert {choice for choice in table.choices("deliver") if choice.startswith("c7")} == {
        f"c7 {delivery(*pair)}" for pair in combinations(free, 2)
    }


@pytest.mark.rule("M-53")
def test_numbers_that_are_not_there_are_refused() -> None:
    table = mill(grain=2)
    assert table.refuses("deliver a1 5+4") == ("numbers-not-free", "M-53")
    assert table.choices("deliver") == [f"a1 {delivery('a2', 'b1')}"]


@pytest.mark.rule("M-53")
@pytest.mark.parametrize("numbers", ["nothing", delivery("a2"), delivery("b1")])
def test_two_are_named_where_two_are_free(numbers: str) -> None:
    assert mill(grain=2).refuses(f"deliver a1 {numbers}") == ("too-few-numbers", "M-53")


@pytest.mark.rule("M-54")
def test_with_one_free_number_it_counts_alone() -> None:
    table = mill(grain=4).with_road("a1-b1-c1")
    assert table.choices("deliver") == [f"a1 {delivery('a2')}"]
    assert table.refuses("deliver a1 nothing") == ("too-few-numbers", "M-53")
    assert table.refuses(f"deliver a1 {delivery('a2', 'b1')}") == ("numbers-not-free", "M-53")
    table.play(f"deliver a1 {delivery('a2')}")
    assert (table.you.points, table.you.goods) == (NUMBER["a2"], {"grain": 2, "coin": 1})


@pytest.mark.rule("M-54", "M-55")
def test_with_none_there_is_still_a_coin() -> None:
    table = mill(grain=2).with_road("a1-b1-c1", "a1-a2-a3")
    assert table.choices("deliver") == ["a1 nothing"]
    table.play("deliver a1 nothing")
    assert (table.you.points, table.you.goods, table.sacks) == (0, {"coin": 1}, {"a1"})


@pytest.mark.rule("M-53")
def test_no_road_needs_to_lead_to_the_numbers() -> None:
    table = mill(grain=2)
    assert table.roads == set()
    assert table.allows(f"deliver a1 {delivery('a2', 'b1')}")


@pytest.mark.rule("M-56")
def test_as_many_deliveries_as_there_is_grain() -> None:
    table = two_markets(grain=5)
    table.play(f"deliver a1 {delivery('a2')}", f"deliver c7 {delivery('c8', 'd7')}")
    assert table.you.points == NUMBER["a2"] + NUMBER["c8"] + NUMBER["d7"]
    assert table.you.goods == {"grain": 1, "coin": 2}


@pytest.mark.rule("M-56")
def test_a_number_scores_again_for_another_marketplace() -> None:
    # Both marketplaces have b1 for a neighbour, which no road touches.
    table = mill(grain=4).with_road("a1-a2-b2").with_markets("b2")
    assert "b1" in set(land.around("a1")) & set(land.around("b2"))
    table.play(f"deliver a1 {delivery('b1')}", f"deliver b2 {delivery('b1', 'c2')}")
    assert table.you.points == 2 * NUMBER["b1"] + NUMBER["c2"]


@pytest.mark.rule("M-56", "M-15")
def test_none_is_possible_too() -> None:
    table = milestones().with_goods(grain=3).visiting("mill", last=True).play("end")
    assert (table.you.goods, table.sacks) == ({"grain": 3}, set())
