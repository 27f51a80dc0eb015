"""What the view tells of the rules, so that the browser need not know them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dorfplatz.core.game import Game
from dorfplatz.games.hamlet.scoring import awards
from dorfplatz.games.hamlet.state import EMPTY
from dorfplatz.games.hamlet.view import components
from tests.conformance.tables import TABLES
from tests.conformance.walks import walk

from .builder import Table, church, hamlet, market, preview


def shown(table: Table) -> Any:
    return table.game.view()["table"]


def goal(table: Table, name: str) -> Any:
    return next(standing for standing in shown(table)["goals"] if standing["goal"] == name)


def offered(game: Game, block: str) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The legal moves of a block with their parameters."""
    for action in game.legal_moves.ids:
        if game.engine.actions.block_of(action).name == block:
            yield action, game.engine.actions[block].values(action)


def players_of(game: Game) -> Any:
    return game.state.players[: game.players]


def positions(every: int) -> Iterator[Game]:
    for table in TABLES:
        if table.game == "hamlet":
            yield from (game for game in walk(table, "greedy") if game.version % every == 0 or game.over)


@pytest.mark.rule("H-07")
def test_everybody_sees_the_gold_of_all() -> None:
    table = hamlet(3).with_gold(5).with_gold(8, 1).with_gold(2, 2)
    for seat in range(3):
        assert [board["gold"] for board in table.game.view(seat)["table"]["boards"]] == [5, 8, 2]


@pytest.mark.rule("H-42")
def test_a_milestone_has_one_holder_or_none() -> None:
    table = hamlet().with_milestone("miller", seat=1)
    assert goal(table, "miller") == {"goal": "miller", "seats": [1], "counts": None, "points": None}
    assert goal(table, "planner")["seats"] == []


@pytest.mark.rule("H-51")
def test_an_award_goes_to_whoever_leads_and_to_nobody_for_nothing() -> None:
    table = hamlet(3).with_sold(1, 1, 2)
    assert goal(table, "merchant")["seats"] == [1]
    assert goal(table, "merchant")["counts"] == [0, 2, 1]
    assert goal(table, "landscaper")["seats"] == []


@pytest.mark.rule("H-51", "H-52")
@pytest.mark.parametrize(
    ("orders", "chaplain", "final", "early"),
    [
        ((0, 0, 1), [0], [1], [1]),
        ((0, 0), [0], [], []),
        ((0, 1), [0, 1], [0, 1], []),
        ((0, 0, 1, 1, 2), [0, 1], [0, 1], [2]),
    ],
)
def test_who_ties_for_the_most_orders_shares_both_awards_of_the_church(
    orders: tuple[int, ...], chaplain: list[int], final: list[int], early: list[int]
) -> None:
    for table, sacristan in ((hamlet(4), final), (preview(4), early)):
        table.with_orders(*orders)
        assert (goal(table, "chaplain")["seats"], goal(table, "sacristan")["seats"]) == (chaplain, sacristan)


@pytest.mark.rule("H-51", "H-52")
def test_the_awards_of_the_view_are_those_that_score() -> None:
    for game in positions(20):
        standings = [standing for standing in game.view()["table"]["goals"] if standing["points"] is not None]
        both, *others = standings[0], *standings[2:]
        shared = both["seats"] == standings[1]["seats"] != []
        rest = others if shared else [*standings]
        for seat in range(game.players):
            points = sum(one["points"] // len(one["seats"]) for one in rest if seat in one["seats"])
            if shared and seat in both["seats"]:
                points += (both["points"] + standings[1]["points"]) // len(both["seats"])
            assert points == awards(game.state, seat, game.engine.new_work())


@pytest.mark.rule("H-17", "H-18")
def test_a_token_brings_its_maker_what_it_says() -> None:
    used = 0
    for game in positions(3):
        places = {one["tile"]: one for one in game.view()["table"]["village"]}
        for action, (place, slot) in offered(game, "use"):
            token, after = places[place]["slots"][slot], game.clone()
            after.push(action)
            if after.view()["table"]["phase"] != "pay":  # what was paid for brings something too
                continue
            gained = [
                int(now.points.sum() - then.points.sum()) for now, then in zip(*map(players_of, (after, game)), strict=True)
            ]
            assert gained == [token["reward"] if seat == token["owner"] else 0 for seat in range(game.players)]
            used += token["owner"] is not None
    assert used


@pytest.mark.rule("H-24", "H-37")
def test_what_may_be_bought_is_listed_and_for_a_sale_nothing() -> None:
    bought = sold = 0
    for game in positions(3):
        task = game.view()["table"]["task"]
        if task is None:
            continue
        assert {kind for _, (kind,) in offered(game, "buy")} <= set(task["buyable"])
        bought += len(task["buyable"])
        if task["deed"] == "sell":
            assert task["buyable"] == []
            sold += 1
    assert bought
    assert sold


@pytest.mark.rule("H-24", "H-33", "H-35", "H-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_prices_as_they_stand(players: int) -> None:
    table = hamlet(players)
    side = market(players)
    view = shown(table)
    assert view["prices"] == [side["raw"]] * 3 + [side["good"]] * 4
    assert [slot["price"] for slot in view["row"]] == [0, 1, 2, 3]
    assert view["donkeyPrice"] == 3
    assert view["boards"][0]["villagerPrice"] == 5
    assert shown(table.with_villagers(4))["boards"][0]["villagerPrice"] is None


@pytest.mark.rule("H-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_side_of_the_church_in_play(players: int) -> None:
    side = components().churches[shown(hamlet(players))["church"]]
    assert [order.points for order in side.orders] == [order["points"] for order in church(players)["orders"]]


@pytest.mark.rule("H-46")
def test_a_path_takes_stone_and_a_bridge_wood() -> None:
    roads = components().roads
    assert [n > 0 for n in roads.forest] == [True] + [False] * 7
    assert [n > 0 for n in roads.mountain] == [False, True] + [False] * 6


@pytest.mark.rule("H-50")
@pytest.mark.parametrize(
    ("players", "start", "still"),
    [(3, 0, "2 more turns after yours, then the game ends"), (3, 2, "one more turn after yours"), (3, 1, "with your turn")],
)
def test_the_last_order_says_beforehand_that_it_ends_the_game(players: int, start: int, still: str) -> None:
    table = hamlet(players).with_gold(40).with_resources("quarry", "stone stone stone").with_orders(1, None, 1, 1, 1)
    table.state.start_seat = start
    said = " ".join(map(str, table.game.preview("order 2").effect))
    assert "The last order finishes the church" in said
    assert still in said
    table.state.order_by[0] = EMPTY
    assert "finishes the church" not in " ".join(map(str, table.game.preview("order 2").effect))


@pytest.mark.rule("H-50")
def test_an_order_in_gold_says_so_as_well() -> None:
    table = hamlet(3).with_gold(40).with_orders(None, 1, 1, 1, 1)
    effect = table.game.preview("order 1").effect
    assert [message.id for message in effect].count("hamlet-effect-end") == 1
