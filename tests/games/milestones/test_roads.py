"""M-28 to M-35: building in general, and road sections."""

import pytest

from . import land
from .builder import Table, milestones

# A way to the middle of the land, and from there straight on to all six sides; only the way itself touches these lines.
TO_THE_MIDDLE = ["a1", "b1", "a2", "a3", "a4", "a5", "a6", "b6", "c7"]
RAYS = {"b6": "a6", "b7": "a8", "c8": "c9", "d7": "e8", "d6": "e6", "c6": "c5"}


def office(**goods: int) -> Table:
    """You have just come to the building office, and have exactly this."""
    return milestones().with_goods(**goods).visiting("office")


def rich() -> Table:
    return milestones().with_plenty()


@pytest.mark.rule("M-28")
def test_any_number_of_builds_in_any_order() -> None:
    table = office(stone=5, wood=3, sand=4)
    table.play("road a1-b1-b2", "house a2-b1-b2", "road b2-c3-d3", "market b2", "road b2-a3-a4", "house b1-b2-c2")
    assert table.you.goods == {}
    assert (table.milestones, table.markets) == ({"b1", "c3", "a3"}, {"a1", "b2"})
    assert table.houses == {"a2-b1-b2", "b1-b2-c2"}
    assert table.supply == (21, 10, 10)


@pytest.mark.rule("M-28")
def test_each_build_is_paid_and_scored_before_the_next() -> None:
    table = office(stone=2, wood=1, sand=1)
    table.play("road a1-b1-b2")
    assert (table.you.goods, table.you.points) == ({"stone": 1, "wood": 1}, land.NUMBER["b1"])
    assert table.refuses("road b2-b3-b4") == ("cannot-afford", "M-29")
    table.play("house a2-b1-b2")
    assert (table.you.goods, table.you.points) == ({}, land.NUMBER["b1"] + land.NUMBER["a2"] + land.NUMBER["b2"])


@pytest.mark.rule("M-28", "M-37", "M-40")
def test_a_number_scores_for_a_house_first_and_then_for_what_covers_it() -> None:
    first = office(stone=2, wood=2, sand=1).with_road("a1-b1-b2").play("house a2-b1-b2", "market b2")
    assert first.you.points == land.NUMBER["a2"] + 2 * land.NUMBER["b2"]
    later = office(stone=2, wood=2, sand=1).with_road("a1-b1-b2").play("market b2", "house a2-b1-b2")
    assert later.you.points == land.NUMBER["a2"] + land.NUMBER["b2"]


@pytest.mark.rule("M-28", "M-15")
def test_one_may_build_nothing() -> None:
    table = rich().visiting("office").play("move mill", "end")
    assert (table.supply, table.you.points) == ((24, 12, 11), 0)


@pytest.mark.rule("M-29")
def test_a_road_section_is_two_pieces_and_a_milestone_between() -> None:
    table = office(stone=2, wood=1, sand=2).play("road a1-b1-c1")
    assert table.roads == {frozenset(("a1", "b1")), frozenset(("b1", "c1"))}
    assert table.milestones == {"b1"}
    assert table.you.goods == {"stone": 1, "wood": 1, "sand": 1}
    assert table.supply == (23, 12, 11)


@pytest.mark.rule("M-29")
@pytest.mark.parametrize("missing", ["stone", "sand"])
def test_it_costs_a_stone_and_a_sand(missing: str) -> None:
    table = rich()
    table.with_goods(**{good: 9 for good in ("stone", "wood", "sand", "grain", "coin") if good != missing})
    assert table.visiting("office").refuses("road a1-b1-c1") == ("cannot-afford", "M-29")


@pytest.mark.rule("M-29")
def test_both_pieces_lie_on_lines_one_after_the_other() -> None:
    table = rich().visiting("office")
    assert table.knows("road a1-b1-c1")
    for way in ("a1-a3-a4", "a1-c1-d1", "a1-b1-a1", "a1-b1-d2", "a1-b1"):
        assert not table.knows(f"road {way}")


@pytest.mark.rule("M-29", "M-38")
def test_houses_bushes_and_bonus_tiles_beside_a_road_do_not_matter() -> None:
    table = rich().with_walk(land.WAY[:-2]).with_bonus(land.BUSH, "stone").with_bonus(land.NEXT_BUSH, "stone")
    assert table.visiting("office").allows(f"road {'-'.join(land.WAY[-3:])}")
    table = rich().with_road("a1-b1-c1").with_houses("a1-a2-b1", "b1-c1-c2").visiting("office")
    assert table.allows("road a1-a2-b2")
    assert table.allows("road c1-c2-b2")


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("number", range(1, 6))
def test_the_number_under_the_milestone_scores(number: int) -> None:
    milestone = next(point for point in land.a_snake()[1::2] if land.NUMBER[point] == number)
    before = land.a_snake()[: land.a_snake().index(milestone)]
    section = land.a_snake()[len(before) - 1 : len(before) + 2]
    table = office(stone=1, sand=1).with_walk(before).play(f"road {'-'.join(section)}")
    assert table.you.points_for == {"roads": number}


