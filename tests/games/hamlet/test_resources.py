"""H-16 to H-24: resources, transport and payment."""

from __future__ import annotations

import pytest

from .builder import GOODS, RAWS, Table, hamlet, preview

CHAIN = {"barn-1": {"quarry": "B"}}
MILL = {"sawmill": {"woodcutter": "B"}}


def mill(players: int = 2, edition: str | None = None) -> Table:
    """A sawmill behind the woodcutter, joined by a path of the other seat."""
    return hamlet(players, edition).with_places(MILL).with_road("woodcutter", "sawmill", 1)


def barn(players: int = 3, edition: str | None = None) -> Table:
    """A barn behind the quarry, likewise."""
    return hamlet(players, edition).with_places(CHAIN).with_road("quarry", "barn-1", 1)


# Raw materials


@pytest.mark.rule("H-16")
def test_raw_materials_never_run_out() -> None:
    table = hamlet()
    for _ in range(7):
        table.with_resources("quarry", "").play("produce quarry", "end", "end")
    assert table.resources("quarry") == "stone stone stone"


@pytest.mark.rule("H-16")
def test_raw_materials_that_another_produced_may_be_used_and_bring_nobody_anything() -> None:
    table = mill().play("end", "produce woodcutter", "end")
    before = [table.seat(seat).gold for seat in (0, 1)]
    table.play("refine sawmill", "use woodcutter 2")
    assert [table.seat(seat).gold for seat in (0, 1)] == before
    assert [table.seat(seat).points for seat in (0, 1)] == [0, 0]
    assert table.resources("woodcutter") == "wood . wood"


# Goods


@pytest.mark.rule("H-17")
@pytest.mark.parametrize("maker", [0, 1])
@pytest.mark.parametrize(("good", "maker_place"), [("brick", "stonemason"), ("milk", "dairy-farm"), ("flour", "flour-mill")])
def test_the_maker_of_a_good_gets_a_gold_and_a_point_when_it_is_consumed(maker: int, good: str, maker_place: str) -> None:
    table = hamlet(3).with_places({maker_place: {"quarry": "B"}}).with_road("quarry", maker_place, 2).with_gold(8)
    table.with_resources(maker_place, f"{good}@{maker}").with_donkeys("quarry", "church")
    order = 4 if good == "flour" else 3
    table.play(f"order {order}", f"use {maker_place} 1")
    assert table.seat(maker).points_for == {"goods": 1}
    assert (table.seat(0).gold, table.seat(1).gold) == (8 + (maker == 0), int(maker == 1))
    assert table.seat(maker).tokens[good] == 2
    assert table.resources(maker_place) == "."


@pytest.mark.rule("H-18")
@pytest.mark.parametrize("maker", [0, 1])
def test_the_reward_for_high_quality_is_double(maker: int) -> None:
    table = hamlet(3).with_places({"stonemason": {"quarry": "B"}}).with_road("quarry", "stonemason", 2).with_gold(8)
    table.with_resources("stonemason", f"brick@{maker}!").with_donkeys("quarry", "church").play("order 3", "use stonemason 1")
    assert table.seat(maker).points_for == {"goods": 2}
    assert table.seat(maker).gold == 2 + 8 * (maker == 0)


@pytest.mark.rule("H-18")
@pytest.mark.parametrize(("holder", "made"), [(0, "timber!"), (1, "timber"), (None, "timber")])
def test_what_the_holder_of_the_milestone_makes_is_of_high_quality(holder: int | None, made: str) -> None:
    table = mill().with_resources("woodcutter", "wood")
    if holder is not None:
        table.with_milestone("carpenter", holder)
    table.play("refine sawmill", "use woodcutter 1")
    assert table.resources("sawmill") == made


@pytest.mark.rule("H-18")
def test_the_milestone_of_another_good_does_not_count() -> None:
    table = mill().with_resources("woodcutter", "wood").with_milestone("mason").with_milestone("planner")
    assert table.play("refine sawmill", "use woodcutter 1").resources("sawmill") == "timber"


