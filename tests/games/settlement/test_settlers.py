"""S-13 to S-15: sending settlers."""

import pytest

from .builder import settlement


@pytest.mark.rule("S-13")
def test_settlers_stay_at_work_until_you_pass() -> None:
    table = settlement().with_others_passed().play("explore I", "place 1", "end", "explore II", "end")
    assert table.you.settlers == 3
    assert table.play("pass").you.settlers == 6


@pytest.mark.rule("S-13")
@pytest.mark.parametrize(
    ("move", "settlers"),
    [
        ("build sawmill 1 2", 0),
        ("explore I", 0),
        ("explore II", 1),
        ("explore III", 2),
        ("fight I 2", 0),
        ("fight III 2", 2),
        ("outpost I 1", 0),
        ("region I", 0),
        ("street 1", 0),
        ("garrison II 1", 0),
    ],
)
def test_with_fewer_settlers_than_asked_for_the_action_is_not_possible(move: str, settlers: int) -> None:
    table = settlement().with_goods(stone=1).with_street(1, "bank")
    table.with_landscape("I", 1, "wood").with_landscape("I", 2, "wood", "gnoll").with_monster("I", 2)
    table.with_landscape("II", 1, "wood").with_outpost("II", 1)
    table.with_landscape("III", 2, "diamond", "hydra").with_monster("III", 2)
    assert table.with_settlers(settlers).refuses(move) == ("too-few-settlers", "S-13")
    assert table.with_settlers(settlers + 1).allows(move)


@pytest.mark.rule("S-13")
def test_the_reason_says_how_many_settlers_are_missing() -> None:
    table = settlement().with_settlers(1).with_landscape("III", 2, "gold", "dragon").with_monster("III", 2)
    why = table.game.why_not("fight III 2")
    assert why is not None
    assert why.message.args["n"] == 3


@pytest.mark.rule("S-14")
def test_basic_settlers_go_first_and_bonus_settlers_do_the_rest() -> None:
    table = settlement().with_settlers(1, bonus=3).with_landscape("I", 2, "wood").play("explore II")
    assert (table.you.settlers, table.you.bonus, table.you.sent_bonus) == (0, 2, 1)


@pytest.mark.rule("S-14")
def test_no_bonus_settler_goes_while_basic_ones_are_left() -> None:
    table = settlement().with_settlers(3, bonus=3).with_landscape("I", 2, "wood").play("explore II")
    assert (table.you.settlers, table.you.bonus, table.you.sent_bonus) == (1, 3, 0)


@pytest.mark.rule("S-14")
def test_bonus_settlers_alone_can_do_the_work() -> None:
    table = settlement().with_settlers(0, bonus=1).play("explore I", "place 2")
    assert (table.you.bonus, table.you.sent_bonus) == (0, 1)


@pytest.mark.rule("S-15")
@pytest.mark.parametrize(
    ("move", "refusal"),
    [("region I", ("region-used", "S-29")), ("street 1", ("street-used", "S-32")), ("garrison I 1", ("outpost-used", "S-35"))],
)
def test_activating_the_same_again_is_not_possible_this_round(move: str, refusal: tuple[str, str]) -> None:
    table = settlement().with_others_passed().with_landscape("I", 1, "wood").with_outpost("I", 1).with_street(1, "sawmill")
    table.play(move, *(["finish"] if move == "street 1" else []), "end")
    assert table.refuses(move) == refusal


@pytest.mark.rule("S-15")
@pytest.mark.parametrize("move", ["region I", "street 1", "garrison I 1"])
def test_in_the_next_round_everything_can_be_activated_again(move: str) -> None:
    table = settlement().with_others_passed().with_landscape("I", 1, "wood").with_outpost("I", 1).with_street(1, "sawmill")
    table.play(move, *(["finish"] if move == "street 1" else []), "pass", "artifact compass")
    assert table.round == 4
    table.play_on(1, "pass", "artifact hourglass")
    assert table.turn == 0
    assert table.allows(move)


@pytest.mark.rule("S-15")
def test_other_regions_streets_and_outposts_are_not_concerned() -> None:
    table = settlement().with_others_passed().with_street(1, "sawmill").with_street(2, "sawmill")
    table.with_landscape("I", 1, "wood").with_landscape("II", 1, "wood").with_outpost("I", 1).with_outpost("II", 1)
    table.play("region I", "end", "region II", "end", "street 1", "finish", "end", "street 2", "finish", "end")
    assert table.play("garrison I 1", "end", "garrison II 1").you.settlers == 0


@pytest.mark.rule("S-15", "S-25")
def test_building_exploring_fighting_and_outposts_have_no_limit() -> None:
    table = settlement().with_others_passed().with_settlers(6, bonus=6).with_goods(wood=1, clay=1, stone=1)
    table.with_landscape("I", 1, "wood", "gnoll").with_monster("I", 1).with_landscape("I", 2, "clay", "gnoll").with_monster(
        "I", 2
    )
    table.play("fight I 1", "end", "fight I 2", "end", "outpost I 1", "end", "outpost I 2", "end")
    table.play("explore I", "end", "explore II", "place 1", "end")
    table.play("build sawmill 1 1", "end", "build clay-pit 1 2", "end", "build quarry 1 3", "end")
    assert table.you.settlers + table.you.bonus == 2
