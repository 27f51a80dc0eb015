"""S-83 to S-94: what the twelve buildings do when used. What they cost is in test_build.py."""

import pytest

from .builder import Table, settlement


def street_with(building: str, **goods: int) -> Table:
    """The upper street with this building is being activated."""
    return settlement().with_street(1, building).with_goods(**goods).play("street 1")


@pytest.mark.rule("S-83", "S-84", "S-85", "S-86")
@pytest.mark.parametrize(
    ("building", "good"), [("sawmill", "wood"), ("clay-pit", "clay"), ("quarry", "stone"), ("diamond-mine", "diamond")]
)
def test_producers_give_one(building: str, good: str) -> None:
    table = street_with(building)
    supply = table.supply[good]
    assert table.play("use 1").you.goods == {good: 1}
    assert table.supply[good] == supply - 1


@pytest.mark.rule("S-87")
@pytest.mark.parametrize("basic", ["wood", "clay", "stone"])
def test_the_bazaar_turns_any_basic_into_gold(basic: str) -> None:
    assert street_with("bazaar", **{basic: 2}).play(f"use-good 1 {basic}").you.goods == {basic: 1, "gold": 1}


@pytest.mark.rule("S-87")
def test_the_bazaar_takes_no_diamonds() -> None:
    assert street_with("bazaar", diamond=3, gold=1).choices("use-good") == []


@pytest.mark.rule("S-88")
def test_the_gem_cutter_turns_a_diamond_into_one_of_each() -> None:
    assert street_with("gem-cutter", diamond=2).play("use 1").you.goods == {"wood": 1, "clay": 1, "stone": 1, "diamond": 1}


@pytest.mark.rule("S-89")
def test_the_alchemist_turns_gold_into_two_diamonds() -> None:
    assert street_with("alchemist", gold=2).play("use 1").you.goods == {"gold": 1, "diamond": 2}


@pytest.mark.rule("S-90")
@pytest.mark.parametrize("basic", ["wood", "clay", "stone"])
def test_the_storehouse_gives_any_basic(basic: str) -> None:
    assert street_with("storehouse").play(f"use-good 1 {basic}").you.goods == {basic: 1}


@pytest.mark.rule("S-91")
def test_the_tavern_turns_a_diamond_into_two_bonus_settlers() -> None:
    table = street_with("tavern", diamond=2).play("use 1")
    assert table.you.goods == {"diamond": 1}
    assert (table.you.bonus, table.bonus_supply) == (2, 22)


@pytest.mark.rule("S-92")
def test_the_bank_takes_exactly_one_gold() -> None:
    table = street_with("bank", gold=3).play("use 1")
    assert table.you.goods == {"gold": 2}
    assert table.you.deposit(1, 1) == 1
    assert table.game.scores == [5, 0]


@pytest.mark.rule("S-92")
def test_gold_in_the_bank_cannot_be_spent() -> None:
    table = settlement().with_building(1, 1, "bank", holding=5).with_hero("gernot").with_goods(stone=1)
    assert table.refuses("sell-gold wood") == ("cannot-afford", "S-41")
    assert table.refuses("build tavern 1 2") == ("cannot-afford", "S-16")
    assert table.refuses("invite gernot") == ("cannot-afford", "S-44")


@pytest.mark.rule("S-93")
def test_the_church_takes_exactly_one_diamond() -> None:
    table = street_with("church", diamond=3).play("use 1")
    assert table.you.goods == {"diamond": 2}
    assert table.you.deposit(1, 1) == 1
    assert table.game.scores == [4, 0]


@pytest.mark.rule("S-93")
def test_diamonds_in_the_church_cannot_be_spent() -> None:
    table = settlement().with_building(1, 1, "church", holding=5)
    assert table.refuses("gold") == ("cannot-afford", "S-40")
    assert table.refuses("build bazaar 1 2") == ("cannot-afford", "S-16")


@pytest.mark.rule("S-92", "S-93")
def test_deposits_grow_and_survive_the_rounds() -> None:
    table = settlement(players=1).with_goods(gold=2).with_building(1, 1, "bank", holding=3)
    table.play("street 1", "use 1", "pass", "artifact hourglass", "street 1", "use 1")
    assert table.you.deposit(1, 1) == 5
    assert table.you.goods == {}


