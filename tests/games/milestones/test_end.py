"""M-64 to M-70: how the game ends, the majorities, and who wins."""

import pytest

from dorfplatz.core.words import render

from . import land
from .builder import GOODS, Table, milestones
from .land import BUSH, NUMBER, WAY

GOALS = {2: 67, 3: 59, 4: 51}


def final(*rows: str) -> Table:
    """The game is over, and these rows of workers are compared."""
    table = milestones(len(rows))
    for seat, row in enumerate(rows):
        table.with_workers(row, seat=seat).at("castle", seat=seat)
    return table.with_last_turn().idle(0)


def majorities(table: Table) -> list[int]:
    """The points that were added at the end."""
    assert table.game.over
    return [total - table.seat(seat).points for seat, total in enumerate(table.game.scores)]


@pytest.mark.rule("M-64")
@pytest.mark.parametrize("players", GOALS)
@pytest.mark.parametrize("short", [-3, 0, 1, 9])
def test_the_end_begins_when_the_goal_is_reached_or_passed(players: int, short: int) -> None:
    gain = NUMBER["b1"]
    table = milestones(players).with_points(GOALS[players] - gain - short).with_goods(stone=1, sand=1)
    table.visiting("office").play("road a1-b1-c1")
    assert table.ended_by == (0 if short <= 0 else None)
    assert not table.game.over


@pytest.mark.rule("M-64")
@pytest.mark.parametrize(
    ("building", "build"),
    [
        ("office", "road a1-a2-a3"),
        ("office", "house a2-b1-b2"),
        ("office", "market b2"),
        ("mill", f"deliver a1 {land.delivery('a2')}"),
    ],
)
def test_whatever_the_points_are_for(building: str, build: str) -> None:
    table = milestones().with_road("a1-b1-b2").with_points(66).with_plenty().visiting(building)
    assert table.ended_by is None
    assert table.play(build).ended_by == 0


@pytest.mark.rule("M-64", "M-48")
def test_the_point_for_taking_a_bonus_tile_counts() -> None:
    table = milestones().with_workers("stone stone").with_bonus(BUSH, "stone").with_walk(WAY[:-2]).with_plenty()
    table.with_points(66 - NUMBER[WAY[-2]]).visiting("office").play(f"road {'-'.join(WAY[-3:])}")
    assert table.ended_by is None
    assert table.play(f"bonus {BUSH} 1").ended_by == 0


@pytest.mark.rule("M-64", "M-49")
def test_so_does_the_point_of_a_bonus_tile_that_produces() -> None:
    table = milestones().with_workers("stone+ stone").with_points(66).play("move 2")
    assert (table.ended_by, table.you.points) == (0, 67)


@pytest.mark.rule("M-64")
def test_points_are_counted_beyond_the_goal() -> None:
    table = milestones().with_points(120).with_goods(stone=1, sand=1).visiting("office").play("road a1-b1-c1")
    assert table.you.points == 120 + NUMBER["b1"]


@pytest.mark.rule("M-65")
def test_buying_the_last_tile_of_the_display_begins_the_end() -> None:
    table = milestones().with_tiles_left(display=2).with_goods(coin=2).with_goods(coin=2, seat=1)
    table.visiting("trade", last=True).play("hire 2 4")
    assert table.ended_by is None
    after = table.play("end", "move trade", "hire 1 4")
    assert (after.ended_by, after.display) == (1, [None] * 5)


@pytest.mark.rule("M-65")
def test_an_empty_stack_alone_does_not() -> None:
    table = milestones().with_tiles_left(display=5, stack=1).visiting("trade").with_goods(coin=2).play("hire 1 4")
    assert (table.stack, table.ended_by) == (0, None)


@pytest.mark.rule("M-65")
@pytest.mark.parametrize("slot", range(5))
def test_the_last_tile_may_lie_in_any_slot(slot: int) -> None:
    table = milestones().with_tiles_left(display=5).visiting("trade").with_goods(coin=2)
    others = [place for place in range(5) if place != slot]
    for place in others[:3]:
        table.state.display[place] = -1
    assert table.play(f"hire {others[3] + 1} 4").ended_by is None
    table = milestones().with_tiles_left(display=5).visiting("trade").with_goods(coin=2)
    for place in others:
        table.state.display[place] = -1
    assert table.play(f"hire {slot + 1} 4").ended_by == 0


