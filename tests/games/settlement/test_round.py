"""S-58 to S-61: the end of a round."""

import pytest

from .builder import Table, settlement

MARKET = ("tavern", "church", "tavern", "church", "bank", "sawmill", "tavern", "quarry", "clay-pit")


def end_round(table: Table) -> Table:
    """Everybody who has not passed does so, taking the first artifact there is."""
    number = table.round
    while table.round == number:
        table.play("pass")
        table.play(f"artifact {table.choices('artifact')[0]}")
    return table


@pytest.mark.rule("S-58")
def test_the_hero_far_right_leaves_and_a_new_one_comes_far_left() -> None:
    table = settlement().with_hero_row("gernot", "hagen", "roland", "thora").with_next_hero("sigrun")
    deck = table.hero_deck
    end_round(table)
    assert table.hero_row == ["sigrun", "gernot", "hagen", "roland"]
    assert table.hero_deck == deck - 1
    assert all("thora" not in table.seat(seat).heroes for seat in (0, 1))


@pytest.mark.rule("S-58")
def test_nothing_happens_before_everybody_has_passed() -> None:
    table = settlement().with_market(*MARKET)
    row = table.hero_row
    table.play("pass", "artifact hourglass")
    assert table.hero_row == row
    assert table.market == [(kind, 1) for kind in MARKET]


@pytest.mark.rule("S-59")
def test_equal_buildings_are_gathered_on_their_lowest_slot() -> None:
    table = end_round(settlement().with_market(*MARKET).with_next_buildings("storehouse", "alchemist", "gem-cutter"))
    assert table.market[:2] == [("tavern", 3), ("church", 2)]
    assert table.market[4:6] == [("bank", 1), ("sawmill", 1)]
    assert table.market[7:] == [("quarry", 1), ("clay-pit", 1)]


@pytest.mark.rule("S-60")
def test_empty_slots_are_refilled_from_the_lowest() -> None:
    table = end_round(settlement().with_market(*MARKET).with_next_buildings("storehouse", "alchemist", "gem-cutter"))
    assert [table.market[slot] for slot in (2, 3, 6)] == [("storehouse", 1), ("alchemist", 1), ("gem-cutter", 1)]


@pytest.mark.rule("S-60")
def test_a_new_copy_is_not_stacked_before_the_end_of_the_next_round() -> None:
    table = settlement().with_market(*MARKET).with_next_buildings("church", "storehouse", "storehouse", "alchemist", "bazaar")
    end_round(table)
    assert [table.market[slot] for slot in (1, 2, 3, 6)] == [("church", 2), ("church", 1), ("storehouse", 1), ("storehouse", 1)]
    end_round(table)
    assert [table.market[slot] for slot in (1, 2, 3, 6)] == [("church", 3), ("alchemist", 1), ("storehouse", 2), ("bazaar", 1)]


@pytest.mark.rule("S-60", "S-18")
def test_when_the_stack_runs_out_the_last_slots_stay_empty() -> None:
    table = settlement(players=4).with_market("sawmill", "sawmill", "quarry").with_empty_building_stack()
    assert end_round(table).market[:3] == [("sawmill", 2), None, ("quarry", 1)]


@pytest.mark.rule("S-59", "S-60")
def test_a_market_without_copies_stays_as_it_is() -> None:
    table = settlement()
    market = table.market
    assert end_round(table).market == market


@pytest.mark.rule("S-58", "S-59", "S-60")
def test_first_the_hero_then_the_market_then_the_round_marker() -> None:
    table = settlement().with_others_passed().with_market(*MARKET).play("pass", "artifact hourglass")
    assert table.round == 4
    assert table.building_stack == 36 - 9 - 3


@pytest.mark.rule("S-61", "S-53")
def test_the_holder_of_the_start_marker_begins_with_all_settlers() -> None:
    table = settlement(players=3).turn_of(1).with_settlers(2, bonus=2)
    table.play("pass", "artifact hourglass").play_on(2, "pass", "artifact compass").play_on(0, "pass", "artifact mace")
    assert (table.round, table.turn) == (4, 1)
    assert (table.you.settlers, table.you.bonus) == (6, 2)
    assert not any(table.seat(seat).passed for seat in range(3))


@pytest.mark.rule("S-61")
def test_turns_start_afresh() -> None:
    table = settlement().with_others_passed().play("explore I", "place 1", "pass", "artifact hourglass")
    assert table.round == 4
    view = table.game.view()["table"]
    assert (view["actionTaken"], view["heroInvited"]) == (False, False)
    assert table.refuses("end") == ("nothing-done-yet", "S-11")
