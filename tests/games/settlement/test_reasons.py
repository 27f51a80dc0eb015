"""Every reason why a move is refused can come up, and cites the rule a player would look for."""

from collections.abc import Callable

import pytest

from dorfplatz.core.words import render
from dorfplatz.games.settlement.reasons import Reason

from .builder import Table, price, settlement


def land(*spaces: str) -> Table:
    table = settlement().with_others_passed()
    for space in spaces:
        region, column = space.split()
        table.with_landscape(region, int(column), "diamond" if region == "III" else "wood")
    return table


def without_outposts() -> Table:
    table = land("I 1")
    table.state.outpost_supply = 0
    return table


def empty_slot() -> Table:
    return settlement(players=4).with_others_passed().with_empty_building_stack().with_goods(stone=1).play("build 1 1 1", "end")


def full() -> Table:
    table = settlement().with_street(1, "bank", "bank", "bank").with_street(2, "church", "church", "church")
    return table.with_street(3, "trading-post", "trading-post", "trading-post")


def storing() -> Table:
    return land("I 1").with_outpost("I", 1).with_goods(wood=1, clay=1).play("pass")


def scrolling() -> Table:
    return land("I 1", "I 2").with_landscape("I", 2, "clay").with_artifact("scroll").play("region I")


SITUATIONS: dict[Reason, tuple[Callable[[], Table], str, str]] = {
    Reason.GAME_OVER: (lambda: settlement(1).in_round(6).play("pass"), "pass", "S-62"),
    Reason.PLACE_FIRST: (lambda: settlement().play("explore I"), "end", "S-21"),
    Reason.STREET_FIRST: (lambda: settlement().with_street(1, "sawmill").play("street 1"), "end", "S-33"),
    Reason.HOURGLASS_FIRST: (
        lambda: settlement().with_artifact("hourglass").with_goods(stone=1).play("build sawmill 1 1"),
        "end",
        "S-69",
    ),
    Reason.SCROLL_FIRST: (scrolling, "end", "S-74"),
    Reason.MONSTER_FIRST: (lambda: land("I 1").with_artifact("mask").play("region I"), "end", "S-82"),
    Reason.STORE_FIRST: (storing, "end", "S-54"),
    Reason.ARTIFACT_FIRST: (lambda: settlement().play("pass"), "end", "S-56"),
    Reason.NOT_ASKED: (settlement, "place 1", "S-09"),
    Reason.ACTION_ALREADY_TAKEN: (lambda: land("I 1").play("region I"), "explore II", "S-09"),
    Reason.HERO_ALREADY_INVITED: (lambda: settlement().with_goods(**price("gernot")).play("invite gernot"), "invite 4", "S-43"),
    Reason.TOO_FEW_SETTLERS: (lambda: settlement().with_settlers(0), "explore I", "S-13"),
    Reason.CANNOT_AFFORD: (settlement, "build sawmill 1 1", "S-16"),
    Reason.MARKET_SLOT_EMPTY: (empty_slot, "build 1 1 2", "S-18"),
    Reason.SETTLEMENT_FULL: (full, "build sawmill 1 1", "S-17"),
    Reason.LOT_TAKEN: (lambda: settlement().with_street(1, "bank").with_goods(stone=1), "build sawmill 1 1", "S-17"),
    Reason.REGION_FULL: (lambda: land("I 1", "I 2", "I 3"), "explore I", "S-20"),
    Reason.FIRST_IN_REGION_ONE: (settlement, "explore III", "S-20"),
    Reason.NOT_ADJACENT: (lambda: land("I 1"), "explore III", "S-20"),
    Reason.SPACE_TAKEN: (lambda: land("I 2").play("explore I"), "place 2", "S-20"),
    Reason.NO_LANDSCAPE: (settlement, "outpost I 1", "S-27"),
    Reason.NO_MONSTER: (lambda: land("I 1"), "fight I 1", "S-25"),
    Reason.MONSTER_THERE: (lambda: land("I 1").with_monster("I", 1), "outpost I 1", "S-27"),
    Reason.OUTPOST_THERE: (lambda: land("I 1").with_outpost("I", 1), "outpost I 1", "S-27"),
    Reason.NO_OUTPOST: (lambda: land("I 1"), "garrison I 1", "S-35"),
    Reason.OUTPOST_USED: (lambda: land("I 1").with_outpost("I", 1).play("garrison I 1", "end"), "garrison I 1", "S-35"),
    Reason.REGION_EMPTY: (settlement, "region I", "S-29"),
    Reason.REGION_USED: (lambda: land("I 1").play("region I", "end"), "region I", "S-29"),
    Reason.STREET_EMPTY: (settlement, "street 3", "S-32"),
    Reason.STREET_USED: (
        lambda: settlement().with_others_passed().with_street(1, "bank").play("street 1", "finish", "end"),
        "street 1",
        "S-32",
    ),
    Reason.SECOND_USE_SPENT: (
        lambda: land("I 1", "II 1").with_artifact("star").play("region II", "end", "region I", "end", "region I", "end"),
        "region II",
        "S-79",
    ),
    Reason.NO_HERO: (
        lambda: settlement().with_hero_row(None, "falk", "fenja", "gernot").with_empty_hero_deck(),
        "invite 1",
        "S-98",
    ),
    Reason.SUPPLY_SHORT: (lambda: settlement().with_goods(diamond=2).with_supply(gold=0), "gold", "S-96"),
    Reason.BONUS_SUPPLY_SHORT: (
        lambda: settlement().with_street(1, "tavern").with_goods(diamond=1).with_bonus_supply(1).play("street 1"),
        "use 1",
        "S-96",
    ),
    Reason.NO_BUILDING: (lambda: settlement().with_street(1, "sawmill").play("street 1"), "use 2", "S-33"),
    Reason.OTHER_EFFECT: (lambda: settlement().with_street(1, "sawmill").play("street 1"), "use-good 1 wood", "S-33"),
    Reason.EFFECT_USED: (lambda: settlement().with_street(1, "sawmill", "bank").play("street 1", "use 1"), "use 1", "S-33"),
    Reason.NO_MIRROR: (lambda: settlement().with_goods(wood=1), "mirror wood>clay", "S-81"),
    Reason.JUST_MIRRORED: (
        lambda: settlement().with_artifact("mirror").with_goods(wood=1).play("mirror wood>clay"),
        "mirror clay>wood",
        "S-81",
    ),
    Reason.ARTIFACT_NOT_THERE: (lambda: settlement().play("pass"), "artifact mask", "S-56"),
    Reason.ARTIFACT_HELD: (lambda: settlement().play("pass"), "artifact ring", "S-56"),
    Reason.NOTHING_TO_STORE: (storing, "store stone", "S-54"),
    Reason.NOT_PAID: (scrolling, "scroll gold", "S-74"),
    Reason.NOTHING_TO_FINISH: (settlement, "finish", "S-33"),
    Reason.NOTHING_DONE_YET: (settlement, "end", "S-11"),
    Reason.NO_OUTPOST_LEFT: (without_outposts, "outpost I 1", "S-99"),
}
ELSEWHERE = {Reason.NONE, Reason.DRAFT_FIRST}


@pytest.mark.parametrize("reason", SITUATIONS, ids=lambda reason: reason.name.lower())
def test_the_reason_and_its_rule(reason: Reason) -> None:
    situation, move, rule = SITUATIONS[reason]
    assert situation().refuses(move) == (reason.name.lower().replace("_", "-"), rule)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("reason", SITUATIONS, ids=lambda reason: reason.name.lower())
def test_the_reason_is_a_whole_sentence(reason: Reason, language: str) -> None:
    situation, move, _ = SITUATIONS[reason]
    why = situation().game.why_not(move)
    assert why is not None
    sentence = render(why.message, language)
    assert sentence.endswith((".", "!"))
    assert "{" not in sentence
    assert why.code not in sentence


def test_every_reason_is_tried() -> None:
    assert set(SITUATIONS) | ELSEWHERE == set(Reason)
