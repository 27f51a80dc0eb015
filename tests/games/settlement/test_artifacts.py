"""S-68 to S-82: the fourteen artifacts."""

import pytest

from .builder import Table, a_hero, price, settlement

ALL_GNOLLS = ("gnoll", "gnoll", "gnoll", "gnoll")


def holding(artifact: str) -> Table:
    """You hold this artifact and, for convenience, are the last one in the round."""
    return settlement().with_artifact(artifact).with_others_passed()


def two_landscapes(artifact: str) -> Table:
    """Wood and clay in region I, both with a gnoll printed on them."""
    return holding(artifact).with_landscape("I", 1, "wood", "gnoll").with_landscape("I", 2, "clay", "gnoll")


# All of them


@pytest.mark.rule("S-68")
def test_an_artifact_works_for_its_owner_alone() -> None:
    table = settlement().with_artifact("compass", seat=1).with_next_landscape("I", "wood").play("explore I", "place 1")
    assert table.seat(0).goods == table.seat(1).goods == {}


@pytest.mark.rule("S-68", "S-56")
def test_a_new_artifact_works_from_the_next_round_and_the_old_one_no_longer() -> None:
    table = (
        holding("compass")
        .with_artifact_row("mace", "mask", "star")
        .with_start_marker(0)
        .with_next_landscape("I", "wood", "gnoll")
    )
    table.play("pass", "artifact mace", "explore I", "place 1")
    assert table.round == 4
    assert table.you.goods == {}


@pytest.mark.rule("S-68", "S-77", "S-78", "S-73")
@pytest.mark.parametrize(
    ("artifact", "goods", "bonus"), [("treasure", {"gold": 1}, 0), ("ring", {"diamond": 1}, 0), ("chest", {}, 1)]
)
def test_what_an_artifact_gave_stays_when_it_goes(artifact: str, goods: dict[str, int], bonus: int) -> None:
    table = settlement(players=1).with_artifact("mace").with_artifact_row(artifact, "mask", "star")
    table.play("pass", f"artifact {artifact}", "pass", "artifact star")
    assert table.you.goods == goods
    assert table.you.bonus == bonus


@pytest.mark.rule("S-73", "S-77", "S-78")
@pytest.mark.parametrize("artifact", ["treasure", "ring", "chest"])
def test_what_pays_on_taking_pays_once(artifact: str) -> None:
    table = settlement(players=1).with_artifact(artifact).play("explore I", "place 1", "end", "explore I", "end")
    assert table.you.goods == {}
    assert table.you.bonus == 0


@pytest.mark.rule("S-68", "S-70")
def test_gains_come_by_themselves() -> None:
    table = holding("compass").with_next_landscape("I", "stone").play("explore I", "place 1")
    assert table.phase == "turn"
    assert table.you.goods == {"stone": 1}


# Eternal Hourglass


@pytest.mark.rule("S-69")
@pytest.mark.parametrize(
    ("building", "goods", "use", "after"),
    [
        ("sawmill", {"stone": 1}, "use 2", {"wood": 1}),
        ("clay-pit", {"wood": 1}, "use 2", {"clay": 1}),
        ("quarry", {"clay": 1}, "use 2", {"stone": 1}),
        ("diamond-mine", {"gold": 1}, "use 2", {"diamond": 1}),
        ("bazaar", {"diamond": 1, "clay": 1}, "use-good 2 clay", {"gold": 1}),
        ("gem-cutter", {"gold": 1, "diamond": 1}, "use 2", {"wood": 1, "clay": 1, "stone": 1}),
        ("alchemist", {"stone": 1, "gold": 1}, "use 2", {"diamond": 2}),
        ("storehouse", {"diamond": 1}, "use-good 2 stone", {"stone": 1}),
        ("tavern", {"gold": 1, "diamond": 1}, "use 2", {}),
        ("bank", {"clay": 1, "gold": 2}, "use 2", {"gold": 1}),
        ("church", {"wood": 1, "diamond": 2}, "use 2", {"diamond": 1}),
        ("trading-post", {"diamond": 1}, "use-outpost 2 II 3", {"gold": 1}),
    ],
)
def test_hourglass_on_each_building(building: str, goods: dict[str, int], use: str, after: dict[str, int]) -> None:
    table = holding("hourglass").with_market(building).with_goods(**goods).with_landscape("II", 3, "gold").with_outpost("II", 3)
    table.play("build 1 3 2")
    assert table.phase == "hourglass"
    table.play(use)
    assert table.phase == "turn"
    assert table.you.goods == after
    assert table.you.settlers == 5
    assert table.you.bonus == (2 if building == "tavern" else 0)
    assert table.you.deposit(3, 2) == (1 if building in ("bank", "church") else 0)


