"""What each turn has brought everybody stands in the log, whoever reads it and whenever."""

from __future__ import annotations

import json

import pytest

import dorfplatz
from dorfplatz.server import protocol, table, turn_points


@pytest.mark.parametrize("name", ["hamlet", "milestones", "settlement"])
def test_the_points_in_the_log_add_up(name: str) -> None:
    game, bot = dorfplatz.new(name, 2, seed=3), dorfplatz.bot("greedy", seed=3)
    begun = game.scores
    while not game.over:
        game.push(bot.choose(game))
    lines = [line for step in game.steps for line in turn_points.lines(game, step)]
    brought = [line for line in lines if line.changes]
    for seat in range(2):
        own = [line for line in brought if line.message.args["who"] == {"seat": seat}]
        assert begun[seat] + sum(change.points for line in own for change in line.changes or ()) == game.scores[seat]
    # The counting at the end is told before what it has brought.
    final = [n for n, line in enumerate(lines) if line.message.id == "points-final"]
    assert final == list(range(len(lines) - len(final), len(lines)))
    assert game.log == [line for line in lines if not line.changes]
    # It is stored with the game, and so there after a reload.
    stored = table.game_of_save(game.to_json()).decisions
    kept = [line for told in stored for line in json.loads(b"[%b]" % told.lines)]
    assert kept == json.loads(b"[%b]" % protocol.encode_lines(lines))


def test_what_was_turned_up_comes_after_the_points_of_the_turn() -> None:
    game, bot = dorfplatz.new("milestones", 2, seed=3), dorfplatz.bot("greedy", seed=3)
    while not game.over:
        game.push(bot.choose(game))
    rounds = 0
    for step in game.steps:
        ids = [line.message.id for line in turn_points.lines(game, step)]
        if "milestones-log-round" in ids and "points-turn" in ids:
            rounds += 1
            assert ids.index("points-turn") < ids.index("milestones-log-round")
    assert rounds