@pytest.mark.rule("H-19")
def test_with_both_tokens_in_the_village_no_more_can_be_made() -> None:
    table = mill().with_places({"lumbermill": {"sawmill": "R"}}).with_resources("woodcutter", "wood wood wood")
    table.with_resources("lumbermill", "timber timber")
    assert table.refuses("refine sawmill") == ("no-token", "H-19")
    assert table.you.tokens["timber"] == 0
    table.with_resources("lumbermill", "timber timber@1")
    assert table.you.tokens["timber"] == 1
    assert table.allows("refine sawmill")


@pytest.mark.rule("H-19")
def test_with_one_token_left_only_one_slot_can_be_filled() -> None:
    table = mill().with_places({"lumbermill": {"sawmill": "R"}}).with_resources("woodcutter", "wood wood wood")
    table.with_resources("sawmill", "timber").with_donkeys("woodcutter", "sawmill")
    table.play("refine lumbermill", "use woodcutter 1")
    assert table.phase == "turn"
    assert (table.resources("lumbermill"), table.resources("woodcutter")) == ("timber .", ". wood wood")


# Transport


@pytest.mark.rule("H-20")
def test_the_first_step_is_free() -> None:
    assert hamlet().with_resources("quarry", "stone stone").with_hand("small-mountain-range").allows("build 1 church")
    table = mill().with_donkeys("farm").with_resources("woodcutter", "wood")
    assert table.allows("refine sawmill")


@pytest.mark.rule("H-20")
def test_where_the_villager_stands_no_step_is_needed() -> None:
    table = hamlet().with_resources("quarry", "stone").with_donkeys("farm").with_hand("small-mountain-range")
    assert table.allows("build 1 quarry")


@pytest.mark.rule("H-20")
@pytest.mark.parametrize(
    ("donkeys", "others", "reaches"), [("quarry", "farm", True), ("farm", "quarry", False), ("barn-1", "farm", False)]
)
def test_the_second_step_needs_a_donkey_of_ones_own_in_the_middle(donkeys: str, others: str, reaches: bool) -> None:
    table = barn().with_resources("barn-1", "stone").with_donkeys(donkeys).with_donkeys(others, seat=1)
    table.with_hand("small-mountain-range")
    if reaches:
        assert table.allows("build 1 church")
    else:
        assert table.refuses("build 1 church") == ("cannot-pay", "H-22")


@pytest.mark.rule("H-20")
def test_each_further_step_needs_another_donkey() -> None:
    table = barn().with_resources("barn-1", "stone").with_hand("small-mountain-range")
    assert table.with_donkeys("quarry", "church").allows("build 1 farm")
    assert table.with_donkeys("quarry", "quarry").refuses("build 1 farm")[0] == "cannot-pay"
    assert table.with_donkeys("church", "farm").refuses("build 1 farm")[0] == "cannot-pay"


@pytest.mark.rule("H-20")
def test_one_donkey_helps_with_any_number_and_stays() -> None:
    table = barn().with_resources("barn-1", "stone stone stone").with_resources("woodcutter", "wood")
    table.with_donkeys("quarry").with_hand("flour-mill").play("build 1 church")
    table.play(table.spot("church", "flour-mill"), "use barn-1 1", "use barn-1 3", "use woodcutter 1")
    assert "flour-mill" in table.village.places
    assert table.you.donkeys == {"quarry": 1}
    assert table.resources("barn-1") == ". stone ."


@pytest.mark.rule("H-20")
def test_what_cannot_come_cannot_be_used() -> None:
    table = barn().with_resources("barn-1", "stone").with_resources("quarry", "stone").with_hand("small-mountain-range")
    table.with_donkeys("church").play("build 1 church")
    table.play(table.spot("church", "small-mountain-range"))
    assert table.refuses("use barn-1 1") == ("out-of-reach", "H-20")
    assert table.allows("use quarry 1")


def said(table: Table, move: str) -> str:
    """Why not, in English."""
    return str(table.game.why_not(move))


@pytest.mark.rule("H-20")
def test_what_cannot_come_says_where_to_and_which_donkey_would_help() -> None:
    table = barn().with_resources("barn-1", "stone").with_hand("small-mountain-range").with_gold(0)
    why = said(table.with_donkeys(), "build 1 church")
    assert why.startswith("Church: This can’t be brought here: 1 stone.")
    assert "The nearest (Stone) lies at the Barn; a donkey of yours is missing on the way, at the Quarry." in why
    assert "2 donkeys of yours are missing on the way, the first at the Church." in said(table, "build 1 farm")
    table.with_donkeys("church").with_resources("quarry", "stone").play("build 1 church")
    table.play(table.spot("church", "small-mountain-range"))
    assert "A donkey of yours at the Quarry would do." in said(table, "use barn-1 1")


