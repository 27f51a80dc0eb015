"""What every bot promises: a legal move, the same with the same seed, and no look at what lies hidden."""

from __future__ import annotations

import pytest

import dorfplatz
from dorfplatz.core.game import Game
from tests.conformance.tables import TABLES, Table
from tests.conformance.walks import redealt, walk

BOTS = ("random", "greedy", "newcomer", "novice")
"""Those who look ahead would take minutes for a game; they are asked in `test_levels`."""
EVERY = [pytest.param(bot, table, id=f"{bot}-{table}") for bot in BOTS for table in TABLES]


def played(bot: str, table: Table, seed: str | None) -> Game:
    game, player = table.new("bots"), dorfplatz.bot(bot, seed)
    while not game.over:
        move = player.choose(game)
        assert move in game.legal_moves
        game.push(move)
    return game


@pytest.mark.parametrize(("bot", "table"), EVERY)
def test_a_bot_finishes_games_and_repeats_itself_with_its_seed(bot: str, table: Table) -> None:
    game = played(bot, table, "one")
    assert game.over
    assert played(bot, table, "one").actions == game.actions


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seeds", [("one", "two", "three"), (None, None, None)], ids=["seeds", "no-seeds"])
def test_another_seed_or_none_is_another_player(bot: str, seeds: tuple[str | None, ...]) -> None:
    assert len({tuple(played(bot, TABLES[1], seed).actions) for seed in seeds}) > 1


@pytest.mark.parametrize(("bot", "table"), EVERY)
def test_a_bot_never_peeks(bot: str, table: Table) -> None:
    """It chooses the same when only the hidden cards are others."""
    for game in walk(table, "greedy"):
        if game.over or game.version % 7:
            continue
        before = game.state.tobytes()
        choice = dorfplatz.bot(bot, game.version).choose(game)
        for deal in ("one", "two"):
            assert dorfplatz.bot(bot, game.version).choose(redealt(game, game.turn, deal)) == choice
        assert game.state.tobytes() == before


def test_looking_ahead_pays() -> None:
    """Greedy beats chance in every game, from either seat."""
    for definition in dorfplatz.available_games():
        if definition.players[1] < 2:
            continue
        for game_number in range(6):
            game = dorfplatz.new(definition.name, 2, f"duel {game_number}")
            mine = game_number % 2
            seats = {mine: dorfplatz.bot("greedy", game_number), 1 - mine: dorfplatz.bot("random", game_number)}
            while not game.over:
                game.push(seats[game.turn].choose(game))
            assert game.scores[mine] > game.scores[1 - mine]