@pytest.mark.rule("M-65", "M-66")
def test_who_buys_the_last_tile_after_the_end_has_begun_changes_nothing() -> None:
    table = milestones(3).with_tiles_left(display=1).with_points(59, seat=0).with_goods(coin=2, seat=1)
    table.state.ended_by = 0
    table.turn_of(1).visiting("trade").play("hire 1 4", "move castle")
    assert table.ended_by == 0


@pytest.mark.rule("M-65", "M-66")
def test_the_last_tile_ends_the_game_the_same_way() -> None:
    table = milestones(3).turn_of(1).with_tiles_left(display=1).visiting("trade").with_goods(coin=2).play("hire 1 4")
    table.play("move mill", "end").idle(2, 0)
    assert table.game.over


@pytest.mark.rule("M-66")
@pytest.mark.parametrize("players", GOALS)
def test_everybody_else_has_one_more_turn(players: int) -> None:
    for seat in range(players):
        table = milestones(players).turn_of(seat).with_points(GOALS[players] - NUMBER["b1"]).with_goods(stone=1, sand=1)
        table.visiting("office", last=True).play("road a1-b1-c1", "end")
        for step in range(1, players):
            assert not table.game.over
            table.idle((seat + step) % players)
        assert table.game.over
        assert table.phase == "over"


@pytest.mark.rule("M-66", "M-12")
def test_who_brings_about_the_end_with_the_first_move_still_makes_the_second() -> None:
    table = milestones().with_workers("stone+ stone wood").with_points(66).play("move 1")
    assert table.ended_by == 0
    assert table.refuses("end") == ("moves-to-make", "M-12")
    table.play("move 2", "end")
    assert (table.turn, table.game.over, table.you.goods) == (1, False, {"stone": 2})


@pytest.mark.rule("M-66", "M-28")
def test_and_may_go_on_using_the_building() -> None:
    table = milestones().with_points(66).with_plenty().visiting("office").play("road a1-b1-c1", "market c1")
    assert table.you.points == 66 + NUMBER["b1"] + NUMBER["c1"]


@pytest.mark.rule("M-66", "M-12")
def test_the_others_make_both_moves() -> None:
    table = milestones().with_points(67).with_last_turn().play("move 3")
    assert table.refuses("end") == ("moves-to-make", "M-12")
    assert not table.game.over
    assert table.play("move 4", "end").game.over


@pytest.mark.rule("M-66")
def test_others_who_reach_the_goal_meanwhile_change_nothing() -> None:
    table = milestones(3).with_workers("stone+ stone").with_points(58).with_points(58, seat=1).with_workers("wood+ wood", seat=1)
    table.play("move 1", "move 2", "end").play_on(1, "move 1")
    assert (table.seat(1).points, table.ended_by) == (59, 0)
    table.play_on(1, "move 2", "end").idle(2)
    assert table.game.over


@pytest.mark.rule("M-66")
def test_before_the_last_turn_is_over_the_castle_gets_its_due() -> None:
    table = milestones().with_workers("stone wood sand").with_goods(stone=2, wood=2).with_last_turn()
    table.visiting("castle", last=True).play("discard wood", "cover 1")
    assert not table.game.over
    assert table.play("end").game.over
    assert table.you.row == "# wood sand . . . . ."


@pytest.mark.rule("M-66")
@pytest.mark.parametrize("move", ["move 5", "end", "buy stone", "decline"])
def test_after_that_nothing_can_be_done(move: str) -> None:
    table = milestones().with_last_turn().idle(0)
    assert table.game.over
    assert table.refuses(move) == ("game-over", "M-66")
    assert list(table.game.legal_moves) == []


