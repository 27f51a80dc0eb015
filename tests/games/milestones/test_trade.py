"""M-20 to M-27: income, hiring, buying and selling at the trading house."""

from itertools import combinations_with_replacement, permutations

import pytest

from .builder import GOODS, Table, milestones, tile

CUBES = GOODS[:4]
PAIRS = list(combinations_with_replacement(CUBES, 2))


def trading(**goods: int) -> Table:
    """You have just come to the trading house, and have exactly this."""
    return milestones().visiting("trade").with_goods(**goods)


@pytest.mark.rule("M-20")
@pytest.mark.parametrize(
    ("row", "coins"),
    [
        ("1 2 3 4 5 6 7 8", 1),
        ("1 1 2 2 5 5 8 8", 1),
        ("3 3", 1),
        ("1 8", 1),
        ("1 . . 4 4 # 7", 1),
        (". . # . . . 2 7", 1),
        ("1 2 3 4 5 6 8 7", 0),
        ("2 1", 0),
        ("1 4 3", 0),
        ("5 . . # . . . 4", 0),
        ("8 1 2 3 4 5 6 7", 0),
    ],
)
def test_a_coin_when_the_numbers_never_fall(row: str, coins: int) -> None:
    table = milestones().with_workers(row).at("8")
    assert table.game.view()["table"]["boards"][0]["ascending"] == bool(coins)
    assert table.play("move trade").you.goods.get("coin", 0) == coins


@pytest.mark.rule("M-20", "M-24")
def test_numbers_that_are_covered_do_not_disturb() -> None:
    table = milestones().with_workers("1 8 3").at("mill").play("move castle", "cover 2", "move trade")
    assert table.you.goods == {"coin": 1}


@pytest.mark.rule("M-20")
def test_income_comes_at_every_visit_but_only_from_the_own_row() -> None:
    table = milestones(3).with_workers("5 4", seat=1).play("move trade")
    assert [table.seat(seat).goods for seat in range(3)] == [{"coin": 1}, {}, {}]
    table = milestones().at("trade").play("move castle", "move trade")
    assert table.you.goods == {"coin": 1}


@pytest.mark.rule("M-20")
def test_jumping_over_the_trading_house_brings_no_income() -> None:
    assert milestones().play("move office").you.goods == {}


@pytest.mark.rule("M-20")
def test_income_is_looked_at_before_anything_is_hired() -> None:
    table = milestones().with_workers("4 3").with_display(slot1=tile("wood", "wood")).with_goods(coin=2).at("8")
    table.play("move trade", "hire 1 1")
    assert table.you.numbers == sorted(table.you.numbers)
    assert table.you.goods == {}
    table = milestones().with_workers("5 5 8 8").with_display(slot1=tile("1", "1")).with_goods(coin=1).at("8")
    table.play("move trade", "hire 1 4")
    assert table.you.numbers != sorted(table.you.numbers)
    assert table.you.goods == {}


@pytest.mark.rule("M-20", "M-22")
def test_the_income_may_pay_for_the_hire() -> None:
    table = milestones().with_goods(coin=1).at("8").play("move trade", "hire 1 5")
    assert table.you.goods == {}


@pytest.mark.rule("M-21")
@pytest.mark.parametrize("order", list(permutations(["hire 2 4", "buy grain", "sell wood+sand"])))
def test_hiring_buying_and_selling_in_any_order(order: tuple[str, ...]) -> None:
    table = trading(wood=1, sand=1, coin=4).play(*order)
    assert table.you.goods == {"grain": 1, "coin": 1}
    assert len(table.you.numbers) == 4


@pytest.mark.rule("M-21", "M-26", "M-27")
def test_selling_may_pay_for_hiring_and_for_buying() -> None:
    table = trading(stone=2, wood=2, sand=2, grain=2)
    assert table.refuses("hire 1 3") == ("cannot-afford", "M-22")
    table.play("sell stone+wood", "sell stone+wood", "hire 1 3", "sell sand+grain", "sell sand+grain", "buy stone")
    assert table.you.goods == {"stone": 1}


