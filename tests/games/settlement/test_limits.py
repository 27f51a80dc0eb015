"""S-95 to S-99: when the supply runs out."""

import pytest

from dorfplatz.core.words import render

from .builder import Table, a_hero, price, settlement

# Gains: what is left, if anything


@pytest.mark.rule("S-95")
def test_a_harvest_begins_with_the_leftmost_landscape() -> None:
    table = (
        settlement()
        .with_landscape("I", 1, "wood", "manticore")
        .with_landscape("I", 2, "clay")
        .with_landscape("I", 3, "wood", "gnoll")
    )
    table.with_heroes_showing("gnoll", "manticore", "hydra", "hydra").with_supply(wood=1).play("region I")
    assert table.you.goods == {"wood": 1, "clay": 1}
    assert "I 1" in table.you.monsters
    assert "I 3" not in table.you.monsters


@pytest.mark.rule("S-95")
@pytest.mark.parametrize("move", ["region I", "garrison I 1"])
def test_an_action_may_be_taken_even_if_it_brings_nothing(move: str) -> None:
    table = settlement().with_landscape("I", 1, "wood").with_outpost("I", 1).with_supply(wood=0).play(move)
    assert (table.you.goods, table.you.settlers) == ({}, 5)


@pytest.mark.rule("S-95")
def test_the_crown_gives_what_is_left() -> None:
    table = settlement().with_artifact("crown").with_landscape("I", 1, "wood").with_outpost("I", 1).with_supply(wood=1)
    assert table.play("garrison I 1").you.goods == {"wood": 1}


@pytest.mark.rule("S-95", "S-26")
@pytest.mark.parametrize(
    ("monster", "left", "reward"),
    [
        ("gnoll", {"diamond": 0}, {}),
        ("manticore", {"gold": 0}, {}),
        ("hydra", {"gold": 1}, {"gold": 1}),
        ("hydra", {"gold": 0}, {}),
        ("dragon", {"gold": 1}, {"gold": 1, "diamond": 1}),
        ("dragon", {"gold": 0}, {"diamond": 1}),
        ("dragon", {"diamond": 0}, {"gold": 2}),
    ],
)
def test_a_reward_is_what_is_left(monster: str, left: dict[str, int], reward: dict[str, int]) -> None:
    region, good = ("I", "wood") if monster in ("gnoll", "manticore") else ("III", "diamond")
    table = settlement().with_landscape(region, 1, good, monster).with_monster(region, 1).with_supply(**left)
    table.play(f"fight {region} 1")
    assert table.you.goods == reward
    assert table.you.monsters == []


@pytest.mark.rule("S-95", "S-71")
def test_the_mace_comes_after_the_reward() -> None:
    table = settlement().with_artifact("mace").with_landscape("I", 1, "wood", "gnoll").with_monster("I", 1).with_supply(diamond=1)
    assert table.play("fight I 1").you.goods == {"diamond": 1}


@pytest.mark.rule("S-95", "S-70")
def test_the_compass_finds_nothing_in_an_empty_supply_but_the_check_is_made() -> None:
    table = settlement().with_artifact("compass").with_next_landscape("I", "wood", "gnoll").with_heroes_showing(*["gnoll"] * 4)
    table.with_supply(wood=0).play("explore I", "place 1")
    assert table.you.goods == {}
    assert table.you.monsters == ["I 1"]


@pytest.mark.rule("S-95", "S-72")
def test_the_potion_finds_nothing_in_an_empty_supply() -> None:
    table = settlement().with_artifact("potion").with_landscape("I", 1, "wood").with_supply(wood=0).play("outpost I 1")
    assert table.you.goods == {}
    assert table.you.outposts == ["I 1"]


@pytest.mark.rule("S-95", "S-74")
def test_the_scroll_asks_only_for_what_the_supply_still_has() -> None:
    table = settlement().with_artifact("scroll").with_landscape("I", 1, "wood").with_landscape("I", 2, "clay").with_supply(wood=1)
    assert table.play("region I").you.goods == {"wood": 1, "clay": 2}
    assert table.phase == "turn"


@pytest.mark.rule("S-95", "S-74")
def test_the_scroll_gives_nothing_when_all_is_used_up() -> None:
    table = settlement().with_artifact("scroll").with_landscape("I", 1, "wood").with_supply(wood=1).play("region I")
    assert table.you.goods == {"wood": 1}
    assert table.phase == "turn"


@pytest.mark.rule("S-95", "S-74")
def test_the_scroll_refuses_what_the_supply_lacks() -> None:
    table = settlement().with_artifact("scroll").with_landscape("I", 1, "wood").with_landscape("I", 2, "clay")
    table.with_landscape("I", 3, "stone").with_supply(wood=1).play("region I")
    assert table.choices("scroll") == ["clay", "stone"]
    assert table.refuses("scroll wood") == ("supply-short", "S-74")


