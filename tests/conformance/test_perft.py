"""The number of ways on, compared to the digit."""

from __future__ import annotations

import pytest

from dorfplatz.core.game import Game
from tests.conformance import perft
from tests.conformance.tables import GAMES, TABLES, Table

KNOWN = [known for game in GAMES for known in perft.read(game)]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known.table}-{known.moment}")
def test_as_many_ways_lead_on_as_ever(known: perft.Count) -> None:
    assert perft.count(known.table, known.moment, len(known.leaves)) == known


def test_every_table_is_counted() -> None:
    assert {known.table for known in KNOWN} == set(TABLES)


def _by_hand(game: Game, depth: int) -> int:
    if depth == 0:
        return 1
    leaves = 0
    for move in game.legal_moves:
        game.push(move)
        leaves += _by_hand(game, depth - 1)
        game.pop()
    return leaves


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pushing_and_popping_counts_the_same(table: Table) -> None:
    game = table.new("curious")
    before = game.position.tobytes()
    assert _by_hand(game, 2) == perft.perft(table.game, before, 2)
    assert game.position.tobytes() == before
