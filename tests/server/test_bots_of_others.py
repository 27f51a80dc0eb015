"""Bots of others on a server: only those that are offered, and what they do wrong is told at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from dorfplatz.arena import Results, Settings, play_games
from dorfplatz.arena.results import saved_game
from dorfplatz.bots import LEVELS, own
from dorfplatz.core.words import render
from tests.server.harness import ANNA, Client, create_table, player_at

CHEAT = "tests.arena.odd_bots:Cheat"


def bot(name: str) -> dict[str, object]:
    return {"kind": "bot", "name": "Ada", "family": 3, "bot": name}


@pytest.fixture
def offering(client: Client, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A server that offers a bot of somebody else's."""
    monkeypatch.setattr(own, "offered", lambda: {CHEAT: CHEAT})
    return client


def test_a_bot_that_is_offered_can_be_chosen_and_its_mistake_is_told(offering: Client) -> None:
    assert all({CHEAT, *LEVELS, "random", "greedy"} == set(game["bots"]) for game in offering.get("/api/games").json())
    with player_at(offering, create_table(offering, bot(CHEAT), ANNA, seed=7), "de") as player:
        while player.view["turn"] == 1:
            player.move()
        error = player.receive("error")
    assert error["error"]["id"] == "own-bot-not-allowed"
    assert render(error["error"], "en") == (
        f"The bot {CHEAT} chose “explore I”, which is not allowed here: First everybody takes an artifact. (S-07)"
    )
    assert "Zuerst nehmen alle ein Artefakt." in error["text"]


@pytest.mark.parametrize("name", ["os:getcwd", "examples.own_bot:Points", "net.safetensors"])
def test_nobody_makes_the_server_import_or_read_anything_by_naming_it(client: Client, name: str) -> None:
    answer = client.post("/api/tables", json={"game": "settlement", "seats": [ANNA, bot(name)]})
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["id"] == "unknown-bot"


def test_a_game_of_the_arena_can_be_loaded(client: Client, tmp_path: Path) -> None:
    results = Results.open(Settings("settlement", 2, ("random", "examples.own_bot:Points")), tmp_path / "games.sqlite")
    play_games(results, 1)
    (played,) = results.games(1)
    results.close()
    created = client.post("/api/saves", json=saved_game(tmp_path / "games.sqlite", 0))
    assert created.status_code == 201, created.text
    with player_at(client, created.json()["id"]) as player:
        assert player.view["over"]
        assert [score["total"] for score in player.view["scores"]] == played.scores
