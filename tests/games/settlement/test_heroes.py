"""S-43 to S-51: inviting heroes, and what they are worth."""

import pytest

from dorfplatz.games.settlement import view

from .builder import BOX, a_hero, price, settlement


@pytest.mark.rule("S-43")
def test_an_invited_hero_costs_resources_but_no_settler() -> None:
    table = settlement().with_hero("gernot").with_goods(**price("gernot", clay=1))
    supply = table.supply
    table.play("invite gernot")
    assert table.you.heroes == ["gernot"]
    assert table.you.settlers == 6
    assert table.you.goods == {"clay": 1}
    assert table.supply == {good: n + price("gernot")[good] for good, n in supply.items()}


@pytest.mark.rule("S-43", "S-33")
def test_not_in_the_middle_of_the_action() -> None:
    table = settlement().with_hero("gernot").with_goods(**price("gernot")).with_street(1, "sawmill", "quarry")
    assert table.play("street 1", "use 1").refuses("invite gernot") == ("street-first", "S-33")
    assert table.play("finish", "invite gernot").you.heroes == ["gernot"]


@pytest.mark.rule("S-44")
@pytest.mark.parametrize(("place", "surcharge"), [(1, 2), (2, 1), (3, 0), (4, 0)])
@pytest.mark.parametrize("hero", ["gernot", "leif"], ids=["without diamonds in the price", "with diamonds in the price"])
def test_the_place_in_the_row_costs_diamonds(hero: str, place: int, surcharge: int) -> None:
    table = settlement().with_hero(hero, place).with_goods(**price(hero, diamond=4)).play(f"invite {hero}")
    assert table.you.goods == {"diamond": 4 - surcharge}


@pytest.mark.rule("S-44")
@pytest.mark.parametrize(("place", "surcharge"), [(1, 2), (2, 1)])
@pytest.mark.parametrize("hero", ["gernot", "leif"], ids=["without diamonds in the price", "with diamonds in the price"])
def test_who_cannot_pay_the_surcharge_cannot_invite(hero: str, place: int, surcharge: int) -> None:
    table = settlement().with_hero(hero, place).with_goods(**price(hero, diamond=surcharge - 1))
    assert table.refuses(f"invite {hero}") == ("cannot-afford", "S-44")
    why = table.game.why_not(f"invite {hero}")
    assert why is not None
    assert why.message.args["missing"] == {"amounts": {"diamond": 1}}


@pytest.mark.rule("S-44")
def test_the_heroes_of_these_tests_differ_in_their_diamonds() -> None:
    assert price("gernot")["diamond"] == 0 < price("leif")["diamond"]


@pytest.mark.rule("S-44")
def test_the_reason_names_all_that_is_missing() -> None:
    why = settlement().with_hero("leif", place=1).game.why_not("invite leif")
    assert why is not None
    assert why.message.args["missing"] == {"amounts": {good: n for good, n in price("leif", diamond=2).items() if n}}


@pytest.mark.rule("S-45")
@pytest.mark.parametrize("settlers", [0, 1, 2])
def test_heroes_bring_bonus_settlers_at_once(settlers: int) -> None:
    hero = a_hero(settlers=settlers)
    table = settlement().with_hero(hero).with_goods(**price(hero)).play("invite 4")
    assert table.you.bonus == settlers
    assert table.bonus_supply == 24 - settlers


@pytest.mark.rule("S-45")
def test_they_may_work_in_the_same_turn() -> None:
    hero = a_hero(settlers=1)
    table = settlement().with_settlers(0).with_hero(hero).with_goods(**price(hero)).play("invite 4", "explore I", "place 1")
    assert (table.you.bonus, table.you.sent_bonus) == (0, 1)


@pytest.mark.rule("S-46")
@pytest.mark.parametrize(
    ("place", "after"),
    [
        (1, ["sigrun", "hagen", "roland", "thora"]),
        (2, ["sigrun", "gernot", "roland", "thora"]),
        (3, ["sigrun", "gernot", "hagen", "thora"]),
        (4, ["sigrun", "gernot", "hagen", "roland"]),
    ],
)
def test_those_left_of_the_gap_move_right_and_a_new_hero_comes_far_left(place: int, after: list[str]) -> None:
    table = settlement().with_hero_row("gernot", "hagen", "roland", "thora").with_next_hero("sigrun")
    deck = table.hero_deck
    table.with_goods(wood=4, clay=4, stone=4, diamond=9, gold=9).play(f"invite {place}")
    assert table.hero_row == after
    assert table.hero_deck == deck - 1


@pytest.mark.rule("S-47")
def test_invited_heroes_stay_and_everybody_sees_them() -> None:
    table = settlement().with_hero("ruben").with_goods(**price("ruben")).play("invite ruben", "end")
    mine, theirs = table.game.view(0), table.game.view(1)
    assert len(mine["table"]["boards"][0]["heroes"]) == 1
    assert mine["table"]["boards"] == theirs["table"]["boards"]
    assert theirs["scores"][0]["total"] == mine["scores"][0]["total"] > 0


@pytest.mark.rule("S-48")
def test_an_adventurer_counts_landscapes() -> None:
    table = settlement().with_heroes("runa", "tjark").with_landscape("I", 1, "wood").with_landscape("II", 1, "diamond")
    table.with_landscape("III", 1, "gold").with_landscape("I", 1, "wood", seat=1)
    assert table.game.scores == [6, 0]


@pytest.mark.rule("S-49")
def test_a_defender_counts_outposts() -> None:
    table = settlement().with_heroes("gernot", "roland").with_landscape("I", 1, "wood").with_outpost("I", 1)
    table.with_landscape("I", 2, "wood").with_landscape("II", 2, "diamond").with_outpost("II", 2)
    table.with_landscape("I", 1, "wood", seat=1).with_outpost("I", 1, seat=1)
    assert table.game.scores == [4, 0]


@pytest.mark.rule("S-50")
def test_a_builder_counts_buildings() -> None:
    table = settlement().with_heroes("edda", "veit").with_street(1, "sawmill", "sawmill").with_street(3, "bank")
    table.with_street(1, "quarry", seat=1)
    assert table.game.scores == [6, 0]


@pytest.mark.rule("S-51")
@pytest.mark.parametrize(("hero", "points"), [(hero.key, hero.points) for hero in BOX.heroes if hero.guild == "artisan"])
def test_an_artisan_is_worth_what_is_printed(hero: str, points: int) -> None:
    table = settlement().with_heroes(hero).with_landscape("I", 1, "wood").with_street(1, "sawmill")
    assert table.game.scores == [points, 0]


@pytest.mark.rule("S-48", "S-49", "S-50")
def test_what_comes_later_counts_too() -> None:
    table = settlement().with_others_passed().with_goods(stone=1).with_heroes("runa", "hagen", "lorenz")
    assert table.game.scores == [0, 0]
    table.play("explore I", "place 1", "end", "outpost I 1", "end", "build sawmill 1 1")
    assert table.game.scores == [3, 0]


@pytest.mark.rule("S-43", "S-51")
def test_only_part_of_a_hero_is_in_the_rulebook() -> None:
    heroes = {hero.key: hero.origin for hero in view.components().heroes}
    assert {origin.provenance for origin in heroes.values()} == {"house"}
    assert heroes["runa"].values == dict.fromkeys(("guild", "cost", "settlers"), "rulebook")
    seen = {"jost", "marisol", "ruben", "nepomuk"}
    assert {key for key, origin in heroes.items() if origin.values.get("points") == "rulebook"} == seen
    assert {key for key, origin in heroes.items() if origin.values} == {"runa", *seen}