@pytest.mark.rule("H-20")
def test_what_lies_nowhere_says_who_makes_it() -> None:
    table = hamlet().with_hand("small-mountain-range").with_gold(0).with_resources("quarry", ".")
    assert "Send a villager to the Quarry first (Stone)." in said(table, "build 1 church")
    assert "Nobody in the village makes it yet." in said(table.with_resources("quarry", "stone"), "order 3")
    apart = beside(hamlet()).with_resources("quarry", ".").with_gold(0)
    assert "No road leads there from the Barn." in said(apart, "build 1 church")


@pytest.mark.rule("H-26")
def test_a_preview_says_who_walks_where_and_stays() -> None:
    table = hamlet().with_gold(9)
    assert "Your villager walks from the Church to the Town Hall and stays there." in str(table.game.preview("blueprint 1"))
    begging = table.with_resources("quarry", "stone stone stone").with_resources("woodcutter", "wood wood wood")
    begging.with_resources("farm", "grain grain grain")
    assert "Your villager at the Church does it." in str(begging.game.preview("beg"))


def beside(table: Table) -> Table:
    """A barn with a stone beside the woodcutter, without a road, and a tile that costs a stone."""
    return table.with_places({"barn-1": {"woodcutter": "B"}}).with_resources("barn-1", "stone").with_hand("small-mountain-range")


@pytest.mark.rule("H-20")
def test_neighbours_without_a_road_do_not_help() -> None:
    table = beside(hamlet()).with_donkeys("woodcutter")
    assert table.refuses("build 1 woodcutter") == ("cannot-pay", "H-22")
    assert table.refuses("build 1 church") == ("cannot-pay", "H-22")
    table.with_road("woodcutter", "barn-1", 1)
    assert table.allows("build 1 woodcutter")
    assert table.allows("build 1 church")


@pytest.mark.rule("H-21")
def test_in_the_preview_edition_the_first_step_needs_no_road() -> None:
    table = beside(preview()).with_donkeys("woodcutter")
    assert table.allows("build 1 woodcutter")
    assert table.allows("build 1 church")
    assert table.with_donkeys("church").refuses("build 1 church") == ("cannot-pay", "H-22")


@pytest.mark.rule("H-21")
def test_but_every_further_step_does() -> None:
    plan = {"small-mountain-range": {"quarry": "M"}, "barn-1": {"small-mountain-range": "B"}}
    table = preview().with_places(plan).with_resources("barn-1", "stone").with_hand("small-woodland", "pond-1")
    if "quarry" in table.village.touching()["barn-1"]:
        raise AssertionError("the barn lies too near")
    table.with_donkeys("small-mountain-range", "quarry").with_resources("woodcutter", "wood")
    table.with_hand("outpost-1").with_resources("farm", "grain")
    assert table.refuses("build 1 church") == ("cannot-pay", "H-22")
    assert table.with_road("quarry", "small-mountain-range").allows("build 1 church")


@pytest.mark.rule("H-21")
def test_the_first_step_from_the_market_needs_no_road_either() -> None:
    # The farm lies against the market, without a road between.
    for table, wanted in ((preview(3), True), (hamlet(3), False)):
        assert table.village.touching().has_edge("farm", "market")
        assert not table.linked("farm", "market")
        table.with_gold(2).with_donkeys("farm").with_hand("small-mountain-range")
        assert table.allows("build 1 farm") == wanted


# Payment


@pytest.mark.rule("H-22")
def test_every_token_is_named_and_the_order_is_free() -> None:
    table = hamlet().with_resources("quarry", "stone stone").with_resources("woodcutter", "wood wood").with_hand("flour-mill")
    table.play("build 1 church", table.spot("church", "flour-mill"))
    assert set(table.choices("use")) == {"quarry 1", "quarry 2", "woodcutter 1", "woodcutter 2"}
    table.play("use woodcutter 2")
    assert table.refuses("use woodcutter 1") == ("not-needed", "H-22")
    assert table.refuses("use woodcutter 2")[0] == "nothing-there"
    assert table.refuses("end") == ("pay-first", "H-22")
    table.play("use quarry 2", "use quarry 1")
    assert table.phase == "turn"
    assert table.resources("woodcutter") == "wood . ."
    assert table.resources("quarry") == ". . ."


