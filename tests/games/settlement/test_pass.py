"""S-52 to S-57: passing."""

import pytest

from .builder import Table, settlement


def fortified(outposts: int) -> Table:
    """You own so many outposts."""
    table = settlement()
    for column in range(1, outposts + 1):
        table.with_landscape("I", column, "wood").with_outpost("I", column)
    return table


@pytest.mark.rule("S-52")
def test_passing_ends_turn_and_round_for_you() -> None:
    table = settlement(players=3).play("pass", "artifact hourglass")
    assert table.seat(0).passed
    table.play_on(1, "explore I", "place 1", "end").play_on(2, "explore I", "place 1", "end").play_on(1, "explore I", "end")


@pytest.mark.rule("S-52", "S-54", "S-55", "S-56")
def test_first_basics_then_settlers_then_the_artifact() -> None:
    table = fortified(1).with_settlers(2).with_goods(wood=2, clay=1).play("pass")
    assert (table.phase, table.you.settlers, table.you.artifact) == ("store", 2, "ring")
    table.play("store clay")
    assert (table.phase, table.you.settlers, table.you.artifact) == ("artifact", 6, "ring")
    table.play("artifact compass")
    assert (table.turn, table.you.artifact) == (1, "compass")


@pytest.mark.rule("S-53")
def test_the_first_to_pass_takes_the_start_marker_and_begins_the_next_round() -> None:
    table = settlement(players=3).turn_of(2).with_start_marker(0).play("pass", "artifact hourglass")
    assert table.start_marker == 2
    table.play_on(0, "pass", "artifact compass").play_on(1, "pass", "artifact mace")
    assert (table.round, table.start_marker, table.turn) == (4, 2, 2)


@pytest.mark.rule("S-53")
def test_later_passers_do_not_get_it() -> None:
    table = settlement(players=3).turn_of(1).play("pass", "artifact hourglass").play_on(2, "pass", "artifact compass")
    assert table.start_marker == 1


@pytest.mark.rule("S-53")
def test_who_already_has_it_keeps_it() -> None:
    assert settlement().with_start_marker(0).play("pass").start_marker == 0


@pytest.mark.rule("S-53")
def test_in_every_round_it_is_up_for_grabs_again() -> None:
    table = settlement().play("pass", "artifact hourglass").play_on(1, "pass", "artifact compass")
    assert (table.round, table.turn, table.start_marker) == (4, 0, 0)
    table.play_on(0, "explore I", "place 1", "end").play_on(1, "pass")
    assert table.start_marker == 1


@pytest.mark.rule("S-54")
def test_without_outposts_all_basics_go_back() -> None:
    table = settlement().with_goods(wood=2, clay=1, stone=3, diamond=4, gold=2).play("pass")
    assert table.phase == "artifact"
    assert table.you.goods == {"diamond": 4, "gold": 2}
    assert table.supply == {"wood": 16, "clay": 16, "stone": 16, "diamond": 38, "gold": 30}


@pytest.mark.rule("S-54")
def test_each_outpost_stores_one_basic_of_your_choice() -> None:
    table = fortified(2).with_goods(wood=2, clay=2, stone=1, diamond=1).play("pass", "store clay", "store clay")
    assert table.you.goods == {"clay": 2, "diamond": 1}
    assert table.phase == "artifact"


@pytest.mark.rule("S-54")
def test_only_what_you_have_can_be_stored() -> None:
    table = fortified(2).with_goods(wood=2, clay=1).play("pass")
    assert table.choices("store") == ["wood", "clay"]
    assert table.refuses("store stone") == ("nothing-to-store", "S-54")
    table.play("store clay")
    assert table.phase == "artifact"
    assert table.you.goods == {"wood": 1, "clay": 1}


@pytest.mark.rule("S-54")
@pytest.mark.parametrize("goods", [{"wood": 1}, {"wood": 1, "clay": 1}, {"stone": 2}, {}])
def test_what_fits_stays_and_nobody_asks(goods: dict[str, int]) -> None:
    table = fortified(2).with_goods(**goods).play("pass")
    assert table.phase == "artifact"
    assert table.you.goods == goods


@pytest.mark.rule("S-54")
def test_with_only_one_kind_nobody_asks() -> None:
    table = fortified(2).with_goods(wood=5).play("pass")
    assert table.phase == "artifact"
    assert table.you.goods == {"wood": 2}


@pytest.mark.rule("S-54")
@pytest.mark.parametrize("move", ["end", "pass", "artifact compass", "explore I", "gem", "finish"])
def test_while_storing_nothing_else_can_be_done(move: str) -> None:
    assert fortified(1).with_goods(wood=1, clay=1, stone=1).play("pass").refuses(move) == ("store-first", "S-54")


