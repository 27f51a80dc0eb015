"""M-57 to M-59: what the castle demands."""

import pytest

from .builder import GOODS, Table, milestones


def castle(row: str = "grain coin", /, **goods: int) -> Table:
    """You have just come to the castle with this."""
    return milestones().with_workers(row).with_goods(**goods).visiting("castle")


@pytest.mark.rule("M-57")
@pytest.mark.parametrize("goods", [{}, {"coin": 1}, {"stone": 3}, {"stone": 1, "wood": 1, "coin": 1}])
def test_up_to_three_goods_may_be_kept(goods: dict[str, int]) -> None:
    table = castle(**goods)
    assert (table.phase, table.you.goods) == ("turn", goods)


@pytest.mark.rule("M-57")
@pytest.mark.parametrize("good", GOODS)
def test_coins_count_and_one_chooses_what_goes(good: str) -> None:
    table = castle(stone=1, wood=1, sand=1, grain=1, coin=1)
    assert table.phase == "discard"
    assert table.choices("discard") == list(GOODS)
    table.play(f"discard {good}")
    other = next(g for g in GOODS if g != good)
    assert table.choices("discard") == [g for g in GOODS if g != good]
    assert table.refuses(f"discard {good}") == ("none-to-discard", "M-57")
    table.play(f"discard {other}")
    assert (table.phase, sum(table.you.goods.values())) == ("turn", 3)
    assert not {good, other} & set(table.you.goods)


@pytest.mark.rule("M-57")
def test_exactly_down_to_three_no_further() -> None:
    table = castle(stone=2, wood=2, sand=2, grain=1).play(*["discard stone"] * 2, "discard wood", "discard sand")
    assert table.you.goods == {"wood": 1, "sand": 1, "grain": 1}
    assert table.refuses("discard wood") == ("only-at-the-castle", "M-57")


@pytest.mark.rule("M-57")
@pytest.mark.parametrize("good", GOODS)
def test_with_one_kind_of_goods_three_are_left(good: str) -> None:
    assert (table := castle(**{good: 9})).you.goods == {good: 3}
    assert table.phase == "turn"


@pytest.mark.rule("M-57")
def test_once_one_kind_is_left_nothing_is_asked_any_more() -> None:
    table = castle(stone=5, coin=1).play("discard coin")
    assert (table.phase, table.you.goods) == ("turn", {"stone": 3})


@pytest.mark.rule("M-57")
def test_all_of_one_kind_may_go() -> None:
    table = castle(stone=4, coin=3).play(*["discard stone"] * 4)
    assert (table.phase, table.you.goods) == ("turn", {"coin": 3})


@pytest.mark.rule("M-57")
@pytest.mark.parametrize("row", ["grain coin", "grain coin stone"])
def test_only_on_the_castle(row: str) -> None:
    table = milestones().with_workers(row).with_plenty().at("office").play("move mill")
    assert sum(table.you.goods.values()) == 45
    assert table.refuses("discard stone") == ("only-at-the-castle", "M-57")
    assert table.refuses("cover 1") == ("only-at-the-castle", "M-58")


@pytest.mark.rule("M-57")
def test_only_the_one_who_stops_there() -> None:
    table = milestones(3).with_workers("stone wood sand", seat=1).with_goods(stone=9, seat=1).at("mill").play("move castle")
    assert table.seat(1).goods == {"stone": 9}
    assert table.seat(1).row == "stone wood sand . . . . ."


@pytest.mark.rule("M-57", "M-58")
def test_goods_first_then_a_worker() -> None:
    table = castle("stone wood sand", stone=3, coin=1)
    assert table.refuses("cover 1") == ("discard-first", "M-57")
    table.play("discard stone")
    assert table.refuses("discard stone") == ("cover-first", "M-58")
    table.play("cover 3")
    assert (table.phase, table.you.row) == ("turn", "stone wood # . . . . .")


@pytest.mark.rule("M-58")
def test_any_visible_worker_can_be_covered() -> None:
    table = castle("stone . # wood+ . sand")
    assert table.choices("cover") == ["1", "4", "6"]


@pytest.mark.rule("M-58")
@pytest.mark.parametrize("space", [2, 3, 5, 7, 8])
def test_but_no_empty_or_covered_space(space: int) -> None:
    assert castle("stone . # wood . sand").refuses(f"cover {space}") == ("no-worker-there", "M-58")


@pytest.mark.rule("M-58")
def test_exactly_one_is_covered() -> None:
    table = castle("stone wood sand grain coin stone wood sand").play("cover 5")
    assert table.you.row == "stone wood sand grain # stone wood sand"
    assert table.refuses("cover 6") == ("only-at-the-castle", "M-58")


@pytest.mark.rule("M-58", "M-23")
def test_a_covered_space_can_be_used_again() -> None:
    table = castle("stone wood sand").play("cover 2", "move trade").with_goods(coin=2).play("hire 1 2")
    assert "#" not in table.you.row
    assert len(table.you.numbers) == 3


@pytest.mark.rule("M-58")
def test_after_the_second_move_too() -> None:
    table = milestones().with_workers("stone wood sand").visiting("castle", last=True)
    assert table.refuses("end") == ("cover-first", "M-58")
    assert table.play("cover 1", "end").turn == 1


@pytest.mark.rule("M-59")
@pytest.mark.parametrize("row", ["stone wood", "# # stone . . # . wood", "stone+ . . . . . . wood+"])
def test_the_last_two_workers_stay(row: str) -> None:
    table = castle(row)
    assert table.phase == "turn"
    assert len(table.you.numbers) == 2
    assert table.refuses("cover 1") == ("only-at-the-castle", "M-58")


@pytest.mark.rule("M-59")
def test_with_three_one_is_covered_and_then_none() -> None:
    table = castle("stone wood sand").play("cover 1", "move castle")
    assert (table.phase, table.you.row) == ("turn", "# wood sand . . . . .")


@pytest.mark.rule("M-59", "M-57")
def test_with_two_workers_goods_still_have_to_go() -> None:
    table = castle("stone wood", stone=2, wood=2)
    assert table.phase == "discard"
    assert table.play("discard stone").phase == "turn"