@pytest.mark.rule("H-22", "H-17")
def test_the_good_of_this_maker_or_of_that_one() -> None:
    table = hamlet(3).with_places({"master-stonemason": {"quarry": "B"}}).with_road("quarry", "master-stonemason", 2)
    table.with_resources("master-stonemason", "brick@1 brick@2!").with_donkeys("quarry", "church").with_gold(8)
    table.play("order 3")
    assert set(table.choices("use")) == {"master-stonemason 1", "master-stonemason 2"}
    table.play("use master-stonemason 2")
    assert (table.seat(1).gold, table.seat(2).gold) == (0, 2)
    assert table.resources("master-stonemason") == "brick@1 ."


@pytest.mark.rule("H-22")
def test_an_action_begins_only_if_it_can_be_paid_to_the_end() -> None:
    table = hamlet().with_resources("quarry", "stone").with_resources("woodcutter", "wood").with_hand("flour-mill")
    assert table.refuses("build 1 church") == ("cannot-pay", "H-22")
    assert table.with_gold(2).refuses("build 1 church") == ("cannot-pay", "H-22")
    assert table.with_gold(3).allows("build 1 church")


@pytest.mark.rule("H-22")
def test_no_choice_may_make_the_rest_impossible() -> None:
    # A stone for the order of ten is one less to be bought: with 3 gold and ten tokens of which one could be wasted.
    table = hamlet().with_resources("quarry", "stone stone stone").with_resources("woodcutter", "wood wood wood")
    table.with_resources("farm", "grain grain grain").with_gold(5).play("order 2")
    table.play("buy wood")
    assert table.refuses("buy wood")[0] in ("rest-impossible", "not-enough-gold")
    table.pay()
    assert table.orders[1] == 0


@pytest.mark.rule("H-22")
def test_a_purchase_that_the_rest_needs_is_refused() -> None:
    # 3 stone and wood are there, one grain has to be bought; who buys wood instead cannot.
    table = hamlet().with_resources("woodcutter", "wood").with_gold(6).with_hand("stonemason")
    table.play("build 1 church", table.spot("church", "stonemason"))
    assert table.refuses("buy wood") == ("rest-impossible", "H-22")
    table.play("buy grain", "use woodcutter 1", "buy grain")
    assert (table.you.gold, "stonemason" in table.village.places) == (0, True)


@pytest.mark.rule("H-22")
def test_nothing_is_moved_unless_it_is_consumed() -> None:
    table = barn().with_resources("barn-1", "stone wood").with_resources("quarry", "stone").with_donkeys("quarry")
    table.with_hand("small-mountain-range").play("build 1 church", table.spot("church", "small-mountain-range"), "use quarry 1")
    assert (table.resources("barn-1"), table.resources("quarry")) == ("stone wood .", ". . .")


# Gold while paying


def order_of_bricks(edition: str | None = None) -> Table:
    """Three of milk and brick are asked for; two bricks of yours can come, two gold each at most come back."""
    table = hamlet(3, edition).with_places({"master-stonemason": {"quarry": "B"}}).with_road("quarry", "master-stonemason", 2)
    return table.with_donkeys("quarry", "church")


@pytest.mark.rule("H-23", "H-24")
def test_the_gold_for_ones_own_goods_pays_for_purchases() -> None:
    table = order_of_bricks().with_resources("master-stonemason", "brick! brick!").play("order 3")
    assert table.refuses("buy milk")[0] == "not-enough-gold"
    table.play("use master-stonemason 1", "use master-stonemason 2")
    assert table.you.gold == 4
    table.play("buy brick")
    assert (table.you.gold, table.orders[2]) == (0, 0)
    assert table.you.points_for == {"goods": 4, "orders": 4}


@pytest.mark.rule("H-23")
def test_the_gold_for_goods_of_others_does_not() -> None:
    table = order_of_bricks().with_resources("master-stonemason", "brick! brick@1!").with_gold(1)
    assert table.refuses("order 3") == ("cannot-fill", "H-38")


