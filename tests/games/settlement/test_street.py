"""S-32 to S-34: activate a street and use its buildings."""

import pytest

from .builder import price, settlement


@pytest.mark.rule("S-32")
def test_a_street_takes_one_settler_however_many_buildings_it_has() -> None:
    table = settlement().with_street(2, "sawmill", "clay-pit", "quarry").play("street 2", "use 1", "use 2", "use 3")
    assert table.you.settlers == 5
    assert table.you.goods == {"wood": 1, "clay": 1, "stone": 1}


@pytest.mark.rule("S-32")
def test_a_street_without_a_building_cannot_be_activated() -> None:
    assert settlement().with_street(1, "sawmill").refuses("street 2") == ("street-empty", "S-32")


@pytest.mark.rule("S-32", "S-15")
def test_a_street_cannot_be_activated_twice_a_round() -> None:
    table = settlement().with_others_passed().with_street(1, "sawmill").play("street 1", "use 1", "end")
    assert table.refuses("street 1") == ("street-used", "S-32")


@pytest.mark.rule("S-33")
def test_buildings_are_used_in_any_order() -> None:
    table = settlement().with_street(1, "bazaar", "sawmill", "bank").play("street 1", "use 2", "use-good 1 wood", "use 3")
    assert table.you.goods == {}
    assert table.you.deposit(1, 3) == 1


@pytest.mark.rule("S-33")
def test_each_building_once() -> None:
    table = settlement().with_street(1, "sawmill", "quarry").play("street 1", "use 1")
    assert table.refuses("use 1") == ("effect-used", "S-33")


@pytest.mark.rule("S-33")
def test_a_bazaar_is_used_once_whatever_is_given() -> None:
    table = settlement().with_street(1, "bazaar", "sawmill").with_goods(wood=1, clay=1).play("street 1", "use-good 1 wood")
    assert table.refuses("use-good 1 clay") == ("effect-used", "S-33")


@pytest.mark.rule("S-33")
def test_only_buildings_of_the_active_street_are_used() -> None:
    table = settlement().with_street(1, "sawmill").with_street(2, "quarry", "quarry").play("street 1")
    assert table.refuses("use 2") == ("no-building", "S-33")
    assert table.play("use 1").you.goods == {"wood": 1}


@pytest.mark.rule("S-33")
def test_none_has_to_be_used() -> None:
    table = settlement().with_street(1, "sawmill", "quarry").play("street 1", "finish")
    assert table.you.goods == {}
    assert table.phase == "turn"
    assert table.allows("end")


@pytest.mark.rule("S-33")
def test_the_action_is_over_once_all_are_used() -> None:
    table = settlement().with_street(1, "sawmill", "quarry").play("street 1", "use 2")
    assert table.phase == "street"
    assert table.play("use 1").phase == "turn"
    assert table.refuses("finish") == ("nothing-to-finish", "S-33")


@pytest.mark.rule("S-33", "S-34")
def test_the_street_stays_open_while_an_exchange_could_still_make_a_building_useful() -> None:
    table = settlement().with_street(1, "bank").with_goods(diamond=2).play("street 1")
    assert table.refuses("use 1") == ("cannot-afford", "S-34")
    assert table.play("gold", "use 1").you.deposit(1, 1) == 1


@pytest.mark.rule("S-33", "S-43")
@pytest.mark.parametrize("move", ["invite gernot", "end", "pass", "street 2", "explore I", "build sawmill 1 2"])
def test_until_then_nothing_else_can_be_done(move: str) -> None:
    table = settlement().with_street(1, "sawmill").with_street(2, "quarry").with_goods(**price("gernot"))
    table.with_hero("gernot").play("street 1")
    assert table.refuses(move) == ("street-first", "S-33")


@pytest.mark.rule("S-33", "S-37")
def test_between_two_effects_resources_may_be_exchanged() -> None:
    table = settlement().with_street(1, "sawmill", "bazaar").with_goods(wood=1)
    table.play("street 1", "use 1", "swap wood+wood>stone", "use-good 2 stone")
    assert table.you.goods == {"gold": 1}


@pytest.mark.rule("S-33")
def test_a_building_is_used_in_its_own_way() -> None:
    table = settlement().with_street(1, "sawmill", "bazaar", "trading-post").with_goods(wood=1)
    table.with_landscape("I", 1, "clay").with_outpost("I", 1).play("street 1")
    assert table.refuses("use-good 1 wood") == ("other-effect", "S-33")
    assert table.refuses("use 2") == ("other-effect", "S-33")
    assert table.refuses("use 3") == ("other-effect", "S-33")
    assert table.refuses("use-outpost 1 I 1") == ("other-effect", "S-33")


@pytest.mark.rule("S-34")
@pytest.mark.parametrize(
    ("building", "move"),
    [
        ("bazaar", "use-good 1 wood"),
        ("gem-cutter", "use 1"),
        ("alchemist", "use 1"),
        ("tavern", "use 1"),
        ("bank", "use 1"),
        ("church", "use 1"),
    ],
)
def test_who_cannot_give_what_a_building_asks_for_cannot_use_it(building: str, move: str) -> None:
    table = settlement().with_street(1, building).play("street 1")
    assert table.refuses(move) == ("cannot-afford", "S-34")


@pytest.mark.rule("S-34", "S-94")
def test_a_trading_post_without_an_outpost_gives_nothing() -> None:
    table = settlement().with_street(1, "trading-post").with_landscape("I", 1, "wood").play("street 1")
    assert table.refuses("use-outpost 1 I 1") == ("no-outpost", "S-94")
    assert table.play("finish", "end").turn == 1