@pytest.mark.rule("S-69")
def test_the_hourglass_need_not_be_used() -> None:
    table = holding("hourglass").with_goods(stone=1).play("build sawmill 1 1", "finish")
    assert (table.phase, table.you.goods) == ("turn", {})


@pytest.mark.rule("S-69")
def test_the_hourglass_uses_the_new_building_only_and_only_once() -> None:
    table = holding("hourglass").with_goods(stone=1).with_street(1, "quarry").play("build sawmill 1 2")
    assert not table.allows("use 1")
    table.play("use 2")
    assert table.refuses("use 2")[0] == "not-asked"


@pytest.mark.rule("S-69", "S-32")
def test_the_hourglass_does_not_activate_the_street() -> None:
    table = holding("hourglass").with_goods(stone=1).play("build sawmill 1 1", "use 1", "end", "street 1", "use 1")
    assert table.you.goods == {"wood": 2}
    assert table.you.settlers == 4


@pytest.mark.rule("S-69")
def test_the_hourglass_works_for_each_building_built() -> None:
    table = holding("hourglass").with_goods(stone=1).play("build sawmill 1 1", "use 1", "end", "build clay-pit 1 2", "use 2")
    assert table.you.goods == {"clay": 1}


@pytest.mark.rule("S-69", "S-37")
def test_before_using_the_new_building_resources_may_be_exchanged() -> None:
    table = holding("hourglass").with_market("bank").with_goods(clay=1, diamond=2).play("build bank 1 1")
    assert table.phase == "hourglass"
    assert table.play("gold", "use 1").you.deposit(1, 1) == 1


@pytest.mark.rule("S-69")
@pytest.mark.parametrize("move", ["end", "pass", "explore I", "invite 4"])
def test_the_hourglass_is_answered_first(move: str) -> None:
    table = holding("hourglass").with_goods(stone=1).play("build sawmill 1 1")
    assert table.refuses(move) == ("hourglass-first", "S-69")


@pytest.mark.rule("S-69")
def test_without_the_hourglass_nobody_asks() -> None:
    assert settlement().with_goods(stone=1).play("build sawmill 1 1").phase == "turn"


# Enchanted Compass


@pytest.mark.rule("S-70")
@pytest.mark.parametrize(("region", "good"), [("I", "clay"), ("II", "diamond"), ("II", "gold")])
def test_the_compass_gives_the_resource_of_the_new_landscape(region: str, good: str) -> None:
    table = holding("compass").with_landscape("I", 1, "wood").with_next_landscape(region, good).play(f"explore {region}")
    assert table.you.goods == {good: 1}


@pytest.mark.rule("S-70")
def test_the_compass_pays_even_if_a_monster_appears() -> None:
    table = holding("compass").with_next_landscape("I", "wood", "gnoll").with_heroes_showing(*ALL_GNOLLS)
    table.play("explore I")
    assert table.you.goods == {}, "not before the landscape lies"
    table.play("place 1")
    assert table.you.monsters == ["I 1"]
    assert table.you.goods == {"wood": 1}


@pytest.mark.rule("S-70")
def test_the_compass_pays_each_time() -> None:
    table = holding("compass").with_next_landscape("I", "wood").play("explore I", "place 2", "end")
    assert table.play("explore I", "place 1").you.goods != {"wood": 1}
    assert sum(table.you.goods.values()) == 2


# Mace of Bravery


@pytest.mark.rule("S-71")
@pytest.mark.parametrize(
    ("monster", "region", "good", "after"),
    [
        ("gnoll", "I", "wood", {"diamond": 2}),
        ("manticore", "I", "wood", {"gold": 1, "diamond": 1}),
        ("hydra", "III", "diamond", {"gold": 2, "diamond": 1}),
        ("dragon", "III", "gold", {"gold": 2, "diamond": 2}),
    ],
)
def test_the_mace_gives_a_diamond_on_top(monster: str, region: str, good: str, after: dict[str, int]) -> None:
    table = holding("mace").with_landscape(region, 1, good, monster).with_monster(region, 1).play(f"fight {region} 1")
    assert table.you.goods == after


