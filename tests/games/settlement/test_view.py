"""What the view tells of the rules, so that the browser need not know them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dorfplatz.games.settlement.scoring import hero_points
from dorfplatz.games.settlement.shapes import Components, Effect, Exchange
from dorfplatz.games.settlement.tables import ARTIFACT_KEYS, GOODS
from dorfplatz.games.settlement.view import components
from tests.conformance.tables import Table
from tests.conformance.walks import walk
from tests.games.settlement.builder import REGIONS, settlement


@pytest.fixture(scope="module")
def box() -> Components:
    return components()


def board(table: Any, seat: int = 0) -> Any:
    return table.game.view()["table"]["boards"][seat]


def named(goods: list[int]) -> dict[str, int]:
    return {good: n for good, n in zip(GOODS, goods, strict=True) if n}


def effect_of(box: Components, key: str) -> Effect:
    return next(building.effect for building in box.buildings if building.key == key)


def rate_of(box: Components, block: str) -> Exchange:
    return next(rate for rate in box.exchanges if rate.block == block)


@pytest.mark.rule("S-83", "S-88", "S-89")
@pytest.mark.parametrize(
    ("key", "give", "get"),
    [
        ("sawmill", {}, {"wood": 1}),
        ("diamond-mine", {}, {"diamond": 1}),
        ("gem-cutter", {"diamond": 1}, {"wood": 1, "clay": 1, "stone": 1}),
        ("alchemist", {"gold": 1}, {"diamond": 2}),
        ("bank", {"gold": 1}, {}),
        ("church", {"diamond": 1}, {}),
    ],
)
def test_the_box_says_what_a_building_takes_and_brings(
    box: Components, key: str, give: dict[str, int], get: dict[str, int]
) -> None:
    effect = effect_of(box, key)
    assert (effect.block, named(effect.give), named(effect.get)) == ("use", give, get)
    assert (effect.any_given, effect.any_got) == (0, 0)


@pytest.mark.rule("S-87", "S-90")
def test_bazaar_and_storehouse_let_one_choose_a_basic(box: Components) -> None:
    bazaar, storehouse = effect_of(box, "bazaar"), effect_of(box, "storehouse")
    assert (bazaar.any_given, named(bazaar.give), bazaar.any_got, named(bazaar.get)) == (1, {}, 0, {"gold": 1})
    assert [trade.params for trade in bazaar.trades] == [[0], [1], [2]]
    assert [named(trade.give) for trade in bazaar.trades] == [{"wood": 1}, {"clay": 1}, {"stone": 1}]
    assert (storehouse.any_given, storehouse.any_got, named(storehouse.get)) == (0, 1, {})


@pytest.mark.rule("S-91", "S-92", "S-93", "S-94")
def test_settlers_points_and_outposts_of_buildings(box: Components) -> None:
    assert [effect_of(box, key).settlers for key in ("tavern", "bank")] == [2, 0]
    assert [effect_of(box, key).points for key in ("bank", "church", "tavern")] == [5, 4, 0]
    assert (effect_of(box, "trading-post").block, effect_of(box, "trading-post").trades) == ("use-outpost", [])


@pytest.mark.rule("S-38", "S-39", "S-40", "S-41", "S-42")
@pytest.mark.parametrize(
    ("block", "any_given", "give", "any_got", "get", "ways"),
    [
        ("swap", 2, {}, 1, {}, 9),
        ("gem", 0, {"wood": 1, "clay": 1, "stone": 1}, 0, {"diamond": 1}, 1),
        ("gold", 0, {"diamond": 2}, 0, {"gold": 1}, 1),
        ("sell-gold", 0, {"gold": 1}, 1, {}, 3),
        ("sell-diamonds", 0, {"diamond": 2}, 1, {}, 3),
    ],
)
def test_the_box_has_every_rate_of_exchange(
    box: Components, block: str, any_given: int, give: dict[str, int], any_got: int, get: dict[str, int], ways: int
) -> None:
    rate = rate_of(box, block)
    assert (rate.any_given, named(rate.give), rate.any_got, named(rate.get)) == (any_given, give, any_got, get)
    assert (len(rate.trades), rate.artifact) == (ways, None)


@pytest.mark.rule("S-81")
def test_one_basic_for_another_needs_the_mirror(box: Components) -> None:
    rate = rate_of(box, "mirror")
    assert (rate.any_given, rate.any_got, len(rate.trades)) == (1, 1, 6)
    assert rate.artifact == ARTIFACT_KEYS.index("mirror")


@pytest.mark.rule("S-19")
def test_the_farther_the_region_the_more_settlers(box: Components) -> None:
    assert msgspec.to_builtins(box.settlers) == {"build": 1, "explore": [1, 2, 3], "outpost": 1}


@pytest.mark.rule("S-20")
def test_a_new_landscape_lies_in_region_one_and_then_beside_another() -> None:
    assert board(settlement())["open"] == [[True] * 3, [False] * 3, [False] * 3]
    explored = settlement().with_landscape("I", 1, "wood").with_landscape("II", 1, "stone")
    assert board(explored)["open"] == [[False, True, False], [False, True, False], [True, False, False]]
    for row, region in enumerate(REGIONS):
        beginning = settlement().with_landscape("I", 2, "wood").with_landscape("II", 2, "wood").with_landscape("III", 2, "gold")
        spaces = [str(column + 1) for column, there in enumerate(board(beginning)["open"][row]) if there]
        assert beginning.play(f"explore {region}").choices("place") == spaces


@pytest.mark.rule("S-54", "S-57")
def test_the_view_counts_what_a_pass_would_cost() -> None:
    rich = settlement().with_goods(wood=2, clay=1, gold=3).with_landscape("I", 1, "wood").with_outpost("I", 1)
    assert board(rich)["wouldLose"] == 2
    assert board(rich.in_round(6))["wouldLose"] == 0
    rich.in_round(3).play("pass", "store wood")
    assert rich.you.goods == {"wood": 1, "gold": 3}


@pytest.mark.rule("S-48", "S-49", "S-50", "S-51")
def test_a_hero_brings_what_the_box_says_it_counts(box: Components) -> None:
    for game in walk(Table("settlement", 2), "curious"):
        if game.version % 10 and not game.over:
            continue
        for seat, shown in enumerate(game.view()["table"]["boards"]):
            for number, hero in enumerate(box.heroes):
                brings = shown["counts"][hero.counts] if hero.counts else hero.points
                assert brings == hero_points(game.state.players[seat], number)


@pytest.mark.rule("S-16", "S-44")
def test_the_view_says_what_is_missing_as_the_reason_does() -> None:
    lacked = set()
    for game in walk(Table("settlement", 3), "curious"):
        shown = game.view(game.turn)["table"]
        for name, slots in (("build", shown["market"]), ("invite", shown["heroes"])):
            block = game.engine.actions[name]
            for action in range(block.offset, block.offset + block.count):
                slot, why = slots[block.values(action)[0]], game.why_not(action)
                if why is None:
                    assert not any(slot["missing"])
                elif why.code == "cannot-afford":
                    assert why.message.args["missing"]["amounts"] == named(slot["missing"])
                    lacked.add(name)
    assert lacked == {"build", "invite"}
