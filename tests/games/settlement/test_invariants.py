"""Each invariant of Settlement notices the damage it is there for."""

from typing import Any

import pytest

import dorfplatz
from dorfplatz.games.settlement.invariants import Broken, broken
from dorfplatz.games.settlement.state import EMPTY, Phase
from dorfplatz.games.settlement.tables import Building


@pytest.fixture
def state() -> Any:
    """Three players in their first turn."""
    game = dorfplatz.new("settlement", players=3, seed=1)
    for _ in range(3):
        game.push(game.legal_moves[0])
    assert game.state.phase == Phase.TURN
    return game.state


def lose_a_good(state: Any) -> None:
    state.players[0].goods[0] -= 1


def owe_a_good(state: Any) -> None:
    state.players[0].goods[4] = -1
    state.supply[4] += 1


def bring_a_settler(state: Any) -> None:
    state.players[1].settlers += 1


def activate_a_region_twice(state: Any) -> None:
    state.players[1].region_uses[0] = 2


def lose_a_bonus_settler(state: Any) -> None:
    state.bonus_supply -= 1


def put_a_monster_on_nothing(state: Any) -> None:
    state.players[2].monster[0, 0] = 1


def build_an_outpost_on_nothing(state: Any) -> None:
    state.players[2].outpost[1, 1] = 1
    state.outpost_supply -= 1


def copy_a_landscape(state: Any) -> None:
    state.land_deck[1, 0] = state.land_deck[1, 1]


def lay_a_landscape_in_another_region(state: Any) -> None:
    state.land_left[0] -= 1
    state.players[0].land[2, 0] = state.land_deck[0, state.land_left[0]]


def lose_a_building(state: Any) -> None:
    state.building_left -= 1


def empty_a_slot_in_name_only(state: Any) -> None:
    state.building_deck[state.building_left] = state.market_kind[0]
    state.building_left += 1
    state.market_count[0] -= 1


def deposit_on_an_empty_lot(state: Any) -> None:
    state.players[0].deposit[0, 0] = 1


def invite_a_hero_who_is_still_in_the_row(state: Any) -> None:
    state.players[0].heroes[0] = state.hero_row[0]
    state.players[0].hero_count = 1


def hold_the_same_artifact(state: Any) -> None:
    state.players[0].artifact = state.players[1].artifact


def have_no_artifact(state: Any) -> None:
    state.players[0].artifact = EMPTY


def decide_after_passing(state: Any) -> None:
    state.players[state.turn].passed = 1


def play_a_seventh_round(state: Any) -> None:
    state.round_no = 7


DAMAGE = {
    lose_a_good: Broken.GOODS,
    owe_a_good: Broken.GOODS,
    bring_a_settler: Broken.SETTLERS,
    activate_a_region_twice: Broken.SETTLERS,
    lose_a_bonus_settler: Broken.BONUS_SETTLERS,
    put_a_monster_on_nothing: Broken.MONSTERS,
    build_an_outpost_on_nothing: Broken.OUTPOSTS,
    copy_a_landscape: Broken.LANDSCAPES,
    lay_a_landscape_in_another_region: Broken.LANDSCAPES,
    lose_a_building: Broken.BUILDINGS,
    empty_a_slot_in_name_only: Broken.MARKET,
    deposit_on_an_empty_lot: Broken.DEPOSITS,
    invite_a_hero_who_is_still_in_the_row: Broken.HEROES,
    hold_the_same_artifact: Broken.ARTIFACTS,
    have_no_artifact: Broken.ARTIFACTS,
    decide_after_passing: Broken.TURN,
    play_a_seventh_round: Broken.TURN,
}


def test_a_sound_position_is_not_broken(state: Any) -> None:
    assert broken(state) == Broken.NONE


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_damage_is_noticed(state: Any, damage: Any) -> None:
    damage(state)
    assert Broken(broken(state)) == DAMAGE[damage]


def test_a_bank_keeps_the_gold_in_the_game(state: Any) -> None:
    player = state.players[0]
    player.lots[0, 0] = Building.BANK
    player.deposit[0, 0] = 2
    state.supply[4] -= 2
    assert Broken(broken(state)) != Broken.GOODS


def test_every_invariant_is_tried() -> None:
    assert set(DAMAGE.values()) == set(Broken) - {Broken.NONE}