@pytest.mark.rule("M-30")
def test_only_the_builder_scores() -> None:
    table = milestones(3).turn_of(1).with_goods(stone=1, sand=1).visiting("office").play("road a1-b1-c1")
    assert [table.seat(seat).points for seat in range(3)] == [0, land.NUMBER["b1"], 0]


@pytest.mark.rule("M-31")
def test_the_first_road_starts_at_the_start_marketplace() -> None:
    table = rich().visiting("office")
    assert sorted(table.choices("road")) == sorted(path for path in land.PATHS if path.startswith("a1-"))
    assert table.refuses("road c3-c4-c5") == ("no-road-to-continue", "M-32")
    assert table.refuses("road b2-b1-c1") == ("no-road-to-continue", "M-32")


@pytest.mark.rule("M-31", "M-34")
def test_a_road_does_not_lead_to_the_start_marketplace() -> None:
    assert not rich().visiting("office").allows("road c1-b1-a1")


@pytest.mark.rule("M-32", "M-41")
def test_a_road_goes_on_at_its_end_and_the_number_between_stays_free() -> None:
    table = office(stone=2, sand=2).play("road a1-b1-b2", "road b2-b3-b4")
    assert table.milestones == {"b1", "b3"}
    assert table.markets == {"a1"}
    assert table.you.points == land.NUMBER["b1"] + land.NUMBER["b3"]


@pytest.mark.rule("M-32", "M-02")
def test_whoever_built_the_road_everybody_may_continue_it() -> None:
    table = milestones(3).with_goods(stone=1, sand=1).visiting("office", last=True).play("road a1-b1-b2", "end")
    table.with_goods(stone=1, sand=1).play("move office", "road b2-b3-b4")
    assert table.seat(1).points == land.NUMBER["b3"]


@pytest.mark.rule("M-32")
def test_both_ends_of_a_forked_road_can_be_continued() -> None:
    table = rich().with_road("a1-b1-c1", "a1-a2-a3").visiting("office")
    assert table.allows("road c1-d1-e1")
    assert table.allows("road a3-a4-a5")


@pytest.mark.rule("M-32")
def test_roads_begin_nowhere_else() -> None:
    table = rich().with_road("a1-b1-b2").visiting("office")
    assert {choice.split("-")[0] for choice in table.choices("road")} == {"a1", "b2"}
    assert table.refuses("road c5-c6-c7") == ("no-road-to-continue", "M-32")


@pytest.mark.rule("M-33")
def test_a_road_branches_at_the_start_marketplace() -> None:
    table = rich().with_road("a1-b1-b2").visiting("office").play("road a1-a2-a3")
    assert table.milestones == {"b1", "a2"}


@pytest.mark.rule("M-33")
def test_no_branch_at_a_milestone() -> None:
    table = rich().with_road("a1-b1-b2", "b2-b3-b4").visiting("office")
    assert table.refuses("road b1-c1-d1") == ("no-branch-at-milestone", "M-33")
    assert table.refuses("road b3-c3-d3") == ("no-branch-at-milestone", "M-33")


@pytest.mark.rule("M-33", "M-39")
def test_at_a_free_number_between_two_sections_only_once_a_marketplace_stands_there() -> None:
    table = rich().with_road("a1-b1-b2", "b2-b3-b4").visiting("office")
    assert table.refuses("road b2-a3-a4") == ("no-branch-without-market", "M-33")
    assert table.play("market b2").allows("road b2-a3-a4")


@pytest.mark.rule("M-33")
def test_a_marketplace_at_the_end_of_a_road_lets_it_go_on_and_branch() -> None:
    table = rich().with_road("a1-b1-b2").visiting("office").play("market b2", "road b2-b3-b4", "road b2-a3-a4", "road b2-c3-d3")
    assert table.milestones == {"b1", "b3", "a3", "c3"}


@pytest.mark.rule("M-33")
def test_any_number_of_roads_meet_at_a_marketplace() -> None:
    table = rich().with_walk(TO_THE_MIDDLE).visiting("office").play("market c7")
    assert land.around("c7") == sorted(RAYS, key=land.POINTS.index)
    for near, far in RAYS.items():
        if near != "b6":
            table.play(f"road c7-{near}-{far}")
    assert sum("c7" in piece for piece in table.roads) == 6
    assert [choice for choice in table.choices("road") if choice.startswith("c7-")] == []


