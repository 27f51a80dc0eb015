"""S-29 to S-31: activate a region."""

import pytest

from .builder import a_hero, price, settlement

ALL_GNOLLS = ("gnoll", "gnoll", "gnoll", "gnoll")


@pytest.mark.rule("S-29")
def test_a_region_takes_one_settler_however_many_landscapes_it_has() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_landscape("I", 2, "clay").with_landscape("I", 3, "stone")
    table.play("region I")
    assert table.you.settlers == 5
    assert table.you.goods == {"wood": 1, "clay": 1, "stone": 1}


@pytest.mark.rule("S-29")
def test_a_region_without_a_landscape_cannot_be_activated() -> None:
    assert settlement().with_landscape("I", 1, "wood").refuses("region II") == ("region-empty", "S-29")


@pytest.mark.rule("S-29")
def test_a_region_full_of_monsters_can_be_activated_for_nothing() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_monster("I", 1).play("region I")
    assert (table.you.settlers, table.you.goods) == (5, {})


@pytest.mark.rule("S-29", "S-15")
def test_a_region_cannot_be_activated_twice_a_round() -> None:
    table = settlement().with_others_passed().with_landscape("I", 1, "wood").play("region I", "end")
    assert table.refuses("region I") == ("region-used", "S-29")


@pytest.mark.rule("S-30")
def test_only_landscapes_of_that_region_pay() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_landscape("II", 1, "diamond").with_landscape("III", 1, "gold")
    assert table.play("region II").you.goods == {"diamond": 1}


@pytest.mark.rule("S-30", "S-24")
def test_a_landscape_with_a_monster_does_not_pay() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_landscape("I", 2, "clay").with_monster("I", 2)
    assert table.play("region I").you.goods == {"wood": 1}


@pytest.mark.rule("S-31", "S-22")
def test_each_landscape_that_paid_is_checked() -> None:
    table = settlement().with_landscape("I", 1, "wood", "gnoll").with_landscape("I", 2, "clay", "gnoll")
    table.with_landscape("I", 3, "clay", "manticore").with_heroes_showing("gnoll", "dragon", "gnoll", "hydra").play("region I")
    assert table.you.goods == {"wood": 1, "clay": 2}
    assert table.you.monsters == ["I 1", "I 2"]
    assert table.monster_supply["gnoll"] == 7


@pytest.mark.rule("S-31")
def test_an_outpost_keeps_the_monster_away_from_its_landscape_only() -> None:
    table = settlement().with_landscape("I", 1, "wood", "gnoll").with_outpost("I", 1).with_landscape("I", 2, "clay", "gnoll")
    assert table.with_heroes_showing(*ALL_GNOLLS).play("region I").you.monsters == ["I 2"]


@pytest.mark.rule("S-31")
def test_a_landscape_that_already_has_a_monster_gets_no_second_one() -> None:
    table = settlement().with_landscape("I", 1, "wood", "gnoll").with_monster("I", 1).with_landscape("I", 2, "clay", "gnoll")
    table.with_heroes_showing(*ALL_GNOLLS).play("region I")
    assert table.you.monsters == ["I 1", "I 2"]
    assert table.monster_supply["gnoll"] == 7


@pytest.mark.rule("S-31")
def test_other_regions_are_not_checked() -> None:
    table = settlement().with_landscape("I", 1, "wood", "gnoll").with_landscape("II", 1, "wood", "gnoll")
    assert table.with_heroes_showing(*ALL_GNOLLS).play("region I").you.monsters == ["I 1"]


@pytest.mark.rule("S-31")
def test_the_checks_come_when_all_resources_are_taken() -> None:
    table = settlement().with_artifact("mask").with_landscape("I", 1, "wood").with_landscape("I", 2, "clay")
    table.play("region I")
    assert table.phase == "monster"
    assert table.you.goods == {"wood": 1, "clay": 1}


@pytest.mark.rule("S-31", "S-95")
def test_a_landscape_that_could_not_pay_is_not_checked() -> None:
    table = settlement().with_landscape("I", 1, "wood", "gnoll").with_landscape("I", 2, "wood", "gnoll")
    table.with_heroes_showing(*ALL_GNOLLS).with_supply(wood=1).play("region I")
    assert table.you.goods == {"wood": 1}
    assert table.you.monsters == ["I 1"]


@pytest.mark.rule("S-31", "S-23")
def test_the_row_as_it_lies_at_that_moment_is_what_counts() -> None:
    hero = a_hero(monster="gnoll")
    table = settlement().with_landscape("I", 1, "wood", "gnoll").with_goods(**price(hero))
    table.with_hero(hero).with_next_hero("gernot")
    assert table.play("invite 4", "region I").you.monsters == []
