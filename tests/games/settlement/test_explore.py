"""S-19 to S-24: explore a landscape, and what may wait there."""

import pytest

from .builder import Table, a_hero, price, settlement

GNOLL_HERO = a_hero(monster="gnoll")


def exploring(monster: str, *heroes: str) -> Table:
    """The next landscape of region I shows this monster; the open heroes show those."""
    return settlement().with_next_landscape("I", "wood", monster).with_heroes_showing(*heroes)


@pytest.mark.rule("S-19")
@pytest.mark.parametrize(("region", "settlers"), [("I", 1), ("II", 2), ("III", 3)])
def test_the_farther_the_more_settlers(region: str, settlers: int) -> None:
    table = settlement().with_landscape("I", 1, "wood").with_landscape("II", 1, "wood").play(f"explore {region}")
    assert table.you.settlers == 6 - settlers


@pytest.mark.rule("S-20", "S-21")
def test_the_first_landscape_lies_anywhere_in_region_one() -> None:
    table = settlement().play("explore I")
    assert table.choices("place") == ["1", "2", "3"]


@pytest.mark.rule("S-20")
@pytest.mark.parametrize("region", ["II", "III"])
def test_the_first_landscape_lies_nowhere_else(region: str) -> None:
    assert settlement().refuses(f"explore {region}") == ("first-in-region-one", "S-20")


@pytest.mark.rule("S-20")
def test_region_three_cannot_be_reached_past_region_two() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_landscape("I", 2, "wood").with_landscape("I", 3, "wood")
    assert table.refuses("explore III") == ("not-adjacent", "S-20")


@pytest.mark.rule("S-20")
@pytest.mark.parametrize(
    ("explored", "region", "spaces"),
    [
        (["I 1"], "I", ["2"]),
        (["I 2"], "I", ["1", "3"]),
        (["I 3"], "I", ["2"]),
        (["I 1"], "II", ["1"]),
        (["I 1", "I 2"], "II", ["1", "2"]),
        (["I 1", "I 3"], "II", ["1", "3"]),
        (["I 2", "II 2"], "II", ["1", "3"]),
        (["I 2", "II 2"], "III", ["2"]),
        (["I 1", "II 1", "II 2"], "I", ["2"]),
        (["I 1", "II 1", "II 2", "II 3"], "I", ["2", "3"]),
        (["I 1", "II 1", "III 1", "III 2", "III 3"], "II", ["2", "3"]),
        (["I 1", "II 1", "III 1"], "III", ["2"]),
    ],
)
def test_every_further_one_lies_directly_beside_above_or_below_another(
    explored: list[str], region: str, spaces: list[str]
) -> None:
    table = settlement()
    for place in explored:
        row, column = place.split()
        table.with_landscape(row, int(column), "diamond" if row == "III" else "wood" if row == "I" else "diamond")
    table.play(f"explore {region}")
    laid = [place.split()[1] for place in table.you.landscapes if place not in explored]
    assert (table.choices("place") or laid) == spaces


@pytest.mark.rule("S-20")
def test_an_empty_region_without_a_neighbour_is_refused() -> None:
    assert settlement().with_landscape("I", 1, "wood").refuses("explore III") == ("not-adjacent", "S-20")


@pytest.mark.rule("S-20")
def test_a_full_region_has_no_space() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_landscape("I", 2, "wood").with_landscape("I", 3, "wood")
    assert table.refuses("explore I") == ("region-full", "S-20")


@pytest.mark.rule("S-20", "S-21")
def test_a_drawn_landscape_cannot_go_on_another_nor_far_from_all() -> None:
    table = settlement().with_landscape("I", 2, "wood").play("explore I")
    assert table.refuses("place 2") == ("space-taken", "S-20")
    table = settlement().with_landscape("I", 1, "wood").with_landscape("I", 2, "wood").play("explore II")
    assert table.refuses("place 3") == ("not-adjacent", "S-20")


@pytest.mark.rule("S-21")
def test_the_landscape_is_turned_up_before_its_space_is_chosen() -> None:
    table = settlement().with_next_landscape("I", "stone", "gnoll").play("explore I")
    assert table.phase == "place"
    assert table.you.landscapes == {}
    pending = table.game.view(0)["table"]["pending"]
    assert (pending["row"], pending["tile"]["resource"], pending["tile"]["monster"]) == (0, 2, 0)
    assert table.play("place 3").you.landscapes == {"I 3": "stone"}


@pytest.mark.rule("S-21")
def test_with_only_one_space_nobody_asks() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_next_landscape("II", "diamond").play("explore II")
    assert table.phase == "turn"
    assert table.you.landscapes == {"I 1": "wood", "II 1": "diamond"}


@pytest.mark.rule("S-21")
@pytest.mark.parametrize("move", ["end", "pass", "invite gernot", "explore I", "build sawmill 1 1", "finish"])
def test_a_drawn_landscape_has_to_be_laid_first(move: str) -> None:
    table = settlement().with_hero("gernot").with_goods(**price("gernot")).play("explore I")
    assert table.refuses(move) == ("place-first", "S-21")


