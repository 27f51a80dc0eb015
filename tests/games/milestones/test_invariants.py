"""Each invariant of Milestones notices the damage it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dorfplatz.games.milestones.invariants import Broken, broken
from dorfplatz.games.milestones.state import EMPTY, Phase, Piece
from dorfplatz.games.milestones.tables import NAMES, TRIANGLE_NAMES

from . import land
from .builder import LINE_NAMES, Table, milestones

BUSH = land.BUSHES[-1]
Damage = Callable[[Table], object]


def sound() -> Table:
    """Three players in the middle of a game, with some of everything."""
    table = milestones(3).with_workers("stone+ wood sand").with_goods(stone=1, coin=2).with_points(20, seat=2)
    table.with_walk(["a1", "b1", "b2", "b3", "b4"]).with_markets("b2").with_sacks("b2")
    return table.with_houses("a2-b1-b2").with_bonus(BUSH, "stone")


def owe_a_good(table: Table) -> None:
    table.state.players[1].goods[0] = -1


def lose_points(table: Table) -> None:
    table.state.players[1].points[0] = -1


def build_more_than_there_is(table: Table) -> None:
    table.state.houses_left = -1


def copy_a_tile_of_the_stack(table: Table) -> None:
    table.state.stack[0] = table.state.stack[1]


def show_a_worker_twice(table: Table) -> None:
    table.state.players[1].workers[7] = table.state.players[0].workers[0]


def lay_a_tile_of_the_display_on_a_row(table: Table) -> None:
    table.state.players[1].workers[7] = 2 * table.state.display[0]


def leave_a_gap_in_the_display(table: Table) -> None:
    table.state.display[2] = EMPTY


def put_a_bonus_tile_on_nobody(table: Table) -> None:
    table.state.players[0].bonus[7] = 1


def bring_a_fourth_bonus_tile(table: Table) -> None:
    for bush in land.BUSHES[:3]:
        table.with_bonus(bush, "stone")


def lose_a_piece_of_road(table: Table) -> None:
    table.state.roads[LINE_NAMES.index(frozenset(("b3", "b4")))] = 0


def lose_a_milestone(table: Table) -> None:
    table.state.pieces[NAMES.index("b3")] = Piece.FREE


def miscount_the_roads_that_meet(table: Table) -> None:
    table.state.road_ends[NAMES.index("b4")] = 2


def branch_without_a_market(table: Table) -> None:
    table.with_road("b4-c4-c5", "b4-a5-a6")


def lose_a_section(table: Table) -> None:
    table.state.sections_left -= 1


def close_a_loop(table: Table) -> None:
    table.with_road("b2-c3-c4", "c4-c5-b4")


def build_a_road_apart(table: Table) -> None:
    table.with_road("e5-e6-e7")


def build_a_ring_apart(table: Table) -> None:
    # As many pieces as a tree would have: the loop makes up for the road that is missing in between.
    table.with_road("d6-e6-e7", "e7-d7-c8", "c8-c7-d6")


def supply_a_free_number(table: Table) -> None:
    table.with_sacks("b4")


def build_a_market_in_the_open(table: Table) -> None:
    table.with_markets("e9")


def lose_a_market(table: Table) -> None:
    table.state.markets_left -= 1


def take_the_start_marketplace_away(table: Table) -> None:
    table.state.pieces[NAMES.index("a1")] = Piece.FREE
    table.state.markets_left += 1


def build_a_house_in_the_open(table: Table) -> None:
    table.with_houses("d5-e5-e6")


def lose_a_house(table: Table) -> None:
    table.state.houses[TRIANGLE_NAMES.index("a2-b1-b2")] = 0


def build_a_house_on_a_bonus_tile(table: Table) -> None:
    beside = next(bush for bush in land.BUSHES if set(land.sides(bush)) & table.roads)
    table.with_bonus(beside, "wood").with_houses(beside)


def ask_about_nothing(table: Table) -> None:
    table.state.phase = Phase.BONUS


def offer_at_the_wrong_time(table: Table) -> None:
    table.with_workers("stone wood sand").state.offered[land.BUSHES.index(BUSH)] = 1


def offer_what_nobody_can_take(table: Table) -> None:
    table.state.phase = Phase.BONUS
    table.state.offered[land.BUSHES.index(BUSH)] = 1


def reach_the_goal_unnoticed(table: Table) -> None:
    table.with_points(59, seat=1)


def end_without_anybody(table: Table) -> None:
    table.state.over, table.state.phase = 1, Phase.OVER


def ask_a_seat_that_is_not_there(table: Table) -> None:
    table.state.turn = 3


def make_a_third_move(table: Table) -> None:
    table.state.moves_left = 3


def leave_the_loop(table: Table) -> None:
    table.state.players[0].position = 12


def be_over_and_not(table: Table) -> None:
    table.with_last_turn().state.over = 1


def discard_nothing(table: Table) -> None:
    table.state.phase = Phase.DISCARD


def cover_elsewhere(table: Table) -> None:
    table.at("5").state.phase = Phase.COVER


def lose_too_many_workers(table: Table) -> None:
    table.with_workers("stone")


DAMAGE: dict[Damage, Broken] = {
    owe_a_good: Broken.GOODS,
    lose_points: Broken.GOODS,
    build_more_than_there_is: Broken.GOODS,
    copy_a_tile_of_the_stack: Broken.TILES,
    show_a_worker_twice: Broken.TILES,
    lay_a_tile_of_the_display_on_a_row: Broken.TILES,
    leave_a_gap_in_the_display: Broken.TILES,
    put_a_bonus_tile_on_nobody: Broken.BONUS_TILES,
    bring_a_fourth_bonus_tile: Broken.BONUS_TILES,
    lose_a_piece_of_road: Broken.ROADS,
    lose_a_milestone: Broken.ROADS,
    miscount_the_roads_that_meet: Broken.ROADS,
    branch_without_a_market: Broken.ROADS,
    lose_a_section: Broken.ROADS,
    close_a_loop: Broken.TREE,
    build_a_road_apart: Broken.TREE,
    build_a_ring_apart: Broken.TREE,
    supply_a_free_number: Broken.MARKETS,
    build_a_market_in_the_open: Broken.MARKETS,
    lose_a_market: Broken.MARKETS,
    take_the_start_marketplace_away: Broken.MARKETS,
    build_a_house_in_the_open: Broken.HOUSES,
    lose_a_house: Broken.HOUSES,
    build_a_house_on_a_bonus_tile: Broken.HOUSES,
    ask_about_nothing: Broken.OFFERS,
    offer_at_the_wrong_time: Broken.OFFERS,
    offer_what_nobody_can_take: Broken.OFFERS,
    reach_the_goal_unnoticed: Broken.END,
    end_without_anybody: Broken.END,
    ask_a_seat_that_is_not_there: Broken.TURN,
    make_a_third_move: Broken.TURN,
    leave_the_loop: Broken.TURN,
    be_over_and_not: Broken.TURN,
    discard_nothing: Broken.TURN,
    cover_elsewhere: Broken.TURN,
    lose_too_many_workers: Broken.TURN,
}


def test_a_sound_position_is_not_broken() -> None:
    assert broken(sound().state) == Broken.NONE


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_damage_is_noticed(damage: Damage) -> None:
    table = sound()
    damage(table)
    assert Broken(broken(table.state)) == DAMAGE[damage]


def test_every_invariant_is_tried() -> None:
    assert set(DAMAGE.values()) == set(Broken) - {Broken.NONE}