@pytest.mark.rule("H-23")
def test_gold_of_a_price_is_paid_at_once() -> None:
    table = hamlet().with_hand("barn-1").with_gold(3).play("build 1 church")
    table.play(table.spot("church", "barn-1"))
    assert (table.you.gold, "barn-1" in table.village.places) == (0, True)
    table = hamlet().with_hand("barn-1").with_gold(2)
    assert table.refuses("build 1 church") == ("not-enough-gold", "H-40")


# Free trade


@pytest.mark.rule("H-24")
@pytest.mark.parametrize(("players", "raw", "good"), [(2, 3, 5), (3, 2, 4), (4, 2, 4)])
def test_what_the_market_asks(players: int, raw: int, good: int) -> None:
    table = hamlet(players).with_gold(raw).with_donkeys("church").with_hand("small-mountain-range").play("build 1 church")
    table.play(table.spot("church", "small-mountain-range"), "buy stone")
    assert table.you.gold == 0
    table = hamlet(players).with_gold(3 * good).with_donkeys("church").play("order 3", "buy milk", "buy brick")
    assert table.you.gold == good
    assert table.play("buy milk").orders[2] == 0
    assert table.you.points_for == {"orders": 4}
    assert all(table.you.tokens[kind] == 2 for kind in GOODS[len(RAWS) :])


@pytest.mark.rule("H-24")
def test_one_gold_too_little_is_too_little() -> None:
    assert hamlet(3).with_gold(11).refuses("order 3") == ("cannot-fill", "H-38")


@pytest.mark.rule("H-24", "H-20")
def test_a_purchase_travels_from_the_market_like_everything_else() -> None:
    table = hamlet(3).with_gold(10).with_hand("small-mountain-range")
    assert table.with_donkeys("farm").allows("build 1 church")
    assert table.with_donkeys("farm").allows("build 1 market")
    assert table.with_donkeys("farm").refuses("build 1 quarry") == ("cannot-pay", "H-22")
    assert table.with_donkeys("church", seat=1).refuses("build 1 quarry") == ("cannot-pay", "H-22")
    assert table.with_donkeys("church").allows("build 1 quarry")


@pytest.mark.rule("H-24")
def test_the_market_may_be_too_far_for_a_purchase() -> None:
    table = hamlet(3).with_gold(10).with_hand("small-mountain-range").with_donkeys("farm").with_resources("quarry", "stone")
    table.play("build 1 quarry", table.spot("quarry", "small-mountain-range"))
    assert table.refuses("buy stone") == ("market-out-of-reach", "H-24")


@pytest.mark.rule("H-24")
def test_only_what_is_needed_can_be_bought() -> None:
    table = hamlet(3).with_gold(10).with_hand("small-mountain-range").play("build 1 church")
    table.play(table.spot("church", "small-mountain-range"))
    assert table.choices("buy") == ["stone"]
    assert table.refuses("buy timber") == ("not-needed", "H-22")
    assert hamlet(3).with_gold(10).refuses("buy stone") == ("not-asked", "H-26")


@pytest.mark.rule("H-24", "H-37")
def test_a_sale_is_never_paid_with_purchases() -> None:
    table = hamlet(3).with_gold(20).with_sale(1, {"wood": 2, "grain": 1})
    assert table.refuses("sell 1") == ("cannot-pay", "H-37")
    table.with_resources("woodcutter", "wood wood").with_resources("farm", "grain").with_donkeys("church").play("sell 1")
    assert table.choices("buy") == []
    for good in ("wood", "grain"):
        assert table.refuses(f"buy {good}") == ("no-trade-for-sales", "H-24")


@pytest.mark.rule("H-23")
@pytest.mark.parametrize("edition", [None, "preview"])
def test_the_gold_of_a_sale_comes_after_it(edition: str | None) -> None:
    table = hamlet(3, edition).with_sale(1, {"wood": 2, "grain": 1}).with_resources("woodcutter", "wood wood")
    table.with_resources("farm", "grain").with_donkeys("church").play("sell 1").pay()
    assert (table.you.gold, table.you.points_for) == (1, {"sales": 1})