@pytest.mark.rule("S-95", "S-74", "S-37")
def test_who_buys_up_the_rest_before_answering_the_scroll_gets_nothing_and_goes_on() -> None:
    table = settlement().with_artifact("scroll").with_landscape("I", 1, "wood").with_landscape("I", 2, "clay").with_goods(gold=2)
    table.with_supply(wood=2, clay=2).play("region I", "sell-gold wood")
    assert table.choices("scroll") == ["clay"]
    table.play("sell-gold clay")
    assert table.choices("scroll") == ["wood", "clay"]
    assert table.play("scroll wood", "end").you.goods == {"wood": 2, "clay": 2}


@pytest.mark.rule("S-95", "S-45")
@pytest.mark.parametrize(("left", "got"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_hero_brings_the_settlers_that_are_left(left: int, got: int) -> None:
    hero = a_hero(settlers=2)
    table = settlement().with_hero(hero).with_goods(**price(hero))
    assert table.with_bonus_supply(left).play("invite 4").you.bonus == got


@pytest.mark.rule("S-95", "S-76")
def test_the_mug_finds_no_settler() -> None:
    table = settlement().with_artifact("mug").with_hero("gernot").with_goods(**price("gernot"))
    assert table.with_bonus_supply(0).play("invite gernot").you.bonus == 0


@pytest.mark.rule("S-95", "S-73", "S-77", "S-78")
@pytest.mark.parametrize("artifact", ["chest", "treasure", "ring"])
def test_an_artifact_taken_finds_nothing_in_an_empty_supply(artifact: str) -> None:
    table = settlement().with_artifact("mace").with_artifact("mask", seat=1).with_artifact_row(artifact, "star", "compass")
    table.with_supply(gold=0, diamond=0).with_bonus_supply(0).play("pass", f"artifact {artifact}")
    assert (table.you.goods, table.you.bonus) == ({}, 0)


@pytest.mark.rule("S-95", "S-55")
def test_used_bonus_settlers_are_back_before_the_chest_is_taken() -> None:
    table = settlement().with_artifact_row("chest", "star", "compass").with_settlers(0, bonus=1).with_bonus_supply(0)
    assert table.play("explore I", "place 1", "pass", "artifact chest").you.bonus == 1


# Exchanges: all or nothing


@pytest.mark.rule("S-96", "S-38")
def test_a_swap_needs_what_you_would_get() -> None:
    table = settlement().with_goods(wood=2).with_supply(clay=0)
    assert table.refuses("swap wood+wood>clay") == ("supply-short", "S-96")
    assert table.allows("swap wood+wood>stone")


@pytest.mark.rule("S-96", "S-39")
def test_a_gem_needs_a_diamond() -> None:
    assert settlement().with_goods(wood=1, clay=1, stone=1).with_supply(diamond=0).refuses("gem") == ("supply-short", "S-96")


@pytest.mark.rule("S-96", "S-40", "S-42")
def test_gold_for_diamonds_needs_gold_but_a_basic_for_diamonds_does_not() -> None:
    table = settlement().with_goods(diamond=2).with_supply(gold=0)
    assert table.refuses("gold") == ("supply-short", "S-96")
    assert table.play("sell-diamonds wood").you.goods == {"wood": 1}


@pytest.mark.rule("S-96", "S-41", "S-42")
@pytest.mark.parametrize("move", ["sell-gold wood", "sell-diamonds wood"])
def test_buying_a_basic_needs_that_basic(move: str) -> None:
    assert settlement().with_goods(gold=1, diamond=2).with_supply(wood=0).refuses(move) == ("supply-short", "S-96")


@pytest.mark.rule("S-96", "S-81")
def test_the_mirror_needs_what_you_would_get() -> None:
    table = settlement().with_artifact("mirror").with_goods(wood=1).with_supply(clay=0)
    assert table.refuses("mirror wood>clay") == ("supply-short", "S-96")


def using(building: str, **goods: int) -> Table:
    return settlement().with_street(1, building).with_goods(**goods)


@pytest.mark.rule("S-96", "S-34")
@pytest.mark.parametrize(
    ("building", "goods", "left", "move"),
    [
        ("sawmill", {}, {"wood": 0}, "use 1"),
        ("clay-pit", {}, {"clay": 0}, "use 1"),
        ("quarry", {}, {"stone": 0}, "use 1"),
        ("diamond-mine", {}, {"diamond": 0}, "use 1"),
        ("bazaar", {"wood": 1}, {"gold": 0}, "use-good 1 wood"),
        ("gem-cutter", {"diamond": 1}, {"clay": 0}, "use 1"),
        ("gem-cutter", {"diamond": 1}, {"wood": 0}, "use 1"),
        ("gem-cutter", {"diamond": 1}, {"stone": 0}, "use 1"),
        ("alchemist", {"gold": 1}, {"diamond": 1}, "use 1"),
        ("storehouse", {}, {"clay": 0}, "use-good 1 clay"),
    ],
)
def test_a_building_needs_its_full_return(building: str, goods: dict[str, int], left: dict[str, int], move: str) -> None:
    table = using(building, **goods).with_supply(**left).play("street 1")
    assert table.refuses(move) == ("supply-short", "S-96")


@pytest.mark.rule("S-96", "S-89")
@pytest.mark.parametrize(
    ("left", "english", "german"),
    [
        (0, "The supply has run out: Diamond.", "Im Vorrat ist nichts mehr davon: Diamant."),
        (
            1,
            "Only 1 left in the supply, and 2 are needed: Diamond.",
            "Im Vorrat ist davon nur noch 1, nötig sind 2: Diamant.",
        ),
    ],
)
def test_the_reason_says_how_much_is_left(left: int, english: str, german: str) -> None:
    why = using("alchemist", gold=1).with_supply(diamond=left).play("street 1").game.why_not("use 1")
    assert why is not None
    assert (render(why.message, "en"), render(why.message, "de")) == (english, german)


@pytest.mark.rule("S-96", "S-34", "S-91")
@pytest.mark.parametrize("left", [0, 1])
def test_a_tavern_needs_two_bonus_settlers(left: int) -> None:
    table = using("tavern", diamond=1).with_bonus_supply(left).play("street 1")
    assert table.refuses("use 1") == ("bonus-supply-short", "S-96")
    assert table.play("finish", "end").turn == 1


@pytest.mark.rule("S-96")
@pytest.mark.parametrize(
    ("building", "goods", "left", "move", "after"),
    [
        ("sawmill", {}, {"wood": 1}, "use 1", {"wood": 1}),
        ("diamond-mine", {}, {"diamond": 1}, "use 1", {"diamond": 1}),
        ("bazaar", {"wood": 1}, {"gold": 1}, "use-good 1 wood", {"gold": 1}),
        ("gem-cutter", {"diamond": 1}, {"wood": 1, "clay": 1, "stone": 1}, "use 1", {"wood": 1, "clay": 1, "stone": 1}),
        ("alchemist", {"gold": 1}, {"diamond": 2}, "use 1", {"diamond": 2}),
        ("storehouse", {}, {"clay": 1}, "use-good 1 clay", {"clay": 1}),
    ],
)
def test_the_very_last_can_still_be_had(
    building: str, goods: dict[str, int], left: dict[str, int], move: str, after: dict[str, int]
) -> None:
    table = using(building, **goods).with_supply(**left).play("street 1", move)
    assert table.you.goods == after
    assert all(table.supply[good] == 0 for good in left)


@pytest.mark.rule("S-96", "S-91")
def test_the_very_last_two_bonus_settlers_can_still_be_had() -> None:
    assert using("tavern", diamond=1).with_bonus_supply(2).play("street 1", "use 1").you.bonus == 2


@pytest.mark.rule("S-96", "S-90")
def test_a_storehouse_gives_what_is_there() -> None:
    assert using("storehouse").with_supply(clay=0).play("street 1").choices("use-good") == ["1 wood", "1 stone"]


@pytest.mark.rule("S-96", "S-94")
def test_a_trading_post_needs_the_resource() -> None:
    table = using("trading-post").with_landscape("I", 1, "wood").with_outpost("I", 1).with_supply(wood=0).play("street 1")
    assert table.refuses("use-outpost 1 I 1") == ("supply-short", "S-96")


@pytest.mark.rule("S-96", "S-92", "S-93")
@pytest.mark.parametrize(("building", "good"), [("bank", "gold"), ("church", "diamond")])
def test_bank_and_church_need_no_supply(building: str, good: str) -> None:
    table = using(building, **{good: 1}).with_supply(**{good: 0}).play("street 1", "use 1")
    assert table.you.deposit(1, 1) == 1


# Monsters


@pytest.mark.rule("S-97")
def test_without_a_monster_of_the_kind_none_appears() -> None:
    table = (
        settlement().with_next_landscape("I", "wood", "gnoll").with_heroes_showing(*["gnoll"] * 4).with_monster_supply(gnoll=0)
    )
    assert table.play("explore I", "place 1").you.monsters == []


@pytest.mark.rule("S-97")
def test_too_few_monsters_come_to_the_leftmost_landscapes() -> None:
    table = (
        settlement()
        .with_landscape("I", 1, "wood", "gnoll")
        .with_landscape("I", 2, "clay", "gnoll")
        .with_landscape("I", 3, "stone", "gnoll")
    )
    table.with_heroes_showing(*["gnoll"] * 4).with_monster_supply(gnoll=2).play("region I")
    assert table.you.monsters == ["I 1", "I 2"]
    assert table.monster_supply["gnoll"] == 0


# Heroes


@pytest.mark.rule("S-98", "S-46")
def test_without_a_deck_the_row_grows_shorter_from_the_left() -> None:
    table = settlement().with_hero("gernot").with_empty_hero_deck().with_goods(**price("gernot"))
    before = table.hero_row
    assert table.play("invite gernot").hero_row == [None, *before[:3]]
    assert table.hero_deck == 0


@pytest.mark.rule("S-98")
def test_a_place_without_a_hero_invites_nobody() -> None:
    table = (
        settlement().with_hero_row(None, "falk", "wendelin", "fenja").with_empty_hero_deck().with_goods(wood=9, diamond=9, gold=9)
    )
    assert table.refuses("invite 1") == ("no-hero", "S-98")


@pytest.mark.rule("S-98", "S-44")
@pytest.mark.parametrize(
    ("row", "surcharge"),
    [((None, "gernot", "falk", "fenja"), 1), ((None, None, "gernot", "fenja"), 0), ((None, None, None, "gernot"), 0)],
)
def test_the_surcharge_belongs_to_the_place(row: tuple[str | None, ...], surcharge: int) -> None:
    table = settlement().with_hero_row(*row).with_empty_hero_deck().with_goods(**price("gernot", diamond=2)).play("invite gernot")
    assert table.you.goods == ({"diamond": 2 - surcharge})


@pytest.mark.rule("S-98")
def test_those_right_of_the_gap_stay_where_they_are() -> None:
    table = settlement().with_hero_row(None, "falk", "gernot", "fenja").with_empty_hero_deck().with_goods(**price("gernot"))
    assert table.play("invite gernot").hero_row == [None, None, "falk", "fenja"]


@pytest.mark.rule("S-98", "S-58")
@pytest.mark.parametrize(
    ("row", "after"),
    [
        (("falk", "wendelin", "fenja", "gernot"), [None, "falk", "wendelin", "fenja"]),
        ((None, None, None, "gernot"), [None, None, None, None]),
        ((None, None, None, None), [None, None, None, None]),
    ],
)
def test_at_the_end_of_a_round_the_hero_far_right_still_leaves(row: tuple[str | None, ...], after: list[str | None]) -> None:
    table = settlement().with_others_passed().with_hero_row(*row).with_empty_hero_deck().play("pass", "artifact hourglass")
    assert table.hero_row == after
    assert table.round == 4


@pytest.mark.rule("S-98", "S-22")
def test_without_heroes_no_monster_appears() -> None:
    table = settlement().with_hero_row(None, None, None, None).with_empty_hero_deck().with_next_landscape("I", "wood", "gnoll")
    assert table.play("explore I", "place 1").you.monsters == []


# Enough for every space


@pytest.mark.rule("S-99")
def test_four_full_boards_use_up_exactly_what_there_is() -> None:
    table = settlement(players=4)
    resources = {"I": ("wood", "clay", "stone"), "II": ("wood", "clay", "stone", "diamond", "gold"), "III": ("diamond", "gold")}
    for seat in range(4):
        for region, goods in resources.items():
            for column in (1, 2, 3):
                if (seat, region, column) != (0, "III", 3):
                    lay_any(table, region, column, goods, seat)
                    table.with_outpost(region, column, seat=seat)
    assert table.state.land_left.tolist() == [0, 0, 1]
    table.with_heroes_showing(*["gnoll"] * 4).with_others_passed().play("explore III", "end", "outpost III 3")
    assert table.state.land_left.tolist() == [0, 0, 0]
    assert table.outpost_supply == 0
    assert len(table.you.landscapes) == 9


def lay_any(table: Table, region: str, column: int, goods: tuple[str, ...], seat: int) -> None:
    for good in goods:
        try:
            table.with_landscape(region, column, good, seat=seat)
        except StopIteration:
            continue
        return


@pytest.mark.rule("S-99")
def test_four_full_settlements_use_up_exactly_all_buildings() -> None:
    table = settlement(players=4).with_others_passed().with_empty_building_stack()
    table.with_settlers(6, bonus=3).with_goods(wood=1, clay=1, stone=2, diamond=2, gold=3)
    kinds = ["sawmill", "clay-pit", "quarry", "diamond-mine", "bazaar", "gem-cutter", "alchemist", "storehouse", "tavern"]
    for number, kind in enumerate(kinds):
        table.play(f"build {kind} {number // 3 + 1} {number % 3 + 1}", "end")
    assert table.market == [None] * 9
    assert table.choices("build") == []
