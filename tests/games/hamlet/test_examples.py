"""The worked examples of both rulebooks, with villages found for them."""

from __future__ import annotations

import pytest

from .builder import Table, hamlet, preview

YELLOW, RED = 0, 1


def dairies() -> Table:
    """Milk behind two barns; the road from the first of them to the quarry is red, and everybody uses it."""
    plan = {
        "barn-1": {"quarry": "B"},
        "stonemason": {"barn-1": "R"},
        "cow-conservatory": {"stonemason": "R"},
        "barn-2": {"barn-1": "R"},
        "dairy-farm": {"barn-2": "R"},
    }
    return hamlet(3).with_places(plan).with_road("quarry", "barn-1", RED)


@pytest.mark.rule("H-20", "H-38", "H-40")
def test_a_lumbermill_at_the_church_and_milk_that_cannot_come() -> None:
    table = dairies()
    table.with_donkeys("quarry", "barn-1").with_donkeys("stonemason", seat=RED)
    table.with_resources("quarry", "stone").with_resources("barn-1", "stone").with_resources("stonemason", f"brick@{RED}")
    table.with_resources("dairy-farm", "milk").with_resources("cow-conservatory", "milk")
    assert table.refuses("order 3") == ("cannot-fill", "H-38")
    table.with_hand("lumbermill").play("build 1 church", table.spot("church", "lumbermill"))
    table.play("use quarry 1", "use barn-1 1", "use stonemason 1")
    assert "lumbermill" in table.village.places
    assert (table.seat(RED).gold, table.seat(RED).points) == (1, 1)
    assert table.you.donkeys == {"quarry": 1, "barn-1": 1}


@pytest.mark.rule("H-20", "H-38")
@pytest.mark.parametrize(("donkey", "milk"), [("barn-2", "dairy-farm"), ("stonemason", "cow-conservatory")])
def test_with_a_donkey_more_that_milk_could_come(donkey: str, milk: str) -> None:
    table = dairies()
    table.with_donkeys("quarry", "barn-1", donkey).with_gold(8)
    table.with_resources("dairy-farm", "milk").with_resources("cow-conservatory", "milk").play("order 3")
    assert table.choices("use") == [f"{milk} 1"]


@pytest.mark.rule("H-21", "H-20")
def test_the_preview_example_of_transport() -> None:
    """Barn and windmill lie beside the quarry without a road, the sawmill beside the barn; the flour mill beside a red donkey."""
    table = preview(3).with_places({"barn-1": {"quarry": "M"}, "windmill": {"quarry": "M"}}).with_donkeys("quarry", "barn-1")
    table.with_road("quarry", "barn-1", RED).with_places({"sawmill": {"barn-1": "B"}, "flour-mill": {"woodcutter": "F"}})
    table.with_donkeys("woodcutter", seat=RED)
    table.with_resources("sawmill", "timber").with_resources("flour-mill", "flour").with_resources("windmill", "flour")
    table.with_gold(4).play("order 4")
    assert set(table.choices("use")) == {"sawmill 1", "windmill 1"}
    assert table.refuses("use flour-mill 1") == ("out-of-reach", "H-20")


@pytest.mark.rule("H-32", "H-33", "H-35", "H-36")
def test_ten_gold_at_the_town_hall() -> None:
    table = hamlet(3).with_villagers(2).with_gold(10).with_row("sawmill", "barn-1", "pond-1", "outpost-1", gold=(0, 2, 0, 0))
    drawn = table.bag[-1]
    table.play("blueprint 2")
    assert (table.you.gold, table.you.hand) == (11, ["barn-1"])
    assert (table.row, table.row_gold) == (["sawmill", "pond-1", "outpost-1", drawn], [1, 0, 0, 0])
    table.play("villager", "donkey farm")
    assert (table.you.gold, len(table.you.villagers), table.you.donkeys) == (1, 3, {"church": 1, "farm": 1})
    assert table.you.villagers == ["town-hall", "church", "church"]
    assert table.you.ready == 1


