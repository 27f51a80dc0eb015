"""H-50 to H-70: the end and what scores then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dorfplatz.core.words import render

from .builder import Table, hamlet, preview
from .referee import Referee
from .village import KEYS

LANDSCAPER, MERCHANT = 4, 4
PONDS = {"pond-1": {"market": "R"}, "pond-2": {"quarry": "M"}}


def landmarks(table: Table, seat: int = 0) -> int:
    """What the landmarks of a seat bring, whose flags all stand already."""
    return table.scores(seat).get("landmarks", 0)


def with_landmark(key: str, place: str = "market", joint: str = "R", table: Table | None = None) -> Table:
    """A landmark of yours beside a place."""
    return (table or hamlet()).with_places({key: {place: joint}}).with_flag(key)


# The end


def nearly_done(players: int = 3, start: int = 0) -> Table:
    """The first order is the last one that is open, and everybody could pay it."""
    table = hamlet(players).with_orders(None, 0, 1, 0, *([1] if players > 2 else []))
    for seat in range(players):
        table.with_gold(10, seat)
    table.state.start_seat = table.state.turn = start
    return table


@pytest.mark.rule("H-50")
@pytest.mark.parametrize("finisher", [0, 1, 2])
def test_the_round_is_finished(finisher: int) -> None:
    table = nearly_done().turns(finisher).play("order 1")
    for seat in range(finisher, 3):
        assert (table.game.over, table.turn) == (False, seat)
        table.play("end")
    assert (table.game.over, table.phase, int(table.state.round_no)) == (True, "over", 1)


@pytest.mark.rule("H-50")
def test_the_round_ends_before_the_start_player() -> None:
    table = nearly_done(start=2).turns(1).play("order 1", "end")
    assert (table.game.over, table.turn) == (False, 1)
    assert table.play("end").game.over


@pytest.mark.rule("H-50")
def test_with_an_open_order_the_game_goes_on() -> None:
    table = nearly_done().turns(3)
    assert (table.game.over, int(table.state.round_no)) == (False, 2)


@pytest.mark.rule("H-50")
def test_after_the_end_nothing_can_be_done() -> None:
    table = nearly_done(2).play("order 1", "end", "end")
    assert len(table.game.legal_moves) == 0
    for move in ("end", "produce farm", "herd church farm", "order 1", "spot 1 1", "done"):
        assert table.refuses(move) == ("game-over", "H-50")


@pytest.mark.rule("H-50")
def test_others_may_act_in_the_last_round() -> None:
    table = nearly_done().play("order 1", "end", "produce farm")
    assert table.seat(1).gold == 12


# Awards


@pytest.mark.rule("H-51")
def test_chaplain_and_sacristan() -> None:
    table = hamlet(3).with_orders(0, 0, 1)
    assert [table.scores(seat).get("awards", 0) for seat in range(3)] == [5, 3, 0]


@pytest.mark.rule("H-51")
def test_merchant_and_landscaper() -> None:
    table = hamlet(3).with_sold(1, 1, 2)
    assert [table.scores(seat).get("awards", 0) for seat in range(3)] == [0, MERCHANT, 0]
    table = with_landmark("small-mountain-range", "quarry", "M")
    assert table.scores()["awards"] == LANDSCAPER
    assert "small-mountain-range" not in table.network
    assert "awards" not in table.scores(1)


@pytest.mark.rule("H-51")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_has_none_gets_none(players: int) -> None:
    table = hamlet(players)
    assert all("awards" not in table.scores(seat) for seat in range(players))
    table = hamlet(3).with_orders(0)
    assert [table.scores(seat).get("awards", 0) for seat in range(3)] == [5, 0, 0]


@pytest.mark.rule("H-52")
@pytest.mark.parametrize(
    ("orders", "final", "early"),
    [
        ((0, 0, 1, 1, 2), [4, 4, 0, 0], [2, 2, 3, 0]),
        ((0, 1, 2), [2, 2, 2, 0], [1, 1, 1, 0]),
        ((0, 1, 2, 3), [2, 2, 2, 2], [1, 1, 1, 1]),
        ((0, 0, 1, 2), [5, 1, 1, 0], [5, 1, 1, 0]),
        ((0, 0, 1, 2, 3), [5, 1, 1, 1], [5, 1, 1, 1]),
        ((0, 1), [4, 4, 0, 0], [2, 2, 0, 0]),
        ((3, 3, 3, 2, 2), [0, 0, 3, 5], [0, 0, 3, 5]),
    ],
)
def test_ties_for_church_orders(orders: tuple[int, ...], final: list[int], early: list[int]) -> None:
    for table, wanted in ((hamlet(4), final), (preview(4), early)):
        table.with_orders(*orders)
        assert [table.scores(seat).get("awards", 0) for seat in range(4)] == wanted


@pytest.mark.rule("H-52")
@pytest.mark.parametrize(("sold", "points"), [((0, 1), [2, 2, 0, 0]), ((0, 1, 2), [1, 1, 1, 0]), ((0, 1, 2, 3), [1, 1, 1, 1])])
def test_ties_for_sales_are_shared_rounded_down(sold: tuple[int, ...], points: list[int]) -> None:
    for table in (hamlet(4), preview(4)):
        table.with_sold(*sold)
        assert [table.scores(seat).get("awards", 0) for seat in range(4)] == points


@pytest.mark.rule("H-52")
def test_ties_for_flags_are_shared() -> None:
    table = hamlet(3).with_places(PONDS).with_flag("pond-1").with_flag("pond-2", 2)
    assert [table.scores(seat).get("awards", 0) for seat in range(3)] == [2, 0, 2]


# Landmarks


@pytest.mark.rule("H-53")
def test_a_landmark_scores_for_its_flag_and_if_it_is_joined() -> None:
    table = hamlet().with_places(PONDS).with_flag("pond-1", 1).with_flag("pond-2")
    assert (landmarks(table), landmarks(table, 1)) == (0, 3)
    assert landmarks(table.with_road("quarry", "pond-2", 1)) == 3


@pytest.mark.rule("H-53")
@pytest.mark.parametrize("key", ["stables", "tavern", "shrine", "tradeport", "outpost-1", "warehouse", "farrier"])
def test_unjoined_landmarks_bring_nothing(key: str) -> None:
    table = with_landmark(key, "woodcutter", "B").with_gold(8).with_orders(0).with_sold(0)
    assert landmarks(table) == 0


@pytest.mark.rule("H-54")
def test_an_outpost_counts_the_places_to_the_church() -> None:
    table = with_landmark("outpost-1")
    assert landmarks(table) == 3
    plan = {"barn-1": {"quarry": "M"}, "barn-2": {"barn-1": "R"}, "outpost-2": {"barn-2": "R"}}
    table = hamlet().with_places(plan).with_flag("outpost-2")
    assert landmarks(table) == 0
    table.with_road("quarry", "barn-1", 1)
    assert landmarks(table) == 5


@pytest.mark.rule("H-54")
def test_the_shortest_way_counts() -> None:
    table = with_landmark("outpost-1", "farm", "F").with_road("farm", "outpost-1")
    assert landmarks(table) == 3
    # Over the market it would be longer.
    table.with_road("farm", "market", 1)
    assert landmarks(table) == 3


@pytest.mark.rule("H-55")
def test_a_square_counts_roads_on_roads() -> None:
    table = with_landmark("square")
    assert landmarks(table) == 3
    table.with_places({"pond-1": {"square": "R"}})
    assert landmarks(table) == 6
    table = hamlet().with_places({"square": {"quarry": "M"}}).with_flag("square")
    assert landmarks(table) == 0
    assert landmarks(table.with_road("quarry", "square")) == 0


@pytest.mark.rule("H-56")
@pytest.mark.parametrize("sold", [0, 1, 3])
def test_a_tradeport_counts_sale_tiles(sold: int) -> None:
    assert landmarks(with_landmark("tradeport").with_sold(*[0] * sold, 1)) == sold


@pytest.mark.rule("H-57")
def test_a_farrier_adds_a_point_per_place_of_the_longest_road() -> None:
    plan = {"farrier": {"market": "R"}, "barn-1": {"quarry": "M"}, "barn-2": {"barn-1": "R"}}
    table = hamlet().with_places(plan).with_road("quarry", "barn-1")
    without = sum(table.scores().values())
    assert (table.scores()["longest"], without) == (6, 7)
    assert sum(table.with_flag("farrier").scores().values()) == without + 3 + LANDSCAPER
    assert sum(table.with_flag("farrier", 1).scores().values()) == without


@pytest.mark.rule("H-57", "H-68")
def test_in_the_preview_edition_it_doubles_the_best_road() -> None:
    plan = {"farrier": {"market": "R"}, "barn-1": {"quarry": "M"}, "barn-2": {"barn-1": "R"}, "small-woodland": {"church": "F"}}
    table = preview().with_places(plan).with_road("quarry", "barn-1").with_road("church", "small-woodland")
    assert table.scores() == {"roads": 3}
    assert sum(table.with_flag("farrier").scores().values()) == 3 + 2 + LANDSCAPER


@pytest.mark.rule("H-57")
def test_a_farrier_without_a_road_adds_nothing() -> None:
    table = with_landmark("farrier")
    assert table.scores() == {"awards": LANDSCAPER}


@pytest.mark.rule("H-58")
@pytest.mark.parametrize(("key", "each"), [("small-mountain-range", 1), ("large-mountain-range", 2)])
def test_mountain_ranges_count_mountains(key: str, each: int) -> None:
    table = with_landmark(key, "quarry", "M")
    meeting = Referee(table.state).matching(key, "M")
    assert meeting >= 1
    assert key not in table.network
    assert landmarks(table) == each * meeting
    table = hamlet().with_places({key: {"woodcutter": "X"}}).with_flag(key)
    assert landmarks(table) == each * Referee(table.state).matching(key, "M")


@pytest.mark.rule("H-59")
@pytest.mark.parametrize(("key", "each"), [("small-woodland", 1), ("large-woodland", 2)])
def test_woodlands_count_forests(key: str, each: int) -> None:
    table = with_landmark(key, "woodcutter", "F")
    meeting = Referee(table.state).matching(key, "F")
    assert meeting >= 1
    assert landmarks(table) == each * meeting
    table = hamlet().with_places({key: {"quarry": "X"}}).with_flag(key)
    assert landmarks(table) == each * Referee(table.state).matching(key, "F")


@pytest.mark.rule("H-58", "H-59")
def test_in_the_photographed_village() -> None:
    table = hamlet().with_tile("small-woodland", (-11, 5)).with_tile("small-mountain-range", (-4, 6))
    table.with_flag("small-woodland").with_flag("small-mountain-range", 1)
    # The woodland lies with two segments on the woodcutter; the range on a mountain of the church and one of the quarry.
    assert [len(table.joints("small-woodland", "woodcutter")), landmarks(table)] == [2, 2]
    assert [kinds for other in ("church", "quarry") for _, kinds in table.joints("small-mountain-range", other)] == ["MM", "MM"]
    assert landmarks(table, 1) == 2
    table.with_tile("flour-mill", (-15, 5))
    assert [kinds for _, kinds in table.joints("small-woodland", "flour-mill")] == ["FF", "FF"]
    assert landmarks(table) == 4


@pytest.mark.rule("H-60", "H-66")
def test_a_warehouse_counts_own_roads() -> None:
    table = with_landmark("warehouse").with_places({"barn-1": {"quarry": "M"}, "small-woodland": {"church": "F"}})
    assert landmarks(table) == 0
    table.with_road("quarry", "barn-1").with_road("church", "small-woodland", 1)
    assert (landmarks(table), table.scores()["roads"]) == (1, 1)


@pytest.mark.rule("H-61")
def test_a_monument_counts_matching_segments() -> None:
    table = with_landmark("monument")
    referee = Referee(table.state)
    assert landmarks(table) == 2 * sum(referee.matching("monument", kind) for kind in "RFM") >= 2
    # Forest against mountain does not match.
    table = with_landmark("monument", "market", "R").with_places({"small-mountain-range": {"monument": "X"}})
    assert landmarks(table) == 2 * sum(Referee(table.state).matching("monument", kind) for kind in "RFM")
    table.with_places({"small-woodland": {"monument": "F"}})
    assert landmarks(table) == 2 * sum(Referee(table.state).matching("monument", kind) for kind in "RFM")


@pytest.mark.rule("H-62")
def test_a_shrine_counts_church_orders() -> None:
    assert landmarks(with_landmark("shrine").with_orders(0, 1, 0)) == 4


@pytest.mark.rule("H-63")
def test_stables_count_donkeys() -> None:
    table = with_landmark("stables").with_donkeys("church", "farm", "farm").with_donkeys("farm", seat=1)
    assert landmarks(table) == 6


@pytest.mark.rule("H-64", "H-69")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (5, 5), (8, 8), (9, 8), (20, 8)])
def test_a_tavern_counts_gold_up_to_eight(gold: int, points: int) -> None:
    table = with_landmark("tavern").with_gold(gold)
    assert (landmarks(table), table.scores().get("savings", 0)) == (points, gold // 3)


@pytest.mark.rule("H-65")
@pytest.mark.parametrize("key", ["pond-1", "pond-2"])
def test_a_pond_brings_three(key: str) -> None:
    assert landmarks(with_landmark(key)) == 3
    assert landmarks(hamlet().with_places({key: {"farm": "X" if key == "pond-2" else "F"}}).with_flag(key)) == 0


# Roads


@pytest.mark.rule("H-66")
def test_each_built_road_brings_a_point_and_the_planner_two() -> None:
    table = hamlet(3).with_places({"barn-1": {"quarry": "M"}, "small-woodland": {"church": "F"}, "pond-1": {"woodcutter": "F"}})
    table.with_road("quarry", "barn-1").with_road("church", "small-woodland").with_road("woodcutter", "pond-1", 1)
    assert [table.scores(seat).get("roads", 0) for seat in range(3)] == [2, 1, 0]
    table.with_milestone("planner", 1)
    assert [table.scores(seat).get("roads", 0) for seat in range(3)] == [2, 2, 0]
    assert [table.with_milestone("planner").scores(seat).get("roads", 0) for seat in range(3)] == [4, 1, 0]


@pytest.mark.rule("H-67")
def test_without_a_road_of_ones_own_there_is_no_longest_road() -> None:
    table = hamlet().with_places({"barn-1": {"market": "R"}, "barn-2": {"barn-1": "R"}})
    assert "longest" not in table.scores()
    table.with_places({"small-mountain-range": {"quarry": "M"}}).with_road("quarry", "small-mountain-range", 1)
    assert "longest" not in table.scores()
    assert table.scores(1)["longest"] == 4


@pytest.mark.rule("H-67")
def test_the_church_is_never_part_of_it() -> None:
    table = hamlet().with_places({"small-woodland": {"church": "F"}}).with_road("church", "small-woodland")
    assert "longest" not in table.scores()
    table = hamlet().with_places({"pond-1": {"woodcutter": "F"}}).with_road("woodcutter", "pond-1")
    assert table.scores()["longest"] == 4


@pytest.mark.rule("H-67")
def test_roads_of_others_do_not_lengthen_it() -> None:
    plan = {
        "pond-2": {"quarry": "M"},
        "small-mountain-range": {"pond-2": "M"},
        "large-mountain-range": {"small-mountain-range": "M"},
    }
    table = hamlet().with_places(plan).with_road("pond-2", "small-mountain-range", 1)
    table.with_road("quarry", "pond-2").with_road("small-mountain-range", "large-mountain-range")
    assert (table.scores()["longest"], table.scores(1)["longest"]) == (4, 4)


@pytest.mark.rule("H-67", "H-14")
def test_it_need_not_be_joined_to_the_network() -> None:
    table = hamlet().with_places({"pond-2": {"quarry": "M"}, "barn-1": {"pond-2": "M"}}).with_road("pond-2", "barn-1")
    assert not {"pond-2", "barn-1"} & table.network
    assert table.scores()["longest"] == 4


@pytest.mark.rule("H-67", "H-66", "H-68")
def test_the_preview_edition_scores_what_relies_on_a_road_instead() -> None:
    plan = {"barn-1": {"quarry": "M"}, "barn-2": {"barn-1": "R"}, "pond-2": {"quarry": "M"}}
    table = preview().with_places(plan).with_road("quarry", "barn-1").with_road("quarry", "pond-2", 1)
    assert (table.scores(), table.scores(1)) == ({"roads": 2}, {"roads": 1})
    table.with_milestone("planner")
    assert table.scores() == {"roads": 3}


@pytest.mark.rule("H-68")
def test_a_road_that_leads_to_nothing_joined_brings_nothing() -> None:
    table = preview().with_places({"pond-2": {"quarry": "M"}, "barn-1": {"pond-2": "M"}}).with_road("pond-2", "barn-1")
    assert table.scores() == {}


@pytest.mark.rule("H-68")
def test_a_place_that_closed_a_loop_is_taken_out_first() -> None:
    plan = {"barn-1": {"quarry": "M"}, "barn-2": {"barn-1": "R"}}
    table = preview().with_places(plan).with_road("quarry", "barn-1")
    assert table.scores() == {"roads": 2}
    table.state.loops = 1 << KEYS.index("barn-2")
    assert table.scores() == {"roads": 1}
    table.state.loops = 1 << KEYS.index("barn-1")
    assert table.scores() == {}


@pytest.mark.rule("H-69")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (31, 10)])
def test_three_gold_a_point(gold: int, points: int) -> None:
    assert hamlet().with_gold(gold).scores() == ({"savings": points} if points else {})


# Who wins


def ended(table: Table) -> list[int]:
    """The winners when the game ends as it stands."""
    table.state.over = 1
    return table.game.winners


@pytest.mark.rule("H-70", "H-01")
def test_most_points_win() -> None:
    assert ended(hamlet(3).with_gold(9, 1).with_gold(8, 2)) == [1]


@pytest.mark.rule("H-70")
def test_then_more_church_orders() -> None:
    table = hamlet(3).with_gold(15).with_orders(1)
    assert [table.game.scores[seat] for seat in range(3)] == [5, 5, 0]
    assert ended(table) == [1]


@pytest.mark.rule("H-70")
def test_then_more_sale_tiles() -> None:
    table = hamlet(3).with_gold(12).with_sold(1)
    assert [table.game.scores[seat] for seat in range(3)] == [4, 4, 0]
    assert ended(table) == [1]


@pytest.mark.rule("H-70")
def test_orders_come_before_sales() -> None:
    table = hamlet(3).with_orders(1).with_sold(0).with_gold(3)
    assert [table.game.scores[seat] for seat in range(3)] == [5, 5, 0]
    assert ended(table) == [1]


@pytest.mark.rule("H-70")
def test_else_the_victory_is_shared() -> None:
    assert ended(hamlet(3)) == [0, 1, 2]
    assert ended(hamlet(3).with_gold(3).with_gold(5, 2)) == [0, 2]


@pytest.mark.rule("H-70")
def test_nobody_has_won_before_the_end() -> None:
    assert hamlet(3).game.winners == []


@pytest.mark.rule("H-70")
@pytest.mark.parametrize(
    ("table", "english", "german"),
    [
        (
            lambda: hamlet(3).with_gold(15).with_orders(1),
            "Bert wins with 5 points. The tie is broken by more church orders.",
            "Bert gewinnt mit 5 Punkten, bei Gleichstand durch mehr Kirchenaufträge.",
        ),
        (
            lambda: hamlet(3).with_gold(12).with_sold(1),
            "Bert wins with 4 points. The tie is broken by more sale tiles.",
            "Bert gewinnt mit 4 Punkten, bei Gleichstand durch mehr Handelsplättchen.",
        ),
    ],
)
def test_a_victory_by_tie_break_says_by_what(table: Callable[[], Table], english: str, german: str) -> None:
    names = ["Ida", "Bert", "Cleo"]
    found = table()
    found.state.turn = 2  # the last of the round
    found.state.order_by[:] = 1
    game = found.game
    game.push("end")
    assert game.over
    for language, words in (("en", english), ("de", german)):
        assert game.view(language=language, names=names)["result"] == words
        assert render(game.log[-1].message, language, names) == words