@pytest.mark.rule("S-71")
def test_the_mace_gives_it_each_time() -> None:
    table = two_landscapes("mace").with_monster("I", 1).with_monster("I", 2).play("fight I 1", "end", "fight I 2")
    assert table.you.goods == {"diamond": 4}


# Potion of Power


@pytest.mark.rule("S-72")
def test_the_potion_gives_the_resource_of_each_new_outpost() -> None:
    table = holding("potion").with_landscape("I", 1, "clay").with_landscape("II", 1, "gold")
    assert table.play("outpost I 1").you.goods == {"clay": 1}
    assert table.play("end", "outpost II 1").you.goods == {"clay": 1, "gold": 1}


@pytest.mark.rule("S-72")
def test_the_potion_brings_no_monster_and_leaves_the_outpost_to_be_activated() -> None:
    table = two_landscapes("potion").with_heroes_showing(*ALL_GNOLLS).play("outpost I 1", "end", "garrison I 1")
    assert table.you.goods == {"wood": 2}
    assert table.you.monsters == []


# Living Chest, Magic Treasure, Diamond Ring: see also set-up and passing


@pytest.mark.rule("S-73", "S-55")
def test_the_chests_settler_is_not_sent_home_with_the_used_ones() -> None:
    table = settlement().with_artifact_row("chest", "mask", "star").with_settlers(0, bonus=1)
    table.play("explore I", "place 1", "pass", "artifact chest")
    assert table.you.bonus == 1
    assert table.bonus_supply == 23


# Scroll of Fortune


@pytest.mark.rule("S-74")
def test_the_scroll_gives_one_more_of_a_kind_that_was_paid() -> None:
    table = two_landscapes("scroll").play("region I")
    assert table.phase == "scroll"
    assert table.choices("scroll") == ["wood", "clay"]
    assert table.play("scroll clay").you.goods == {"wood": 1, "clay": 2}
    assert table.phase == "turn"


@pytest.mark.rule("S-74")
def test_the_story_tells_what_the_scroll_gave() -> None:
    table = two_landscapes("scroll").play("region I", "scroll clay")
    (line,) = table.game.steps[-1].lines
    assert line.message.args["gain"] == {"amounts": {"clay": 1}}


@pytest.mark.rule("S-74")
def test_with_only_one_kind_the_scroll_does_not_ask() -> None:
    table = holding("scroll").with_landscape("I", 1, "wood").with_landscape("I", 3, "wood").play("region I")
    assert table.phase == "turn"
    assert table.you.goods == {"wood": 3}


@pytest.mark.rule("S-74")
def test_the_scroll_does_not_count_a_landscape_with_a_monster() -> None:
    table = two_landscapes("scroll").with_monster("I", 2).play("region I")
    assert table.you.goods == {"wood": 2}


@pytest.mark.rule("S-74")
def test_if_nothing_was_paid_the_scroll_gives_nothing() -> None:
    table = two_landscapes("scroll").with_monster("I", 1).with_monster("I", 2).play("region I")
    assert table.you.goods == {}
    assert table.phase == "turn"


@pytest.mark.rule("S-74", "S-31")
def test_the_scroll_comes_before_the_checks_and_causes_none() -> None:
    table = two_landscapes("scroll").with_outpost("I", 2).with_heroes_showing(*ALL_GNOLLS).play("region I")
    assert table.you.monsters == []
    table.play("scroll wood")
    assert table.you.monsters == ["I 1"]
    assert table.you.goods == {"wood": 2, "clay": 1}


@pytest.mark.rule("S-74")
def test_only_what_was_paid_may_be_chosen() -> None:
    table = two_landscapes("scroll").with_landscape("II", 1, "gold").play("region I")
    assert table.refuses("scroll gold") == ("not-paid", "S-74")
    assert table.refuses("scroll stone") == ("not-paid", "S-74")


@pytest.mark.rule("S-74")
@pytest.mark.parametrize("move", ["end", "pass", "explore I", "invite 4", "finish"])
def test_the_scroll_is_answered_first(move: str) -> None:
    assert two_landscapes("scroll").play("region I").refuses(move) == ("scroll-first", "S-74")


