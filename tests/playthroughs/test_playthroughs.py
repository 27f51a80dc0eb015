"""Whole games, told as they were told before. `python -m tests.playthroughs` tells them anew, on purpose."""

from __future__ import annotations

import pytest

from tests.conformance.tables import TABLES, Table, folder_elsewhere
from tests.playthroughs.telling import FOLDER, file, replay, tell


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_game_is_played_and_told_as_before(table: Table) -> None:
    game = replay(table)
    assert game.over
    told, expected = tell(game).splitlines(), file(table).read_text(encoding="utf-8").splitlines()
    differences = [(number, *pair) for number, pair in enumerate(zip(told, expected, strict=False), 1) if pair[0] != pair[1]]
    assert differences[:3] == []
    assert len(told) == len(expected)


def test_every_text_is_of_a_game_there_is() -> None:
    assert set(FOLDER.glob("*.txt")) == {file(table) for table in TABLES if not folder_elsewhere(table.game)}
