"""Every reason why a move is refused can come up, and cites the rule a player would look for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import dorfplatz
from dorfplatz.core.game import Game
from dorfplatz.core.words import render
from dorfplatz.games.milestones.reasons import Reason

from . import land
from .builder import Table, milestones
from .land import BUSH, WAY

LOT = "a2-b1-b2"


def rich(space: str, *roads: str) -> Table:
    """You have just come there, with goods for everything."""
    return milestones().with_road(*roads).visiting(space).with_plenty()


def drafting(taken: int = 0) -> Game:
    game = dorfplatz.new("milestones", players=2, seed=1)
    for place in range(1, taken + 1):
        game.push(f"draft {place}")
    return game


def placing(*moves: str) -> Game:
    game = drafting(4)
    for move in moves:
        game.push(move)
    return game


def beside_a_bush(row: str, *moves: str) -> Table:
    table = milestones().with_workers(row).with_bonus(BUSH, "stone").with_walk(WAY[:-2]).with_plenty().visiting("office")
    return table.play(f"road {'-'.join(WAY[-3:])}", *moves)


def castle() -> Table:
    return milestones().with_workers("stone wood sand").with_goods(stone=2, wood=2).visiting("castle")


def without_sections() -> Table:
    return milestones().with_walk(land.a_snake()[:49]).with_plenty().visiting("office")


def without_houses() -> Table:
    table = milestones().with_walk(land.a_snake()[:25])
    lots = [triangle for triangle in land.TRIANGLES if table.roads & set(land.sides(triangle)) and triangle != "a1-a2-b1"]
    return table.with_houses(*lots[:12]).with_plenty().visiting("office")


def without_markets() -> Table:
    return milestones().with_walk(land.a_snake()[:49]).with_markets(*land.a_snake()[2:24:2]).with_plenty().visiting("office")


SITUATIONS: dict[Reason, tuple[Callable[[], Table | Game], str, str]] = {
    Reason.GAME_OVER: (lambda: milestones().with_last_turn().idle(0), "move 8", "M-66"),
    Reason.DRAFT_FIRST: (drafting, "move 1", "M-08"),
    Reason.PLACE_FIRST: (placing, "move 1", "M-09"),
    Reason.BONUS_FIRST: (lambda: beside_a_bush("stone"), "move mill", "M-45"),
    Reason.DISCARD_FIRST: (castle, "move 1", "M-57"),
    Reason.COVER_FIRST: (lambda: castle().play("discard stone"), "move 1", "M-58"),
    Reason.START_IS_OVER: (milestones, "draft 1", "M-08"),
    Reason.START_TILE_GONE: (lambda: drafting(1), "draft 1", "M-08"),
    Reason.ALREADY_PLACED: (lambda: placing("place first 1"), "place first 5", "M-09"),
    Reason.COVERS_START_TILE: (lambda: placing("place first 1"), "place second 2", "M-09"),
    Reason.MOVES_MADE: (lambda: milestones().at("3", moves_left=0), "move 4", "M-12"),
    Reason.MOVES_TO_MAKE: (lambda: milestones().play("move 3"), "end", "M-12"),
    Reason.PAST_THE_CASTLE: (lambda: milestones().at("5"), "move 4", "M-14"),
    Reason.MOVE_FIRST: (lambda: milestones().at("trade").with_plenty(), "buy stone", "M-15"),
    Reason.NOT_THERE: (lambda: rich("mill"), "buy stone", "M-15"),
    Reason.CANNOT_AFFORD: (lambda: milestones().visiting("office"), "road a1-b1-c1", "M-29"),
    Reason.ALREADY_HIRED: (lambda: rich("trade").play("hire 1 3"), "hire 2 5", "M-22"),
    Reason.SLOT_EMPTY: (lambda: milestones().with_tiles_left(display=4).visiting("trade").with_plenty(), "hire 5 1", "M-25"),
    Reason.NO_SECTION_LEFT: (without_sections, f"road {'-'.join(land.a_snake()[48:51])}", "M-60"),
    Reason.NO_HOUSE_LEFT: (without_houses, "house a1-a2-b1", "M-61"),
    Reason.NO_MARKET_LEFT: (without_markets, f"market {land.a_snake()[24]}", "M-62"),
    Reason.NO_BRANCH_AT_MILESTONE: (lambda: rich("office", "a1-b1-b2"), "road b1-c1-d1", "M-33"),
    Reason.NO_BRANCH_WITHOUT_MARKET: (lambda: rich("office", "a1-b1-b2", "b2-b3-b4"), "road b2-c3-d3", "M-33"),
    Reason.NO_ROAD_TO_CONTINUE: (lambda: rich("office", "a1-b1-b2"), "road e5-e6-e7", "M-32"),
    Reason.LOOP: (lambda: rich("office", "a1-b1-b2"), "road b2-a2-a1", "M-34"),
    Reason.HOUSE_THERE: (lambda: rich("office", "a1-b1-b2").with_houses(LOT), f"house {LOT}", "M-38"),
    Reason.NO_ROAD_BESIDE: (lambda: rich("office", "a1-b1-b2"), "house d5-e5-e6", "M-36"),
    Reason.NO_WORKER_FOR_BONUS: (lambda: beside_a_bush("wood sand"), f"house {BUSH}", "M-46"),
    Reason.NUMBER_TAKEN: (lambda: rich("office", "a1-b1-b2"), "market b1", "M-39"),
    Reason.NOT_ON_A_ROAD: (lambda: rich("office", "a1-b1-b2"), "market c2", "M-39"),
    Reason.NO_MARKET_THERE: (lambda: rich("mill", "a1-b1-b2"), "deliver b2 1+1", "M-51"),
    Reason.ALREADY_SUPPLIED: (lambda: rich("mill").with_sacks("a1"), f"deliver a1 {land.delivery('a2', 'b1')}", "M-52"),
    Reason.NUMBERS_NOT_FREE: (lambda: rich("mill"), "deliver a1 5+5", "M-53"),
    Reason.TOO_FEW_NUMBERS: (lambda: rich("mill"), "deliver a1 nothing", "M-53"),
    Reason.NOTHING_OFFERED: (milestones, "decline", "M-42"),
    Reason.NOT_OFFERED: (lambda: beside_a_bush("stone"), f"bonus {land.NEXT_BUSH} 1", "M-42"),
    Reason.WRONG_WORKER: (lambda: beside_a_bush("stone wood"), f"bonus {BUSH} 2", "M-43"),
    Reason.WORKER_HAS_BONUS: (lambda: beside_a_bush("stone stone+"), f"bonus {BUSH} 2", "M-44"),
    Reason.MUST_TAKE: (lambda: beside_a_bush("stone stone", "decline", f"house {BUSH}"), "decline", "M-46"),
    Reason.ONLY_AT_THE_CASTLE: (lambda: rich("mill"), "discard stone", "M-57"),
    Reason.NONE_TO_DISCARD: (castle, "discard grain", "M-57"),
    Reason.NO_WORKER_THERE: (lambda: castle().play("discard stone"), "cover 4", "M-58"),
}
UNAFFORDABLE = {
    "hire 1 1": ("trade", "M-22"),
    "buy grain": ("trade", "M-26"),
    "sell wood+sand": ("trade", "M-27"),
    "road b2-b3-b4": ("office", "M-29"),
    f"house {LOT}": ("office", "M-36"),
    "market b2": ("office", "M-39"),
    f"deliver a1 {land.delivery('a2')}": ("mill", "M-51"),
}


def game_of(situation: Table | Game) -> Game:
    return situation if isinstance(situation, Game) else situation.game


@pytest.mark.parametrize("reason", SITUATIONS, ids=lambda reason: reason.name.lower())
def test_the_reason_and_its_rule(reason: Reason) -> None:
    situation, move, rule = SITUATIONS[reason]
    why = game_of(situation()).why_not(move)
    assert why is not None
    assert (why.code, why.rule) == (reason.name.lower().replace("_", "-"), rule)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("reason", SITUATIONS, ids=lambda reason: reason.name.lower())
def test_the_reason_is_a_whole_sentence(reason: Reason, language: str) -> None:
    situation, move, _ = SITUATIONS[reason]
    why = game_of(situation()).why_not(move)
    assert why is not None
    sentence = render(why.message, language)
    assert sentence.endswith((".", "!"))
    assert "{" not in sentence
    assert why.message.id not in sentence


@pytest.mark.rule("M-22", "M-26", "M-27", "M-29", "M-36", "M-39", "M-51")
@pytest.mark.parametrize("move", UNAFFORDABLE)
def test_what_cannot_be_paid_for_cites_the_rule_with_the_price(move: str) -> None:
    space, rule = UNAFFORDABLE[move]
    table = milestones().with_road("a1-b1-b2").visiting(space).with_goods()
    assert table.refuses(move) == ("cannot-afford", rule)


@pytest.mark.parametrize(
    ("goods", "move", "missing"),
    [
        ({"coin": 1}, "hire 1 1", {"coin": 1}),
        ({}, "buy grain", {"coin": 2}),
        ({"wood": 1}, "sell wood+wood", {"wood": 1}),
        ({"wood": 1}, "sell wood+sand", {"sand": 1}),
        ({}, "sell stone+stone", {"stone": 2}),
        ({}, "road b2-b3-b4", {"stone": 1, "sand": 1}),
        ({"stone": 5}, f"house {LOT}", {"wood": 1}),
        ({"sand": 1}, "market b2", {"wood": 1}),
        ({"grain": 1}, f"deliver a1 {land.delivery('a2')}", {"grain": 1}),
    ],
)
def test_the_reason_says_what_is_missing(goods: dict[str, int], move: str, missing: dict[str, int]) -> None:
    space = UNAFFORDABLE[move][0] if move in UNAFFORDABLE else "trade"
    table = milestones().with_road("a1-b1-b2").visiting(space).with_goods(**goods)
    why = table.game.why_not(move)
    assert why is not None
    assert why.message.args["missing"] == {"amounts": missing}


@pytest.mark.rule("M-09", "M-58")
def test_laying_and_covering_at_the_wrong_time_cite_their_own_rules() -> None:
    assert milestones().refuses("place first 1") == ("start-is-over", "M-09")
    assert milestones().refuses("cover 1") == ("only-at-the-castle", "M-58")


def test_every_reason_is_tried() -> None:
    assert set(SITUATIONS) | {Reason.NONE} == set(Reason)