@pytest.mark.rule("S-74")
def test_the_scroll_may_double_a_rare_resource() -> None:
    table = holding("scroll").with_landscape("II", 1, "wood", "gnoll").with_landscape("II", 2, "gold")
    table.with_heroes_showing("hydra", "hydra", "hydra", "hydra")
    assert table.play("region II", "scroll gold").you.goods == {"wood": 1, "gold": 2}


@pytest.mark.rule("S-74")
def test_the_scroll_has_nothing_to_do_with_outposts() -> None:
    assert two_landscapes("scroll").with_outpost("I", 1).play("garrison I 1").you.goods == {"wood": 1}


# Crown of Dominion


@pytest.mark.rule("S-75")
@pytest.mark.parametrize(("region", "good"), [("I", "clay"), ("II", "diamond"), ("III", "gold")])
def test_the_crown_doubles_what_an_outpost_gives(region: str, good: str) -> None:
    table = holding("crown").with_landscape(region, 1, good).with_outpost(region, 1).play(f"garrison {region} 1")
    assert table.you.goods == {good: 2}


@pytest.mark.rule("S-75", "S-94")
def test_the_crown_adds_nothing_to_a_trading_post_nor_to_a_region() -> None:
    table = holding("crown").with_landscape("I", 1, "clay").with_outpost("I", 1).with_street(1, "trading-post")
    assert table.play("street 1", "use-outpost 1 I 1").you.goods == {"clay": 1}
    assert table.play("end", "region I").you.goods == {"clay": 2}


# Ornate Mug


@pytest.mark.rule("S-76")
@pytest.mark.parametrize("settlers", [0, 1, 2])
def test_the_mug_brings_one_settler_more_with_each_hero(settlers: int) -> None:
    hero = a_hero(settlers=settlers)
    assert holding("mug").with_hero(hero).with_goods(**price(hero)).play("invite 4").you.bonus == settlers + 1


@pytest.mark.rule("S-76", "S-45")
def test_the_mugs_settler_may_work_at_once() -> None:
    table = holding("mug").with_settlers(0).with_hero("gernot").with_goods(**price("gernot"))
    assert len(table.play("invite gernot", "explore I", "place 1").you.landscapes) == 1


# Guiding Star


@pytest.mark.rule("S-79")
def test_the_star_activates_a_region_a_second_time_with_a_second_settler() -> None:
    table = two_landscapes("star").play("region I", "end", "region I")
    assert table.you.goods == {"wood": 2, "clay": 2}
    assert table.you.settlers == 4


@pytest.mark.rule("S-79", "S-09")
def test_the_second_activation_is_an_action_of_its_own() -> None:
    assert two_landscapes("star").play("region I").refuses("region I") == ("action-already-taken", "S-09")


@pytest.mark.rule("S-79", "S-31")
def test_monsters_are_checked_both_times() -> None:
    table = two_landscapes("star").with_next_hero(a_hero(monster="gnoll")).with_goods(**price("gernot"))
    table.with_hero("gernot").play("region I", "invite gernot", "end")
    assert table.you.monsters == []
    table.play("region I")
    assert table.you.monsters == ["I 1", "I 2"]
    assert table.you.goods == {"wood": 2, "clay": 2}


@pytest.mark.rule("S-79", "S-24")
def test_a_monster_of_the_first_time_stops_the_second_harvest() -> None:
    table = two_landscapes("star").with_outpost("I", 2).with_heroes_showing(*ALL_GNOLLS).play("region I", "end", "region I")
    assert table.you.goods == {"wood": 1, "clay": 2}


@pytest.mark.rule("S-79")
def test_the_star_works_once_per_round() -> None:
    table = two_landscapes("star").with_landscape("II", 1, "wood").play("region I", "end", "region II", "end", "region I", "end")
    assert table.refuses("region I") == ("region-used", "S-29")
    assert table.refuses("region II") == ("second-use-spent", "S-79")


@pytest.mark.rule("S-79")
def test_a_first_activation_does_not_spend_the_star() -> None:
    table = two_landscapes("star").with_landscape("II", 1, "wood").play("region I", "end", "region I", "end", "region II")
    assert table.you.goods == {"wood": 3, "clay": 2}


@pytest.mark.rule("S-79")
def test_the_star_is_for_regions_only() -> None:
    table = holding("star").with_street(1, "sawmill").with_landscape("I", 1, "wood").with_outpost("I", 1)
    table.play("street 1", "use 1", "end", "garrison I 1", "end")
    assert table.refuses("street 1") == ("street-used", "S-32")
    assert table.refuses("garrison I 1") == ("outpost-used", "S-35")