@pytest.mark.rule("M-67")
@pytest.mark.parametrize("kind", GOODS)
def test_every_kind_is_compared(kind: str) -> None:
    others = " ".join(other for other in GOODS if other != kind)
    assert majorities(final(f"{others} {kind}", others, others)) == [5, 0, 0]


@pytest.mark.rule("M-67")
@pytest.mark.parametrize(
    ("one", "other", "points"),
    [
        ("stone stone", "stone", [5, 0]),
        ("stone+", "stone", [5, 0]),
        ("stone+", "stone stone", [0, 0]),
        ("stone+ stone+", "stone stone stone", [5, 0]),
        ("stone #", "stone stone", [0, 5]),
        ("stone # #", "stone", [0, 0]),
    ],
)
def test_a_worker_counts_one_with_a_bonus_tile_two_and_covered_nothing(one: str, other: str, points: list[int]) -> None:
    assert majorities(final(f"wood wood {one}", f"wood wood {other}")) == points


@pytest.mark.rule("M-67", "M-58", "M-50")
def test_workers_covered_in_the_last_turn_no_longer_count() -> None:
    table = milestones().with_workers("stone+ wood wood").with_workers("wood wood", seat=1).with_last_turn()
    table.visiting("castle", last=True).play("cover 1", "end")
    assert majorities(table) == [0, 0]