@pytest.mark.rule("S-55")
def test_settlers_come_home_and_used_bonus_settlers_leave() -> None:
    table = settlement().with_settlers(1, bonus=3).with_landscape("I", 1, "wood").play("explore II", "pass")
    assert (table.you.settlers, table.you.bonus, table.you.sent_bonus) == (6, 2, 0)
    assert table.bonus_supply == 22


@pytest.mark.rule("S-55")
def test_unused_bonus_settlers_stay_however_many() -> None:
    assert settlement().with_settlers(6, bonus=15).play("pass").you.bonus == 15


@pytest.mark.rule("S-55", "S-61")
def test_the_board_is_cleared() -> None:
    table = settlement().with_others_passed().with_landscape("I", 1, "wood").with_outpost("I", 1).with_street(1, "sawmill")
    table.play("region I", "end", "garrison I 1", "end", "street 1", "use 1", "pass", "artifact compass")
    board = table.game.view()["table"]["boards"][0]
    assert board["regionUses"] == board["streetUses"] == [0, 0, 0]
    assert board["regions"][0][0]["outpostUsed"] is False


@pytest.mark.rule("S-56")
def test_the_same_artifact_cannot_be_kept() -> None:
    table = settlement().with_artifact("mace").with_artifact_row("compass", "mask", "star").play("pass")
    assert table.choices("artifact") == ["compass", "star", "mask"]
    assert table.refuses("artifact mace") == ("artifact-held", "S-56")
    assert table.refuses("artifact crown") == ("artifact-not-there", "S-56")


@pytest.mark.rule("S-56")
def test_the_old_one_goes_back_to_the_row_and_others_may_take_it() -> None:
    table = settlement().with_artifact("mace").with_artifact_row("compass", "mask", "star").play("pass", "artifact mask")
    assert table.artifact_row == ["compass", "mace", "star"]
    assert table.play_on(1, "pass", "artifact mace").seat(1).artifact == "mace"


@pytest.mark.rule("S-56", "S-05")
def test_the_row_always_has_three_to_choose_from() -> None:
    table = settlement(players=4)
    for seat in range(4):
        assert len(table.artifact_row) == 3
        table.play_on(seat, "pass")
        table.play(f"artifact {table.choices('artifact')[0]}")
    assert len(table.artifact_row) == 3


@pytest.mark.rule("S-56", "S-73", "S-77", "S-78")
@pytest.mark.parametrize(
    ("artifact", "goods", "bonus"), [("chest", {}, 1), ("treasure", {"gold": 1}, 0), ("ring", {"diamond": 1}, 0)]
)
def test_what_an_artifact_pays_on_taking_comes_at_once(artifact: str, goods: dict[str, int], bonus: int) -> None:
    table = settlement().with_artifact("mace").with_artifact("mask", seat=1).with_artifact_row(artifact, "compass", "star")
    table.play("pass", f"artifact {artifact}")
    assert table.you.goods == goods
    assert table.you.bonus == bonus


@pytest.mark.rule("S-56")
@pytest.mark.parametrize("move", ["end", "pass", "explore I", "gem", "store wood"])
def test_the_artifact_has_to_be_taken(move: str) -> None:
    assert settlement().play("pass").refuses(move) == ("artifact-first", "S-56")


@pytest.mark.rule("S-57")
def test_in_the_sixth_round_you_are_done_and_keep_everything() -> None:
    table = settlement().in_round(6).with_landscape("I", 1, "wood").with_outpost("I", 1).with_settlers(1, bonus=2)
    table.with_goods(wood=2, clay=3, stone=1, diamond=2, gold=1).play("explore II", "pass")
    assert table.turn == 1
    assert table.you.goods == {"wood": 2, "clay": 3, "stone": 1, "diamond": 2, "gold": 1}
    assert (table.you.settlers, table.you.bonus, table.you.sent_bonus, table.you.artifact) == (0, 1, 1, "ring")


@pytest.mark.rule("S-57", "S-37")
def test_the_last_exchange_is_before_the_last_pass() -> None:
    table = settlement().in_round(6).with_goods(diamond=2).play("gold", "pass")
    assert table.you.goods == {"gold": 1}


@pytest.mark.rule("S-57", "S-08")
def test_the_others_still_play_the_sixth_round() -> None:
    table = settlement(players=3).in_round(6).play("pass").play_on(1, "explore I", "place 1", "end").play_on(2, "pass")
    assert table.turn == 1
    assert not table.game.over