@pytest.mark.rule("M-21")
def test_everything_can_be_done_after_the_second_move_too() -> None:
    table = milestones().visiting("trade", last=True).with_goods(wood=2, coin=4)
    table.play("buy stone", "hire 3 4", "sell wood+wood", "end")
    assert (table.you.goods, table.turn) == ({"stone": 1, "coin": 1}, 1)


@pytest.mark.rule("M-22")
@pytest.mark.parametrize("slot", range(1, 6))
def test_any_tile_of_the_display_costs_two_coins(slot: int) -> None:
    table = trading(coin=3)
    hired = table.display[slot - 1]
    assert hired is not None
    table.play(f"hire {slot} 5")
    assert table.you.tile_on(5) == [2 * hired, 2 * hired + 1]
    assert table.you.goods == {"coin": 1}


@pytest.mark.rule("M-22")
@pytest.mark.parametrize("coins", [0, 1])
def test_without_two_coins_nobody_is_hired(coins: int) -> None:
    assert trading(coin=coins, stone=9).refuses("hire 1 1") == ("cannot-afford", "M-22")


@pytest.mark.rule("M-22")
def test_one_tile_per_visit() -> None:
    table = trading(coin=9).play("hire 1 3")
    assert table.refuses("hire 2 5") == ("already-hired", "M-22")
    assert table.choices("hire") == []
    assert table.allows("buy stone")


@pytest.mark.rule("M-22")
def test_the_next_visit_may_hire_again() -> None:
    table = trading(coin=2).play("hire 1 3", "move castle", "cover 1", "end").idle(1)
    table.with_goods(coin=2).play("move trade", "hire 1 5")
    assert len(table.you.numbers) == 5


@pytest.mark.rule("M-22")
def test_what_one_player_hires_does_not_keep_the_next_from_hiring() -> None:
    table = milestones().visiting("trade", last=True).with_goods(coin=2).with_goods(coin=2, seat=1)
    table.play("hire 1 3", "end", "move trade", "hire 1 3")
    assert table.seat(1).row != table.seat(0).row


@pytest.mark.rule("M-23")
@pytest.mark.parametrize(
    "row", ["", "stone wood sand grain coin stone wood sand", "# # # # # # stone wood", "stone+ wood+ sand+"]
)
@pytest.mark.parametrize("spot", range(1, 8))
def test_a_hired_tile_goes_on_any_two_neighbouring_spaces_over_anything(row: str, spot: int) -> None:
    table = milestones().with_workers(row).with_display(slot3=tile("wood", "wood")).visiting("trade").with_goods(coin=2)
    before = table.you.row.split()
    table.play(f"hire 3 {spot}")
    assert table.you.row.split() == [*before[: spot - 1], "wood", "wood", *before[spot + 1 :]]


@pytest.mark.rule("M-23")
def test_a_hired_tile_is_not_turned_and_does_not_stick_out() -> None:
    number = tile("stone", "wood")
    table = milestones().with_display(slot1=number).visiting("trade").with_goods(coin=2).play("hire 1 7")
    assert table.you.tile_on(7) == [2 * number, 2 * number + 1]
    assert not table.knows("hire 1 8")
    assert not table.knows("hire 1 0")


@pytest.mark.rule("M-23")
def test_what_lies_is_never_moved() -> None:
    table = trading(coin=4).play("hire 1 4")
    assert not table.allows("place first 6")
    assert table.you.row.split()[3:5] != [".", "."]
    before = table.you.row
    assert table.play("move mill", "end").you.row == before


@pytest.mark.rule("M-24", "M-50")
def test_what_a_hired_tile_covers_is_gone_with_its_bonus_tile() -> None:
    table = milestones().with_workers("stone+ sand+ # coin").with_display(slot1=tile("wood", "wood"))
    table.visiting("trade").with_goods(coin=2).play("hire 1 2")
    assert table.you.row == "stone+ wood wood coin . . . ."
    table = milestones().with_workers("stone+ sand+ # coin").with_display(slot1=tile("wood", "wood"))
    table.visiting("trade").with_goods(coin=2).play("hire 1 1")
    assert table.you.row == "wood wood # coin . . . ."


