"""Random play to the end, thousands of times: what must be true of the rules of every game, at every position."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.conformance import strict
from tests.conformance.swarm import Swarm, swarm
from tests.conformance.tables import GAMES, TABLES, Table

GAMES_PER_TABLE = 900
DECISIONS_PER_TABLE = 50_000


@cache
def swarmed(table: Table) -> Swarm:
    return swarm(table, GAMES_PER_TABLE, DECISIONS_PER_TABLE, "swarm")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_wrong_at_any_position(table: Table) -> None:
    """`legal` is what `why_not` allows, asking changes nothing, one can always move, points add up, secrets stay, games end."""
    assert swarmed(table).fault == ""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_reason_is_said_in_both_languages_and_cites_a_rule(table: Table) -> None:
    reasons = swarmed(table).reasons
    actions, codes = np.nonzero(reasons)
    assert len(set(codes.tolist())) > 1
    for action, code in zip(actions.tolist(), codes.tolist(), strict=True):
        why = table.engine.why(action, int(reasons[action, code]))
        strict.check(why.message)
        assert why.rule in strict.rule_ids(table.game), why


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_occurs(game: str) -> None:
    """Otherwise the games above have not seen much."""
    tables = [table for table in TABLES if table.game == game]
    played = np.sum([swarmed(table).played for table in tables], axis=0)
    blocks = tables[0].engine.actions
    assert [block.name for block in blocks if not played[block.offset : block.offset + block.count].any()] == []
