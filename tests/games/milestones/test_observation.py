"""What a program sees agrees with what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from dorfplatz.core.actions import decode
from dorfplatz.core.game import Game
from dorfplatz.games.milestones.actions import ACTION_TABLE, ACTIONS
from dorfplatz.games.milestones.observation import OBSERVATION, observe
from dorfplatz.games.milestones.rules_loop import is_ascending, workers_of
from dorfplatz.games.milestones.scoring import majority, strength
from dorfplatz.games.milestones.state import Phase, Piece
from dorfplatz.games.milestones.tables import (
    CORNERS,
    COST,
    DELIVERY,
    KINDS,
    MILL,
    NUMBER,
    OFFICE,
    PATH,
    TRIANGLES,
    VERTICES,
    WORKER_KIND,
    WORKPLACES,
)
from tests.conformance.tables import Table
from tests.conformance.walks import walk


def seen(game: Game) -> dict[str, Any]:
    """The parts of what the seat on turn sees."""
    row = np.zeros(OBSERVATION.size, np.uint8)
    observe(game.state, game.turn, row, game.engine.new_work())
    return OBSERVATION.read(row)


@pytest.fixture(params=[2, 3, 4])
def positions(request: pytest.FixtureRequest) -> Iterator[Game]:
    return (game for game in walk(Table("milestones", request.param), "greedy") if game.version % 4 == 0)


def possible(game: Game, space: int) -> Iterator[tuple[str, int, int]]:
    """What the seat on turn could do if it stood there with plenty of goods: block and two parameters."""
    other = game.clone()
    me = other.state.players[game.turn]
    me.position, me.goods[:] = space, 9
    other.state.phase, other.state.moves_left = Phase.TURN, 1
    for action in other.engine.legal(other.position):
        block = ACTIONS.block_of(action)
        _, first, second, _ = decode(ACTION_TABLE, action)
        yield block.name, int(first), int(second)


def test_the_land_shows_what_building_there_brings(positions: Iterator[Game]) -> None:
    for game in positions:
        parts, state = seen(game), game.state
        milestones, houses, markets = np.zeros(VERTICES, int), np.zeros(TRIANGLES, int), np.zeros(VERTICES, int)
        for block, first, _ in possible(game, OFFICE):
            if block == "road":
                milestones[PATH[first, 1]] = NUMBER[PATH[first, 1]]
            elif block == "house":
                houses[first] = 1 + sum(NUMBER[v] for v in CORNERS[first] if state.pieces[v] == Piece.FREE)
            elif block == "market":
                markets[first] = NUMBER[first]
        assert parts["milestones"].tolist() == milestones.tolist()
        assert parts["houses"].tolist() == houses.tolist()
        assert parts["markets"].tolist() == markets.tolist()
        assert parts["best"][:3].tolist() == [milestones.max(), max(0, houses.max() - 1), markets.max()]
        starts = {PATH[first, 0] for block, first, _ in possible(game, OFFICE) if block == "road"}
        assert starts <= set(np.flatnonzero(parts["starts"]))


def test_marketplaces_show_the_best_delivery(positions: Iterator[Game]) -> None:
    for game in positions:
        parts, deliveries = seen(game), np.zeros(VERTICES, int)
        for block, vertex, delivery in possible(game, MILL):
            if block == "deliver":
                deliveries[vertex] = max(deliveries[vertex], 1 + DELIVERY[delivery].sum())
        assert parts["deliveries"].tolist() == deliveries.tolist()
        assert parts["best"][3] == max(0, deliveries.max() - 1)


def test_a_move_brings_what_was_seen(positions: Iterator[Game]) -> None:
    moves = 0
    for game in positions:
        if game.state.phase != Phase.TURN:
            continue
        parts, me = seen(game), game.state.players[game.turn]
        for space in range(me.position + 1, WORKPLACES + 1):
            if game.why_not(f"move {space}") is None:
                after = game.clone()
                after.push(f"move {space}")
                gained = after.state.players[game.turn].goods - me.goods
                assert parts["income"][space - 1].tolist() == gained.tolist()
                assert parts["income_points"][space - 1] == after.scores[game.turn] - game.scores[game.turn]
                moves += 1
    assert moves > 10


def test_players_are_seen_as_they_are_counted(positions: Iterator[Game]) -> None:
    for game in positions:
        parts, state = seen(game), game.state
        totals = []
        for place in range(game.players):
            seat = (game.turn + place) % game.players
            me = state.players[seat]
            won = [majority(state, seat, kind) for kind in range(KINDS)]
            assert parts["strength"][place].tolist() == [strength(me, kind) for kind in range(KINDS)]
            assert parts["majority"][place].tolist() == won
            assert parts["ascending"][place] == is_ascending(me)
            ahead = [WORKER_KIND[worker] for worker in me.workers[me.position :] if worker >= 0]
            assert parts["ahead"][place].tolist() == [ahead.count(kind) for kind in range(KINDS)]
            totals.append(int(me.points.sum()) + sum(won))
        ordered = sorted(totals)
        assert parts["lag"][: game.players].tolist() == [ordered[-1] - total for total in totals]
        lead = [total - ordered[-2] if total == ordered[-1] else 0 for total in totals]
        assert parts["lead"][: game.players].tolist() == lead
        assert parts["workers"][:, :KINDS].sum() == workers_of(state.players[game.turn])


def test_what_is_missing_is_what_the_rules_ask_for(positions: Iterator[Game]) -> None:
    for game in positions:
        goods = game.state.players[game.turn].goods
        assert seen(game)["missing"].tolist() == [int(np.maximum(price - goods, 0).sum()) for price in COST]
