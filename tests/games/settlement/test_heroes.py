"""S-43 to S-51: inviting heroes, and what they are worth."""

import pytest

from .builder import settlement

# gernot: 1 stone and 1 gold. roland: 1 stone and 2 diamonds, 1 settler. egon: 1 stone, 1 diamond and 1 gold, 2 settlers.
ROW = ("falk", "wendelin", "fenja", "gernot")


@pytest.mark.rule("S-43")
def test_an_invited_hero_costs_resources_but_no_settler() -> None:
    table = settlement().with_hero_row(*ROW).with_goods(stone=2, gold=1)
    supply = table.supply
    table.play("invite gernot")
    assert table.you.heroes == ["gernot"]
    assert table.you.settlers == 6
    assert table.you.goods == {"stone": 1}
    assert table.supply == {**supply, "stone": supply["stone"] + 1, "gold": supply["gold"] + 1}


@pytest.mark.rule("S-43", "S-33")
def test_not_in_the_middle_of_the_action() -> None:
    table = (
        settlement().with_hero_row(*ROW).with_goods(stone=1, gold=1).with_street(1, "sawmill", "quarry").play("street 1", "use 1")
    )
    assert table.refuses("invite gernot") == ("street-first", "S-33")
    assert table.play("finish", "invite gernot").you.heroes == ["gernot"]


@pytest.mark.rule("S-44")
@pytest.mark.parametrize(("place", "surcharge"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_place_in_the_row_costs_diamonds(place: int, surcharge: int) -> None:
    row = ["falk", "wendelin", "fenja"]
    row.insert(place - 1, "gernot")
    table = settlement().with_hero_row(*row).with_goods(stone=1, gold=1, diamond=4)
    assert table.play("invite gernot").you.goods == ({"diamond": 4 - surcharge})


@pytest.mark.rule("S-44")
@pytest.mark.parametrize(("place", "surcharge"), [(1, 2), (2, 1)])
def test_who_cannot_pay_the_surcharge_cannot_invite(place: int, surcharge: int) -> None:
    row = ["falk", "wendelin", "fenja"]
    row.insert(place - 1, "gernot")
    table = settlement().with_hero_row(*row).with_goods(stone=1, gold=1, diamond=surcharge - 1)
    assert table.refuses("invite gernot") == ("cannot-afford", "S-44")
    why = table.game.why_not("invite gernot")
    assert why is not None
    assert why.message.args["missing"] == {"amounts": {"diamond": 1}}


@pytest.mark.rule("S-44")
def test_the_surcharge_comes_on_top_of_diamonds_in_the_price() -> None:
    table = settlement().with_hero_row("roland", "wendelin", "fenja", "gernot").with_goods(stone=1, diamond=3)
    assert table.refuses("invite roland") == ("cannot-afford", "S-44")
    assert table.with_goods(stone=1, diamond=4).play("invite roland").you.goods == {}


@pytest.mark.rule("S-44")
def test_the_reason_names_all_that_is_missing() -> None:
    why = settlement().with_hero_row("gernot", "wendelin", "fenja", "falk").with_goods(diamond=1).game.why_not("invite gernot")
    assert why is not None
    assert why.message.args["missing"] == {"amounts": {"stone": 1, "diamond": 1, "gold": 1}}


@pytest.mark.rule("S-45")
@pytest.mark.parametrize(("hero", "settlers"), [("gernot", 0), ("roland", 1), ("egon", 2)])
def test_heroes_bring_bonus_settlers_at_once(hero: str, settlers: int) -> None:
    table = (
        settlement()
        .with_hero_row("falk", "wendelin", "fenja", hero)
        .with_goods(stone=1, diamond=2, gold=1)
        .play(f"invite {hero}")
    )
    assert table.you.bonus == settlers
    assert table.bonus_supply == 24 - settlers


@pytest.mark.rule("S-45")
def test_they_may_work_in_the_same_turn() -> None:
    table = settlement().with_settlers(0).with_hero_row("falk", "wendelin", "fenja", "roland").with_goods(stone=1, diamond=2)
    table.play("invite roland", "explore I", "place 1")
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
    table.with_goods(wood=3, clay=3, stone=3, diamond=5, gold=3).play(f"invite {place}")
    assert table.hero_row == after
    assert table.hero_deck == deck - 1


@pytest.mark.rule("S-47")
def test_invited_heroes_stay_and_everybody_sees_them() -> None:
    table = settlement().with_hero_row("falk", "wendelin", "fenja", "ruben").with_goods(wood=1, gold=2)
    table.play("invite ruben", "end")
    mine, theirs = table.game.view(0), table.game.view(1)
    assert len(mine["table"]["boards"][0]["heroes"]) == 1
    assert mine["table"]["boards"] == theirs["table"]["boards"]
    assert theirs["scores"][0]["total"] == 7


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
@pytest.mark.parametrize(("hero", "points"), [("kaethe", 5), ("jost", 6), ("ruben", 7), ("zita", 8), ("quirin", 9)])
def test_an_artisan_is_worth_what_is_printed(hero: str, points: int) -> None:
    table = settlement().with_heroes(hero).with_landscape("I", 1, "wood").with_street(1, "sawmill")
    assert table.game.scores == [points, 0]


@pytest.mark.rule("S-48", "S-49", "S-50")
def test_what_comes_later_counts_too() -> None:
    table = settlement().with_others_passed().with_goods(stone=1).with_heroes("runa", "hagen", "lorenz")
    assert table.game.scores == [0, 0]
    table.play("explore I", "place 1", "end", "outpost I 1", "end", "build sawmill 1 1")
    assert table.game.scores == [3, 0]