@pytest.mark.rule("S-21")
def test_each_region_draws_from_its_own_stack() -> None:
    table = settlement().with_landscape("I", 1, "wood").with_next_landscape("I", "clay").with_next_landscape("II", "gold")
    left = table.state.land_left.tolist()
    assert table.play("explore II").you.landscapes == {"I 1": "wood", "II 1": "gold"}
    assert table.state.land_left.tolist() == [left[0], left[1] - 1, left[2]]


@pytest.mark.rule("S-21")
def test_a_preview_does_not_tell_what_will_be_drawn() -> None:
    previews = set()
    for good, monster in (("wood", "gnoll"), ("stone", "manticore")):
        table = settlement().with_artifact("compass").with_landscape("I", 1, "clay").with_heroes_showing(*["gnoll"] * 4)
        previews.add(str(table.with_next_landscape("I", good, monster).game.preview("explore I")))
    assert len(previews) == 1


@pytest.mark.rule("S-22")
@pytest.mark.parametrize("place", range(4))
def test_one_matching_hero_is_enough_wherever_it_lies(place: int) -> None:
    heroes = ["dragon"] * 4
    heroes[place] = "manticore"
    table = exploring("manticore", *heroes).play("explore I", "place 1")
    assert table.you.monsters == ["I 1"]
    assert table.monster_supply == {"gnoll": 9, "manticore": 8, "hydra": 9, "dragon": 9}


@pytest.mark.rule("S-22")
def test_several_matching_heroes_still_bring_one_monster() -> None:
    table = exploring("gnoll", "gnoll", "gnoll", "gnoll", "gnoll").play("explore I", "place 2")
    assert table.monster_supply["gnoll"] == 8
    assert table.you.monsters == ["I 2"]


@pytest.mark.rule("S-22")
def test_without_a_matching_hero_it_stays_quiet() -> None:
    table = exploring("gnoll", "manticore", "hydra", "dragon", "dragon").play("explore I", "place 2")
    assert table.you.monsters == []
    assert table.monster_supply["gnoll"] == 9


@pytest.mark.rule("S-22", "S-47")
def test_invited_heroes_attract_no_monsters() -> None:
    table = exploring("gnoll", "dragon", "dragon", "dragon", "dragon").with_heroes(GNOLL_HERO).play("explore I", "place 2")
    assert table.you.monsters == []


@pytest.mark.rule("S-22")
def test_only_the_new_landscape_is_checked() -> None:
    table = settlement().with_heroes_showing("gnoll", "gnoll", "gnoll", "gnoll").with_landscape("I", 1, "wood", "gnoll")
    table.with_next_landscape("I", "wood", "manticore").play("explore I")
    assert table.you.monsters == []


@pytest.mark.rule("S-23")
def test_a_hero_invited_before_exploring_no_longer_counts() -> None:
    table = settlement().with_next_landscape("I", "wood", "gnoll").with_hero(GNOLL_HERO)
    table.with_goods(**price(GNOLL_HERO)).with_next_hero("gernot").play("invite 4", "explore I", "place 1")
    assert table.you.monsters == []


@pytest.mark.rule("S-23")
def test_the_hero_who_has_just_come_counts() -> None:
    table = settlement().with_next_landscape("I", "wood", "gnoll").with_hero("gernot")
    table.with_goods(**price("gernot")).with_next_hero(GNOLL_HERO).play("invite gernot", "explore I", "place 1")
    assert table.you.monsters == ["I 1"]


@pytest.mark.rule("S-23")
def test_a_hero_invited_after_exploring_has_counted() -> None:
    table = settlement().with_next_landscape("I", "wood", "gnoll").with_hero(GNOLL_HERO)
    table.with_goods(**price(GNOLL_HERO)).play("explore I", "place 1", "invite 4")
    assert table.you.monsters == ["I 1"]


@pytest.mark.rule("S-24")
def test_a_landscape_with_a_monster_yields_nothing_and_takes_no_outpost() -> None:
    table = settlement().with_landscape("I", 2, "wood").with_monster("I", 2)
    assert table.refuses("outpost I 2") == ("monster-there", "S-27")
    assert table.play("region I").you.goods == {}


@pytest.mark.rule("S-24")
def test_once_the_monster_is_fought_the_landscape_is_free() -> None:
    table = settlement().with_others_passed().with_landscape("I", 2, "wood", "gnoll").with_monster("I", 2)
    table.play("fight I 2", "end", "outpost I 2", "end", "region I")
    assert table.you.goods == {"diamond": 1, "wood": 1}


@pytest.mark.rule("S-24", "S-20")
def test_other_landscapes_may_adjoin_a_landscape_with_a_monster() -> None:
    table = settlement().with_landscape("I", 2, "wood").with_monster("I", 2).play("explore II")
    assert len(table.you.landscapes) == 2


@pytest.mark.rule("S-24", "S-48")
def test_adventurers_count_a_landscape_with_a_monster() -> None:
    table = settlement().with_landscape("I", 2, "wood").with_monster("I", 2).with_heroes("runa")
    assert table.game.scores == [1, 0]
