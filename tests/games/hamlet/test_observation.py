"""What a program sees of a position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import dorfplatz
from dorfplatz.core.loops import loop, rules
from dorfplatz.games.hamlet.observation import BARNS, FIRST_BLUEPRINT, REFINERIES
from dorfplatz.games.hamlet.rules import OBSERVATION, WORK
from dorfplatz.games.hamlet.scoring import LANDMARK_TILES
from dorfplatz.games.hamlet.state import Deed, Phase

from .builder import GOODS, Table, grown, hamlet, number, preview
from .referee import Referee
from .test_payment import strewn
from .village import KEYS


@loop
def look(position: Any, seat: int, row: Any, work: Any) -> None:
    rules.observe(position.view(rules.STATE)[0], seat, row, work.view(rules.WORK)[0])


def row_of(position: Any, seat: int) -> Any:
    row = np.zeros(OBSERVATION.size, np.uint8)
    look.of("hamlet")(position, seat, row, np.zeros(WORK.itemsize, np.uint8))
    return row


def seen(table: Table, seat: int = 0) -> dict[str, Any]:
    """What the seat sees, by part."""
    return {name: part.tolist() for name, part in OBSERVATION.read(row_of(table.game.position, seat)).items()}


def places(part: list[int]) -> dict[str, int]:
    """A part with a number for each tile, in words."""
    return {KEYS[tile]: n for tile, n in enumerate(part) if n}


def blueprints(part: list[int]) -> dict[str, int]:
    """A part with a number for each blueprint, in words."""
    return {KEYS[FIRST_BLUEPRINT + n]: value for n, value in enumerate(part) if value}


def brought(table: Table, place: str, seat: int = 0) -> set[str]:
    """What a seat can bring to a place, and whether from the market."""
    row = seen(table, seat)["brought"][number(place)]
    return {kind for kind, n in zip((*GOODS, "market"), row, strict=True) if n}


# Seats


def test_the_first_row_is_your_own_and_the_others_follow_in_turn_order() -> None:
    table = hamlet(3).with_gold(1, 0).with_gold(2, 1).with_gold(3, 2)
    assert seen(table, 0)["gold"] == [1, 2, 3, 0]
    assert seen(table, 1)["gold"] == [2, 3, 1, 0]
    assert seen(table, 2)["gold"] == [3, 1, 2, 0]


def test_who_decides_and_who_began_is_told_from_where_you_sit() -> None:
    table = hamlet(4).turns(1)
    assert seen(table, 0)["turn"] == [0, 1, 0, 0]
    assert seen(table, 3)["turn"] == [0, 0, 1, 0]
    assert seen(table, 3)["first"] == [0, 1, 0, 0]


def test_seats_that_nobody_sits_on_are_zero() -> None:
    found = seen(grown(2).with_flag("farrier", 1).with_orders(0, 1))
    for name in (
        "gold",
        "villagers",
        "ready",
        "donkeys",
        "tokens",
        "roads",
        "orders",
        "sales",
        "milestones",
        "points",
        "goods",
        "flags",
    ):
        assert not np.any(found[name][2:]), name
    assert found["players"] == [1, 0, 0]


def test_orders_milestones_and_landmarks_stand_in_their_owners_row() -> None:
    table = hamlet(3).with_orders(None, 2).with_milestone("mason", 2).with_flag("shrine", 2)
    for seat, row in ((2, 0), (1, 1), (0, 2)):
        found = seen(table, seat)
        assert found["order_by"][row] == [0, 1, 0, 0, 0]
        assert found["milestones"][row] == [0, 0, 1, 0, 0]
        assert found["flags"][row] == [int(tile == number("shrine")) for tile in LANDMARK_TILES]
        assert sum(map(sum, found["order_by"] + found["milestones"] + found["flags"])) == 3


def test_hands_are_open_your_own_card_by_card() -> None:
    table = hamlet(3).with_hand("sawmill", "barn-1").with_hand("pond-1", seat=2)
    assert blueprints(seen(table, 0)["hand_tile"]) == {"sawmill": 1, "barn-1": 2}
    assert blueprints(seen(table, 0)["their_hands"]) == {"pond-1": 1}
    assert blueprints(seen(table, 1)["their_hands"]) == {"sawmill": 1, "barn-1": 1, "pond-1": 1}
    sawmill, barn, nothing = seen(table)["hand"]
    assert sawmill == [1, 0, 2, 0, 0, 0, 0, 0, 4, 0, 0, 0, 1, 0, 0]  # a stone, two grain; four points; makes timber
    assert barn == [0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0]  # three gold; four points; a barn
    assert nothing == [0] * 15


# Goods


def test_goods_are_told_by_owner_and_quality() -> None:
    table = grown(3).with_resources("windmill", "flour! flour@2")
    mill = REFINERIES.tolist().index(number("windmill"))
    own, second, third, _ = (seat[mill] for seat in seen(table)["goods"])
    assert (own, second, third) == ([0, 1], [0, 0], [1, 0])
    own, second, third, _ = (seat[mill] for seat in seen(table, 2)["goods"])
    assert (own, second, third) == ([1, 0], [0, 1], [0, 0])


def test_raw_materials_lie_on_producers_and_in_barns() -> None:
    table = hamlet().with_places({"barn-2": {"market": "R"}}).with_resources("farm", "grain . grain")
    table.with_resources("barn-2", "stone wood stone")
    found = seen(table)
    assert found["producers"] == [0, 0, 2]
    assert found["barns"][BARNS.tolist().index(number("barn-2"))] == [2, 1, 0]


@pytest.mark.rule("H-20", "H-21")
@pytest.mark.parametrize("seed", range(30))
def test_what_can_be_brought_is_what_the_referee_says(seed: int) -> None:
    table = strewn(seed)
    referee = Referee(table.state)
    for place in KEYS:
        kinds: set[str] = set()
        if place in table.network:
            kinds = {kind for _, _, kind, _ in referee.tokens(place)} | ({"market"} & referee.serves(place))
        assert brought(table, place) == kinds, place
    for place in ("church", "market"):
        kinds_there = [kind for _, _, kind, _ in referee.tokens(place)]
        assert seen(table)[f"at_{place}"] == [kinds_there.count(kind) for kind in GOODS]


@pytest.mark.rule("H-20")
def test_each_seat_brings_with_its_own_donkeys() -> None:
    table = hamlet().with_resources("quarry", "stone").with_donkeys("church").with_donkeys(seat=1)
    assert brought(table, "market", seat=0) == {"stone", "market"}
    assert brought(table, "market", seat=1) == {"market"}


@pytest.mark.rule("H-21")
def test_in_the_preview_edition_a_place_next_door_needs_no_road() -> None:
    for table, kinds in ((hamlet(), {"market"}), (preview(), {"grain", "market"})):
        assert brought(table.with_resources("farm", "grain").with_donkeys(), "market") == kinds
        assert seen(table)["preview"] == [int(len(kinds) == 2)]


def test_what_is_missing_is_counted_for_blueprints_sales_and_orders() -> None:
    table = grown(3).with_stock({"stone": 1, "milk": 2}).with_gold(4).with_hand("windmill").with_sale(1, {"milk": 1})
    table.with_sale(2, {"stone": 2, "wood": 2})
    found = seen(table)
    assert found["hand_lack"] == [1, 0, 0]  # two stone and a milk
    assert found["sale_lack"][:2] == [0, 3]
    assert found["order_lack"] == [6, 9, 1, 3, 2]  # the first is ten gold
    assert seen(table.with_orders(1))["order_lack"] == [0, 9, 1, 3, 2]
    assert seen(table)["open_orders"] == [0, 6, 4, 4, 6]


# Donkeys and villagers


def test_donkeys_that_have_moved_stay_where_they_are() -> None:
    table = hamlet().with_donkeys("church", "church").with_donkeys("market", seat=1)
    assert places(seen(table)["can_move"]) == {"church": 2}
    table.play("herd church market")
    found = seen(table)
    assert (places(found["own_donkeys"]), places(found["can_move"])) == ({"church": 1, "market": 1}, {"church": 1})
    assert places(found["their_donkeys"]) == {"market": 1}
    assert places(seen(table, 1)["can_move"]) == {}
    assert found["herd"] == [0, 1, 0]


def test_a_villager_that_has_worked_is_no_longer_ready() -> None:
    table = hamlet().with_villagers(2).play("produce quarry")
    assert (seen(table)["villagers"], seen(table)["ready"]) == ([2, 1, 0, 0], [1, 1, 0, 0])
    assert seen(table.turns(1))["ready"] == [2, 1, 0, 0]


# What has been begun


def test_a_price_is_told_while_it_is_paid_and_not_afterwards() -> None:
    table = grown().with_stock({"stone": 2, "wood": 2}).with_sale(3, {"stone": 2, "wood": 2}).play("sell 3")
    found = seen(table)
    assert found["phase"][Phase.PAY] == found["deed"][Deed.SELL] == 1
    assert (found["need"], found["sale"], places(found["place"])) == ([2, 2, 0, 0, 0, 0, 0], [0, 0, 1], {"market": 1})
    found = seen(table.pay())
    assert (sum(found["need"]), sum(found["sale"]), sum(found["place"]), found["deed"][Deed.NOTHING]) == (0, 0, 0, 1)


def test_a_second_good_that_was_not_made_is_forgotten() -> None:
    table = grown().with_stock({"wood": 2}).play("refine lumbermill", "use woodcutter 1")
    assert seen(table)["need"] == [0, 1, 0, 0, 0, 0, 0]
    assert sum(seen(table.play("done"))["need"]) == 0


def test_an_order_asks_for_any_mix() -> None:
    table = grown().with_stock({"milk": 2, "brick": 1}).play("order 3")
    assert seen(table)["need_any"] == [0, 0, 0, 0, 3, 3, 0]
    assert seen(table)["order"] == [0, 0, 1, 0, 0]


def test_spots_are_those_where_the_tile_fits_with_all_that_it_meets() -> None:
    table = hamlet().with_gold(3).with_hand("barn-1").play("build 1 market")
    found = seen(table)
    assert (found["card"], places(found["place"])) == ([1, 0, 0], {"market": 1})
    spots = {f"{theirs + 1} {own + 1}" for theirs, row in enumerate(found["spots"]) for own, n in enumerate(row) if n}
    assert spots == set(table.choices("spot"))
    choice = table.spot("market", "barn-1", "RR").removeprefix("spot ").split()
    meets = found["spots"][int(choice[0]) - 1][int(choice[1]) - 1]
    table.play(f"spot {choice[0]} {choice[1]}")
    assert meets == sum(behind is not None for behind in table.village.across("barn-1"))
    assert not np.any(seen(table)["spots"])


# The village, the table


def test_the_village_is_told_place_by_place() -> None:
    table = hamlet()
    found, state = seen(table), table.state
    assert {KEYS[n] for n, count in enumerate(found["touching"]) if count} == set(table.village.places)
    assert set(places(found["joined"])) == table.network
    assert found["touching"][0] == int(state.touching[0]).bit_count()
    assert found["linked"][0] == int(state.linked[0]).bit_count()


def test_the_row_is_told_by_slot_and_by_tile() -> None:
    table = hamlet().with_row("pond-1", "small-woodland", "sawmill", "barn-1", gold=(2, 0, 0, 0))
    found = seen(table)
    assert blueprints(found["row_tile"]) == {"pond-1": 1, "small-woodland": 2, "sawmill": 3, "barn-1": 4}
    assert found["row"][1] == [0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1]  # a wood; two points; a landmark
    assert found["row_lack"] == [2, 1, 3, 0]
    assert found["row_gold"] == [2, 0, 0]


def test_the_bag_is_told_without_its_order() -> None:
    one, other = (hamlet().with_bag(*tiles) for tiles in (("pond-1", "sawmill"), ("sawmill", "pond-1")))
    assert blueprints(seen(one)["bag"]) == {"pond-1": 1, "sawmill": 1}
    assert seen(one) == seen(other)


@pytest.mark.parametrize("edition", ["final", "preview"])
def test_your_points_are_those_of_the_score(edition: str) -> None:
    game, bot = dorfplatz.new("hamlet", players=3, seed="points", edition=edition), dorfplatz.bot("random", "points")
    while not game.over:
        game.push(bot.choose(game))
    for seat in range(3):
        parts = [part["points"] for part in game.breakdown(seat)["parts"]]
        found = OBSERVATION.read(row_of(game.position, seat))
        assert found["score"].tolist() == [game.scores[seat]]
        assert found["points"][0].tolist() == game.state.players[seat].points.tolist()
        assert found["points"][0].sum() + found["final"].sum() + game.state.players[seat].gold // 3 == sum(parts)
