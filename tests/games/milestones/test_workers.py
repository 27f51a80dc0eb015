"""M-16 to M-19: what workers produce."""

import pytest

from .builder import GOODS, milestones, tile


@pytest.mark.rule("M-16")
@pytest.mark.parametrize("kind", GOODS)
def test_a_worker_produces_one_good_of_its_kind(kind: str) -> None:
    other = "wood" if kind == "stone" else "stone"
    table = milestones().with_workers(f"{other} . {kind}").play("move 3")
    assert table.you.goods == {kind: 1}


@pytest.mark.rule("M-16")
def test_only_the_one_who_moves_gets_goods() -> None:
    table = milestones(3).with_workers("stone", seat=0).with_workers("stone", seat=1).play("move 1")
    assert [table.seat(seat).goods for seat in range(3)] == [{"stone": 1}, {}, {}]


@pytest.mark.rule("M-17")
@pytest.mark.parametrize("kind", GOODS)
def test_one_more_for_each_of_the_same_kind_jumped_over(kind: str) -> None:
    other = "wood" if kind == "stone" else "stone"
    table = milestones().with_workers(f"{kind} {other} {kind} . {other} {kind} {other} {kind}").play("move 6")
    assert table.you.goods == {kind: 3}


@pytest.mark.rule("M-17")
def test_a_move_brings_one_kind_only() -> None:
    table = milestones().with_workers("stone wood sand grain coin").play("move 5")
    assert table.you.goods == {"coin": 1}


@pytest.mark.rule("M-17")
def test_the_worker_one_starts_from_does_not_count() -> None:
    table = milestones().with_workers("stone stone stone").play("move 1")
    assert table.you.goods == {"stone": 1}
    assert table.play("move 3").you.goods == {"stone": 3}


@pytest.mark.rule("M-17")
def test_workers_behind_and_ahead_do_not_count() -> None:
    table = milestones().with_workers("stone stone stone . stone stone").at("3").play("move 5")
    assert table.you.goods == {"stone": 1}


@pytest.mark.rule("M-17")
def test_whom_another_move_jumped_over_does_not_count() -> None:
    table = milestones().with_workers("wood stone wood stone").play("move 3", "move 4")
    assert table.you.goods == {"wood": 2, "stone": 1}


@pytest.mark.rule("M-17")
@pytest.mark.parametrize("space", ["trade", "office", "mill", "castle"])
def test_jumping_to_a_building_brings_no_goods(space: str) -> None:
    table = milestones().with_workers("8 stone2 stone2 stone").play(f"move {space}")
    assert table.you.goods == {}


@pytest.mark.rule("M-18")
@pytest.mark.parametrize("row", ["stone stone .", "stone stone #"])
def test_an_empty_or_covered_space_brings_nothing(row: str) -> None:
    table = milestones().with_workers(row).play("move 3")
    assert (table.you.goods, table.you.position) == ({}, "3")


@pytest.mark.rule("M-18", "M-58")
def test_covered_workers_do_not_count_when_jumped_over() -> None:
    table = milestones().with_workers("stone stone stone").at("mill").play("move castle", "cover 2", "move 3")
    assert table.you.goods == {"stone": 2}


@pytest.mark.rule("M-18", "M-24")
def test_nor_do_workers_below_a_hired_tile() -> None:
    table = milestones().with_workers("stone stone . stone stone").with_display(slot1=tile("wood", "sand"))
    table.visiting("trade").with_goods(coin=2).play("hire 1 4", "move castle", "cover 4", "end").idle(1)
    assert table.you.row == "stone stone . # sand . . ."
    assert table.play("move 2", "move 5").you.goods == {"stone": 2, "sand": 1}


@pytest.mark.rule("M-19", "M-63")
def test_any_number_of_goods_can_be_owned() -> None:
    table = milestones().with_workers("stone stone stone").with_goods(stone=40, wood=13, sand=13, grain=13, coin=25)
    table.play("move 3")
    assert table.you.goods == {"stone": 43, "wood": 13, "sand": 13, "grain": 13, "coin": 25}
    table.play("move mill", "end")
    assert sum(table.you.goods.values()) == 107