@pytest.mark.rule("M-68")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1), (5, 0)),
        ((0, 1), (0, 5)),
        ((2, 2), (0, 0)),
        ((0, 0), (0, 0)),
        ((4, 3, 3), (5, 0, 0)),
        ((3, 3, 1), (2, 2, 0)),
        ((1, 0, 1), (2, 0, 2)),
        ((2, 2, 2), (0, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((0, 0, 1), (0, 0, 5)),
        ((1, 2, 3, 4), (0, 0, 0, 5)),
        ((2, 3, 3, 1), (0, 2, 2, 0)),
        ((3, 3, 3, 2), (2, 2, 2, 0)),
        ((3, 3, 3, 3), (0, 0, 0, 0)),
    ],
)
def test_five_for_the_only_highest_two_each_for_several_nothing_when_all_are_equal(
    counts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert majorities(final(*("wood wood" + " stone" * count for count in counts))) == list(points)


@pytest.mark.rule("M-68")
def test_all_kinds_together() -> None:
    table = final("stone stone wood sand+", "stone wood wood grain", "stone wood wood sand coin")
    # stone 5-0-0, wood 0-2-2, sand 5-0-0, grain 0-5-0, coin 0-0-5
    assert majorities(table) == [10, 7, 7]


@pytest.mark.rule("M-68", "M-64")
def test_points_for_majorities_come_only_at_the_end_and_do_not_bring_it_about() -> None:
    table = milestones().with_workers("stone stone wood").with_points(66).idle(0, 1)
    assert (table.ended_by, table.seat(0).points) == (None, 66)
    assert table.game.scores == [66, 0]


@pytest.mark.rule("M-67", "M-68")
def test_the_table_shows_what_the_majorities_would_bring_now() -> None:
    table = milestones(3).with_workers("stone+ stone wood #").with_workers("wood sand", seat=1).with_workers("coin sand", seat=2)
    shown = [board["majority"] for board in table.game.view()["table"]["boards"]]
    assert [[kind["value"] for kind in board] for board in shown] == [[3, 1, 0, 0, 0], [0, 1, 1, 0, 0], [0, 0, 1, 0, 1]]
    assert [[kind["points"] for kind in board] for board in shown] == [[5, 2, 0, 0, 0], [0, 2, 2, 0, 0], [0, 0, 2, 0, 5]]


@pytest.mark.rule("M-01", "M-68")
def test_the_points_are_told_by_what_they_are_for() -> None:
    table = milestones().with_workers("stone+ wood").with_walk(WAY[:-2]).with_bonus(BUSH, "wood").with_plenty()
    table.visiting("office", last=True).play(
        f"road {'-'.join(WAY[-3:])}", f"bonus {BUSH} 2", f"house {BUSH}", f"market {WAY[-1]}"
    )
    table.play("end").idle(1).with_goods(grain=2).with_last_turn().play("move castle", "move mill")
    numbers = next(choice.split()[1] for choice in table.choices("deliver") if choice.startswith(WAY[-1]))
    table.play(f"deliver {WAY[-1]} {numbers}", "end")
    told = {part["label"]["id"].removeprefix("milestones-score-"): part["points"] for part in table.game.breakdown(0)["parts"]}
    assert told == {
        "roads": NUMBER[WAY[-2]],
        "houses": sum(NUMBER[point] for point in land.corners(BUSH) if point != WAY[-2]),
        "markets": NUMBER[WAY[-1]],
        "deliveries": sum(map(int, numbers.split("+"))),
        "bonus": 1,
        "production": 0,
        "majorities": 10,
    }


@pytest.mark.rule("M-69", "M-01")
def test_the_most_points_win() -> None:
    table = milestones(3).with_points(30).with_points(59, seat=1).with_points(58, seat=2).with_last_turn().idle(0)
    assert table.game.winners == [1]


@pytest.mark.rule("M-69", "M-68")
def test_majorities_count_for_the_victory() -> None:
    table = milestones().with_points(63).with_points(67, seat=1).with_workers("grain coin stone").with_last_turn().idle(0)
    assert table.game.scores == [68, 67]
    assert table.game.winners == [0]


@pytest.mark.rule("M-69")
def test_who_brought_about_the_end_need_not_win() -> None:
    table = milestones().with_workers("stone+ stone").with_workers("wood+ wood+ wood", seat=1)
    table.with_points(66).with_points(66, seat=1).play("move 1", "move 5", "end", "move 3", "move 5", "end")
    assert (table.ended_by, table.game.scores) == (0, [67 + 5, 68 + 5])
    assert table.game.winners == [1]


@pytest.mark.rule("M-70")
@pytest.mark.parametrize(
    ("goods", "winners"),
    [
        (({"stone": 2}, {"stone": 1}), [0]),
        (({"stone": 1}, {"coin": 2}), [1]),
        (({"stone": 1, "wood": 1, "coin": 2}, {"grain": 3}), [0]),
        (({"stone": 1, "wood": 1, "coin": 1}, {"grain": 3}), [0, 1]),
        (({}, {}), [0, 1]),
    ],
)
def test_in_a_tie_more_goods_win_coins_included_and_else_the_victory_is_shared(
    goods: tuple[dict[str, int], dict[str, int]], winners: list[int]
) -> None:
    table = milestones().with_points(67).with_points(67, seat=1).with_goods(seat=0, **goods[0]).with_goods(seat=1, **goods[1])
    assert table.with_last_turn().idle(0).game.winners == winners


@pytest.mark.rule("M-70")
def test_goods_of_those_behind_do_not_matter() -> None:
    table = milestones(3).with_points(60).with_points(60, seat=1).with_points(59, seat=2).with_last_turn()
    table.with_goods(coin=1).with_goods(coin=30, seat=2).idle(0)
    assert table.game.winners == [0]


@pytest.mark.rule("M-70")
def test_goods_break_ties_only() -> None:
    table = milestones().with_points(66).with_points(67, seat=1).with_goods(coin=30).with_last_turn().idle(0)
    assert table.game.winners == [1]


@pytest.mark.rule("M-70")
def test_a_victory_by_tie_break_says_by_what() -> None:
    table = milestones(3).with_points(60).with_points(60, seat=1).with_points(59, seat=2).with_last_turn()
    game = table.with_goods(coin=1).with_goods(coin=30, seat=2).idle(0).game
    for language, words in (
        ("en", "Ida wins with 60 points. The tie is broken by more goods and coins left."),
        (
            "de",
            "Ida gewinnt mit 60 Punkten, bei Gleichstand durch mehr übrige Güter und Münzen.",
        ),
    ):
        assert game.view(language=language, names=["Ida", "Bert", "Cleo"])["result"] == words
        assert render(game.log[-1].message, language, ["Ida", "Bert", "Cleo"]) == words
