"""S-27, S-28, S-35 and S-36: build an outpost, activate an outpost."""

import pytest

from .builder import settlement

# Build


@pytest.mark.rule("S-27")
def test_an_outpost_takes_a_settler_and_nothing_else() -> None:
    table = settlement().with_landscape("I", 2, "wood").play("outpost I 2")
    assert table.you.outposts == ["I 2"]
    assert (table.you.settlers, table.you.goods) == (5, {})
    assert table.outpost_supply == 35


@pytest.mark.rule("S-27")
def test_there_has_to_be_a_landscape() -> None:
    assert settlement().with_landscape("I", 2, "wood").refuses("outpost I 1") == ("no-landscape", "S-27")


@pytest.mark.rule("S-27", "S-12")
def test_there_must_not_be_an_outpost_yet() -> None:
    assert settlement().with_landscape("I", 2, "wood").with_outpost("I", 2).refuses("outpost I 2") == ("outpost-there", "S-27")


@pytest.mark.rule("S-27", "S-24")
def test_there_must_not_be_a_monster() -> None:
    assert settlement().with_landscape("I", 2, "wood").with_monster("I", 2).refuses("outpost I 2") == ("monster-there", "S-27")


@pytest.mark.rule("S-27")
def test_every_landscape_may_have_one() -> None:
    table = settlement().with_others_passed()
    for column in (1, 2, 3):
        table.with_landscape("I", column, "wood").with_landscape("III", column, "gold")
    for region in ("I", "III"):
        for column in (1, 2, 3):
            table.play(f"outpost {region} {column}", "end")
    assert len(table.you.outposts) == 6


@pytest.mark.rule("S-28", "S-31")
def test_no_monster_appears_where_an_outpost_stands() -> None:
    table = settlement().with_landscape("I", 1, "wood", "gnoll").with_outpost("I", 1)
    table.with_heroes_showing("gnoll", "gnoll", "gnoll", "gnoll").play("region I")
    assert table.you.goods == {"wood": 1}
    assert table.you.monsters == []


@pytest.mark.rule("S-28", "S-15")
def test_an_outpost_may_be_activated_in_the_round_it_is_built() -> None:
    table = settlement().with_others_passed().with_landscape("I", 1, "clay").play("outpost I 1", "end", "garrison I 1")
    assert table.you.goods == {"clay": 1}


@pytest.mark.rule("S-28", "S-54")
def test_an_outpost_stores_one_basic() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_outpost("I", 1).with_goods(clay=1)
    assert table.play("pass").you.goods == {"clay": 1}


# Activate


@pytest.mark.rule("S-35")
@pytest.mark.parametrize(
    ("region", "good"), [("I", "wood"), ("I", "clay"), ("I", "stone"), ("II", "diamond"), ("II", "gold"), ("III", "gold")]
)
def test_an_outpost_gives_the_resource_of_its_landscape(region: str, good: str) -> None:
    table = settlement().with_landscape(region, 2, good).with_outpost(region, 2).play(f"garrison {region} 2")
    assert table.you.goods == {good: 1}
    assert table.you.settlers == 5


@pytest.mark.rule("S-35")
def test_activating_an_outpost_never_brings_a_monster() -> None:
    table = settlement().with_landscape("I", 1, "wood", "gnoll").with_outpost("I", 1).with_landscape("I", 2, "wood", "gnoll")
    table.with_heroes_showing("gnoll", "gnoll", "gnoll", "gnoll").play("garrison I 1")
    assert table.you.monsters == []


@pytest.mark.rule("S-35")
def test_without_an_outpost_there_is_nothing_to_activate() -> None:
    table = settlement().with_landscape("I", 1, "wood")
    assert table.refuses("garrison I 1") == ("no-outpost", "S-35")
    assert table.refuses("garrison I 2") == ("no-outpost", "S-35")


@pytest.mark.rule("S-35", "S-15")
def test_each_outpost_once_per_round() -> None:
    table = settlement().with_others_passed().with_landscape("I", 1, "wood").with_outpost("I", 1).play("garrison I 1", "end")
    assert table.refuses("garrison I 1") == ("outpost-used", "S-35")


@pytest.mark.rule("S-36", "S-30")
def test_first_the_region_then_the_outpost() -> None:
    table = settlement().with_others_passed().with_landscape("I", 1, "wood").with_outpost("I", 1)
    assert table.play("region I", "end", "garrison I 1").you.goods == {"wood": 2}


@pytest.mark.rule("S-36", "S-30")
def test_first_the_outpost_then_the_region() -> None:
    table = settlement().with_others_passed().with_landscape("I", 1, "wood").with_outpost("I", 1)
    assert table.play("garrison I 1", "end", "region I").you.goods == {"wood": 2}