@pytest.mark.rule("S-92", "S-17")
def test_two_banks_in_a_street_take_one_gold_each() -> None:
    table = settlement().with_street(1, "bank", "bank").with_goods(gold=2).play("street 1", "use 1", "use 2")
    assert (table.you.deposit(1, 1), table.you.deposit(1, 2)) == (1, 1)
    assert table.game.scores == [10, 0]


@pytest.mark.rule("S-94")
def test_the_trading_post_gives_the_resource_of_a_landscape_with_an_outpost() -> None:
    table = settlement().with_street(1, "trading-post").with_landscape("I", 1, "wood").with_outpost("I", 1)
    table.with_landscape("III", 2, "gold").with_outpost("III", 2).with_landscape("II", 1, "diamond").play("street 1")
    assert table.choices("use-outpost") == ["1 I 1", "1 III 2"]
    assert table.play("use-outpost 1 III 2").you.goods == {"gold": 1}


@pytest.mark.rule("S-94", "S-33")
@pytest.mark.parametrize("column", [1, 2, 3])
@pytest.mark.parametrize("place", ["I 1", "I 3", "III 1", "III 3"])
def test_any_trading_post_reaches_any_outpost(column: int, place: str) -> None:
    table = settlement().with_building(2, column, "trading-post")
    for region, space, good in (("I", 1, "wood"), ("I", 3, "clay"), ("III", 1, "diamond"), ("III", 3, "gold")):
        table.with_landscape(region, space, good).with_outpost(region, space)
    table.play("street 2", f"use-outpost {column} {place}")
    assert table.you.goods == {table.you.landscapes[place]: 1}


@pytest.mark.rule("S-87", "S-90", "S-33")
@pytest.mark.parametrize("column", [1, 2, 3])
@pytest.mark.parametrize("basic", ["wood", "clay", "stone"])
def test_bazaar_and_storehouse_work_in_any_column(column: int, basic: str) -> None:
    assert settlement().with_building(3, column, "storehouse").play("street 3", f"use-good {column} {basic}").you.goods == {
        basic: 1
    }
    bazaar = settlement().with_building(3, column, "bazaar").with_goods(**{basic: 1})
    assert bazaar.play("street 3", f"use-good {column} {basic}").you.goods == {"gold": 1}


@pytest.mark.rule("S-94")
def test_the_trading_post_neither_needs_nor_blocks_the_outposts_own_activation() -> None:
    table = settlement().with_others_passed().with_street(1, "trading-post").with_street(2, "trading-post")
    table.with_landscape("I", 1, "wood").with_outpost("I", 1)
    table.play("street 1", "use-outpost 1 I 1", "end", "garrison I 1", "end", "street 2", "use-outpost 1 I 1")
    assert table.you.goods == {"wood": 3}


@pytest.mark.rule("S-94", "S-22")
def test_the_trading_post_brings_no_monster() -> None:
    table = settlement().with_street(1, "trading-post").with_landscape("I", 1, "wood", "gnoll").with_outpost("I", 1)
    table.with_heroes_showing("gnoll", "gnoll", "gnoll", "gnoll").play("street 1", "use-outpost 1 I 1")
    assert table.you.monsters == []


@pytest.mark.rule("S-94")
def test_two_trading_posts_may_both_choose_the_same_outpost() -> None:
    table = settlement().with_street(1, "trading-post", "trading-post").with_landscape("II", 1, "gold").with_outpost("II", 1)
    assert table.play("street 1", "use-outpost 1 II 1", "use-outpost 2 II 1").you.goods == {"gold": 2}


@pytest.mark.rule("S-94")
def test_the_trading_post_knows_only_your_own_outposts() -> None:
    table = settlement().with_street(1, "trading-post").with_landscape("I", 1, "wood").with_landscape("I", 1, "wood", seat=1)
    table.with_outpost("I", 1, seat=1).play("street 1")
    assert table.choices("use-outpost") == []


@pytest.mark.rule("S-33", "S-87", "S-89", "S-93")
def test_a_street_can_be_a_chain() -> None:
    table = settlement().with_street(1, "church", "alchemist", "bazaar").with_goods(wood=1)
    table.play("street 1", "use-good 3 wood", "use 2", "use 1")
    assert table.you.goods == {"diamond": 1}
    assert table.you.deposit(1, 1) == 1