@pytest.mark.rule("S-79", "S-80", "S-55")
def test_what_the_star_did_in_one_round_does_not_spend_the_key_of_the_next() -> None:
    table = settlement(players=1).with_artifact("star").with_artifact_row("key", "mask", "mace")
    table.with_landscape("I", 1, "wood").with_street(1, "sawmill")
    table.play("region I", "end", "region I", "pass", "artifact key", "street 1", "use 1", "end", "street 1", "use 1")
    assert table.you.goods == {"wood": 2}


# Key of Knowledge


@pytest.mark.rule("S-80")
def test_the_key_activates_a_street_a_second_time() -> None:
    table = (
        holding("key").with_street(1, "sawmill", "quarry").play("street 1", "use 1", "use 2", "end", "street 1", "use 2", "use 1")
    )
    assert table.you.goods == {"wood": 2, "stone": 2}
    assert table.you.settlers == 4


@pytest.mark.rule("S-80", "S-09")
def test_the_second_activation_of_a_street_is_an_action_of_its_own() -> None:
    table = holding("key").with_street(1, "sawmill").play("street 1", "use 1")
    assert table.refuses("street 1") == ("action-already-taken", "S-09")


@pytest.mark.rule("S-80")
def test_the_key_works_once_per_round() -> None:
    table = holding("key").with_street(1, "sawmill").with_street(2, "quarry")
    table.play("street 1", "use 1", "end", "street 2", "use 1", "end", "street 1", "use 1", "end")
    assert table.refuses("street 1") == ("street-used", "S-32")
    assert table.refuses("street 2") == ("second-use-spent", "S-80")


@pytest.mark.rule("S-80")
def test_the_key_is_for_streets_only() -> None:
    table = holding("key").with_landscape("I", 1, "wood").play("region I", "end")
    assert table.refuses("region I") == ("region-used", "S-29")


# Mirror of Transformation


@pytest.mark.rule("S-81")
@pytest.mark.parametrize("pair", ["wood>clay", "wood>stone", "clay>wood", "clay>stone", "stone>wood", "stone>clay"])
def test_the_mirror_changes_one_basic_into_another(pair: str) -> None:
    given, got = pair.split(">")
    assert holding("mirror").with_goods(**{given: 1}).play(f"mirror {pair}").you.goods == {got: 1}


@pytest.mark.rule("S-81")
def test_the_mirror_works_as_often_as_you_like() -> None:
    assert holding("mirror").with_goods(wood=5).play(*["mirror wood>clay"] * 3, "mirror wood>stone").you.goods == {
        "wood": 1,
        "clay": 3,
        "stone": 1,
    }


@pytest.mark.rule("S-81")
def test_without_the_mirror_it_takes_two() -> None:
    assert settlement().with_goods(wood=1).refuses("mirror wood>clay") == ("no-mirror", "S-81")


@pytest.mark.rule("S-81")
def test_one_has_to_have_what_is_put_into_the_mirror() -> None:
    assert holding("mirror").with_goods(wood=1).refuses("mirror clay>stone") == ("cannot-afford", "S-81")


@pytest.mark.rule("S-81")
def test_what_the_mirror_has_just_given_is_not_put_into_it_again() -> None:
    table = holding("mirror").with_goods(wood=2, clay=1).play("mirror wood>clay")
    assert table.refuses("mirror clay>stone") == ("just-mirrored", "S-81")
    assert table.refuses("mirror clay>wood") == ("just-mirrored", "S-81")
    table.play("mirror wood>stone")
    assert table.refuses("mirror stone>clay") == ("just-mirrored", "S-81")
    assert table.refuses("mirror clay>stone") == ("just-mirrored", "S-81")


@pytest.mark.rule("S-81")
@pytest.mark.parametrize("between", [("sell-gold wood",), ("explore I",), ("explore I", "place 1"), ("street 1",)])
def test_any_other_decision_lifts_the_lock(between: tuple[str, ...]) -> None:
    table = holding("mirror").with_goods(wood=1, gold=1).with_street(1, "bank").play("mirror wood>clay", *between)
    assert table.play("mirror clay>stone").you.goods["stone"] == 1


