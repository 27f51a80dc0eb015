"""The worked examples of the rulebook, in the order in which it gives them."""

import pytest

from .builder import BOX, settlement


@pytest.mark.rule("S-13", "S-16", "S-17", "S-18", "S-83")
def test_jenny_builds_a_sawmill() -> None:
    table = settlement().with_goods(stone=1).with_next_buildings("church").play("build sawmill 1 1")
    assert table.you.settlers == 5
    assert table.you.goods == {}
    assert table.supply["stone"] == 16
    assert table.you.buildings == {"1 1": "sawmill"}
    assert table.market[0] == ("church", 1)


@pytest.mark.rule("S-19", "S-20", "S-21")
def test_jenny_explores_her_first_landscape() -> None:
    table = settlement().with_others_passed().play("explore I")
    assert table.choices("place") == ["1", "2", "3"]
    table.play("place 2", "end")
    assert table.you.settlers == 5
    assert table.choices("explore") == ["I", "II"]


@pytest.mark.rule("S-22")
def test_jenny_meets_one_gnoll_though_two_heroes_show_it() -> None:
    table = settlement().with_next_landscape("I", "wood", "gnoll").with_heroes_showing("gnoll", "hydra", "gnoll", "dragon")
    table.play("explore I", "place 2")
    assert table.you.monsters == ["I 2"]
    assert table.monster_supply["gnoll"] == 8


@pytest.mark.rule("S-25", "S-26")
def test_jenny_fights_the_gnoll_in_her_next_turn() -> None:
    table = settlement().with_others_passed().with_next_landscape("I", "wood", "gnoll")
    table.with_heroes_showing("gnoll", "hydra", "gnoll", "dragon").play("explore I", "place 2", "end", "fight I 2")
    assert table.you.goods == {"diamond": 1}
    assert table.monster_supply["gnoll"] == 9
    assert table.you.settlers == 4


@pytest.mark.rule("S-27")
def test_jenny_builds_an_outpost() -> None:
    table = settlement().with_landscape("I", 1, "clay").play("outpost I 1")
    assert table.you.outposts == ["I 1"]
    assert table.you.settlers == 5


@pytest.mark.rule("S-30", "S-31", "S-24")
def test_jenny_activates_region_one_with_a_monster_in_the_middle_and_then_region_two() -> None:
    table = settlement().with_others_passed().with_landscape("II", 1, "wood").with_landscape("II", 2, "diamond", "hydra")
    table.with_landscape("I", 1, "wood").with_landscape("I", 2, "stone").with_monster("I", 2).with_landscape("I", 3, "wood")
    table.play("region I", "end")
    assert table.you.goods == {"wood": 2}
    table.play("region II")
    assert table.you.goods == {"wood": 3, "diamond": 1}


@pytest.mark.rule("S-32", "S-33", "S-85", "S-87")
def test_dennis_uses_quarry_and_bazaar_and_leaves_the_alchemist() -> None:
    table = settlement().turn_of(1).with_street(1, "quarry", "bazaar", "alchemist").play("street 1", "use 1")
    assert table.you.goods == {"stone": 1}
    table.play("use-good 2 stone")
    assert table.you.goods == {"gold": 1}
    assert table.allows("use 3")
    table.play("finish")
    assert table.you.goods == {"gold": 1}
    assert table.phase == "turn"


@pytest.mark.rule("S-35")
def test_jenny_activates_an_outpost_on_clay() -> None:
    table = settlement().with_landscape("I", 2, "clay").with_outpost("I", 2).play("garrison I 2")
    assert table.you.goods == {"clay": 1}


@pytest.mark.rule("S-42")
def test_two_diamonds_get_a_gold_and_a_gold_gets_a_basic_so_two_diamonds_get_a_basic() -> None:
    long_way = settlement().with_goods(diamond=2).play("gold", "sell-gold clay")
    short_way = settlement().with_goods(diamond=2).play("sell-diamonds clay")
    assert long_way.you.goods == short_way.you.goods == {"clay": 1}


@pytest.mark.rule("S-44", "S-45", "S-46", "S-48")
def test_jenny_invites_the_third_hero_for_two_wood_and_two_gold() -> None:
    table = settlement().with_hero("runa", place=3).with_goods(wood=2, gold=2)
    table.with_landscape("I", 1, "wood").with_landscape("I", 2, "wood").play("invite runa")
    assert table.you.goods == {}
    assert table.you.bonus == 1
    assert table.game.scores == [2, 0]


@pytest.mark.rule("S-52", "S-53", "S-54", "S-55", "S-56")
def test_jenny_passes_second_with_one_outpost() -> None:
    table = settlement().with_others_passed().with_landscape("I", 1, "stone").with_outpost("I", 1).with_goods(wood=2, clay=1)
    table.with_settlers(0, bonus=2).with_artifact("mace").with_artifact_row("compass", "mask", "star")
    table.play("explore I", "pass", "store clay", "artifact mask")
    assert table.you.goods == {"clay": 1}
    assert table.supply["wood"] == 16
    assert (table.you.settlers, table.you.bonus, table.bonus_supply) == (6, 1, 23)
    assert table.you.artifact == "mask"
    assert table.artifact_row == ["compass", "mace", "star"]
    assert table.start_marker == 1


@pytest.mark.rule("S-48", "S-50", "S-51", "S-63")
def test_jenny_scores_86_points() -> None:
    free = [hero for hero in BOX.heroes if hero.monster != "dragon"]  # those of the dragon lie in the row
    sixes, sevens, eights = ([hero.key for hero in BOX.heroes if hero.points == points] for points in (6, 7, 8))
    adventurers, builders = ([hero.key for hero in free if hero.guild == guild] for guild in ("adventurer", "builder"))
    table = settlement().with_heroes(*sixes[:2], sevens[0], eights[0], *adventurers[:3], *builders[:2])
    for column in (1, 2, 3):
        table.with_landscape("I", column, "wood").with_landscape("II", column, "diamond")
    table.with_landscape("III", 1, "gold").with_street(2, "sawmill", "quarry").with_street(3, "tavern", "bazaar")
    table.with_building(1, 1, "bank", holding=2).with_building(1, 2, "church", holding=4)
    assert table.game.scores[0] == 6 + 6 + 7 + 8 + 3 * 7 + 2 * 6 + 2 * 5 + 4 * 4 == 86
