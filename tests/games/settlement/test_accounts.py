"""Books are kept: in whole games nothing changes on a board that was not promised before and is not seen moving."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from dorfplatz.core.game import Game
from dorfplatz.core.story import Step
from dorfplatz.games.settlement.tables import ARTIFACT_COUNT, GOODS, HERO_COUNT, OPEN_ARTIFACTS, SETTLERS
from tests.conformance.tables import TABLES, Table
from tests.conformance.walks import MANNERS, walk

GAMES = [
    pytest.param(table, manner, id=f"{table}-{manner}") for table in TABLES if table.game == "settlement" for manner in MANNERS
]


def steps(table: Table, manner: str) -> Iterator[tuple[Game, dict[str, Any], Step]]:
    """A game after each decision, with the table before it and what came of it."""
    before: dict[str, Any] = {}
    for game in walk(table, manner):
        if game.version:
            yield game, before, game.steps[-1]
        before = table_of(game)


def table_of(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(game.engine.view.table(game.state))
    return found


def in_stock(table: dict[str, Any], seat: int) -> Counter[str]:
    return Counter(dict(zip(GOODS, table["boards"][seat]["goods"], strict=True)))


def moved(step: Step, place: str) -> Counter[str]:
    """What came to a place, less what went from it."""
    balance: Counter[str] = Counter()
    for flight in step.flights:
        balance[flight.symbol] += flight.count * ((flight.end == place) - (flight.start == place))
    return balance


def differences(after: Counter[str], before: Counter[str]) -> dict[str, int]:
    return {key: after[key] - before[key] for key in after | before if after[key] != before[key]}


@pytest.mark.parametrize(("table", "manner"), GAMES)
def test_every_good_that_comes_or_goes_is_seen_moving(table: Table, manner: str) -> None:
    for game, before, step in steps(table, manner):
        after = table_of(game)
        for seat in range(game.players):
            seen = {good: n for good in GOODS if (n := moved(step, f"stock-{seat}-{good}")[good])}
            assert seen == differences(in_stock(after, seat), in_stock(before, seat)), game.text(step.action)


@pytest.mark.parametrize(("table", "manner"), GAMES)
def test_every_piece_on_the_board_is_seen_arriving(table: Table, manner: str) -> None:
    for game, before, step in steps(table, manner):
        after = table_of(game)
        for seat, (old, new) in enumerate(zip(before["boards"], after["boards"], strict=True)):
            for row in range(3):
                for column in range(3):
                    there, then = new["regions"][row][column], old["regions"][row][column] or {}
                    balance = moved(step, f"land-{seat}-{row}-{column}")
                    if there:
                        assert balance["tile"] == (not then)
                        assert balance["outpost"] == there["outpost"] - then.get("outpost", False)
                        monsters = sum(n for symbol, n in balance.items() if symbol.startswith("monster-"))
                        assert monsters == there["monster"] - then.get("monster", False)
                    house = moved(step, f"lot-{seat}-{row}-{column}")
                    lot, was = new["streets"][row][column], old["streets"][row][column] or {}
                    if lot:
                        assert house["house"] == (not was)
            assert moved(step, f"heroes-{seat}")["card"] == len(new["heroes"]) - len(old["heroes"])


def promised(game: Game, action: int) -> Counter[str]:
    """What the preview of a move says about one's own goods."""
    balance: Counter[str] = Counter()
    signs = {"settlement-effect-pay": -1, "settlement-effect-gain": 1, "settlement-effect-discard": -1}
    for message in game.preview(action).effect:
        if message.id in signs:
            for good, n in message.args["what"]["amounts"].items():
                balance[good] += n * signs[message.id]
        elif message.id == "settlement-effect-deposit":
            balance[message.args["good"]["word"].removeprefix("good-")] -= 1
    return balance


@pytest.mark.parametrize(("table", "manner"), GAMES)
def test_a_preview_promises_what_then_happens(table: Table, manner: str) -> None:
    for game in walk(table, manner):
        if game.over or game.version % 11:
            continue
        before, seat = in_stock(table_of(game), game.turn), game.turn
        for action in game.legal_moves.ids:
            after = game.clone()
            after.push(action)
            step = after.steps[-1]
            promise = promised(game, action)
            got = differences(in_stock(table_of(after), seat), before)
            if step.reveals:
                # What is turned up may bring more; what is paid is known before.
                assert {good: n for good, n in promise.items() if n < 0} == {good: n for good, n in got.items() if n < 0}
            else:
                assert {good: promise[good] for good in GOODS if promise[good]} == got


@pytest.mark.parametrize(("table", "manner"), GAMES)
def test_cards_leave_the_game_only_as_the_rules_say(table: Table, manner: str) -> None:
    """A hero each round end; in the solo game an artifact each time another is taken."""
    for game in walk(table, manner):
        state, players = game.state, [game.state.players[seat] for seat in range(game.players)]
        ended = int(state.round_no) - 1
        heroes = int(state.hero_left) + sum(state.hero_row >= 0) + sum(int(player.hero_count) for player in players)
        if state.hero_left:
            assert heroes == HERO_COUNT - ended
        artifacts = int(state.artifact_left + state.artifact_row.sum()) + sum(player.artifact >= 0 for player in players)
        assert artifacts == (ARTIFACT_COUNT - ended if game.players == 1 else game.players + OPEN_ARTIFACTS)


@pytest.mark.parametrize(("table", "manner"), GAMES)
def test_no_more_settlers_stand_on_a_board_than_were_placed(table: Table, manner: str) -> None:
    for game in walk(table, manner):
        for seat in range(game.players):
            player = game.state.players[seat]
            standing = int(player.region_uses.sum() + player.street_uses.sum() + player.outpost_used.sum())
            assert standing <= SETTLERS - player.settlers + player.used_bonus
