"""M-11 to M-15: whose turn it is, two moves around the loop, and what one must and may do."""

import pytest

from . import land
from .builder import SPACES, Table, milestones

BUILDING_MOVES = {
    "trade": ["hire 1 1", "buy stone", "sell stone+wood"],
    "office": ["road c1-d1-e1", "house a1-a2-b1", "market c1"],
    "mill": [f"deliver a1 {land.delivery('a2')}"],
}
USES = [(building, move) for building, moves in BUILDING_MOVES.items() for move in moves]


def busy() -> Table:
    """Whoever stands on a building for it can do all these things."""
    return milestones().with_plenty().with_road("a1-b1-c1")


@pytest.mark.rule("M-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    table = milestones(players).turn_of(1)
    table.idle(*((1 + step) % players for step in range(2 * players)))
    assert table.turn == 1


@pytest.mark.rule("M-12")
def test_exactly_two_moves() -> None:
    table = milestones()
    assert table.refuses("end") == ("moves-to-make", "M-12")
    table.play("move 3")
    assert table.refuses("end") == ("moves-to-make", "M-12")
    table.play("move 4")
    assert table.refuses("move 5") == ("moves-made", "M-12")
    assert table.refuses("move castle") == ("moves-made", "M-12")
    assert table.play("end").turn == 1


@pytest.mark.rule("M-12")
def test_the_piece_stays_where_the_second_move_ended() -> None:
    table = milestones().play("move 3", "move 6", "end").idle(1)
    assert (table.you.position, table.moves_left) == ("6", 2)
    assert table.choices("move") == ["castle", "7", "8", "trade", "office", "mill"]


@pytest.mark.rule("M-12")
def test_only_the_own_piece_moves() -> None:
    table = milestones().at("5", seat=1).play("move 3", "move 6", "end")
    assert (table.turn, table.seat(1).position) == (1, "5")
    assert table.play("move 7").seat(0).position == "6"


@pytest.mark.rule("M-13", "M-14")
@pytest.mark.parametrize("space", SPACES)
def test_forward_at_least_one_space_and_as_far_as_one_likes_up_to_the_castle(space: str) -> None:
    table = milestones().at(space)
    ahead = SPACES[SPACES.index(space) + 1 :]
    assert sorted(table.choices("move")) == sorted(["castle", *ahead])
    for other in SPACES:
        if other != "castle" and other not in ahead:
            assert table.refuses(f"move {other}") == ("past-the-castle", "M-14")


@pytest.mark.rule("M-13")
@pytest.mark.parametrize("space", SPACES[1:])
def test_one_cannot_stay(space: str) -> None:
    assert not milestones().at(space).allows(f"move {space}")


@pytest.mark.rule("M-14")
def test_the_castle_ends_the_first_move_and_the_second_goes_on_from_there() -> None:
    table = milestones().at("mill").play("move castle")
    assert (table.turn, table.phase, table.moves_left) == (0, "turn", 1)
    assert sorted(table.choices("move")) == sorted(SPACES)
    assert table.play("move 8", "end").you.position == "8"


@pytest.mark.rule("M-14")
def test_the_castle_ends_the_second_move() -> None:
    table = milestones().at("trade").play("move mill", "move castle")
    assert table.refuses("move 1") == ("moves-made", "M-12")
    assert table.play("end").turn == 1


@pytest.mark.rule("M-14", "M-58")
def test_a_whole_lap_from_castle_to_castle_brings_nothing_and_the_castle_has_its_due_each_time() -> None:
    table = milestones().with_workers("stone wood sand grain coin").play("move castle")
    assert table.phase == "cover"
    table.play("cover 1", "move castle", "cover 2", "end")
    assert table.you.goods == {}
    assert table.you.row == "# # sand grain coin . . ."
    assert (table.you.position, table.turn) == ("castle", 1)


@pytest.mark.rule("M-15")
@pytest.mark.parametrize("building", BUILDING_MOVES)
def test_a_building_may_be_left_alone(building: str) -> None:
    table = busy().visiting(building)
    goods = table.you.goods
    assert table.play("move castle", "discard coin").phase == "discard"
    table = busy().visiting(building, last=True).play("end")
    assert (table.turn, table.you.goods, table.you.points) == (1, goods, 0)


@pytest.mark.rule("M-15")
@pytest.mark.parametrize(("building", "move"), USES)
@pytest.mark.parametrize("last", [False, True])
def test_it_can_be_used_after_either_move_there(building: str, move: str, last: bool) -> None:
    assert busy().visiting(building, last).allows(move)


@pytest.mark.rule("M-15")
@pytest.mark.parametrize(("building", "move"), USES)
def test_standing_there_from_the_turn_before_is_not_enough(building: str, move: str) -> None:
    table = busy().at(building)
    assert table.refuses(move) == ("move-first", "M-15")


@pytest.mark.rule("M-15")
@pytest.mark.parametrize(("building", "move"), USES)
def test_it_can_be_used_only_there_and_only_until_the_next_move(building: str, move: str) -> None:
    for other in ("5", "trade", "office", "mill"):
        if other != building:
            assert busy().visiting(other).refuses(move) == ("not-there", "M-15")
    later = {"trade": "office", "office": "mill", "mill": "castle"}[building]
    table = busy().with_goods(stone=1, coin=2).visiting(building).play(f"move {later}")
    assert table.refuses(move) == ("not-there", "M-15")


@pytest.mark.rule("M-15", "M-14")
def test_around_the_castle_one_comes_back_to_the_same_building() -> None:
    table = milestones().at("office").with_goods(stone=1, sand=1).play("move castle", "move office")
    assert table.allows("road a1-b1-c1")


@pytest.mark.rule("M-15", "M-16")
def test_production_happens_by_itself() -> None:
    table = milestones().with_workers("stone wood").play("move 1")
    assert table.you.goods == {"stone": 1}
    assert table.phase == "turn"


@pytest.mark.rule("M-15", "M-57", "M-58")
@pytest.mark.parametrize("move", ["move 1", "end"])
def test_the_castle_has_to_be_given_its_due(move: str) -> None:
    table = milestones().with_workers("stone wood sand").with_goods(stone=2, wood=2).at("mill").play("move castle")
    assert table.refuses(move) == ("discard-first", "M-57")
    table.play("discard wood")
    assert table.refuses(move) == ("cover-first", "M-58")
    assert table.play("cover 2").allows("move 1")