@pytest.mark.rule("H-32", "H-33", "H-36")
def test_the_preview_example_of_the_town_hall() -> None:
    """Nine gold, two more on the middle one of three: with a donkey for 4 the villager for 7 is too much, one gold is missing."""
    table = preview(3).with_villagers(2).with_gold(9).with_row("sawmill", "barn-1", "pond-1", "outpost-1", gold=(0, 2, 0, 0))
    table.play("blueprint 2")
    assert (table.you.gold, table.row_gold[0]) == (10, 1)
    table.play("donkey woodcutter")
    assert table.you.gold == 6
    assert table.refuses("villager") == ("not-enough-gold", "H-35")


@pytest.mark.rule("H-46", "H-47")
def test_two_roads_that_may_not_be_built() -> None:
    table = hamlet().with_places({"barn-1": {"woodcutter": "B"}, "lumbermill": {"barn-1": "RF"}})
    table.with_road("woodcutter", "barn-1", RED).with_gold(40).with_donkeys("church", "woodcutter")
    assert table.refuses(f"road barn-1 {table.joint('barn-1', 'lumbermill', 'FF')}") == ("already-linked", "H-47")
    table = hamlet().with_places({"barn-1": {"woodcutter": "B"}, "lumbermill": {"barn-1": "X"}})
    table.with_road("woodcutter", "barn-1", RED).with_gold(40).with_donkeys("church", "woodcutter")
    assert table.refuses(f"road barn-1 {table.joint('barn-1', 'lumbermill', 'FM')}") == ("cliff", "H-46")


def scoring_example() -> Table:
    """Red, here seat 1, has built three roads and the pond; yellow two roads and the farrier."""
    table = hamlet().with_places(
        {
            "stonemason": {"quarry": "B"},
            "dairy-farm": {"stonemason": "R"},
            "barn-2": {"quarry": "B", "dairy-farm": "R"},
            "farrier": {"stonemason": "R"},
            "cow-conservatory": {"stonemason": "B", "farrier": "B"},
            "pond-1": {"dairy-farm": "B"},
        }
    )
    for place, other in (("quarry", "stonemason"), ("quarry", "barn-2"), ("dairy-farm", "pond-1")):
        table.with_road(place, other, RED)
    for place, other in (("stonemason", "cow-conservatory"), ("farrier", "cow-conservatory")):
        table.with_road(place, other, YELLOW)
    return table


@pytest.mark.rule("H-57", "H-65", "H-66", "H-67")
def test_the_scoring_example() -> None:
    table = scoring_example()
    assert table.scores(RED) == {"roads": 3, "longest": 12}
    assert table.scores(YELLOW) == {"roads": 2, "longest": 10}
    before = sum(table.scores(RED).values()), sum(table.scores(YELLOW).values())
    table.with_flag("farrier", YELLOW).with_flag("pond-1", RED)
    shared = 2  # the award for the most flags
    assert sum(table.scores(RED).values()) - before[0] == 3 + shared
    assert sum(table.scores(YELLOW).values()) - before[1] == 5 + shared


@pytest.mark.rule("H-68")
def test_the_preview_example_of_scoring() -> None:
    table = preview().with_places(
        {"pond-2": {"quarry": "B"}, "barn-1": {"pond-2": "B"}, "stables": {"barn-1": "B"}, "barn-2": {"stables": "R"}}
    )
    table.with_road("quarry", "pond-2", YELLOW).with_road("barn-1", "stables", YELLOW).with_road("pond-2", "barn-1", RED)
    assert table.scores(YELLOW) == {"roads": 4 + 2}
    assert table.scores(RED) == {"roads": 3}


@pytest.mark.rule("H-38")
@pytest.mark.parametrize("milk", [0, 1, 2])
def test_three_milk_or_brick_in_any_mix(milk: int) -> None:
    table = hamlet().with_gold(15).play("order 3", *["buy milk"] * milk, *["buy brick"] * (3 - milk))
    assert table.orders[2] == 0


@pytest.mark.rule("H-52")
def test_two_with_two_orders_and_one_with_one() -> None:
    for table, wanted in ((hamlet(3), [4, 4, 0]), (preview(3), [2, 2, 3])):
        table.with_orders(0, 0, 1, 1, 2)
        assert [table.scores(seat).get("awards", 0) for seat in range(3)] == wanted


@pytest.mark.rule("H-27")
def test_two_villagers_then_the_herd_then_another() -> None:
    table = hamlet().with_villagers(3).play("produce farm", "produce quarry", "herd church market", "produce woodcutter")
    assert (table.you.ready, table.you.donkeys) == (0, {"market": 1})
