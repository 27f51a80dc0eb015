"""What the view tells of the rules, so that the browser need not know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from dorfplatz.core.game import Game
from dorfplatz.core.reason import unpack
from dorfplatz.games.milestones.reasons import Reason
from dorfplatz.games.milestones.tables import GOODS, NAMES, NUMBER, PATH, TRIANGLE_NAMES
from dorfplatz.games.milestones.view import components
from tests.conformance.tables import Table
from tests.conformance.walks import walk

from .builder import milestones


def table(game: Game) -> Any:
    return game.view()["table"]


def offered(game: Game, block: str) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The legal moves of a block with their parameters."""
    for action in game.legal_moves.ids:
        if game.engine.actions.block_of(action).name == block:
            yield action, game.engine.actions[block].values(action)


def positions() -> Iterator[Game]:
    for players in (2, 4):
        for manner in ("curious", "greedy"):
            yield from walk(Table("milestones", players), manner)


@pytest.mark.rule("M-31", "M-32", "M-33")
def test_roads_go_on_at_markets_and_at_their_ends() -> None:
    situation = milestones().with_road("a1-b1-b2", "b2-b3-b4").with_markets("b2")
    assert [NAMES[vertex] for vertex in table(situation.game)["roadStarts"]] == ["a1", "b2", "b4"]


@pytest.mark.rule("M-31")
def test_every_road_begins_where_the_view_says() -> None:
    begun = 0
    for game in positions():
        starts = {int(PATH[path, 0]) for _, (path,) in offered(game, "road")}
        assert starts <= set(table(game)["roadStarts"])
        begun += len(starts)
    assert begun


@pytest.mark.rule("M-36", "M-37", "M-46", "M-48")
def test_a_house_brings_what_its_site_says() -> None:
    built = 0
    for game in positions():
        sites = {site["triangle"]: site for site in table(game)["houseSites"]}
        for action, (triangle,) in offered(game, "house"):
            seat, before, after = game.turn, game.scores, game.clone()
            after.push(action)
            if table(after)["phase"] == "bonus":
                after.push(after.legal_moves[0])
            assert after.scores[seat] - before[seat] == sites[triangle]["points"]
            built += 1
    assert built


@pytest.mark.rule("M-36", "M-37", "M-46")
def test_a_site_counts_its_free_numbers_and_the_bonus_tile() -> None:
    situation = milestones().with_road("a1-b1-b2").with_houses("a1-a2-b1")
    sites = {TRIANGLE_NAMES[site["triangle"]]: site for site in table(situation.game)["houseSites"]}
    assert "a1-a2-b1" not in sites
    assert [NAMES[vertex] for vertex in sites["a2-b1-b2"]["counts"]] == ["a2", "b2"]
    plain = sites["a2-b1-b2"]["points"]
    assert plain == sum(int(NUMBER[vertex]) for vertex in sites["a2-b1-b2"]["counts"])


@pytest.mark.rule("M-53", "M-54", "M-55")
def test_a_delivery_brings_what_the_box_says_for_numbers_around_its_market() -> None:
    box, delivered = components(), 0
    for game in positions():
        sites = {site["market"]: site["counts"] for site in table(game)["deliverySites"]}
        for action, (market, delivery) in offered(game, "deliver"):
            scored = box.deliveries[delivery]
            assert game.preview(action).points[game.turn] == scored.points
            assert Counter(scored.numbers) <= Counter(int(NUMBER[vertex]) for vertex in sites[market])
            delivered += 1
    assert delivered


@pytest.mark.rule("M-51", "M-52")
def test_a_market_with_a_sack_takes_no_more() -> None:
    situation = milestones().with_road("a1-b1-b2").with_markets("b2").with_sacks("a1")
    assert [NAMES[site["market"]] for site in table(situation.game)["deliverySites"]] == ["b2"]


@pytest.mark.rule("M-20")
def test_the_view_says_where_the_numbers_fall() -> None:
    board = table(milestones().with_workers("3 . # 2 6 1").game)["boards"][0]
    assert (board["falls"], board["ascending"]) == ([4, 6], False)
    for game in positions():
        for board in table(game)["boards"]:
            assert board["ascending"] == (board["falls"] == [])


@pytest.mark.rule("M-22", "M-26", "M-28")
def test_the_view_says_what_is_missing_as_the_reason_does() -> None:
    lacked = set()
    for game in positions():
        missing = table(game)["missing"]
        for block in game.engine.actions:
            price = "delivery" if block.name == "deliver" else block.name
            for action in range(block.offset, block.offset + block.count) if price in missing else ():
                reason, lacks = unpack(game.engine.why_not(game.position, action))
                if reason == Reason.NONE:
                    assert not any(missing[price])
                elif reason == Reason.CANNOT_AFFORD:
                    assert list(lacks[: len(GOODS)]) == missing[price]
                    lacked.add(price)
    assert {"road", "house", "hire", "buy"} <= lacked
