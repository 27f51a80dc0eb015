"""M-60 to M-63: what there is only so many of, and what never runs out."""

import pytest

from . import land
from .builder import GOODS, Table, milestones

SNAKE = land.a_snake()
WHOLE_WAY = SNAKE[: 2 * 24 + 1]


def rich() -> Table:
    return milestones().with_plenty()


def lots(table: Table) -> list[str]:
    """All triangles with a road on one of their sides."""
    return [triangle for triangle in land.TRIANGLES if table.roads & set(land.sides(triangle))]


@pytest.mark.rule("M-60")
def test_there_are_24_road_sections() -> None:
    table = rich().with_walk(WHOLE_WAY[:-2]).visiting("office")
    assert table.supply[0] == 1
    table.play(f"road {'-'.join(WHOLE_WAY[-3:])}")
    assert (table.supply[0], len(table.milestones), len(table.roads)) == (0, 24, 48)
    assert table.refuses(f"road {'-'.join(SNAKE[48:51])}") == ("no-section-left", "M-60")
    assert table.choices("road") == []
    assert table.choices("house") != []
    assert table.choices("market") != []


@pytest.mark.rule("M-61")
def test_there_are_12_houses() -> None:
    table = rich().with_walk(SNAKE[:21])
    free = lots(table)
    table.with_houses(*free[:11]).visiting("office").play(f"house {free[11]}")
    assert (table.supply[1], len(table.houses)) == (0, 12)
    assert table.refuses(f"house {free[12]}") == ("no-house-left", "M-61")
    assert table.choices("house") == []
    assert table.choices("road") != []


@pytest.mark.rule("M-62")
def test_11_marketplaces_can_be_built() -> None:
    table = rich().with_walk(WHOLE_WAY).with_markets(*WHOLE_WAY[2:22:2]).visiting("office")
    assert table.supply[2] == 1
    table.play(f"market {WHOLE_WAY[22]}")
    assert (table.supply[2], len(table.markets)) == (0, 12)
    assert table.refuses(f"market {WHOLE_WAY[24]}") == ("no-market-left", "M-62")
    assert table.choices("market") == []


@pytest.mark.rule("M-62", "M-52")
def test_twelve_sacks_and_then_no_more_deliveries() -> None:
    table = rich().with_walk(WHOLE_WAY).with_markets(*WHOLE_WAY[2:24:2]).with_sacks(*WHOLE_WAY[:22:2]).visiting("mill")
    assert {choice.split()[0] for choice in table.choices("deliver")} == {WHOLE_WAY[22]}
    table.play(f"deliver {table.choices('deliver')[0]}")
    assert len(table.sacks) == 12
    assert table.choices("deliver") == []
    assert {table.refuses(f"deliver {point} 1+1") for point in table.markets} == {("already-supplied", "M-52")}


@pytest.mark.rule("M-60")
def test_a_road_that_is_closed_in_cannot_go_on() -> None:
    # From the middle of a spiral no line leads out: c2 is surrounded.
    spiral = ["a1", "a2", "b2", "c3", "d2", "d1", "c1", "b1", "c2"]
    table = rich().with_walk(spiral).visiting("office")
    assert set(land.around("c2")) <= set(spiral)
    assert [choice for choice in table.choices("road") if choice.startswith("c2-")] == []
    assert table.allows("market c2")


@pytest.mark.rule("M-63")
@pytest.mark.parametrize("kind", GOODS)
def test_goods_never_run_out(kind: str) -> None:
    table = milestones().with_goods(seat=1, **dict.fromkeys(GOODS, 30)).with_workers(f"{kind} {kind} {kind}").play("move 3")
    assert table.you.goods == {kind: 3}


@pytest.mark.rule("M-63")
def test_coins_never_run_out() -> None:
    table = milestones().with_goods(seat=1, coin=24).visiting("trade").with_goods(stone=60)
    assert table.play(*["sell stone+stone"] * 30).you.goods == {"coin": 30}


@pytest.mark.rule("M-63")
def test_cover_tiles_never_run_out() -> None:
    table = milestones(4)
    for seat in range(4):
        table.turn_of(seat).with_workers("# # # # # stone wood sand").visiting("castle", last=True).play("cover 6", "end")
    assert [table.seat(seat).row.count("#") for seat in range(4)] == [6, 6, 6, 6]