@pytest.mark.rule("M-33", "M-62")
def test_a_marketplace_with_a_sack_lets_roads_branch_too() -> None:
    table = rich().with_road("a1-b1-b2", "b2-b3-b4").with_markets("b2").with_sacks("a1", "b2").visiting("office")
    assert table.allows("road b2-a3-a4")
    assert table.allows("road a1-a2-a3")


@pytest.mark.rule("M-34")
@pytest.mark.parametrize(
    "section",
    [
        "b4-b3-b2",  # back over the same lines
        "b4-b3-c3",  # the middle on a milestone of the same road
        "b2-b1-c1",
        "b4-a4-a3",  # on one of another road
        "b4-a5-a6",  # on the end of another road
        "a5-b4-b5",
        "b4-c4-b3",  # the end on a milestone of the same road
        "b2-c2-b1",
        "b4-b5-a5",  # on the end of another road
        "a5-b5-b4",
    ],
)
def test_middle_and_end_must_be_untouched(section: str) -> None:
    table = rich().with_walk(["a1", "b1", "b2", "b3", "b4"]).with_walk(["a1", "a2", "a3", "a4", "a5"]).with_markets("b2")
    assert table.visiting("office").refuses(f"road {section}") == ("loop", "M-34")


@pytest.mark.rule("M-34")
def test_two_roads_that_come_close_may_not_meet() -> None:
    table = rich().with_walk(["a1", "b1", "c1", "d1", "d2"]).with_walk(["a1", "a2", "a3"]).visiting("office")
    assert table.allows("road d2-c3-b3")
    assert table.allows("road d2-c2-c3")
    table.play("road a3-b3-c3")
    assert table.refuses("road d2-c3-b2") == ("loop", "M-34")
    assert table.refuses("road d2-c2-c3") == ("loop", "M-34")
    assert table.refuses("road c3-d2-e2") == ("loop", "M-34")
    assert table.allows("road d2-c2-b2")


@pytest.mark.rule("M-34")
def test_a_road_does_not_lead_into_a_free_number_between_two_sections() -> None:
    table = rich().with_road("a1-a2-a3", "a3-a4-a5", "a5-b4-c4").visiting("office")
    assert table.refuses("road c4-b3-a3") == ("loop", "M-34")
    assert table.refuses("road c4-b3-a4") == ("loop", "M-34")
    assert table.allows("road c4-b3-b2")


@pytest.mark.rule("M-34")
def test_nor_into_a_marketplace() -> None:
    table = rich().with_road("a1-a2-a3", "a3-a4-a5", "a5-b4-c4").with_markets("a3").visiting("office")
    assert table.refuses("road c4-b3-a3") == ("loop", "M-34")
    assert table.refuses("road a3-b3-c4") == ("loop", "M-34")
    assert rich().with_road("a1-a2-b2").visiting("office").refuses("road b2-b1-a1") == ("loop", "M-34")


@pytest.mark.rule("M-34")
def test_roads_may_run_side_by_side() -> None:
    table = rich().with_road("a1-a2-a3", "a3-a4-a5").visiting("office").play("road a1-b1-b2", "road b2-b3-b4")
    assert table.milestones == {"a2", "a4", "b1", "b3"}


@pytest.mark.rule("M-34")
def test_where_everything_is_touched_nothing_can_be_built() -> None:
    # The corner between b1 and a2 is closed on all sides.
    table = rich().with_road("a1-a2-b2", "b2-b1-c1").visiting("office")
    assert [choice for choice in table.choices("road") if choice.startswith("a1-")] == []


@pytest.mark.rule("M-35")
@pytest.mark.parametrize(
    "section",
    ["c7-c8-c9", "c7-c8-b8", "c7-c8-d8", "c7-c8-b7", "c7-c8-d7"],
    ids=["straight", "left", "right", "sharp left", "sharp right"],
)
def test_straight_bent_and_sharply_bent(section: str) -> None:
    table = rich().with_walk(TO_THE_MIDDLE).visiting("office").play(f"road {section}")
    assert "c8" in table.milestones


@pytest.mark.rule("M-35")
def test_from_its_end_a_road_goes_on_to_every_side() -> None:
    table = rich().with_walk(TO_THE_MIDDLE).visiting("office")
    ahead = {choice.split("-")[1] for choice in table.choices("road") if choice.startswith("c7-")}
    assert ahead == set(RAYS) - {"b6"}
    touched = set(TO_THE_MIDDLE)
    free = {path for path in land.PATHS if path.startswith("c7-") and not touched & set(path.split("-")[1:])}
    assert {choice for choice in table.choices("road") if choice.startswith("c7-")} == free
