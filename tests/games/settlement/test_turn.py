"""S-08 to S-12: whose turn it is, and what makes a turn."""

import random
from typing import Any

import pytest

import dorfplatz
from dorfplatz.games.settlement.state import EMPTY

from .builder import price, settlement

FIRST_STEP = ("explore I", "place 1")


@pytest.mark.rule("S-08")
def test_turns_go_clockwise_from_the_start_marker() -> None:
    table = settlement(players=3).turn_of(1).with_start_marker(1)
    for seat in (1, 2, 0):
        table.play_on(seat, *FIRST_STEP, "end")
    for seat in (1, 2, 0):
        table.play_on(seat, "explore I", "end")


@pytest.mark.rule("S-08")
def test_who_has_passed_is_skipped() -> None:
    table = settlement(players=3)
    table.play_on(0, *FIRST_STEP, "end").play_on(1, "pass", "artifact hourglass").play_on(2, *FIRST_STEP, "end")
    table.play_on(0, "explore I", "end").play_on(2, "explore I", "end")
    assert table.turn == 0


@pytest.mark.rule("S-08")
def test_the_last_one_left_takes_one_turn_after_another() -> None:
    table = settlement(players=3).with_others_passed()
    table.play_on(0, *FIRST_STEP, "end", "explore I", "end", "explore I", "end")
    assert table.turn == 0


@pytest.mark.rule("S-08")
def test_the_round_goes_on_until_everybody_has_passed() -> None:
    table = settlement().play_on(0, "pass", "artifact compass")
    assert table.round == 3
    table.play_on(1, *FIRST_STEP, "end", "pass", "artifact hourglass")
    assert table.round == 4


@pytest.mark.rule("S-08", "S-62")
def test_there_are_six_rounds() -> None:
    game = dorfplatz.new("settlement", players=2, seed=5)
    rounds = set()
    while not game.over:
        rounds.add(int(game.state.round_no))
        game.push("pass" if "pass" in game.legal_moves else game.legal_moves[0])
    assert rounds == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("S-09", "S-43")
def test_first_the_action_then_the_hero() -> None:
    table = settlement().with_hero("gernot").with_goods(**price("gernot"))
    table.play(*FIRST_STEP, "invite gernot")
    assert table.you.heroes == ["gernot"]
    assert table.turn == 0


@pytest.mark.rule("S-09", "S-43")
def test_first_the_hero_then_the_action() -> None:
    table = settlement().with_hero("gernot").with_goods(**price("gernot"))
    table.play("invite gernot", *FIRST_STEP)
    assert table.you.heroes == ["gernot"]
    assert len(table.you.landscapes) == 1


@pytest.mark.rule("S-09")
@pytest.mark.parametrize(
    "second", ["build sawmill 1 1", "explore I", "fight I 2", "outpost I 1", "region I", "street 2", "garrison I 3"]
)
def test_one_action_a_turn(second: str) -> None:
    table = settlement().with_goods(clay=1, stone=1).with_street(2, "sawmill")
    table.with_landscape("I", 1, "wood").with_landscape("I", 2, "wood").with_monster("I", 2)
    table.with_landscape("II", 1, "wood").with_landscape("I", 3, "wood").with_outpost("I", 3)
    table.with_landscape("II", 2, "stone")
    assert table.refuses("explore I") == ("region-full", "S-20")
    table.play("build quarry 1 2")
    assert table.refuses(second) == ("action-already-taken", "S-09")


@pytest.mark.rule("S-09", "S-43")
def test_one_hero_a_turn() -> None:
    table = settlement().with_hero("gernot").with_goods(**price("gernot", wood=5, stone=5, diamond=5, gold=5))
    table.play("invite gernot")
    assert table.refuses("invite 3") == ("hero-already-invited", "S-43")


@pytest.mark.rule("S-09", "S-43")
def test_in_the_next_turn_action_and_hero_are_possible_again() -> None:
    table = settlement().with_others_passed().with_hero("gernot")
    table.with_goods(**price("gernot", wood=5, clay=5, stone=5, diamond=5, gold=5))
    table.play("invite gernot", *FIRST_STEP, "end", "explore I", "invite 4")
    assert len(table.you.heroes) == 2


@pytest.mark.rule("S-09", "S-43")
def test_a_hero_can_be_invited_without_any_settler() -> None:
    table = settlement().with_settlers(0).with_hero("gernot").with_goods(**price("gernot"))
    assert table.play("invite gernot", "end").you.heroes == ["gernot"]
    assert table.turn == 1


@pytest.mark.rule("S-10")
def test_who_can_do_nothing_has_to_pass() -> None:
    table = settlement().with_settlers(0)
    assert [str(move) for move in table.game.legal_moves] == ["pass"]
    assert table.refuses("end") == ("nothing-done-yet", "S-11")


@pytest.mark.rule("S-10", "S-11")
def test_an_exchange_alone_is_no_turn() -> None:
    table = settlement().with_goods(wood=1, clay=1, stone=1).play("gem")
    assert table.refuses("end") == ("nothing-done-yet", "S-11")
    assert table.allows("pass")


@pytest.mark.rule("S-10")
def test_who_does_not_want_to_do_anything_may_pass() -> None:
    assert settlement().play("pass").you.passed


@pytest.mark.rule("S-11", "S-37")
def test_after_the_action_there_is_time_for_exchanges_until_the_turn_is_ended() -> None:
    table = settlement().with_goods(wood=2, gold=1).play(*FIRST_STEP)
    assert table.turn == 0
    assert table.play("swap wood+wood>clay", "sell-gold wood", "end").you.goods == {"clay": 1, "wood": 1}
    assert table.turn == 1


@pytest.mark.rule("S-11")
@pytest.mark.parametrize("done", [FIRST_STEP, ("invite gernot",)], ids=["action", "hero"])
def test_action_or_hero_is_enough_to_end_the_turn(done: tuple[str, ...]) -> None:
    table = settlement().with_hero("gernot").with_goods(**price("gernot"))
    assert table.play(*done, "end").turn == 1


@pytest.mark.rule("S-11", "S-53")
def test_passing_right_after_the_action_counts_as_passing_first() -> None:
    table = settlement().turn_of(1).play(*FIRST_STEP, "pass")
    assert table.start_marker == 1


@pytest.mark.rule("S-11", "S-08")
def test_after_passing_the_next_player_is_on() -> None:
    assert settlement(players=3).play("pass", "artifact hourglass").turn == 1


@pytest.mark.rule("S-12", "S-17")
def test_a_building_cannot_be_built_over_another() -> None:
    table = settlement().with_goods(stone=1).with_building(1, 1, "bank")
    assert table.refuses("build sawmill 1 1") == ("lot-taken", "S-17")


@pytest.mark.rule("S-12")
@pytest.mark.parametrize("seed", range(2))
def test_what_lies_stays(seed: int) -> None:
    game, chance = dorfplatz.new("settlement", players=3, seed=seed), random.Random(seed)
    leave = int(game.parse("pass"))
    before: dict[Any, Any] = {}
    while not game.over:
        for seat in range(3):
            player = game.state.players[seat]
            for field, nothing in (("land", EMPTY), ("lots", EMPTY), ("outpost", 0)):
                now = getattr(player, field).copy()
                was = before.get((seat, field), now)
                assert ((was == nothing) | (was == now)).all()
                before[seat, field] = now
        moves = game.legal_moves.ids
        game.push(chance.choice([move for move in moves if move != leave] or moves))
    assert (before[0, "land"] != EMPTY).any()