@pytest.mark.rule("S-81", "S-37")
def test_the_mirror_works_in_the_middle_of_a_street() -> None:
    table = (
        holding("mirror")
        .with_street(1, "sawmill", "sawmill")
        .play("street 1", "use 1", "mirror wood>stone", "use 2", "mirror wood>clay")
    )
    assert table.you.goods == {"stone": 1, "clay": 1}


@pytest.mark.rule("S-81")
def test_the_mirror_is_no_help_with_rare_resources() -> None:
    assert holding("mirror").with_goods(diamond=3, gold=3).choices("mirror") == []


@pytest.mark.rule("S-81", "S-37")
def test_the_mirror_rests_while_passing() -> None:
    table = holding("mirror").with_landscape("I", 1, "wood").with_outpost("I", 1).with_goods(wood=2, clay=1).play("pass")
    assert table.refuses("mirror wood>stone") == ("store-first", "S-54")


# Shaman's Mask


@pytest.mark.rule("S-82")
@pytest.mark.parametrize("heroes", [ALL_GNOLLS, ("dragon", "dragon", "dragon", "dragon")], ids=["matching", "not matching"])
@pytest.mark.parametrize(("answer", "monsters"), [("yes", ["I 1"]), ("no", [])])
def test_with_the_mask_you_decide_whatever_the_heroes_show(heroes: tuple[str, ...], answer: str, monsters: list[str]) -> None:
    table = holding("mask").with_next_landscape("I", "wood", "gnoll").with_heroes_showing(*heroes).play("explore I", "place 1")
    assert table.phase == "monster"
    table.play(f"monster {answer}")
    assert table.you.monsters == monsters
    assert table.phase == "turn"
    assert table.monster_supply["gnoll"] == 9 - len(monsters)


@pytest.mark.rule("S-82", "S-26")
def test_a_called_monster_can_be_fought_for_its_reward() -> None:
    table = (
        holding("mask").with_next_landscape("I", "wood", "gnoll").play("explore I", "place 1", "monster yes", "end", "fight I 1")
    )
    assert table.you.goods == {"diamond": 1}


@pytest.mark.rule("S-82", "S-31")
def test_the_mask_asks_for_each_landscape_that_paid_from_left_to_right() -> None:
    table = two_landscapes("mask").with_landscape("I", 3, "stone", "gnoll").play("region I")
    pending = []
    for answer in ("yes", "no", "yes"):
        pending.append(table.game.view()["table"]["pending"]["column"])
        table.play(f"monster {answer}")
    assert pending == [0, 1, 2]
    assert table.you.monsters == ["I 1", "I 3"]
    assert table.phase == "turn"


@pytest.mark.rule("S-82", "S-28")
def test_the_mask_does_not_ask_where_an_outpost_or_a_monster_stands() -> None:
    table = two_landscapes("mask").with_outpost("I", 1).with_monster("I", 2).play("region I")
    assert table.phase == "turn"
    assert table.you.monsters == ["I 2"]


@pytest.mark.rule("S-82", "S-97")
def test_the_mask_does_not_ask_when_no_such_monster_is_left() -> None:
    table = two_landscapes("mask").with_monster_supply(gnoll=0).play("region I")
    assert table.phase == "turn"
    table = two_landscapes("mask").with_monster_supply(gnoll=1).play("region I", "monster yes")
    assert table.phase == "turn"
    assert table.you.monsters == ["I 1"]


@pytest.mark.rule("S-82", "S-97")
def test_a_monster_kept_away_is_there_for_the_next_landscape() -> None:
    table = two_landscapes("mask").with_monster_supply(gnoll=1).play("region I", "monster no", "monster yes")
    assert table.you.monsters == ["I 2"]


@pytest.mark.rule("S-82")
@pytest.mark.parametrize("move", ["end", "pass", "explore I", "invite 4", "finish"])
def test_the_mask_is_answered_first(move: str) -> None:
    assert two_landscapes("mask").play("region I").refuses(move) == ("monster-first", "S-82")


@pytest.mark.rule("S-82", "S-35")
def test_no_check_no_question() -> None:
    table = two_landscapes("mask").with_outpost("I", 1).play("garrison I 1")
    assert table.phase == "turn"


@pytest.mark.rule("S-82")
def test_the_mask_is_no_use_to_others() -> None:
    table = settlement().with_artifact("mask", seat=1).with_next_landscape("I", "wood", "gnoll").with_heroes_showing(*ALL_GNOLLS)
    assert table.play("explore I", "place 1").you.monsters == ["I 1"]