@pytest.mark.rule("M-24")
def test_the_uncovered_half_of_a_tile_goes_on_working() -> None:
    table = milestones().with_display(slot1=tile("wood", "wood"), slot2=tile("sand", "sand")).with_goods(coin=4).at("8")
    table.with_workers("").play("move trade", "hire 1 3", "move castle", "end").idle(1)
    table.play("move trade", "hire 2 4", "move castle", "cover 4", "end").idle(1)
    assert table.you.row == ". . wood # sand . . ."
    assert table.with_goods().play("move 3", "move 5").you.goods == {"wood": 1, "sand": 1}


@pytest.mark.rule("M-25")
@pytest.mark.parametrize("slot", range(1, 6))
def test_the_gap_is_refilled_in_place(slot: int) -> None:
    table = milestones().with_next_tile(tile("stone", "stone")).visiting("trade").with_goods(coin=2)
    before, stack = table.display, table.stack
    table.play(f"hire {slot} 5")
    assert table.display == [*before[: slot - 1], tile("stone", "stone"), *before[slot:]]
    assert table.stack == stack - 1


@pytest.mark.rule("M-25")
def test_without_a_stack_the_gap_stays() -> None:
    table = milestones().with_tiles_left(5, stack=0).visiting("trade").with_goods(coin=2)
    before = table.display
    table.play("hire 2 5", "move castle", "cover 1", "end").idle(1)
    assert table.display == [before[0], None, *before[2:]]
    table.with_goods(coin=4).play("move trade")
    assert table.refuses("hire 2 1") == ("slot-empty", "M-25")
    assert {choice.split()[0] for choice in table.choices("hire")} == {"1", "3", "4", "5"}


@pytest.mark.rule("M-25")
def test_the_last_tile_of_the_stack_is_still_laid_out() -> None:
    table = milestones().with_tiles_left(5, stack=1).visiting("trade").with_goods(coin=2)
    last = table.next_tile
    table.play("hire 4 5")
    assert (table.display[3], table.stack) == (last, 0)


@pytest.mark.rule("M-26")
@pytest.mark.parametrize("good", CUBES)
def test_a_good_costs_two_coins(good: str) -> None:
    table = trading(coin=5).play(f"buy {good}", f"buy {good}")
    assert table.you.goods == {good: 2, "coin": 1}
    assert table.refuses(f"buy {good}") == ("cannot-afford", "M-26")


@pytest.mark.rule("M-26")
def test_as_many_goods_as_one_can_pay_for() -> None:
    table = trading(coin=27).play(*["buy stone", "buy wood", "buy sand", "buy grain"] * 3, "buy stone")
    assert table.you.goods == {"stone": 4, "wood": 3, "sand": 3, "grain": 3, "coin": 1}


@pytest.mark.rule("M-26")
def test_coins_are_not_for_sale() -> None:
    assert not trading(coin=9).knows("buy coin")


@pytest.mark.rule("M-27")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_any_two_goods_bring_a_coin(one: str, other: str) -> None:
    table = trading(stone=4, wood=4, sand=4, grain=4).play(f"sell {one}+{other}", f"sell {one}+{other}")
    left = dict.fromkeys(CUBES, 4)
    for good in (one, one, other, other):
        left[good] -= 1
    assert table.you.goods == {good: n for good, n in {**left, "coin": 2}.items() if n}


@pytest.mark.rule("M-27")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_both_goods_have_to_be_there(one: str, other: str) -> None:
    table = trading(coin=9, **{one: 1})
    assert table.refuses(f"sell {one}+{other}") == ("cannot-afford", "M-27")
    if one != other:
        table = trading(coin=9, **{other: 9})
        assert table.refuses(f"sell {one}+{other}") == ("cannot-afford", "M-27")


@pytest.mark.rule("M-27")
def test_coins_are_not_sold() -> None:
    table = trading(coin=9)
    assert not any(table.knows(move) for move in ("sell coin+coin", "sell stone+coin", "sell coin+stone"))
    assert table.choices("sell") == []
