"""S-37 to S-42: exchanging with the supply."""

import pytest

from .builder import Table, settlement

EXCHANGES = ["swap wood+wood>clay", "gem", "gold", "sell-gold wood", "sell-diamonds stone"]


def rich(players: int = 2) -> Table:
    return settlement(players).with_goods(wood=5, clay=3, stone=3, diamond=5, gold=3)


# When


@pytest.mark.rule("S-37")
@pytest.mark.parametrize("exchange", EXCHANGES)
def test_before_and_after_the_action(exchange: str) -> None:
    table = rich().play(exchange, "explore I", "place 1", exchange)
    assert table.phase == "turn"


@pytest.mark.rule("S-37")
@pytest.mark.parametrize("exchange", EXCHANGES)
@pytest.mark.parametrize("phase", ["place", "street", "hourglass", "scroll", "monster"])
def test_while_being_asked(phase: str, exchange: str) -> None:
    table = rich()
    if phase == "place":
        table.play("explore I")
    elif phase == "street":
        table.with_street(1, "sawmill", "bank").play("street 1", "use 1")
    elif phase == "hourglass":
        table.with_artifact("hourglass").play("build sawmill 1 1")
    elif phase == "scroll":
        table.with_artifact("scroll").with_landscape("I", 1, "wood").with_landscape("I", 2, "clay").play("region I")
    else:
        table.with_artifact("mask").with_landscape("I", 1, "wood").play("region I")
    assert table.phase == phase
    assert table.play(exchange).phase == phase


@pytest.mark.rule("S-37")
def test_as_often_as_you_like() -> None:
    table = settlement().with_goods(wood=16).play(*["swap wood+wood>clay"] * 8)
    assert table.you.goods == {"clay": 8}


@pytest.mark.rule("S-37", "S-10")
def test_a_last_time_before_passing() -> None:
    table = settlement().with_goods(wood=1, clay=1, stone=1).play("gem", "pass")
    assert table.you.goods == {"diamond": 1}


@pytest.mark.rule("S-37", "S-52")
def test_not_while_passing() -> None:
    table = rich().with_landscape("I", 1, "wood").with_outpost("I", 1).play("pass")
    assert table.phase == "store"
    assert {table.refuses(exchange) for exchange in EXCHANGES} == {("store-first", "S-54")}
    table.play("store wood")
    assert table.phase == "artifact"
    assert {table.refuses(exchange) for exchange in EXCHANGES} == {("artifact-first", "S-56")}


@pytest.mark.rule("S-37")
def test_only_with_the_supply() -> None:
    table = settlement().with_goods(wood=2).with_goods(seat=1, clay=3)
    supply = table.supply
    table.play("swap wood+wood>clay")
    assert table.seat(1).goods == {"clay": 3}
    assert table.supply == {**supply, "wood": supply["wood"] + 2, "clay": supply["clay"] - 1}


@pytest.mark.rule("S-37")
def test_no_settler_is_needed() -> None:
    assert rich().with_settlers(0).play(*EXCHANGES).you.settlers == 0


# What for what


@pytest.mark.rule("S-38")
@pytest.mark.parametrize(
    ("given", "got"),
    [
        ("wood+wood", ["clay", "stone"]),
        ("wood+clay", ["stone"]),
        ("wood+stone", ["clay"]),
        ("clay+clay", ["wood", "stone"]),
        ("clay+stone", ["wood"]),
        ("stone+stone", ["wood", "clay"]),
    ],
)
def test_two_basics_for_one_of_another_kind(given: str, got: list[str]) -> None:
    first, second = given.split("+")
    goods = {first: 2} if first == second else {first: 1, second: 1}
    table = settlement().with_goods(**goods)
    assert table.choices("swap") == [f"{given}>{good}" for good in got]
    assert table.play(f"swap {given}>{got[0]}").you.goods == {got[0]: 1}


@pytest.mark.rule("S-38")
def test_one_basic_is_not_enough() -> None:
    assert settlement().with_goods(wood=1).refuses("swap wood+wood>clay") == ("cannot-afford", "S-38")


@pytest.mark.rule("S-38")
def test_rare_resources_are_not_basics() -> None:
    assert settlement().with_goods(diamond=5, gold=5).choices("swap") == []


@pytest.mark.rule("S-39")
def test_one_of_each_for_a_diamond() -> None:
    table = settlement().with_goods(wood=2, clay=1, stone=1)
    supply = table.supply
    assert table.play("gem").you.goods == {"wood": 1, "diamond": 1}
    assert table.supply == {"wood": supply["wood"] + 1, "clay": 16, "stone": 16, "diamond": supply["diamond"] - 1, "gold": 32}


@pytest.mark.rule("S-39")
@pytest.mark.parametrize("goods", [{"wood": 3}, {"clay": 3}, {"stone": 3}, {"wood": 2, "clay": 1}])
def test_three_basics_that_are_not_one_of_each_do_not_do(goods: dict[str, int]) -> None:
    assert settlement().with_goods(**goods).refuses("gem") == ("cannot-afford", "S-39")


@pytest.mark.rule("S-40")
def test_two_diamonds_for_a_gold() -> None:
    assert settlement().with_goods(diamond=3).play("gold").you.goods == {"diamond": 1, "gold": 1}
    assert settlement().with_goods(diamond=1).refuses("gold") == ("cannot-afford", "S-40")


@pytest.mark.rule("S-41")
@pytest.mark.parametrize("basic", ["wood", "clay", "stone"])
def test_a_gold_for_any_basic(basic: str) -> None:
    assert settlement().with_goods(gold=1).play(f"sell-gold {basic}").you.goods == {basic: 1}
    assert settlement().with_goods(diamond=9).refuses(f"sell-gold {basic}") == ("cannot-afford", "S-41")


@pytest.mark.rule("S-42")
@pytest.mark.parametrize("basic", ["wood", "clay", "stone"])
def test_two_diamonds_for_any_basic(basic: str) -> None:
    assert settlement().with_goods(diamond=2).play(f"sell-diamonds {basic}").you.goods == {basic: 1}
    assert settlement().with_goods(diamond=1, gold=9).refuses(f"sell-diamonds {basic}") == ("cannot-afford", "S-42")


@pytest.mark.rule("S-37", "S-41")
def test_there_is_no_way_from_gold_to_diamonds_without_an_alchemist() -> None:
    table = settlement().with_goods(gold=2)
    exchanges = {
        str(move) for move in table.game.legal_moves if str(move).split()[0] in {"swap", "mirror", "gem", "gold", "sell-gold"}
    }
    assert exchanges == {"sell-gold wood", "sell-gold clay", "sell-gold stone"}
